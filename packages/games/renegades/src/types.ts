export type * from './types/content.ts';
export type * from './types/figures.ts';
export type * from './types/state.ts';
