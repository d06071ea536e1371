import {
  type Bot,
  botAnswers,
  Chance,
  type Game,
  Match,
  odds,
  oddsBySample,
  one,
  playOut,
  randomBot,
  seedFrom,
} from '@starboard/kernel';
import { describe, expect, test } from 'vitest';
import { begin, frozen, gameOf, type Notes, type NotesTable, seed } from './games.ts';

/** Roll one die or two; with two, one may be rolled again. */
function* attack(t: NotesTable) {
  const count = yield* t.choose('ann', 'attack', ['one', 'two']);
  const dice = t.roll(count === 'one' ? 1 : 2);
  if (count === 'two' && (yield* t.choose('ann', 'again', ['keep', 'reroll'])) === 'reroll') dice[0] = 6;
  t.state.rolls.push(...dice);
  t.state.heard.push(t.state.deck.at(-1));
}

const chance = () => new Chance(seedFrom('asker'));

describe('odds', () => {
  test('show how the dice fall, to the end of the step, and change nothing', () => {
    const match = begin(attack);
    match.answer('ann', 'one');
    const before = frozen(match);
    const { rolled } = odds(match, 'ann', 'one', { chance: chance(), samples: 3_000 });
    expect(frozen(match)).toBe(before);
    expect(rolled?.chances.map(([value]) => value)).toEqual([1, 2, 3, 4, 5, 6]);
    for (const [, share] of rolled!.chances) expect(Math.abs(share - 1 / 6)).toBeLessThan(0.03);
    expect(Math.abs(rolled!.mean - 3.5)).toBeLessThan(0.1);
  });

  test('are those of the step alone: what happens after it by itself is nobody’s choice', () => {
    const match = begin(function* (t) {
      if (t.state.rolls.length % 2 === 0) yield* t.choose('ann', 'attack', ['end']);
      t.state.rolls.push(1);
    });
    expect(odds(match, 'ann', 'end', { chance: chance(), samples: 3 })['rolled']?.chances).toEqual([[1, 1]]);
    match.answer('ann', 'end');
    expect(match.state.rolls).toEqual([1, 1]);
  });

  test('questions that follow within the step are answered by the bot that was given', () => {
    const match = begin(attack);
    const always = (answer: string): Bot => ({ name: answer, choose: () => answer });
    const options = { chance: chance(), samples: 2_000 };
    expect(odds(match, 'ann', 'two', { ...options, bot: always('keep') })['rolled']?.mean).toBeCloseTo(7, 0);
    expect(odds(match, 'ann', 'two', { ...options, bot: always('reroll') })['rolled']?.mean).toBeCloseTo(9.5, 0);
  });

  test('are counted over as many samples as are wanted, with a pause after each', () => {
    const match = begin(function* (t) {
      yield* t.choose('ann', 'attack', ['end']);
      t.state.rolls.push(4);
    });
    for (const samples of [1, 3]) {
      const trying = oddsBySample(match, 'ann', 'end', { chance: chance(), samples });
      for (let i = 0; i < samples; i++) expect(trying.next().done).toBe(false);
      expect(trying.next()).toEqual({ done: true, value: { rolled: { mean: 4, chances: [[4, 1]] } } });
    }
  });

  /** Rolls a 1 for each answer, one answer a step; settled when the game says so. */
  const counting = (settled: Game<Notes>['settled']) => {
    const game = gameOf(function* (t) {
      yield* t.choose('ann', 'go', ['on']);
      t.say('went');
      t.state.rolls.push(1);
      t.state.over = t.state.rolls.length === 30;
    });
    const worth: Game<Notes>['worth'] = (before, after, said) => ({
      rolled: after.rolls.length - before.rolls.length,
      said: said.length,
    });
    return Match.begin({ ...game, worth, ...(settled && { settled }) }, {}, { seed });
  };

  test('go on until the game calls it settled, and count what was said since', () => {
    const match = counting((before, after) => after.rolls.length === before.rolls.length + 3);
    match.answer('ann', 'on');
    const { rolled, said } = odds(match, 'ann', 'on', { chance: chance(), samples: 2 });
    expect([rolled!.mean, said!.mean]).toEqual([3, 3]);
  });

  test('give up after so many answers if it is never settled', () => {
    const match = counting(() => false);
    const mean = (mostAnswers: number) =>
      odds(match, 'ann', 'on', { chance: chance(), samples: 1, mostAnswers })['rolled']!.mean;
    expect([mean(0), mean(4)]).toEqual([1, 5]);
    expect(mean(100)).toBe(30);
  });

  test('do not depend on the dice that are really to come', () => {
    const samples = Array.from({ length: 20 }, (_, i) => {
      const match = begin(attack, { seed: seedFrom(`match ${i}`) });
      return odds(match, 'ann', 'one', { chance: chance(), samples: 50 })['rolled']?.mean;
    });
    expect(new Set(samples).size).toBe(1);
  });

  test('do not tell what others have answered in secret', () => {
    const seen = ['1', '5'].map(bid => {
      const match = begin(function* (t) {
        const bids = yield* t.askSecretly(['ann', 'bob'], 'bid', () => one(['1', '5']));
        t.state.rolls.push(Number(bids['ann']));
        t.state.over = true;
      });
      match.answer('ann', bid);
      expect(match.fork(chance(), 'bob').waitingFor).toEqual(['ann', 'bob']);
      expect(match.fork(chance(), 'ann').waitingFor).toEqual(['bob']);
      expect(match.fork(chance()).waitingFor).toEqual(['bob']);
      return odds(match, 'bob', '1', { chance: chance(), samples: 100 });
    });
    expect(seen[0]).toEqual(seen[1]);
    expect(seen[0]?.['rolled']?.chances.map(([value]) => value)).toEqual([1, 5]);
  });

  test('go as far as the game says', () => {
    const match = begin(attack);
    const game = { ...match.game, settled: (_: Notes, now: Notes) => now.rolls.length >= 3 };
    Object.assign(match, { game });
    const { rolled } = odds(match, 'ann', 'one', { chance: chance(), samples: 500 });
    expect(rolled!.mean).toBeGreaterThan(9);
  });

  test('a game that finds nothing worth showing shows nothing', () => {
    const match = begin(attack);
    const { worth: _, ...game } = match.game;
    Object.assign(match, { game });
    expect(odds(match, 'ann', 'one', { chance: chance(), samples: 5 })).toEqual({});
  });
});

