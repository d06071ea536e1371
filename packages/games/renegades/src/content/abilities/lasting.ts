import type { Ref } from '@starboard/kernel';
import type { Effect } from '../../hooks.ts';
import { pieceOf, refOf } from '../../rules/table.ts';
import type { Anybody } from '../../types.ts';
import { bonus } from './bonus.ts';

/** What was said about something that lasts on a piece. */
function aboutOf(owner: Anybody | null, what: string): Ref | undefined {
  return owner!.lasting.find(each => each.what === what)?.about;
}

/** The number of the square that it is about. */
function cellOf(owner: Anybody | null, what: string): number {
  return Number(aboutOf(owner, what)!.slice('cell:'.length));
}

/** It is over with the next attack, whenever that is. */
function once(owner: Anybody, what: string): void {
  owner.lasting = owner.lasting.filter(each => each.what !== what);
}

/** What goes on for a while does this, by its name. */
export const lastingEffects: { readonly [what: string]: Effect } = {
  /** RDA-ABIL-01 */
  inCommand: { shipInitiative: initiative => initiative + 1 },
  seizeTheMoment: { shipInitiative: initiative => initiative + 3 },
  hardToStarboard: { freePivots: () => 99 },
  lockOn: { shipRange: (range, { use }) => (use === 'attack' ? range + 3 : range) },
  emergencyPower: { shipMovement: points => points + 3 },
  fuelRod: { shipMovement: points => points + 4 },
  afterburners: { shipMovement: points => points + 3, freePivots: () => 99 },
  precisionVolley: { attackBonus: ({ how }) => (how === 'ship' ? bonus('precisionVolley', 1, 2) : undefined) },
  /** The next attack that deals damage. */
  overloadTorpedo: {
    harmDealt: (harm, { how }) => (how === 'ship' ? harm + 1 : harm),
    *afterAttack(_t, { by, attack, harm }) {
      if (attack.how === 'ship' && harm > 0) once(by, 'overloadTorpedo');
    },
  },
  /** RDA-DATA-08 */
  scrambled: {
    redDice: (dice, { how }) => (how === 'ship' ? Math.max(1, dice - 2) : dice),
    *afterAttack(_t, { by, attack }) {
      if (attack.how === 'ship') once(by, 'scrambled');
    },
  },
  /** R6: one die fewer in its next attack, this round or the next. */
  suppressed: {
    redDice: (dice, { how }) => (how === 'ship' ? Math.max(1, dice - 1) : dice),
    *afterAttack(_t, { by, attack }) {
      if (attack.how === 'ship') once(by, 'suppressed');
    },
  },
  ghostRunning: { ghost: () => true },
  jammed: { abilityBar: () => ({ key: 'bar.jammed' }) },
  solarFlare: { abilityBar: () => ({ key: 'bar.solarFlare' }) },
  repelBoarders: { redDice: (dice, { aboard }) => (aboard ? dice + 1 : dice) },

  coveringFire: { redDice: dice => Math.max(1, dice - 1) },
  holdTheLine: { defenseBonus: () => bonus('holdTheLine', 1, 1) },
  focusFire: {
    attackBonus: ({ target }, owner) =>
      aboutOf(owner, 'focusFire') === refOf(target) ? bonus('focusFire', 1, 1) : undefined,
  },
  silentApproach: { testDice: (dice, { skill }) => (skill === 'stealth' ? dice + 2 : dice) },
  standAndFight: { attacksAllowed: attacks => attacks + 1 },
  decoy: {
    decoy({ visible }, owner, state) {
      const crew = pieceOf(state, aboutOf(owner, 'decoy')!);
      return visible.find(each => each === crew);
    },
  },
  intimidated: { pacified: () => true },
  tacticalWithdrawal: { testPasses: ({ purpose }) => (purpose === 'elude' ? true : undefined) },
  breachAndClear: { shootsThrough: (_about, owner) => cellOf(owner, 'breachAndClear') },

  /** R8, SI01 */
  tonic: { speed: speed => speed + 2 },
  neuralStim: { speed: speed => speed + 1 },
  /** SI07, G17 */
  airborne: { flight: () => true },
  /** SI09: creatures come to a square in their next activation. */
  lured: { errand: (_about, owner) => cellOf(owner, 'lured') },

  /** E16, E20 */
  flashFlood: { flood: () => true },
  chokingFog: { range: (range, { by }) => (by.on === 'surface' ? Math.min(range, 2) : range) },
};
