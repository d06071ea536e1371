import type { Prospect } from '@starboard/board';
import { useSay } from '../../words/words.tsx';
import type { Question } from '../question/use-question.ts';
import styles from './Decision.module.css';
import { type OddsShown, Prospects } from './Prospects.tsx';

interface PeekProps {
  readonly question: Question;
  readonly prospects: readonly Prospect[] | 'unknown' | undefined;
  readonly odds: OddsShown;
}

/** What the option under the pointer may lead to. It stands below all that can be pointed at, which must not move for it. */
export function Peek({ question: { pointed, chosen }, prospects, odds }: PeekProps) {
  const say = useSay();
  if (pointed === undefined || chosen !== undefined || prospects === undefined || prospects.length === 0) return null;
  return (
    <div className={styles['peek']}>
      <p className={styles['pointed']}>{say(pointed.label)}</p>
      <Prospects of={prospects} {...odds} />
    </div>
  );
}
