import type { Part } from './parts.mjs';

export function ensureBuilt(
  names: readonly string[],
  from?: { readonly root?: string; readonly parts?: { readonly [name: string]: Part } },
): Promise<string[]>;
