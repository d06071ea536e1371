import type { Plugin } from 'vite';

export const partsOf: { readonly [builder in 'worker' | 'page' | 'program']: RegExp };
export function shelfParts(wanted: RegExp): Plugin;
