import { type Dealt, type Scene, scene } from '@starboard/endeavours/testing';
import { describe, expect, test } from 'vitest';
import { develop } from '../../src/rules/free/develop.ts';
import { role } from '../../src/rules/free/role.ts';
import { mayMove } from '../../src/rules/move/movement.ts';
import { stackNo } from '../../src/rules/stacks.ts';
import type { CardId } from '../../src/types.ts';
import { developing } from '../support/cards.ts';
import { fly } from '../support/move.ts';
import { acting, keyFor, offered } from '../support/operations.ts';

const can = ({ state }: Scene) => develop.isPossible(state);
/** What is offered when the only development of the Hand is played. */
const choices = (table: Scene) => offered(table, develop);

/** Takes Stacks off the map, as a wormhole does. */
const inTransit = (table: Scene, ...nos: number[]) =>
  table.with(state => {
    for (const no of nos) stackNo(state, no).node = null;
  });

/** Stacks 2 to 7: rocket, freighter, slipstream, mobile factory, a Bernal that is not Anchored, an outpost. All have moved, or none has. */
const fleet = (card: CardId, moved: boolean) =>
  scene()
    .hand(card)
    .rocket('EML1', { cards: ['C07'], wet: 8, moved })
    .stack('freighter', 'EML2', { cards: ['K01'], moved })
    .stack('slipstream', 'EML2', { cards: ['K02'], moved })
    .stack('mobile', 'EROS', { moved })
    .bernal('B03', 'CE-LC', { anchored: false })
    .outpost('EML1', { cards: ['rover'], moved })
    .with(state => {
      stackNo(state, 6).moved = moved;
      stackNo(state, 1).moved = moved;
    });

const spacecraft = ['stack:2', 'stack:3', 'stack:4', 'stack:5', 'stack:6'];

describe('which Stacks a development may be played for', () => {
  test('[END-EXPCARD-05, END-WORM-09] Thruster Reignition: Spacecraft that have moved, neither coast nor are in transit', () => {
    expect(choices(fleet('XV1-1', true))).toEqual(spacecraft);
    expect(can(fleet('XV1-1', false))).toBe(false);
    const coasting = fleet('XV1-1', true).with(state => {
      stackNo(state, 3).coasting = 1;
    });
    expect(choices(inTransit(coasting, 4))).toEqual(['stack:2', 'stack:5', 'stack:6']);
  });

  test('[END-EXPCARD-05, END-WORM-09] Rendezvous Window: Spacecraft that have not moved and are not in transit', () => {
    expect(choices(fleet('XV7-1', false))).toEqual(spacecraft);
    expect(can(fleet('XV7-1', true))).toBe(false);
    expect(choices(inTransit(fleet('XV7-1', false), 4, 5))).toEqual(['stack:2', 'stack:3', 'stack:6']);
    expect(can(inTransit(fleet('XV7-1', false), 2, 3, 4, 5, 6))).toBe(false);
  });

  test('[END-OBSCARD-11, END-WORM-09] Trajectory Bulletin: Spacecraft, moved or not, that are not in transit', () => {
    expect(choices(fleet('OV6-1', false))).toEqual(spacecraft);
    expect(choices(inTransit(fleet('OV6-1', true), 2))).toEqual(spacecraft.slice(1));
    expect(can(inTransit(fleet('OV6-1', false), 2, 3, 4, 5, 6))).toBe(false); // the outpost does not fly
  });

  test('[END-EXPCARD-05, END-WORM-09] Field Rewiring: Stacks with damage that are not in transit', () => {
    const cards: Dealt[] = [{ card: 'drill', damaged: true }];
    const table = () =>
      scene()
        .hand('XV2-1')
        .rocket('EML1', { cards: ['rover'] })
        .outpost('EROS', { cards })
        .outpost('PALLAS', { cards })
        .stack('freighter', 'VESTA', { cards });
    expect(choices(table())).toEqual(['stack:3', 'stack:4', 'stack:5']);
    expect(choices(inTransit(table(), 5))).toEqual(['stack:3', 'stack:4']);
    expect(can(inTransit(table(), 3, 4, 5))).toBe(false);
  });

  test('[END-EXPCARD-05] Depot Find: Stacks on Sites; a mobile factory holds nothing', () => {
    const table = () =>
      scene()
        .hand('XV10-1')
        .stack('mobile', 'EROS')
        .outpost('EML1', { cards: ['rover'] });
    expect(can(table())).toBe(false);
    const more = table()
      .outpost('EROS', { cards: ['rover'] })
      .rocket('PALLAS', { cards: ['C07'] });
    expect(choices(more)).toEqual(['stack:4', 'stack:5']);
  });
});

