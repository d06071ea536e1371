import { Chance, Match, one, randomAnswer, seedFrom } from '@starboard/kernel';
import { describe, expect, test } from 'vitest';
import { begin, codeOf, gameOf, type NotesTable, seed } from './games.ts';

/** A word of ann's, dice, and a word of both in secret: each step has questions before and after what chance decides. */
function* round(t: NotesTable) {
  const { state } = t;
  state.heard.push(yield* t.choose('ann', 'word', ['x', 'y', 'z']));
  state.rolls.push(...t.roll(3));
  const words = yield* t.askSecretly(['ann', 'bob'], 'secret', () => one(['p', 'q', 'r']));
  state.heard.push(words['ann'], words['bob'], ...t.roll(1));
  if (state.heard.length > 60) state.over = true;
}

const game = gameOf(round);

function elsewhere(match: ReturnType<typeof begin>) {
  return Match.standing(game, structuredClone(match.standpoint()));
}

/** What a match is at this moment, and what somebody would find who looked ahead from it. */
function lookOf(match: Match<ReturnType<typeof game.begin>>, ahead: string) {
  const { state, waitingFor, decision, answers, steps } = match;
  const seats = ['ann', 'bob', 'spectator'] as const;
  const asked = seats.map(seat => match.askOf(seat)?.options);
  const imagined = seats.map(seat => {
    const chance = new Chance(seedFrom(ahead));
    const fork = match.fork(chance, seat);
    for (let i = 0; i < 5 && fork.decision; i++) {
      const [next] = fork.waitingFor;
      fork.answer(next!, randomAnswer(fork.askOf(next!)!, chance));
    }
    return structuredClone(fork.state);
  });
  return { state: structuredClone(state), waitingFor, name: decision?.name, answers, steps, asked, imagined };
}

describe('where a match stands', () => {
  test.each([1, 4, 1_000])('can be taken up elsewhere at every question, with a step in %i kept', checkpointEvery => {
    const match = begin(round, { checkpointEvery });
    const chance = new Chance(seedFrom('who plays'));
    for (let i = 0; match.decision; i++) {
      expect(lookOf(elsewhere(match), `${i}`)).toEqual(lookOf(match, `${i}`));
      const [seat] = match.waitingFor;
      match.answer(seat!, randomAnswer(match.askOf(seat!)!, chance));
      // What was taken back is rolled anew from there, and that is how it stands elsewhere, too.
      if (i % 7 === 6) match.undo(match.answers - 2, ['ann', 'bob']);
    }
  });

  test('goes on there as it does here, also after something was taken back', () => {
    const match = begin(round);
    match.answer('ann', 'x');
    match.undo(0, ['ann', 'bob']);
    const twin = elsewhere(match);
    for (const each of [match, twin]) {
      each.answer('ann', 'x');
      each.answer('ann', 'p');
      each.answer('bob', 'q');
    }
    expect(twin.state).toEqual(match.state);
  });

  test('is no journal, and nothing that a fork could tell', () => {
    const match = begin(round);
    expect(codeOf(() => elsewhere(match).journal())).toBe('bad-journal');
    expect(codeOf(() => elsewhere(match).undo(0, ['ann', 'bob']))).toBe('undo-too-far');
    expect(codeOf(() => match.fork(new Chance(seed)).standpoint())).toBe('bad-journal');
  });

  test('stays as it was while the match goes on', () => {
    const match = begin(round);
    const standpoint = match.standpoint();
    const before = structuredClone(standpoint);
    for (const answer of ['x', 'p']) match.answer('ann', answer);
    match.answer('bob', 'q');
    expect(standpoint).toEqual(before);
  });
});

test.each([1, 1_000])(
  'a match that is laid down at every question goes on as if it were not, with a step in %i kept',
  checkpointEvery => {
    const match = begin(round, { checkpointEvery });
    const chance = new Chance(seedFrom('who lays it down'));
    let again = match;
    for (let i = 0; match.decision; i++) {
      const [journal, checkpoint] = structuredClone([again.journal(), again.checkpoint()] as const);
      again = Match.resume(game, journal, { seed, checkpointEvery }, checkpoint) as typeof match;
      expect(lookOf(again, `${i}`)).toEqual(lookOf(match, `${i}`));
      expect(lookOf(elsewhere(again), `${i}`)).toEqual(lookOf(match, `${i}`));
      expect(again.undoPoints(['ann'])).toEqual(match.undoPoints(['ann']));
      expect([again.decisionId, again.checkpoint()]).toEqual([match.decisionId, match.checkpoint()]);
      const [seat] = match.waitingFor;
      const answer = randomAnswer(match.askOf(seat!)!, chance);
      for (const each of [match, again]) {
        each.answer(seat!, answer);
        if (i % 7 === 6) each.undo(each.answers - 2, ['ann', 'bob']);
        if (i % 20 === 19) each.undo(each.answers - 9, ['ann', 'bob']); // from before the checkpoint
      }
      expect(again.journal()).toEqual(match.journal());
    }
  },
);

test('an answer can be checked without being given', () => {
  const match = begin(round);
  match.check('ann', 'x');
  expect(match.answers).toBe(0);
  expect(codeOf(() => match.check('ann', 'w'))).toBe('bad-answer');
  expect(codeOf(() => match.check('bob', 'x'))).toBe('wrong-seat');
  expect(codeOf(() => match.check('ann', 'x', match.decisionId + 1))).toBe('stale-decision');
});
