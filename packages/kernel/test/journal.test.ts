import {
  type Checkpoint,
  type Entry,
  type Journal,
  Match,
  parseJournal,
  resigned,
  seedFrom,
  verify,
} from '@starboard/kernel';
import { beforeAll, describe, expect, test } from 'vitest';
import { begin, codeOf, frozen, gameOf, type Notes, type NotesTable, seed } from './games.ts';

/** Two questions a step; the second offers as many letters as the die shows. */
function* hunt(t: NotesTable) {
  const [die = 1] = t.roll(1);
  t.say('rolled', { die }, { rule: 'X-ROLL-01' });
  const way = yield* t.choose('ann', 'way', ['left', 'right']);
  const letters = ['a', 'b', 'c', 'd', 'e', 'f'].slice(0, die);
  const letter = yield* t.choose('bob', 'letter', letters);
  t.state.heard.push(way, letter);
  t.state.rolls.push(die);
  if (t.state.rolls.length === 6) t.state.over = true;
}

function play(answers: number, rules = hunt, options = {}): Match<Notes> {
  const match = begin(rules, { checkpointEvery: 1, ...options });
  while (match.decision && match.answers < answers) {
    const seat = match.waitingFor[0]!;
    match.answer(seat, seat === 'ann' ? 'left' : 'a');
  }
  return match;
}

const throughJson = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

describe('a journal', () => {
  test('holds what was asked, offered and answered, by key, and what came of it', () => {
    const match = play(2);
    const journal = match.journal();
    expect(journal).toMatchObject({ format: 1, game: 'made-up', version: 1, setup: { length: 3 } });
    expect(journal.opening).toEqual([{ key: 'rolled', params: { die: expect.any(Number) }, rule: 'X-ROLL-01' }]);
    expect(journal.entries).toEqual([
      {
        kind: 'answer',
        seat: 'ann',
        step: 1,
        decision: 'way',
        answer: 'left',
        barrier: false,
        said: [],
        offered: expect.any(String),
        seal: expect.any(String),
      },
      {
        kind: 'answer',
        seat: 'bob',
        step: 1,
        decision: 'letter',
        answer: 'a',
        barrier: true,
        said: [expect.objectContaining({ key: 'rolled' })],
        offered: expect.any(String),
        seal: expect.any(String),
      },
    ]);
  });

  test('keeps the seed to itself until the match is over', () => {
    expect(play(5).journal().seed).toBeUndefined();
    const over = play(100);
    expect(over.outcome).toBeDefined();
    expect(over.journal().seed).toBe(seed);
    expect(JSON.stringify(play(5).journal())).not.toContain(seed);
  });

  test.each([0, 1, 2, 5, 11, 12])(
    'takes a match of %i answers up again, from zero and from its checkpoint',
    answers => {
      const match = play(answers);
      const journal = throughJson(match.journal());
      const checkpoint = throughJson(match.checkpoint());
      for (const again of [
        Match.resume(match.game, journal, { seed }),
        Match.resume(match.game, journal, { seed }, checkpoint),
      ] as Match<Notes>[]) {
        expect(frozen(again)).toBe(frozen(match));
        expect(again.journal()).toEqual(match.journal());
        expect(again.undoPoints(['bob'])).toEqual(match.undoPoints(['bob']));
      }
    },
  );

  test('is the same whether it is read all the time or only at the end', () => {
    const late = play(100);
    const early = begin(hunt);
    while (early.decision) {
      early.journal();
      early.answer(early.waitingFor[0]!, early.waitingFor[0] === 'ann' ? 'left' : 'a');
    }
    expect(late.journal()).toEqual(early.journal());
    expect(late.journal().entries.every(entry => entry.kind === 'answer' && entry.offered !== '0')).toBe(true);
  });

  test('can be read piece by piece, as a server stores it', () => {
    const match = begin(hunt);
    const stored: Entry[] = [];
    while (match.decision) {
      match.answer(match.waitingFor[0]!, match.waitingFor[0] === 'ann' ? 'left' : 'a');
      if (match.answers === 5) match.undo(3, ['ann', 'bob']);
      stored.push(...match.entriesFrom(stored.length));
      if (stored.length > 30) break;
    }
    expect(stored.length).toBe(match.entries);
    expect(stored).toEqual(match.journal().entries);
  });

  test('does not disturb the match that is asked for it', () => {
    const read = play(5, hunt, { checkpointEvery: 512 });
    const before = frozen(read);
    read.journal();
    expect(frozen(read)).toBe(before);
    read.answer('bob', 'a');
    const unread = play(6);
    expect(read.state).toEqual(unread.state);
  });

  test('goes on the same after it was taken up', () => {
    const whole = play(100);
    const half = play(7);
    const again = Match.resume(half.game, half.journal(), { seed }, half.checkpoint()) as Match<Notes>;
    while (again.decision) again.answer(again.waitingFor[0]!, again.waitingFor[0] === 'ann' ? 'left' : 'a');
    expect(again.journal()).toEqual(whole.journal());
  });

  test.each([
    ['a single answer', false],
    ['an answer that was taken back', true],
  ])('of %s is sealed on as if it had never been laid down', (_, isTakenBack) => {
    const match = play(1);
    if (isTakenBack) match.undo(0, ['ann']);
    const again = Match.resume(match.game, throughJson(match.journal()), { seed }) as Match<Notes>;
    for (const each of [match, again]) each.answer(each.waitingFor[0]!, each.waitingFor[0] === 'ann' ? 'right' : 'a');
    expect(again.journal()).toEqual(match.journal());
    expect(() => parseJournal(throughJson(again.journal()))).not.toThrow();
  });

  test('kept with checkpoint after checkpoint is told the same as one that was never laid down', () => {
    const whole = play(9);
    const first = play(5);
    const second = Match.resume(first.game, first.journal(), { seed }, first.checkpoint()) as Match<Notes>;
    while (second.answers < 9) second.answer(second.waitingFor[0]!, second.waitingFor[0] === 'ann' ? 'left' : 'a');
    expect(second.checkpoint()).toEqual(whole.checkpoint());
    expect(whole.checkpoint()).toMatchObject({ answers: 8, entries: 8 });
  });

  test('does not mind in which order a database gives its keys back', () => {
    const match = play(100);
    const backwards = (value: unknown): unknown =>
      Array.isArray(value)
        ? value.map(backwards)
        : typeof value === 'object' && value !== null
          ? Object.fromEntries(
              Object.entries(value)
                .reverse()
                .map(([key, part]) => [key, backwards(part)]),
            )
          : value;
    expect(verify(match.game, backwards(match.journal())).state).toEqual(match.state);
  });
});

