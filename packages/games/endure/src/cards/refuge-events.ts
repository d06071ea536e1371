import type { Flow } from '@starboard/kernel';
import { loseHealth, strike } from '../rules/combat/damage.ts';
import { heal } from '../rules/combat/healing.ts';
import {
  drillEverybody,
  giveFoundItem,
  giveSpareCell,
  loseToThief,
  sufferAccident,
  treatOne,
  visitOldFriend,
} from '../rules/refuge/happenings.ts';
import { loseResolve, regainResolve, resolveTest } from '../rules/resolve/resolve.ts';
import { inTurnOrder, nameOf, say } from '../rules/table.ts';
import type { Endure, RefugeEventId, RefugePlace, Survivor } from '../types.ts';

const rule = 'ETS-RTAB-03';

/** What a total of 2d6 means in the Infirmary. */
interface Treatment {
  /** Health gained, or lost. */
  readonly health: number;
  /** Injuries that are removed. */
  readonly cures?: number;
  readonly injuryDie?: true;
}

/** More than anybody can have. */
const all = 99;

/** ETS-RTAB-01: the Infirmary, by the total from 2 to 12. */
export const infirmary: readonly Treatment[] = [
  { health: -1, injuryDie: true },
  { health: -1 },
  { health: 0 },
  { health: 0 },
  { health: 1 },
  { health: 1 },
  { health: 2 },
  { health: 2 },
  { health: 2, cures: 1 },
  { health: 3, cures: 1 },
  { health: all, cures: all },
];

/** ETS-RTAB-01: Loved Ones, Resolve gained or lost by the total from 2 to 12. */
export const lovedOnes: readonly number[] = [-2, -1, 0, 0, 2, 2, 3, 3, 4, 5, all];

/** A Refuge event (ETS-RTAB-03): what happens when it is drawn, and what it changes in its round. */
interface RefugeEvent {
  happen?(t: Endure): Flow;
  /** A place that is closed. */
  readonly closes?: RefugePlace;
  /** By how much the track is lowered; 1 unless said. */
  readonly track?: number;
  /** How many cards the Trading Post asks for; 2 unless said. */
  readonly price?: number;
}

/** ETS-ODD-01: everybody, one after the other. */
function* each(t: Endure, suffer: (who: Survivor) => Flow): Flow {
  for (const survivor of inTurnOrder(t.state)) yield* suffer(survivor);
}

/** Everybody rolls a die, and it means something. */
function eachRolls(t: Endure, suffer: (who: Survivor, die: number) => Flow): Flow {
  return each(t, function* (who) {
    const die = t.chance.die();
    say(t, rule, 'refuge.rolls', { who: nameOf(who), die });
    yield* suffer(who, die);
  });
}

export const refugeEvents: { readonly [E in RefugeEventId]: RefugeEvent } = {
  quietNight: {
    happen: t =>
      each(t, function* (who) {
        heal(t, who, 1, undefined, rule);
      }),
  },
  sharedMeal: { happen: t => each(t, who => regainResolve(t, who, 1, rule)) },
  supplyDrop: { happen: giveFoundItem },
  oldFriend: { happen: visitOldFriend },
  surgeonOnShift: { happen: treatOne },
  spareCell: { happen: giveSpareCell },
  goodNews: { track: 0 },
  bargainDay: { price: 1 },
  drill: { happen: drillEverybody },
  infection: {
    happen: t =>
      eachRolls(t, function* (who, die) {
        if (die <= 2) yield* loseHealth(t, who, 1, rule);
      }),
  },
  nightmares: { happen: t => each(t, who => resolveTest(t, who, rule)) },
  thief: { happen: loseToThief },
  breach: {
    happen: t =>
      eachRolls(t, function* (who, die) {
        if (die <= 4) yield* strike(t, who, { damage: die <= 2 ? 2 : 1, rule });
      }),
  },
  quarrel: { happen: t => each(t, who => loseResolve(t, who, 1, rule)) },
  powerCut: { closes: 'infirmary' },
  funeral: { closes: 'lovedOnes' },
  shortRations: { track: 2 },
  accident: { happen: sufferAccident },
};

/** ETS-COMP-05, ETS-RTAB-03: one copy of each. */
export const refugeEventDeck = Object.keys(refugeEvents) as RefugeEventId[];
