import hearts from 'icon:hearts';
import power from 'icon:power-lightning';
import { Icon } from '@starboard/board';
import type { Formatter } from '@starboard/kernel/text';
import { memo } from 'react';
import { maxPowerOf } from '../../rules/power.ts';
import type { Hero } from '../../types.ts';
import type { View } from '../../view.ts';
import styles from './Track.module.css';

interface TracksProps {
  readonly view: View;
  readonly hero: Hero;
  readonly say: Formatter;
}

/** Wounds left and Power. */
export const Tracks = memo(function Tracks({ view, hero, say }: TracksProps) {
  return (
    <div className={styles['tracks']}>
      <Track kind="wounds" icon={hearts} value={hero.tough - hero.wounds} most={hero.tough} say={say} />
      <Track kind="power" icon={power} value={hero.power} most={maxPowerOf(view, hero)} say={say} />
    </div>
  );
});

interface TrackProps {
  readonly kind: 'wounds' | 'power';
  readonly icon: typeof hearts;
  readonly value: number;
  readonly most: number;
  readonly say: Formatter;
}

function Track({ kind, icon, value, most, say }: TrackProps) {
  const label = say({ key: 'face.track', params: { name: { key: `face.${kind}` }, value, most } });
  return (
    <div className={styles['track']} data-kind={kind}>
      <Icon of={icon} />
      <span className={styles['segments']} role="img" aria-label={label} data-many={most > 14 || undefined}>
        {Array.from({ length: most }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: steps of a track have no names, and never change places
          <i key={at} data-on={at < value || undefined} />
        ))}
      </span>
      <b aria-hidden>{value}</b>
    </div>
  );
}
