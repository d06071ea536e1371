import { type Ask, Chance, type Flow, keyOf, Match, one, order, randomAnswer, seedFrom, some } from '@starboard/kernel';
import { describe, expect, test } from 'vitest';
import { begin, codeOf, frozen, gameOf, type NotesTable, seed } from './games.ts';

/** Asks ann for a letter, then bob, for ever. */
function* lettersInTurn(t: NotesTable) {
  const who = t.state.heard.length % 2 === 0 ? 'ann' : 'bob';
  t.state.heard.push(yield* t.choose(who, 'letter', ['x', 'y', 'stop']));
  if (t.state.heard.at(-1) === 'stop') t.state.over = true;
}

describe('a match', () => {
  test('goes from question to question until there is an outcome', () => {
    const match = begin(lettersInTurn);
    expect(match.decision?.name).toBe('letter');
    expect(match.waitingFor).toEqual(['ann']);
    match.answer('ann', 'x');
    expect(match.waitingFor).toEqual(['bob']);
    match.answer('bob', 'stop');
    expect(match.outcome).toEqual({ winners: [], reason: { key: 'over' } });
    expect(match.decision).toBeUndefined();
    expect(match.state.heard).toEqual(['x', 'stop']);
  });

  test('lists what is wrong with a set-up', () => {
    expect(codeOf(() => Match.begin(gameOf(lettersInTurn), { length: 0 }, { seed }))).toBe('bad-setup');
    expect(() => Match.begin(gameOf(lettersInTurn), { size: 1 }, { seed })).toThrow(/size/);
  });

  test('may begin from a position of somebody’s making, which stays as it was', () => {
    const position = { over: false, heard: ['x'], rolls: [], deck: [] };
    const match = Match.from(gameOf(lettersInTurn), {}, position, { seed });
    expect(match.waitingFor).toEqual(['bob']);
    match.answer('bob', 'y');
    expect(position.heard).toEqual(['x']);
    expect(Match.resume(match.game, match.journal(), { seed }).state).toEqual(match.state);
  });

  test('can be watched at each thing that is said on the way to the next question', () => {
    function* countdown(t: NotesTable) {
      yield* t.choose('ann', 'go', ['go']);
      for (const left of [2, 1]) {
        t.state.heard.push(`${left}`);
        t.say('left', { left });
      }
      t.state.heard.push('done');
    }
    const match = begin(countdown);
    const seen: string[] = [];
    const look = () => seen.push(match.state.heard.join());
    match.watching(() => match.answer('ann', 'go'), look);
    expect(seen).toEqual(['2', '2,1']);
    match.answer('ann', 'go');
    expect(seen).toHaveLength(2);
    expect(() => match.watching(() => match.answer('bob', 'go'), look)).toThrow('ann');
    match.answer('ann', 'go');
    expect(seen).toHaveLength(2);
  });

  test('goes on when whoever watches fails and knows how to forget it', () => {
    function* countdown(t: NotesTable) {
      yield* t.choose('ann', 'go', ['go']);
      for (const left of [3, 2, 1]) t.say('left', { left });
    }
    const match = begin(countdown);
    const seen: number[] = [];
    const look = () => {
      if (match.log.at(-1)?.params?.['left'] === 2) throw new Error('Not now.');
      seen.push(match.log.length);
    };
    const said = match.log.length;
    match.watching(
      () => match.answer('ann', 'go'),
      look,
      () => seen.splice(0),
    );
    expect(match.log.length).toBe(said + 3);
    expect(seen).toEqual([]);
    expect(() =>
      match.watching(
        () => match.answer('bob', 'go'),
        look,
        () => seen.push(-1),
      ),
    ).toThrow('ann');
    expect(seen).toEqual([-1]);
  });

  test('may be over before anything is asked', () => {
    const over = { over: true, heard: [], rolls: [], deck: [] };
    const match = Match.from(gameOf(lettersInTurn), {}, over, { seed });
    expect(match.decision).toBeUndefined();
    expect(codeOf(() => match.answer('ann', 'x'))).toBe('match-over');
  });

  test('takes the only option by itself where the rule says so', () => {
    const match = begin(function* (t) {
      t.state.heard.push(yield* t.choose('ann', 'forced', ['only'], { takeOnly: true }));
      t.state.heard.push(yield* t.choose('ann', 'free', ['only']));
      t.state.over = true;
    });
    expect(match.decision?.name).toBe('free');
    expect(match.state.heard).toEqual(['only']);
  });

  test('gives nested rules their answers, however deep', () => {
    function* countdown(t: NotesTable, depth: number): Flow<string> {
      if (depth === 0) return yield* t.choose('ann', 'deep', ['a', 'b']);
      return `${depth}${yield* countdown(t, depth - 1)}`;
    }
    const match = begin(function* (t) {
      t.state.heard.push(yield* countdown(t, 9));
      t.state.over = true;
    });
    match.answer('ann', 'b');
    expect(match.state.heard).toEqual(['987654321b']);
  });

  test('a step can be broken off from deep inside', () => {
    function* deep(t: NotesTable) {
      yield* t.choose('ann', 'last', ['go']);
      t.state.over = true;
      t.endStep();
    }
    const match = begin(function* (t) {
      yield* deep(t);
      t.state.heard.push('never');
    });
    match.answer('ann', 'go');
    expect(match.outcome).toBeDefined();
    expect(match.state.heard).toEqual([]);
  });
});

