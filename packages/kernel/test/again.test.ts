import { type Entry, type Game, Match, repeats, takeUp } from '@starboard/kernel';
import { describe, expect, test } from 'vitest';
import { codeOf, gameOf, type NotesTable, seed } from './games.ts';

/** Asks ann for a letter and tells it with a die, for ever. */
function* lettersAndDice(t: NotesTable) {
  t.state.heard.push(yield* t.choose('ann', 'letter', ['x', 'y']));
  t.say('rolled', { die: t.roll(1)[0]! });
}

const game = gameOf(lettersAndDice) as unknown as Game;
const begin = () => Match.begin(game, {}, { seed });

/** What this match stored last. */
function lastOf(match: Match): Entry {
  return match.entriesFrom(match.entries - 1)[0]!;
}

describe('a match that is taken up', () => {
  test('stands as it was stored, with a checkpoint or without', () => {
    const match = begin();
    match.answer('ann', 'x');
    const checkpoint = match.checkpoint();
    match.answer('ann', 'y');
    for (const known of [undefined, checkpoint]) {
      expect(takeUp(game, match.journal(), { seed }, known).state).toEqual(match.state);
    }
  });

  test('does without a checkpoint that stands on answers that were taken back', () => {
    const match = begin();
    match.answer('ann', 'x');
    match.answer('ann', 'y');
    const outdated = match.checkpoint();
    match.undo(
      0,
      match.seats.map(({ id }) => id),
    );
    expect(codeOf(() => Match.resume(game, match.journal(), { seed }, outdated))).toBe('outdated-checkpoint');
    expect(takeUp(game, match.journal(), { seed }, outdated).state).toEqual(match.state);
  });

  test('is refused if anything else is wrong with it', () => {
    const { entries, ...head } = begin().journal();
    expect(() => takeUp(game, { ...head, game: 'chess', entries }, { seed })).toThrow();
  });
});

describe('a twin', () => {
  test('does again what was done, answers and undo alike', () => {
    const [one, twin] = [begin(), begin()];
    one.answer('ann', 'x');
    expect(repeats(twin, lastOf(one))).toBe(true);
    one.undo(
      0,
      one.seats.map(({ id }) => id),
    );
    expect(repeats(twin, lastOf(one))).toBe(true);
    expect(twin.state).toEqual(one.state);
  });

  test('says so if it does not come out the same, or cannot be done at all', () => {
    const one = begin();
    one.answer('ann', 'x');
    const entry = lastOf(one) as Extract<Entry, { kind: 'answer' }>;
    expect(repeats(begin(), { ...entry, said: [{ key: 'rolled', params: { die: 7 } }] })).toBe(false);
    expect(repeats(begin(), { ...entry, answer: 'z' })).toBe(false);
    const twin = begin();
    expect(repeats(twin, { kind: 'rules', version: 2 })).toBe(false);
    expect(twin.entries).toBe(0);
  });
});
