import { type Scene, scene } from '@starboard/endeavours/testing';
import type { Text } from '@starboard/kernel';
import { describe, expect, test } from 'vitest';
import { transfer } from '../../src/rules/free/transfer.ts';
import type { NodeId } from '../../src/types.ts';
import { acting, keyFor, namesIn, offered, stackIn } from '../support/operations.ts';

const can = (at: Scene) => transfer.isPossible(at.state);
const lifted = (at: Scene) =>
  at.with(({ elevators }) => {
    elevators.push('CERES/CE-LC');
  });

describe('where goods may go', () => {
  test('[END-CORE-14] from Stacks that have goods and a place for them', () => {
    const table = scene()
      .rocket('EML1', { cards: ['C07'] })
      .outpost('EML1', { cards: ['rover'] })
      .stack('freighter', 'EML2', { cards: ['K01'] })
      .with(({ stacks }) => {
        stacks[1]!.cargo.water = 0;
      });
    table.outpost('EML4', { cards: ['drill'] });
    expect(offered(table, transfer)).toEqual(['stack:2', 'stack:3']);
  });

  test('[END-CORE-14] never into a mobile factory', () => {
    const table = scene()
      .rocket('BENNU', { cards: ['C07', 'rover'] })
      .stack('mobile', 'BENNU')
      .outpost('BENNU', { cards: ['drill'] });
    expect(offered(table, transfer, 'stack:2')).toEqual(['stack:4', 'new:BENNU']);
  });

  test('[END-CORE-11, END-FREIGHT-01] not into a Stack or a freighter that is full', () => {
    const table = scene()
      .rocket('EML1', { cards: ['C07'], wet: 32 })
      .outpost('EML1', { cards: ['rover', 'drill'], cargo: { water: 1 } })
      .stack('freighter', 'EML1', { cards: ['K03'], cargo: { water: 4 } })
      .stack('slipstream', 'EML1', { cards: ['K03'], cargo: { water: 3 } });
    expect(offered(table, transfer, 'stack:3')).toEqual(['stack:5', 'new:EML1']);
  });

  test('[END-ELEVATOR-03] an elevator leads both ways, between its own ends alone', () => {
    expect(offered(lifted(scene().rocket('CERES', { cards: ['C07'] })), transfer)).toEqual(['new:CERES', 'new:CE-LC']);
    expect(offered(lifted(scene().rocket('CE-LC', { cards: ['C07'] })), transfer)).toEqual(['new:CE-LC', 'new:CERES']);
    const elsewhere = (node: NodeId) => can(lifted(scene().outpost(node, { cards: ['C07'] })));
    expect([elsewhere('EROS'), elsewhere('PL-BC'), elsewhere('PLUTO')]).toEqual([false, false, false]);
  });

  test('[END-ELEVATOR-03] the last card of an outpost may take it, too', () => {
    const table = lifted(scene().outpost('CE-LC', { cards: ['rover'] })).site('CERES', { visited: true });
    expect(can(table)).toBe(true);
    const moved = acting(table, transfer);
    expect(moved.cardsAt('CERES')).toEqual(['rover']);
  });
});

describe('a Bernal that is Cargo', () => {
  const aboard = () =>
    scene()
      .rocket('EML1', { cards: ['C07', 'rover', 'B03'] })
      .with(({ bernals }) => {
        bernals.push({ card: 'B03', anchored: false, home: false });
      });

  test('[END-BERNAL-07, END-BERNAL-10] begins a Stack of its own, with itself', () => {
    const table = aboard();
    expect(offered(table, transfer)).toEqual(['new:EML1', 'bernal']);
    const { match } = aboard().play().choose('free.transfer');
    const labels = match.askOf('player')!.options.map(option => (option as { label?: Text }).label);
    expect(labels).toEqual([{ key: 'stack.outpost' }, { key: 'stack.bernal' }]);
    acting(table, transfer, 'bernal', 'done');
    expect([stackIn(table, 3).kind, namesIn(stackIn(table, 3))]).toEqual(['bernal', ['B03']]);
  });

  test('[END-BERNAL-07] not where it has its own already, nor from a Stack without one', () => {
    const own = scene().bernal('B03', 'GEO', { anchored: false }, ['rover']);
    own.rocket('EML1', { cards: ['C07', 'drill'] });
    // There is a new outpost alone to go to, so that the next question is what goes there.
    expect(offered(own, transfer, 'stack:2')).toEqual([keyFor(own, 'B03'), keyFor(own, 'rover')]);
    const alone = scene()
      .bernal('B03', 'GEO', { anchored: false })
      .rocket('EML1', { cards: ['C07', 'drill'] });
    expect(offered(alone, transfer, 'stack:3')).toEqual([keyFor(alone, 'C07'), keyFor(alone, 'drill')]);
  });

  test('[END-BERNAL-07] one that was boosted into the Stack of the Home Bernal leaves it like that', () => {
    const table = scene()
      .home('B09', 'SEL5', ['B03'])
      .with(({ bernals }) => {
        bernals.push({ card: 'B03', anchored: false, home: false });
      });
    expect(offered(table, transfer)).toEqual(['new:SEL5', 'bernal']);
  });
});

describe('what a freighter takes aboard', () => {
  const barge = (at: Scene) =>
    at
      .stack('freighter', 'CE-LC', { cards: ['K03'] }) // load 4
      .outpost('CE-LC', { cards: ['C07', 'rover'], cargo: { water: 3 } });
  const takesCards = (at: Scene) => {
    const outpost = at.state.stacks.findIndex(({ kind }) => kind === 'outpost');
    const no = at.state.stacks[outpost]!.no;
    const freighter = at.state.stacks.find(({ kind }) => kind === 'freighter')!.no;
    return offered(at, transfer, `stack:${no}`, `stack:${freighter}`).includes(keyFor(at, 'rover'));
  };

  test('[END-FREIGHT-03] cards at an Anchored Bernal or Drift Bernal, not at one that is adrift or elsewhere', () => {
    expect(takesCards(barge(scene().bernal('B03', 'CE-LC', {}, ['G08'])))).toBe(true);
    expect(takesCards(barge(scene().bernal('B03', 'GEO')).rocket('CE-LC', { cards: ['drill'] }))).toBe(false);
    expect(takesCards(barge(scene().drift('D02', 'CE-LC', true)).rocket('CE-LC', { cards: ['drill'] }))).toBe(true);
    expect(takesCards(barge(scene().drift('D02', 'CE-LC')).rocket('CE-LC', { cards: ['drill'] }))).toBe(false);
    expect(takesCards(barge(scene().drift('D02', 'GEO', true)).rocket('CE-LC', { cards: ['drill'] }))).toBe(false);
  });

  test('[END-FREIGHT-01] K01 counts tanks of water by halves, and no others', () => {
    const sources = (tank: 'water' | 'dirt', count: number) =>
      offered(
        scene()
          .stack('freighter', 'CE-LC', { cards: ['K01'], cargo: { [tank]: count } }) // load 6
          .outpost('CE-LC', { cards: [], cargo: { [tank]: 1 } }),
        transfer,
      );
    const both = ['stack:2', 'stack:3'];
    expect([sources('water', 11), sources('dirt', 5)]).toEqual([both, both]);
    expect(sources('water', 12)).not.toEqual(both);
    expect(sources('dirt', 6)).not.toEqual(both);
  });
});
