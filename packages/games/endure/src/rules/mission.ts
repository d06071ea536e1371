import { catalogue } from '../catalogue.ts';
import type { Mission } from '../types.ts';
import { type Ground, layGround } from './map/ground.ts';

/** What tells which mission is played, in a state or in a view of it. */
export interface Playing {
  /** The id of a mission; `CG07+CG05` after another one (ETS-CAMP-19); `custom:…` for one that is not of the box. */
  readonly mission: string;
  readonly custom?: Mission | null;
}

const grounds = new Map<string, Ground>();

export function missionOf(playing: Playing): Mission {
  return groundOf(playing).mission;
}

/** The map that was asked for last: mostly it is asked for again. */
let last: { readonly mission: string; readonly ground: Ground } | undefined;

/** The map of the mission, laid out once. */
export function groundOf(playing: Playing): Ground {
  const { mission } = playing;
  if (last?.mission !== mission) last = { mission, ground: grounds.get(mission) ?? layOut(playing) };
  return last.ground;
}

/** Every map will be laid out anew: for tests that change what it is laid out by. */
export function forgetGrounds(): void {
  grounds.clear();
  last = undefined;
}

function layOut({ mission: key, custom }: Playing): Ground {
  const mission = custom ?? missionAt(key);
  const ground = layGround(mission);
  if (!ground.ok) throw new Error(`The map of ${mission.id} is wrong: ${ground.problems.join(' ')}`);
  grounds.set(key, ground.value);
  return ground.value;
}

/** A mission of the box, with what holds after another one. */
function missionAt(key: string): Mission {
  const [id = '', before] = key.split('+');
  const mission = catalogue.missions[id];
  if (mission === undefined) throw new Error(`There is no mission ${id}.`);
  const { objectives, conditions } = mission.after[before ?? ''] ?? { objectives: [], conditions: [] };
  return {
    ...mission,
    objectives: [...mission.objectives, ...objectives],
    conditions: [...mission.conditions, ...conditions],
  };
}

/** The key of a mission after another one; the other one matters only to missions that look back. */
export function missionKey(id: string, after?: string): string {
  return after !== undefined && catalogue.missions[id]?.after[after] !== undefined ? `${id}+${after}` : id;
}

/** A mission by itself, of the box or not. */
export function playingAlone(mission: Mission): Required<Playing> {
  if (catalogue.missions[mission.id] === mission) return { mission: mission.id, custom: null };
  return { mission: customKey(mission), custom: mission };
}

/** The key of a mission that is not of the box: the same for the same words. */
export function customKey(mission: Mission): string {
  let hash = 0;
  for (const letter of JSON.stringify(mission)) hash = (Math.imul(hash, 31) + letter.codePointAt(0)!) | 0;
  return `custom:${mission.id}:${(hash >>> 0).toString(36)}`;
}
