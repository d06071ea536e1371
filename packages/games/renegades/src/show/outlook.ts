import type { Ref, ShownDecision, ShownOption } from '@starboard/kernel';
import { type GridDirection, gridDirections } from '@starboard/space';
import { type Board, boardOf, dist } from '../field/board.ts';
import { costTo, wayThere } from '../field/ways.ts';
import { mayFire } from '../rules/orbit/attack.ts';
import { freePivotsOf } from '../rules/orbit/move.ts';
import { movementOf, shipRangeOf } from '../rules/ship.ts';
import { type FireArc, fighterArc, fireArc, fireLine } from '../rules/squares/fire.ts';
import { shipReach } from '../rules/squares/flying.ts';
import { isLineObstructed } from '../rules/squares/sight.ts';
import { speedOf } from '../rules/stats.ts';
import { lookAround } from '../rules/surface/ground.ts';
import { isCover } from '../rules/surface/stealth.ts';
import { crewById, pieceOf } from '../rules/table.ts';
import type { Anybody, Crew, Ship, State } from '../types.ts';
import { asState, type View } from '../view.ts';
import { type BoardName, standOfPiece } from './plan.ts';

/** The piece that a ref speaks of. */
export function pieceAt(view: View, ref: Ref | undefined): Anybody | undefined {
  return ref === undefined ? undefined : pieceOf(asState(view), ref);
}

/** RDA-ATTACK-01..04: what a ship or fighter could hit from where it is, or from a pose it does not have yet; nothing if nobody is at the guns. */
export function arcOf(view: View, piece: Anybody, pose?: number): FireArc | undefined {
  const state = asState(view);
  if (piece.kind === 'fighter') return fighterArc(state, piece);
  if (piece.kind !== 'ship' || !mayFire(state, piece)) return undefined;
  const from = pose === undefined ? piece : poseOf(pose);
  return fireArc(state, { cell: from.cell, facing: from.facing, range: shipRangeOf(state, piece) });
}

function poseOf(pose: number): { readonly cell: number; readonly facing: GridDirection } {
  return { cell: pose >> 3, facing: gridDirections[pose & 7]! };
}

/** Squares that one Move leads to, each with what it costs. */
export interface Reach {
  readonly board: BoardName;
  readonly costs: ReadonlyMap<number, number>;
}

/** RDA-MOVE-01, 09: where a Move that is being thought about leads, tests on the way aside. */
export function reachOf(view: View, piece: Anybody): Reach | undefined {
  const state = asState(view);
  if (piece.kind === 'ship') return piece.where === 'orbit' ? shipReachOf(state, piece) : undefined;
  if (piece.kind !== 'crew' || piece.aboard !== 0) return undefined;
  return walkReach(state, piece, speedOf(state, piece));
}

function shipReachOf(state: State, ship: Ship): Reach {
  const flight = { points: movementOf(state, ship), freePivots: freePivotsOf(state, ship) };
  const { runs, arrivals } = shipReach(state, ship, flight);
  const cheapest = new Map<number, number>();
  for (let run = 0, nth = 0; run < runs.length; run += 2) {
    for (let pose = runs[run]!; pose < runs[run]! + runs[run + 1]!; pose++, nth++) {
      const { cell } = poseOf(pose);
      const cost = arrivals[nth]! >> 8;
      if (cost < (cheapest.get(cell) ?? Number.POSITIVE_INFINITY)) cheapest.set(cell, cost);
    }
  }
  return { board: 'orbit', costs: cheapest };
}

function walkReach(state: State, crew: Crew, left: number): Reach {
  const { places, reach } = lookAround(state, crew, { left, eluded: [], sneaks: false });
  return { board: crew.on, costs: new Map(places.map(cell => [cell, Math.max(0, costTo(reach, cell))])) };
}

/** The way on foot to a square that can be chosen; none where it is a single step with a test or danger. */
export function wayTo(view: View, decision: ShownDecision, cell: number): readonly number[] {
  const crew = pieceAt(view, decision.about?.[0]);
  const left = decision.prompt.params?.['left'];
  if (decision.name !== 'walk' || crew?.kind !== 'crew' || typeof left !== 'number') return [];
  const { reach } = lookAround(asState(view), crew, { left, eluded: [], sneaks: false });
  return wayThere(reach, cell);
}

/** RDA-STEALTH-03, 12: of some squares those that hide somebody. */
export function coverAmong(view: View, board: Board, cells: Iterable<number>): readonly number[] {
  const state = asState(view);
  return [...cells].filter(cell => isCover(state, board, cell));
}

/** A line from whoever attacks to a target. */
export interface Shot {
  readonly board: BoardName;
  readonly from: number;
  readonly to: number;
  readonly target: Ref;
  readonly isObstructed: boolean;
}

/** RDA-ATTACK-01, RDA-RANGED-06: the lines of the attacks among these options. */
export function shotsOf(view: View, options: readonly ShownOption[], by: Anybody | undefined): readonly Shot[] {
  const state = asState(view);
  const from = by && standOfPiece(by);
  if (by === undefined || from === undefined) return [];
  const attacks = options.filter(({ group }) => group === 'attack' || group === 'scanForWeaknesses');
  const targets = [...new Set(attacks.flatMap(({ refs = [] }) => refs))];
  return targets.flatMap((target): Shot[] => {
    const piece = pieceOf(state, target);
    const to = piece && standOfPiece(piece);
    if (piece === undefined || to?.board !== from.board) return [];
    return [{ board: from.board, from: from.cell, to: to.cell, target, isObstructed: isObstructed(state, by, piece) }];
  });
}

function isObstructed(state: State, by: Anybody, target: Anybody): boolean {
  if (by.kind === 'ship') {
    return (target.kind === 'ship' || target.kind === 'fighter') && fireLine(state, by, target)?.obstructed === true;
  }
  if (by.kind !== 'crew' || (target.kind !== 'crew' && target.kind !== 'npc')) return false;
  return isLineObstructed(state, by, target);
}

/** How many squares two pieces on one board are apart. */
export function gapBetween(view: View, by: Anybody, target: Anybody): number | undefined {
  const [from, to] = [standOfPiece(by), standOfPiece(target)];
  if (from === undefined || to === undefined || from.board !== to.board) return undefined;
  const state = asState(view);
  const figure = by.kind === 'crew' || by.kind === 'npc' ? by : undefined;
  if (figure !== undefined) return dist(boardOf(state, figure), from.cell, to.cell);
  const [cols, rows] = [Math.abs((from.cell & 31) - (to.cell & 31)), Math.abs((from.cell >> 5) - (to.cell >> 5))];
  return Math.max(cols, rows);
}

/** Whose turn it is, or whom the question is about. */
export function actorOf(view: View, decision: ShownDecision | undefined): Anybody | undefined {
  const state = asState(view);
  const about = pieceAt(view, decision?.about?.[0]);
  if (about !== undefined) return about;
  if (view.party?.crew) return crewById(state, view.party.crew);
  const no = view.turn?.ship ?? view.party?.ship;
  return no === undefined ? undefined : state.ships[no - 1];
}
