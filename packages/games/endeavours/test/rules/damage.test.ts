import { type Scene, scene } from '@starboard/endeavours/testing';
import { describe, expect, test } from 'vitest';
import type { Loss } from '../../src/hooks.ts';
import { damage, decommission, decommissionStack, discardFromHand } from '../../src/rules/losing.ts';
import { dryMassOf } from '../../src/rules/mass.ts';
import { shieldingRoll } from '../../src/rules/move/shielding.ts';
import { industrialize } from '../../src/rules/operations/industrialize.ts';
import { repair } from '../../src/rules/operations/repair.ts';
import { leo, stackNo } from '../../src/rules/stacks.ts';
import type { CardId, Endeavours } from '../../src/types.ts';
import { canMove, craft, stackIn } from '../support/move.ts';

const against = (sum: number) => (t: Endeavours) => shieldingRoll(t, stackNo(t.state, craft), sum, 'EML1');
const lose = (id: CardId, why: Loss = 'used') =>
  function* (t: Endeavours) {
    const stack = stackNo(t.state, craft);
    yield* decommission(t, stack, stack.cards.find(({ card }) => card === id)!, why);
  };
const names = (at: Scene) => stackIn(at).cards.map(({ card }) => card);
const rocket = (...cards: NonNullable<Parameters<Scene['rocket']>[1]['cards']>) => scene().rocket('EML1', { cards });

