import { Chance, Match } from '@starboard/kernel';
import { describe, expect, test } from 'vitest';
import { begin, codeOf, frozen, type Notes, type NotesTable, seed } from './games.ts';

const everyone = ['ann', 'bob'];

/** Ann answers as often as she likes; `roll` rolls, `look` reveals, `pass` hands over to bob. */
function* turns(t: NotesTable) {
  const { heard, rolls, deck } = t.state;
  for (const who of everyone) {
    for (let act = ''; act !== 'pass'; ) {
      act = yield* t.choose(who, 'act', ['step', 'roll', 'look', 'fail', 'pass']);
      if (act === 'fail') throw new Error('this rule fails');
      heard.push(`${who} ${act}`);
      if (act === 'roll') rolls.push(t.chance.die(1000));
      if (act === 'look') {
        t.reveal();
        heard.push(deck[0]);
      }
    }
  }
}

function play(...acts: readonly string[]) {
  const match = begin(turns, { checkpointEvery: 1 });
  for (const act of acts) match.answer(match.waitingFor[0]!, act);
  return match;
}

describe('undo', () => {
  test('is free for one’s own answers, step by step or several at once', () => {
    const match = play('step', 'step', 'step');
    expect(match.undoPoints(['ann'])).toEqual([
      { keep: 2, seat: 'ann', decision: 'act', answer: 'step', free: true },
      { keep: 1, seat: 'ann', decision: 'act', answer: 'step', free: true },
      { keep: 0, seat: 'ann', decision: 'act', answer: 'step', free: true },
    ]);
    match.undo(2, ['ann']);
    expect(match.state).toEqual(play('step', 'step').state);
    match.undo(0, ['ann']);
    expect(match.state).toEqual(play().state);
    match.answer('ann', 'pass');
    expect(match.waitingFor).toEqual(['bob']);
  });

  test.each([
    ['a die', ['step', 'roll', 'step']],
    ['something revealed', ['step', 'look', 'step']],
  ])('stops at %s', (_, acts) => {
    const match = play(...acts);
    expect(match.undoPoints(['ann']).map(point => point.free)).toEqual([true, false, false]);
    const before = frozen(match);
    expect(codeOf(() => match.undo(1, ['ann']))).toBe('undo-needs-agreement');
    expect(() => match.undo(1, ['ann'])).toThrow('bob');
    expect(frozen(match)).toBe(before);
    match.undo(2, ['ann']);
    expect(match.state).toEqual(play(acts[0]!, acts[1]!).state);
  });

  test('stops at another seat’s answer, unless both agree', () => {
    const match = play('step', 'pass', 'step');
    expect(match.undoPoints(['ann'])[0]?.free).toBe(false);
    expect(match.undoPoints(['bob']).map(point => point.free)).toEqual([true, false, false]);
    expect(codeOf(() => match.undo(0, ['bob']))).toBe('undo-needs-agreement');
    match.undo(0, everyone);
    expect(match.state).toEqual(play().state);
  });

  test('is one player’s own affair where that player holds both seats', () => {
    const match = play('step', 'pass', 'step');
    expect(match.undoPoints(everyone).every(point => point.free)).toBe(true);
    match.undo(1, everyone);
    expect(match.state).toEqual(play('step').state);
  });

  test('past a die lets the dice fall anew', () => {
    const match = play('step', 'roll');
    const [known] = match.state.rolls;
    match.undo(1, everyone);
    match.answer('ann', 'roll');
    expect(match.state.rolls[0]).not.toBe(known);
  });

  test('past a die and what came after it, too', () => {
    const match = play('step', 'roll', 'step');
    const [known] = match.state.rolls;
    match.undo(1, everyone);
    match.answer('ann', 'roll');
    expect(match.state.rolls[0]).not.toBe(known);
  });

  test('past a die lets the dice fall anew also where the match was taken up from a checkpoint in between', () => {
    const round = function* (t: NotesTable) {
      const act = yield* t.choose('ann', 'act', ['step', 'roll']);
      if (act === 'roll') t.state.rolls.push(t.chance.die(1000));
    };
    const match = begin(round, { checkpointEvery: 1 });
    for (let i = 0; i < 4; i++) match.answer('ann', 'step');
    const again = Match.resume(match.game, match.journal(), { seed }, match.checkpoint()) as Match<Notes>;
    again.answer('ann', 'roll');
    const [known] = again.state.rolls;
    again.undo(4, everyone);
    again.answer('ann', 'roll');
    expect(again.state.rolls[0]).not.toBe(known);
  });

  test('a free undo never leads back to dice that were seen', () => {
    const match = play('step', 'roll');
    const seen = new Set(match.state.rolls);
    for (let i = 0; i < 5; i++) {
      match.undo(1, everyone);
      match.answer('ann', 'step');
      match.undo(1, ['ann']);
      match.answer('ann', 'roll');
      expect(seen.has(match.state.rolls[0]!)).toBe(false);
      seen.add(match.state.rolls[0]!);
    }
  });

  test('a free undo changes no dice to come', () => {
    const match = play('step', 'step');
    match.undo(1, ['ann']);
    match.answer('ann', 'roll');
    expect(match.state.rolls).toEqual(play('step', 'roll').state.rolls);
  });

  test.each([1, 512])(
    'forgets nothing of it when the match is then run again (checkpoint every %i)',
    checkpointEvery => {
      const roll = (disturb: (match: Match<Notes>) => void) => {
        const match = begin(turns, { checkpointEvery });
        for (const act of ['step', 'roll']) match.answer('ann', act);
        match.undo(1, everyone);
        disturb(match);
        match.answer('ann', 'roll');
        return match.state.rolls;
      };
      const undisturbed = roll(() => {});
      expect(roll(match => match.checkpoint())).toEqual(undisturbed);
      expect(roll(match => match.fork(new Chance(seed)))).toEqual(undisturbed);
      expect(roll(match => codeOf(() => match.answer('ann', 'fail')))).toEqual(undisturbed);
    },
  );

  test('is an entry of the journal, which only ever grows', () => {
    const match = play('step', 'roll', 'step');
    const before = match.journal().entries;
    match.undo(2, ['ann']);
    match.undo(1, everyone);
    match.answer('ann', 'look');
    const { entries } = match.journal();
    expect(entries.slice(0, 3)).toEqual(before);
    expect(entries.slice(3, 5)).toEqual([
      { kind: 'undo', keep: 2, by: ['ann'], stream: 0 },
      { kind: 'undo', keep: 1, by: everyone, stream: 1 },
    ]);
    expect(match.entries).toBe(6);
    expect(match.answers).toBe(2);
  });

  test('makes every question new: a late answer to the one before is refused', () => {
    const match = play('step');
    const { decisionId } = match;
    match.answer('ann', 'step');
    match.undo(1, ['ann']);
    expect(codeOf(() => match.answer('ann', 'roll', decisionId))).toBe('stale-decision');
    match.answer('ann', 'roll', match.decisionId);
  });

  test('brings a finished match back', () => {
    const match = begin(function* (t) {
      t.state.heard.push(yield* t.choose('ann', 'end', ['now']));
      t.state.over = true;
    });
    match.answer('ann', 'now');
    expect(match.outcome).toBeDefined();
    match.undo(0, ['ann']);
    expect(match.outcome).toBeUndefined();
    expect(match.decision?.name).toBe('end');
  });

  test('reaches the very beginning, long after its checkpoint is gone', () => {
    const match = begin(
      function* (t) {
        t.state.heard.push(yield* t.choose('ann', 'count', ['up']));
      },
      { checkpointEvery: 1 },
    );
    const { state } = begin(function* (t) {
      yield* t.choose('ann', 'count', ['up']);
    });
    for (let i = 0; i < 100; i++) match.answer('ann', 'up');
    match.undo(3, ['ann']);
    expect(match.state.heard).toHaveLength(3);
    match.undo(0, ['ann']);
    expect(match.state).toEqual(state);
  });
});

