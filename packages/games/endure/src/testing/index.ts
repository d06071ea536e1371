export { addMission } from './drill.ts';
export type { Performed, Played } from './play.ts';
export { type Scene, scene } from './scene.ts';
