import { type Scene, scene } from '@starboard/endeavours/testing';
import type { Text } from '@starboard/kernel';
import { describe, expect, test } from 'vitest';
import { freeActions } from '../../src/rules/free/index.ts';
import { role } from '../../src/rules/free/role.ts';
import { decommissionFreely } from '../../src/rules/free/tokens.ts';
import { transfer } from '../../src/rules/free/transfer.ts';
import { dryMassOf } from '../../src/rules/mass.ts';
import { freeOutpost } from '../../src/rules/stacks.ts';
import { acting, keyFor, namesIn, noOf, offered, stackIn } from '../support/operations.ts';

describe('cargo transfer', () => {
  test('[END-CORE-14] cards and tanks between Stacks at one node, as many and as often as one likes', () => {
    const table = scene()
      .rocket('EML1', { cards: ['C07', 'rover'], cargo: { water: 2 } })
      .outpost('EML1', { cards: ['drill'] });
    const done = acting(table, transfer, 'stack:2', 'stack:3', keyFor(table, 'rover'), 'water', 'done');
    expect(namesIn(done.stack(2))).toEqual(['C07']);
    expect(namesIn(done.stack(3))).toEqual(['drill', 'rover']);
    expect([done.stack(2).cargo.water, done.stack(3).cargo.water]).toEqual([1, 1]);
    acting(table, transfer, 'stack:3', 'stack:2', keyFor(table, 'rover'), 'done');
    expect(namesIn(stackIn(table, 2))).toEqual(['C07', 'rover']);
  });

  test('[END-CORE-14] not between nodes, nor out of an outpost that would be left empty', () => {
    const apart = scene()
      .outpost('EML1', { cards: ['C07'] })
      .outpost('EML2', { cards: ['rover'] });
    expect(transfer.isPossible(apart.state)).toBe(false);
    expect(transfer.whyNot(apart.state)!.rule).toBe('END-CORE-14');
  });

  test('[END-CORE-14] the wet mass goes with what is taken aboard or left behind', () => {
    const table = scene()
      .rocket('EML1', { cards: ['C07', 'rover'], wet: 5 })
      .outpost('EML1', { cards: ['plating'] });
    acting(table, transfer, 'stack:3', 'stack:2', keyFor(table, 'plating'), 'done');
    expect(stackIn(table, 2).wet).toBe(27); // mass 7
    acting(table, transfer, 'new:EML1', keyFor(table, 'rover'), 'done');
    expect(stackIn(table, 2).wet).toBe(25); // mass 6
  });

  test('[END-CORE-14] nothing goes aboard that would make a fuelled Stack heavier than 32', () => {
    const table = scene()
      .rocket('EML1', { cards: ['C07'], wet: 31 })
      .outpost('EML1', { cards: ['plating', 'rover'] });
    expect(offered(table, transfer, 'stack:3', 'stack:2')).toEqual([]); // the rover is taken without a question
    expect(namesIn(stackIn(table, 2))).toEqual(['C07', 'rover']);
  });

  test('[END-GAMEPLAY-04] dirt tanks are Cargo of mass 1 each', () => {
    const table = scene()
      .rocket('EML1', { cards: ['C07'], cargo: { dirt: 3 } })
      .outpost('EML1', { cards: ['rover'] });
    expect(dryMassOf(table.state, stackIn(table, 2))).toBe(4);
    acting(table, transfer, 'stack:2', 'stack:3', 'dirt', 'dirt', 'done');
    expect([stackIn(table, 2).cargo.dirt, stackIn(table, 3).cargo.dirt]).toEqual([1, 2]);
  });

  test('[END-ELEVATOR-03] between the ends of a Space Elevator', () => {
    const table = scene()
      .rocket('CE-LC', { cards: ['C07', 'rover'] })
      .site('CERES', { visited: true });
    table.state.elevators.push('CERES/CE-LC');
    const done = acting(table, transfer, 'new:CERES', keyFor(table, 'rover'), 'done');
    expect(done.cardsAt('CERES')).toEqual(['rover']);
  });

  test('[END-SITE-07] the first goods that come down an elevator make the site rolls, without a shielding roll', () => {
    const table = scene()
      .rocket('CE-LC', { cards: ['C07', 'rover'] })
      .dice(1, 6, 4, 5);
    table.state.elevators.push('CERES/CE-LC');
    const done = acting(table, transfer, 'new:CERES', keyFor(table, 'rover'), 'done');
    expect(done.site('CERES')).toMatchObject({ visited: true, hazard: [6], terrain: 4, potential: 5 });
    expect(done.card('rover')!.damaged).toBe(false);
  });
});

