import type { Params, Text } from '../types.ts';
import type { Language } from './types.ts';

/** Texts whose keys the compiler knows, and what makes one of them of a key. */
export function typedTexts<Key extends string>(
  texts: {
    readonly [L in Language]: { readonly [K in Key]: string };
  },
) {
  return {
    texts,
    text: (key: Key, params?: Params): Text => (params === undefined ? { key } : { key, params }),
  };
}
