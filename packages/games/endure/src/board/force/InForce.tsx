import { Explained, Icon } from '@starboard/board';
import type { Formatter } from '@starboard/kernel/text';
import type { View } from '../../view.ts';
import { eventIcon } from '../icons/event-icons.ts';
import { BossBar } from './BossBar.tsx';
import styles from './InForce.module.css';

interface InForceProps {
  readonly view: View;
  readonly say: Formatter;
}

/** What hangs over everybody, above the board: bosses that have shown themselves, and an event that the mission keeps in force. */
export function InForce({ view, say }: InForceProps) {
  const bosses = view.bosses.filter(({ status, sleepsIn }) => status === 'here' || sleepsIn !== null);
  if (bosses.length === 0 && view.standing === null) return null;
  return (
    <section className={styles['strip']} aria-label={say({ key: 'face.inForce' })}>
      {bosses.map(boss => (
        <BossBar key={boss.type} boss={boss} isStunned={isStunned(view, boss.type)} say={say} />
      ))}
      {view.standing !== null && (
        <Explained
          className={styles['event']}
          name={say({ key: `event.${view.standing}` })}
          text={say({ key: `event.${view.standing}.text` })}
          note={say({ key: 'face.event.standing' })}
        >
          <Icon of={eventIcon(view.standing)} />
          <b>{say({ key: `event.${view.standing}` })}</b>
          <small>{say({ key: 'face.event.lasts' })}</small>
        </Explained>
      )}
    </section>
  );
}

function isStunned({ figures }: View, boss: string): boolean {
  return figures.some(({ type, stunned }) => type === boss && stunned);
}
