import { showDecision } from '../ask/show.ts';
import type { Chance } from '../chance/chance.ts';
import type { Match } from '../match.ts';
import { copy, same } from '../plain.ts';
import type { Game, Viewer } from '../types.ts';

export type Path = readonly string[];

/** The places of a position that differ in another one: with positions that a viewer cannot tell apart, the secrets. */
export function differences(a: unknown, b: unknown): Path[] {
  const found: Path[] = [];
  compare(a, b, [], found);
  return found;
}

type Fields = { readonly [key: string]: unknown };

/** `path` leads to where the two are compared; it is changed on the way, as most places are the same. */
function compare(a: unknown, b: unknown, path: string[], found: Path[]): void {
  if (Object.is(a, b)) return;
  if (!isHolder(a) || !isHolder(b) || Array.isArray(a) !== Array.isArray(b)) {
    found.push([...path]);
    return;
  }
  for (const key of Object.keys(a)) {
    if (Object.is(a[key], b[key])) continue;
    path.push(key);
    compare(a[key], b[key], path, found);
    path.pop();
  }
  for (const key of Object.keys(b)) if (!(key in a) && b[key] !== undefined) found.push([...path, key]);
}

function isHolder(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null;
}

/** All objects and lists that something is made of. */
function partsOf(value: unknown, parts = new Set<unknown>()): ReadonlySet<unknown> {
  if (!isHolder(value)) return parts;
  parts.add(value);
  for (const part of Object.values(value)) partsOf(part, parts);
  return parts;
}

/** Whether two share any object or list: a view and the position it was made from, or the positions of two matches. */
export function sharesParts(one: unknown, other: unknown): boolean {
  const parts = partsOf(other);
  return [...partsOf(one)].some(part => parts.has(part));
}

/** A mark that is in no game's vocabulary. */
const planted = { word: 'planted-secret', number: 918273645 };

/** Puts a mark in every one of these places that holds a word or a number. */
function plant<State>(state: State, secrets: readonly Path[]): State {
  const marked = copy(state);
  for (const path of secrets) {
    const holder = path.slice(0, -1).reduce<unknown>((part, key) => (part as Record<string, unknown>)?.[key], marked);
    const last = path.at(-1);
    if (typeof holder !== 'object' || holder === null || last === undefined) continue;
    const fields = holder as Record<string, unknown>;
    if (typeof fields[last] === 'string') fields[last] = planted.word;
    else if (typeof fields[last] === 'number') fields[last] = planted.number;
  }
  return marked;
}

/** What is wrong with the secrecy of a position, in words; nothing, if nothing is. */
export function leaksAt<S, U, V>(match: Match<S, U, V>, viewer: Viewer, chance: Chance): string[] {
  const { game } = match;
  const twins = [match.fork(chance, viewer), match.fork(chance, viewer), match.fork(chance, viewer)];
  const sent = sentTo(match, viewer);
  const leaks = twins
    .flatMap(twin => differences(sent, sentTo(twin, viewer)))
    .map(place => `${viewer} can tell two positions apart: ${place.join('.')}`);

  const secrets = twins.flatMap(twin => differences(match.state, twin.state));
  return [
    ...leaks,
    ...seenOtherwise(game, match.state as S, viewer),
    ...plantedLeaks(game, match.state as S, viewer, secrets),
  ];
}

/** The same for a moment between two questions, when nothing is asked but everything can be looked at. */
export function leaksAmid<S, U, V>(game: Game<S, U, V>, state: S, viewer: Viewer, chance: Chance): string[] {
  const twin = copy(state);
  game.imagine(twin, viewer, chance);
  const seen = JSON.stringify(game.view(state, viewer));
  const leaks = seen === JSON.stringify(game.view(twin, viewer)) ? [] : [`${viewer} can tell two moments apart`];
  return [
    ...leaks,
    ...seenOtherwise(game, state, viewer),
    ...plantedLeaks(game, state, viewer, differences(state, twin)),
  ];
}

/** Whoever sees as somebody else is shown the very same. */
function seenOtherwise<S, U, V>(game: Game<S, U, V>, state: S, viewer: Viewer): string[] {
  const other = game.seesAs?.(state, viewer) ?? viewer;
  const isSame = other === viewer || same(game.view(state, viewer), game.view(state, other));
  return isSame ? [] : [`${viewer} does not see as ${other}`];
}

function plantedLeaks<S, U, V>(game: Game<S, U, V>, state: S, viewer: Viewer, secrets: readonly Path[]): string[] {
  if (secrets.length === 0) return [];
  const bytes = JSON.stringify(game.view(plant(state, secrets), viewer));
  const isSent = bytes.includes(planted.word) || bytes.includes(String(planted.number));
  return isSent ? [`${viewer} is sent a secret`] : [];
}

// Who has still to answer is no secret, but an imagined match must ask those again whose answer is one.
export function sentTo<S, U, V>(match: Match<S, U, V>, viewer: Viewer): unknown {
  const shown = showDecision(match, viewer);
  return { view: match.view(viewer), asked: shown && { ...shown, id: 0, waitingFor: [] } };
}

/** Whether anything at all is hidden from this viewer here. */
export function hidesSomething<S, U, V>(
  game: Game<S, U, V>,
  match: Match<S, U, V>,
  viewer: Viewer,
  chance: Chance,
): boolean {
  const twin = copy(match.state) as S;
  game.imagine(twin, viewer, chance);
  return differences(match.state, twin).length > 0;
}
