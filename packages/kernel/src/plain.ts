import { TableError } from './errors.ts';

/** Plain data: what JSON can hold, and nothing else. State, views, journals and patches are made of it. */
export type Plain = null | boolean | number | string | readonly Plain[] | { readonly [key: string]: Plain };

/**
 * A deep copy of plain data. Refuses whatever a saved match could not hold: functions, class instances, Maps,
 * Dates, undefined, NaN, circles. The error names the place.
 */
export function copy<T>(value: T): T {
  try {
    return copyList([value], 0)[0] as T;
  } catch (refused) {
    throw refused === notPlain ? refusal(findNotPlain(value)!) : refused;
  }
}

/** Throws like `copy`, and copies nothing. */
export function requirePlain(value: unknown): void {
  if (!isPlain(value, 0)) throw refusal(findNotPlain(value)!);
}

/** Throws like `copy` where something is not plain data, accessors, symbols and gaps in lists included. */
export function assertPlain(value: unknown): asserts value is Plain {
  const found = findNotPlain(value);
  if (found) throw refusal(found);
}

function refusal(found: Finding): TableError {
  return new TableError('not-plain-data', `Not plain data: ${found.what} at ${found.path || 'the top'}.`, found);
}

/** Whether two pieces of plain data are the same, whatever the order of their keys. */
export function same(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (!isObject(a) || !isObject(b)) return false;
  if (Array.isArray(a)) return Array.isArray(b) && areSameLists(a, b);
  return !Array.isArray(b) && areSameFields(a as Fields, b as Fields);
}

type Fields = { readonly [key: string]: unknown };

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

function areSameLists(a: readonly unknown[], b: readonly unknown[]): boolean {
  return a.length === b.length && a.every((value, i) => same(value, b[i]));
}

function areSameFields(a: Fields, b: Fields): boolean {
  let count = 0;
  for (const key in a) {
    // `b.__proto__` is an empty object even where there is no such key.
    if (!same(a[key], b[key]) || !Object.hasOwn(b, key)) return false;
    count++;
  }
  return countKeys(b) === count;
}

export function countKeys(fields: object): number {
  let count = 0;
  for (const _ in fields) count++;
  return count;
}

/** The same text for the same data, whatever the order of its keys: for hashes. */
export function canonical(value: Plain): string {
  return JSON.stringify(value, (_, part) => (isObject(part) && !Array.isArray(part) ? inOrder(part as Fields) : part));
}

function inOrder(fields: Fields): Fields {
  const keys = Object.keys(fields).sort();
  return Object.fromEntries(keys.map(key => [key, fields[key]]));
}

// Thrown without a stack: the slow search for the culprit happens once, at the top.
const notPlain = Symbol();
const deepest = 200;

/** Whether lists and records stand in one another deeper than those of any match do: looked at level by level. */
export function isTooDeep(value: unknown): boolean {
  let level = [value].filter(isObject);
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > deepest) return true;
    level = level.flatMap(each => Object.values(each).filter(isObject));
  }
  return false;
}

function copyNested(value: object, depth: number): object {
  if (depth > deepest) throw notPlain;
  return Array.isArray(value) ? copyList(value, depth + 1) : copyFields(value, depth + 1);
}

function copyList(from: readonly unknown[], depth: number): unknown[] {
  const to = from.slice();
  for (let i = 0; i < to.length; i++) {
    const value = to[i];
    if (isObject(value)) to[i] = copyNested(value, depth);
    else if (!isPlainScalar(value)) throw notPlain;
  }
  return to;
}

// Spreading copies all fields at once, far faster than one by one; only the nested ones are then replaced.
function copyFields(from: object, depth: number): object {
  if (!isPlainObject(from)) throw notPlain;
  const to: Record<string, unknown> = { ...from };
  for (const key in to) {
    const value = to[key];
    if (isObject(value)) to[key] = copyNested(value, depth);
    else if (!isPlainScalar(value)) throw notPlain;
  }
  return to;
}

function isPlainScalar(value: unknown): boolean {
  return typeof value === 'number'
    ? Number.isFinite(value)
    : typeof value === 'string' || typeof value === 'boolean' || value === null;
}

function isPlainObject(value: object): boolean {
  const prototype = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}

function isPlain(value: unknown, depth: number): boolean {
  if (!isObject(value)) return isPlainScalar(value);
  if (depth > deepest) return false;
  if (Array.isArray(value)) {
    for (let i = 0; i < value.length; i++) if (!isPlain(value[i], depth + 1)) return false;
    return true;
  }
  if (!isPlainObject(value)) return false;
  for (const key in value) if (!isPlain((value as Fields)[key], depth + 1)) return false;
  return true;
}

type Finding = { readonly path: string; readonly what: string };

function findNotPlain(value: unknown, path = '', above: unknown[] = []): Finding | undefined {
  if (isPlainScalar(value)) return undefined;
  if (typeof value === 'number') return { path, what: `the number ${value}` };
  if (!isObject(value)) return { path, what: article(typeof value) };
  if (above.includes(value)) return { path, what: 'a circle' };
  if (above.length > deepest) return { path, what: 'nesting without end' };
  if (!Array.isArray(value) && !isPlainObject(value)) {
    return { path, what: article(Object.getPrototypeOf(value).constructor?.name ?? 'class instance') };
  }
  if (Object.getOwnPropertySymbols(value).length > 0) return { path, what: 'a symbol as key' };
  if (Array.isArray(value) && Object.keys(value).length !== value.length) {
    return { path, what: 'a list with gaps or names' };
  }
  above.push(value);
  for (const [key, field] of Object.entries(Object.getOwnPropertyDescriptors(value))) {
    const here = Array.isArray(value) ? `${path}[${key}]` : path ? `${path}.${key}` : key;
    if (field.get ?? field.set) return { path: here, what: 'an accessor' };
    const found = findNotPlain(field.value, here, above);
    if (found) return found;
  }
  above.pop();
  return undefined;
}

function article(noun: string): string {
  return noun === 'undefined' ? noun : `${/^[aeiou]/i.test(noun) ? 'an' : 'a'} ${noun}`;
}
