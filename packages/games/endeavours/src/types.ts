export type * from './types/cards.ts';
export type * from './types/missions.ts';
export type * from './types/state.ts';
export type * from './types/texts.ts';
