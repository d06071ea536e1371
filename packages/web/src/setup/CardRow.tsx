import type { SetupCard } from '@starboard/board';
import type { Text } from '@starboard/kernel';
import { Ruled } from '../rulebook/Ruled.tsx';
import { useSay, useWord } from '../words/words.tsx';
import styles from './CardRow.module.css';
import { codeOf } from './labels.ts';

interface CardRowProps {
  /** The name that makes the radio buttons of one list a group. */
  readonly group: string;
  readonly card: SetupCard;
  readonly isChosen: boolean;
  readonly refusal: Text | undefined;
  onChoose(): void;
}

/** One card as a line of a list: its code, its name and what it needs, how hard it is, how long it takes. */
export function CardRow({ group, card, isChosen, refusal, onChoose }: CardRowProps) {
  const say = useSay();
  const word = useWord();
  const note = refusal ?? card.facts?.[0];
  return (
    <label className={styles['row']} data-chosen={isChosen} data-refused={refusal !== undefined}>
      <input
        type="radio"
        className="heard"
        name={group}
        checked={isChosen}
        disabled={refusal !== undefined}
        onChange={onChoose}
      />
      <span className={styles['code']}>{codeOf(card)}</span>
      <span className={styles['title']}>
        <b>{say(card.title)}</b>
        {note && (
          <small>
            <Ruled sentence={say(note)} />
          </small>
        )}
      </span>
      {card.level !== undefined && <Level level={card.level} />}
      {card.minutes !== undefined && (
        <span className={styles['minutes']}>
          <span aria-hidden>{word('setup.minutes.short', { minutes: card.minutes })}</span>
          <span className="heard">{word('setup.minutes', { minutes: card.minutes })}</span>
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
