import { lookOf, type TouchProps, touchOf } from '@starboard/board';
import type { Ref, SeatId, ShownDecision } from '@starboard/kernel';
import type { Formatter } from '@starboard/kernel/text';
import type { ShoreLeave } from '../../types.ts';
import type { View } from '../../view.ts';
import styles from './Between.module.css';
import cards from './Cards.module.css';
import { CrewCard } from './CrewCard.tsx';
import { recruitsFor, type Ware, waresIn } from './counter.ts';

interface CounterProps {
  readonly view: View;
  readonly shore: ShoreLeave;
  /** Who does the shopping. */
  readonly seat: SeatId;
  readonly decision: ShownDecision | undefined;
  readonly touch: TouchProps;
  readonly say: Formatter;
}

/** RDA-BUY-01, 04..06, RDA-RECRUIT-01: what this step is about, card by card. Whoever is asked can touch what is open to them. */
export function Counter({ view, shore, seat, decision, touch, say }: CounterProps) {
  const { phase } = shore;
  const wares = waresIn(view, shore, seat);
  const recruits = phase === 'recruit' ? recruitsFor(view, seat) : [];
  const title = say({ key: `face.shore.${phase}` });
  return (
    <section className={styles['section']} aria-label={title}>
      <h3>{title}</h3>
      <p>{say({ key: `face.port.text.${phase}` })}</p>
      {wares.length + recruits.length === 0 ? (
        <p className={styles['none']}>{say({ key: 'face.port.none' })}</p>
      ) : (
        <ul className={styles['cards']}>
          {wares.map(ware => (
            <WareCard key={ware.id} ware={ware} decision={decision} touch={touch} say={say} />
          ))}
          {recruits.map(({ id, digits }) => (
            <CrewCard
              key={id}
              id={id}
              price={say({ key: 'face.digits', params: { digits } })}
              isOff={isBarred(decision, `crew:${id}`)}
              touch={touch}
              say={say}
            />
          ))}
        </ul>
      )}
    </section>
  );
}

function isOffered(decision: ShownDecision | undefined, ref: Ref): boolean {
  return decision?.ask?.options.some(({ refs = [] }) => refs.includes(ref)) === true;
}

/** Only for whoever is asked something is out of reach, and only where each card is an answer by itself: others just look. */
function isBarred(decision: ShownDecision | undefined, ref: Ref): boolean {
  const isByCard = decision?.ask?.options.some(({ refs = [] }) => refs.length > 0) === true;
  return isByCard && !isOffered(decision, ref);
}

interface WareCardProps extends Pick<CounterProps, 'decision' | 'touch' | 'say'> {
  readonly ware: Ware;
}

function WareCard({ ware: { ref, name, text, digits, owner, isSpent }, decision, touch, say }: WareCardProps) {
  const touched = touchOf(touch, ref);
  const isOpen = isOffered(decision, ref);
  return (
    <li
      className={cards['card']}
      data-target={lookOf(touched)}
      data-off={isSpent || isBarred(decision, ref) || undefined}
    >
      <header>
        <span>
          <b>{say(name)}</b>
          {owner && <small>{say(owner)}</small>}
        </span>
        {digits !== undefined && digits > 0 && (
          <span className={cards['price']}>{say({ key: 'face.digits', params: { digits } })}</span>
        )}
      </header>
      <p>{say(text)}</p>
      {isOpen && (
        <button
          type="button"
          className={cards['take']}
          aria-pressed={touched.target?.isChosen ?? false}
          aria-label={touched.target?.label ?? say(name)}
          onClick={touched.onPick}
          onPointerEnter={() => touched.onPoint(true)}
          onPointerLeave={() => touched.onPoint(false)}
        />
      )}
    </li>
  );
}
