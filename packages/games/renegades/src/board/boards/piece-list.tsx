import type { PieceProps, Point, SeatFace } from '@starboard/board';
import type { Ref, Viewer } from '@starboard/kernel';
import type { ReactElement } from 'react';
import { catalogue } from '../../catalogue.ts';
import type { Board } from '../../field/board.ts';
import { isConscious } from '../../rules/table.ts';
import { standOfPiece } from '../../show/plan.ts';
import type { Anybody, Crew, Npc, Ship } from '../../types.ts';
import { asState, type View } from '../../view.ts';
import {
  ClosedDock,
  ContainerToken,
  CreatureToken,
  CrewToken,
  FighterToken,
  FireToken,
  spotOf as middleOfCell,
  ParameterToken,
  SalvageToken,
  ShipToken,
  square,
} from '../art/index.ts';
import { sideOf } from '../sides.ts';

type Drawn = ReactElement<PieceProps>;

/** What pieces are drawn from. */
export interface Scene {
  readonly view: View;
  readonly board: Board;
  readonly seat: Viewer;
  readonly seats: readonly SeatFace[];
  /** Whose turn it is. */
  readonly acting: Ref | undefined;
}

const figureSize = square * 0.45;
const bodySize = square * 0.34;
const thingSize = square * 0.33;
const smallSize = square * 0.2;

/** What lies on the ground: closed docks, fires, tokens, what the mission is about. */
export function thingPieces(scene: Scene): readonly Drawn[] {
  const { view, board } = scene;
  const at = (cell: number) => middleOfCell(board, cell);
  if (board.name === 'orbit') {
    return view.salvage.map(({ cell, token }) => (
      <SalvageToken
        key={`salvage:${cell}`}
        {...at(cell)}
        size={thingSize}
        face={token === undefined ? undefined : catalogue.salvageFaces[token]}
      />
    ));
  }
  if (board.name === 'home') return parameterPieces(scene);
  return [
    ...view.closedDocks.map(cell => <ClosedDock key={`closed:${cell}`} {...at(cell)} size={figureSize} />),
    ...view.fires.map(cell => <FireToken key={`fire:${cell}`} {...at(cell)} size={figureSize} />),
    ...view.containers.map(({ cell, token }) => (
      <ContainerToken
        key={`container:${cell}`}
        {...at(cell)}
        size={thingSize}
        face={token === undefined ? undefined : catalogue.containerFaces[token]}
      />
    )),
    ...parameterPieces(scene),
  ];
}

/** Those that lie somewhere, and those that somebody bears, small beside the bearer. */
function parameterPieces({ view, board, seat, seats }: Scene): readonly Drawn[] {
  return view.parameters.flatMap(({ no, what, cell, atHome, marked, delivered, bearer }) => {
    const crew = view.crew.find(({ id }) => id === bearer);
    const stand = crew && standOfPiece(crew);
    const place = crew
      ? stand?.board === board.name
        ? stand.cell
        : -1
      : board.name === (atHome ? 'home' : 'surface')
        ? cell
        : -1;
    if (place < 0) return [];
    const { x, y } = middleOfCell(board, place);
    const ship = crew?.ship ?? view.ships.find(({ faction }) => faction === marked)?.no;
    const side = ship === undefined ? {} : sideOf(view, { ship, faction: crew?.faction ?? marked! }, seat, seats);
    const isApart = crew !== undefined || isTaken(view, board, place);
    const spot = isApart ? { x: x + square * 0.3, y: y - square * 0.3, size: smallSize } : { x, y, size: thingSize };
    return [
      <ParameterToken key={`parameter:${no}`} {...spot} {...side} what={what} isDone={delivered || marked !== null} />,
    ];
  });
}

function isTaken({ crew, npcs }: View, { name }: Board, cell: number): boolean {
  return [...crew, ...npcs].some(figure => figure.aboard === 0 && figure.on === name && figure.cell === cell);
}

/** Ships and fighters. */
export function vesselPieces(scene: Scene): readonly Drawn[] {
  const { view, board } = scene;
  const ships = view.ships.filter(ship => standOfPiece(ship)?.board === board.name);
  const fighters = board.name === 'orbit' ? view.fighters : [];
  return [
    ...fighters.map(({ no, cell, race, damage }) => (
      <FighterToken
        key={`fighter:${no}`}
        {...middleOfCell(board, cell)}
        size={figureSize}
        race={race}
        damage={damage}
      />
    )),
    ...lastActing(ships, scene).map(ship => shipPiece(ship, scene)),
  ];
}

function shipPiece(ship: Ship, { view, board, seat, seats, acting }: Scene): Drawn {
  const side = sideOf(view, { ship: ship.no, faction: ship.faction }, seat, seats);
  const place = middleOfCell(board, ship.cell);
  return (
    <ShipToken
      key={`ship:${ship.no}`}
      {...place}
      {...side}
      size={figureSize}
      ship={ship.ship}
      facing={ship.facing}
      isActive={acting === `ship:${ship.no}`}
      isBare={ship.flipped}
    />
  );
}

/** Those who lie below those who stand, whoever acts on top. */
export function figurePieces(scene: Scene): readonly Drawn[] {
  const { view, board } = scene;
  const state = asState(view);
  const isHere = (figure: Crew | Npc) => standOfPiece(figure)?.board === board.name;
  const crew = view.crew.filter(isHere);
  const down = crew.filter(each => !isConscious(state, each));
  const up = crew.filter(each => isConscious(state, each));
  return [
    ...down.map(each => crewPiece(each, true, scene)),
    ...view.npcs.filter(isHere).map(npc => npcPiece(npc, scene)),
    ...lastActing(up, scene).map(each => crewPiece(each, false, scene)),
  ];
}

function crewPiece(crew: Crew, isDown: boolean, { view, board, seat, seats, acting }: Scene): Drawn {
  const state = isDown ? 'down' : crew.stealth ? 'hidden' : 'ready';
  const place = middleOfCell(board, crew.cell);
  return (
    <CrewToken
      key={`crew:${crew.id}`}
      {...(isDown ? lying(place) : place)}
      {...sideOf(view, crew, seat, seats)}
      size={isDown ? bodySize : figureSize}
      member={crew.id}
      state={state}
      isActive={acting === `crew:${crew.id}`}
    />
  );
}

/** Somebody may stand on the same square. */
function lying({ x, y }: Point): Point {
  return { x: x - square * 0.14, y: y + square * 0.16 };
}

function npcPiece({ no, npc, cell, wounds, asleep, stunned }: Npc, { board }: Scene): Drawn {
  return (
    <CreatureToken
      key={`npc:${no}`}
      {...middleOfCell(board, cell)}
      size={figureSize}
      kind={npc}
      wounds={wounds}
      isAsleep={asleep}
      isStunned={stunned}
    />
  );
}

function lastActing<P extends Anybody>(pieces: readonly P[], { acting }: Scene): readonly P[] {
  const isActing = (piece: P) => acting === (piece.kind === 'crew' ? `crew:${piece.id}` : `${piece.kind}:${piece.no}`);
  return [...pieces.filter(piece => !isActing(piece)), ...pieces.filter(isActing)];
}
