export type * from './types/content.ts';
export type * from './types/missions.ts';
export type * from './types/state.ts';
