import type { Special, SpecialCard } from '../../types.ts';
import { modifying } from './modifiers.ts';
import { starting } from './starting.ts';

/** GSQ-SPECIAL: those that are not here are asked about by name, where they matter (see `special`). */
export const specials: { readonly [S in Special]?: SpecialCard } = { ...modifying, ...starting };
