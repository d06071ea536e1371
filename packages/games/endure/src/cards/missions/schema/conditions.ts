import { z } from 'zod';
import { className, doorName, eventName, mostDoors, name, smallNumber, tileCode } from './words.ts';

const upTo = z.int().min(1).max(6);

/**
 * The special conditions of missions. Each is a rule with a name of its own, which any mission may use; what it does is
 * written in the file of that name among the conditions.
 */
export const conditionSchema = z.discriminatedUnion('condition', [
  /** ETS-CG-0107, 0108: at the end of each Enemy phase a token may come where one of these objectives still is. */
  z.strictObject({ condition: z.literal('spawnRoll'), upTo, at: name, seenFrom: tileCode }),
  /** ETS-CG-0205..0208: the carrier rolls at the start of each of its turns. */
  z.strictObject({
    condition: z.literal('carrierRoll'),
    objective: name,
    rows: z
      .array(
        z.strictObject({
          on: z.array(upTo).min(1).max(6),
          test: z.literal(true).optional(),
          /** Actions less in this turn. */
          actions: smallNumber.optional(),
          health: smallNumber.optional(),
          /** In the next Enemy phase passive enemies come towards the carrier. */
          lures: z.literal(true).optional(),
        }),
      )
      .max(6),
  }),
  /** ETS-CG-0304, 0305, 0310: an event in force from the start, besides those that are drawn, until something is done. */
  z.strictObject({ condition: z.literal('lastingEvent'), event: eventName, until: name }),
  /** ETS-CG-0406: Life Support Failure costs more. */
  z.strictObject({ condition: z.literal('lifeSupport'), loss: smallNumber }),
  /** ETS-CG-0407, 0408: the first to leave decides by which exit all do. */
  z.strictObject({ condition: z.literal('oneExit') }),
  /** ETS-CG-0703, 0709: somebody starts with a body injury that cannot be healed. */
  z.strictObject({ condition: z.literal('openWound') }),
  /** ETS-CG-0704, 0705: passive enemies go for whoever lost Health to a body injury. */
  z.strictObject({ condition: z.literal('bloodTrail') }),
  /** ETS-CG-0706: tokens at these places are removed at set-up, unseen. */
  z.strictObject({ condition: z.literal('thinnedOut'), tokens: z.array(z.int().min(1).max(20)).min(1).max(20) }),
  /** ETS-CG-0804 */
  z.strictObject({ condition: z.literal('noSolomons') }),
  /** ETS-CG-1007 */
  z.strictObject({ condition: z.literal('meekSolomons') }),
  /** ETS-CG-0808, 0812: with no enemy on the map a token comes at the start of the Enemy phase, and acts at once. */
  z.strictObject({ condition: z.literal('neverAlone'), tiles: z.array(tileCode).length(6) }),
  /** ETS-CG-1008..1011: passive enemies may not notice a survivor. */
  z.strictObject({ condition: z.literal('unnoticed'), from: upTo }),
  /** ETS-CG-1107: a boss below half its Health makes a noise that moves with it. */
  z.strictObject({ condition: z.literal('wounded'), noise: z.int().min(1).max(5) }),
  /** ETS-CG-1105: the boss's token lies at one of the first places, with so many others. */
  z.strictObject({ condition: z.literal('hiddenBoss'), places: smallNumber }),
  /** ETS-CO-1203, 1406: tokens and Sentries may shut down for a round. */
  z.strictObject({ condition: z.literal('malfunction'), upTo }),
  /** ETS-CO-1304..1319: Sentries can be subdued, rebooted and led home. */
  z.strictObject({ condition: z.literal('reboot'), by: className, most: smallNumber }),
  /** ETS-CO-1404, 1405, 1408: stunned Sentries can be taken apart for one more objective of this name. */
  z.strictObject({ condition: z.literal('salvage'), by: className, gives: name }),
  /** ETS-CO-1504..1506: too many losses or too much noise before anybody reaches the boss. */
  z.strictObject({ condition: z.literal('alarm'), destroyed: z.int().min(1).max(30), noise: z.int().min(1).max(5) }),
  /** ETS-CO-1503, 1507..1510: the boss is offline until somebody in its zone wakes it; no exit works before. */
  z.strictObject({ condition: z.literal('asleep') }),
  /** ETS-ROP-1805, 1806: killed Redeemers may have a key to a door. */
  z.strictObject({ condition: z.literal('keyCard'), from: upTo, door: doorName, objective: name }),
  /** ETS-ROP-1904..1906, 1908, 1911: the boss shows itself at one of these objectives, with guards. */
  z.strictObject({
    condition: z.literal('hideout'),
    at: name,
    elsewhereUpTo: upTo,
    guards: z.strictObject({ type: z.enum(['zealot', 'fanatic']), count: smallNumber }),
  }),
  /** ETS-ROP-1907, 1909, 1912: while others of its faction are with it the boss cannot be targeted. */
  z.strictObject({ condition: z.literal('guarded') }),
  /** ETS-P-2004..2007, 2010, 2011: the boss knows where everybody is and does not die. */
  z.strictObject({ condition: z.literal('relentless') }),
  /** ETS-CG-1003: a door opens when all objectives of a name are done. */
  z.strictObject({
    condition: z.literal('opensAfter'),
    objective: name,
    doors: z.array(doorName).min(1).max(mostDoors),
  }),
]);

export type Condition = z.output<typeof conditionSchema>;
export type ConditionName = Condition['condition'];
export type ConditionOf<C extends ConditionName> = Extract<Condition, { condition: C }>;
