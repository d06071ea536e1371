import type { Text } from '@starboard/kernel';
import { texts } from '../../src/index.ts';

/**
 * The words of a text that are empty, by their names. Words tell cases apart ('yes', 'no'); a sentence falls back on its last
 * case for one that it does not know, so that the words themselves have to be looked at.
 */
export function emptyWords({ params = {} }: Text): string[] {
  return Object.entries(params).flatMap(([name, value]) => {
    if (typeof value === 'object' && value !== null && 'key' in value) return emptyWords(value as Text);
    return value === '' ? [name] : [];
  });
}

/** The ids that texts give names to. */
export function named(kind: string): string[] {
  return Object.keys(texts.en).flatMap(key => new RegExp(`^${kind}\\.(\\w+)$`).exec(key)?.[1] ?? []);
}