describe('a journal that does not fit stops with a clear error', () => {
  const game = gameOf(hunt);
  let journal: Journal;
  beforeAll(() => {
    journal = play(12).journal();
  });
  const resume = (changed: Partial<Journal>, at = game) => Match.resume(at, { ...journal, ...changed }, { seed });
  const changeEntry = (index: number, change: object): Partial<Journal> => ({
    entries: journal.entries.map((entry, i) => (i === index ? { ...entry, ...change } : entry)) as Journal['entries'],
  });

  test('one of another game, or with another seed', () => {
    expect(codeOf(() => resume({ game: 'chess' }))).toBe('other-game');
    expect(codeOf(() => Match.resume(game, journal, { seed: seedFrom('other') }))).toBe('wrong-seed');
  });

  test('one of another version names the step and the decision where it stops', () => {
    const newer = gameOf(hunt, { version: 2 });
    expect(codeOf(() => resume({}, newer))).toBe('other-version');
    expect(() => resume({}, newer)).toThrow('version 1 of the rules, these are version 2. It stops at step 1, "way"');
    expect(() => verify(newer, journal)).toThrow('It stops at step 1, "way"');
  });

  test('one of another version that nobody has answered in yet stops nowhere', () => {
    const begun = play(0).journal();
    expect(() => Match.resume(gameOf(hunt, { version: 2 }), begun, { seed })).toThrow(
      /version 1 of the rules, these are version 2\.$/,
    );
    const renewed = { ...journal, entries: [{ kind: 'rules' as const, version: 2 }, ...journal.entries] };
    expect(() => Match.resume(gameOf(hunt, { version: 3 }), renewed, { seed })).toThrow('It stops at step 1, "way"');
  });

  test('one that goes on by newer rules than these, even if a checkpoint spares running the older ones', () => {
    const match = play(12);
    const goesOn = {
      ...match.journal(),
      entries: [...match.journal().entries, { kind: 'rules' as const, version: 2 }],
    };
    const from = (version: number) => Match.resume(gameOf(hunt, { version }), goesOn, { seed }, match.checkpoint());
    expect(codeOf(() => from(1))).toBe('other-version');
    expect(from(2).entriesFrom(12)).toEqual([{ kind: 'rules', version: 2 }]);
    expect(from(3).entriesFrom(12)).toEqual([
      { kind: 'rules', version: 2 },
      { kind: 'rules', version: 3 },
    ]);
  });

  test('one whose rules now ask something else names the step and the decision', () => {
    const other = gameOf(function* (t) {
      if (t.state.rolls.length === 2) yield* t.choose('ann', 'stay', ['yes']);
      yield* hunt(t);
    });
    expect(codeOf(() => resume({}, other))).toBe('journal-mismatch');
    expect(() => resume({}, other)).toThrow(
      'Step 3, "way": the journal holds an answer of ann here, but the rules ask "stay"',
    );
  });

  test('one whose rules now offer something else names the step and the decision', () => {
    const other = gameOf(function* (t) {
      const [die = 1] = t.roll(1);
      t.say('rolled', { die });
      yield* t.choose('ann', 'way', ['left', 'right', 'back']);
    });
    expect(() => resume({}, other)).toThrow(
      'Step 1, "way": the journal holds an answer of ann here, but the rules ask "way" of ann, with other options',
    );
  });

  test('one whose rules now end sooner', () => {
    const other = {
      ...game,
      outcome: (state: Notes) => (state.rolls.length === 2 ? { winners: [], reason: { key: 'over' } } : undefined),
    };
    expect(() => resume({}, other)).toThrow(
      'Step 3, "way": the journal holds an answer of ann here, but the match is over',
    );
  });

  test('a changed answer shows when it is read, and when it is verified', () => {
    const tampered = { ...journal, ...changeEntry(4, { answer: 'right' }) };
    expect(codeOf(() => parseJournal(tampered))).toBe('bad-journal');
    expect(() => parseJournal(tampered)).toThrow('Step 3, "way": entry 4, or one before it, was changed');
    expect(() => verify(game, tampered)).toThrow('Step 3, "way"');
  });

  test('an answer that was never offered', () => {
    expect(() => resume(changeEntry(2, { answer: 'up' }))).toThrow('Step 2, "way"');
  });

  test('a left-out, doubled or exchanged entry', () => {
    const [first, second, ...rest] = journal.entries;
    expect(codeOf(() => parseJournal({ ...journal, entries: [second, ...rest] }))).toBe('bad-journal');
    expect(codeOf(() => parseJournal({ ...journal, entries: [first, first, second, ...rest] }))).toBe('bad-journal');
    expect(codeOf(() => parseJournal({ ...journal, entries: [second, first, ...rest] }))).toBe('bad-journal');
    expect(codeOf(() => resume({ entries: [second!, ...rest] }))).toBe('journal-mismatch');
  });

  test.each<[string, (whole: Journal) => unknown]>([
    ['nothing', () => undefined],
    ['a word', () => 'journal'],
    ['an empty object', () => ({})],
    ['another format', whole => ({ ...whole, format: 2 })],
    ['a field that does not belong', whole => ({ ...whole, extra: 1 })],
    ['entries of an unknown kind', whole => ({ ...whole, entries: [{ kind: 'cheat' }] })],
    ['an answer without a seat', whole => ({ ...whole, entries: [{ ...whole.entries[0], seat: undefined }] })],
    ['a commitment that is none', whole => ({ ...whole, commitment: 'x' })],
  ])('%s', (_, made) => {
    expect(codeOf(() => parseJournal(made(journal)))).toBe('bad-journal');
  });

  test('says all that is wrong, with where', () => {
    expect(() => parseJournal({ ...journal, version: -1, entries: [{ kind: 'undo' }] })).toThrow(
      /version.*entries\.0\.keep/,
    );
  });
});

