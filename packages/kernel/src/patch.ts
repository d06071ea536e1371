import { countKeys, type Plain, same } from './plain.ts';

/**
 * What changed between two views, as plain data:
 * - `{ key: change }` looks inside an object or a list (keys of a list are positions in the old list); `{}` is no change;
 * - `[value]` sets a value; `1` removes a key, `n` removes n elements of a list from there on;
 * - `{ '^3': [a, b] }` inserts into a list, before its old element 3.
 */
export type Patch = Changes | readonly [Plain];

type Change = Changes | readonly Plain[] | number;
type Changes = { readonly [key: string]: Change };
type Draft = { [key: string]: Change };
type List = readonly Plain[];
type Fields = { readonly [key: string]: Plain };

/** A patch that is not one, or that does not fit the data it is applied to. Nothing was changed. */
export class PatchError extends Error {
  readonly path: string;

  constructor(path: string, problem: string) {
    super(`Patch does not fit at ${path === '' ? 'the root' : path}: ${problem}.`);
    this.name = 'PatchError';
    this.path = path;
  }
}

/**
 * The patch that turns `before` into `after`. List elements with an `id` are followed by it, others by equality.
 * The patch shares values with `after`; the order of an object's keys is not part of its value.
 */
export function diff<T>(before: T, after: T): Patch {
  return difference(before as Plain, after as Plain) ?? {};
}

/** `before` with the changes of `p`, as a new value that shares everything unchanged with `before`. */
export function patch<T>(before: T, p: Patch): T {
  return patched(before as Plain, p, '') as T;
}

/** Whether a patch changes nothing. */
export function isEmptyPatch(p: Patch): boolean {
  return !Array.isArray(p) && Object.keys(p).length === 0;
}

