export type * from './types/attack.ts';
export type * from './types/campaign.ts';
export type * from './types/cards.ts';
export type * from './types/enemies.ts';
export type * from './types/map.ts';
export type * from './types/state.ts';
export type * from './types/survivors.ts';