describe('who decides', () => {
  test('any of several: the first answer counts, and the rule learns whose it was', () => {
    const match = begin(function* (t) {
      const said = yield* t.choose(['ann', 'bob'], 'anyone', ['yes', 'no']);
      t.state.heard.push([t.answeredBy, said]);
      t.state.over = true;
    });
    expect(match.waitingFor).toEqual(['ann', 'bob']);
    match.answer('bob', 'yes');
    expect(match.state.heard).toEqual([['bob', 'yes']]);
  });

  test('each of several, openly, in whatever order they answer', () => {
    const rule = function* (t: NotesTable) {
      t.state.heard.push(yield* t.askEach(['ann', 'bob'], 'discard', seat => one([`${seat}-1`, `${seat}-2`])));
      t.state.over = true;
    };
    const match = begin(rule);
    const { decisionId } = match;
    match.answer('bob', 'bob-2', decisionId);
    expect(match.waitingFor).toEqual(['ann']);
    expect(codeOf(() => match.answer('bob', 'bob-1'))).toBe('already-answered');
    match.answer('ann', 'ann-1', decisionId);
    expect(match.state.heard).toEqual([{ ann: 'ann-1', bob: 'bob-2' }]);

    const other = begin(rule);
    other.answer('ann', 'ann-1');
    other.answer('bob', 'bob-2');
    expect(other.state).toEqual(match.state);
  });

  test('several in secret, with questions of any shape', () => {
    const match = begin(function* (t) {
      const chosen = yield* t.askSecretly(
        ['ann', 'bob'],
        'bid',
        (seat): Ask<unknown> => (seat === 'ann' ? some(['1', '2', '3'], 0, 2) : order(['p', 'q'])),
      );
      t.state.heard.push(chosen);
      t.state.over = true;
    });
    match.answer('ann', ['3', '1']);
    expect(match.state.heard).toEqual([]);
    match.answer('bob', ['q', 'p']);
    expect(match.state.heard).toEqual([{ ann: ['1', '3'], bob: ['q', 'p'] }]);
  });

  test('all shapes through the table’s own verbs', () => {
    const match = begin(
      function* (t) {
        const { heard } = t.state;
        heard.push(yield* t.pickSome('ann', 'some', ['a', 'b', 'c'], { min: 1, max: 2 }));
        heard.push(yield* t.putInOrder('ann', 'order', ['a', 'b']));
        heard.push(yield* t.distribute('ann', 'split', ['a', 'b'], { amount: 3, limits: [1, 3] }));
        heard.push(yield* t.pairUp('ann', 'pairs', ['a', 'b'], ['x', 'y']));
        heard.push(yield* t.pickPlace('ann', 'place', 'board', [3, 4]));
        t.state.over = true;
      },
      { seats: [{ id: 'ann' }] },
    );
    match.answer('ann', ['b', 'a']);
    match.answer('ann', ['b', 'a']);
    match.answer('ann', { b: 2, a: 1 });
    match.answer('ann', [
      ['a', 'y'],
      ['b', 'x'],
    ]);
    match.answer('ann', 5);
    expect(match.state.heard).toEqual([
      ['a', 'b'],
      ['b', 'a'],
      [1, 2],
      [
        ['a', 'y'],
        ['b', 'x'],
      ],
      5,
    ]);
  });
});