function isList(value: unknown): value is List {
  return Array.isArray(value);
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A plain assignment to `__proto__` would replace the prototype instead of adding a key. */
function setField<T>(target: { [key: string]: T }, key: string, value: T): void {
  if (key === '__proto__') {
    Object.defineProperty(target, key, { value, writable: true, enumerable: true, configurable: true });
  } else target[key] = value;
}

type Difference = Changes | readonly [Plain] | undefined;

function difference(before: Plain, after: Plain): Difference {
  if (before === after) return undefined;
  if (typeof before !== 'object' || typeof after !== 'object' || before === null || after === null) return [after];
  if (isList(before)) return isList(after) ? listDifference(before, after) : [after];
  return isList(after) ? [after] : fieldsDifference(before, after);
}

function fieldsDifference(before: Fields, after: Fields): Difference {
  let changes: Draft | undefined;
  let kept = 0;
  for (const key in before) {
    const was = before[key]!;
    const is = after[key]!;
    const change = was === is ? undefined : Object.hasOwn(after, key) ? difference(was, is) : 1;
    if (change !== 1) kept++;
    if (change === undefined) continue;
    changes ??= {};
    setField(changes, key, change);
  }
  if (countKeys(after) > kept) {
    changes ??= {};
    for (const key in after) if (!Object.hasOwn(before, key)) setField(changes, key, [after[key]!]);
  }
  return changes && unlessLonger(changes, after);
}

function listDifference(before: List, after: List): Difference {
  const changed = before.length === after.length ? changedPositions(before, after) : undefined;
  if (changed?.length === 0) return undefined;
  const changes =
    changed && isInPlace(changed) ? pairwiseChanges(before, after, changed) : shiftedChanges(before, after, changed);
  return unlessLonger(changes, after);
}

const none: readonly number[] = [];

function changedPositions(before: List, after: List): readonly number[] {
  let changed: number[] | undefined;
  for (let i = 0; i < before.length; i++) {
    const was = before[i]!;
    const is = after[i]!;
    if (was === is || same(was, is)) continue;
    changed ??= [];
    changed.push(i);
  }
  return changed ?? none;
}

/** An element moved, added and removed would shift, and so change, everything between the first change and the last. */
function isInPlace(changed: readonly number[]): boolean {
  const span = changed.at(-1)! - changed[0]! + 1;
  return changed.length === 1 || changed.length * 2 < span;
}

function pairwiseChanges(before: List, after: List, changed: readonly number[]): Changes {
  const changes: Draft = {};
  for (const i of changed) note(changes, i, difference(before[i]!, after[i]!));
  return changes;
}

function note(changes: Draft, position: number, change: Difference): void {
  if (change !== undefined) changes[position] = change;
}

function shiftedChanges(before: List, after: List, changed: readonly number[] | undefined): Changes {
  const gaps = findGaps(before, after);
  const aligned = alignedChanges(before, after, gaps);
  if (changed === undefined || gaps.every(gap => gap.removed === gap.inserted)) return aligned;
  return shorter(aligned, pairwiseChanges(before, after, changed));
}

/** Where two lists part, and how many elements later on each side they meet again. */
interface Gap {
  readonly from: number;
  readonly to: number;
  readonly removed: number;
  readonly inserted: number;
}

function findGaps(before: List, after: List): Gap[] {
  const gaps: Gap[] = [];
  const tail = commonTail(before, after);
  const beforeEnd = before.length - tail;
  const afterEnd = after.length - tail;
  let from = 0;
  let to = 0;
  while (true) {
    while (from < beforeEnd && to < afterEnd && isSameThing(before[from]!, after[to]!)) {
      from++;
      to++;
    }
    if (from === beforeEnd && to === afterEnd) return gaps;
    const gap = gapAt(before, after, from, to, beforeEnd, afterEnd);
    gaps.push(gap);
    from += gap.removed;
    to += gap.inserted;
  }
}

function commonTail(before: List, after: List): number {
  let i = before.length;
  let j = after.length;
  while (i > 0 && j > 0 && isSameThing(before[i - 1]!, after[j - 1]!)) {
    i--;
    j--;
  }
  return before.length - i;
}

/** How many elements, on both sides together, a gap may span before all the rest counts as replaced. */
const widestGap = 32;

function gapAt(before: List, after: List, from: number, to: number, beforeEnd: number, afterEnd: number): Gap {
  for (let width = 1; width <= widestGap; width++) {
    const fewest = Math.max(0, width - (afterEnd - to - 1));
    const most = Math.min(width, beforeEnd - from - 1);
    for (let removed = fewest; removed <= most; removed++) {
      const inserted = width - removed;
      if (isSameThing(before[from + removed]!, after[to + inserted]!)) return { from, to, removed, inserted };
    }
  }
  return { from, to, removed: beforeEnd - from, inserted: afterEnd - to };
}

function alignedChanges(before: List, after: List, gaps: readonly Gap[]): Changes {
  const changes: Draft = {};
  let from = 0;
  let to = 0;
  const followUntil = (end: number) => {
    for (; from < end; from++, to++) note(changes, from, changeOfSameThing(before[from]!, after[to]!));
  };
  for (const gap of gaps) {
    followUntil(gap.from);
    Object.assign(changes, gapChanges(before, after, gap));
    from += gap.removed;
    to += gap.inserted;
  }
  followUntil(before.length);
  return changes;
}

function gapChanges(before: List, after: List, { from, to, removed, inserted }: Gap): Changes {
  const replaced: Draft = {};
  if (removed > 0) replaced[from] = removed;
  if (inserted > 0) replaced[`^${from}`] = after.slice(to, to + inserted);
  if (removed !== inserted) return replaced;
  const changes: Draft = {};
  for (let n = 0; n < removed; n++) note(changes, from + n, difference(before[from + n]!, after[to + n]!));
  return shorter(changes, replaced);
}

/** Two states of one thing: objects with the same `id`, or else equal values. */
function isSameThing(a: Plain, b: Plain): boolean {
  const id = idOf(a);
  return id === undefined ? same(a, b) : id === idOf(b);
}

function changeOfSameThing(before: Plain, after: Plain): Difference {
  return idOf(before) === undefined ? undefined : difference(before, after);
}

function idOf(value: Plain): string | number | undefined {
  if (!isFields(value)) return undefined;
  const { id } = value;
  return typeof id === 'string' || typeof id === 'number' ? id : undefined;
}

function shorter(one: Changes, other: Changes): Changes {
  return lengthInJson(one) <= lengthInJson(other) ? one : other;
}

function unlessLonger(changes: Changes, after: Plain): Changes | readonly [Plain] {
  const length = lengthInJson(changes);
  return lengthInJson([after], length) < length ? [after] : changes;
}

/** How many characters the value takes in JSON, escapes apart; the count may stop once there are `enough`. */
function lengthInJson(value: Plain, enough = Number.POSITIVE_INFINITY): number {
  if (typeof value === 'string') return value.length + 2;
  if (typeof value !== 'object' || value === null) return String(value).length;
  return Math.max(2, isList(value) ? lengthOfList(value, enough) : lengthOfFields(value, enough));
}

function lengthOfList(list: List, enough: number): number {
  let length = 1;
  for (let i = 0; i < list.length && length < enough; i++) length += lengthInJson(list[i]!, enough - length) + 1;
  return length;
}

function lengthOfFields(fields: Fields, enough: number): number {
  let length = 1;
  for (const key in fields) {
    if (length >= enough) break;
    length += key.length + 4 + lengthInJson(fields[key]!, enough - length);
  }
  return length;
}

function patched(before: Plain, change: unknown, path: string): Plain {
  if (isList(change)) return theOnly(change, path);
  if (!isFields(change)) throw new PatchError(path, `${JSON.stringify(change)} is neither a change nor a value`);
  const keys = Object.keys(change);
  if (keys.length === 0) return before;
  if (isList(before)) return patchedList(before, change, keys, path);
  if (isFields(before)) return patchedFields(before, change, keys, path);
  throw new PatchError(path, 'there is neither an object nor a list to change');
}

function theOnly(change: List, path: string): Plain {
  const [value] = change;
  if (change.length !== 1 || value === undefined) throw new PatchError(path, 'a value is set by a list of just one');
  return value;
}

function patchedFields(before: Fields, changes: Fields, keys: readonly string[], path: string): Plain {
  const after = { ...before };
  for (const key of keys) {
    const change = changes[key];
    const place = `${path}/${key}`;
    if (!isList(change) && !Object.hasOwn(before, key)) throw new PatchError(place, 'there is no such key');
    if (change === 1) delete after[key];
    else setField(after, key, isList(change) ? theOnly(change, place) : patched(before[key]!, change, place));
  }
  return after;
}

interface Edit {
  readonly at: number;
  readonly inserts: boolean;
  readonly change: unknown;
  readonly place: string;
}

function patchedList(before: List, changes: Fields, keys: readonly string[], path: string): Plain {
  const edits = keys.map(key => readEdit(key, changes[key], `${path}/${key}`)).sort(inOrder);
  const after: Plain[] = [];
  let next = 0;
  for (const edit of edits) {
    if (edit.at < next) throw new PatchError(edit.place, 'this element was removed by the same patch');
    if (edit.at > before.length) throw new PatchError(edit.place, `the list has ${before.length} elements`);
    while (next < edit.at) after.push(before[next++]!);
    next += applyEdit(before, edit, after);
  }
  while (next < before.length) after.push(before[next++]!);
  return after;
}

function readEdit(key: string, change: unknown, place: string): Edit {
  const [, sign, digits] = /^(\^?)(0|[1-9]\d*)$/.exec(key) ?? [];
  if (digits === undefined) throw new PatchError(place, 'this is no position in a list');
  return { at: Number(digits), inserts: sign === '^', change, place };
}

function inOrder(a: Edit, b: Edit): number {
  return a.at - b.at || Number(b.inserts) - Number(a.inserts);
}

/** Adds what the edit makes, and says how many old elements it used up. */
function applyEdit(before: List, { at, inserts, change, place }: Edit, after: Plain[]): number {
  if (inserts) {
    if (!isList(change) || change.length === 0) throw new PatchError(place, 'there is no list of values to insert');
    for (const value of change) after.push(value);
    return 0;
  }
  const removes = typeof change === 'number';
  if (removes && (!Number.isInteger(change) || change < 1))
    throw new PatchError(place, `cannot remove ${change} elements`);
  const used = removes ? change : 1;
  if (at + used > before.length) throw new PatchError(place, `the list has ${before.length} elements`);
  if (!removes) after.push(patched(before[at]!, change, place));
  return used;
}
