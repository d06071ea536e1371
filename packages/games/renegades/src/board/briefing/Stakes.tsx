import type { FaceProps } from '@starboard/board';
import type { View } from '../../view.ts';
import styles from '../Briefing.module.css';
import { seatOf } from '../seat.ts';

/** RDA-SETUP-33, RDA-BOUNTY-01..03: what each seat has and will be paid; one's own bounty, and others' once they are known. */
export function Stakes({ view, seat, say }: FaceProps<View>) {
  const known = view.bounties.filter(({ crew }) => crew !== undefined);
  return (
    <>
      <ul className={styles['list']} aria-label={say({ key: 'face.purses' })}>
        {Object.entries(view.purses).map(([holder, digits]) => (
          <li key={holder}>
            <b>{say(seatOf(holder, view).name)}</b>
            <span>{say({ key: 'face.purse', params: { digits, earned: view.earned[holder] ?? 0 } })}</span>
          </li>
        ))}
      </ul>
      {known.length > 0 && (
        <ul className={styles['list']} aria-label={say({ key: 'face.bounties' })}>
          {known.map(({ seat: hunter, crew, met }) => (
            <li key={hunter} data-tone={met ? 'good' : undefined}>
              <b>
                {hunter === seat
                  ? say({ key: 'face.bounty.own' })
                  : say({ key: 'face.bounty.of', params: { who: seatOf(hunter, view).name } })}
              </b>
              <span>
                {say({ key: `crew.${crew}` })}
                {met && ` · ${say({ key: 'face.bounty.met' })}`}
              </span>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
