import { TableError } from './errors.ts';

/** Plain data: what JSON can hold, and nothing else. State, views, journals and patches are made of it. */
export type Plain = null | boolean | number | string | readonly Plain[] | { readonly [key: string]: Plain };

/**
 * A deep copy of plain data. Refuses whatever a saved match could not hold: functions, class instances, Maps,
 * Dates, undefined, NaN, circles. The error names the place.
 */
export function copy<T>(value: T): T {
  try {
    return copyAt(value, 0) as T;
  } catch (refused) {
    if (refused !== notPlain) throw refused;
    throw refusal(findNotPlain(value, '', []));
  }
}

/** Throws like `copy`, and copies nothing. */
export function requirePlain(value: unknown): void {
  if (!isPlain(value, 0)) throw refusal(findNotPlain(value, '', []));
}

/** Throws like `copy` where something is not plain data, accessors, symbols and gaps in lists included. */
export function assertPlain(value: unknown): asserts value is Plain {
  const found = findNotPlain(value, '', []);
  if (found !== nothing) throw refusal(found);
}

function refusal(found: Finding): TableError {
  return new TableError('not-plain-data', `Not plain data: ${found.what} at ${found.path || 'the top'}.`, found);
}

/** Whether two pieces of plain data are the same, whatever the order of their keys. */
export function same(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a)) return Array.isArray(b) && areSameLists(a, b);
  return !Array.isArray(b) && areSameFields(a as Fields, b as Fields);
}

type Fields = { readonly [key: string]: unknown };

function areSameLists(a: readonly unknown[], b: readonly unknown[]): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i] && !same(a[i], b[i])) return false;
  return true;
}

function areSameFields(a: Fields, b: Fields): boolean {
  let count = 0;
  for (const key in a) {
    // `b.__proto__` is an empty object even where there is no such key.
    if (a[key] !== b[key] && !(same(a[key], b[key]) && Object.hasOwn(b, key))) return false;
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
  return JSON.stringify(value, (_, part) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}

// Thrown without a stack: the slow search for the culprit happens once, at the top.
const notPlain = { refused: 'not plain data' };
const deepest = 200;

function copyAt(value: unknown, depth: number): unknown {
  if (typeof value === 'object' && value !== null) {
    if (depth > deepest) throw notPlain;
    return Array.isArray(value) ? copyArray(value, depth) : copyObject(value, depth);
  }
  if (typeof value === 'number' ? !Number.isFinite(value) : !isPlainScalar(value)) throw notPlain;
  return value;
}

function isPlainScalar(value: unknown): boolean {
  return typeof value === 'string' || typeof value === 'boolean' || value === null;
}

function copyArray(from: readonly unknown[], depth: number): unknown[] {
  const to = from.slice();
  for (let i = 0; i < to.length; i++) {
    const value = to[i];
    if (typeof value === 'object' && value !== null) to[i] = copyAt(value, depth + 1);
    else if (typeof value !== 'string') copyAt(value, depth);
  }
  return to;
}

// Spreading copies all fields at once, far faster than one by one; only the nested ones are then replaced.
function copyObject(from: object, depth: number): object {
  const prototype = Object.getPrototypeOf(from);
  if (prototype !== Object.prototype && prototype !== null) throw notPlain;
  const to: Record<string, unknown> = { ...from };
  for (const key in to) {
    const value = to[key];
    if (typeof value === 'object' && value !== null) to[key] = copyAt(value, depth + 1);
    else if (typeof value !== 'string') copyAt(value, depth);
  }
  return to;
}

function isPlain(value: unknown, depth: number): boolean {
  if (typeof value === 'string') return true;
  if (typeof value === 'number') return Number.isFinite(value);
  if (typeof value !== 'object' || value === null) return isPlainScalar(value);
  if (depth > deepest) return false;
  if (Array.isArray(value)) {
    for (let i = 0; i < value.length; i++) if (!isPlain(value[i], depth + 1)) return false;
    return true;
  }
  const prototype = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== null) return false;
  for (const key in value) if (!isPlain((value as Fields)[key], depth + 1)) return false;
  return true;
}

type Finding = { readonly path: string; readonly what: string };
const nothing: Finding = { path: '', what: '' };

function findNotPlain(value: unknown, path: string, above: unknown[]): Finding {
  if (typeof value === 'number' && !Number.isFinite(value)) return { path, what: `the number ${value}` };
  if (isPlainScalar(value) || typeof value === 'number') return nothing;
  if (typeof value !== 'object' || value === null) return { path, what: article(typeof value) };
  if (above.includes(value)) return { path, what: 'a circle' };
  if (above.length > deepest) return { path, what: 'nesting without end' };

  if (!Array.isArray(value)) {
    const prototype = Object.getPrototypeOf(value);
    if (prototype !== Object.prototype && prototype !== null) {
      return { path, what: article(prototype.constructor?.name ?? 'class instance') };
    }
  }
  if (Object.getOwnPropertySymbols(value).length > 0) return { path, what: 'a symbol as key' };
  if (Array.isArray(value) && Object.keys(value).length !== value.length) {
    return { path, what: 'a list with gaps or names' };
  }
  above.push(value);
  for (const [key, field] of Object.entries(Object.getOwnPropertyDescriptors(value))) {
    if (Array.isArray(value) && key === 'length') continue;
    const here = Array.isArray(value) ? `${path}[${key}]` : path ? `${path}.${key}` : key;
    if (field.get ?? field.set) return { path: here, what: 'an accessor' };
    const found = findNotPlain(field.value, here, above);
    if (found !== nothing) return found;
  }
  above.pop();
  return nothing;
}

function article(noun: string): string {
  return noun === 'undefined' ? noun : `${/^[aeiou]/i.test(noun) ? 'an' : 'a'} ${noun}`;
}
