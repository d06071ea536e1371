import type { Text } from '@starboard/kernel';
import type { z } from 'zod';
import { cardValue, type Draft, listIn, textIn, withValue } from './draft.ts';
import type { CardField, CardsField, ChoiceField, Field, NumberField } from './fields.ts';
import { withCard } from './party.ts';

/** What is wrong with a draft, and where. */
export interface Problem {
  /** None if it concerns the whole. */
  readonly field?: string;
  readonly text: Text;
  /** The game's own complaint; otherwise the value is not even one that the field can hold. */
  readonly isRule: boolean;
}

/** Finds what is wrong with a draft. */
export type Judge = (draft: Draft) => readonly Problem[];

/** Why a value cannot be chosen now, by that value. */
export type Refusals<V extends string | number = string> = ReadonlyMap<V, Text>;

export function problemsOf(schema: z.ZodType, fields: readonly Field[], draft: Draft): readonly Problem[] {
  const checked = schema.safeParse(draft);
  if (checked.success) return [];
  const problems = checked.error.issues.map(issue => problemOf(issue, fields, draft));
  return problems.filter((problem, i) => problems.findIndex(other => isSame(problem, other)) === i);
}

function problemOf(issue: z.core.$ZodIssue, fields: readonly Field[], draft: Draft): Problem {
  const [name] = issue.path;
  const told = issue.code === 'custom' ? (issue.params?.['text'] as Text | undefined) : undefined;
  const field = fields.find(one => one.name === name);
  const place = typeof name === 'string' ? { field: name } : {};
  return { ...place, text: told ?? misfit(field, draft), isRule: told !== undefined };
}

/** The schema's own complaints are written for programs; these are for people. */
function misfit(field: Field | undefined, draft: Draft): Text {
  if (field?.kind === 'number') {
    return { key: 'page.setup.problem.number', params: { least: field.least, most: field.most } };
  }
  if (field?.kind !== 'cards') return { key: 'page.setup.problem.value' };
  const { least, most } = field;
  const isFew = listIn(draft, field.name).length < least;
  return isFew
    ? { key: 'page.setup.problem.few', params: { least } }
    : { key: 'page.setup.problem.many', params: { most } };
}

function isSame(one: Problem, other: Problem): boolean {
  return one.field === other.field && JSON.stringify(one.text) === JSON.stringify(other.text);
}

/**
 * The cards that would bring a new problem to their own field, each with that problem. What a card asks of other fields can
 * still be given, so it is no reason against the card.
 */
export function refusedCards(judge: Judge, draft: Draft, field: CardField | CardsField, usual: Draft): Refusals {
  const check: Judge = tried => judge(tried).filter(problem => problem.field === field.name);
  const base = field.kind === 'cards' ? comparable(draft, field, usual, check) : draft;
  const known = check(base);
  const values = field.cards.map(({ value }) => value);
  const chosen = field.kind === 'cards' ? listIn(base, field.name) : [textIn(draft, field.name)];
  return refusals(
    values.filter(value => !chosen.includes(value)),
    value => {
      const next = field.kind === 'cards' ? withCard(field, listIn(base, field.name), value) : cardValue(field, value);
      return check(withValue(base, field.name, next)).find(problem => !known.some(other => isSame(problem, other)));
    },
  );
}

/**
 * A party that is too small is not looked at by the game's own rules; with one card more it would be, and that card would
 * be blamed for all they find. So cards are tried in a party that the rules do look at.
 */
function comparable(draft: Draft, field: CardsField, usual: Draft, check: Judge): Draft {
  const isLookedAt = check(draft).every(({ isRule }) => isRule);
  return isLookedAt ? draft : withValue(draft, field.name, usual[field.name]);
}

/** The values of a plain choice that the rest of the draft forbids. */
export function refusedValues(judge: Judge, draft: Draft, { name, values }: ChoiceField): Refusals<string | number> {
  return refusals(values, value => judge(withValue(draft, name, value)).find(problem => problem.field === name));
}

/** The choices and numbers that may be left open and have to be, because nothing in them can be chosen now. They are not shown. */
export function idleChoices(judge: Judge, fields: readonly Field[], draft: Draft, usual: Draft): readonly Field[] {
  const isMisfit = ({ field, isRule }: Problem) => field !== undefined && !isRule;
  // The rules look at nothing while a value is not even one that its field can hold.
  const base = judge(draft)
    .filter(isMisfit)
    .reduce((mended, { field }) => withValue(mended, field!, usual[field!]), draft);
  return fields.filter(
    field =>
      (field.kind === 'choice' || field.kind === 'number') &&
      field.isOptional &&
      valuesIn(field).every(value =>
        judge(withValue(base, field.name, value)).some(found => found.field === field.name),
      ),
  );
}

function valuesIn(field: ChoiceField | NumberField): readonly (string | number)[] {
  if (field.kind === 'choice') return field.values;
  return Array.from({ length: field.most - field.least + 1 }, (_, at) => field.least + at);
}

function refusals<V extends string | number>(
  values: readonly V[],
  problemWith: (value: V) => Problem | undefined,
): Refusals<V> {
  return new Map(
    values.flatMap(value => {
      const problem = problemWith(value);
      return problem === undefined ? [] : [[value, problem.text] as const];
    }),
  );
}
