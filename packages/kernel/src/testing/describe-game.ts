import { describe, expect, test } from 'vitest';
import { keyOf, randomAnswer } from '../ask/shapes.ts';
import { showDecision } from '../ask/show.ts';
import type { Answer, AnyAsk } from '../ask/types.ts';
import type { Chance } from '../chance/chance.ts';
import { TableError } from '../errors.ts';
import type { Checkpoint, Journal } from '../journal.ts';
import { Match } from '../match.ts';
import { assertPlain, copy } from '../plain.ts';
import { checkTexts } from '../text/index.ts';
import type { Game, Viewer } from '../types.ts';
import { verify } from '../verify.ts';
import { boundless } from './bounds.ts';
import { IdleQuestions } from './idle.ts';
import { leaksIn } from './leaks.ts';
import type { Secrecy } from './secrecy.ts';
import { differences, leaksAmid, sharesParts } from './secrets.ts';
import { randomMove, startWalk, viewersOf, type Walk, walkLength, walkThrough } from './walk.ts';
import { Reader, type Wording } from './words.ts';

export interface Suite<S, V = never> extends Secrecy<V>, Wording {
  /** Random matches per set-up. */
  readonly games?: number;
  /** A match that is longer than this does not end. */
  readonly mostAnswers?: number;
  readonly mostBytesOfState?: number;
  /** What the game counts over many matches, by name: `tally.<name>` among its texts says what it is. */
  tally(state: Readonly<S>): { readonly [name: string]: number };
  /** What is wrong with a position, in words, that never can be, whatever was played; nothing, if it is sound. */
  sound(state: S): readonly string[];
}

/** Costly looks are taken at every n-th question, so that a long game costs no more than a short one. */
const looksPerMatch = 40;
const savesPerMatch = 400;

/**
 * The suite that every game joins with one call: whatever a game's rules are, these things hold. Set-ups are given by
 * name.
 */
