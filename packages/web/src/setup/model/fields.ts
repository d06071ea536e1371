import type { Roster, SetupCard, SetupSheet } from '@starboard/board';
import type { Text } from '@starboard/kernel';
import { toJSONSchema, type z } from 'zod';
import { type Draft, listIn } from './draft.ts';

interface Named {
  readonly name: string;
}

/** One of several cards: the mission. */
export interface CardField extends Named {
  readonly kind: 'card';
  readonly title: Text;
  readonly cards: readonly SetupCard[];
  /** The set-up holds a number: a level. */
  readonly isNumber?: true;
  readonly usual?: string;
}

/** Several of the cards: who takes part. */
export interface CardsField extends Named {
  readonly kind: 'cards';
  readonly title: Text;
  readonly cards: readonly SetupCard[];
  readonly least: number;
  readonly most: number;
}

/** Any of the cards, none of which has a seat: who attacks. */
export interface PoolField extends Named {
  readonly kind: 'pool';
  readonly title: Text;
  readonly cards: readonly SetupCard[];
  readonly usual: readonly string[];
}

/** A party in which a card may be taken several times, each member with choices of its own. */
export interface RosterField extends Named {
  readonly kind: 'roster';
  readonly title: Text;
  readonly cards: readonly SetupCard[];
  readonly roster: Roster;
}

/** One of a few values, words or numbers; without a usual one it may be left open. */
export interface ChoiceField extends Named {
  readonly kind: 'choice';
  readonly values: readonly (string | number)[];
  readonly usual?: string | number;
  readonly isOptional: boolean;
}

/** Without a usual number it may be left open, unless the game needs one. */
export interface NumberField extends Named {
  readonly kind: 'number';
  readonly least: number;
  readonly most: number;
  readonly usual?: number;
  readonly isOptional: boolean;
}

interface SwitchField extends Named {
  readonly kind: 'switch';
  readonly usual: boolean;
}

/** Any of a few values: the expansions that are on the table. */
export interface SwitchesField extends Named {
  readonly kind: 'switches';
  readonly values: readonly string[];
  readonly usual: readonly string[];
}

/** Many small choices under one name: the variants. */
export interface VariantsField extends Named {
  readonly kind: 'variants';
  readonly members: readonly Variant[];
}

export interface Variant extends Named {
  readonly values: readonly string[];
  readonly usual: string;
}

/** Content that a person opens from a file. */
interface OwnField extends Named {
  readonly kind: 'own';
}

export type Field =
  | CardField
  | CardsField
  | PoolField
  | RosterField
  | ChoiceField
  | NumberField
  | SwitchField
  | SwitchesField
  | VariantsField
  | OwnField;

type Schema = z.core.JSONSchema.BaseSchema;

/** What can be set up: the fields with cards first, as the sheet orders them, then the others as the schema does. */
export function fieldsOf(schema: z.ZodType, sheet: SetupSheet): readonly Field[] {
  const { properties = {}, required = [] } = toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  const withCards = sheet.fields.map(({ name }) => name).filter(name => name in properties);
  const others = Object.keys(properties).filter(name => !withCards.includes(name));
  return [...withCards, ...others].flatMap(name => {
    const field = fieldOf(name, schemaOf(properties[name]), required.includes(name), sheet);
    return field === undefined ? [] : [field];
  });
}

/** Cards that come with something that is not on the table are not shown; but what was chosen is, with what is wrong. */
export function withCardsAtHand(fields: readonly Field[], draft: Draft): readonly Field[] {
  return fields.map(field => {
    if (field.kind !== 'card' && field.kind !== 'cards') return field;
    const chosen = [draft[field.name]].flat().map(String);
    const isAtHand = ({ value, comesWith = [] }: SetupCard) =>
      chosen.includes(value) || comesWith.every(({ field: name, value: what }) => listIn(draft, name).includes(what));
    return { ...field, cards: field.cards.filter(isAtHand) };
  });
}