describe('bots', () => {
  test('are shown what their seat may see, and a match to try things in', () => {
    const match = begin(attack);
    const decks = new Set<string>();
    const curious: Bot = {
      name: 'curious',
      choose({ seat, view, decision, ask, imagine }) {
        expect([seat, decision, ask.options]).toEqual(['ann', 'attack', ['one', 'two']]);
        expect(view).toEqual({ over: false, heard: [] });
        for (let i = 0; i < 20; i++) {
          const dream = imagine();
          dream.answer('ann', 'one');
          decks.add(String((dream.state as { heard: string[] }).heard[0]));
        }
        return 'one';
      },
    };
    botAnswers(match, 'ann', curious, chance());
    expect(decks.size).toBeGreaterThan(1);
    expect(match.answers).toBe(1);
  });

  test('play a match out, or as far as they are let', () => {
    const endless = begin(attack);
    expect(playOut(endless, randomBot, chance(), 10)).toBe(false);
    expect(endless.answers).toBe(10);
    const short = begin(function* (t) {
      yield* t.askSecretly(['ann', 'bob'], 'end', () => ({ shape: 'one', options: ['now'], showing: undefined }));
      t.state.over = true;
    });
    expect(playOut(short, randomBot, chance(), 10)).toBe(true);
    expect(() => botAnswers(short, 'ann', randomBot, chance())).toThrow('Nothing is asked of ann');
  });
});
