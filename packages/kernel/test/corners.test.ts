import { createHash } from 'node:crypto';
import {
  assertPlain,
  Chance,
  commitment,
  copy,
  type Entry,
  type Game,
  isResigned,
  type Journal,
  Match,
  nothing,
  one,
  repeats,
  seedFrom,
  settled,
  showDecision,
  Table,
  takeUp,
  verify,
} from '@starboard/kernel';
import { describe, expect, test } from 'vitest';
import { firstSeal, nextSeal } from '../src/journal.ts';
import { requirePlain } from '../src/plain.ts';
import { checkFrench, checkTerms } from '../src/text/index.ts';
import { begin, codeOf, gameOf, type NotesTable, seed } from './games.ts';

/** What is offered depends on what was heard. */
function* letters(t: NotesTable) {
  t.state.heard.push(yield* t.choose('ann', 'letter', ['x', 'y', `z${t.state.heard.length}`]));
}

const game = gameOf(letters) as unknown as Game;

function play(...given: readonly string[]): Match {
  const match = Match.begin(game, {}, { seed });
  for (const letter of given) match.answer('ann', letter);
  return match;
}

/** The same journal with other entries, sealed as if they had been recorded. */
function forged(journal: Journal, entries: readonly Entry[]): Journal {
  let before = firstSeal(journal);
  const sealed = entries.map(entry => {
    before = nextSeal(before, entry);
    return entry.kind === 'answer' ? { ...entry, seal: before } : entry;
  });
  return { ...journal, entries: sealed };
}

describe('a match that is taken up', () => {
  test('does not pass over a position that does not fit it', () => {
    const match = play('x', 'y');
    const checkpoint = match.checkpoint();
    match.answer('ann', 'x');
    const other = { ...checkpoint, state: { ...(checkpoint.state as object), heard: ['x', 'x', 'x', 'x'] } };
    expect(codeOf(() => takeUp(game, match.journal(), { seed }, other))).toBe('journal-mismatch');
    expect(() => takeUp(game, match.journal(), { seed }, { ...checkpoint, state: { over: false } })).toThrow(TypeError);
  });

  test('no twin does a change of the rules', () => {
    expect(repeats(play(), { kind: 'rules', version: 2 })).toBe(false);
    const twin = play('x');
    expect(repeats(twin, { kind: 'undo', keep: 5, by: ['ann'], stream: 0 })).toBe(false);
    expect(twin.answers).toBe(1);
  });
});

describe('a journal that somebody has forged', () => {
  const answers = () => play('x', 'y').journal();

  test('is not proved by an answer that the rules do not take', () => {
    const journal = answers();
    const entries = journal.entries.map((entry, at) => (at === 1 ? { ...entry, answer: 'nothing' } : entry) as Entry);
    expect(codeOf(() => verify(game, forged(journal, entries), seed))).toBe('journal-mismatch');
    expect(() => verify(game, forged(journal, entries), seed)).toThrow(
      'Step 2, "letter": "nothing" is not among what is offered.',
    );
  });

  test('is not proved by an undo that nobody could have made', () => {
    const journal = answers();
    const undo: Entry = { kind: 'undo', keep: 7, by: ['ann'], stream: 0 };
    expect(() => verify(game, forged(journal, [...journal.entries, undo]), seed)).toThrow(
      'Entry 2: There is no answer 7 to go back to.',
    );
  });
});

describe('what others see of a question', () => {
  const asking = (mode: 'askEach' | 'askSecretly') =>
    begin(function* (t) {
      yield* t[mode](['ann'], 'bid', () => one(['a'], { params: { most: 3 }, about: ['card:ace'] }));
    });

  test('openly asked: what it is about', () => {
    for (const viewer of ['ann', 'bob', 'spectator']) {
      expect(showDecision(asking('askEach'), viewer)).toMatchObject({
        prompt: { key: 'bid', params: { most: 3 } },
        about: ['card:ace'],
      });
    }
  });

  test('asked in secret: nothing', () => {
    expect(showDecision(asking('askSecretly'), 'ann')).toMatchObject({ prompt: { key: 'bid', params: { most: 3 } } });
    for (const viewer of ['bob', 'spectator']) {
      expect(showDecision(asking('askSecretly'), viewer)).toEqual({
        id: 0,
        name: 'bid',
        prompt: { key: 'bid' },
        mode: 'secret',
        waitingFor: ['ann'],
      });
    }
  });
});