describe('a change of the rules in the middle of a match', () => {
  /** Version 2 gives everybody one letter more. */
  function* mended(t: NotesTable) {
    const [die = 1] = t.roll(1);
    t.say('rolled', { die }, { rule: 'X-ROLL-01' });
    const way = yield* t.choose('ann', 'way', ['left', 'right']);
    const letter = yield* t.choose('bob', 'letter', ['a', 'b', 'c', 'd', 'e', 'f', 'g'].slice(0, die + 1));
    t.state.heard.push(way, letter);
    t.state.rolls.push(die);
    if (t.state.rolls.length === 6) t.state.over = true;
  }

  test('the match goes on from its checkpoint, and the journal says from where', () => {
    const old = play(7);
    const newer = Match.resume(
      gameOf(mended, { version: 2 }),
      old.journal(),
      { seed },
      old.checkpoint(),
    ) as Match<Notes>;
    expect(newer.state).toEqual(old.state);
    expect(newer.log).toEqual(old.log);
    expect(newer.askOf('bob')?.options).toHaveLength((old.askOf('bob')?.options.length ?? 0) + 1);
    newer.answer('bob', 'a');
    const journal = newer.journal();
    expect(journal.version).toBe(1);
    expect(journal.entries[7]).toEqual({ kind: 'rules', version: 2 });
    const again = Match.resume(newer.game, throughJson(journal), { seed }, newer.checkpoint());
    expect(again.state).toEqual(newer.state);
    expect(codeOf(() => verify(newer.game, journal, seed))).toBe('other-version');
  });

  test('undo does not go back into the time of the old rules', () => {
    const old = play(7);
    const newer = Match.resume(
      gameOf(mended, { version: 2 }),
      old.journal(),
      { seed },
      old.checkpoint(),
    ) as Match<Notes>;
    const before = frozen(newer);
    expect(codeOf(() => newer.undo(2, ['ann', 'bob']))).toBe('undo-too-far');
    expect(frozen(newer)).toBe(before);
    newer.answer('bob', 'a');
    newer.undo(7, ['ann', 'bob']);
    expect(newer.state).toEqual(old.state);
  });

  test('under the same rules it does go back before the checkpoint', () => {
    const old = play(7);
    const again = Match.resume(old.game, old.journal(), { seed }, old.checkpoint()) as Match<Notes>;
    again.undo(2, ['ann', 'bob']);
    expect(again.state).toEqual(play(2).state);
  });
});

