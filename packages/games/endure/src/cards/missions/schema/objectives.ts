import { z } from 'zod';
import { className, doorName, eventName, mostDoors, name, smallNumber, words, zoneName } from './words.ts';

/** ETS-MISSION-07: interacting with it unlocks doors or exits for good. */
const switching = z.strictObject({ does: z.literal('switch'), unlocks: z.array(doorName).max(mostDoors) });

/** Cards that were laid aside: whoever collects it takes one by choice, one at random, or all. */
const giving = z.strictObject({
  does: z.literal('give'),
  /** The pool of cards laid aside. What is left in it when the last such objective is gone is out of the game. */
  from: name,
  take: z.enum(['choose', 'random', 'all']),
  /** ETS-CG-0212: another survivor in the zone may be given one more. */
  shared: z.literal(true).optional(),
});

/** ETS-ROP-1706: everybody in the zone is dealt cards and keeps some. */
const dealing = z.strictObject({ does: z.literal('deal'), cards: smallNumber, keep: smallNumber });

/** What carrying something asks of its carrier. */
const burden = z.strictObject({
  /** Zones that may be entered in a turn. */
  zones: smallNumber.optional(),
  /** Actions less in every turn. */
  actions: smallNumber.optional(),
  noPairs: z.literal(true).optional(),
});

/** Something that is collected, carried, traded and brought out. */
const carrying = z.strictObject({
  does: z.literal('carry'),
  /** Who alone can collect it. */
  only: className.optional(),
  /** How many of this name one survivor can carry. */
  most: smallNumber.optional(),
  /** What collecting it costs at once. */
  costs: z.strictObject({ health: smallNumber.optional(), resolve: smallNumber.optional() }).optional(),
  burden: burden.optional(),
  /** If its carrier dies: it stays there, it passes to somebody in the zone or breaks, or the mission is failed. */
  orphaned: z.enum(['stays', 'passes', 'fails']).default('stays'),
  /** ETS-CG-0507: it is handed in on reaching an open exit, for this much Resolve. */
  handedIn: z.strictObject({ resolve: z.int().min(0).max(9) }).optional(),
  /** ETS-ROP-1604..1607: it runs about until somebody of this class calms it with a Med Kit. */
  runs: z.strictObject({ calmedBy: className, on: z.int().min(2).max(6) }).optional(),
});

/** ETS-CG-0306: it takes a class and several actions in one turn. */
const repairing = z.strictObject({ does: z.literal('repair'), only: className.optional(), actions: smallNumber });

/** ETS-COMBAT-09: it is destroyed by attacks. */
const breaking = z.strictObject({
  does: z.literal('break'),
  health: smallNumber,
  /** ETS-ROP-1704: broken in melee, it may blow up. */
  blast: z.strictObject({ upTo: z.int().min(1).max(6), damage: smallNumber }).optional(),
});

/** ETS-CG-0103..0105: the Loader breaks its door, and the room behind is sealed with all that is in it. */
const sealing = z.strictObject({ does: z.literal('seal'), door: doorName, health: smallNumber });

/** ETS-CG-0707: it takes all cards of an event out of the deck. */
const calling = z.strictObject({ does: z.literal('callOff'), event: eventName });

/** ETS-CG-0805..0811: a creature that a class takes along, loudly. */
const leading = z.strictObject({ does: z.literal('lead'), only: className, noise: z.int().min(1).max(5) });

/** A place to be reached or seen; there is nothing to do with it. */
const marking = z.strictObject({ does: z.literal('mark') });

const deedSchema = z.discriminatedUnion('does', [
  switching,
  giving,
  dealing,
  carrying,
  repairing,
  breaking,
  sealing,
  calling,
  leading,
  marking,
]);

/** Something on the map that survivors deal with. Objective tokens come in three colours (ETS-RTOK-05). */
export const objectiveSchema = z.strictObject({
  name,
  /** What it is called, where the game has no word for the name. */
  words: words.optional(),
  colour: z.enum(['green', 'red', 'blue']),
  zone: zoneName,
  deed: deedSchema,
  /** ETS-CG-0903: it lies there only with so many survivors, or more. */
  fromCrew: z.int().min(2).max(6).optional(),
});

export type MissionObjective = z.output<typeof objectiveSchema>;
export type Deed = z.output<typeof deedSchema>;
export type DeedOf<D extends Deed['does']> = Extract<Deed, { does: D }>;
