import { beacon, type State } from '@starboard/beacon';
import { Chance, type Game, Match, seedFrom, type Table } from '@starboard/kernel';
import { describe, expect, test } from 'vitest';
import { one } from '../src/ask/build.ts';
import {
  expectRefusals,
  expectSameFuture,
  expectSecrecyOnTheWay,
  expectUndo,
  positionProblems,
  tryEveryOption,
} from '../src/testing/describe-game.ts';
import { IdleQuestions } from '../src/testing/idle.ts';
import { hidesSomething, leaksAt, sharesParts } from '../src/testing/secrets.ts';
import { startWalk, viewersOf, walkThrough } from '../src/testing/walk.ts';
import { Reader } from '../src/testing/words.ts';

type Beacon = typeof beacon;

/** The small game with one thing wrong with it. */
const sabotaged = (wrong: Partial<Game<State, never, never>>): Beacon => ({ ...beacon, ...(wrong as Partial<Beacon>) });
const walkOf = (game: Beacon, nth = 0) => startWalk(game, {}, `walk ${nth}`);

function leaks(game: Beacon): string[] {
  const found: string[] = [];
  walkThrough(walkOf(game), 200, ({ match, chance }) => {
    for (const viewer of viewersOf(match as Match)) found.push(...leaksAt(match, viewer, chance));
  });
  return found;
}

function idle(game: Beacon): string[] {
  const questions = new IdleQuestions();
  for (let nth = 0; nth < 3; nth++)
    walkThrough(walkOf(game, nth), 400, each => questions.look(each.match, each.chance));
  return questions.found;
}

