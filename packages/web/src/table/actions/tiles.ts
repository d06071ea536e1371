import type { GameFace, Verb } from '@starboard/board';
import type { ShownAsk, ShownBlocked, ShownOption, Text } from '@starboard/kernel';

type Verbs = { readonly [group: string]: Verb };

/** One thing in the action bar: a verb with all it can be done to, or an option that stands for itself. */
export interface Tile {
  /** The group of its options, or the key of its only option. */
  readonly id: string;
  readonly verb: Verb | undefined;
  readonly options: readonly ShownOption[];
  readonly blocked: readonly ShownBlocked[];
  /** The key that chooses it. */
  readonly hotkey: string | undefined;
}

/** Whether a question is asked by the action bar: some of its options are things to do, not things to do it to. */
export function hasTiles(ask: ShownAsk): boolean {
  return ask.shape === 'one' && ask.options.some(option => option.group !== undefined);
}

/**
 * The action bar. Verbs stand in the order in which the game names them, whether they are possible or not, so that each
 * keeps its place from turn to turn.
 */
export function tilesOf(ask: ShownAsk, verbs: Verbs): readonly Tile[] {
  if (!hasTiles(ask)) return [];
  const groups = new Map<string, { options: ShownOption[]; blocked: ShownBlocked[] }>();
  const groupOf = (option: ShownOption) => {
    const id = option.group ?? option.key;
    const known = groups.get(id) ?? { options: [], blocked: [] };
    groups.set(id, known);
    return known;
  };
  for (const option of ask.options) groupOf(option).options.push(option);
  for (const option of ask.blocked) groupOf(option).blocked.push(option);
  const order = Object.keys(verbs);
  const placeOf = (id: string) => (id in verbs ? order.indexOf(id) : order.length);
  let unnamed = 0;
  return [...groups]
    .sort(([a], [b]) => placeOf(a) - placeOf(b))
    .map(([id, { options, blocked }]) => {
      const verb = verbs[id];
      const isNumbered = verb === undefined && options.length > 0 && unnamed < 9;
      return { id, verb, options, blocked, hotkey: verb?.hotkey ?? (isNumbered ? `${++unnamed}` : undefined) };
    });
}

/** What stands below the name of a verb. */
export interface TileNote {
  readonly count: number;
  readonly isLit: boolean;
  /** Of the only option: the first of these that says something else than the name. */
  readonly texts: readonly Text[];
}

/** A tile says how much there is to choose from, or what its only option is or brings. */
export function noteOf({ verb, options }: Tile, face: Pick<GameFace, 'noteOf'>): TileNote {
  const [first] = options;
  const count = options.length;
  const isLit = options.some(({ refs = [] }) => refs.length > 0);
  if (first === undefined || count > 1) return { count, isLit, texts: [] };
  const note = face.noteOf?.(first);
  return { count, isLit, texts: [...(verb ? [first.label] : []), ...(note ? [note] : [])] };
}

/** In a row that does not show all, what can be done stands before what cannot; what ends the turn stays last. */
export function possibleFirst(tiles: readonly Tile[]): readonly Tile[] {
  const [last] = tiles.slice(-1);
  const others = tiles.slice(0, -1);
  const isPossible = ({ options }: Tile) => options.length > 0;
  return [...others.filter(isPossible), ...others.filter(tile => !isPossible(tile)), ...(last ? [last] : [])];
}

/** What the button says that takes an option: what is done by it, be it the verb or to let it be. */
export function wordsOf({ group, label }: ShownOption, verbs: Verbs): Text | undefined {
  const verb = group === undefined ? undefined : verbs[group];
  const namesTarget = Object.keys(label.params ?? {}).length > 0;
  return verb === undefined || (namesTarget && !verb.isKind) ? verb?.name : label;
}

/** Whether an option is taken as soon as it is chosen. */
export function isTakenAtOnce(option: ShownOption, verbs: Verbs, confirmsAll: boolean): boolean {
  if (confirmsAll) return false;
  return option.group === undefined || verbs[option.group] === undefined || verbs[option.group]?.isPlain === true;
}
