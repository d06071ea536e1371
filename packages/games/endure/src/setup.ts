import type { Text } from '@starboard/kernel';
import { createFormatter } from '@starboard/kernel/text';
import { z } from 'zod';
import { survivorIds, usualCrew } from './content/classes.ts';
import { missionIds, missionSchema, missions } from './content/missions/index.ts';
import { variants } from './content/variants.ts';
import { en } from './text/en/index.ts';
import { fr } from './text/fr/index.ts';
import type { SurvivorId } from './types.ts';

const variantSchema = z.strictObject(
  Object.fromEntries(Object.entries(variants).map(([name, choices]) => [name, z.enum(choices).default(choices[0])])),
);

const survivor = z.enum(survivorIds as [SurvivorId, ...SurvivorId[]]);

/** ETS-COMP-03 */
const most = 6;

/** What is wrong is told in English where nobody asks for the text itself. */
const english = createFormatter({ en, fr }, 'en');

/** What is chosen before a game: the mission, who goes, and the switches of the editions. */
export const setupSchema = z
  .strictObject({
    mission: z.enum([...missionIds, 'custom']).default('CG00'),
    /** A mission of one's own, to be played instead. */
    custom: missionSchema.optional(),
    /** ETS-CAMP-19: as if this mission had gone before. */
    after: z.enum(missionIds).optional(),
    /** By name, or how many of the usual crew. */
    survivors: z.union([z.int().min(1).max(most), z.array(survivor).min(1).max(most)]).default(4),
    firstPlayer: survivor.optional(),
    /** ETS-GAME-10: what of the expansions is on the table. */
    expansions: z.array(z.enum(['technician'])).default(['technician']),
    variants: variantSchema.prefault({}),
  })
  .check(context => {
    const { mission, custom, after, firstPlayer, expansions, variants: chosen } = context.value;
    const refuse = (path: string, text: Text) =>
      context.issues.push({
        code: 'custom',
        path: [path],
        message: english(text),
        params: { text },
        input: context.value,
      });
    const crew = crewOf(context.value);
    const hasClass = (name: string) => crew.some(id => id.startsWith(`${name}-`));
    const needs = (custom ?? missions[mission])?.needs ?? [];
    if (crew.length < 3 && chosen['minSurvivors'] !== 'free') refuse('survivors', { key: 'setup.tooFew' });
    if (new Set(crew).size < crew.length) refuse('survivors', { key: 'setup.twice' });
    if (firstPlayer !== undefined && !crew.includes(firstPlayer)) refuse('firstPlayer', { key: 'setup.firstPlayer' });
    if (!expansions.includes('technician') && hasClass('technician')) refuse('survivors', { key: 'setup.expansion' });
    for (const name of needs.filter(each => !hasClass(each))) {
      refuse('survivors', { key: 'setup.needs', params: { class: { key: `class.${name}` } } });
    }
    if ((mission === 'custom') !== (custom !== undefined)) refuse('mission', { key: 'setup.custom' });
    if (after !== undefined && missions[mission]?.after[after] === undefined) refuse('after', { key: 'setup.after' });
  });

export type Setup = z.output<typeof setupSchema>;

/** Who takes part, in the order they sit. */
export function crewOf({ survivors }: Pick<Setup, 'survivors'>): readonly SurvivorId[] {
  return typeof survivors === 'number' ? usualCrew.slice(0, survivors) : survivors;
}
