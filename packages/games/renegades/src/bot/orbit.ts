import { type Answer, keyOf } from '@starboard/kernel';
import { orbitOf, planetAt } from '../field/board.ts';
import { readPose } from '../rules/orbit/move.ts';
import { shipRangeOf } from '../rules/ship.ts';
import { canFireFrom } from '../rules/squares/fire.ts';
import { orbitDistances } from '../rules/squares/flying.ts';
import { areOpponents, pieceOf, shipNo, vesselsInOrbit } from '../rules/table.ts';
import type { CardId, Named, OrbitalTactic, Ship, State, Vessel } from '../types.ts';
import { type Errand, errandOf, isTimeToFetch } from './errands.ts';
import { hidingPlaces, meetingDock, nearestDock } from './goals.ts';
import type { Question } from './index.ts';
import { whoShifts } from './sickbay.ts';
import { placesIn } from './surface.ts';
import { thumb } from './thumb.ts';

export function shipIn({ ask }: Question, state: State): Ship {
  const about = ask.showing?.about?.[0];
  return shipNo(state, about?.startsWith('ship:') ? Number(about.slice(5)) : (state.turn?.ship ?? 1));
}

/** What is worth its price whenever it is offered, the best first. */
const alwaysUseful: readonly (`tactic:${OrbitalTactic}` | Named<'offer'> | CardId)[] = [
  'tactic:precisionVolley',
  'tactic:shieldHarmonics',
  'shieldCare',
  'shieldCell',
  'shieldTuner',
  'hullFoam',
];

/** What a ship does next: fire, land, fly where it is bound, lift off when it is time. */
export function chooseShipDeed(state: State, question: Question): Answer | undefined {
  const keys = question.ask.options.map(keyOf);
  const ship = shipIn(question, state);
  if (keys.includes('shift') && whoShifts(state, ship) !== undefined) return 'shift';
  const find = (prefix: string) => keys.find(key => key.startsWith(prefix));
  const useful = alwaysUseful.find(key => keys.includes(key));
  if (useful !== undefined) return useful;
  const attack = bestTarget(
    state,
    keys.filter(key => key.startsWith('attack:')),
  );
  const errand = errandOf(state, ship);
  const descend = keys.filter(key => key.startsWith('descend:'));
  if (descend.length > 0 && shouldLand(state, ship, errand)) return bestLanding(state, ship, errand, descend);
  const salvage = find('salvage:');
  if (salvage !== undefined && errand.task === 'salvage') return find('scan:') ?? salvage;
  const travels = keys.includes('move') && isUnderWay(state, ship, errand);
  if (attack !== undefined && !travels) return attack;
  if (keys.includes('ascend')) return shouldLiftOff(state, ship, errand) ? 'ascend' : (find('scanFor') ?? 'end');
  if (salvage !== undefined && !travels) return find('scan:') ?? salvage;
  if (find('scanFor') !== undefined) return find('scanFor');
  return keys.includes('move') ? 'move' : 'end';
}

/** With somewhere to be, it moves first; then it may fire, unless it flees to its home planet. */
function isUnderWay(state: State, ship: Ship, errand: Errand): boolean {
  if (errand.task === 'fight' || ('planet' in errand && planetAt(state, ship) === errand.planet)) return false;
  return state.turn?.moves === 0 || errand.task === 'repair';
}

function shouldLand(state: State, ship: Ship, { task }: Errand): boolean {
  return task === 'fetch' ? isTimeToFetch(state, ship) : task !== 'fight' && task !== 'salvage';
}

/** RDA-DEPLOY-01: the dock from which the party has the shortest way, or where those wait whom it fetches. */
function bestLanding(state: State, ship: Ship, { task }: Errand, keys: readonly string[]): string | undefined {
  const dock = task === 'fetch' ? meetingDock(state, ship) : task === 'deploy' ? nearestDock(state, ship) : undefined;
  return keys.find(key => key === `descend:dock:${dock}`) ?? keys[0];
}

/** RDA-DOCK-01: a docked ship draws fire, so it flies until it is wanted. */
function shouldLiftOff(state: State, ship: Ship, { task }: Errand): boolean {
  if (ship.where === 'home') return ship.damage === 0;
  if (ship.where === 'landed') return false;
  return task === 'fetch' ? !isTimeToFetch(state, ship) : task !== 'deploy';
}

/** Hero ships before fighters, and of them whichever is nearest to ruin. */
function bestTarget(state: State, keys: readonly string[]): string | undefined {
  const worth = (key: string) => {
    const target = pieceOf(state, key.slice('attack:'.length) as `${string}:${string}`);
    if (target?.kind !== 'ship') return 1;
    return 5 + target.damage + (target.flipped ? 10 : 0);
  };
  return keys.length === 0 ? undefined : keys.reduce((best, key) => (worth(key) > worth(best) ? key : best));
}

/** The pose that brings it nearest; on the way one from which it can fire is a little better. */
export function flyTo(state: State, question: Question): Answer | undefined {
  if (question.ask.shape !== 'place') return undefined;
  const ship = shipIn(question, state);
  const poses = placesIn(question.ask.places);
  const errand = errandOf(state, ship);
  const board = orbitOf(state);
  const foes = vesselsInOrbit(state).filter(each => areOpponents(state, ship, each));
  const ways = goalsOf(state, errand, foes).map(goal => orbitDistances(state, board, goal).costs);
  const hunts = errand.task === 'fight';
  const range = shipRangeOf(state, ship);
  const worth = (pose: number) => {
    const cell = pose >> 3;
    const far = Math.min(60, ...ways.map(way => (way[cell]! < 0 ? 60 : way[cell]!)));
    const fires = foes.some(foe => canFireFrom(state, cell, pose & 7, range, foe));
    const dangers = board.dangers.get(cell) === undefined || state.spentMines.includes(cell) ? 0 : thumb.danger;
    return (fires ? (hunts ? thumb.fireWhenHunting : thumb.fireOnErrand) : 0) - far - dangers;
  };
  return poses.reduce((best, pose) => (worth(pose) > worth(best) ? pose : best));
}

/** Where a ship flies to. */
function goalsOf(state: State, errand: Errand, foes: readonly Vessel[]): number[] {
  if ('planet' in errand) return (orbitOf(state).planets[errand.planet] ?? []).slice(0, 4);
  if (errand.task === 'fight') return foes.map(({ cell }) => cell);
  return hidingPlaces(state);
}

/** Any square, facing the middle of the board. */
export function liftOffTo(state: State, question: Question): Answer | undefined {
  if (question.ask.shape !== 'place') return undefined;
  const board = orbitOf(state);
  const { width, height } = board.grid;
  const poses = placesIn(question.ask.places);
  const inward = (pose: number) => {
    const { cell, facing } = readPose(pose);
    const down = Math.sign(Math.floor(height / 2) - Math.floor(cell / width));
    const right = Math.sign(Math.floor(width / 2) - (cell % width));
    const steps = {
      N: [-1, 0],
      NE: [-1, 1],
      E: [0, 1],
      SE: [1, 1],
      S: [1, 0],
      SW: [1, -1],
      W: [0, -1],
      NW: [-1, -1],
    } as const;
    return steps[facing][0] * down + steps[facing][1] * right;
  };
  return poses.reduce((best, pose) => (inward(pose) > inward(best) ? pose : best));
}
