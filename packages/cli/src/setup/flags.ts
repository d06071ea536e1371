import type { Game, Text } from '@starboard/kernel';
import type { Formatter } from '@starboard/kernel/text';
import { z } from 'zod';
import { text } from '../text/index.ts';

/** One setting of a game as a flag: `--wind-speed` for `windSpeed`. */
export interface SetupFlag {
  readonly name: string;
  readonly flag: string;
  /** What may be given, and what holds if nothing is. */
  describe(say: Formatter): string;
}

type Schema = z.core.JSONSchema.BaseSchema;

/** The settings at the top of a game's schema, each as a flag. */
export function setupFlags(game: Game): SetupFlag[] {
  const { properties = {}, required = [] } = z.toJSONSchema(game.setup, { io: 'input', unrepresentable: 'any' });
  return Object.entries(properties).map(([name, property]) => {
    const schema = schemaOf(property);
    return {
      name,
      flag: `--${kebab(name)}`,
      describe: say => say(withUsual(valuesOf(schema, say), schema.default, required.includes(name))),
    };
  });
}

/** The values of a setting that is one of a few; none if it is not. */
export function choicesOf(game: Game, name: string): string[] {
  const { properties = {} } = z.toJSONSchema(game.setup, { io: 'input', unrepresentable: 'any' });
  return (schemaOf(properties[name] ?? {}).enum ?? []).map(String);
}

function kebab(name: string): string {
  return name.replace(/([a-z0-9])([A-Z])/g, '$1-$2').toLowerCase();
}

function schemaOf(schema: Schema | boolean): Schema {
  return typeof schema === 'boolean' ? {} : schema;
}

function withUsual(values: string, usual: unknown, isNeeded: boolean): Text {
  if (usual !== undefined) return text('cli.setup.usual', { values, usual: typed(usual) });
  return isNeeded ? text('cli.setup.needed', { values }) : text('cli.setup.values', { values });
}

/** A value as somebody would type it. */
function typed(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

function valuesOf(schema: Schema, say: Formatter): string {
  if (schema.const !== undefined) return typed(schema.const);
  if (schema.type === 'null') return 'null';
  if (schema.enum !== undefined) return schema.enum.map(typed).join(', ');
  const branches = (schema.anyOf ?? schema.oneOf)?.map(schemaOf) ?? byType(schema);
  if (branches.length === 1) return say(kindOf(branches[0]!, say));
  const kinds = new Set(branches.map(branch => valuesOf(branch, say)));
  return [...kinds].reduce((one, other) => say(text('cli.setup.or', { one, other })));
}

/** A schema that allows several types is as many schemas. */
function byType(schema: Schema): Schema[] {
  return Array.isArray(schema.type) ? schema.type.map(type => ({ ...schema, type }) as Schema) : [schema];
}

function kindOf(schema: Schema, say: Formatter): Text {
  switch (schema.type) {
    case 'integer':
    case 'number':
      return numberKind(schema);
    case 'boolean':
      return text('cli.setup.boolean');
    case 'string':
      return text('cli.setup.text');
    case 'array':
      return text('cli.setup.list', { of: itemsOf(schema, say) });
    case 'object':
      return text('cli.setup.object', { names: Object.keys(schema.properties ?? {}).join(', ') || '…' });
    default:
      return text('cli.setup.any');
  }
}

function itemsOf({ items }: Schema, say: Formatter): string {
  return valuesOf(Array.isArray(items) || items === undefined ? {} : schemaOf(items), say);
}

/** The limits of whole numbers in JavaScript are no limits of a game. */
function numberKind({ minimum, maximum }: Schema): Text {
  const isFrom = minimum !== undefined && minimum > Number.MIN_SAFE_INTEGER;
  const isUpTo = maximum !== undefined && maximum < Number.MAX_SAFE_INTEGER;
  if (isFrom && isUpTo) return text('cli.setup.numberBetween', { from: minimum, to: maximum });
  if (isFrom) return text('cli.setup.numberFrom', { from: minimum });
  return isUpTo ? text('cli.setup.numberUpTo', { to: maximum }) : text('cli.setup.number');
}
