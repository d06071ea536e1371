import { memo, type ReactNode } from 'react';
import { type Rule, shortId } from './parse.ts';
import styles from './RuleRow.module.css';
import { Found, Sentence } from './Sentence.tsx';

interface RuleRowProps {
  readonly rule: Rule;
  readonly words: readonly string[];
  readonly isChosen?: boolean;
  /** What the number of the rule is inside: a link, a button, or nothing. */
  readonly numberIn?: (rule: Rule, number: ReactNode) => ReactNode;
  /** Beside its source. */
  readonly tools?: ReactNode;
}

/** A rule: its number, its text, where it comes from, and its examples. */
export const RuleRow = memo(({ rule, words, isChosen = false, numberIn = plain, tools }: RuleRowProps) => {
  const { id, text, source, notes } = rule;
  return (
    <article
      id={id}
      className={`${styles['rule']} ${isChosen ? styles['chosen'] : ''}`}
      tabIndex={-1}
      aria-current={isChosen ? 'true' : undefined}
      aria-label={id}
    >
      <div className={styles['number']}>{numberIn(rule, <Found text={shortId(id)} words={words} />)}</div>
      <div className={styles['text']}>
        <p>
          <Sentence text={text} words={words} />
        </p>
        <div className={styles['source']}>
          <small>{source}</small>
          {tools}
        </div>
        {notes.length > 0 && (
          <ul className={styles['notes']}>
            {notes.map(note => (
              <li key={note}>
                <Sentence text={note} words={words} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </article>
  );
});

function plain(_: Rule, number: ReactNode): ReactNode {
  return number;
}
