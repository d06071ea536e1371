import type { State } from './types.ts';

export { sensibleBot } from './bot/index.ts';
export { missionIds } from './cards/missions/index.ts';
export { renegades } from './game.ts';
export type { Setup } from './setup.ts';
export { type Sketch, type SketchedBoard, type SketchedPiece, sketch, sketchBoards } from './show/sketch.ts';
export { texts } from './text/index.ts';
export type { State } from './types.ts';
export type { View } from './view.ts';

/** What is worth counting over many matches. */
export function tally({ round, result }: State) {
  const won = (faction: 'renegade' | 'coalition') => (result?.winners.includes(faction) ? 1 : 0);
  const renegades = won('renegade');
  const coalition = won('coalition');
  return { rounds: round, renegades, coalition, nobody: renegades + coalition === 0 ? 1 : 0 };
}
