import { boardOf } from '../../field/board.ts';
import { bodyOf } from '../../rules/burden.ts';
import { grenadeSquares, throwGrenade } from '../../rules/combat/grenades.ts';
import { spendEnergy } from '../../rules/gear/cards.ts';
import { borneBy } from '../../rules/mission/holding.ts';
import { pickSquare } from '../../rules/squares/pick.ts';
import { comeAboard } from '../../rules/stations.ts';
import { deciderOf, nameOf, say, shipOf } from '../../rules/table.ts';
import type { CardId, GearCard } from '../../types.ts';
import { ashore } from '../ashore.ts';
import { against, aid, airborne, armor, charged, dressing, forOneMove, isInHand, offerOf, stunning } from './gear.ts';

/** RDA-COMP-07: weapons and gear, with the copies in the box. */
export const armory = {
  arcPistol: { no: 'G01', slot: 'pistol', range: 5, cost: 50, copies: 12 },
  arcBlade: { no: 'G02', slot: 'melee', range: 1, keyword: 'sword', bonus: { add: 1, dice: 1 }, cost: 75, copies: 4 },
  emergencyTeleportationDevice: {
    no: 'G03',
    slot: 'item',
    energy: 1,
    cost: 100,
    copies: 4,
    effect: ashore((by, state) => {
      if (borneBy(state, by).length > 0 || shipOf(state, by).where === 'captured') return undefined;
      return offerOf(by, 'emergencyTeleportationDevice', 'action', function* (t, card) {
        spendEnergy(t, by, card);
        const body = bodyOf(t.state, by);
        say(t, 'RDA-SURFACE-03', 'card.teleported', { crew: nameOf(by), count: body === undefined ? 1 : 2 });
        yield* comeAboard(t, by, 'quarters');
      });
    }),
  },
  ionPistol: {
    no: 'G04',
    slot: 'pistol',
    range: 5,
    bonus: { add: 1, dice: 1 },
    energy: 4,
    cost: 100,
    copies: 2,
    effect: against('ionPistol', 'robot'),
  },
  stunPistol: { no: 'G05', slot: 'pistol', range: 4, energy: 3, cost: 125, copies: 2, effect: stunning('stunPistol') },
  pulseRifle: {
    no: 'G06',
    slot: 'rifle',
    range: 8,
    hands: 2,
    bonus: { add: 1, dice: 1 },
    energy: 5,
    cost: 150,
    copies: 2,
  },
  scatterGun: {
    no: 'G07',
    slot: 'rifle',
    range: 3,
    hands: 2,
    bonus: { add: 1, dice: 2 },
    energy: 4,
    cost: 150,
    copies: 2,
  },
  railSniper: {
    no: 'G08',
    slot: 'rifle',
    range: 12,
    hands: 2,
    bonus: { add: 2, dice: 1 },
    energy: 3,
    cost: 200,
    copies: 1,
    effect: {
      attackBarred: ({ weapon, by }) =>
        weapon?.card === 'railSniper' && by.usedTurn.includes('moved') ? true : undefined,
    },
  },
  flameProjector: {
    no: 'G09',
    slot: 'rifle',
    range: 2,
    hands: 2,
    energy: 3,
    cost: 150,
    copies: 1,
    effect: { piercesCover: ({ weapon }) => (weapon?.card === 'flameProjector' ? true : undefined) },
  },
  fragGrenade: {
    no: 'G10',
    slot: 'item',
    range: 4,
    energy: 1,
    cost: 50,
    copies: 3 /** G10: 3 dice at everybody on a square and around it. */,
    effect: ashore((by, state) => {
      const card = charged(by, 'fragGrenade');
      const squares = card === undefined ? [] : grenadeSquares(state, by, card);
      if (squares.length === 0) return undefined;
      return offerOf(by, 'fragGrenade', 'attack', function* (t, grenade) {
        const seat = deciderOf(t.state, by);
        const at =
          seat === null ? squares[0]! : yield* pickSquare(t, seat, 'throwAt', boardOf(t.state, by).name, squares);
        yield* throwGrenade(t, by, grenade, at, 3);
      });
    }),
  },
  arcAxe: {
    no: 'G11',
    slot: 'melee',
    range: 1,
    hands: 2,
    keyword: 'axe',
    bonus: { add: 1, dice: 2 },
    cost: 125,
    copies: 2,
  },
  shockBaton: {
    no: 'G12',
    slot: 'melee',
    range: 1,
    bonus: { add: 1, dice: 1 },
    energy: 3,
    cost: 100,
    copies: 2,
    effect: stunning('shockBaton'),
  },
  vibroDagger: {
    no: 'G13',
    slot: 'melee',
    range: 1,
    bonus: { add: 1, dice: 1 },
    cost: 75,
    copies: 2,
    effect: {
      weaponBonus: (printed, { card, fromStealth }) =>
        card.card === 'vibroDagger' && fromStealth ? { add: 1, dice: 2 } : printed,
    },
  },
  powerGauntlet: { no: 'G14', slot: 'melee', range: 1, bonus: { add: 2, dice: 1 }, cost: 125, copies: 1 },
  arcShield: {
    no: 'G15',
    slot: 'item',
    hands: 1,
    cost: 100,
    copies: 2,
    effect: armor(
      'arcShield',
      by => isInHand(by, 'arcShield'),
      () => true,
    ),
  },
  bodyArmor: {
    no: 'G16',
    slot: 'item',
    cost: 100,
    copies: 2,
    effect: armor(
      'bodyArmor',
      by => by.kind === 'crew',
      how => how === 'ranged',
    ),
  },
  jumpPack: {
    no: 'G17',
    slot: 'item',
    energy: 3,
    cost: 150,
    copies: 1,
    effect: forOneMove('jumpPack', 'airborne'),
    leaves: { airborne },
  },
  cloakField: {
    no: 'G18',
    slot: 'item',
    energy: 3,
    cost: 150,
    copies: 1,
    effect: aid('cloakField', 2, ({ skill }) => skill === 'stealth'),
  },
  medKit: { no: 'G19', slot: 'item', energy: 2, cost: 75, copies: 2, effect: dressing('medKit') },
} satisfies { readonly [C in CardId]?: GearCard };