describe('bad input is refused, and the match is as it was', () => {
  const cases: readonly [string, (match: ReturnType<typeof begin>) => void, string][] = [
    ['an option that is not offered', match => match.answer('ann', 'z'), 'bad-answer'],
    ['another seat', match => match.answer('bob', 'x'), 'wrong-seat'],
    ['a seat that is not at the table', match => match.answer('eve', 'x'), 'unknown-seat'],
    ['an older question', match => match.answer('ann', 'x', match.decisionId - 1), 'stale-decision'],
    ['undo of what never was', match => match.undo(7, ['ann', 'bob']), 'undo-too-far'],
    ['undo to before the beginning', match => match.undo(-1, ['ann', 'bob']), 'undo-too-far'],
    ['undo to half an answer', match => match.undo(0.5, ['ann', 'bob']), 'undo-too-far'],
  ];

  test.each(cases)('%s', (_, attempt, code) => {
    const match = begin(lettersInTurn);
    match.answer('ann', 'x');
    match.answer('bob', 'y');
    const before = frozen(match);
    expect(codeOf(() => attempt(match))).toBe(code);
    expect(frozen(match)).toBe(before);
    match.answer('ann', 'x');
    expect(match.state.heard).toEqual(['x', 'y', 'x']);
  });

  test('an answer to a finished match', () => {
    const match = begin(lettersInTurn);
    match.answer('ann', 'stop');
    const before = frozen(match);
    expect(codeOf(() => match.answer('bob', 'x'))).toBe('match-over');
    expect(frozen(match)).toBe(before);
  });
});

describe('a rule that fails', () => {
  function* failing(t: NotesTable) {
    const letter = yield* t.choose('ann', 'letter', ['x', 'crash', 'map', 'nothing', 'loop']);
    t.state.heard.push(letter);
    t.state.rolls.push(...t.roll(2));
    t.say('said', { letter });
    if (letter === 'crash') throw new Error('no such card');
    if (letter === 'map') t.state.heard.push(new Map());
    if (letter === 'nothing') yield* t.choose('bob', 'empty', []);
  }

  test.each([
    ['crash', 'broken-rule', /Step 3, "letter" answered by ann: the rules failed. no such card/],
    ['nothing', 'broken-rule', /"empty" was asked, but no answer would be legal/],
    ['map', 'not-plain-data', /a Map at heard\[3\]/],
  ])('%s: names the step and the decision, and leaves the match as it was', (letter, code, message) => {
    const match = begin(failing, { checkpointEvery: 1 });
    match.answer('ann', 'x');
    match.answer('ann', 'x');
    const before = frozen(match);
    expect(codeOf(() => match.answer('ann', letter))).toBe(code);
    expect(() => match.answer('ann', letter)).toThrow(message);
    expect(frozen(match)).toBe(before);

    const untroubled = begin(failing);
    for (const each of [match, untroubled]) while (each.answers < 5) each.answer('ann', 'x');
    expect(match.state).toEqual(untroubled.state);
  });

  test('a question to nobody is refused, whoever is meant', () => {
    const ofNobody = [
      () =>
        begin(function* (t) {
          yield* t.choose([], 'any', ['x']);
        }),
      () =>
        begin(function* (t) {
          yield* t.askSecretly([], 'secret', () => one(['x']));
        }),
    ];
    for (const attempt of ofNobody) expect(attempt).toThrow('was asked of nobody');
  });

  test('rules that never ask are stopped', () => {
    const endless = () => begin(function* () {});
    expect(codeOf(endless)).toBe('broken-rule');
    expect(endless).toThrow(/without asking/);
  });

  test('a game that sets up something other than plain data is refused', () => {
    const game = {
      ...gameOf(lettersInTurn),
      begin: () => ({ over: false, heard: [new Date(0)], rolls: [], deck: [] }),
    };
    expect(() => Match.begin(game, {}, { seed })).toThrow('a Date at heard[0]');
  });
});

