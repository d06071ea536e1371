import type { Formatter } from '@starboard/kernel/text';
import { catalogue } from '../catalogue.ts';
import { lastWave } from '../rules/end.ts';
import type { Archetype, ArchetypeId } from '../types.ts';
import styles from './SetupBriefing.module.css';

interface SetupBriefingProps {
  readonly setup: unknown;
  readonly say: Formatter;
}

/** What is to be known beforehand: what it is about, how it ends, what it scores, and how strong the waves will be. */
export function SetupBriefing({ setup, say }: SetupBriefingProps) {
  const points = pointsOf(setup);
  return (
    <div className={styles['briefing']}>
      <p>{say({ key: 'face.setup.mission' })}</p>
      <p>{say({ key: 'face.setup.score' })}</p>
      {points > 0 && (
        <p>
          {say({
            key: 'face.setup.budget',
            params: { points, first: points * shareOfWave, last: points * shareOfWave * lastWave },
          })}
        </p>
      )}
    </div>
  );
}

/** GSQ-WAVE-01 */
const shareOfWave = 0.25;

/** GSQ-WAVE-05: of a set-up that may not be finished. */
function pointsOf(setup: unknown): number {
  const { heroes } = (setup ?? {}) as { readonly heroes?: unknown };
  if (!Array.isArray(heroes)) return 0;
  return heroes.reduce<number>((sum, hero) => {
    const id = typeof hero === 'string' ? hero : (hero as { readonly archetype?: string } | null)?.archetype;
    const archetype = catalogue.archetypes[id as ArchetypeId] as Archetype | undefined;
    return sum + (archetype?.cost ?? 0);
  }, 0);
}