export function describeGame<S, U, V>(
  game: Game<S, U, V>,
  setups: { readonly [name: string]: unknown },
  suite: Suite<S, V>,
): void {
  const { games = 25, mostAnswers = 5_000, mostBytesOfState = 20_000 } = suite;
  const reader = new Reader(suite);
  const idle = new IdleQuestions();

  describe.each(Object.entries(setups))(`${game.id}, %s`, (name, setup) => {
    const length = walkLength(game, setup, `${name} 0`, mostAnswers);
    const every = Math.max(1, Math.floor(length / looksPerMatch));
    const walk = (nth: number, look: (walk: Walk<S, U, V>, at: number) => void) => {
      const started = startWalk(game, setup, `${name} ${nth}`);
      walkThrough(started, mostAnswers, look);
      return started;
    };
    const sparsely = (nth: number, look: (walk: Walk<S, U, V>) => void) =>
      walk(nth, (each, at) => {
        if (at % every === nth % every) look(each);
      });

    test(`random play ends, and every position on the way is sound (${games} matches)`, () => {
      for (let nth = 0; nth < games; nth++) {
        const { match } = walk(nth, ({ match: here }, at) => {
          if (at % every === 0) for (const viewer of viewersOf(here as Match)) expectView(here as Match, viewer);
          expect(positionProblems(here, mostBytesOfState)).toEqual([]);
          expect(suite.sound(here.state as S)).toEqual([]);
          reader.readMatch(here as Match);
        });
        expect(match.outcome).toBeDefined();
        expect(suite.sound(match.state as S)).toEqual([]);
        reader.readMatch(match as Match);
        reader.readLog(match.log);
        reader.readNames(match as Match, suite.tally(match.state as S));
      }
    });

    test('two matches share no part of their states', () => {
      const [one, other] = [startWalk(game, setup, name), startWalk(game, setup, name)];
      expect(sharesParts(one.match.state, other.match.state)).toBe(false);
    });

    test('no option of any question makes the rules fail, and which is taken makes a difference', () => {
      for (let nth = 0; nth < 3; nth++) {
        sparsely(nth, tryEveryOption);
        walk(nth, ({ match, chance }) => idle.look(match, chance));
      }
    });

    test('a match saved and loaded at any question goes on the same, and every step run twice agrees', () => {
      expectSameFuture(startWalk(game, setup, `${name} 0`, 1), mostAnswers, Math.ceil(length / savesPerMatch));
    });

    test('a whole match runs again from its journal alone, and verifies', () => {
      const { match, seed } = walk(1, () => {});
      const journal = JSON.parse(JSON.stringify(match.journal())) as Journal;
      expect(Match.resume(game, journal, { seed }).state).toEqual(match.state);
      expect(verify(game, journal).state).toEqual(match.state);
    });

    test('undo goes back exactly, freely or by agreement, and not otherwise', () => {
      for (let nth = 0; nth < 3; nth++) sparsely(nth, expectUndo);
    });

    test('nobody can tell positions or histories apart that differ only in what is hidden, and no secret is sent', () => {
      for (let nth = 0; nth < 2; nth++) expect(leaksIn(game, setup, `${name} ${nth}`, suite, mostAnswers)).toEqual([]);
    });

    test('whatever is said, the table can be looked at in that moment, and still tells no secret', () => {
      for (let nth = 0; nth < 2; nth++) sparsely(nth, expectSecrecyOnTheWay);
    });

    test('what a viewer imagines can be played on', () => {
      sparsely(2, ({ match, chance }) => {
        const viewer = chance.pick(viewersOf(match as Match));
        const imagined = { match: match.fork(chance, viewer), seed: '', chance };
        for (let i = 0; i < 20 && imagined.match.decision; i++) {
          const { seat, answer } = randomMove(imagined);
          imagined.match.answer(seat, answer);
        }
      });
    });

    test('bad answers are refused and change nothing', () => {
      sparsely(1, expectRefusals);
    });
  });

  test(`${game.id}: every list, text and record of a set-up has a bound`, () => {
    expect(boundless(game.setup)).toEqual([]);
  });

  test(`${game.id}: whatever is asked, the answer decides something`, () => {
    expect(idle.found).toEqual([]);
  });

  test(`${game.id}: every text exists in both languages and takes the same parameters`, () => {
    expect(checkTexts(suite.texts)).toEqual([]);
    expect(reader.problems.map(({ sentence }) => sentence)).toEqual([]);
  });
}

export function positionProblems(match: Match, mostBytes: number): string[] {
  const problems: string[] = [];
  assertPlain(match.state);
  const bytes = JSON.stringify(match.state).length;
  if (bytes > mostBytes) problems.push(`the state has ${bytes} bytes`);
  const strangers = match.waitingFor.filter(seat => !match.seats.some(each => each.id === seat));
  for (const seat of strangers) problems.push(`"${seat}" is asked, who has no seat`);
  for (const seat of match.waitingFor) problems.push(...askProblems(match.askOf(seat)!));
  return problems;
}

function askProblems(ask: AnyAsk): string[] {
  const keys = ask.options.map(keyOf);
  const partners = ask.shape === 'pairs' ? ask.partners.map(keyOf) : [];
  return [keys, partners].flatMap(keysTwice).map(key => `the key "${key}" is offered twice`);
}

function keysTwice(keys: readonly string[]): readonly string[] {
  return new Set(keys).size === keys.length ? [] : keys.filter((key, i) => keys.indexOf(key) !== i);
}

export function tryEveryOption<S, U, V>({ match, chance }: Walk<S, U, V>): void {
  for (const seat of match.waitingFor) {
    for (const answer of someAnswers(match.askOf(seat)!, chance)) {
      expect(() => match.fork(chance).answer(seat, answer)).not.toThrow();
    }
  }
}

function someAnswers(ask: AnyAsk, chance: Chance): Answer[] {
  return ask.shape === 'one' ? ask.options.map(keyOf) : [1, 2, 3].map(() => randomAnswer(ask, chance));
}

