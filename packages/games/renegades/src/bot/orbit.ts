import { type Answer, keyOf } from '@starboard/kernel';
import type { Planet } from '../field/assembly.ts';
import { orbitOf } from '../field/board.ts';
import { canFireFrom, orbitDistances } from '../field/flying.ts';
import { carrierOf, hasAllNeeded, needed } from '../rules/mission/delivery.ts';
import { tierOf } from '../rules/mission/end.ts';
import { homePlanets } from '../rules/orbit/landing.ts';
import { readPose } from '../rules/orbit/move.ts';
import { isBadlyDamaged, shipRangeOf } from '../rules/ship.ts';
import { areOpponents, partyOf, pieceOf, shipNo, vesselsInOrbit } from '../rules/table.ts';
import type { Ship, State } from '../types.ts';
import type { Question } from './index.ts';
import { placesIn } from './surface.ts';

function shipIn({ ask }: Question, state: State): Ship {
  const about = ask.showing?.about?.[0];
  return shipNo(state, about?.startsWith('ship:') ? Number(about.slice(5)) : (state.turn?.ship ?? 1));
}

/** All that is needed flies with ships of one's own. */
function carriesAll(state: State, ship: Ship): boolean {
  return (
    hasAllNeeded(state, ship.faction) &&
    needed(state).every(
      parameter =>
        parameter.kind === 'site' || carrierOf(state, parameter)?.faction === ship.faction || parameter.bearer === null,
    )
  );
}

/** Where a ship is bound: home with what was fetched or for repairs, else to the mission. */
function boundFor(state: State, ship: Ship): Planet | undefined {
  const home = homePlanets[ship.faction];
  if (state.chase !== null) return homePlanets[state.chase];
  if (tierOf(state) > 1 && carriesAll(state, ship)) return home;
  if (isBadlyDamaged(ship)) return home;
  const waits = partyOf(state, ship).length > 0;
  return state.notes[`landed:${ship.no}`] === 1 && !waits ? undefined : 'mission';
}

/** What a ship does next: fire, land, fly where it is bound, lift off when it is time. */
export function chooseShipDeed(state: State, question: Question): Answer | undefined {
  const keys = question.ask.options.map(keyOf);
  const ship = shipIn(question, state);
  const find = (prefix: string) => keys.find(key => key.startsWith(prefix));
  const useful =
    find('tactic:precisionVolley') ??
    find('tactic:shieldHarmonics') ??
    find('shieldC') ??
    find('shieldT') ??
    find('hullFoam');
  if (useful !== undefined) return useful;
  const attack = bestTarget(
    state,
    keys.filter(key => key.startsWith('attack:')),
  );
  if (attack !== undefined) return attack;
  const descend = keys.filter(key => key.startsWith('descend:'));
  if (descend.length > 0 && boundFor(state, ship) !== undefined) return descend[0];
  if (keys.includes('ascend')) return shouldLiftOff(state, ship) ? 'ascend' : (find('scanFor') ?? 'end');
  const salvage = find('salvage:');
  if (salvage !== undefined) return find('scan:') ?? salvage;
  if (find('scanFor') !== undefined) return find('scanFor');
  return keys.includes('move') ? 'move' : 'end';
}

/** Whoever has most to lose: those who carry what the mission is about, then those nearest to ruin. */
function bestTarget(state: State, keys: readonly string[]): string | undefined {
  const worth = (key: string) => {
    const target = pieceOf(state, key.slice('attack:'.length) as `${string}:${string}`);
    if (target?.kind !== 'ship') return 1;
    return 5 + target.damage + (target.flipped ? 10 : 0);
  };
  return keys.length === 0 ? undefined : keys.reduce((best, key) => (worth(key) > worth(best) ? key : best));
}

/** RDA-DOCK-01: with everything aboard and a tier to fly for; otherwise it waits for its party. */
function shouldLiftOff(state: State, ship: Ship): boolean {
  if (ship.where === 'home') return !isBadlyDamaged(ship);
  if (ship.where === 'landed') return false;
  return tierOf(state) > 1 && carriesAll(state, ship) && partyOf(state, ship).length === 0;
}

/** The pose that brings it nearest; on the way one from which it can fire is a little better. */
export function flyTo(state: State, question: Question): Answer | undefined {
  if (question.ask.shape !== 'place') return undefined;
  const ship = shipIn(question, state);
  const poses = placesIn(question.ask.places);
  const planet = boundFor(state, ship);
  const board = orbitOf(state);
  const foes = vesselsInOrbit(state).filter(each => areOpponents(state, ship, each));
  const goals = planet === undefined ? foes.map(({ cell }) => cell) : (board.planets[planet] ?? []);
  const ways = goals.slice(0, 4).map(goal => orbitDistances(state, board, goal).costs);
  const range = shipRangeOf(state, ship);
  const worth = (pose: number) => {
    const cell = pose >> 3;
    const far = Math.min(60, ...ways.map(way => (way[cell]! < 0 ? 60 : way[cell]!)));
    const fires = foes.some(foe => canFireFrom(state, cell, pose & 7, range, foe));
    const dangers = board.dangers.get(cell) === undefined || state.spentMines.includes(cell) ? 0 : 15;
    return (fires ? (planet === undefined ? 8 : 2) : 0) - far - dangers;
  };
  return poses.reduce((best, pose) => (worth(pose) > worth(best) ? pose : best));
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
