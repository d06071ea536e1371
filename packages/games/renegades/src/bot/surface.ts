import { type Answer, keyOf } from '@starboard/kernel';
import { npcCardOf } from '../catalogue.ts';
import { boardOf, dist } from '../field/board.ts';
import { missionOf } from '../rules/mission/card.ts';
import { hasAllNeeded } from '../rules/mission/delivery.ts';
import { borneBy } from '../rules/mission/holding.ts';
import { isBurning } from '../rules/squares/danger.ts';
import { attackOf, healthOf } from '../rules/stats.ts';
import { groundUnder } from '../rules/surface/party.ts';
import { crewById, pieceOf, shipOf } from '../rules/table.ts';
import type { Crew, CrewId, State } from '../types.ts';
import { type Goal, goalOf } from './goals.ts';
import type { Question } from './index.ts';
import { isHereToFetch, mayGo } from './party.ts';
import { isSpent, patientsAboard } from './sickbay.ts';
import { thumb } from './thumb.ts';
import { plannedBoard, waysTo } from './ways.ts';

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

/** What a party member does next: what the mission wants, a first walk towards it, a fight, another walk. */
export function chooseCrewDeed(state: State, question: Question): Answer | undefined {
  const keys = question.ask.options.map(keyOf);
  const crew = actor(question, state);
  const find = (prefix: string) => keys.find(key => key.startsWith(prefix));
  const interact = find('ransom') ?? find('interact:') ?? keys.find(key => /^open:\d/.test(key));
  const strikes = keys.filter(key => /^(melee|ranged):/.test(key));
  const goesHome = isGoingHome(state, crew);
  if (interact !== undefined) return interact;
  if (find('cure:') !== undefined && crew.infected) return find('cure:');
  const goal = goalOf(state, crew);
  const walks = keys.includes('move') && goal !== undefined && !isThere(state, crew, goal);
  if (strikes.length > 0 && !(walks && (goesHome || state.party?.moves === 0))) return bestStrike(state, strikes);
  if (keys.includes('disembark') && shouldLeave(state, crew)) return 'disembark';
  if (walks) return 'move';
  return find('open:container') ?? 'done';
}

/** With what it bears, or badly hurt: it does not stop to fight. */
function isGoingHome(state: State, crew: Crew): boolean {
  return isSpent(state, crew) || (borneBy(state, crew).length > 0 && hasAllNeeded(state, crew.faction));
}

/** Somebody aboard goes out while there is something to fetch, but whoever flies the ship stays. */
function shouldLeave(state: State, crew: Crew): boolean {
  const ship = shipOf(state, crew);
  if (crew.post === 'weapons' || isHereToFetch(state, ship) || patientsAboard(state, ship).length > 0) return false;
  return mayGo(state, crew) && !hasAllNeeded(state, crew.faction);
}

function isThere(state: State, crew: Crew, { cells, beside }: Goal): boolean {
  const board = boardOf(state, crew);
  return cells.some(cell => (beside ? dist(board, cell, crew.cell) <= 1 : cell === crew.cell));
}

/** The one whose fall takes most dice from the other side for the least wounds; bearers and the mission's target are worth more. */
function bestStrike(state: State, keys: readonly string[]): string {
  const worth = (key: string) => {
    const [, kind, id] = key.split(':');
    const target = pieceOf(state, `${kind}:${id}`);
    if (target?.kind === 'crew') {
      const bears = borneBy(state, target).length * thumb.bearer;
      return (attackOf(target) + bears) / (healthOf(state, target) - target.wounds);
    }
    if (target?.kind !== 'npc') return 0;
    const isMeant = target.npc === missionOf(state).target;
    return (attackOf(target) + (isMeant ? thumb.target : 0)) / (npcCardOf(target.npc).health - target.wounds);
  };
  return keys.reduce((best, key) => (worth(key) > worth(best) ? key : best));
}

export function whoNext({ ask }: Question): Answer | undefined {
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
  const ship = shipOf(state, crew);
  const outside: Crew = { ...crew, aboard: 0, on: groundUnder(ship), cell: ship.cell };
  const goal = goalOf(state, outside);
  return goal && nearestTo(state, outside, goal, placesIn(question.ask.places));
}

function nearestTo(state: State, crew: Crew, { cells }: Goal, places: readonly number[]): number {
  const board = plannedBoard(state, crew.on);
  const way = waysTo(state, crew.on, cells);
  const far = (place: number) => way(place) + (isBurning(state, board, place) ? thumb.fire : 0);
  return places.reduce((best, place) => (far(place) < far(best) ? place : best));
}
