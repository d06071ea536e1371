import type { Variant } from './fields.ts';

type Values = { readonly [variant: string]: string };

export function changedVariants(variants: readonly Variant[], values: Values): readonly Variant[] {
  return variants.filter(({ name, usual }) => (values[name] ?? usual) !== usual);
}

/** How many stand there without being asked for. */
const few = 4;

/** All that were changed, and as many of the first as there is room for. */
export function foremost(variants: readonly Variant[], values: Values): readonly Variant[] {
  const changed = changedVariants(variants, values);
  const others = variants.filter(variant => !changed.includes(variant));
  return [...changed, ...others.slice(0, Math.max(0, few - changed.length))];
}

const affirmations = [
  ['yes', 'no'],
  ['on', 'off'],
];

/** A variant that is or is not in force, so that a switch says it all: the value that means it is. */
export function affirmationOf({ values }: Variant): { readonly yes: string; readonly no: string } | undefined {
  if (values.length !== 2) return undefined;
  const pair = affirmations.find(words => words.every(word => values.includes(word)));
  const [yes, no] = pair ?? [];
  return yes === undefined || no === undefined ? undefined : { yes, no };
}

/** Whether each of the words sought begins a word of the text, whatever their accents and capitals. */
export function hasWords(text: string, sought: string): boolean {
  const words = plain(text).split(/[^\p{L}\p{N}]+/u);
  return plain(sought)
    .split(/\s+/)
    .every(start => words.some(word => word.startsWith(start)));
}

function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();
}
