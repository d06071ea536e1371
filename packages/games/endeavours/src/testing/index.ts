export type { Performed, Played } from './play.ts';
export { type Dealt, type Scene, scene } from './scene.ts';
