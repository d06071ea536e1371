import { type GameFace, Icon } from '@starboard/board';
import type { LogEntry } from '@starboard/kernel';
import { RuleLink } from '../../rulebook/RuleLink.tsx';
import { useSay } from '../../words/words.tsx';
import styles from './SaidLine.module.css';

interface SaidLineProps {
  readonly face: GameFace;
  readonly line: LogEntry;
  /** Whether the rule that made it so follows. */
  readonly hasRule?: boolean;
}

/** A line of the log with its mark. */
export function SaidLine({ face, line, hasRule = false }: SaidLineProps) {
  const say = useSay();
  const isOwn = line.key.startsWith('page.');
  const mark = isOwn ? undefined : face.markOf(line);
  return (
    <span className={styles['line']}>
      {mark && <Icon of={mark.icon} className={`${styles['mark']} ${styles[mark.tone]}`} />}
      <span>
        {say(line)} {hasRule && line.rule !== undefined && <RuleLink rule={line.rule} />}
      </span>
    </span>
  );
}