describe('what a development does, and how much of it', () => {
  test('[END-EXPCARD-05, END-CORE-24] Thruster Reignition: the rocket’s movement is unmade, also for who becomes the rocket', () => {
    const becoming = (again: boolean) => {
      const table = scene()
        .hand('XV1-1')
        .rocket('EML1', { cards: ['C07'], wet: 8 })
        .outpost('EML1', { cards: ['T05'], wet: 8 });
      fly(table, '2', 'EML2');
      if (again) developing(table);
      acting(table, role, '3:rocket');
      return stackNo(table.state, 3).moved;
    };
    expect([becoming(false), becoming(true)]).toEqual([true, false]);
  });

  test('[END-EXPCARD-05, END-CORE-24] Thruster Reignition for a freighter: the rocket has moved all the same', () => {
    const table = scene()
      .hand('XV1-1')
      .rocket('EML1', { cards: ['C07'], wet: 8 })
      .stack('freighter', 'EML2', { cards: ['K01'], wet: 20, moved: true })
      .outpost('EML1', { cards: ['T05'] });
    fly(table, '2', 'EML2');
    developing(table, 'stack:3');
    acting(table, role, '4:rocket');
    expect([3, 4].map(no => stackNo(table.state, no).moved)).toEqual([false, true]);
    expect(mayMove(table.state, stackNo(table.state, 4))).toBe(false);
  });

  test('[END-EXPCARD-05] Field Rewiring: only what is damaged is offered, and the third copy mends more than three', () => {
    const table = (card: CardId, broken: number) =>
      scene()
        .hand(card)
        .outpost('EROS', {
          cards: (['drill', 'rover', 'array', 'R02', 'G01'] as const).map((each, at) => ({
            card: each,
            damaged: at < broken,
          })),
        });
    expect(developing(table('XV2-1', 1)).asked).toEqual([]);
    const two = table('XV2-1', 2);
    expect(choices(two)).toEqual([keyFor(two, 'drill'), keyFor(two, 'rover')]);
    const all = developing(table('XV2-3', 4));
    expect(all.asked).toEqual([]);
    expect(all.stack(2).cards.some(({ damaged }) => damaged)).toBe(false);
  });

  test('[END-EXPCARD-05, END-DISC-07] Refit: whole equipment on its front whose upgrade is unlocked and can be paid', () => {
    const table = (bank: number) =>
      scene()
        .hand('XV6-1')
        .unlocked('telescope', 'rover')
        .bank(bank)
        .outpost('JU-L1', { cards: ['telescope', 'rover', 'drone', 'R01'] })
        .outpost('EROS', {
          cards: [
            { card: 'telescope', damaged: true },
            { card: 'rover', side: 'back' },
          ],
        });
    const rich = table(5);
    expect(choices(rich)).toEqual([keyFor(rich, 'telescope'), keyFor(rich, 'rover')]); // for 5 and 4 Aqua
    expect(developing(table(4)).state.bank).toBe(0); // the rover it is
    expect(can(table(3))).toBe(false);
  });

  test('[END-EXPCARD-05] Sabbatical: the third copy helps more than three', () => {
    const table = scene().hand('XV9-3');
    for (const [at, who] of (['N01', 'N02', 'N03', 'C07'] as const).entries())
      table.stack('outpost', (['EROS', 'PALLAS', 'VESTA', 'PSYCHE'] as const)[at]!, {
        cards: [{ card: who, lonely: true }],
      });
    const rested = developing(table);
    expect(rested.asked).toEqual([]);
    expect(rested.state.stacks.flatMap(({ cards }) => cards).some(({ lonely }) => lonely)).toBe(false);
  });

  test('[END-EXPCARD-05, END-COMP-12] Windfall Samples: none if all of the type are in use, or nothing can hold it', () => {
    const at = (count: number) =>
      scene()
        .hand('XV5-1')
        .outpost('EROS', { cards: ['rover'] })
        .with(({ samples }) => {
          samples.S = count;
        });
    expect([0, 1].map(count => can(at(count)))).toEqual([false, true]);
    const found = developing(at(1));
    expect(found.card('sample:S')).toMatchObject({ side: 'front' });
    expect(found.said('find.windfall')[0]).toMatchObject({ params: { site: { key: 'node.EROS' } } });
    const freighter = (outposts: number) => {
      const table = scene()
        .hand('XV5-1')
        .stack('freighter', 'EROS', { cards: ['K01'] });
      for (let count = 0; count < outposts; count++) table.outpost('EML1', { cards: ['rover'] });
      return table;
    };
    expect([1, 2].map(outposts => can(freighter(outposts)))).toEqual([true, false]);
    expect(developing(freighter(1)).stack(4)).toMatchObject({ kind: 'outpost', node: 'EROS' });
  });

  test('[END-OBSCARD-11, END-OBSCARD-17] Archive Data: draws what there is, from the deck or from the discard pile', () => {
    const table = (draw: 0 | 1, pile: 0 | 1 | 2) => {
      const set = scene().hand('OV3-3');
      if (draw === 1) set.observation('OA1-1');
      return set.with(({ observation }) => observation.discard.push(...(['OA2-1', 'OA3-1'] as const).slice(0, pile)));
    };
    expect(can(table(0, 0))).toBe(false);
    for (const [draw, pile] of [
      [1, 0],
      [0, 1],
      [1, 2],
    ] as const)
      expect(can(table(draw, pile))).toBe(true);
    const single = developing(table(1, 0));
    expect(single.state).toMatchObject({ hand: ['OA1-1'], observation: { draw: [], discard: ['OV3-3'] } });
  });

  test('[END-OBSCARD-11, END-OBSCARD-12] Archive Data: an Instrument Failure finds no telescope to break', () => {
    const table = scene()
      .hand('OV3-1')
      .observation('OI5-1')
      .outpost('EML1', { cards: ['telescope'] });
    expect(developing(table).card('telescope')!.damaged).toBe(false);
  });
});
