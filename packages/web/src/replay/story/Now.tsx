import type { GameFace } from '@starboard/board';
import type { LogEntry, Outcome } from '@starboard/kernel';
import { useReason } from '../../table/question/use-reason.ts';
import { useWord } from '../../words/words.tsx';
import styles from './Now.module.css';
import { SaidLine } from './SaidLine.tsx';

interface NowProps {
  readonly face: GameFace;
  readonly lines: readonly LogEntry[];
  /** At the last step: how it ended. */
  readonly outcome?: Outcome | undefined;
  /** At the last step that can be shown of a file that goes wrong. */
  readonly isStopped: boolean;
}

/** What happens at this step, with the rules that make it so. */
export function Now({ face, lines, outcome, isStopped }: NowProps) {
  const word = useWord();
  const reasonOf = useReason();
  const tone = lines.findLast(line => !line.key.startsWith('page.'));
  return (
    <section
      className={`${styles['now']} ${tone ? styles[face.markOf(tone).tone] : ''}`}
      aria-label={word('replay.line')}
      aria-live="polite"
    >
      {lines.map((line, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same line may be said twice, and none ever moves
        <p key={at}>
          <SaidLine face={face} line={line} hasRule />
        </p>
      ))}
      {outcome && <p className={styles['outcome']}>{reasonOf(outcome)}</p>}
      {isStopped && <p className={styles['stopped']}>{word('replay.stopped')}</p>}
    </section>
  );
}
