import { spendEnergy } from '../../rules/gear/cards.ts';
import { repair } from '../../rules/harm.ts';
import { deciderOf, nameOf, refOf, say } from '../../rules/table.ts';
import type { CardId, GearCard } from '../../types.ts';
import { charged, stores } from './gear.ts';

/** RDA-SALVAGE: what is found in orbit. */
export const salvage = {
  ablativePlate: {
    no: 'SV01',
    slot: 'item',
    component: true,
    cost: 100,
    copies: 2,
    effect: { hull: (hull, { by }) => hull + by.components.filter(({ card }) => card === 'ablativePlate').length },
  },
  spareCoil: {
    no: 'SV03',
    slot: 'item',
    component: true,
    cost: 75,
    copies: 1,
    effect: { testDice: (dice, { station }) => (station === 'engineering' ? dice + 1 : dice) },
  },
  longLens: {
    no: 'SV04',
    slot: 'item',
    component: true,
    cost: 100,
    copies: 1,
    effect: { shipRange: range => range + 1 },
  },
  hullFoam: {
    no: 'SV05',
    slot: 'item',
    component: true,
    slotless: true,
    energy: 1,
    cost: 75,
    copies: 2,
    effect: stores(
      'hullFoam',
      ({ damage }) => damage > 0,
      (t, ship) => repair(t, ship, 2),
    ),
  },
  shieldCell: {
    no: 'SV07',
    slot: 'item',
    component: true,
    slotless: true,
    energy: 1,
    cost: 75,
    copies: 2,
    effect: stores(
      'shieldCell',
      ({ damage, flipped }) => damage > 0 && !flipped,
      (t, ship) => repair(t, ship, 3, 'shields'),
    ),
  },
  fuelRod: {
    no: 'SV09',
    slot: 'item',
    component: true,
    slotless: true,
    energy: 1,
    cost: 50,
    copies: 2,
    effect: stores(
      'fuelRod',
      ({ where }) => where === 'orbit',
      (_t, ship) => {
        ship.lasting.push({ what: 'fuelRod', until: 'move' });
      },
    ),
    leaves: { fuelRod: { shipMovement: points => points + 4 } },
  },
  salvagedRifle: {
    no: 'SV11',
    slot: 'rifle',
    hands: 2,
    range: 7,
    bonus: { add: 1, dice: 1 },
    energy: 3,
    cost: 125,
    copies: 1,
  },
  salvagedBlade: {
    no: 'SV12',
    slot: 'melee',
    range: 1,
    keyword: 'sword',
    bonus: { add: 1, dice: 1 },
    cost: 75,
    copies: 1,
  },
  starChart: {
    no: 'SV13',
    slot: 'item',
    component: true,
    cost: 100,
    copies: 1 /** There is but one scan in a round (RDA-SALVAGE-05), so it is the first. */,
    effect: { sureScan: () => 'starChart' },
  },
  blackBox: { no: 'SV14', slot: 'item', cost: 150, copies: 1 },
  cryoPod: { no: 'SV15', slot: 'item', passenger: true, cost: 0, copies: 1 },
  decoyBuoy: {
    no: 'SV16',
    slot: 'item',
    component: true,
    slotless: true,
    energy: 1,
    cost: 75,
    copies: 1,
    effect: {
      *attacked(t, { by, attack, cancel }) {
        const isNpcShip = attack.how === 'ship' && attack.by !== null && deciderOf(t.state, attack.by) === null;
        const card = by.kind === 'ship' ? charged(by, 'decoyBuoy') : undefined;
        if (by.kind !== 'ship' || by.seat === null || card === undefined || !isNpcShip) return;
        const params = { ship: nameOf(by), by: nameOf(attack.by!) };
        if ((yield* t.choose(by.seat, 'decoyBuoy', ['keep', 'use'], { params, about: [refOf(by)] })) === 'keep') return;
        spendEnergy(t, by, card);
        say(t, 'RDA-DATA-06', 'card.decoyed', params);
        cancel();
      },
    },
  },
  signalBooster: {
    no: 'SV17',
    slot: 'item',
    component: true,
    cost: 75,
    copies: 1,
    effect: { testDice: (dice, { station }) => (station === 'communications' ? dice + 1 : dice) },
  },
  gyroStabiliser: { no: 'SV18', slot: 'item', component: true, cost: 125, copies: 1, effect: { freePivots: () => 1 } },
} satisfies { readonly [C in CardId]?: GearCard };
