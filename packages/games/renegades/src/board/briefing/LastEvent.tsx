import { Explained, type FaceProps } from '@starboard/board';
import type { View } from '../../view.ts';
import styles from '../Briefing.module.css';

/** RDA-EVENT-02: the event that was drawn last, what it does, and whether it goes on. */
export function LastEvent({ view, say }: Pick<FaceProps<View>, 'view' | 'say'>) {
  const event = view.piles.events.discard.at(-1);
  if (event === undefined) return null;
  const lasts = view.lasting.some(({ what }) => what === event);
  return (
    <p className={styles['event']}>
      <span>{say({ key: 'face.event' })}</span>
      <Explained
        name={say({ key: `event.${event}` })}
        text={say({ key: `event.${event}.text` })}
        className={styles['chip']}
      >
        {say({ key: `event.${event}` })}
        {lasts && <small>{say({ key: 'face.event.lasts' })}</small>}
      </Explained>
    </p>
  );
}