test('an answer given in secret can be taken back while another is still awaited', () => {
  const match = begin(function* (t) {
    const chosen = yield* t.askSecretly(everyone, 'bid', () => ({
      shape: 'one',
      options: ['1', '2'],
      showing: undefined,
    }));
    t.state.heard.push(chosen);
    t.state.over = true;
  });
  match.answer('ann', '1');
  expect(match.undoPoints(['ann'])[0]?.free).toBe(true);
  match.undo(0, ['ann']);
  expect(match.waitingFor).toEqual(everyone);
  match.answer('bob', '2');
  match.answer('ann', '2');
  expect(match.state.heard).toEqual([{ ann: '2', bob: '2' }]);
});

test('a match with undos in it is taken up again as it was, question numbers included', () => {
  const match = play('step', 'roll', 'step', 'step');
  match.undo(3, ['ann']);
  match.answer('ann', 'look');
  match.undo(1, everyone);
  const half = Match.resume(match.game, match.journal(), { seed });
  expect(frozen(half as never)).toBe(frozen(match));
  match.answer('ann', 'roll');
  half.answer('ann', 'roll');
  expect(half.state).toEqual(match.state);
  match.undo(1, everyone);
  match.answer('ann', 'roll');
  const whole = Match.resume(match.game, match.journal(), { seed }, match.checkpoint());
  expect(frozen(whole as never)).toBe(frozen(match));
  const seen = match.state.rolls[0];
  whole.undo(1, everyone);
  whole.answer('ann', 'roll');
  expect(whole.state.rolls[0]).not.toBe(seen);
});