/** A copy that went through JSON is given the same answers as the match itself, and must always stand where it stands. */
export function expectSameFuture<S, U, V>(walk: Walk<S, U, V>, mostAnswers: number, saveEvery: number): void {
  const { match, seed } = walk;
  let loaded = throughJson(match, seed);
  const expectSame = () => expect(differences(snapshot(loaded), snapshot(match))).toEqual([]);
  walkThrough(
    walk,
    mostAnswers,
    (_, at) => {
      if (at % saveEvery === 0) loaded = throughJson(match, seed);
      expectSame();
    },
    ({ seat, answer }) => loaded.answer(seat, answer),
  );
  expectSame();
}

function throughJson<S, U, V>(match: Match<S, U, V>, seed: string): Match<S, U, V> {
  const saved = JSON.stringify([match.journal(), match.checkpoint()]);
  const [journal, checkpoint] = JSON.parse(saved) as [Journal, Checkpoint<S>];
  return Match.resume(match.game, journal, { seed }, checkpoint);
}

function snapshot<S, U, V>(match: Match<S, U, V>): unknown {
  const shown = match.seats.map(({ id }) => showDecision(match, id));
  return { state: match.state, log: match.log, outcome: match.outcome, answers: match.answers, shown };
}

export function expectUndo<S, U, V>(walk: Walk<S, U, V>): void {
  const { match, seed } = walk;
  const saved = match.journal();
  const scratch = Match.resume(match.game, saved, { seed, checkpointEvery: 1 }, match.checkpoint());
  const before = position(scratch);
  const { seat, answer } = randomMove({ ...walk, match: scratch });
  scratch.answer(seat, answer);
  const { free, keep } = scratch.undoPoints([seat])[0]!;
  if (free || scratch.seats.length === 1) {
    scratch.undo(keep, [seat]);
  } else {
    expect(() => scratch.undo(keep, [seat])).toThrowError(expect.objectContaining({ code: 'undo-needs-agreement' }));
    scratch.undo(
      keep,
      scratch.seats.map(each => each.id),
    );
  }
  expect(differences(position(scratch), before)).toEqual([]);
}

/** One answer tried out, and everybody looks at each thing that is said on the way to the next question. */
export function expectSecrecyOnTheWay<S, U, V>({ match, chance, ...walk }: Walk<S, U, V>): void {
  const scratch = match.fork(chance);
  const { seat, answer } = randomMove({ ...walk, match: scratch, chance });
  const leaks: string[] = [];
  scratch.watching(
    () => scratch.answer(seat, answer),
    () => {
      for (const viewer of viewersOf(scratch as Match)) {
        const found = leaksAmid(scratch.game, scratch.state as S, viewer, chance);
        leaks.push(...found.map(leak => `at "${scratch.log.at(-1)?.key}": ${leak}`));
      }
    },
  );
  expect(leaks).toEqual([]);
}

function position<S, U, V>(match: Match<S, U, V>): unknown {
  const { state, decision, waitingFor, log } = match;
  return copy({ state, name: decision?.name ?? '', waitingFor, log });
}

export function expectRefusals<S, U, V>({ match, chance }: Walk<S, U, V>): void {
  const before = JSON.stringify([snapshot(match), match.entries]);
  const seat = match.waitingFor[0]!;
  const good = randomAnswer(match.askOf(seat)!, chance);
  const bad: readonly [() => void, string][] = [
    [() => match.answer(seat, 'no-such-option'), 'bad-answer'],
    [() => match.answer(seat, -1), 'bad-answer'],
    [() => match.answer(seat, ['no-such-option']), 'bad-answer'],
    [() => match.answer(seat, good, match.decisionId + 1), 'stale-decision'],
    [() => match.answer('nobody', good), 'unknown-seat'],
  ];
  for (const [attempt, code] of bad) {
    expect(attempt).toThrowError(TableError);
    expect(attempt).toThrowError(expect.objectContaining({ code }));
  }
  expect(JSON.stringify([snapshot(match), match.entries])).toBe(before);
}

/** A view is plain data of its own: whoever keeps it must not see it change. */
function expectView(match: Match, viewer: Viewer): void {
  const view = match.view(viewer);
  assertPlain(view);
  expect(sharesParts(view, match.state)).toBe(false);
}
