import {
  diff,
  isEmptyPatch,
  type LogEntry,
  type Match,
  type Outcome,
  type Patch,
  type Plain,
  type ShownDecision,
  same,
  type Viewer,
} from '@starboard/kernel';
import { type Eyes, logFor, type Position, positionFor } from './position.ts';

const parts = ['view', 'seat', 'decision', 'outcome'] as const;
type Part = Plain | undefined;

interface Change {
  readonly before: Part;
  readonly after: Part;
  readonly patch: Patch | 1 | undefined;
}

/**
 * A match at one moment. Most eyes see the same: what they see is kept once for all of them, and what has changed in it is
 * worked out once, so that what they are told is the very same, too.
 */
export class Moment {
  readonly match: Match;
  readonly entries: number;
  readonly ended: Outcome | undefined;
  readonly #views = new Map<Viewer, Plain>();
  readonly #shown: Plain[] = [];
  readonly #changes: Change[] = [];
  readonly #patches: { readonly of: readonly Change[]; readonly patch: Patch }[] = [];
  readonly #logs = new Map<number, { readonly log: readonly LogEntry[]; readonly isForAll: boolean }>();

  constructor(match: Match, ended: Outcome | undefined) {
    this.match = match;
    this.entries = match.entries;
    this.ended = ended;
  }

  positionFor(eyes: Eyes): Position {
    const position = positionFor(this.match, eyes, this.ended, viewer => this.viewFor(viewer));
    const { decision } = position;
    return decision === undefined ? position : { ...position, decision: this.#shared(decision) };
  }

  viewFor(viewer: Viewer): Plain {
    const other = this.match.seesAs(viewer);
    let view = this.#views.get(other);
    if (view === undefined) {
      view = this.#shared(this.match.view(other) as Plain);
      this.#views.set(other, view);
    }
    return view;
  }

  /** What these eyes may read of the log from there on. */
  logFor(eyes: Eyes, from: number): readonly LogEntry[] {
    let since = this.#logs.get(from);
    if (since === undefined) {
      const log = this.match.log.slice(from);
      since = { log, isForAll: log.every(({ to }) => to === undefined) };
      this.#logs.set(from, since);
    }
    return since.isForAll ? since.log : logFor(this.match, eyes, from);
  }

  /** What leads from an earlier position to one of this moment. */
  patch(before: Position, after: Position): Patch {
    const changes = parts.map(part => this.#change(before[part] as Part, after[part] as Part));
    const known = this.#patches.find(({ of }) => of.every((change, i) => change === changes[i]));
    if (known !== undefined) return known.patch;
    const patch: { [part: string]: Patch | 1 } = {};
    for (const [i, change] of changes.entries()) if (change.patch !== undefined) patch[parts[i]!] = change.patch;
    this.#patches.push({ of: changes, patch });
    return patch;
  }

  #shared<T extends Plain | ShownDecision>(shown: T): T {
    const known = this.#shown.find(each => same(each, shown));
    if (known === undefined) this.#shown.push(shown as Plain);
    return (known as T | undefined) ?? shown;
  }

  #change(before: Part, after: Part): Change {
    const known = this.#changes.find(change => change.before === before && change.after === after);
    if (known !== undefined) return known;
    const change = { before, after, patch: partPatch(before, after) };
    this.#changes.push(change);
    return change;
  }
}

function partPatch(before: Part, after: Part): Patch | 1 | undefined {
  if (before === after) return undefined;
  if (before === undefined) return [after!];
  if (after === undefined) return 1;
  const patch = diff(before, after);
  return isEmptyPatch(patch) ? undefined : patch;
}
