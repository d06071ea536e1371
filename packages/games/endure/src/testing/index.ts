export { addMission } from './drill.ts';
export { type Scene, scene } from './scene.ts';
