import type { Verb } from '@starboard/board';
import type { ShownAsk, ShownBlocked, ShownOption } from '@starboard/kernel';

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

/** Whether an option is taken as soon as it is chosen. */
export function isTakenAtOnce(option: ShownOption, verbs: Verbs, confirmsAll: boolean): boolean {
  if (confirmsAll) return false;
  return option.group === undefined || verbs[option.group] === undefined || verbs[option.group]?.isPlain === true;
}
