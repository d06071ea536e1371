import { lookOf, touchOf } from '@starboard/board';
import { nameOf } from '../../rules/table.ts';
import type { Post } from '../../types.ts';
import { asState } from '../../view.ts';
import { CrewRow } from './CrewRow.tsx';
import type { ShipProps } from './ShipCard.tsx';
import styles from './Stations.module.css';
import { rowsOf } from './stations.ts';

/** Who sits where: each station with what it is good for, and everybody else aboard. */
export function Stations(props: ShipProps) {
  const { view, ship, touch, say } = props;
  const state = asState(view);
  // In port nobody is at a station.
  const rows = rowsOf(state, ship).filter(({ crew }) => crew !== undefined || !view.shore);
  const intruders = view.shore ? [] : view.npcs.filter(({ aboard }) => aboard === ship.no);
  const asked = touch.targets.filter(({ ref }) => ref.startsWith('post:')).map(({ ref }) => ref.slice('post:'.length));
  const isAsked = asked.length > 0 && ship.no === (view.turn?.ship ?? view.party?.ship ?? ship.no);
  const open = isAsked ? (['quarters', 'medbay'] as const).filter(post => asked.includes(post)) : [];
  return (
    <ul className={styles['stations']} aria-label={say({ key: 'face.stations' })}>
      {rows.map(({ post, crew, skill, ability }) =>
        crew === undefined ? (
          <Empty key={post} {...props} post={post} isOpen={isAsked} />
        ) : (
          <CrewRow
            key={crew.id}
            {...props}
            crew={crew}
            post={post}
            duty={skill}
            note={ability && ship.declared === ability ? { key: 'face.declared' } : undefined}
          />
        ),
      )}
      {open.map(post => (
        <Empty key={`to ${post}`} {...props} post={post} isOpen />
      ))}
      {intruders.map(npc => (
        <li key={npc.no} className={styles['intruder']}>
          {say({ key: 'face.intruder', params: { who: nameOf(npc) } })}
        </li>
      ))}
    </ul>
  );
}

/** A place that nobody has taken; where somebody is to be sent, it can be chosen. */
function Empty({ touch, say, post, isOpen }: ShipProps & { readonly post: Post; readonly isOpen: boolean }) {
  const touched = isOpen ? touchOf(touch, `post:${post}`) : undefined;
  const name = say({ key: `post.${post}` });
  if (touched?.target === undefined) {
    return (
      <li className={styles['empty']}>
        <b>{name}</b>
        <span>{say({ key: 'face.empty' })}</span>
      </li>
    );
  }
  return (
    <li className={styles['empty']} data-target={lookOf(touched)}>
      <button type="button" aria-keyshortcuts={touched.target.hotkey} onClick={touched.onPick}>
        <b>{name}</b>
        {touched.target.hotkey && <kbd aria-hidden>{touched.target.hotkey}</kbd>}
      </button>
    </li>
  );
}
