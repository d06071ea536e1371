import type { SetupCard } from '@starboard/board';
import type { Text } from '@starboard/kernel';
import { Ruled } from '../../rulebook/Ruled.tsx';
import { useSay, useWord } from '../../words/words.tsx';
import { codeOf, timeOf } from '../labels.ts';
import styles from './CardRow.module.css';

interface CardRowProps {
  /** The name that makes the radio buttons of one list a group. */
  readonly group: string;
  readonly card: SetupCard;
  readonly isChosen: boolean;
  readonly refusal: Text | undefined;
  onChoose(): void;
  /** It was chosen by hand: whoever goes through the cards with the arrow keys is not done yet. */
  onTap(): void;
}

/** One card as a line of a list: its code, its name and what it needs, how hard it is, how long it takes. */
export function CardRow({ group, card, isChosen, refusal, onChoose, onTap }: CardRowProps) {
  const say = useSay();
  const code = codeOf(card);
  const note = refusal === undefined ? card.facts?.map(say).join(' · ') : say(refusal);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: only a finger or a pointer is meant
    <label
      className={styles['row']}
      data-chosen={isChosen}
      data-refused={refusal !== undefined}
      onClick={event => event.detail > 0 && refusal === undefined && onTap()}
    >
      <input
        type="radio"
        className="heard"
        name={group}
        checked={isChosen}
        disabled={refusal !== undefined}
        onChange={onChoose}
      />
      {code !== undefined && <span className={styles['code']}>{code}</span>}
      <span className={styles['title']}>
        <b>{say(card.title)}</b>
        {note && (
          <small>
            <Ruled sentence={note} />
          </small>
        )}
      </span>
      {card.level !== undefined && <Level level={card.level} />}
      {card.minutes !== undefined && (
        <span className={styles['minutes']}>
          <span aria-hidden>{say(timeOf(card.minutes, 'short'))}</span>
          <span className="heard">{say(timeOf(card.minutes))}</span>
        </span>
      )}
    </label>
  );
}

const levels = [1, 2, 3] as const;

function Level({ level }: { readonly level: 1 | 2 | 3 }) {
  const word = useWord();
  return (
    <span className={styles['level']}>
      <span className="heard">{word('setup.level', { level })}</span>
      {levels.map(step => (
        <i key={step} data-on={step <= level} />
      ))}
    </span>
  );
}