describe('damage', () => {
  test('[END-DAMAGE-01] a damaged card is Cargo: it does nothing, but keeps its mass', () => {
    const broken = rocket({ card: 'C07', damaged: true }, { card: 'R02', damaged: true });
    expect(dryMassOf(broken.state, stackIn(broken))).toBe(3);
    expect(canMove(broken)).toBe(false);
  });

  test('[END-DAMAGE-02] any number of cards can be damaged', () => {
    const many = rocket(...Array.from({ length: 9 }, () => 'rover' as const)).dice(1);
    many.perform(against(60));
    expect(stackIn(many).cards.filter(({ damaged }) => damaged)).toHaveLength(9);
  });

  test('[END-DAMAGE-03] Robot Colonists can be damaged', () => {
    const robot = rocket('N14').dice(1);
    robot.perform(against(3));
    expect(stackIn(robot).cards[0]).toMatchObject({ card: 'N14', damaged: true });
  });

  test('[END-SHIELD-05, END-PATENT-04] what cannot be damaged is not chosen: a drill with Deep Drillers', () => {
    const hit = (side: 'white' | 'purple') => {
      const table = rocket({ card: 'N03', side }, 'drill', 'rover').dice(1);
      const rolled = table.perform(against(6), ...(side === 'white' ? [`card:${stackIn(table).cards[2]!.no}`] : []));
      return [rolled.asked.length, names(table).filter((_, at) => stackIn(table).cards[at]!.damaged)];
    };
    expect([hit('white'), hit('purple')]).toEqual([
      [1, ['rover']],
      [0, ['rover']],
    ]);
  });

  test('[END-DAMAGE-04] a Human never is: it is Decommissioned', () => {
    const crew = rocket('C07', 'rover');
    crew.perform(t => damage(t, stackIn(crew), stackIn(crew).cards[0]!));
    expect([names(crew), leo(crew.state).cards.map(({ card }) => card)]).toEqual([['rover'], ['C07']]);
    const tourists = rocket('tourists', 'rover');
    tourists.perform(t => damage(t, stackIn(tourists), stackIn(tourists).cards[0]!));
    expect([names(tourists), tourists.state.pool.tourists]).toEqual([['rover'], 5]);
  });

  test('[END-DAMAGE-05] while other cards cover it no Human is chosen', () => {
    const crew = rocket('C07', 'rover').dice(1);
    crew.perform(against(6)); // 5 short: the Rover's 5
    expect(stackIn(crew).cards).toMatchObject([{ card: 'C07' }, { card: 'rover', damaged: true }]);
  });

  test('[END-EX-15, END-DAMAGE-05] hazard 12, test 5, Rover and Crew: the Rover first, then the Crew as well', () => {
    const alone = rocket('rover', 'C07').dice(5);
    alone.perform(against(12)); // 7 short
    expect(stackIn(alone).cards).toMatchObject([{ card: 'rover', damaged: true }]);
    expect(leo(alone.state).cards.map(({ card }) => card)).toEqual(['C07']);
  });

  test('[END-DAMAGE-06] the repair operation removes it', () => {
    const broken = rocket({ card: 'T05', damaged: true }, 'spareParts', 'C07');
    broken.perform(t => repair.perform(t, null));
    expect(stackIn(broken).cards[0]!.damaged).toBe(false);
  });

  test('[END-DAMAGE-07] a damaged thruster does not move its Stack', () => {
    expect(canMove(rocket({ card: 'T05', damaged: true }, 'G08', 'H08'))).toBe(false);
    expect(canMove(rocket('T05', 'G08', { card: 'H08', damaged: true }))).toBe(false);
    expect(canMove(rocket('T05', 'G08', 'H08'))).toBe(true);
  });

  test('[END-DAMAGE-08] it may be Decommissioned, but does not pay for industrializing', () => {
    const at = (damaged: boolean) =>
      scene()
        .site('BENNU', { visited: true, hazard: [1], claim: true })
        .rocket('BENNU', { cards: [{ card: 'R01', damaged }, 'F01'] });
    expect([industrialize.isPossible(at(false).state), industrialize.isPossible(at(true).state)]).toEqual([
      true,
      false,
    ]);
    const broken = rocket({ card: 'R01', damaged: true }, 'rover');
    broken.perform(lose('R01', 'voluntary'));
    expect(broken.state.hand).toEqual(['R01']);
  });

  test('[END-DAMAGE-09] tanks cannot be damaged', () => {
    const tanker = scene()
      .rocket('EML1', { cards: ['bioExperiment'], cargo: { water: 5 } })
      .dice(1);
    tanker.perform(against(12));
    expect(stackIn(tanker)).toMatchObject({ cargo: { water: 5 }, cards: [{ card: 'bioExperiment', damaged: true }] });
  });

  test('[END-EXPCARD-05] a Backup Bus cancels one damage, or one loss of its kind', () => {
    const bus = rocket('rover', 'array').hand('XV12-1');
    bus.perform(t => damage(t, stackIn(bus), stackIn(bus).cards[0]!), 'cancel');
    expect([stackIn(bus).cards[0]!.damaged, bus.state.hand, bus.state.exploration.discard]).toEqual([
      false,
      [],
      ['XV12-1'],
    ]);
    const belt = rocket('rover', 'array').hand('XV12-2');
    expect(belt.perform(lose('rover', 'glitch')).asked).toEqual([]);
    belt.perform(lose('array', 'belt'), 'cancel');
    expect(names(belt)).toEqual(['array']);
  });
});