describe('forks', () => {
  /** One long step: every answer rolls a die. */
  function* rolling(t: NotesTable) {
    while (t.state.rolls.length < 40) {
      t.state.heard.push(yield* t.choose('ann', 'again', ['go', 'on']));
      t.state.rolls.push(t.chance.die(1000));
    }
    t.state.over = true;
  }
  const chance = () => new Chance(seedFrom('forks'));

  test.each([1, 512])('share the past and have dice of their own (checkpoint every %i)', checkpointEvery => {
    const match = begin(rolling, { checkpointEvery });
    for (let i = 0; i < 10; i++) match.answer('ann', 'go');
    const before = frozen(match);
    const ahead = chance();
    const forks = [match.fork(ahead), match.fork(ahead)];
    for (const fork of forks) {
      expect(fork.state).toEqual(match.state);
      expect(fork.decision).toEqual(match.decision);
      fork.answer('ann', 'on');
    }
    expect(frozen(match)).toBe(before);
    match.answer('ann', 'on');
    const lastRolls = [match, ...forks].map(each => each.state.rolls.at(-1));
    expect(new Set(lastRolls).size).toBe(3);
  });

  test('the same asker’s chance gives the same forks', () => {
    const match = begin(rolling);
    match.answer('ann', 'go');
    const roll = () => {
      const fork = match.fork(chance());
      fork.answer('ann', 'on');
      return fork.state.rolls;
    };
    expect(roll()).toEqual(roll());
  });

  test('can be forked again, in the middle of a step, and again', () => {
    const match = begin(rolling);
    for (let i = 0; i < 5; i++) match.answer('ann', 'go');
    const ahead = chance();
    let fork = match;
    for (let depth = 0; depth < 4; depth++) {
      fork = fork.fork(ahead, 'ann');
      fork.answer('ann', 'on');
      const twin = fork.fork(ahead);
      expect(twin.state.rolls).toEqual(fork.state.rolls);
      expect(twin.state.deck).toEqual(fork.state.deck);
    }
    expect(fork.state.rolls.slice(0, 5)).toEqual(match.state.rolls);
    expect(fork.state.rolls).toHaveLength(9);
    expect(match.state.rolls).toHaveLength(5);
  });

  test('draw anew what the viewer may not know, and only with a viewer', () => {
    const match = begin(rolling);
    match.answer('ann', 'go');
    const ahead = chance();
    const decks = Array.from({ length: 30 }, () => match.fork(ahead, 'ann').state.deck.join(''));
    expect(new Set(decks).size).toBeGreaterThan(5);
    expect(match.fork(ahead).state.deck).toEqual(match.state.deck);
  });

  test('can be made of a match that is over', () => {
    const match = begin(lettersInTurn);
    match.answer('ann', 'stop');
    const fork = match.fork(chance(), 'bob');
    expect(fork.outcome).toEqual(match.outcome);
    expect(fork.decision).toBeUndefined();
  });

  test('play on over many steps, and have neither journal nor undo', () => {
    const match = begin(lettersInTurn);
    match.answer('ann', 'x');
    const fork = match.fork(chance());
    for (let i = 0; i < 6; i++) fork.answer(fork.waitingFor[0]!, 'y');
    expect(fork.state.heard).toEqual(['x', 'y', 'y', 'y', 'y', 'y', 'y']);
    expect(codeOf(() => fork.journal())).toBe('bad-journal');
    expect(codeOf(() => fork.undo(1, ['ann', 'bob']))).toBe('undo-too-far');
  });
});

test('the log is for those it is addressed to', () => {
  const match = begin(function* (t) {
    t.say('open', { n: 1 }, { rule: 'X-1' });
    t.say('private', {}, { to: ['ann'] });
    t.say('bare');
    yield* t.choose('ann', 'go', ['on']);
    t.state.over = true;
  });
  expect(match.logFor('ann').map(entry => entry.key)).toEqual(['open', 'private', 'bare']);
  expect(match.logFor('bob').map(entry => entry.key)).toEqual(['open', 'bare']);
  expect(match.logFor('spectator', 1).map(entry => entry.key)).toEqual(['bare']);
  expect(match.log[0]).toEqual({ key: 'open', params: { n: 1 }, rule: 'X-1' });
});

test('two matches of one seed are the same match', () => {
  const play = () => {
    const match = begin(lettersInTurn);
    const walker = new Chance(seedFrom('walker'));
    while (match.decision) {
      const seat = match.waitingFor[0]!;
      match.answer(seat, randomAnswer(match.askOf(seat)!, walker));
    }
    return match.journal();
  };
  expect(play()).toEqual(play());
  expect(keyOf({ key: 'k' })).toBe('k');
});
