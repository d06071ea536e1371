import { type Answer, keyOf } from '@starboard/kernel';
import { npcCardOf } from '../content/npcs.ts';
import { boardOf, dist, homeBoardOf, surfaceOf } from '../field/board.ts';
import { reachOnFoot } from '../field/walking.ts';
import { borneBy } from '../rules/parameters.ts';
import { attackOf, healthOf } from '../rules/stats.ts';
import { isBurning } from '../rules/surface/danger.ts';
import { crewById, pieceOf } from '../rules/table.ts';
import type { Crew, CrewId, State } from '../types.ts';
import { type Goal, goalOf } from './goals.ts';
import type { Question } from './index.ts';

/** Everything on runs, one by one. */
export function placesIn(runs: readonly number[]): number[] {
  const places: number[] = [];
  for (let at = 0; at < runs.length; at += 2) {
    for (let nth = 0; nth < runs[at + 1]!; nth++) places.push(runs[at]! + nth);
  }
  return places;
}

function actor({ ask }: Question, state: State): Crew {
  const about = ask.showing?.about?.[0];
  const id = (about?.startsWith('crew:') ? about.slice(5) : state.party?.crew) as CrewId;
  return crewById(state, id);
}

/** What a party member does next: what the mission wants, then a fight, then a walk. */
export function chooseCrewDeed(state: State, question: Question): Answer | undefined {
  const keys = question.ask.options.map(keyOf);
  const crew = actor(question, state);
  const find = (prefix: string) => keys.find(key => key.startsWith(prefix));
  const interact = find('interact:') ?? find('open:') ?? find('ransom');
  const strikes = keys.filter(key => /^(melee|ranged):/.test(key));
  const bears = borneBy(state, crew).length > 0;
  if (interact !== undefined) return interact;
  if (find('cure:') !== undefined && crew.infected) return find('cure:');
  if (strikes.length > 0 && !(bears && keys.includes('move'))) return bestStrike(state, crew, strikes);
  const goal = goalOf(state, crew);
  if (keys.includes('disembark') && shouldLeave(state, crew)) return 'disembark';
  if (keys.includes('move') && goal !== undefined && !isThere(state, crew, goal)) return 'move';
  if (strikes.length > 0) return bestStrike(state, crew, strikes);
  return find('open:container') ?? 'done';
}

/** Somebody aboard goes out while there is something to fetch, but whoever flies the ship stays. */
function shouldLeave(state: State, crew: Crew): boolean {
  if (crew.post === 'navigation' || crew.post === 'weapons') return false;
  return crew.wounds === 0 && state.parameters.some(({ cell, bearer }) => cell >= 0 || bearer !== null);
}

function isThere(state: State, crew: Crew, { cells, beside }: Goal): boolean {
  const board = boardOf(state, crew);
  return cells.some(cell => (beside ? dist(board, cell, crew.cell) <= 1 : cell === crew.cell));
}

/** The one that is nearest to falling; melee where both can be had is as good. */
function bestStrike(state: State, crew: Crew, keys: readonly string[]): string {
  const worth = (key: string) => {
    const [, kind, id] = key.split(':');
    const target = pieceOf(state, `${kind}:${id}`);
    if (target?.kind === 'crew')
      return 20 - (healthOf(state, target) - target.wounds) + borneBy(state, target).length * 10;
    if (target?.kind === 'npc') return 15 - (npcCardOf(target.npc).health - target.wounds) + attackOf(target);
    return crew.wounds;
  };
  return keys.reduce((best, key) => (worth(key) > worth(best) ? key : best));
}

export function whoNext(_state: State, { ask }: Question): Answer | undefined {
  return ask.options.map(keyOf).find(key => key.startsWith('crew:'));
}

/** The square from which the goal is nearest; fire only if there is nothing else. */
export function walkTo(state: State, question: Question): Answer | undefined {
  if (question.ask.shape !== 'place') return undefined;
  const crew = actor(question, state);
  const goal = goalOf(state, crew);
  const places = placesIn(question.ask.places);
  if (goal === undefined) return places.includes(crew.cell) ? crew.cell : undefined;
  return nearestTo(state, crew, goal, places);
}

export function disembarkTo(state: State, question: Question): Answer | undefined {
  if (question.ask.shape !== 'place') return undefined;
  const crew = actor(question, state);
  const on = state.chase === null ? 'surface' : 'home';
  const outside = { ...crew, aboard: 0, on, cell: state.ships[crew.ship - 1]!.cell } as Crew;
  const goal = goalOf(state, outside);
  return goal && nearestTo(state, outside, goal, placesIn(question.ask.places));
}

function nearestTo(state: State, crew: Crew, { cells, beside }: Goal, places: readonly number[]): number {
  const board = crew.on === 'home' && state.chase !== null ? homeBoardOf(state.chase) : surfaceOf(state);
  const ways = cells.map(cell => reachOnFoot(state, board, { flies: false, barred: [] }, cell, Infinity).costs);
  const far = (place: number) => {
    const fire = isBurning(state, board, place) ? 20 : 0;
    const costs = ways.map(way => (way[place]! < 0 ? 1000 : way[place]!));
    return Math.min(...costs) + fire + (beside && cells.includes(place) ? 0.5 : 0);
  };
  return places.reduce((best, place) => (far(place) < far(best) ? place : best));
}