describe('the suite that every game joins finds', () => {
  test('nothing wrong with the small game', () => {
    expect(leaks(beacon)).toEqual([]);
    expectSameFuture(walkOf(beacon), 200, 1);
  });

  test('a view that shows a hidden tool', () => {
    const game = sabotaged({ view: ((state: State) => state.crew.keeper.tool) as never });
    expect(leaks(game)).toContainEqual(expect.stringMatching(/^spectator can tell two positions apart/));
    expect(leaks(game)).toContain('engineer is sent a secret');
    expect(leaks(game)).not.toContain('keeper is sent a secret');
  });

  test('a view that gives the next storm away by a number', () => {
    const game = sabotaged({ view: ((state: State) => (state.storms.draw.at(-1) === 'calm' ? 1 : 0)) as never });
    expect(leaks(game)).toContainEqual(expect.stringMatching(/^spectator can tell two positions apart/));
  });

  test('a view that goes on changing with the state', () => {
    const { match } = walkOf(beacon);
    expect(sharesParts(match.view('keeper'), match.state)).toBe(false);
    expect(sharesParts({ passed: match.state.storms.discard }, match.state)).toBe(true);
  });

  test('options that depend on what their seat may not know', () => {
    const game = sabotaged({
      *step(t: Table<State>) {
        t.state.round += 1;
        if (t.state.round > 8) t.state.hull = 0;
        yield* t.choose('keeper', 'plan', ['work', 'shield'], {
          describe: () => ({ refs: [`card:${t.state.aside[0]}`] }),
        });
      },
    } as never);
    expect(leaks(game)).toContainEqual(expect.stringMatching(/^keeper can tell two positions apart/));
  });

  test('a game in which nothing is ever imagined', () => {
    const { match, chance } = walkOf(sabotaged({ imagine: () => {} }));
    expect(hidesSomething(match.game, match, 'keeper', chance)).toBe(false);
    expect(hidesSomething(beacon, match, 'keeper', new Chance(seedFrom('x')))).toBe(true);
  });

  test('rules that remember something outside the state', () => {
    let calls = 0;
    const game = sabotaged({
      *step(t: Table<State>) {
        calls += 1;
        t.state.charge = calls % 3;
        yield* beacon.step(t);
      },
    } as never);
    expect(() => expectSameFuture(walkOf(game), 200, 1)).toThrow();
  });

  test('a state that JSON cannot hold', () => {
    const game = sabotaged({
      begin: ((...args: Parameters<Beacon['begin']>) => ({ ...beacon.begin(...args), extra: undefined })) as never,
    });
    expect(() => walkOf(game)).toThrow('undefined at extra');
  });

  test('a state that has grown too large, and a key offered twice', () => {
    const { match } = walkOf(beacon);
    expect(positionProblems(match as Match, 100)).toEqual([expect.stringMatching(/^the state has \d+ bytes$/)]);
    const twice = Match.from(
      sabotaged({
        *step(t: Table<State>) {
          yield* t.choose('keeper', 'plan', ['work', 'shield', 'work']);
        },
      } as never),
      {},
      match.state as State,
      { seed: seedFrom('x') },
    );
    expect(positionProblems(twice as Match, 20_000)).toEqual(['the key "work" is offered twice']);
  });

  test('a question to somebody who is not at the table', () => {
    const { match } = walkOf(
      sabotaged({
        *step(t: Table<State>) {
          yield* t.choose('cook', 'plan', ['work']);
        },
      } as never),
    );
    expect(positionProblems(match as Match, 20_000)).toEqual(['"cook" is asked, who has no seat']);
  });

  test('an option that makes the rules fail', () => {
    const game = sabotaged({
      *step(t: Table<State>) {
        if ((yield* t.choose('keeper', 'plan', ['work', 'shield'])) === 'shield') throw new Error('not written yet');
      },
    } as never);
    expect(() => tryEveryOption(walkOf(game))).toThrow();
  });

  test('a question that decides nothing', () => {
    expect(idle(beacon)).toEqual([]);
    const game = sabotaged({
      *step(t: Table<State>) {
        yield* t.choose('keeper', 'which', ['left', 'right']);
        yield* beacon.step(t);
      },
    } as never);
    expect(idle(game)).toEqual(['which']);
  });

  test('a single question that decides nothing, though others of its name do', () => {
    const asked = (rounds: number, isSaid: boolean) =>
      sabotaged({
        *step(t: Table<State>) {
          const which: string = yield* t.choose('keeper', 'which', ['left', 'right']);
          if (t.state.round > rounds) t.state.charge += which === 'left' ? 1 : 0;
          if (isSaid) t.say(which);
          yield* beacon.step(t);
        },
      } as never);
    expect(idle(asked(0, false))).toEqual([]);
    expect(idle(asked(1, false))).toEqual(['which: left, right']);
    expect(idle(asked(1, true))).toEqual([]);
  });

  test('words that are missing in a question, its notes, what it bars, the log and the end, and rules without a number', () => {
    const en = {
      plan: 'Plan',
      'plan.work': 'Work',
      'plan.shield': 'Shield',
      bar: 'Barred',
      said: 'Said {what}',
      end: 'End',
    };
    const problems = (texts: { readonly [key: string]: string }, rule = 'XXX-BAR-01', saidBy = 'XXX-SAY-01') => {
      const reader = new Reader({ texts: { en: texts, fr: texts }, noteOf: ({ key }) => ({ key: `${key}.note` }) });
      reader.readDecision({
        name: 'plan',
        mode: 'one',
        seats: ['keeper'],
        asks: [
          one(['work', 'shield'], {
            blocked: () => [{ key: 'rest', label: { key: 'plan.rest' }, reason: { key: 'bar' }, rule }],
          }),
        ],
      });
      reader.readLog([{ key: 'said', params: { what: { key: 'end' } }, rule: saidBy }, { key: 'end' }]);
      return reader.problems.filter(found => !('language' in found) || found.language === 'en').map(({ key }) => key);
    };
    const notes = { 'work.note': 'a', 'shield.note': 'b', 'rest.note': 'c', 'plan.rest': 'Rest' };
    expect(problems({ ...en, ...notes })).toEqual([]);
    for (const key of Object.keys({ ...en, ...notes })) {
      const { [key as 'plan']: _, ...rest } = { ...en, ...notes };
      expect(problems(rest), key).toContain(key);
    }
    expect(problems({ ...en, ...notes }, '')).toEqual(['']);
    expect(problems({ ...en, ...notes }, 'XXX-BAR')).toEqual(['XXX-BAR']);
    expect(problems({ ...en, ...notes }, undefined, 'the rule')).toEqual(['the rule']);
  });

  test('words that are missing for the game, its seats, what odds count and what is tallied', () => {
    const { match } = walkOf(beacon);
    const problems = (en: { readonly [key: string]: string }) => {
      const reader = new Reader({ texts: { en, fr: en } });
      reader.readNames(match as Match, { hull: 6 });
      return reader.problems.filter(found => 'language' in found && found.language === 'en').map(({ key }) => key);
    };
    const seats = { keeper: 'Keeper', engineer: 'Engineer' };
    const en = { title: 'Beacon', ...seats, 'worth.charge': 'charge', 'worth.damage': 'damage', 'tally.hull': 'hull' };
    expect(problems(en)).toEqual([]);
    for (const key of Object.keys(en)) {
      const { [key as 'title']: _, ...rest } = en;
      expect(problems(rest), key).toEqual([key]);
    }
  });

  test('a match that does not end', () => {
    const game = sabotaged({
      outcome: () => undefined,
      *step(t: Table<State>) {
        yield* t.choose('keeper', 'plan', ['work']);
      },
    } as never);
    expect(() => walkThrough(walkOf(game), 50, () => {})).toThrow('No end after 50 answers');
  });

  test('an undo that does not lead back', () => {
    expectUndo(walkOf(beacon));
    let calls = 0;
    const game = sabotaged({
      *step(t: Table<State>) {
        calls += 1;
        t.state.round = calls;
        yield* beacon.step(t);
      },
    } as never);
    expect(() => expectUndo(walkOf(game))).toThrow();
  });

  test('a secret that shows only while something happens', () => {
    const whole = (game: Beacon) => walkThrough(walkOf(game), 200, walk => expectSecrecyOnTheWay(walk));
    whole(beacon);
    const game = sabotaged({ view: ((state: State) => state.crew.keeper.tool) as never });
    expect(() => whole(game)).toThrow();
  });

  test('a bad answer that is taken', () => {
    const walk = walkOf(beacon);
    expectRefusals(walk);
    walk.match.answer = () => {};
    expect(() => expectRefusals(walk)).toThrow();
  });
});
