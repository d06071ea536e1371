export type * from './types/content.ts';
export type * from './types/fighters.ts';
export type * from './types/state.ts';
