import { monitorEventLoopDelay } from 'node:perf_hooks';
import { Match, seedFrom, TableError } from '@starboard/kernel';
import { type Choice, CutOff, type Thought } from '@starboard/room';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { createMetrics } from '../../src/metrics.ts';
import { offerOf } from '../../src/offered.ts';
import { usualSettings } from '../../src/settings.ts';
import type { Brain } from '../../src/thinking/brain.ts';
import { Budget } from '../../src/thinking/budget.ts';
import { brainHere } from '../../src/thinking/here.ts';
import { brainsFor } from '../../src/thinking/index.ts';
import { Queue } from '../../src/thinking/queue.ts';
import { Thinker } from '../../src/thinking/thinker.ts';
import { ThreadBrain } from '../../src/thinking/thread.ts';
import { holdClock, minute } from '../support/clock.ts';
import { dreamMillis, offeredRelay, relay } from '../support/relay.ts';
import { until } from '../support/until.ts';

const program = new URL('../support/relay-thread.mjs', import.meta.url);
const offer = offerOf([offeredRelay]);

/** What a bot of this kind shall think about. */
function thoughtOf(bot: string): Choice {
  const match = Match.begin(relay, { legs: 10 }, { seed: seedFrom('relay') });
  return { kind: 'answer', game: 'relay', standpoint: match.standpoint(), seat: 'ann', seed: seedFrom('bot'), bot };
}

const odds: Thought = { ...thoughtOf('quick'), kind: 'odds', answer: 'fast', samples: 20 };

describe('a brain', () => {
  const brains: [where: string, make: () => Brain][] = [
    ['here', () => brainHere(offer)],
    ['in a thread', () => new ThreadBrain(program, minute)],
  ];

  describe.each(brains)('%s', (_, make) => {
    let brain: Brain;
    beforeEach(() => {
      brain = make();
    });
    afterEach(() => brain.close());

    test('answers for bots, and works out odds', async () => {
      expect(await brain.think(thoughtOf('quick'))).toBe('fast');
      expect(['slowly', 'fast']).toContain(await brain.think(thoughtOf('random')));
      expect(await brain.think(odds)).toEqual({ run: { mean: 1, chances: [[1, 1]] } });
    });

    test('says what is wrong, and goes on', async () => {
      const wrong = brain.think(thoughtOf('wrong'));
      await expect(wrong).rejects.toThrow(TableError);
      await expect(wrong).rejects.toMatchObject({ code: 'bad-answer', details: { it: 'does not' } });
      await expect(brain.think(thoughtOf('clumsy'))).rejects.toThrow('It stumbles.');
      await expect(brain.think({ ...odds, answer: 'backwards' })).rejects.toMatchObject({ code: 'bad-answer' });
      await expect(brain.think({ ...odds, game: 'chess' })).rejects.toThrow(/no game "chess"/);
      expect(await brain.think(thoughtOf('quick'))).toBe('fast');
    });
  });

  describe('in a thread', () => {
    function brainFor(millis: number): Brain {
      const brain = new ThreadBrain(program, millis);
      onTestFinished(() => brain.close());
      return brain;
    }

    test('keeps nobody else waiting', async () => {
      const brain = brainFor(minute);
      await brain.think(thoughtOf('quick'));
      const delay = monitorEventLoopDelay({ resolution: 10 });
      delay.enable();
      const began = performance.now();
      await brain.think(thoughtOf('dreamer'));
      expect(performance.now() - began).toBeGreaterThan(dreamMillis - 10);
      // Had it been done here, nobody would have looked at the clock meanwhile.
      expect(delay.count).toBeGreaterThan(10);
      delay.disable();
    });

    test.each([
      ['takes too long', 'lost', 'too-long'],
      ['takes too much memory', 'greedy', 'broken'],
      ['ends its thread', 'gone', 'broken'],
    ])('that %s is cut off, and there is a new one', async (_, bot, why) => {
      const brain = brainFor(bot === 'lost' ? 100 : minute);
      const cutOff = brain.think(thoughtOf(bot));
      await expect(cutOff).rejects.toThrow(CutOff);
      await expect(cutOff).rejects.toMatchObject({ why });
      expect(await brain.think(thoughtOf('quick'))).toBe('fast');
    });

    test('that is closed is cut off', async () => {
      const brain = brainFor(minute);
      const cutOff = expect(brain.think(thoughtOf('lost'))).rejects.toThrow(CutOff);
      await brain.close();
      await cutOff;
    });
  });

  test('is as many as wanted, or as the machine has cores to spare; without a program it is here', () => {
    expect(brainsFor(offer, { ...usualSettings, thinkingThreads: 3 }, program)).toHaveLength(3);
    const usual = brainsFor(offer, usualSettings, program);
    expect(usual.length).toBeGreaterThanOrEqual(1);
    expect(usual.length).toBeLessThanOrEqual(4);
    const here = brainsFor(offer, { ...usualSettings, thinkingThreads: 3 }, undefined);
    expect(here).toHaveLength(1);
    expect(here[0]).not.toBeInstanceOf(ThreadBrain);
  });
});

test('matches have their turn one after the other, however much each has waiting; people come first', () => {
  const queue = new Queue<{ match: string; by: 'person' | 'bot'; name: string }>();
  for (const name of ['a1', 'a2', 'a3', 'b1', 'c1', 'c2']) queue.add({ match: name[0]!, by: 'bot', name });
  for (const name of ['a4', 'b2', 'a5']) queue.add({ match: name[0]!, by: 'person', name });
  expect(queue.size).toBe(9);
  expect(queue.sizeFor({ match: 'a', by: 'bot' })).toBe(3);
  const order: string[] = [];
  for (let next = queue.take(); next; next = queue.take()) {
    order.push(next.name);
    if (next.name === 'b1') queue.add({ match: 'd', by: 'bot', name: 'd1' });
  }
  expect(order.join(' ')).toBe('a4 b2 a5 a1 b1 c1 a2 d1 c2 a3');
  expect(queue.size).toBe(0);
});

