export type * from './types/cards.ts';
export type * from './types/figures.ts';
export type * from './types/state.ts';
export type * from './types/texts.ts';