describe('where cards go', () => {
  test('[END-CORE-07, END-PATENT-03] patents go to the Hand, whatever their side', () => {
    const at = rocket({ card: 'R01', side: 'black' }, 'rover');
    at.perform(lose('R01'));
    expect(at.state.hand).toEqual(['R01']);
  });

  test('[END-CORE-08] the Crew to LEO, a Human Colonist under the queue, a Robot to the Hand', () => {
    const at = rocket({ card: 'C07', lonely: true }, 'N01', 'N13', 'rover').queue('N02');
    for (const card of ['C07', 'N01', 'N13'] as const) at.perform(lose(card));
    expect(leo(at.state).cards).toMatchObject([{ card: 'C07', lonely: false }]); // END-LONELY-12
    expect([at.state.queue, at.state.hand]).toEqual([['N01', 'N02'], ['N13']]);
  });

  test('[END-EQUIP-15, END-EQUIP-24] equipment to the Pool, never to the Hand', () => {
    const at = rocket({ card: 'array', side: 'back' }, 'module', 'rover');
    at.perform(lose('array'));
    at.perform(lose('module'));
    expect([at.state.pool.array, at.state.pool.supplies, at.state.hand]).toEqual([5, 5, []]);
  });

  test('[END-DRILL-06] samples go back; a comet’s Site stays closed', () => {
    const at = rocket('sample:C', 'comet:ENCKE', 'rover').site('ENCKE', { gone: true });
    at.perform(lose('sample:C'));
    at.perform(lose('comet:ENCKE'));
    expect([at.state.samples.C, at.state.sites.ENCKE!.gone, names(at)]).toEqual([3, true, ['rover']]);
  });

  test('[END-EXPCARD-04, END-FOUND-12] devices and rotated cards leave the game', () => {
    const at = rocket('XD2-1', { card: 'XM6-1', side: 'rotated' }, 'rover');
    at.perform(lose('XD2-1'));
    at.perform(lose('XM6-1'));
    expect([names(at), at.state.hand, at.state.exploration.discard]).toEqual([['rover'], [], []]);
  });

  test('[END-FOUND-18] a discovered mission with mass is lost with its card, and Discarded', () => {
    const at = rocket('XM1-1', 'rover').found('XM1-1', { no: 2 });
    at.perform(lose('XM1-1', 'hazard'));
    expect([at.state.found, at.state.exploration.discard]).toEqual([[], ['XM1-1']]);
  });

  test('[END-CORE-07] Discarded from the Hand: under the deck, to the Pool, onto the discards', () => {
    const at = scene().hand('T05', 'rover', 'XV1-1', 'OV1-1', 'B03', 'N13').patents('thruster', 'T01').queue('N01');
    at.perform(function* (t) {
      for (const card of [...t.state.hand]) discardFromHand(t, card);
    });
    expect(at.state.patents.thruster).toEqual(['T05', 'T01']);
    expect([at.state.patents.bernal, at.state.queue]).toEqual([['B03'], ['N13', 'N01']]);
    expect([at.state.pool.rover, at.state.exploration.discard, at.state.observation.discard, at.state.hand]).toEqual([
      5,
      ['XV1-1'],
      ['OV1-1'],
      [],
    ]);
  });

  test('[END-FUEL-04] the wet mass goes down with a card that is lost', () => {
    const at = scene().rocket('EML1', { cards: ['C07', 'R02'], wet: 6 });
    at.perform(lose('R02'));
    expect(stackIn(at).wet).toBe(19); // 4
  });

  test('[END-HAZARD-01] a whole Stack: cards, fuel and Cargo; [END-DRIFT-16] a Drift Bernal aboard leaves the game', () => {
    const at = scene()
      .drift('D05', 'EML1')
      .rocket('EML1', { cards: ['C07', 'T05'], wet: 20, cargo: { water: 2 } });
    at.state.drift[0]!.carriedBy = craft;
    at.perform(t => decommissionStack(t, stackNo(t.state, craft), 'hazard'));
    expect([at.state.hand, at.state.drift, at.state.stacks.length]).toEqual([['T05'], [], 2]);
  });

  test('[END-DRIFT-21] a lost Slipstream Freighter is out of the game; its Cargo stays as an outpost', () => {
    const at = scene().stack('slipstream', 'EML1', { cards: ['K01', 'rover'] });
    at.perform(lose('K01'));
    expect([at.state.hand, stackIn(at).kind, names(at)]).toEqual([[], 'outpost', ['rover']]);
    const usual = scene().stack('freighter', 'EML1', { cards: ['K01', 'rover'] });
    usual.perform(lose('K01'));
    expect([usual.state.hand, stackIn(usual).kind]).toEqual([['K01'], 'outpost']);
  });
});
