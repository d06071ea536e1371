import { useDeferredValue, useMemo } from 'react';
import { nameOfCard } from '../../../rules/cards.ts';
import { nameOfNode } from '../../../rules/table.ts';
import { fractionOf } from '../../../show/fractions.ts';
import { performanceOf, type ShipDrive } from '../../../show/performance.ts';
import { horizons, type Reach, reachOf } from '../reach.ts';
import styles from './Outcome.module.css';
import type { YardProps } from './part.ts';

/** What drives the ship and where it would get to; what has to be done for it. */
export function Outcome({ composed, say }: YardProps) {
  const { ship, state, steps, price } = composed;
  const performance = useMemo(() => ship && performanceOf(state, ship), [state, ship]);
  const far = useDeferredValue(composed);
  const reach = useMemo(() => far.ship && reachOf(far.state, far.ship), [far]);
  return (
    <section className={styles['outcome']} aria-label={say({ key: 'fleet.yard.outcome' })}>
      {performance && (
        <>
          <h3>{say({ key: 'fleet.yard.drives' })}</h3>
          <ul className={styles['drives']}>
            {performance.drives.map(drive => (
              <Drive key={drive.card?.no ?? 0} drive={drive} say={say} />
            ))}
            {performance.idle.map(({ card, reasons }) => (
              <li key={card.no} data-idle>
                <b>{say(nameOfCard(card))}</b> <span>{reasons.map(say).join(', ')}</span>
              </li>
            ))}
            {performance.drives.length + performance.idle.length === 0 && (
              <li data-idle>{say({ key: 'fleet.yard.noThruster' })}</li>
            )}
          </ul>
          {reach && performance.drives.length > 0 && <Range reach={reach} say={say} />}
        </>
      )}
      <div className={styles['steps']}>
        <h3>{say({ key: 'fleet.yard.steps' })}</h3>
        <ol>
          {steps.map(({ text }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: steps have no other name than their place
            <li key={at}>{say(text)}</li>
          ))}
        </ol>
        {steps.length === 0 && <p>{say({ key: 'fleet.yard.asItIs' })}</p>}
        {price > 0 && <p>{say({ key: 'fleet.yard.price', params: { price } })}</p>}
      </div>
    </section>
  );
}

/** A thruster that works, in a few words. */
function Drive({ drive, say }: { readonly drive: ShipDrive; readonly say: YardProps['say'] }) {
  const { card, netThrust, fuelPerBurn, burns, afterburn, needsAfterburn, pushed, bonusBurns } = drive;
  const texts = [
    { key: 'fleet.drive.thrust', params: { thrust: netThrust } },
    fuelPerBurn === 0 ? { key: 'gist.noFuel' } : { key: 'gist.fuel', params: { value: fractionOf(fuelPerBurn) } },
    { key: 'fleet.drive.burns', params: { burns } },
    afterburn !== null && {
      key: needsAfterburn ? 'fleet.drive.needsAfterburn' : 'gist.afterburn',
      params: { value: afterburn },
    },
    pushed && { key: 'fleet.drive.pushed' },
    bonusBurns > 0 && { key: 'fleet.drive.bonus', params: { burns: bonusBurns } },
  ];
  return (
    <li>
      {card && <b>{say(nameOfCard(card))}</b>}{' '}
      <span>
        {texts
          .filter(text => text !== false)
          .map(text => say(text))
          .join(' · ')}
      </span>
    </li>
  );
}

/** How many Sites it can reach, and the nearest places that missions want. */
function Range({
  reach: { engine, sites, wanted, journeys },
  say,
}: {
  readonly reach: Reach;
  readonly say: YardProps['say'];
}) {
  return (
    <div className={styles['range']}>
      <h3>{say({ key: 'fleet.range', params: { thruster: nameOfCard(engine.thruster) } })}</h3>
      <dl>
        {horizons.map((years, at) => (
          <div key={years}>
            <dt>{say({ key: 'fleet.range.within', params: { years } })}</dt>
            <dd>{say({ key: 'fleet.range.sites', params: { sites: sites[at]! } })}</dd>
          </div>
        ))}
      </dl>
      {journeys.length === 0 && wanted > 0 && <p>{say({ key: 'fleet.range.nothing' })}</p>}
      <ul>
        {journeys.map(({ node, years, back }) => (
          <li key={node}>
            <b>{say(nameOfNode(node))}</b>
            <span>{say({ key: 'fleet.range.there', params: { years } })}</span>
            <span data-bad={back === null || undefined}>
              {say(
                back === null ? { key: 'fleet.range.noWayBack' } : { key: 'fleet.range.back', params: { years: back } },
              )}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
