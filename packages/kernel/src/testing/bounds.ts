import { z } from 'zod';

interface JsonSchema {
  readonly [word: string]: unknown;
}

/** Every list, string and record of a schema that has no end, by where it stands: what comes in from outside has a bound. */
export function boundless(schema: z.ZodType): string[] {
  const found: string[] = [];
  const whole = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema;
  look(whole, 'it', found);
  return found;
}

const branches = ['anyOf', 'oneOf', 'allOf', 'prefixItems'];
const tables = ['properties', '$defs'];

function look(schema: JsonSchema, at: string, found: string[]): void {
  if (schema['enum'] !== undefined || schema['const'] !== undefined) return;
  const { type, items, additionalProperties, propertyNames } = schema;
  if (type === 'string' && schema['maxLength'] === undefined && !isShort(schema['pattern']))
    found.push(`${at}: a string`);
  if (type === 'array' && isSchema(items) && schema['maxItems'] === undefined) found.push(`${at}: a list`);
  const areNamed = isSchema(propertyNames) && propertyNames['enum'] !== undefined;
  if (isSchema(additionalProperties) && !areNamed && schema['maxProperties'] === undefined)
    found.push(`${at}: a record`);
  const inside: readonly (readonly [string, unknown])[] = [
    ['[]', items],
    ['{}', additionalProperties],
    ['{name}', propertyNames],
    ...branches.flatMap(word => listOf(schema[word]).map(each => ['', each] as const)),
    ...tables.flatMap(word => Object.entries(schema[word] ?? {}).map(([name, each]) => [`.${name}`, each] as const)),
  ];
  for (const [step, each] of inside) if (isSchema(each)) look(each, `${at}${step}`, found);
}

/** Whether a pattern, from its beginning to its end, admits no endless string. */
function isShort(pattern: unknown): boolean {
  if (typeof pattern !== 'string' || !pattern.startsWith('^') || !pattern.endsWith('$')) return false;
  const repeats = pattern.replaceAll(/\\./g, '').replaceAll(/\[[^\]]*\]/g, '');
  return !/[*+]|\{\d+,\}/.test(repeats);
}

function isSchema(value: unknown): value is JsonSchema {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}
