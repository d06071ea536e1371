import { type Game, parseJournal, TableError } from '@starboard/kernel';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { nextSeal } from '../src/journal.ts';
import { checkSetup } from '../src/setup.ts';
import { begin, gameOf, type NotesTable } from './games.ts';

function* letters(t: NotesTable) {
  t.state.heard.push(yield* t.choose('ann', 'letter', ['x', 'y']));
}

const journal = () => begin(letters).journal();

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
