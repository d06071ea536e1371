import { type Scene, scene } from '@starboard/endeavours/testing';
import { describe, expect, test } from 'vitest';
import type { Loss } from '../../src/hooks.ts';
import { singleRoll, testRoll } from '../../src/rules/dice.ts';
import { develop } from '../../src/rules/free/develop.ts';
import { damage, decommission } from '../../src/rules/losing.ts';
import { mayMove } from '../../src/rules/move/movement.ts';
import { purchase } from '../../src/rules/operations/purchase.ts';
import { patentsInHand } from '../../src/rules/operations/research.ts';
import { transmit } from '../../src/rules/operations/transmit.ts';
import { stackNo } from '../../src/rules/stacks.ts';
import type { CardId } from '../../src/types.ts';
import { open } from '../support/beads.ts';
import { developing } from '../support/cards.ts';
import { driveBy, fly } from '../support/move.ts';
import { cardIn, doing, keyFor } from '../support/operations.ts';

const copies = <V>(title: string, ...values: V[]) =>
  values.map((value, at) => [`${title}-${at + 1}` as CardId, value] as const);
const can = ({ state }: Scene) => develop.isPossible(state);

describe('developments of exploration', () => {
  test.each(copies('XV1', 0, 1, 2))(
    '[END-EXPCARD-05] %s Thruster Reignition: moves again with %i bonus burns',
    (card, burns) => {
      const table = scene()
        .hand(card)
        .rocket('EML1', { cards: ['C07'], wet: 8 });
      expect(can(table)).toBe(false);
      fly(table, '2', 'EML2');
      expect(mayMove(table.state, stackNo(table.state, 2))).toBe(false);
      const again = developing(table);
      expect(mayMove(table.state, stackNo(table.state, 2))).toBe(true);
      expect(driveBy(table, 'C07')!.bonusBurns).toBe(burns);
      expect(again.state.exploration.discard).toEqual([card]);
    },
  );

  test.each(copies('XV2', 1, 2, 3))(
    '[END-EXPCARD-05] %s Field Rewiring: %i of three damaged cards, without Spare Parts',
    (card, count) => {
      const table = scene()
        .hand(card)
        .outpost('EROS', {
          cards: [
            { card: 'drill', damaged: true },
            { card: 'rover', damaged: true },
            { card: 'R02', damaged: true },
          ],
        });
      const keys = ['drill', 'rover', 'R02'].map(each => keyFor(table, each as 'drill')).slice(0, count);
      developing(table, ...(count === 3 ? [] : [keys]));
      expect(stackNo(table.state, 2).cards.filter(({ damaged }) => !damaged)).toHaveLength(count);
    },
  );

  test.each(copies('XV3', 3, 4, 6))('[END-EXPCARD-05] %s Emergency Funds: %i Aqua', (card, aqua) => {
    expect(developing(scene().hand(card)).state).toMatchObject({ bank: 10 + aqua, hand: [] });
  });

  test.each(copies('XV4', ['explore'], ['observe'], ['explore', 'observe']))(
    '[END-EXPCARD-05] %s Extended Mission: one more of %j',
    (card, operations) => {
      expect(developing(scene().hand(card)).state.rights.granted).toEqual([{ operations }]);
    },
  );

  test('[END-EXPCARD-05] XV4-1 Extended Mission: the year’s operation is left after it', () => {
    const table = scene()
      .hand('XV4-1')
      .site('EROS', { visited: true, hazard: [1], terrain: 6, potential: 3 })
      .outpost('EROS', { cards: ['rover'] })
      .dice(1);
    const played = table.play().choose('free.develop', 'operation.explore');
    expect(played.site('EROS')!.potential).toBe(2);
    expect(played.state.rights).toMatchObject({ operation: true, granted: [] });
  });

  test.each([
    ['XV5-1', 'PALLAS', 'C'],
    ['XV5-1', 'EROS', 'S'],
    ['XV5-2', 'PSYCHE', 'M'],
    ['XV5-2', 'VESTA', 'V'],
    ['XV5-3', 'PHOBOS', 'D'],
    ['XV5-3', 'SEDNA', 'H'],
  ] as const)('[END-EXPCARD-05] %s Windfall Samples: at %s a sample of %s', (card, site, type) => {
    const others = (['PALLAS', 'PSYCHE', 'PHOBOS'] as const).filter((_, at) => card !== `XV5-${at + 1}`);
    const table = scene()
      .hand(card)
      .outpost(others[0]!, { cards: ['rover'] });
    expect(can(table)).toBe(false);
    const got = developing(table.outpost(site, { cards: ['rover'] }));
    expect(got.cardsAt(site)).toEqual(['rover', `sample:${type}`]);
    expect(got.state.samples[type]).toBe(1);
  });

  test.each(copies('XV6', 5, 3, 0))(
    '[END-EXPCARD-05] %s Refit: a Hubble anywhere becomes a Webb for %i Aqua',
    (card, price) => {
      const table = scene()
        .hand(card)
        .outpost('JU-L1', { cards: ['telescope'] });
      expect(can(table)).toBe(false); // not unlocked
      const refitted = developing(table.unlocked('telescope'));
      expect(refitted.card('telescope')!.side).toBe('back');
      expect(refitted.state.bank).toBe(10 - price);
    },
  );

  test.each(copies('XV7', 0, 1, 2))(
    '[END-EXPCARD-05] %s Rendezvous Window: a start from an Adjacent node, with %i bonus burns',
    (card, burns) => {
      const table = scene()
        .hand(card)
        .rocket('EML1', { cards: ['C07'], wet: 8 });
      developing(table, 'node:EML2');
      expect(driveBy(table, 'C07')!.bonusBurns).toBe(burns);
      fly(table, '2', 'SEL2');
      expect(stackNo(table.state, 2)).toMatchObject({ node: 'SEL2', boons: [] });
      const lunar = scene()
        .hand(card)
        .rocket('EML1', { cards: ['C07'], wet: 8 });
      expect(() => developing(lunar, 'node:LUN-CB')).toThrow();
    },
  );

  test.each([
    ['XV8-1', ['size']],
    ['XV8-2', ['test']],
    ['XV8-3', ['size', 'drill', 'test']],
  ] as const)('[END-EXPCARD-05] %s Peer Review: has %j rolled again, and the second stands', (card, rolls) => {
    for (const roll of ['size', 'drill', 'test'] as const) {
      const table = scene().hand(card).dice(1, 5);
      const isAsked = (rolls as readonly string[]).includes(roll);
      const rolled = table.perform(
        t => (roll === 'test' ? testRoll(t, 1, { by: null, purpose: 'observe', node: 'EML1' }) : singleRoll(t, roll)),
        ...(isAsked ? ['reroll'] : []),
      );
      expect(rolled.result).toBe(isAsked ? 5 : 1);
      expect(rolled.state.hand).toEqual(isAsked ? [] : [card]);
    }
  });

  test.each(copies('XV9', 1, 2, 3))(
    '[END-EXPCARD-05] %s Sabbatical: %i of three lonely cards recover',
    (card, count) => {
      const table = scene().hand(card);
      for (const [at, who] of (['N01', 'N02', 'C07'] as const).entries())
        table.stack('outpost', (['EROS', 'PALLAS', 'VESTA'] as const)[at]!, { cards: [{ card: who, lonely: true }] });
      const keys = (['N01', 'N02', 'C07'] as const).map(who => keyFor(table, who)).slice(0, count);
      developing(table, ...(count === 3 ? [] : [keys]));
      expect(table.state.stacks.flatMap(({ cards }) => cards).filter(({ lonely }) => lonely)).toHaveLength(3 - count);
    },
  );

  test.each(copies('XV10', 2, 3, 4))(
    '[END-EXPCARD-05] %s Depot Find: %i water FTs in a Stack on a Site',
    (card, water) => {
      expect(
        can(
          scene()
            .hand(card)
            .outpost('EML1', { cards: ['rover'] }),
        ),
      ).toBe(false);
      const found = developing(
        scene()
          .hand(card)
          .outpost('EROS', { cards: ['rover'] }),
      );
      expect(found.stack(2).cargo.water).toBe(water);
    },
  );

  test.each(copies('XV11', 'T05', 'T05', 'T04'))(
    '[END-EXPCARD-05] %s Licence Deal: a research without Aqua brings %s',
    (card, taken) => {
      const table = scene().hand(card).bank(0).patents('thruster', 'T05', 'T04');
      const got = developing(table, ...(card === 'XV11-3' ? ['T04'] : []));
      expect(got.state.hand).toContain(taken);
      expect(got.state.bank).toBe(0);
    },
  );

  test.each(copies('XV11', false, true, false))(
    '[END-EXPCARD-05, END-EXPCARD-11] %s Licence Deal: with a full Hand: %s',
    (card, allowed) => {
      const full = scene().hand(card, 'T01', 'T02', 'T03', 'G01').patents('thruster', 'T05');
      expect(patentsInHand(full.state)).toBe(4);
      expect(can(full)).toBe(allowed);
    },
  );

  test.each([
    ['XV12-1', ['damage']],
    ['XV12-2', ['flare', 'belt']],
    ['XV12-3', ['glitch']],
  ] as const)('[END-EXPCARD-05] %s Backup Bus: cancels %j for one card', (card, cancelled) => {
    for (const why of ['damage', 'flare', 'belt', 'glitch', 'hazard'] as const) {
      const table = scene()
        .hand(card)
        .outpost('EROS', { cards: ['drill', 'rover'] });
      const isSaved = (cancelled as readonly string[]).includes(why);
      const drill = cardIn(table, 'drill');
      const hit = table.perform(
        t =>
          why === 'damage'
            ? damage(t, stackNo(t.state, 2), drill)
            : decommission(t, stackNo(t.state, 2), drill, why as Loss),
        ...(isSaved ? ['cancel'] : []),
      );
      expect(hit.card('drill')?.damaged === false).toBe(isSaved);
      expect(hit.state.hand).toEqual(isSaved ? [] : [card]);
    }
  });
});

