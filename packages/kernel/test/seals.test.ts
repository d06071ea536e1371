import { type Game, type Journal, parseByEntry, parseJournal, TableError } from '@starboard/kernel';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { firstSeal, nextSeal } from '../src/journal.ts';
import { checkSetup } from '../src/setup.ts';
import { begin, gameOf, type NotesTable } from './games.ts';

function* letters(t: NotesTable) {
  t.state.heard.push(yield* t.choose('ann', 'letter', ['x', 'y']));
}

const journal = () => begin(letters).journal();

function playedOnce(): Journal {
  const match = begin(letters);
  match.answer('ann', 'x');
  return match.journal();
}

function problemsOf(source: unknown): unknown {
  try {
    parseJournal(source);
  } catch (thrown) {
    return thrown instanceof TableError && (thrown.details as { problems?: unknown }).problems;
  }
  return [];
}

describe('a seal', () => {
  const seats = { seat: 'ann', step: 1, decision: 'letter', offered: 'abc' } as const;

  test('differs with everything that an entry records, and with what was before it', () => {
    const seals = [
      nextSeal('', { kind: 'answer', ...seats, answer: 'x' }),
      nextSeal('', { kind: 'answer', ...seats, answer: 'y' }),
      nextSeal('', { kind: 'answer', ...seats, seat: 'bob', answer: 'x' }),
      nextSeal('', { kind: 'answer', ...seats, step: 2, answer: 'x' }),
      nextSeal('', { kind: 'answer', ...seats, decision: 'word', answer: 'x' }),
      nextSeal('', { kind: 'answer', ...seats, offered: 'abd', answer: 'x' }),
      nextSeal('', { kind: 'undo', keep: 1, by: ['ann'], stream: 0 }),
      nextSeal('', { kind: 'undo', keep: 2, by: ['ann'], stream: 0 }),
      nextSeal('', { kind: 'undo', keep: 1, by: ['ann', 'bob'], stream: 0 }),
      nextSeal('', { kind: 'undo', keep: 1, by: ['ann'], stream: 1 }),
      nextSeal('', { kind: 'rules', version: 2 }),
      nextSeal('', { kind: 'rules', version: 3 }),
      nextSeal('before', { kind: 'rules', version: 3 }),
    ];
    expect(new Set(seals).size).toBe(seals.length);
    for (const seal of seals) expect(seal).toMatch(/^[0-9a-f]{16}$/);
  });

  test('the first differs with game, version, set-up and the promise of the dice', () => {
    const head = { game: 'made-up', version: 1, setup: { length: 3 }, commitment: 'c' };
    const seals = [
      head,
      { ...head, game: 'other' },
      { ...head, version: 2 },
      { ...head, setup: { length: 4 } },
      { ...head, commitment: 'd' },
    ].map(firstSeal);
    expect(new Set(seals).size).toBe(seals.length);
    expect(seals[0]).toBe(firstSeal(head));
  });
});

describe('a journal whose entries come one by one', () => {
  const played = () => {
    const match = begin(letters);
    for (const letter of ['x', 'y']) match.answer('ann', letter);
    return match.journal();
  };

  function read(source: unknown, entries: Iterable<unknown>): { journal: Journal; pauses: number } {
    const reading = parseByEntry(source, entries);
    for (let pauses = 0; ; pauses++) {
      const { done, value } = reading.next();
      if (done) return { journal: value, pauses };
    }
  }

  function told(source: unknown, entries: Iterable<unknown>): unknown {
    try {
      return read(source, entries);
    } catch (thrown) {
      return (thrown as TableError).message;
    }
  }

  test('is read as it is at once, with a pause after each', () => {
    const whole = played();
    expect(read({ ...whole, entries: [] }, whole.entries)).toEqual({ journal: whole, pauses: 2 });
  });

  test('is refused as at once: its head, an entry with its number, a changed one, and entries in its head', () => {
    const whole = played();
    const head = { ...whole, entries: [] };
    const [first, second] = whole.entries;
    expect(told({ ...head, game: 7 }, [])).toMatch(/not a journal: game: /);
    expect(told(head, [first, { kind: 'undo' }])).toMatch(/not a journal: entries\.1\.keep: /);
    expect(told(head, [first, { ...second, answer: 'x' }])).toMatch('entry 1, or one before it, was changed');
    expect(told(head, [second])).toMatch('entry 0, or one before it, was changed');
    expect(told(whole, [])).toMatch(/not a journal: entries/);
    expect(told('journal', [])).toMatch('not a journal: journal: ');
  });
});

describe('what is wrong with a journal', () => {
  test('is told with where; of a list with more than twenty mistakes, twenty', () => {
    const wrong = (mistakes: number) => ({
      ...journal(),
      opening: Array.from({ length: mistakes }, () => ({ key: 1 })),
    });
    expect(problemsOf(journal())).toEqual([]);
    expect(problemsOf(wrong(2))).toEqual([
      expect.stringMatching(/^opening\.0\.key: /),
      expect.stringMatching(/^opening\.1\.key: /),
    ]);
    expect(problemsOf(wrong(20))).toHaveLength(20);
    expect(problemsOf(wrong(50))).toHaveLength(20);
  });

  test('may be a seed or a promise of more or less than 64 digits, a list that is none, a pair that is none', () => {
    const digits = 'a1'.repeat(32);
    for (const field of ['seed', 'commitment']) {
      for (const wrong of [`${digits}0`, `0${digits}`, digits.slice(1), `${digits.slice(1)}g`])
        expect(problemsOf({ ...journal(), [field]: wrong })).toEqual([
          expect.stringMatching(new RegExp(`^${field}: `)),
        ]);
    }
    expect(problemsOf({ ...journal(), opening: 'nothing' })).toEqual(['opening: Not a list.']);
    const [answered] = playedOnce().entries;
    const paired = (answer: unknown) => ({ ...playedOnce(), entries: [{ ...answered, answer }] });
    for (const answer of [['a', 1], [['a']], [['a', 'b', 'c']], [['a', 2]]])
      expect(problemsOf(paired(answer))).toEqual([expect.stringMatching(/^entries\.0\.answer: /)]);
  });

  test('may be that it is no plain data', () => {
    expect(problemsOf({ ...journal(), setup: { when: new Date(0) } })).toEqual(['setup: Not plain data.']);
    expect(problemsOf({ ...journal(), start: () => 1 })).toEqual(['start: Not plain data.']);
  });
});

describe('what is wrong with a set-up', () => {
  const nested = { ...gameOf(letters), setup: z.strictObject({ crew: z.strictObject({ size: z.number() }) }) };
  const problems = (setup: unknown) => {
    try {
      checkSetup(nested as unknown as Game<unknown, unknown>, setup);
    } catch (thrown) {
      return ((thrown as TableError).details as { problems: string[] }).problems;
    }
    return [];
  };

  test('is told with where, or without if it is wrong as a whole', () => {
    expect(problems({ crew: { size: 2 } })).toEqual([]);
    expect(problems({ crew: { size: 'two' } })).toEqual([expect.stringMatching(/^crew\.size: Invalid/)]);
    expect(problems(7)).toEqual([expect.stringMatching(/^Invalid/)]);
  });
});
