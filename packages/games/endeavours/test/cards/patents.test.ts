import { type Scene, scene } from '@starboard/endeavours/testing';
import { describe, expect, test } from 'vitest';
import { patents } from '../../src/cards/patents/index.ts';
import { effects } from '../../src/hooks.ts';
import { faceOf, newCard } from '../../src/rules/cards.ts';
import { hazardRoll } from '../../src/rules/dice.ts';
import { foundColony } from '../../src/rules/free/found-colony.ts';
import { removeToken } from '../../src/rules/free/tokens.ts';
import { cargoMassOf } from '../../src/rules/mass.ts';
import { isAssistSafe } from '../../src/rules/move/lifting.ts';
import { industrialize } from '../../src/rules/operations/industrialize.ts';
import { promotion } from '../../src/rules/operations/promotion.ts';
import { prospect } from '../../src/rules/operations/prospect.ts';
import { refuel } from '../../src/rules/operations/refuel.ts';
import { relayedZones } from '../../src/rules/radio.ts';
import { isOperational } from '../../src/rules/support.ts';
import type { NodeId, PatentId, Side } from '../../src/types.ts';
import { driveBy } from '../support/move.ts';
import { acting, cardIn, doing, offered, stackIn } from '../support/operations.ts';

const dealt = (card: PatentId, side: Side, role: object = {}) => ({ card, side, ...role });

/** What is measured with the first side up, and with the one that has the ability. */
type Case = readonly [
  card: PatentId,
  sides: readonly [Side, Side],
  first: unknown,
  second: unknown,
  (side: Side) => unknown,
];

const hazardPasses = (card: PatentId, side: Side, ...dice: number[]) => {
  const table = scene()
    .bank(0)
    .rocket('EA-AE', { cards: [dealt(card, side), 'C07'] })
    .dice(...dice);
  return table.perform(t => hazardRoll(t, stackIn(table, 2), 'aerobrake', 'EA-AE')).result;
};
const waterMass = (card: PatentId, side: Side, water: number) => {
  const table = scene().outpost('EML1', { cards: [dealt(card, side)], cargo: { water } });
  return cargoMassOf(table.state, stackIn(table, 2));
};

const own: readonly Case[] = [
  [
    'T01',
    ['white', 'black'],
    0,
    1, // 1 + 2 by its mass - 2 by the zone
    side => driveBy(scene().rocket('JU-L1', { cards: [dealt('T01', side)], wet: 1 }), 'T01')!.netThrust,
  ],
  [
    'R09',
    ['white', 'black'],
    [false, false],
    [false, true],
    side => {
      const table = scene()
        .outpost('BENNU', { cards: [dealt('R09', side)] })
        .dice(6);
      doing(table, prospect);
      return [1, 2].map(year => {
        table.state.usedYear = year === 1 ? table.state.usedYear : [];
        return prospect.isPossible(table.year(year).state);
      });
    },
  ],
  [
    'F07',
    ['white', 'black'],
    [false, false],
    [true, false],
    side =>
      (['F07', 'F01'] as const).map(refinery => {
        const cards = [dealt(refinery, side), dealt('R07', 'white')]; // the Glacier Digger needs E
        return industrialize.isPossible(scene().site('EROS', { claim: true }).outpost('EROS', { cards }).state);
      }),
  ],
  [
    'F09',
    ['white', 'black'],
    [0, true],
    [1, false],
    side => {
      const table = scene().outpost('EROS', { cards: [dealt('F09', side), { card: 'drill', damaged: true }] });
      const played = table.play();
      const offers = played.offers('offer.press');
      if (offers.length > 0) played.choose(offers[0]!);
      return [offers.length, played.card('drill')!.damaged];
    },
  ],
  [
    'F10',
    ['white', 'black'],
    [1, 1, 1],
    [2, 2, 1],
    side => {
      const refuelled = (table: Scene) => doing(table, refuel).stack(2).cargo.water;
      const apart = (node: NodeId) =>
        scene()
          .outpost('PALLAS', { cards: ['R02'] })
          .outpost(node, { cards: [dealt('F10', side)] });
      const together = scene().outpost('PALLAS', { cards: ['R02', dealt('F10', side)] });
      return [together, apart('PALLAS'), apart('EROS')].map(refuelled);
    },
  ],
  [
    'F11',
    ['white', 'black'],
    false,
    true,
    side => {
      const cards = [dealt('F11', side), dealt('R01', 'white', { damaged: true }), 'G01', 'H08'] as const;
      return industrialize.isPossible(scene().site('EROS', { claim: true }).outpost('EROS', { cards }).state);
    },
  ],
  [
    'G12',
    ['white', 'black'],
    [true, false],
    [true, true],
    side => [hazardPasses('G12', side, 1, 6), hazardPasses('G12', side, 1, 1, 6)],
  ],
  ['X12', ['white', 'black'], [1, 3], [0, 2], side => [1, 3].map(water => waterMass('X12', side, water))],
  ['K01', ['black', 'purple'], [1, 3], [1, 3], side => [2, 5].map(water => waterMass('K01', side, water))],
  [
    'K03',
    ['black', 'purple'],
    false,
    true,
    side => {
      const table = scene()
        .factory('EROS')
        .stack('freighter', 'EROS', { cards: [dealt('K03', side)] });
      return isAssistSafe(table.state, stackIn(table, 2), 'EROS', 'assistLiftOff');
    },
  ],
  [
    'K06',
    ['black', 'purple'],
    [1, 0],
    [1, 1],
    side => {
      const table = scene().stack('freighter', 'EML1', { cards: [dealt('K06', side)] });
      const by = stackIn(table, 2);
      return [
        effects.tell(table.state, 'beltImmune', { by }).length,
        effects.tell(table.state, 'ejectionImmune', { by }).length,
      ];
    },
  ],
];