describe('developments of observation', () => {
  test.each(copies('OV1', 4, 5, 6))('[END-OBSCARD-11] %s Science Grant: %i Aqua', (card, aqua) => {
    const granted = developing(scene().hand(card));
    expect(granted.state.bank).toBe(10 + aqua);
    expect(granted.state.observation.discard).toEqual([card]);
  });

  test.each(copies('OV2', 1, 2, 3))(
    '[END-OBSCARD-11] %s Follow-Up Campaign: one more observe, a Hubble with %i dice',
    (card, dice) => {
      const table = scene()
        .hand(card)
        .outpost('EML1', { cards: ['telescope'] });
      const played = table.dice(...Array.from({ length: dice }, () => 1), 6).play();
      played.choose('free.develop', 'operation.observe');
      expect(played.said('observe.failure')[0]!.params).toMatchObject({ sum: dice, cme: 6 });
      expect(played.state.rights.operation).toBe(true);
    },
  );

  test.each(copies('OV3', [2, 1], [3, 1], [3, 2]))(
    '[END-OBSCARD-11] %s Archive Data: of the cards %j are drawn and resolved',
    (card, [drawn, resolved]) => {
      const table = scene().hand(card).observation('OA1-1', 'OA2-1', 'OA3-1', 'OA4-1');
      const seen = developing(table, 'OA2-1', ...(resolved === 2 ? ['OA1-1'] : []));
      expect(seen.state.hand).toEqual(['OA2-1', 'OA1-1'].slice(0, resolved));
      expect(seen.state.observation.draw).toHaveLength(4 - drawn!);
      expect(seen.state.observation.discard).toHaveLength(drawn! - resolved! + 1);
    },
  );

  test.each(copies('OV5', 2, 1, 0))(
    '[END-OBSCARD-11] %s Clock Synchronisation: of three hazard dice %i are rolled',
    (card, dice) => {
      const table = scene()
        .hand(card)
        .outpost('EROS', { cards: [{ card: 'C07', lonely: true }, 'antenna', 'G01'] })
        .colony('CAL-GC'); // two borders: interference 3
      const from = keyFor(table, 'C07');
      const sent = doing(
        table.dice(1, 1, 1, ...Array.from({ length: dice }, () => 6)),
        transmit,
        `${from}>node:CAL-GC`,
        'use',
      );
      const [told] = [...sent.said('transmit.received'), ...sent.said('transmit.lost')];
      expect(told!.params).toEqual({ sum: 3, hazard: 6 * dice });
      expect(sent.state.hand).toEqual([]);
    },
  );

  test.each(copies('OV6', 1, 2, 3))(
    '[END-OBSCARD-11] %s Trajectory Bulletin: %i bonus burns in the next movement',
    (card, burns) => {
      const table = scene()
        .hand(card)
        .rocket('EML1', { cards: ['C07'], wet: 8 });
      developing(table);
      expect(driveBy(table, 'C07')!.bonusBurns).toBe(burns);
      fly(table, '2', 'EML2');
      stackNo(table.state, 2).moved = false;
      expect(driveBy(table, 'C07')!.bonusBurns).toBe(0);
    },
  );

  test('[END-OBSCARD-11] OV7-1 Press Cover: the next purchase buys six, the one after it four', () => {
    const table = scene().hand('OV7-1');
    developing(table);
    const six = Array.from({ length: 6 }, (_, at) => (at < 4 ? 'drill' : 'rover'));
    expect(doing(table, purchase, ...six).state).toMatchObject({ bank: 4, hand: six });
    expect(doing(table.bank(9), purchase, 'array', 'array', 'array', 'array').state.bank).toBe(5); // and no more is asked
  });

  test('[END-OBSCARD-11] OV7-2 Press Cover: the next purchase costs nothing, even without Aqua', () => {
    const table = scene().hand('OV7-2').bank(0);
    expect(purchase.isPossible(table.state)).toBe(false);
    developing(table);
    expect(doing(table, purchase, 'drill', 'rover', 'done').state).toMatchObject({ bank: 0, hand: ['drill', 'rover'] });
    expect(purchase.isPossible(table.state)).toBe(false);
  });

  test('[END-OBSCARD-11] OV7-3 Press Cover: a purchase besides the year’s operation', () => {
    const played = scene().hand('OV7-3').play().choose('free.develop', 'operation.purchase', 'drill', 'done');
    expect(played.state).toMatchObject({ bank: 9, hand: ['drill'], rights: { operation: true } });
  });

  test.each(copies('OV8', 1, 2, 3))('[END-OBSCARD-11] %s Night Sky Survey: %i discoveries', (card, count) => {
    const table = open(scene().hand(card), 'nothing').with(state => {
      state.bag = { black: 0, green: 0, purple: 0, red: 0, yellow: 30 };
    });
    expect(developing(table).state.bank).toBe(10 + count); // no spot is open: 1 Aqua each
  });

  test('[END-EXPCARD-16] a development that has nothing to do is kept', () => {
    expect(can(scene().hand('XV2-1', 'XV9-1', 'XV10-1', 'XV8-1', 'XV12-1', 'OV4-1', 'OV5-1', 'OA1-1'))).toBe(false);
  });
});
