import type { Seat } from '@starboard/kernel';
import { z } from 'zod';
import { crews } from './cards/crews.ts';
import { idsOf } from './catalogue.ts';
import { player } from './rules/table.ts';

/** END-HIDDEN-05: what is chosen before a game. */
export const setupSchema = z.strictObject({
  /** END-SETUP-04..08 */
  difficulty: z.int().min(1).max(4).default(1),
  /** END-START-13 */
  crew: z.enum(['random', ...idsOf(crews)]).default('random'),
  /** END-SETUP-12 */
  noSails: z.boolean().default(false),
  /** END-RULE-01 */
  wormholeBlueOnly: z.boolean().default(false),
  /** END-RULE-15 */
  hazardScale: z.int().min(1).max(6).default(3),
  /** END-RULE-29 */
  boostWater: z.boolean().default(true),
});

export type Setup = z.output<typeof setupSchema>;

export function seatsOf(_setup: Setup): Seat[] {
  return [{ id: player }];
}
