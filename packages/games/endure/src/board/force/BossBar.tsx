import claws from 'icon:claw-slashes';
import { Explained, Icon } from '@starboard/board';
import type { Formatter } from '@starboard/kernel/text';
import { isMood } from '../../rules/enemies/bosses.ts';
import type { BossCardId } from '../../types.ts';
import type { BossView } from '../../view.ts';
import { enemyEmblems } from '../ship/emblems.ts';
import styles from './BossBar.module.css';

interface BossBarProps {
  readonly boss: BossView;
  readonly isStunned: boolean;
  readonly say: Formatter;
}

/** ETS-ODD-14: a boss with its Health, the mood it is in, and the attack it made last. */
export function BossBar({ boss, isStunned, say }: BossBarProps) {
  const { type, health, left, mood, sleepsIn, deck } = boss;
  const name = say({ key: `enemy.${type}` });
  const last = boss.discards.findLast(card => !isMood(card));
  return (
    <div className={styles['boss']} data-asleep={sleepsIn !== null || undefined}>
      <Explained
        className={styles['who']}
        name={name}
        text={say({ key: `enemy.${type}.text` })}
        note={say({ key: 'face.boss.deck', params: { count: deck } })}
      >
        <Icon of={enemyEmblems[type]} />
        <b>{name}</b>
      </Explained>
      <span
        className={styles['life']}
        role="img"
        aria-label={say({ key: 'face.track', params: { name: { key: 'face.health' }, value: left, most: health } })}
      >
        <i style={{ width: `${(100 * left) / health}%` }} />
      </span>
      <span className={styles['number']}>
        {left}
        <small>/{health}</small>
      </span>
      {sleepsIn !== null && <em>{say({ key: 'face.boss.offline' })}</em>}
      {isStunned && <em>{say({ key: 'face.stun' })}</em>}
      {mood !== null && <BossCard card={mood} say={say} note={say({ key: `face.boss.mood.${type}` })} isMood />}
      {last !== undefined && <BossCard card={last} say={say} note={say({ key: 'face.boss.last' })} />}
    </div>
  );
}

interface BossCardProps {
  readonly card: BossCardId;
  readonly note: string;
  readonly isMood?: boolean;
  readonly say: Formatter;
}

function BossCard({ card, note, isMood: lasts = false, say }: BossCardProps) {
  const name = say({ key: `bossCard.${card}` });
  const text = say({ key: `bossCard.${card}.text` });
  return (
    <Explained className={lasts ? styles['mood'] : styles['last']} name={name} text={text} note={note}>
      {!lasts && <Icon of={claws} />}
      {!lasts && <small>{note}</small>}
      <b>{name}</b>
      {lasts && <span>{text}</span>}
    </Explained>
  );
}
