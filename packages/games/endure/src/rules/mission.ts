import { type Mission, missions } from '../content/missions/index.ts';
import type { Endure, State, Survivor } from '../types.ts';
import { type Ground, layGround } from './ground.ts';

const grounds = new Map<string, Ground>();

export function missionOf(state: Pick<State, 'mission'>): Mission {
  return groundOf(state).mission;
}

/** The map that was asked for last: mostly it is asked for again. */
let last: { readonly mission: string; readonly ground: Ground } | undefined;

/** The map of the mission, laid out once. */
export function groundOf({ mission }: Pick<State, 'mission'>): Ground {
  if (last?.mission !== mission) last = { mission, ground: grounds.get(mission) ?? layOut(mission) };
  return last.ground;
}

function layOut(mission: string): Ground {
  const ground = layGround(missions[mission]!);
  if (!ground.ok) throw new Error(`The map of ${mission} is wrong: ${ground.problems.join(' ')}`);
  grounds.set(mission, ground.value);
  return ground.value;
}

/** ETS-GAME-02: what the missions ask for, by name. */
const goals: { readonly [goal in Mission['win'][number]]: (state: State) => boolean } = {
  /** ETS-MISSION-05: figures and tokens on the map, not the pile. */
  enemiesDead: ({ figures, tokens }) => figures.length === 0 && tokens.length === 0,
  /** ETS-GAME-08: all who live, and at least one. */
  survivorsOut: state => hasStatus(state, 'left') && !hasStatus(state, 'alive'),
};

/** ETS-ODD-05: looked at after each settled effect; what ends the mission ends it at once. */
export function checkEnd(t: Endure): void {
  const { state } = t;
  if (state.result === null) judge(state);
  if (state.result !== null) t.endStep();
}

function judge(state: State): void {
  if (isWon(state)) {
    state.result = 'won'; // ETS-GAME-05: a win comes before a loss
    state.reason = 'won';
  } else if (!hasStatus(state, 'alive')) {
    state.result = 'lost';
    state.reason = hasStatus(state, 'left') ? 'lost.left' : 'lost.dead'; // ETS-ODD-30, ETS-GAME-03
  }
}

function isWon(state: State): boolean {
  for (const goal of missionOf(state).win) if (!goals[goal](state)) return false;
  return true;
}

function hasStatus({ survivors }: State, status: Survivor['status']): boolean {
  for (const survivor of survivors) if (survivor.status === status) return true;
  return false;
}
