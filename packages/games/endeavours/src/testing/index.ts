export type { Performed, Played } from './play.ts';
export { type Scene, scene } from './scene.ts';
