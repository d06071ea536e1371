import drone from 'icon:delivery-drone';
import person from 'icon:person';
import rocket from 'icon:rocket';
import crate from 'icon:wooden-crate';
import { Disc, Hex, type IconDrawing, Pentagon, type Ring, type SeatFace, Token } from '@starboard/board';
import type { Board } from '../../field/board.ts';
import { standOfPiece } from '../../plan.ts';
import { isConscious } from '../../rules/table.ts';
import { asState, type View } from '../../view.ts';
import { spotOf as middleOfCell, square } from '../art/square.ts';

function ringOf(view: View, seats: readonly SeatFace[], ship: number): Ring | undefined {
  const seat = view.ships[ship - 1]?.seat;
  return seats.find(({ id }) => id === seat)?.ring;
}

/** Tokens, what the mission is about. */
export function thingPieces(view: View, board: Board) {
  const tokens = board.name === 'orbit' ? view.salvage : board.name === 'surface' ? view.containers : [];
  return [
    ...tokens.map(({ cell }) => (
      <Token key={`token:${cell}`} {...middleOfCell(board, cell)} size={square * 0.3} icon={crate} />
    )),
    ...view.parameters
      .filter(({ cell, atHome }) => cell >= 0 && board.name === (atHome ? 'home' : 'surface'))
      .map(({ no, cell }) => (
        <Pentagon key={`parameter:${no}`} {...middleOfCell(board, cell)} size={square * 0.34} number={no} />
      )),
  ];
}

function figure(
  key: string,
  place: { x: number; y: number },
  icon: IconDrawing,
  ring: Ring | undefined,
  isDown: boolean,
) {
  const size = square * 0.42;
  return ring === undefined ? (
    <Hex key={key} {...place} size={size} icon={icon} isStunned={isDown} />
  ) : (
    <Disc key={key} {...place} size={size} icon={icon} ring={ring} isDown={isDown} />
  );
}

export function orbitPieces(view: View, board: Board, seats: readonly SeatFace[]) {
  return [
    ...view.ships
      .filter(({ where }) => where === 'orbit')
      .map(ship =>
        figure(`ship:${ship.no}`, middleOfCell(board, ship.cell), rocket, ringOf(view, seats, ship.no), ship.flipped),
      ),
    ...view.fighters.map(({ no, cell }) => figure(`fighter:${no}`, middleOfCell(board, cell), drone, undefined, false)),
  ];
}

export function groundPieces(view: View, board: Board, seats: readonly SeatFace[]) {
  const state = asState(view);
  const isHere = (piece: View['crew'][number] | View['npcs'][number] | View['ships'][number]) =>
    standOfPiece(piece)?.board === board.name;
  return [
    ...view.ships
      .filter(isHere)
      .map(ship =>
        figure(`ship:${ship.no}`, middleOfCell(board, ship.cell), rocket, ringOf(view, seats, ship.no), false),
      ),
    ...view.crew
      .filter(isHere)
      .map(crew =>
        figure(
          `crew:${crew.id}`,
          middleOfCell(board, crew.cell),
          person,
          ringOf(view, seats, crew.ship),
          !isConscious(state, crew),
        ),
      ),
    ...view.npcs
      .filter(isHere)
      .map(npc => figure(`npc:${npc.no}`, middleOfCell(board, npc.cell), drone, undefined, npc.asleep)),
  ];
}
