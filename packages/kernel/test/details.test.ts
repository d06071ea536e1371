import { assertPlain, copy, type Game, type Journal, Match, parseJournal, TableError, verify } from '@starboard/kernel';
import { describe, expect, test } from 'vitest';
import { begin, gameOf, type NotesTable, seed } from './games.ts';

/** Ann answers; `roll` rolls a die, `fail` breaks a rule, `over` ends it. */
function* acts(t: NotesTable) {
  const act = yield* t.choose('ann', 'act', ['step', 'roll', 'fail', 'over']);
  if (act === 'fail') throw new Error('this rule fails');
  if (act === 'roll') t.state.rolls.push(...t.roll(1));
  t.say('acted', { act });
  t.state.over = act === 'over';
}

const game = gameOf(acts) as unknown as Game;

function play(...given: readonly string[]): Match {
  const match = begin(acts) as unknown as Match;
  for (const act of given) match.answer('ann', act);
  return match;
}

/** The error that this throws. */
function errorOf(attempt: () => unknown): TableError {
  try {
    attempt();
  } catch (thrown) {
    if (thrown instanceof TableError) return thrown;
    throw thrown;
  }
  throw new Error('nothing thrown');
}

function resume(made: () => Journal, rules = game) {
  return () => Match.resume(rules, made(), { seed });
}

const whole = () => play('step', 'roll', 'over').journal();

/** Why the table says no, and what it tells programs besides. */
const refusals: [what: string, attempt: () => unknown, code: string, details: object][] = [
  [
    'a set-up that does not fit',
    () => Match.begin(game, { length: 0, more: 1 }, { seed }),
    'bad-setup',
    { problems: [expect.stringMatching(/^length: ./), expect.stringMatching(/more/)] },
  ],
  ['an answer by somebody unknown', () => play().answer('eve', 'step'), 'unknown-seat', {}],
  ['an answer by somebody who is not asked', () => play().answer('bob', 'step'), 'wrong-seat', { seat: 'bob' }],
  ['an answer to an old question', () => play('step').answer('ann', 'step', 0), 'stale-decision', { decisionId: 0 }],
  ['an answer when it is over', () => play('over').answer('ann', 'step'), 'match-over', {}],
  ['an undo of nothing', () => play('step').undo(1, ['ann']), 'undo-too-far', { keep: 1, answers: 1 }],
  ['an undo to before the beginning', () => play('step').undo(-1, ['ann']), 'undo-too-far', { keep: -1, answers: 1 }],
  ['an undo to between answers', () => play('step').undo(0.5, ['ann']), 'undo-too-far', { keep: 0.5, answers: 1 }],
  ['an undo past a die', () => play('roll').undo(0, ['ann']), 'undo-needs-agreement', { others: ['bob'] }],
  ['a rule that fails', () => play('step', 'fail'), 'broken-rule', { step: 2, decision: 'act', seat: 'ann' }],
  [
    'a journal that is none',
    () => parseJournal({ ...whole(), game: 1, entries: [{ kind: 'undo' }] }),
    'bad-journal',
    { problems: [expect.stringMatching(/^game: ./), ...['keep', 'by', 'stream'].map(startsWithEntry)] },
  ],
  [
    'a journal that is nothing',
    () => parseJournal(null),
    'bad-journal',
    { problems: [expect.stringMatching(/^journal: ./)] },
  ],
  [
    'a journal that was changed',
    () => parseJournal(withAnswer(whole(), 1, 'step')),
    'bad-journal',
    { entry: 1, step: 2, decision: 'act' },
  ],
  [
    'a journal by other rules',
    resume(whole, gameOf(acts, { version: 2 }) as unknown as Game),
    'other-version',
    { version: 1, step: 1, decision: 'act' },
  ],
  [
    'a journal by other rules in which nothing was answered',
    resume(() => play().journal(), gameOf(acts, { version: 2 }) as unknown as Game),
    'other-version',
    { version: 1, step: undefined, decision: undefined },
  ],
  [
    'a journal of another question',
    resume(whole, gameOf(asks('do')) as unknown as Game),
    'journal-mismatch',
    { entry: 0, step: 1, decision: 'act' },
  ],
  [
    'data that is none',
    () => copy({ a: { list: [1, new Date(0)] } }),
    'not-plain-data',
    { path: 'a.list[1]', what: 'a Date' },
  ],
  ['nothing at all', () => assertPlain(undefined), 'not-plain-data', { path: '', what: 'undefined' }],
];