describe('the headline of a match', () => {
  test('is what the game makes of what everybody sees', () => {
    const headline = (view: unknown) => ({ title: { key: 'title', params: { view: String(view) } }, round: 1 });
    const told = { ...gameOf(letters), view: (_: unknown, viewer: string) => viewer, headline } as unknown as Game;
    expect(Match.begin(told, {}, { seed }).headline).toEqual({
      title: { key: 'title', params: { view: 'spectator' } },
      round: 1,
    });
  });

  test('is none where the game has no word for it', () => {
    expect(play().headline).toBeUndefined();
  });
});

test('only a match that was given up was resigned', () => {
  expect(isResigned({ winners: [], reason: { key: 'ended.resigned' } })).toBe(true);
  expect(isResigned({ winners: [], reason: { key: 'over' } })).toBe(false);
  expect(isResigned(undefined)).toBe(false);
});

describe('a flow of its own', () => {
  const flows = () => {
    const t = new Table([{ id: 'ann' }], new Chance(seed), {});
    return [t.choose('ann', 'act', ['go']), settled('go'), nothing];
  };

  test('can be ended with a result', () => {
    const [asking, known, empty] = flows();
    expect([asking!.return('x' as never), known!.return('x' as never)]).toEqual([
      { value: 'x', done: true },
      { value: 'x', done: true },
    ]);
    expect(empty!.return(undefined as never)).toEqual({ value: undefined, done: true });
  });

  test('lets through what is thrown into it', () => {
    for (const flow of flows()) expect(() => flow.throw(new Error('stop'))).toThrow('stop');
  });

  test('is its own iterator', () => {
    for (const flow of flows()) expect(flow[Symbol.iterator]()).toBe(flow);
  });
});

describe('what is no plain data', () => {
  class Apple {}
  const nested = (depth: number): unknown => (depth === 0 ? 1 : { in: nested(depth - 1) });
  const circle: { self?: unknown } = {};
  circle.self = circle;

  test.each<[what: string, made: () => unknown, path: string]>([
    ['an Apple', () => ({ a: new Apple() }), 'a'],
    ['a Map', () => [new Map()], '[0]'],
    ['a class instance', () => Object.create(Object.create(null)), 'the top'],
    ['a circle', () => circle, 'self'],
    ['the number NaN', () => ({ a: [Number.NaN] }), 'a[0]'],
    ['the number Infinity', () => Number.POSITIVE_INFINITY, 'the top'],
    ['undefined', () => ({ a: undefined }), 'a'],
    ['a function', () => [() => 1], '[0]'],
    ['a symbol', () => Symbol('x'), 'the top'],
    ['a bigint', () => ({ a: { b: 1n } }), 'a.b'],
  ])('%s is named, with its place', (what, made, path) => {
    const words = `Not plain data: ${what} at ${path}.`;
    for (const check of [copy, requirePlain, assertPlain]) expect(() => check(made())).toThrow(words);
  });

  test('so is what is nested without end, and not what is nested deep', () => {
    for (const check of [copy, requirePlain, assertPlain]) {
      expect(() => check(nested(200))).not.toThrow();
      expect(() => check(nested(300))).toThrow('Not plain data: nesting without end at in.in.');
    }
  });
});

describe('texts that cannot be compared', () => {
  test('French that is no message is left to others', () => {
    expect(checkFrench({ en: {}, fr: { it: 'de {who' } })).toEqual([]);
  });

  test('French without English says no wrong word of it', () => {
    expect(checkTerms({ en: {}, fr: { it: 'le pion' } }, [{ en: 'Stryker', fr: 'figurine' }])).toEqual([]);
  });
});

describe('a seed', () => {
  const with63 = (sign: string) => `${'0'.repeat(63)}${sign}`;

  test('has hexadecimal digits, and no sign next to them', () => {
    for (const digit of '0123456789abcdef') expect(() => new Chance(with63(digit))).not.toThrow();
    for (const sign of '/:`gAFG @') expect(codeOf(() => new Chance(with63(sign)))).toBe('bad-seed');
  });

  test('has 64 of them, all of which count', () => {
    expect(codeOf(() => new Chance('0'.repeat(63)))).toBe('bad-seed');
    expect(codeOf(() => new Chance('0'.repeat(65)))).toBe('bad-seed');
    expect(codeOf(() => new Chance(`${'0'.repeat(20)}x${'0'.repeat(43)}`))).toBe('bad-seed');
    const seeds = Array.from({ length: 64 }, (_, at) => `${'0'.repeat(at)}1${'0'.repeat(63 - at)}`);
    const rolled = seeds.map(each => new Chance(each).roll(30).join());
    expect(new Set(rolled).size).toBe(64);
  });

  test('is committed to by the hash of its bytes', () => {
    const bytes = Buffer.from(seed, 'hex');
    expect(commitment(seed)).toBe(createHash('sha256').update(bytes).digest('hex'));
    for (const words of ['', 'plain words', '\x7f', '\x80', 'Été à la mer ⛵']) {
      expect(seedFrom(words)).toBe(createHash('sha256').update(words, 'utf8').digest('hex'));
    }
  });
});

