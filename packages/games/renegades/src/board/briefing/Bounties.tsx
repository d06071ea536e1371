import type { FaceProps } from '@starboard/board';
import type { View } from '../../view.ts';
import styles from '../Briefing.module.css';
import { seatOf } from '../seat.ts';

/** RDA-BOUNTY-01..03: one's own bounty by name, others' only once they are met or were shown. */
export function Bounties({ view, seat, say }: FaceProps<View>) {
  if (view.bounties.length === 0) return null;
  return (
    <ul className={styles['list']} aria-label={say({ key: 'face.bounties' })}>
      {view.bounties.map(({ seat: hunter, crew, met }) => (
        <li key={`${hunter} ${crew}`} data-tone={met ? 'good' : undefined}>
          <b>
            {hunter === seat
              ? say({ key: 'face.bounty.own' })
              : say({ key: 'face.bounty.of', params: { who: seatOf(hunter, view).name } })}
          </b>
          <span>
            {crew === undefined ? say({ key: 'face.bounty.secret' }) : say({ key: `crew.${crew}` })}
            {met && ` · ${say({ key: 'face.bounty.met' })}`}
          </span>
        </li>
      ))}
    </ul>
  );
}
