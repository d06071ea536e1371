import type { Ring, SetupCard } from '@starboard/board';
import { useId, useState } from 'react';
import { Ruled } from '../../rulebook/Ruled.tsx';
import { Glyph } from '../../ui/glyphs.tsx';
import { useSay, useWord } from '../../words/words.tsx';
import type { Family } from '../model/party.ts';
import type { Refusals } from '../model/problems.ts';
import { SeatRing } from '../seats/SeatRing.tsx';
import { DetailsOf } from './Details.tsx';
import styles from './PartyCard.module.css';

interface PartyCardProps {
  readonly family: Family;
  /** Which of the family takes part, if any. */
  readonly chosen: string | undefined;
  readonly ring: Ring | undefined;
  readonly refused: Refusals;
  /** Whether one of the family has the attention. */
  readonly isLooked: boolean;
  /** This one of the family has the attention now. */
  onLook(value: string): void;
  onChoose(value: string): void;
  onLeave(value: string): void;
}

/** A family of cards as one card: a click takes it in or out, the letters say which of the family it is. */
export function PartyCard({ family, chosen, ring, refused, isLooked, onLook, onChoose, onLeave }: PartyCardProps) {
  const say = useSay();
  const id = useId();
  const [looked, setLooked] = useState(chosen);
  const shown = family.find(({ value }) => value === (chosen ?? looked)) ?? family[0];
  const refusal = chosen === undefined ? refused.get(shown.value) : undefined;

  function lookAt({ value }: SetupCard) {
    setLooked(value);
    onLook(value);
    if (chosen !== undefined) onChoose(value);
  }

  return (
    <article className={styles['card']} data-ring={ring} data-refused={refusal !== undefined}>
      <button
        type="button"
        className={styles['face']}
        aria-pressed={chosen !== undefined}
        aria-disabled={refusal !== undefined}
        aria-describedby={refusal && id}
        onFocus={() => onLook(shown.value)}
        onClick={() => {
          onLook(shown.value);
          if (chosen !== undefined) onLeave(chosen);
          else if (refusal === undefined) onChoose(shown.value);
        }}
      >
        <SeatRing ring={ring} icon={shown.icon} />
        <span className={styles['title']}>
          <b>{say(shown.title)}</b>
          {shown.facts?.map(fact => (
            <small key={say(fact)}>{say(fact)}</small>
          ))}
        </span>
        {shown.text && !refusal && <span className={styles['text']}>{say(shown.text)}</span>}
      </button>
      {refusal && (
        <p id={id} className={styles['refusal']}>
          <Glyph name="blocked" /> <Ruled sentence={say(refusal)} />
        </p>
      )}
      {isLooked && shown.details && (
        <div className={styles['details']}>
          <DetailsOf card={shown} />
        </div>
      )}
      {family.length > 1 && <Sets family={family} shown={shown} onLook={lookAt} />}
    </article>
  );
}

interface SetsProps {
  readonly family: Family;
  readonly shown: SetupCard;
  onLook(card: SetupCard): void;
}

function Sets({ family, shown, onLook }: SetsProps) {
  const say = useSay();
  const word = useWord();
  return (
    <fieldset className={styles['sets']}>
      <legend className="heard">{word('setup.party.sets', { title: say(shown.title) })}</legend>
      {family.map((card, i) => {
        const letter = String.fromCharCode(65 + i);
        return (
          <button
            key={card.value}
            type="button"
            aria-label={word('setup.party.set', { title: say(card.title), letter })}
            aria-pressed={card === shown}
            onClick={() => onLook(card)}
          >
            {letter}
          </button>
        );
      })}
    </fieldset>
  );
}
