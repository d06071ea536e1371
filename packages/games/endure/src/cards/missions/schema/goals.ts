import { z } from 'zod';
import { name, smallNumber } from './words.ts';

/** ETS-GAME-02: what must be true for the mission to be won; of several goals, all. */
const plainGoal = z.discriminatedUnion('goal', [
  /** ETS-MISSION-05 */
  z.strictObject({ goal: z.literal('enemiesDead') }),
  /** ETS-GAME-08: all who live have left by an exit. */
  z.strictObject({ goal: z.literal('survivorsOut') }),
  /** All objectives of a name are used, collected, handed in, destroyed or sealed; or at least so many of them. */
  z.strictObject({ goal: z.literal('done'), objective: name, least: smallNumber.optional() }),
  /** They were carried or led off the map. */
  z.strictObject({ goal: z.literal('carriedOut'), objective: name, least: smallNumber.optional() }),
  /** ETS-MISSION-06: all survivors stand where an objective is, or the Loader (`loader`), with no enemy so near. */
  z.strictObject({ goal: z.literal('survivorsAt'), place: name, clear: z.int().min(0).max(9).optional() }),
  z.strictObject({ goal: z.literal('bossDead') }),
  /** ETS-CO-1508: the boss was woken, and all survivors have left. */
  z.strictObject({ goal: z.literal('escaped') }),
  /** ETS-CG-1106: at the end of a round a powered Loader is with the boss, which has less than half its Health. */
  z.strictObject({ goal: z.literal('bossHeld') }),
  /** ETS-CO-1318 */
  z.strictObject({ goal: z.literal('alliesOut'), least: smallNumber }),
]);

export const goalSchema = z.union([plainGoal, z.strictObject({ anyOf: z.array(plainGoal).min(2).max(8) })]);

/** ETS-GAME-04: what else fails the mission. That all are dead always does, and what an objective says of its carrier. */
export const lossSchema = z.discriminatedUnion('loss', [
  z.strictObject({ loss: z.literal('bossDead') }),
  /** ETS-CG-1109: no charge is left, and no Power Cell to be had. */
  z.strictObject({ loss: z.literal('noPower') }),
  /** ETS-CG-0908: more things of this name lie about than those who are left can take up. */
  z.strictObject({ loss: z.literal('tooFewCarriers'), objective: name }),
  /** ETS-ROP-1612: it still runs, and nobody or nothing is left to calm it. */
  z.strictObject({ loss: z.literal('cannotCalm'), objective: name }),
  /** ETS-CO-1315, 1316 */
  z.strictObject({ loss: z.literal('tooFewAllies'), least: smallNumber }),
]);

export type PlainGoal = z.output<typeof plainGoal>;
export type Goal = z.output<typeof goalSchema>;
export type Loss = z.output<typeof lossSchema>;
