import { type Scene, scene } from '@starboard/endeavours/testing';
import { describe, expect, test } from 'vitest';
import type { Loss } from '../../src/hooks.ts';
import { decommissionFreely } from '../../src/rules/free/tokens.ts';
import { damage, decommission, decommissionStack } from '../../src/rules/losing.ts';
import { leo } from '../../src/rules/stacks.ts';
import { endOfYearChecks } from '../../src/rules/year/index.ts';
import type { CardId } from '../../src/types.ts';
import { linesOf } from '../support/log.ts';
import { acting, cardIn, keyFor, namesIn, noOf, stackIn } from '../support/operations.ts';

/** Loses the first card of this name from Stack 2, the first that the scene has added. */
const lose = (table: Scene, id: CardId, why: Loss = 'hazard', ...answers: string[]) =>
  table.perform(t => decommission(t, stackIn(table, 2), cardIn(table, id), why), ...answers);
const loseAll = (table: Scene, ...answers: string[]) =>
  table.perform(t => decommissionStack(t, stackIn(table, 2), 'hazard'), ...answers);
const askOf = ({ decisions }: ReturnType<typeof lose>) => decisions[0]!.asks[0]!;

describe('what a Stack is after a loss', () => {
  const home = () => scene().hand('N13');

  test('[END-BERNAL-07, END-CORE-04] a second Bernal aboard the Home Bernal is given up: the first has its Stack still', () => {
    const table = home();
    table.home('B05', 'EML3', ['B03', 'rover']).state.bernals.push({ card: 'B03', anchored: false, home: false });
    const { state } = acting(table, decommissionFreely, keyFor(table, 'B03'));
    const stack = state.stacks.find(({ node }) => node === 'EML3')!;
    expect([stack.kind, namesIn(stack)]).toEqual(['bernal', ['B05', 'rover']]);
    expect(state.bernals).toEqual([{ card: 'B05', anchored: true, home: true }]);
    expect(state.hand).toEqual(['N13', 'B03']);
  });

  test('[END-CORE-04, END-CORE-07] without its Bernal it is an outpost', () => {
    const table = home().bernal('B03', 'SEL4', { anchored: false }, ['rover']);
    const { state } = lose(table, 'B03');
    expect([stackIn(table, 2).kind, namesIn(stackIn(table, 2))]).toEqual(['outpost', ['rover']]);
    expect(state.bernals.map(({ card }) => card)).toEqual(['B05']);
  });

  test('[END-CORE-04, END-FREIGHT-01] a Stack that only carried a Bernal or a freighter stays what it is', () => {
    const kindWithout = (carried: CardId) => {
      const table = scene().rocket('EML1', { cards: ['C07', carried] });
      lose(table, carried);
      return stackIn(table, 2).kind;
    };
    expect([kindWithout('B03'), kindWithout('K01')]).toEqual(['rocket', 'rocket']);
    const bernal = scene().bernal('B03', 'SEL4', { anchored: false }, ['K01']);
    lose(bernal, 'K01');
    expect(stackIn(bernal, 2).kind).toBe('bernal');
    const freighter = scene().stack('freighter', 'EML1', { cards: ['K01', 'B03', 'rover'] });
    lose(freighter, 'B03');
    expect(stackIn(freighter, 2).kind).toBe('freighter');
  });

  test('[END-DRIFT-21] of the Slipstream Freighter’s Stack the freighter alone leaves the game', () => {
    const table = scene().stack('slipstream', 'EML1', { cards: ['K01', 'G01'] });
    expect(lose(table, 'G01').state.hand).toEqual(['G01']);
    expect(stackIn(table, 2).kind).toBe('slipstream');
  });
});

describe('a whole Stack', () => {
  const wing = () => scene().station('medicalWing', 'EML1');

  test('[END-FREIGHT-06, END-HAZARD-01] a mobile factory is gone, and nothing else is', () => {
    const table = scene()
      .stack('mobile', 'EML1')
      .outpost('EML1', { cards: ['rover'] });
    expect(loseAll(table).state.stacks.map(({ kind }) => kind)).toEqual(['leo', 'bernal', 'outpost']);
  });

  test('[END-HAZARD-01, END-STATION-09] whom the Medical Wing keeps there keeps nothing else of the Stack', () => {
    const table = wing().outpost('EML1', {
      cards: ['N01', 'rover'],
      wet: 8,
      cargo: { water: 2 },
      glitch: true,
      boons: [{ burns: 2 }],
    });
    loseAll(table, 'medicalWing');
    expect(stackIn(table, 2)).toMatchObject({ wet: null, cargo: { water: 0 }, glitch: false, boons: [] });
    expect(namesIn(stackIn(table, 2))).toEqual(['N01']);
  });

  test('[END-CORE-23, END-STATION-09] whom it keeps in an outpost too many is not gone with it: there still is one too many', () => {
    const emptied = (...answers: string[]) => {
      const table = wing().queue('N02');
      table.outpost('EML1', { cards: ['N01', 'rover'] });
      for (const node of ['SEL1', 'SEL2'] as const) table.outpost(node, { cards: ['drill'] });
      const { state } = table.perform(endOfYearChecks, 'stack:2', 'medicalWing', ...answers);
      return [state.queue, state.stacks.slice(2).map(namesIn)];
    };
    expect(emptied('stack:3')).toEqual([['N02'], [['N01'], ['drill']]]);
    expect(emptied('stack:2')).toEqual([
      ['N01', 'N02'],
      [['drill'], ['drill']],
    ]);
  });

  test('[END-PATENT-06, END-LONELY-12] the colonist who is kept is white side up, and not lonely', () => {
    const table = wing().outpost('EML2', { cards: [{ card: 'N01', side: 'purple', lonely: true }] });
    lose(table, 'N01', 'hazard', 'medicalWing');
    expect(cardIn(table, 'N01')).toMatchObject({ side: 'white', lonely: false });
  });

  test('[END-EXPCARD-15, END-CORE-08] without room at the Medical Wing the colonist goes under the queue', () => {
    const table = wing().queue('N02');
    table.outpost('EML2', { cards: ['N01', 'rover'] }).outpost('SEL4', { cards: ['rover'] });
    const { state } = lose(table, 'N01', 'hazard', 'medicalWing');
    expect(state.queue).toEqual(['N01', 'N02']);
    expect(state.stacks.filter(({ node }) => node === 'EML1')).toEqual([]);
  });
});

