import { Icon, type IconDrawing } from '@starboard/board';
import type { Formatter } from '@starboard/kernel/text';
import { memo } from 'react';
import styles from './Track.module.css';

interface TrackProps {
  readonly kind: 'shields' | 'hull' | 'health';
  readonly icon: IconDrawing;
  readonly value: number;
  readonly most: number;
  readonly say: Formatter;
}

/** How much is left of what can be taken. */
export const Track = memo(function Track({ kind, icon, value, most, say }: TrackProps) {
  const label = say({ key: 'face.track', params: { name: { key: `face.${kind}` }, value, most } });
  return (
    <div className={styles['track']} data-kind={kind}>
      <Icon of={icon} />
      <span className={styles['segments']} role="img" aria-label={label}>
        {Array.from({ length: most }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: steps of a track have no names, and never change places
          <i key={at} data-on={at < value || undefined} />
        ))}
      </span>
      <b aria-hidden>
        {value}/{most}
      </b>
    </div>
  );
});