test('a budget is a match’s, a player’s and an address’s, and is full again after a minute', () => {
  const goOn = holdClock();
  const settings = { ...usualSettings, thinkingPerMatch: 3, thinkingPerPlayer: 5, thinkingPerAddress: 0 };
  const budget = new Budget(settings);
  const waits = (match: string, player?: string) => budget.waitMillis({ match, player, address: '1.2.3.4' }) > 0;
  budget.spend({ match: 'm', player: 'p', address: '1.2.3.4' }, 2_999);
  expect(waits('m', 'p')).toBe(false);
  budget.spend({ match: 'm', player: 'p', address: '1.2.3.4' }, 1);
  expect([waits('m', 'p'), waits('m', 'q'), waits('m'), waits('n', 'p')]).toEqual([true, true, true, false]);
  budget.spend({ match: 'n', player: 'p' }, 2_000);
  expect([waits('n', 'p'), waits('n', 'q')]).toEqual([true, false]);
  goOn(minute - 1_000);
  expect(budget.waitMillis({ match: 'm' })).toBeCloseTo(1_000);
  goOn(1_000);
  expect([waits('m', 'p'), waits('n', 'p')]).toEqual([false, false]);
  const byAddress = new Budget({ ...settings, thinkingPerAddress: 1 });
  byAddress.spend({ match: 'm', address: '2001:db8::1' }, 1_000);
  expect(byAddress.waitMillis({ match: 'n', address: '2001:db8::2' })).toBeGreaterThan(0);
  expect(byAddress.waitMillis({ match: 'n', address: '2001:db8:0:1::2' })).toBe(0);
});

describe('a thinker', () => {
  /** A brain that concludes when it is told to. */
  function scene(settings = {}) {
    const concluding: (() => void)[] = [];
    const brain: Brain = {
      think: () => new Promise(resolve => concluding.push(() => resolve('fast'))),
      close: async () => undefined,
    };
    const metrics = createMetrics();
    const log = { error: vi.fn() };
    const around = { settings: { ...usualSettings, ...settings }, metrics, log } as unknown as ConstructorParameters<
      typeof Thinker
    >[1];
    const thinker = new Thinker([brain], around);
    const prepared: string[] = [];
    const ask = (match: string, name = match) => {
      const prepare = async () => {
        prepared.push(name);
        return thoughtOf('quick');
      };
      return thinker.answer({ by: 'bot', payer: { match }, prepare, isWanted: () => true });
    };
    const begun = () => until('something is thought about', () => concluding.length);
    const conclude = async () => (await until('something is thought about', () => concluding.shift()))();
    const dropped = async (why: string) => {
      const { values } = await metrics.thoughtsDropped.get();
      return values.find(({ labels }) => labels.why === why)?.value ?? 0;
    };
    return { thinker, metrics, log, prepared, ask, begun, conclude, dropped };
  }

  test('prepares a thought when there is time for it, in turn, and drops what nobody needs any more', async () => {
    const { thinker, prepared, ask, conclude, dropped, metrics } = scene();
    const first = ask('a', 'a1');
    const rest = [ask('a', 'a2'), ask('a', 'a3'), ask('b', 'b1')];
    const stale = thinker.answer({
      by: 'bot',
      payer: { match: 'c' },
      prepare: async () => undefined,
      isWanted: () => true,
    });
    expect(prepared).toEqual(['a1']);
    expect((await metrics.thoughtsWaiting.get()).values[0]!.value).toBe(4);
    expect((await metrics.threadsThinking.get()).values[0]!.value).toBe(1);
    await conclude();
    expect(await first).toBe('fast');
    for (let i = 0; i < 3; i++) await conclude();
    await Promise.all(rest);
    expect(await stale).toBeUndefined();
    expect(prepared).toEqual(['a1', 'a2', 'b1', 'a3']);
    expect(await dropped('stale')).toBe(1);
    expect((await metrics.threadsThinking.get()).values[0]!.value).toBe(0);
    expect((await metrics.thinking.get()).values.find(({ metricName }) => metricName?.endsWith('_count'))!.value).toBe(
      4,
    );
  });

  test('lets no match have more than a few things waiting', async () => {
    const { ask, thinker } = scene();
    const asked = Array.from({ length: 18 }, () => ask('a'));
    const last = await Promise.race(asked.map(each => each.catch(thrown => thrown)));
    expect(last).toMatchObject({ code: 'too-much-thinking', details: { retryAfter: 1 } });
    const other = ask('b');
    const refused = [...asked.slice(1), other].map(each => expect(each).rejects.toMatchObject({}));
    await thinker.close();
    await Promise.all(refused);
    await expect(other).rejects.toMatchObject({ code: 'shutting-down' });
    await expect(ask('c')).rejects.toMatchObject({ code: 'shutting-down' });
  });

  test('refuses what is beyond the budget, and says when to come back', async () => {
    const goOn = holdClock();
    const { ask, begun, conclude, prepared, dropped } = scene({ thinkingPerMatch: 1 });
    const first = ask('a');
    await begun();
    goOn(1_500);
    await conclude();
    await first;
    const refused = await ask('a', 'again').catch(thrown => thrown);
    expect(refused).toMatchObject({ code: 'too-much-thinking', details: { retryAfter: 60 } });
    expect(prepared).toEqual(['a']);
    expect(await dropped('budget')).toBe(1);
    goOn(minute);
    const later = ask('a', 'later');
    await conclude();
    expect(await later).toBe('fast');
  });
});
