import { Match, seedFrom } from '@starboard/kernel';
import { type Scene, scene } from '@starboard/renegades/testing';
import { creatureIds } from '../../src/cards/npcs/index.ts';
import { type PlacedTile, surfaceOf } from '../../src/field/board.ts';
import { renegades } from '../../src/index.ts';
import type { MissionId, Npc, State } from '../../src/types.ts';

/** A mission as it is laid out, before ships take their places. */
export function laidOut(mission: MissionId, words = 'laid out'): State {
  const { setup, state } = scene();
  Object.assign(state, { mission, stage: 'missionBegins', round: 0 });
  state.creatures = { draw: [...creatureIds], discard: [] };
  return Match.from(renegades, setup, state, { seed: seedFrom(words) }).state as State;
}

export function tileOf(state: State, tile: string): PlacedTile {
  return surfaceOf(state).tiles.find(each => each.tile === tile)!;
}

/** The tiles of a kind, by what lies on their objective squares. */
export function kindAt(state: State, cell: number): string | undefined {
  return surfaceOf(state).tiles.find(({ objective }) => objective === cell)?.kind;
}

/** Who stands on a tile, each kind with its number and whether it sleeps. */
export function guardsOn(state: State, tile: string): string[] {
  const { cells } = tileOf(state, tile);
  const found = state.npcs.filter(({ cell }) => cells.includes(cell));
  return countUp(found);
}

export function countUp(npcs: readonly Npc[]): string[] {
  const counts = new Map<string, number>();
  for (const { npc, asleep } of npcs) {
    const key = asleep ? `${npc} asleep` : npc;
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return [...counts].map(([key, count]) => `${count} ${key}`);
}

/** The Foundry Core in the middle, the Prison Block in the north-west, the Market in the north. */
export const foundry = 'CT1 S2 S4 S6 S7 C8 C2 C3 C6 DK1 DK2 DK3 DK4 0';
export const temple = 'CT2 S2 S4 S6 S7 C8 C2 C3 C6 DK1 DK2 DK3 DK4 0';
export const crater = 'CT3 S2 S4 S6 S8 C8 C1 C3 C6 DK1 DK2 DK3 DK4 0';

/** Somebody acts in a mission, on a board. */
export function on(mission: MissionId, surface: string): Scene {
  const set = scene({ surface });
  set.state.mission = mission;
  return set;
}
