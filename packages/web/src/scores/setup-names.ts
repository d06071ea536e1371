import type { SetupSheet } from '@starboard/board';
import { canonical, type Plain } from '@starboard/kernel';
import type { Labels } from '../setup/labels.ts';
import type { SetupChoice } from './rows.ts';

/** What the page itself says in the name of a set-up. */
export interface NameWords {
  readonly usual: string;
  rules(version: number): string;
  field(title: string, value: string): string;
}

type Fields = { readonly [field: string]: unknown };

/** What each of these set-ups is called: by its most important field, and by what tells it from the others. */
export function setupNames(
  setups: readonly SetupChoice[],
  sheet: SetupSheet,
  labels: Labels,
  words: NameWords,
): ReadonlyMap<string, string> {
  const all = setups.map(({ setup }) => fieldsOf(setup));
  const differing = [...new Set(all.flatMap(Object.keys))].filter(name => !isSameIn(all, name));
  const first = sheet.fields.flatMap(({ name }) => (differing.includes(name) ? [] : [name])).slice(0, 1);
  const withCards = sheet.fields.map(({ name }) => name).filter(name => differing.includes(name));
  const shown = [...first, ...withCards, ...differing.filter(name => !withCards.includes(name))];
  const hasOldRules = new Set(setups.map(({ version }) => version)).size > 1;
  const names = setups.map(({ setup, version }) => {
    const told = shown.flatMap(name => wordsFor(name, fieldsOf(setup)[name], sheet, labels, words));
    const parts = [...(told.length > 0 ? told : [words.usual]), ...(hasOldRules ? [words.rules(version)] : [])];
    return parts.join(' · ');
  });
  return new Map(setups.map(({ key }, at) => [key, numbered(names, at)]));
}

function fieldsOf(setup: unknown): Fields {
  return typeof setup === 'object' && setup !== null ? (setup as Fields) : {};
}

function isSameIn(all: readonly Fields[], name: string): boolean {
  return new Set(all.map(fields => canonical([(fields[name] as Plain | undefined) ?? null]))).size <= 1;
}

/** What differs in something that has no words gets a number. */
function numbered(names: readonly string[], at: number): string {
  const before = names.slice(0, at).filter(name => name === names[at]).length;
  return before === 0 ? names[at]! : `${names[at]} (${before + 1})`;
}

function wordsFor(
  name: string,
  value: unknown,
  sheet: SetupSheet,
  labels: Labels,
  words: NameWords,
): readonly string[] {
  const title = labels.title(name) ?? name;
  if (value === true) return [title];
  if (typeof value === 'number') return [words.field(title, String(value))];
  if (Array.isArray(value)) {
    const card = sheet.fields.find(field => field.name === name)?.roster?.card;
    const members = value.flatMap(member => memberOf(member, card) ?? []);
    return members.length === 0 ? [] : [members.map(member => labels.value(name, member)).join(', ')];
  }
  if (typeof value !== 'string') return [];
  const isCard = sheet.fields.some(field => field.name === name);
  const told = labels.value(name, value);
  return [isCard ? told : words.field(title, told)];
}

/** A member of a party is its card, or has it in one of its fields. */
function memberOf(member: unknown, card: string | undefined): string | undefined {
  const found = card === undefined || typeof member === 'string' ? member : fieldsOf(member)[card];
  return typeof found === 'string' ? found : undefined;
}
