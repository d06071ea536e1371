import brain from 'icon:brain';
import hearts from 'icon:hearts';
import { type Notch, Track, Tracks } from '@starboard/board';
import type { Formatter } from '@starboard/kernel/text';
import { memo } from 'react';
import type { SurvivorView } from '../../view.ts';

/** ETS-RESOLVE-15 */
const fullResolve = 10;

interface SurvivorTracksProps {
  readonly survivor: SurvivorView;
  readonly say: Formatter;
}

/** Health and Resolve, with the hidden cards at their numbers. */
export const SurvivorTracks = memo(function SurvivorTracks({
  survivor: { health, fullHealth, resolve, resolveCards },
  say,
}: SurvivorTracksProps) {
  const hidden = resolveCards.filter(({ shown }) => !shown).map(({ number }) => number);
  const turned = resolveCards.filter(({ shown }) => shown).map(({ number }) => number);
  const numbers = hidden.toSorted((a, b) => a - b).join(', ');
  const notches = new Map<number, Notch>([
    ...turned.map(number => [number, { isTurned: true }] as const),
    ...hidden.map(number => [number, { isDouble: hidden.filter(each => each === number).length > 1 }] as const),
  ]);
  const name = say({ key: 'face.resolve' });
  return (
    <Tracks>
      <Track
        icon={hearts}
        tone="health"
        label={say({
          key: 'face.track',
          params: { name: say({ key: 'face.health' }), value: health, most: fullHealth },
        })}
        value={health}
        most={fullHealth}
      />
      <Track
        icon={brain}
        tone="friend"
        label={
          numbers === ''
            ? say({ key: 'face.track', params: { name, value: resolve, most: fullResolve } })
            : say({ key: 'face.track.cards', params: { value: resolve, most: fullResolve, numbers } })
        }
        value={resolve}
        most={fullResolve}
        notches={notches}
      />
    </Tracks>
  );
});