test('a checkpoint whose ground was taken back is refused', () => {
  const match = play(7);
  const checkpoint: Checkpoint = match.checkpoint();
  match.undo(1, ['ann', 'bob']);
  expect(codeOf(() => Match.resume(match.game, match.journal(), { seed }, checkpoint as Checkpoint<Notes>))).toBe(
    'outdated-checkpoint',
  );
  const earlier = { ...match.journal(), entries: match.journal().entries.slice(0, 3) };
  expect(codeOf(() => Match.resume(match.game, earlier, { seed }, checkpoint as Checkpoint<Notes>))).toBe(
    'outdated-checkpoint',
  );
});

describe('verifying a match', () => {
  const match = play(100);
  const journal = match.journal();

  test('plays it again, undone answers and all', () => {
    const played = play(5);
    played.undo(2, ['ann', 'bob']);
    while (played.decision) played.answer(played.waitingFor[0]!, played.waitingFor[0] === 'ann' ? 'right' : 'a');
    expect(verify(played.game, throughJson(played.journal())).state).toEqual(played.state);
  });

  test('needs the seed, and the right one', () => {
    const { seed: _, ...hidden } = journal;
    expect(codeOf(() => verify(match.game, hidden))).toBe('wrong-seed');
    expect(codeOf(() => verify(match.game, journal, seedFrom('another')))).toBe('wrong-seed');
    expect(verify(match.game, hidden, seed).outcome).toEqual(match.outcome);
  });

  test('finds a roll that was told otherwise than it fell', () => {
    const lie = throughJson<unknown>(journal) as { entries: { said: { params: { die: number } }[] }[] };
    const params = lie.entries[1]!.said[0]!.params;
    params.die = (params.die % 6) + 1;
    expect(codeOf(() => verify(match.game, lie))).toBe('journal-mismatch');
    expect(() => verify(match.game, lie)).toThrow('Step 1, "letter": it came out otherwise');
    const { opening: _, ...rest } = throughJson(journal);
    expect(() => verify(match.game, { ...rest, opening: [] })).toThrow('the opening was told otherwise');
  });

  test('the sides of those who gave up have lost, and those of all others win', () => {
    const seats = ['red', 'blue', 'red', 'green'].map((side, at) => ({ id: `seat ${at}`, side }));
    const winners = (...given: readonly string[]) => resigned(seats, given).winners;
    expect(winners('seat 2')).toEqual(['seat 1', 'seat 3']);
    expect(winners('seat 1')).toEqual(['seat 0', 'seat 2', 'seat 3']);
    expect(winners('seat 0', 'seat 3')).toEqual(['seat 1']);
    expect(winners()).toEqual(seats.map(({ id }) => id));
  });

  test('believes that it was given up only of what went on, and only if whole sides have lost', () => {
    const open = { ...play(3).journal(), seed };
    const codeWith = (ended: unknown, of: object = open) =>
      codeOf(() => verify(match.game, throughJson({ ...of, ended })));
    const ended = resigned(match.seats, ['bob']);
    expect(ended).toEqual({ winners: [], reason: { key: 'ended.resigned' } });
    expect(codeWith(ended)).toBe('nothing thrown');
    expect(codeWith(ended, journal)).toBe('journal-mismatch');
    for (const winners of [['ann'], ['ann', 'bob'], ['cook']]) {
      expect(codeWith({ ...ended, winners })).toBe('journal-mismatch');
    }
    expect(codeWith({ ...ended, reason: { key: 'won' } })).toBe('bad-journal');
  });

  test('also from a position of somebody’s making', () => {
    const scene = { over: false, heard: [], rolls: [1, 2, 3, 4, 5], deck: [] };
    const short = Match.from(gameOf(hunt), {}, scene, { seed });
    short.answer('ann', 'left');
    short.answer('bob', 'a');
    expect(verify(short.game, throughJson(short.journal())).outcome).toBeDefined();
  });
});
