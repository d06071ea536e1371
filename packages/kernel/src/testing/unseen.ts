import type { Chance } from '../chance/chance.ts';
import { copy } from '../plain.ts';
import type { Game, Viewer } from '../types.ts';
import { differences, type Path } from './secrets.ts';

/** Cards that are drawn anew may well be the same again: that is no news before it has happened in several positions. */
const drawsPerLook = 8;
const looksNeeded = 3;

/**
 * Finds parts of positions that a viewer is neither shown nor has drawn anew by `imagine`: what is left out of the view is a
 * secret, so that looking ahead must not find it, and twins must differ in it. Parts are told apart by where they are, whichever
 * of a list they belong to: `crew.*.tool`.
 */
export class Unseen<S, U, V> {
  readonly #game: Game<S, U, V>;
  readonly #viewer: Viewer;
  /** In how many positions a part was looked for in vain; nothing once it was found. */
  readonly #looks = new Map<string, number | 'found'>();

  constructor(game: Game<S, U, V>, viewer: Viewer) {
    this.#game = game;
    this.#viewer = viewer;
  }

  /** Looks at one more position. */
  look(state: S, chance: Chance): void {
    const drawn: string[] = [];
    for (let i = 0; i < drawsPerLook; i++) {
      const twin = copy(state);
      this.#game.imagine(twin, this.#viewer, chance);
      for (const path of differences(state, twin)) drawn.push(kindOf(path));
    }
    const seen = this.#sent(state);
    for (const [kind, paths] of leavesByKind(state)) {
      const looks = this.#looks.get(kind) ?? 0;
      if (looks === 'found') continue;
      const isFound = isWithin(kind, drawn) || this.#sent(changed(state, paths)) !== seen;
      this.#looks.set(kind, isFound ? 'found' : looks + 1);
    }
  }

  /** The parts that no position showed, and none drew anew. */
  get found(): string[] {
    return [...this.#looks].flatMap(([kind, looks]) => (looks !== 'found' && looks >= looksNeeded ? [kind] : []));
  }

  /** A view that cannot be made of a changed part has looked at it. */
  #sent(state: S): string {
    try {
      return JSON.stringify(this.#game.view(state, this.#viewer));
    } catch {
      return 'not to be shown';
    }
  }
}

/** Whether it is one of these parts, or of what they are made of. */
export function isWithin(kind: string, parts: readonly string[]): boolean {
  return parts.some(part => kind === part || kind.startsWith(`${part}.`));
}

function kindOf(path: Path): string {
  return path.map(key => (/^\d+$/.test(key) ? '*' : key)).join('.');
}

function leavesByKind(state: unknown): Map<string, Path[]> {
  const kinds = new Map<string, Path[]>();
  const gather = (value: unknown, path: readonly string[]) => {
    if (typeof value === 'object' && value !== null) {
      for (const [key, part] of Object.entries(value)) gather(part, [...path, key]);
    } else if (value !== null) {
      const kind = kindOf(path);
      kinds.set(kind, [...(kinds.get(kind) ?? []), path]);
    }
  };
  gather(state, []);
  return kinds;
}

/** A copy in which something else stands in all of these places. */
function changed<S>(state: S, paths: readonly Path[]): S {
  const other = copy(state);
  for (const path of paths) {
    const holder = path.slice(0, -1).reduce<unknown>((part, key) => (part as Fields)[key], other) as Fields;
    const key = path.at(-1)!;
    holder[key] = another(holder[key]);
  }
  return other;
}

type Fields = { [key: string]: unknown };

function another(value: unknown): unknown {
  if (typeof value === 'number') return value + 1;
  return typeof value === 'boolean' ? !value : `${value}, another`;
}
