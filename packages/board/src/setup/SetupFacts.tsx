import type { Text } from '@starboard/kernel';
import type { Formatter } from '@starboard/kernel/text';
import styles from './SetupFacts.module.css';

interface SetupFactsProps {
  readonly facts: readonly { readonly title: Text; readonly text: Text }[];
  readonly say: Formatter;
}

/** What is to be known before a game, under short titles. */
export function SetupFacts({ facts, say }: SetupFactsProps) {
  return (
    <dl className={styles['facts']}>
      {facts.map(({ title, text }) => (
        <div key={say(title)}>
          <dt>{say(title)}</dt>
          <dd>{say(text)}</dd>
        </div>
      ))}
    </dl>
  );
}
