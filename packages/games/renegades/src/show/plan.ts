import type { Ref, ShownDecision } from '@starboard/kernel';
import { type Board, homeBoardOf, orbitOf, planetAt, surfaceOf } from '../field/board.ts';
import { isSurfaceInPlay } from '../rules/surface/party.ts';
import { pieceOf } from '../rules/table.ts';
import type { Anybody, Stage } from '../types.ts';
import { asState, type View } from '../view.ts';

export type BoardName = Board['name'];

/** The boards that are in play: none before a mission and between missions; RDA-TIER-08: a chase ends on a home board, and some may still be on the surface. */
export function boardsOf(view: View): readonly BoardName[] {
  const { surface, stage, chase } = view;
  if (surface === '' || stage === 'draft' || stage === 'shoreLeave') return [];
  if (chase === null) return ['orbit', 'surface'];
  return isSurfaceInPlay(asState(view)) ? ['orbit', 'surface', 'home'] : ['orbit', 'home'];
}

export function boardNamed(view: View, name: BoardName): Board {
  if (name === 'home') return homeBoardOf(view.chase ?? 'renegade');
  return name === 'orbit' ? orbitOf(asState(view)) : surfaceOf(asState(view));
}

/** The board below the ships; in a chase the one that whoever acts is on or over. */
function groundName(view: View): BoardName {
  const { chase, party, turn, stage, crew, ships } = view;
  if (chase === null || stage === 'npcs' || stage === 'npcTurns') return 'surface';
  const actor = crew.find(({ id }) => id === party?.crew);
  if (actor?.aboard === 0) return actor.on;
  const ship = ships[(actor?.aboard ?? turn?.ship ?? party?.ship ?? 0) - 1];
  if (ship === undefined) return 'home';
  return ship.where === 'docked' || planetAt(asState(view), ship) === 'mission' ? 'surface' : 'home';
}

/** A square of a board. */
export interface Stand {
  readonly board: BoardName;
  readonly cell: number;
}

/** Where a piece is on a board; nowhere if it is not placed yet, aboard a ship, in a yard or out of play. */
export function standOfPiece(piece: Anybody): Stand | undefined {
  if (piece.cell < 0) return undefined;
  if (piece.kind === 'fighter') return { board: 'orbit', cell: piece.cell };
  if (piece.kind !== 'ship') return piece.aboard === 0 ? { board: piece.on, cell: piece.cell } : undefined;
  const board = shipBoards[piece.where];
  return board && { board, cell: piece.cell };
}

const shipBoards = { orbit: 'orbit', docked: 'surface', landed: 'home', home: undefined, captured: undefined } as const;

/** Where something is that a ref speaks of: squares of docks, doors and parameters are of the ground. */
export function standOf(view: View, ref: Ref): Stand | undefined {
  const [kind = '', name = ''] = ref.split(':');
  switch (kind) {
    case 'cell':
      return { board: groundName(view), cell: Number(name) };
    case 'container':
      return { board: 'surface', cell: Number(name) };
    case 'salvage':
      return { board: 'orbit', cell: Number(name) };
    case 'parameter':
      return standOfParameter(view, Number(name));
    case 'card': {
      const dropped = view.dropped.find(({ card }) => card.no === Number(name));
      return dropped && { board: 'surface', cell: dropped.cell };
    }
    default: {
      const piece = pieceOf(asState(view), ref);
      return piece && standOfPiece(piece);
    }
  }
}

/** Where it lies, or whoever bears it stands. */
function standOfParameter(view: View, no: number): Stand | undefined {
  const parameter = view.parameters.find(each => each.no === no);
  if (parameter === undefined) return undefined;
  if (parameter.cell >= 0) return { board: parameter.atHome ? 'home' : 'surface', cell: parameter.cell };
  const bearer = view.crew.find(({ id }) => id === parameter.bearer);
  return bearer && standOfPiece(bearer);
}

/** A question for a place, as a board shows it. */
export interface Placing {
  readonly board: BoardName;
  /** Who goes there, or what the question is about. */
  readonly mover: Ref | undefined;
  /** By square: the places there, a single one, or one for each facing. */
  readonly places: ReadonlyMap<number, readonly number[]>;
  readonly hasFacings: boolean;
}

/** RDA-MOVE-01, 02: a pose is a square and a facing; other places are squares. */
export function placingOf(decision: ShownDecision | undefined): Placing | undefined {
  const ask = decision?.ask;
  if (ask?.shape !== 'place') return undefined;
  const hasFacings = ask.space === 'poses';
  const places = new Map<number, number[]>();
  for (let i = 0; i + 1 < ask.places.length; i += 2) {
    for (let at = 0; at < ask.places[i + 1]!; at++) {
      const place = ask.places[i]! + at;
      const cell = hasFacings ? place >> 3 : place;
      const known = places.get(cell);
      if (known === undefined) places.set(cell, [place]);
      else known.push(place);
    }
  }
  const board = hasFacings ? 'orbit' : (ask.space as BoardName);
  return { board, mover: decision?.about?.[0], places, hasFacings };
}

/** The board on which things happen now: that of the question, else that of the phase. */
export function boardInPlay(view: View, decision: ShownDecision | undefined): BoardName {
  const placing = placingOf(decision);
  if (placing !== undefined) return placing.board;
  const refs = [...(decision?.ask?.options ?? []).flatMap(option => option.refs ?? []), ...(decision?.about ?? [])];
  const isTurn = decision?.name === 'act' || decision?.name === 'crewAct' || decision?.name === 'who';
  if (!isTurn)
    for (const ref of refs) {
      const stand = standOf(view, ref);
      if (stand !== undefined) return stand.board;
    }
  const acting = view.ships[(view.turn?.ship ?? 0) - 1];
  const isDown = acting?.where === 'docked' || acting?.where === 'landed';
  return isDown || groundStages.includes(view.stage) ? groundName(view) : 'orbit';
}

const groundStages: readonly Stage[] = [
  'surfacePhase',
  'parties',
  'npcs',
  'npcTurns',
  'event',
  'roundEnds',
  'missionEnds',
];
