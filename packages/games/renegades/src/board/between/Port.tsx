import { type BoardProps, lookOf, type TouchProps, touchOf } from '@starboard/board';
import type { Ref, ShownDecision, Text } from '@starboard/kernel';
import type { Formatter } from '@starboard/kernel/text';
import { cardOf } from '../../content/cards.ts';
import { crewIds } from '../../content/crew.ts';
import { upgrades } from '../../content/upgrades.ts';
import type { ShoreLeave } from '../../types.ts';
import type { View } from '../../view.ts';
import { seatOf } from '../seat.ts';
import styles from './Between.module.css';
import { CampaignPath } from './CampaignPath.tsx';
import cards from './Cards.module.css';
import { CrewCard } from './CrewCard.tsx';

interface PortProps extends BoardProps<View> {
  readonly shore: ShoreLeave;
}

const steps = ['trade', 'sell', 'gear', 'upgrades', 'recruit', 'refit', 'tactics'] as const;

/** RDA-SHORE-09: whose turn it is in port, what comes one after the other, what lies open to be bought, and how the campaign stands. */
export function Port({ view, shore, say, decision, ...rest }: PortProps) {
  const { seats: order, phase, wares, offers } = shore;
  const [seat] = order;
  const who = seat === undefined ? undefined : seatOf(seat, view).name;
  return (
    <>
      <header className={styles['head']}>
        <h2>{say({ key: 'face.title.port' })}</h2>
        {who && <p>{say({ key: 'face.port.turn', params: { who, digits: view.purses[seat!] ?? 0 } })}</p>}
      </header>
      <ol className={styles['steps']} aria-label={say({ key: 'face.port.steps' })}>
        {steps.map(step => (
          <li key={step} aria-current={step === phase ? 'step' : undefined}>
            {say({ key: `face.shore.${step}` })}
          </li>
        ))}
      </ol>
      {phase === 'gear' && (
        <Wares
          title={{ key: 'face.shore.gear' }}
          wares={wares.map(card => ({ ref: `ware:${card}`, key: `card.${card}`, digits: cardOf(card).cost }))}
          isOffered={ref => isOffered(decision, ref)}
          touch={rest}
          say={say}
        />
      )}
      {phase === 'upgrades' && (
        <Wares
          title={{ key: 'face.shore.upgrades' }}
          wares={offers.map(id => ({ ref: `offer:${id}`, key: `upgrade.${id}`, digits: upgrades[id].cost }))}
          isOffered={ref => isOffered(decision, ref)}
          touch={rest}
          say={say}
        />
      )}
      {phase === 'recruit' && <Recruits touch={rest} say={say} />}
      <CampaignPath view={view} say={say} />
    </>
  );
}

/** Whether some option is about it. */
function isOffered(decision: ShownDecision | undefined, ref: Ref): boolean {
  return decision?.ask?.options.some(({ refs = [] }) => refs.includes(ref)) === true;
}

interface Ware {
  readonly ref: Ref;
  readonly key: string;
  readonly digits: number;
}

interface WaresProps {
  readonly title: Text;
  readonly wares: readonly Ware[];
  isOffered(ref: Ref): boolean;
  readonly touch: TouchProps;
  readonly say: Formatter;
}

/** RDA-BUY-01, 04: the cards that were turned up, with their price. */
function Wares({ title, wares, isOffered: isOpen, touch, say }: WaresProps) {
  return (
    <section className={styles['section']}>
      <h3>{say(title)}</h3>
      <ul className={styles['cards']}>
        {wares.map(({ ref, key, digits }, at) => {
          const touched = touchOf(touch, ref);
          return (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: two alike may lie there, and never change places
              key={`${key} ${at}`}
              className={cards['card']}
              data-target={lookOf(touched)}
              data-off={!isOpen(ref) || undefined}
            >
              <header>
                <span>
                  <b>{say({ key })}</b>
                </span>
                <span className={cards['price']}>{say({ key: 'face.digits', params: { digits } })}</span>
              </header>
              <p>{say({ key: `${key}.text` })}</p>
              {isOpen(ref) && (
                <button
                  type="button"
                  className={cards['take']}
                  aria-pressed={touched.target?.isChosen ?? false}
                  aria-label={touched.target?.label ?? say({ key })}
                  onClick={touched.onPick}
                  onPointerEnter={() => touched.onPoint(true)}
                  onPointerLeave={() => touched.onPoint(false)}
                />
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** RDA-RECRUIT-01: those who can be hired now. */
function Recruits({ touch, say }: { readonly touch: TouchProps; readonly say: Formatter }) {
  const open = crewIds.filter(id => touch.targets.some(({ ref }) => ref === `crew:${id}`));
  if (open.length === 0) return null;
  return (
    <section className={styles['section']}>
      <h3>{say({ key: 'face.shore.recruit' })}</h3>
      <ul className={styles['cards']}>
        {open.map(id => (
          <CrewCard key={id} id={id} touch={touch} say={say} />
        ))}
      </ul>
    </section>
  );
}
