export type { Performed, Played } from './play.ts';
export { cellAt, type Scene, type Spot, scene } from './scene.ts';