describe('abilities of patents', () => {
  test.each(own)('[END-PATENT-01] %s on its sides %j: %j and %j', (_, [one, other], first, second, measure) => {
    expect(measure(one)).toEqual(first);
    expect(measure(other)).toEqual(second);
  });
});

/** The Factory that a refinery has built, by its black side or by its white. */
const plant = (card: PatentId | null, site: 'PALLAS' | 'MAR-PV' = 'PALLAS'): Scene =>
  scene({ crew: 'C01' }).factory(site).site(site, { plant: card });

describe('abilities of Factories', () => {
  test('[END-PATENT-09] the black side of a refinery gives its ability to the Factory it builds, the white side none', () => {
    const built = (side: Side) => {
      const table = scene()
        .site('EROS', { claim: true })
        .outpost('EROS', { cards: [dealt('F04', side), 'R01'] });
      return doing(table, industrialize).site('EROS')!.plant;
    };
    expect([built('black'), built('white')]).toEqual(['F04', null]);
  });

  test('[END-PATENT-09] F02 Vapour Printer: once a cycle a free production at its Factory', () => {
    const offers = (card: PatentId | null) =>
      plant(card)
        .hand('T01')
        .outpost('PALLAS', { cards: ['rover'] })
        .play();
    expect(offers(null).offers('offer.printer')).toEqual([]);
    const played = offers('F02').choose('offer.printer:PALLAS');
    expect(played.card('T01')).toMatchObject({ side: 'black', madeAt: 'PALLAS' });
    expect(played.state.rights.operation).toBe(true);
    expect(played.state.usedCycle).toEqual(['printer:PALLAS']);
  });

  test('[END-PATENT-09] F04 Cold Bioleach Vat: its Factory refuels 8 instead of 7', () => {
    const water = (card: PatentId | null) =>
      doing(plant(card).outpost('PALLAS', { cards: ['rover'] }), refuel).stack(2).cargo.water;
    expect([water(null), water('F04')]).toEqual([7, 8]);
  });

  test('[END-PATENT-09] F05 Optical Glass Line: equipment may be promoted at its Factory', () => {
    const can = (card: PatentId | null, node: NodeId) =>
      promotion.isPossible(
        plant(card)
          .unlocked('rover')
          .outpost(node, { cards: ['rover'] }).state,
      );
    expect([can(null, 'PALLAS'), can('F05', 'PALLAS'), can('F05', 'VESTA')]).toEqual([false, true, false]);
  });

  test('[END-PATENT-09] F06 Cryogenic Fractionator: its Factory also refuels a Stack on the aerobrake node', () => {
    const table = (card: PatentId | null) =>
      plant(card, 'MAR-PV')
        .outpost('MAR-PV', { cards: ['rover'] })
        .outpost('MA-AE', { cards: ['rover'] });
    expect(offered(table(null), refuel)).toEqual([]);
    expect(doing(table('F06'), refuel, 'node:MA-AE').stack(3).cargo.water).toBe(7);
  });

  test('[END-PATENT-09] F08 Ion Stripper: its Factory is a relay', () => {
    const zones = (card: PatentId | null) => relayedZones(plant(card).state, 'EROS', 'CAL-GC');
    expect([zones(null), zones('F08')]).toEqual([0, 1]);
  });

  test('[END-PATENT-09] F12 Sterile Composter: the founder stays on a 5, not on a 4', () => {
    const stays = (die: number) =>
      acting(
        plant('F12')
          .outpost('PALLAS', { cards: ['N01', 'rover'] })
          .dice(die),
        foundColony,
      ).card('N01');
    expect([stays(5) !== undefined, stays(4) !== undefined]).toEqual([true, false]);
  });

  test('[END-PATENT-09] it lasts as long as that Factory stands', () => {
    const table = plant('F08');
    acting(table, removeToken, ...offered(plant('F08'), removeToken).filter(key => key.includes('factory')));
    expect(relayedZones(table.state, 'EROS', 'CAL-GC')).toBe(0);
  });
});

describe('words on patents', () => {
  test('[END-PATENT-11] solar cards are dead in the Neptune zone; push anywhere in the chain makes it pushable', () => {
    const works = (node: NodeId) => {
      const table = scene().outpost(node, { cards: ['R05'] });
      return isOperational(table.state, stackIn(table, 2), cardIn(table, 'R05'));
    };
    expect([works('UR-L1'), works('NE-FLY')]).toEqual([true, false]);
    const pushed = (generator: 'G01' | 'G11') =>
      driveBy(scene({ crew: 'C05' }).rocket('EML1', { cards: ['T06', generator], wet: 6 }), 'T06')!.pushed;
    expect([pushed('G01'), pushed('G11')]).toEqual([false, true]);
  });

  test('[END-PATENT-12] a radiator has a light and a heavy way up, but for the Wax Bank', () => {
    const { state } = scene();
    const face = (card: PatentId, side: Side, heavy: boolean) => {
      const { mass, cooling, hardness } = faceOf({ ...newCard(state, card, side), heavy });
      return [mass, cooling, hardness];
    };
    expect(face('H01', 'white', false)).toEqual([1, 1, 4]);
    expect(face('H01', 'white', true)).toEqual([2, 2, 6]);
    expect([face('H01', 'black', false), face('H01', 'black', true)]).toEqual([
      [0, 1, 7],
      [1, 3, 7],
    ]);
    expect(face('H07', 'white', true)).toEqual(face('H07', 'white', false));
    const single = Object.entries(patents).filter(([id, { white }]) => id.startsWith('H') && !white?.heavy);
    expect(single.map(([id]) => id)).toEqual(['H07']);
  });
});