function startsWithEntry(field: string): unknown {
  return expect.stringMatching(new RegExp(`^entries\\.0\\.${field}: .`));
}

function withAnswer(journal: Journal, at: number, answer: string): Journal {
  const entries = journal.entries.map((entry, i) =>
    i === at && entry.kind === 'answer' ? { ...entry, answer } : entry,
  );
  return { ...journal, entries };
}

/** Asks something else, or offers other things. */
function asks(name: string, options = ['step', 'roll', 'fail', 'over']) {
  return function* (t: NotesTable) {
    yield* t.choose('ann', name, options);
  };
}

test.each(refusals)('%s is refused with what a program needs to know of it', (_, attempt, code, details) => {
  const refused = errorOf(attempt);
  expect(refused.code).toBe(code);
  expect(refused.details).toEqual(details);
  expect(refused.name).toBe('TableError');
  expect(refused.message).not.toBe('');
});

describe('in words', () => {
  const wordsOf = (attempt: () => unknown) => errorOf(attempt).message;

  test('a rule that failed names the step, the question and who answered, and keeps what was thrown', () => {
    const refused = errorOf(() => play('step', 'fail'));
    expect(refused.message).toBe('Step 2, "act" answered by ann: the rules failed. this rule fails');
    expect(refused.cause).toEqual(new Error('this rule fails'));
  });

  test('a rule that throws something else than an error is told as it is', () => {
    const match = begin(function* (t) {
      yield* t.choose('ann', 'act', ['go']);
      throw 'nonsense';
    });
    expect(wordsOf(() => match.answer('ann', 'go'))).toBe('Step 1, "act" answered by ann: the rules failed. nonsense');
  });

  test('a journal that does not fit the rules says what they ask instead', () => {
    const start = 'Step 1, "act": the journal holds an answer of ann here, but';
    expect(wordsOf(resume(whole, gameOf(asks('do')) as unknown as Game))).toBe(`${start} the rules ask "do" of ann.`);
    expect(wordsOf(resume(whole, gameOf(asks('act', ['step'])) as unknown as Game))).toBe(
      `${start} the rules ask "act" of ann, with other options.`,
    );
  });

  test('a journal that goes on after the end says so', () => {
    const endsAtOnce = gameOf(function* (t) {
      yield* t.choose('ann', 'act', ['step', 'roll', 'fail', 'over']);
      t.state.over = true;
    });
    expect(wordsOf(resume(whole, endsAtOnce as unknown as Game))).toBe(
      'Step 2, "act": the journal holds an answer of ann here, but the match is over.',
    );
  });

  test('a proof that fails says where', () => {
    const journal = whole();
    const said = (at: number) =>
      journal.entries.map((entry, i) => (i === at && entry.kind === 'answer' ? { ...entry, said: [] } : entry));
    const otherwise = errorOf(() => verify(game, { ...journal, entries: said(1) }));
    expect(otherwise.message).toBe('Step 2, "act": it came out otherwise.');
    expect(otherwise.details).toEqual({ entry: 1 });
    const opening = errorOf(() => verify(game, { ...journal, opening: [{ key: 'hm' }] }));
    expect(opening.message).toBe('Entry 0: the opening was told otherwise.');
    const ended = { winners: [], reason: { key: 'ended.resigned' } };
    const givenUp = errorOf(() => verify(game, { ...journal, ended }));
    expect(givenUp.message).toBe('Entry 3: it cannot have been given up so.');
    expect(givenUp.details).toEqual({ entry: 3 });
  });
});