describe('steps back', () => {
  test('as many as are asked for are told, the nearest first, and fifty unless told', () => {
    const match = play(...Array.from({ length: 60 }, () => 'x'));
    expect(match.undoPoints(['ann'], 2).map(({ keep }) => keep)).toEqual([59, 58]);
    expect(match.undoPoints(['ann'])).toHaveLength(50);
    expect(match.undoPoints(['ann'], 100)).toHaveLength(60);
    expect(match.undoPoints(['bob'], 1)).toEqual([
      { keep: 59, seat: 'ann', decision: 'letter', answer: 'x', free: false },
    ]);
  });

  test('the agreement of all seats is always enough, and of nobody else', () => {
    const match = play('x');
    expect(() => match.undo(0, [])).toThrow('That takes the agreement of ann, bob.');
    match.undo(0, ['ann', 'bob']);
    expect(match.answers).toBe(0);
  });
});

describe('a log', () => {
  test('is told to each as far as it is for them, from where they like', () => {
    const match = begin(function* (t) {
      t.say('all');
      t.say('anns', { n: 1 }, { to: ['ann'] });
      t.say('rule', { n: 2 }, { rule: 'X-1' });
      t.say('bare', undefined, { rule: 'X-2', to: ['bob'] });
      yield* t.choose('ann', 'act', ['go']);
    });
    expect(match.log).toEqual([
      { key: 'all' },
      { key: 'anns', params: { n: 1 }, to: ['ann'] },
      { key: 'rule', params: { n: 2 }, rule: 'X-1' },
      { key: 'bare', rule: 'X-2', to: ['bob'] },
    ]);
    const keys = (viewer: string, from?: number) => match.logFor(viewer, from).map(({ key }) => key);
    expect([keys('ann'), keys('bob', 1), keys('spectator')]).toEqual([
      ['all', 'anns', 'rule'],
      ['rule', 'bare'],
      ['all', 'rule'],
    ]);
  });
});

describe('who is asked', () => {
  test.each([
    ['one', (t: NotesTable) => t.choose('ann', 'act', ['go'])],
    ['any', (t: NotesTable) => t.choose(['ann', 'bob'], 'act', ['go'])],
  ] as const)('%s of them: whoever is not is asked nothing', (mode, ask) => {
    const match = begin(function* (t) {
      yield* ask(t);
      t.state.heard.push(t.answeredBy);
    });
    expect(match.decision?.mode).toBe(mode);
    expect([match.askOf('ann') !== undefined, match.askOf('bob') !== undefined, match.askOf('eve')]).toEqual([
      true,
      mode === 'any',
      undefined,
    ]);
    match.answer(match.waitingFor.at(-1)!, 'go');
    expect(match.state.heard).toEqual([mode === 'any' ? 'bob' : 'ann']);
  });

  test('nobody is asked of nobody, nor what has no answer', () => {
    const asking = (ask: (t: NotesTable) => Iterable<never>) => () =>
      begin(function* (t) {
        yield* ask(t);
      });
    for (const ask of [
      (t: NotesTable) => t.choose([], 'act', ['go']),
      (t: NotesTable) => t.choose('ann', 'act', []),
      (t: NotesTable) => t.askEach([], 'act', () => one(['go'])),
      (t: NotesTable) => t.askSecretly(['ann', 'bob'], 'act', seat => one(seat === 'ann' ? ['go'] : [])),
    ]) {
      expect(codeOf(asking(ask as never))).toBe('broken-rule');
    }
  });

  test('the only option is taken without asking where that is wished, and only there', () => {
    const asked = (takeOnly: boolean, ...options: string[]) =>
      begin(function* (t) {
        t.state.heard.push(yield* t.choose('ann', 'act', options, { takeOnly }));
        t.state.over = true;
      }).decision?.name;
    expect([asked(true, 'go'), asked(false, 'go'), asked(true, 'go', 'stay')]).toEqual([undefined, 'act', 'act']);
  });
});