describe('Stacks', () => {
  test('[END-CORE-04] two outposts are free, and no third', () => {
    const one = scene().outpost('EML1', { cards: ['C07'] });
    expect(freeOutpost(one.state, 'EML2')).toBe('outpost');
    const two = one.outpost('EML2', { cards: ['rover'] });
    expect(freeOutpost(two.state, 'EML2')).toBeUndefined();
  });

  test.each([
    [1, 'stack.outpost'],
    [2, 'stack.surplusOutpost'],
  ])('[END-CORE-04] with %i outposts a new one is offered as what it is: %s', (count, label) => {
    const table = scene()
      .leo({ cards: ['drill', 'antenna'] })
      .rocket('LEO', { cards: ['C07'] });
    for (const node of (['SEL1', 'SEL2'] as const).slice(0, count)) table.outpost(node, { cards: ['rover'] });
    const { match } = table.play().choose('free.transfer', 'stack:0');
    const labels = match.askOf('player')!.options.map(option => (option as { label?: Text }).label);
    expect(labels).toEqual([{ key: 'stack.rocket' }, { key: label }]);
  });

  test('[END-CORE-04, END-CORE-23] a third outpost stands until the year ends, and then one is given up', () => {
    const table = scene()
      .leo({ cards: ['drill', 'antenna'] })
      .rocket('JU-L1', { cards: ['C07'] })
      .outpost('SEL1', { cards: ['tourists'] })
      .outpost('SEL2', { cards: ['rover'] });
    const play = table
      .play()
      .choose('free.transfer', 'stack:0', keyFor(table, 'drill'), 'done', 'free.role', '5:rocket');
    expect(play.state.stacks.map(({ kind }) => kind)).toEqual([
      'leo',
      'bernal',
      'outpost',
      'outpost',
      'outpost',
      'rocket',
    ]);
    play.choose('end', 'stack:3');
    expect(play.state.stacks.map(({ no }) => no)).toEqual([0, 1, 2, 4, 5]);
  });

  test('[END-CORE-06] an outpost becomes the rocket, the rocket an outpost, each in the other’s place', () => {
    const table = scene()
      .rocket('EML1', { cards: ['C07'] })
      .outpost('EML2', { cards: ['rover'] });
    acting(table, role, '3:rocket');
    expect([stackIn(table, 2).kind, stackIn(table, 3).kind]).toEqual(['outpost', 'rocket']);
    acting(table, role, '3:outpost');
    expect([stackIn(table, 2).kind, stackIn(table, 3).kind]).toEqual(['outpost', 'outpost']);
  });

  test('[END-CORE-06] within the limits: with two outposts the rocket cannot become a third', () => {
    const table = scene()
      .rocket('EML1', { cards: ['C07'] })
      .outpost('EML2', { cards: ['rover'] })
      .outpost('EML3', { cards: ['drill'] });
    expect(offered(table, role)).toEqual(['3:rocket', '4:rocket']);
    table.stack('spaceOutpost', 'EML4', { cards: ['antenna'] }); // bound to its kind of place (END-DISC-17)
    expect(offered(table, role)).toEqual(['3:rocket', '4:rocket']);
  });

  test('[END-CORE-06] a rocket without a thruster exists; LEO, Bernals and freighters keep their roles', () => {
    const table = scene()
      .outpost('EML2', { cards: ['rover'] })
      .stack('freighter', 'EML2', { cards: ['K01'] });
    acting(table, role);
    expect(table.state.stacks.map(({ kind }) => kind)).toEqual(['leo', 'bernal', 'rocket', 'freighter']);
  });

  test('[END-CORE-07] a Decommissioned patent goes to the Hand', () => {
    const table = scene().rocket('EML1', { cards: ['C07', { card: 'T05', side: 'black' }] });
    expect(acting(table, decommissionFreely).state.hand).toEqual(['T05']);
  });
});

describe('giving cards up', () => {
  test('[END-CORE-09, END-CORE-22] nobody Human, no Anchored Bernal; everything else that is in play', () => {
    const humans = scene().rocket('EML1', { cards: ['C07', 'N01', 'tourists'] });
    expect(decommissionFreely.isPossible(humans.state)).toBe(false);
    const table = humans.outpost('EML2', { cards: ['N13', 'rover', 'sample:C'] });
    expect(offered(table, decommissionFreely)).toEqual([
      keyFor(table, 'N13'),
      keyFor(table, 'rover'),
      keyFor(table, 'sample:C'),
    ]);
  });

  test('[END-CORE-22] not a discovered mission with a penalty', () => {
    const relic = (penalty: number) => {
      const at: Scene = scene().rocket('EML1', { cards: ['XM1-1'] });
      return at.found('XM1-1', { no: noOf(at, 'XM1-1'), penalty });
    };
    expect(decommissionFreely.isPossible(relic(0).state)).toBe(true);
    expect(decommissionFreely.isPossible(relic(3).state)).toBe(false);
  });
});

describe('free actions', () => {
  test('[END-CORE-20] all of them, and nothing besides', () => {
    expect(freeActions.map(({ name }) => name).sort()).toEqual(
      [
        ...[
          'transfer',
          'carryDrift',
          'load',
          'unload',
          'convert',
          'jettison',
          'dirtRefuel',
          'scrap',
          'role',
          'radiator',
          'decommission',
        ],
        ...[
          'removeToken',
          'drive',
          'foundColony',
          'buildStation',
          'deploySatellite',
          'repairGlitch',
          'unlock',
          'fillSpot',
        ],
        ...[
          'deliver',
          'release',
          'exomigrate',
          'unanchor',
          'relocate',
          'develop',
          'dropFound',
          'recharge',
          'removeDisk',
        ],
      ].sort(),
    );
  });

  test('[END-CORE-20] they leave the year’s operation alone', () => {
    const played = scene()
      .rocket('EML3', { cards: ['C07'] })
      .play();
    played.choose('free.load', 'stack:2', '3');
    expect(played.asks).toBe('act');
    expect(played.state.rights.operation).toBe(true);
    expect(played.offers('operation.')).toContain('operation.income');
  });
});
