import type { Flow } from '@starboard/kernel';
import type { Effect } from '../../hooks.ts';
import { repair } from '../../rules/harm.ts';
import { keywordsOf, nameOf, occupantOf, say } from '../../rules/table.ts';
import { takeTest } from '../../rules/tests.ts';
import type { Anybody, Crew, Post, Renegades, Ship, Skill, UpgradeId } from '../../types.ts';
import { cardOf } from '../cards.ts';
import { bonus } from './bonus.ts';

/** One more of a skill, wherever it is used. */
const schooling = (skill: Skill): Effect => ({ skill: (value, about) => (about.skill === skill ? value + 1 : value) });

function isRobot(piece: Anybody): boolean {
  return (piece.kind === 'crew' || piece.kind === 'npc') && keywordsOf(piece).includes('robot');
}

/** UP22 */
function hasTwoPistols(piece: Anybody): boolean {
  if (piece.kind !== 'crew') return false;
  return piece.cards.filter(({ card, wielded }) => wielded && cardOf(card).slot === 'pistol').length === 2;
}

/** UP24, UP36: once in a mission. */
function spend(piece: Crew | Ship, mark: string): void {
  piece.usedMission.push(mark);
}

/** What upgrades (RDA-UPGRADE-03) do for whoever or whatever has them. */
export const upgradeEffects: { readonly [C in UpgradeId]?: Effect } = {
  marksmanTraining: { attackBonus: ({ how }) => (how === 'ranged' ? bonus('marksmanTraining') : undefined) },
  bladeDancer: { attackBonus: ({ how }) => (how === 'melee' ? bonus('bladeDancer') : undefined) },
  xenoReflexes: { defenseBonus: () => bonus('xenoReflexes') },
  ironConstitution: { health: health => health + 2 },
  fleetFooted: { speed: speed => speed + 1 },
  ghostTraining: schooling('stealth'),
  sensorTraining: schooling('search'),
  flightSchool: schooling('piloting'),
  systemsCertificate: schooling('tech'),
  fieldMedicine: schooling('medical'),
  commandSchool: schooling('leadership'),
  gunnerySchool: schooling('weapons'),
  willpower: { initiative: initiative => initiative + 1 },
  veteranCommand: { initiative: initiative => initiative + 2 },
  disasterDrill: { immunity: ({ keyword }) => (keyword === 'naturalDisaster' ? true : undefined) },
  robotHunter: { attackBonus: ({ target }) => (isRobot(target) ? bonus('robotHunter') : undefined) },
  beastWhisperer: {
    *attacked(t, { by, attack, cancel }) {
      const beast = attack.by?.kind === 'npc' && keywordsOf(attack.by).includes('beast');
      if (!beast) return;
      if (!(yield* takeTest(t, { by: by as Crew, skill: 'leadership', target: 5, purpose: 'special' }))) return;
      say(t, 'RDA-UPGRADE-03', 'upgrade.calmed', { crew: nameOf(by), beast: nameOf(attack.by!) });
      cancel();
    },
  },
  twinPistols: {
    attackReroll: ({ by, weapon }) =>
      weapon !== null && cardOf(weapon.card).slot === 'pistol' && hasTwoPistols(by)
        ? { name: 'twinPistols', count: 1 }
        : undefined,
  },
  /** Whoever turns, not whoever is turned. */
  interrogator: {
    testDice: (dice, { purpose, by }) => (purpose === 'turning' && by.post !== 'brig' ? dice + 1 : dice),
  },
  adrenalImplant: {
    offers(about, _owner, { party }) {
      const by = about.by as Crew;
      if (party?.crew !== by.id || by.usedMission.includes('adrenalImplant')) return undefined;
      return [
        {
          key: 'adrenalImplant',
          label: { key: 'offer.adrenalImplant' },
          cost: 'free',
          *take(t) {
            spend(by, 'adrenalImplant');
            t.state.party!.peacefulActions++;
          },
        },
      ];
    },
  },

  reinforcedShields: { shields: shields => shields + 2 },
  layeredHull: { hull: hull => hull + 2 },
  longRangeArray: { shipRange: range => range + 1 },
  ionDrive: { shipMovement: points => points + 1 },
  twinCannons: { redDice: (dice, { how }) => (how === 'ship' ? dice + 1 : dice) },
  fireComputer: { attackBonus: ({ how }) => (how === 'ship' ? bonus('fireComputer') : undefined) },
  deflectorGrid: { defenseBonus: () => bonus('deflectorGrid') },
  extraBunks: { capacity: capacity => capacity + 1 },
  cargoTractor: { salvageReach: () => 2 },
  autoMedic: { healing: (amount, { medic }) => (medic === null ? amount + 1 : amount) },
  secureBrig: { immunity: ({ keyword }) => (keyword === 'prisonerRelease' ? true : undefined) },
  afterburners: {
    offers(about, _owner, { turn }) {
      const by = about.by as Ship;
      if (turn?.ship !== by.no || by.where !== 'orbit' || by.usedMission.includes('afterburners')) return undefined;
      return [
        {
          key: 'afterburners',
          label: { key: 'offer.afterburners' },
          cost: 'free',
          *take() {
            spend(by, 'afterburners');
            by.lasting.push({ what: 'afterburners', until: 'move' });
          },
        },
      ];
    },
  },
};

/** UP15..UP17: what a trained crewmember does for its ship at the post for which it was trained. */
export const postUpgrades: { readonly [C in UpgradeId]?: { readonly [P in Post]?: Effect } } = {
  triageExpert: {
    medbay: {
      healing: (amount, { medic }) => (medic?.upgrades.includes('triageExpert') ? Math.max(amount, 3) : amount),
    },
  },
  damageControl: { engineering: { mending: ({ by }) => (by.damage > 0 ? t => mend(t, by) : undefined) } },
  acePilot: { navigation: { freePivots: () => 1 } },
};

/** UP16: at Engineering, at the end of the round. */
function* mend(t: Renegades, ship: Ship): Flow {
  const by = occupantOf(t.state, ship, 'engineering')!; // whose training it is
  const test = { by, skill: 'tech', target: 5, purpose: 'special', station: 'engineering' } as const;
  if (yield* takeTest(t, test)) repair(t, ship, 1);
}
