import fc from 'fast-check';
import { atLength } from '../../../../testing/at-length.ts';

/** A schema as it is described to programs. */
export interface JsonSchema {
  readonly [word: string]: unknown;
}

/** The largest value that a schema admits: every field, every list to its end, every text at its longest. */
export function largest(schema: JsonSchema): unknown {
  const { type, properties, items, additionalProperties, propertyNames } = schema;
  if ('const' in schema) return schema['const'];
  if (Array.isArray(schema['enum'])) return longestOf(schema['enum']);
  const branches = [...listOf(schema['anyOf']), ...listOf(schema['oneOf'])];
  if (branches.length > 0) return longestOf(branches.map(each => largest(each)));
  if (type === 'object' && isSchema(additionalProperties)) {
    const names = namesOf(isSchema(propertyNames) ? propertyNames : {}, Number(schema['maxProperties'] ?? 3));
    return Object.fromEntries(names.map(name => [name, largest(additionalProperties)]));
  }
  if (type === 'object') {
    return Object.fromEntries(Object.entries(properties ?? {}).map(([name, each]) => [name, largest(each)]));
  }
  if (type === 'array' && Array.isArray(schema['prefixItems'])) return listOf(schema['prefixItems']).map(largest);
  if (type === 'array') {
    const each = isSchema(items) ? largest(items) : 0;
    return Array(Number(schema['maxItems'] ?? 1_000)).fill(each);
  }
  if (type === 'string') return longestText(schema);
  if (type === 'integer' || type === 'number') return Number(schema['maximum'] ?? 1e15);
  return type === 'boolean' ? false : null;
}

/** So many names that differ. */
function namesOf(schema: JsonSchema, count: number): string[] {
  const known = schema['enum'];
  if (Array.isArray(known)) return known.map(String);
  const pattern = schema['pattern'];
  const long = typeof pattern === 'string' ? fc.stringMatching(new RegExp(pattern)) : fc.constant('name');
  return [...new Set(fc.sample(long, { numRuns: count * 4, seed: 1 }))].slice(0, count);
}

function longestText({ maxLength, pattern }: JsonSchema): string {
  if (typeof maxLength === 'number') return '\u4e16'.repeat(maxLength);
  if (typeof pattern !== 'string') return 'x'.repeat(64);
  return longestOf(fc.sample(fc.stringMatching(new RegExp(pattern)), { numRuns: 100, seed: 1 })) as string;
}

function longestOf(values: readonly unknown[]): unknown {
  return [...values].sort((a, b) => JSON.stringify(b)!.length - JSON.stringify(a)!.length)[0];
}

/** What stands for the flood in a body. */
const here = '\u0001here';

/** Texts of bodies that are otherwise the largest, each with one list, record or text in it drowned in so many bytes. */
export function* drowned(schema: JsonSchema, bytes: number): Generator<readonly [what: string, body: string]> {
  let turn = 0;
  for (const [where, body] of withHere(schema, 'body')) {
    const frame = JSON.stringify(body);
    if (frame.length > bytes / 2) continue;
    turn += 1;
    for (const [at, [kind, flood]] of floods(bytes - frame.length).entries()) {
      // At length each place is drowned in everything, otherwise in a part of it that goes round.
      if ((at + turn) % atLength(4, 1) === 0)
        yield [`${where}, ${kind}`, frame.replace(JSON.stringify(here), () => flood)];
    }
  }
}

/** Every value of the schema with `here` in one place. Of all branches only one is looked into at a time. */
function* withHere(schema: JsonSchema, where: string): Generator<readonly [where: string, value: unknown]> {
  if ('const' in schema || Array.isArray(schema['enum'])) return;
  const { properties, items, additionalProperties } = schema;
  for (const branch of [...listOf(schema['anyOf']), ...listOf(schema['oneOf'])]) yield* withHere(branch, where);
  if (schema['anyOf'] !== undefined || schema['oneOf'] !== undefined) return;
  yield [where, here];
  if (isSchema(items)) for (const [at, value] of withHere(items, `${where}[]`)) yield [at, [value]];
  if (isSchema(additionalProperties))
    for (const [at, value] of withHere(additionalProperties, `${where}{}`)) yield [at, { name: value }];
  for (const [name, each] of Object.entries((properties ?? {}) as { [name: string]: JsonSchema })) {
    const rest = Object.entries((properties ?? {}) as { [name: string]: JsonSchema }).filter(([other, { type }]) => {
      return other !== name && type !== 'array' && type !== 'object';
    });
    const others = Object.fromEntries(rest.map(([other, schema]) => [other, shortest(schema)]));
    for (const [at, value] of withHere(each, `${where}.${name}`)) yield [at, { ...others, [name]: value }];
  }
}

/** Something small that fits, or nearly. */
function shortest(schema: JsonSchema): unknown {
  if ('const' in schema) return schema['const'];
  if (Array.isArray(schema['enum'])) return schema['enum'][0];
  const [branch] = [...listOf(schema['anyOf']), ...listOf(schema['oneOf'])];
  if (branch !== undefined) return shortest(branch);
  if (schema['type'] === 'string') return 'a';
  return schema['type'] === 'boolean' ? false : 1;
}

/** So many bytes of what is hardest to read. */
function floods(bytes: number): [kind: string, text: string][] {
  const filled = (piece: string) =>
    Array(Math.floor(bytes / (piece.length + 1)))
      .fill(piece)
      .join();
  const names = Array.from({ length: Math.floor(bytes / 12) }, (_, at) => `"n${at}":{}`).join();
  const nests = Math.floor(bytes / 2) - 1;
  return [
    ...['0', '{}', '""', '[]', '[0,0]', '{"a":0}'].map(piece => [`a list of ${piece}`, `[${filled(piece)}]`] as const),
    ['names', `{${names.slice(0, bytes - 2).replace(/,[^,]*$/, '')}}`],
    ['one name again and again', `{${filled('"n":0')}}`],
    ['letters', `"${'A'.repeat(bytes - 2)}"`],
    ['blanks', `"a${' '.repeat(bytes - 4)}b"`],
    ['joiners', `"${'\u200d'.repeat(Math.floor(bytes / 3) - 1)}"`],
    ['tiles', `["${'CREW@0 '.repeat(Math.floor(bytes / 7) - 1)}"]`],
    ['escapes', `"${'\\u0000'.repeat(Math.floor(bytes / 6) - 1)}"`],
    ['depths', '['.repeat(nests) + ']'.repeat(nests)],
  ] as [string, string][];
}

function listOf(value: unknown): readonly JsonSchema[] {
  return Array.isArray(value) ? value : [];
}

function isSchema(value: unknown): value is JsonSchema {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
