export { addMission } from './drill.ts';
export type { Played } from './play.ts';
export { type Scene, scene } from './scene.ts';
