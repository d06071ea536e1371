import type { Formatter } from '@starboard/kernel/text';
import type { SurvivorView } from '../../view.ts';
import styles from './Actions.module.css';

interface ActionsProps {
  readonly survivor: SurvivorView;
  readonly say: Formatter;
  /** Only the diamonds; the words stay for those who do not see them. */
  readonly isShort?: boolean;
}

/** Actions of the turn as diamonds: filled ones are left. */
export function Actions({ survivor: { turn }, say, isShort }: ActionsProps) {
  const text = say({ key: 'face.actions', params: { count: turn.actions } });
  const all = Math.max(turn.given, turn.actions);
  return (
    <span className={styles['actions']}>
      {Array.from({ length: all }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: diamonds are nothing but their place
        <i key={at} data-left={at >= all - turn.actions || undefined} />
      ))}
      <em className={isShort ? styles['unseen'] : undefined}>{text}</em>
    </span>
  );
}
