import type { Flow } from '@starboard/kernel';
import { surfaceOf } from '../../field/board.ts';
import type { Effect, Offer } from '../../hooks.ts';
import { missionOf } from '../../rules/mission/card.ts';
import { borneBy } from '../../rules/mission/holding.ts';
import { inReach } from '../../rules/squares/sight.ts';
import { nameOf, say } from '../../rules/table.ts';
import { takeTest } from '../../rules/tests.ts';
import type { Crew, Npc, NpcId, Parameter, Renegades, Spot, State } from '../../types.ts';
import { ashore } from '../ashore.ts';

export const tile = (name: string): Spot => ({ tile: name });

export const center: Spot = { center: true };

/** RDA-VILLAIN-19 */
export const guards = (npc: NpcId, count: number, at: Spot) => ({ npc, count, at, guard: true });

export const active = (npc: NpcId, count: number, at: Spot) => ({ npc, count, at, guard: false });

export const medical = { skill: 'medical', target: 5 } as const;

export const tech = { skill: 'tech', target: 5 } as const;

export const search = { skill: 'search', target: 5 } as const;

export const leadership = { skill: 'leadership', target: 5 } as const;

export const leads = (state: State, crew: Crew, what: Parameter['what']) =>
  borneBy(state, crew).some(parameter => parameter.what === what);

/** M02, M05: doorways of a tile that are shut until an Interact, with a test or without, opens them. */
export function shutDoorsOf(tile: string, which: 'all' | 'objective', test: 'tech' | null): Effect {
  return {
    *missionSetUp({ state }) {
      const board = surfaceOf(state);
      const { cells, objective } = board.tiles.find(placed => placed.tile === tile)!;
      const doors = cells.filter(cell => board.doorway[cell] === 1);
      state.shutDoors = which === 'all' ? doors : doors.filter(cell => inReach(board, objective, cell));
    },
    ...ashore((by, state) => openings(state, by, test)),
  };
}

/** RDA-INTERACT-02: shut doors beside somebody. */
function openings(state: State, crew: Crew, test: 'tech' | null): Offer[] {
  if (crew.on === 'home') return [];
  const board = surfaceOf(state);
  return state.shutDoors
    .filter(door => inReach(board, crew.cell, door))
    .map(door => ({
      key: `open:${door}`,
      group: 'openDoor',
      label: { key: 'act.openDoor' },
      refs: [`cell:${door}`],
      cost: 'action',
      take: t => openDoor(t, crew, door, test),
    }));
}

function* openDoor(t: Renegades, by: Crew, door: number, test: 'tech' | null): Flow {
  if (test !== null && !(yield* takeTest(t, { by, skill: test, target: 5, purpose: 'interact' }))) return;
  t.state.shutDoors = t.state.shutDoors.filter(cell => cell !== door);
  say(t, 'RDA-MISSION-06', 'door.opened', { crew: nameOf(by) });
}

/** RDA-PARAM-11: M05, M15: the one who must fall leaves it where it stood. */
export const targetLeavesParameter: Effect = {
  *defeated({ state }, { by }) {
    if (by.kind === 'npc') leaveParameter(state, by);
  },
};

export function leaveParameter(state: State, npc: Npc): void {
  if (missionOf(state).target !== npc.npc) return;
  const left = state.parameters.find(
    ({ kind, cell, bearer, hold }) => kind === 'target' && cell < 0 && bearer === null && hold === 0,
  );
  if (left !== undefined) left.cell = npc.cell;
}
