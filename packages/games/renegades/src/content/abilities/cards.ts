import type { Effect } from '../../hooks.ts';
import { stun } from '../../rules/harm.ts';
import { keywordsOf } from '../../rules/table.ts';
import type { Anybody, CardId, Figure, Keyword } from '../../types.ts';
import { bonus } from './bonus.ts';
import { actionCards } from './card-actions.ts';

function has(piece: Anybody, ...keywords: Keyword[]): boolean {
  return (piece.kind === 'crew' || piece.kind === 'npc') && keywordsOf(piece).some(each => keywords.includes(each));
}

/** A better bonus of the weapon against some (RDA-CREATURE-01). */
const against = (id: CardId, ...keywords: Keyword[]): Effect => ({
  weaponBonus: (printed, { card, target }) =>
    card.card === id && has(target, ...keywords) ? { add: 1, dice: 2 } : printed,
});

/** RDA-GEAR-19: an attack with it that wounds also stuns. */
const stunning = (id: CardId): Effect => ({
  *afterAttack(t, { by, attack: { weapon, target, how }, harm }) {
    const used = how === 'melee' ? isInHand(by, id) : weapon?.card === id;
    if (used && harm > 0) stun(t, target as Figure);
  },
});

function isInHand(piece: Anybody, id: CardId): boolean {
  return (
    piece.kind === 'crew' && piece.cards.some(({ card, wielded, energy }) => card === id && wielded && energy !== 0)
  );
}

/** RDA-DATA-06: a die or more for a test, for an Energy token. */
function aid(id: CardId, dice: number, isFor: (test: { purpose: string; skill: string }) => boolean): Effect {
  return {
    testAid(test) {
      const card = test.by.cards.find(each => each.card === id && each.energy !== 0);
      return card !== undefined && isFor(test) ? { name: id, dice, card } : undefined;
    },
  };
}

/** What is worn or held; some attacks heed no armor (B4). Of two alike one helps. */
const armor = (id: CardId, isWorn: (by: Anybody) => boolean, isFor: (how: string) => boolean): Effect => ({
  defenseBonus: ({ by, attack }) => (isWorn(by) && isFor(attack.how) ? { ...bonus(id), armor: true } : undefined),
});

/** What cards that are carried or installed do; actions that they offer are in `card-actions.ts`. */
export const cardEffects: { readonly [C in CardId]?: Effect } = {
  ...actionCards,
  ionPistol: against('ionPistol', 'robot'),
  needlePistol: against('needlePistol', 'beast', 'insect'),
  stunPistol: stunning('stunPistol'),
  shockBaton: stunning('shockBaton'),
  cryoThrower: stunning('cryoThrower'),
  railSniper: {
    attackBarred: ({ weapon, by }) =>
      weapon?.card === 'railSniper' && by.usedTurn.includes('moved') ? true : undefined,
  },
  flameProjector: { piercesCover: ({ weapon }) => (weapon?.card === 'flameProjector' ? true : undefined) },
  vibroDagger: {
    weaponBonus: (printed, { card, fromStealth }) =>
      card.card === 'vibroDagger' && fromStealth ? { add: 1, dice: 2 } : printed,
  },
  arcShield: armor(
    'arcShield',
    by => isInHand(by, 'arcShield'),
    () => true,
  ),
  bodyArmor: armor(
    'bodyArmor',
    by => by.kind === 'crew',
    how => how === 'ranged',
  ),
  cloakField: aid('cloakField', 2, ({ skill }) => skill === 'stealth'),
  lockbreaker: aid(
    'lockbreaker',
    1,
    ({ skill, purpose }) => skill === 'tech' && (purpose === 'interact' || purpose === 'parameter'),
  ),
  opticVisor: { skill: (value, { skill }) => (skill === 'search' ? value + 1 : value) },
  whisperBoots: { skill: (value, { skill }) => (skill === 'stealth' ? value + 1 : value) },
  diplomaticSeal: {
    testDice: (dice, { skill, purpose }) => (skill === 'leadership' && purpose === 'parameter' ? dice + 1 : dice),
  },
  refractorCharm: {
    defenseBonus({ by, attack }) {
      if (by.kind !== 'crew' || attack.how !== 'ranged') return undefined;
      const card = by.cards.find(each => each.card === 'refractorCharm' && each.energy !== 0);
      return card === undefined ? undefined : { ...bonus('refractorCharm'), card };
    },
  },

  shieldCapacitor: { shields: shields => shields + 2 },
  microThruster: { shipMovement: points => points + 1 },
  targetingLens: { attackBonus: ({ how }) => (how === 'ship' ? bonus('targetingLens') : undefined) },
  medPod: { healing: (amount, { medic }) => (medic === null ? amount : Math.max(amount, 3)) },
  ablativePlate: { hull: (hull, { by }) => hull + by.components.filter(({ card }) => card === 'ablativePlate').length },
  spareCoil: { testDice: (dice, { station }) => (station === 'engineering' ? dice + 1 : dice) },
  longLens: { shipRange: range => range + 1 },
  /** There is but one scan in a round (RDA-SALVAGE-05), so it is the first. */
  starChart: { sureScan: () => 'starChart' },
  signalBooster: { testDice: (dice, { station }) => (station === 'communications' ? dice + 1 : dice) },
  gyroStabiliser: { freePivots: () => 1 },
};
