import { createFormatter } from '@starboard/kernel/text';
import { z } from 'zod';
import { crewIds } from './cards/crew/index.ts';
import { missionIds } from './cards/missions/index.ts';
import { ships } from './cards/ships.ts';
import { idsOf } from './catalogue.ts';
import { fleetOf } from './rules/setup/fleet.ts';
import { problemsOf } from './rules/setup/problems.ts';
import { en } from './text/en/index.ts';
import { fr } from './text/fr/index.ts';
import type { CrewId, MissionId } from './types.ts';

/** What is wrong is told in English where nobody asks for the text itself. */
const english = createFormatter({ en, fr }, 'en');

const enumOf = <T extends string>(values: readonly T[]) => z.enum(values as [T, ...T[]]);
const switchSchema = z.boolean().default(false);
const shipIds = idsOf(ships);
const shipSchema = enumOf(shipIds);

/** What is chosen before a match (RDA-SETUP-12, RDA-DEC-06, 07). */
const choices = z.strictObject({
  players: z.int().min(1).max(4).default(1),
  /** RDA-VAR-15: with one or two players the program may run the Coalition; with one it must. */
  coalition: z.enum(['people', 'program']).optional(),
  /** RDA-SETUP-30: with three players, whose side is played by one alone; the Coalition if left out. */
  lone: z.enum(['renegade', 'coalition']).optional(),
  /** RDA-VAR-14: with three players, one ship each. */
  twoAgainstOne: switchSchema,
  /** RDA-SETUP-01..04: ships in play, alone or with their crew of five; those left out are the usual ones. */
  ships: z
    .array(
      z.union([
        shipSchema,
        z.strictObject({ ship: shipSchema, crew: z.array(enumOf<CrewId>(crewIds)).max(crewIds.length).optional() }),
      ]),
    )
    .max(shipIds.length)
    .optional(),
  /** RDA-SETUP-05, 06: crews are picked one by one at the table instead. */
  draft: switchSchema,
  /** RDA-SETUP-13 */
  mission: enumOf<MissionId | 'random'>(['random', ...missionIds]).default('random'),
  /** RDA-VAR-06: a campaign of all missions or of one title. */
  campaign: z.enum(['none', 'any', 'crown', 'monolith', 'rust']).default('none'),
  /** RDA-VAR-07 */
  length: z.int().min(3).max(5).default(3),
  /** RDA-VAR-08 */
  tier: z.literal([1, 2, 3]).default(1),
  /** RDA-VAR-02, 03 */
  clock: z.enum(['full', 'timed', 'quick']).default('full'),
  /** How many event cards a timed or quick mission has; 8 and 6 if left out. */
  events: z.int().min(1).max(32).optional(),
  /** RDA-VAR-02: where ships start in a timed mission; quick ones start docked, full ones in orbit. */
  start: z.enum(['orbit', 'docked']).optional(),
  dropping: switchSchema,
  creatureMates: switchSchema,
  greenOnEntering: switchSchema,
  lateBonuses: switchSchema,
  experience: switchSchema,
  noDieForPenetrating: switchSchema,
  figuresNeverBlock: switchSchema,
  saleRoundsUp: switchSchema,
  strictLanding: switchSchema,
  unlimitedDice: switchSchema,
  adjacentPassage: switchSchema,
  /** RDA-VAR-20 */
  turnedCenter: switchSchema,
});

export type Setup = z.output<typeof choices>;

/** A set-up that can be played; whatever is wrong with one is told in words. */
export const setupSchema = choices.check(({ value, issues }) => {
  for (const { where, text } of problemsOf(value, fleetOf(value))) {
    issues.push({ code: 'custom', path: [where], message: english(text), params: { text }, input: value });
  }
});