describe('what may keep a card', () => {
  test('[END-EXPCARD-05] Backup Bus tells which card it is about, and is kept if the loss is accepted', () => {
    const table = scene()
      .hand('XV12-2')
      .rocket('EML1', { cards: ['rover', 'array'] });
    const no = noOf(table, 'array');
    const lost = lose(table, 'array', 'belt', 'accept');
    expect(askOf(lost).showing!.about).toEqual([`card:${no}`]);
    expect([namesIn(stackIn(table, 2)), lost.state.hand]).toEqual([['rover'], ['XV12-2']]);
    const hit = scene()
      .hand('XV12-1')
      .rocket('EML1', { cards: ['rover'] });
    hit.perform(t => damage(t, stackIn(hit, 2), cardIn(hit, 'rover')), 'accept');
    expect(cardIn(hit, 'rover').damaged).toBe(true);
  });

  test('[END-STATION-09, END-EXPCARD-08] a card that is kept may be told from others, and where it would go', () => {
    const table = scene()
      .station('medicalWing', 'MA-L1')
      .outpost('EML1', { cards: ['N01', 'rover'] });
    const no = noOf(table, 'N01');
    const { options, showing } = askOf(lose(table, 'N01', 'hazard', 'medicalWing'));
    expect(showing!.about).toEqual([`card:${no}`]);
    expect(showing!.describe!(options[0] as never)).toEqual({
      label: { key: 'spared.place', params: { node: { key: 'node.MA-L1' } } },
    });
    const vault = scene()
      .site('EROS', { ongoing: ['XO16-1'] })
      .outpost('EROS', { cards: ['drill', 'rover'] });
    const kept = askOf(lose(vault, 'drill', 'hazard', 'vault:EROS'));
    expect(kept.showing!.describe!(kept.options[0] as never)).toEqual({ label: { key: 'spared.hand' } });
  });

  test('[END-STATION-09, END-EQUIP-15] what goes where it usually goes goes there', () => {
    const table = scene()
      .station('recyclingPlant', 'PALLAS')
      .outpost('EML1', { cards: ['drill', 'rover'] });
    const { state } = lose(table, 'drill', 'hazard', 'usual');
    expect([state.hand, state.pool.drill, state.usedYear]).toEqual([[], 5, []]);
    expect(state.stacks.map(({ node }) => node)).toEqual(['LEO', 'EML3', 'EML1']);
  });

  test('[END-CORE-08] the Crew comes to LEO, and none of this keeps it elsewhere', () => {
    const table = scene()
      .station('medicalWing', 'MA-L1')
      .outpost('EML1', { cards: ['C07', 'rover'] });
    expect(lose(table, 'C07').asked).toEqual([]);
    expect(namesIn(leo(table.state))).toEqual(['C07']);
  });
});

describe('a discovered mission with mass', () => {
  const relics = (role: Parameters<Scene['found']>[1] = {}) => {
    const table = scene().rocket('EML1', { cards: ['XM1-1', 'XM1-2', 'rover'] });
    return table.found('XM1-2', { no: noOf(table, 'XM1-2') }).found('XM1-1', { no: noOf(table, 'XM1-1'), ...role });
  };
  const statuses = ({ state }: Scene) => state.found.map(({ card, status }) => [card, status]);

  test('[END-FOUND-18] is lost with its own card, and no other with it', () => {
    const table = relics();
    const { state } = lose(table, 'XM1-1');
    expect(statuses(table)).toEqual([['XM1-2', 'open']]);
    expect(state.exploration.discard).toEqual(['XM1-1']);
  });

  test('[END-FOUND-18] with a penalty it fails, and stays on record', () => {
    const table = relics({ penalty: 3 });
    const lost = lose(table, 'XM1-1');
    expect(statuses(table)).toEqual([
      ['XM1-2', 'open'],
      ['XM1-1', 'failed'],
    ]);
    expect([lost.state.found[1]!.no, lost.state.exploration.discard]).toEqual([null, []]);
  });

  test('[END-FOUND-17] one that has failed before fails no second time', () => {
    const table = relics({ penalty: 3, status: 'failed' });
    const lost = lose(table, 'XM1-1');
    expect(lost.said('found.lost')).toEqual([]);
    expect(linesOf(lost)).toHaveLength(1);
  });
});
