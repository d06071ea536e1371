import hearts from 'icon:hearts';
import power from 'icon:power-lightning';
import { Track, Tracks } from '@starboard/board';
import type { Formatter } from '@starboard/kernel/text';
import { memo } from 'react';
import { maxPowerOf } from '../../rules/power.ts';
import type { Hero } from '../../types.ts';
import type { View } from '../../view.ts';

interface HeroTracksProps {
  readonly view: View;
  readonly hero: Hero;
  readonly say: Formatter;
}

/** Wounds left and Power. */
export const HeroTracks = memo(function HeroTracks({ view, hero, say }: HeroTracksProps) {
  const wounds = { value: hero.tough - hero.wounds, most: hero.tough };
  const charged = { value: hero.power, most: maxPowerOf(view, hero) };
  const labelOf = (kind: 'wounds' | 'power', { value, most }: typeof wounds) =>
    say({ key: 'face.track', params: { name: { key: `face.${kind}` }, value, most } });
  return (
    <Tracks>
      <Track icon={hearts} tone="health" label={labelOf('wounds', wounds)} {...wounds} />
      <Track icon={power} tone="friend" label={labelOf('power', charged)} {...charged} />
    </Tracks>
  );
});
