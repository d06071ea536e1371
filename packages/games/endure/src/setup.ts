import { z } from 'zod';
import { survivorIds, usualCrew } from './content/classes.ts';
import { missionIds, missions } from './content/missions/index.ts';
import { variants } from './content/variants.ts';
import type { SurvivorId } from './types.ts';

const variantSchema = z.strictObject(
  Object.fromEntries(Object.entries(variants).map(([name, choices]) => [name, z.enum(choices).default(choices[0])])),
);

const survivor = z.enum(survivorIds as [SurvivorId, ...SurvivorId[]]);

/** ETS-COMP-03 */
const most = 6;

/** What is chosen before a game: the mission, who goes, and the switches of the editions. */
export const setupSchema = z
  .strictObject({
    mission: z.enum(missionIds).default('CG00'),
    /** By name, or how many of the usual crew. */
    survivors: z.union([z.int().min(1).max(most), z.array(survivor).min(1).max(most)]).default(4),
    firstPlayer: survivor.optional(),
    /** ETS-GAME-10: what of the expansions is on the table. */
    expansions: z.array(z.enum(['technician'])).default(['technician']),
    variants: variantSchema.prefault({}),
  })
  .check(context => {
    const { mission, firstPlayer, expansions, variants: chosen } = context.value;
    const refuse = (path: string, message: string) =>
      context.issues.push({ code: 'custom', path: [path], message, input: context.value });
    const crew = crewOf(context.value);
    if (crew.length < 3 && chosen['minSurvivors'] !== 'free')
      refuse('survivors', 'A mission takes 3 to 6 survivors (ETS-GAME-06).');
    if (new Set(crew).size < crew.length) refuse('survivors', 'No survivor can take part twice (ETS-ABIL-11).');
    if (firstPlayer !== undefined && !crew.includes(firstPlayer))
      refuse('firstPlayer', 'The first player must take part.');
    if (!expansions.includes('technician') && crew.some(id => id.startsWith('technician'))) {
      refuse('survivors', 'The Technician belongs to an expansion that is not in use (ETS-GAME-10).');
    }
    const { needs } = missions[mission]!;
    if (needs !== undefined && !crew.some(id => id.startsWith(`${needs}-`))) {
      refuse('survivors', `This mission needs a survivor of the class ${needs} (ETS-SETUP-04).`);
    }
  });

export type Setup = z.output<typeof setupSchema>;

/** Who takes part, in the order they sit. */
export function crewOf({ survivors }: Pick<Setup, 'survivors'>): readonly SurvivorId[] {
  return typeof survivors === 'number' ? usualCrew.slice(0, survivors) : survivors;
}
