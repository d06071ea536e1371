export { sensibleBot } from './bot/index.ts';
export { missionIds } from './cards/missions/index.ts';
export { checkMission } from './check/index.ts';
export { endure } from './game.ts';
export type { Setup } from './setup.ts';
export { tally } from './tally.ts';
export { texts } from './text/index.ts';
export type { State } from './types.ts';
export type { View } from './view.ts';
