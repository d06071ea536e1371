import {
  diff,
  isEmptyPatch,
  type Match,
  type Outcome,
  type Patch,
  type Plain,
  same,
  type Viewer,
} from '@starboard/kernel';
import { type Eyes, type Position, positionFor } from './position.ts';

const parts = ['seat', 'decision', 'outcome'] as const;

/**
 * A match at one moment. Most eyes see the same: what they see is kept once for all of them, and what has changed in it is
 * worked out once.
 */
export class Moment {
  readonly match: Match;
  readonly entries: number;
  readonly ended: Outcome | undefined;
  readonly #views: Plain[] = [];
  readonly #changes: { readonly before: Plain; readonly after: Plain; readonly patch: Patch }[] = [];

  constructor(match: Match, ended: Outcome | undefined) {
    this.match = match;
    this.entries = match.entries;
    this.ended = ended;
  }

  positionFor(eyes: Eyes): Position {
    const position = positionFor(this.match, eyes, this.ended);
    return { ...position, view: this.#shared(position.view) };
  }

  viewFor(viewer: Viewer): Plain {
    return this.#shared(this.match.view(viewer) as Plain);
  }

  /** What leads from an earlier position to one of this moment. */
  patch(before: Position, after: Position): Patch {
    const changes: { [part: string]: Patch | 1 } = {};
    const view = this.#viewPatch(before.view, after.view);
    if (!isEmptyPatch(view)) changes['view'] = view;
    for (const part of parts) {
      const change = partChange(before[part] as Plain | undefined, after[part] as Plain | undefined);
      if (change !== undefined) changes[part] = change;
    }
    return changes;
  }

  #shared(view: Plain): Plain {
    const known = this.#views.find(each => same(each, view));
    if (known === undefined) this.#views.push(view);
    return known ?? view;
  }

  #viewPatch(before: Plain, after: Plain): Patch {
    const known = this.#changes.find(change => change.before === before && change.after === after);
    if (known !== undefined) return known.patch;
    const patch = diff(before, after);
    this.#changes.push({ before, after, patch });
    return patch;
  }
}

function partChange(before: Plain | undefined, after: Plain | undefined): Patch | 1 | undefined {
  if (before === undefined) return after === undefined ? undefined : [after];
  if (after === undefined) return 1;
  const patch = diff(before, after);
  return isEmptyPatch(patch) ? undefined : patch;
}
