import { Chance } from '../chance/chance.ts';
import { seedFrom } from '../chance/seed.ts';
import { copy } from '../plain.ts';
import type { Game } from '../types.ts';
import { differences } from './secrets.ts';
import { randomMove, startWalk } from './walk.ts';

/** So many matches are begun, and looked at so many times: by then everything is laid out. */
const matches = 8;
const looks = 5;
const answersPerLook = 8;
/** What may come to lie somewhere does not every time. */
const draws = 4;

/** What is face down for the first time in one match: the words that lie there, all there are, and all that may lie there. */
interface FirstSeen {
  readonly hidden: Counts;
  readonly everywhere: Counts;
  readonly imagined: Counts;
}

type Counts = ReadonlyMap<string, number>;

/**
 * Finds what set-up takes out of a match unseen, and `imagine` never brings back: a word that lies face down in other matches of
 * this set-up, is nowhere at all in this one, and never among what is drawn anew. It might as well be where it always is, for all
 * that a spectator knows. Only words are told apart by this, for one number is like another.
 */
export function absentIn<S, U, V>(game: Game<S, U, V>, setup: unknown, words: string): string[] {
  const begun = Array.from({ length: matches }, (_, nth) => firstSeen(game, setup, `${words}, absent ${nth}`));
  const kinds = new Set(begun.flatMap(each => [...each.keys()]));
  return [...kinds].filter(kind => isKeptOut(begun.flatMap(each => each.get(kind) ?? []))).sort();
}

/** Whether most matches lack something that lies there in others, and none of them ever imagines it. */
function isKeptOut(looks: readonly FirstSeen[]): boolean {
  const box = looks.map(({ hidden }) => hidden).reduce(most, new Map());
  const lacking = looks.filter(({ hidden, everywhere }) =>
    [...box].some(([word, count]) => isLacking(word, count, hidden, everywhere)),
  );
  return (
    lacking.length > looks.length / 2 &&
    lacking.every(({ everywhere, imagined }) =>
      [...box.keys()].every(word => count(imagined, word) <= count(everywhere, word)),
    )
  );
}

const count = (counts: Counts, word: string) => counts.get(word) ?? 0;

function isLacking(word: string, times: number, hidden: Counts, everywhere: Counts): boolean {
  return count(hidden, word) < times && count(everywhere, word) < times;
}

function firstSeen<S, U, V>(game: Game<S, U, V>, setup: unknown, words: string): Map<string, FirstSeen> {
  const walk = startWalk(game, setup, words);
  const chance = new Chance(seedFrom(`${words}, drawn anew`));
  const found = new Map<string, FirstSeen>();
  for (let at = 0; at < looks * answersPerLook && walk.match.decision !== undefined; at++) {
    if (at % answersPerLook === 0) look(game, walk.match.state as S, chance, found);
    const { seat, answer } = randomMove(walk);
    walk.match.answer(seat, answer);
  }
  return found;
}

function look<S, U, V>(game: Game<S, U, V>, state: S, chance: Chance, found: Map<string, FirstSeen>): void {
  const twins = Array.from({ length: draws }, () => {
    const twin = copy(state);
    game.imagine(twin, 'spectator', chance);
    return twin;
  });
  const paths = new Set(twins.flatMap(twin => differences(state, twin).map(path => path.slice(0, -1).join('.'))));
  const lists = [...paths].filter(path => !found.has(path) && isListOfWords(at(state, path)));
  if (lists.length === 0) return;
  const everywhere = wordsOf(state);
  const imagined = twins.map(twin => wordsOf(twin)).reduce(most, new Map());
  for (const list of lists) found.set(list, { hidden: wordsOf(at(state, list)), everywhere, imagined });
}

/** The larger count of each word. */
function most(one: Counts, other: Counts): Counts {
  const both = new Map(one);
  for (const [word, times] of other) both.set(word, Math.max(times, count(both, word)));
  return both;
}

function at(state: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((part, key) => (part as { readonly [key: string]: unknown })[key], state);
}

function isListOfWords(value: unknown): boolean {
  return Array.isArray(value) && value.every(each => typeof each === 'string');
}

function wordsOf(value: unknown, counts = new Map<string, number>()): Counts {
  if (typeof value === 'string') counts.set(value, count(counts, value) + 1);
  else if (typeof value === 'object' && value !== null) for (const part of Object.values(value)) wordsOf(part, counts);
  return counts;
}
