import { useDeferredValue, useMemo } from 'react';
import { nameOfCard } from '../../../rules/cards.ts';
import { nameOfNode } from '../../../rules/table.ts';
import { fractionOf } from '../../cards/fractions.ts';
import { Figures, mostDryMass } from '../Figures.tsx';
import { FuelLadder } from '../FuelLadder.tsx';
import { performanceOf, type ShipDrive } from '../performance.ts';
import { horizons, type Reach, reachOf } from '../reach.ts';
import type { Composed } from './compose.ts';
import styles from './Outcome.module.css';
import type { YardProps } from './part.ts';

interface OutcomeProps extends YardProps {
  /** The question of the year waits for this person. */
  readonly isAsked: boolean;
  onReset(): void;
  onDo(): void;
}

/** What the ship would weigh and where it would get to; what has to be done for it, and why it cannot be. */
export function Outcome({ composition, composed, say, isAsked, onReset, onDo }: OutcomeProps) {
  const { ship, state, steps, obstacle, price } = composed;
  const performance = useMemo(() => ship && performanceOf(state, ship), [state, ship]);
  const far = useDeferredValue(composed);
  const reach = useMemo(() => far.ship && reachOf(far.state, far.ship), [far]);
  return (
    <section className={styles['outcome']} aria-live="polite">
      {performance && ship && (
        <>
          <Figures of={performance} say={say} />
          {(ship.wet !== null || performance.dry > 0) && performance.dry <= mostDryMass && (
            <FuelLadder of={performance} say={say} />
          )}
          {performance.dry > mostDryMass && (
            <p className={styles['warning']}>{say({ key: 'fleet.warning.heavy', params: { most: mostDryMass } })}</p>
          )}
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
        {steps.length === 0 && obstacle === undefined && <p>{say({ key: 'fleet.yard.asItIs' })}</p>}
        {price > 0 && <p>{say({ key: 'fleet.yard.price', params: { price } })}</p>}
        {obstacle && <p className={styles['warning']}>{say(obstacle)}</p>}
        {!isAsked && <p className={styles['warning']}>{say({ key: 'fleet.yard.notNow' })}</p>}
        <div className={styles['buttons']}>
          <button
            type="button"
            className={styles['do']}
            disabled={!isAsked || obstacle !== undefined || steps.length === 0}
            onClick={onDo}
          >
            {say({ key: 'fleet.yard.do' })}
          </button>
          <button type="button" disabled={isUntouched(composition, composed)} onClick={onReset}>
            {say({ key: 'fleet.yard.reset' })}
          </button>
        </div>
      </div>
    </section>
  );
}

function isUntouched({ boosted, aboard, ship }: YardProps['composition'], { steps }: Composed): boolean {
  return steps.length === 0 && boosted.length === 0 && (ship !== null || aboard.length === 0);
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
function Range({ reach: { engine, sites, journeys }, say }: { readonly reach: Reach; readonly say: YardProps['say'] }) {
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