/** What no control can show (a text, a list of objects, a list that may be left out) is left to its default. */
function fieldOf(name: string, schema: Schema, isRequired: boolean, sheet: SetupSheet): Field | undefined {
  if (name === sheet.own?.field) return { kind: 'own', name };
  const shown = sheet.fields.find(field => field.name === name);
  const usual = schema.default;
  const branches = branchesOf(schema);
  if (shown !== undefined) return maybeCards(name, branches, usual, shown);
  const [branch = {}] = branches;
  const isOptional = !isRequired && usual === undefined;
  const values: readonly (string | number)[] | undefined = valuesOf(branch) ?? numbersOf(branch);
  if (values !== undefined) {
    const found = values.find(value => value === usual);
    return { kind: 'choice', name, values, isOptional, ...(found !== undefined && { usual: found }) };
  }
  if (branch.type === 'boolean') return { kind: 'switch', name, usual: usual === true };
  if (branch.type === 'integer' || branch.type === 'number') return numberField(name, branch, usual, isOptional);
  if (branch.type === 'array') return isOptional ? undefined : maybeSwitches(name, branch, usual);
  return branch.type === 'object' ? maybeVariants(name, branch) : undefined;
}

function maybeCards(
  name: string,
  branches: readonly Schema[],
  usual: unknown,
  { title, cards, isPool, roster }: SetupSheet['fields'][number],
): Field | undefined {
  if (roster !== undefined) return { kind: 'roster', name, title, cards, roster };
  for (const branch of branches) {
    const single = valuesOf(branch);
    if (single !== undefined) {
      return { kind: 'card', name, title, cards: cardsAmong(cards, single), ...maybeUsual(usual, single) };
    }
    const several = itemsOf(branch);
    if (several === undefined) continue;
    const shown = cardsAmong(cards, several);
    if (isPool) return { kind: 'pool', name, title, cards: shown, usual: Array.isArray(usual) ? usual : [] };
    const { minItems: least = 0, maxItems: most = shown.length } = branch;
    return { kind: 'cards', name, title, cards: shown, least, most };
  }
  const level = branches.find(({ type }) => type === 'integer');
  return level && numberedCards(name, title, cards, level, usual);
}

function numberedCards(
  name: string,
  title: Text,
  cards: readonly SetupCard[],
  { minimum = 0, maximum = 99 }: Schema,
  usual: unknown,
): CardField {
  const shown = cards.filter(({ value }) => Number(value) >= minimum && Number(value) <= maximum);
  const values = shown.map(({ value }) => value);
  return { kind: 'card', name, title, cards: shown, isNumber: true, ...maybeUsual(String(usual), values) };
}

/** A card for what the schema does not know would only lead to a refusal. */
function cardsAmong(cards: readonly SetupCard[], values: readonly string[]): readonly SetupCard[] {
  return cards.filter(({ value }) => values.includes(value));
}

function numberField(
  name: string,
  { minimum = 0, maximum = 99 }: Schema,
  usual: unknown,
  isOptional: boolean,
): NumberField {
  const range = { least: minimum, most: maximum };
  return { kind: 'number', name, ...range, isOptional, ...(typeof usual === 'number' && { usual }) };
}

function maybeSwitches(name: string, schema: Schema, usual: unknown): SwitchesField | undefined {
  const values = itemsOf(schema);
  if (values === undefined) return undefined;
  return { kind: 'switches', name, values, usual: Array.isArray(usual) ? usual : [] };
}

function maybeVariants(name: string, { properties = {} }: Schema): VariantsField | undefined {
  const members = Object.entries(properties).flatMap(([member, property]) => {
    const schema = schemaOf(property);
    const values = valuesOf(schema);
    const [first] = values ?? [];
    if (values === undefined || first === undefined) return [];
    return [{ name: member, values, usual: maybeUsual(schema.default, values).usual ?? first }];
  });
  return members.length === 0 ? undefined : { kind: 'variants', name, members };
}

function maybeUsual(usual: unknown, values: readonly string[]): { readonly usual?: string } {
  const found = values.find(value => value === usual);
  return found === undefined ? {} : { usual: found };
}

function branchesOf(schema: Schema): readonly Schema[] {
  return (schema.anyOf ?? schema.oneOf)?.map(schemaOf) ?? [schema];
}

function valuesOf(schema: Schema): readonly string[] | undefined {
  const values = schema.enum ?? (schema.const === undefined ? undefined : [schema.const]);
  return values?.every(value => typeof value === 'string') ? values : undefined;
}

function numbersOf({ enum: values }: Schema): readonly number[] | undefined {
  return values?.every(value => typeof value === 'number') ? values : undefined;
}

function itemsOf({ type, items }: Schema): readonly string[] | undefined {
  return type === 'array' && !Array.isArray(items) ? valuesOf(schemaOf(items)) : undefined;
}

function schemaOf(schema: Schema | boolean | undefined): Schema {
  return typeof schema === 'object' ? schema : {};
}
