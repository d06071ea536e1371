import { type BoardProps, type Point, Stage, useCrowd } from '@starboard/board';
import type { Ref } from '@starboard/kernel';
import { useCallback, useMemo, useRef, useState } from 'react';
import type { Board } from '../../field/board.ts';
import { refOf } from '../../rules/table.ts';
import { nameAt } from '../../show/names.ts';
import { actorOf, pieceAt } from '../../show/outlook.ts';
import { type BoardName, type Placing, standOf } from '../../show/plan.ts';
import type { View } from '../../view.ts';
import { boardBox, spotOf as middleOfCell } from '../art/index.ts';
import { refsOf } from '../refs.ts';
import { ownFaction } from '../sides.ts';
import { Ground } from './Ground.tsx';
import { Lights, Targets } from './Lights.tsx';
import styles from './Marks.module.css';
import { Names } from './Names.tsx';
import { Note } from './Note.tsx';
import { Pieces } from './Pieces.tsx';
import { Facings, handlesOf, PlaceCursor, PlacePreview, Reach } from './Place.tsx';
import { Spots } from './Spots.tsx';
import { Stroke } from './Stroke.tsx';
import { boxAround, spotOf, standsOn } from './spots.ts';
import { Thought } from './Thought.tsx';
import { squareText } from './terrain.ts';
import { useBoard } from './use-board.ts';
import { type PlacingState, usePlacing } from './use-placing.ts';
import { useRest } from './use-rest.ts';

interface OneBoardProps extends BoardProps<View> {
  readonly name: BoardName;
  /** What was seen before, maybe of the other board. */
  readonly before?: View | undefined;
  /** The keys for near and far are its. */
  readonly isKeyed: boolean;
}

/** One board from above: who and what is on it, and what can be done there. */
export function OneBoard(props: OneBoardProps) {
  const { name, before, isKeyed, view, seat, seats, decision, say } = props;
  const { targets, lit, considered, happening, onPick, onPoint } = props;
  const root = useRef<SVGGElement>(null);
  const board = useBoard(view, name);
  const actor = useMemo(() => actorOf(view, decision), [view, decision]);
  const acting = actor && refOf(actor);
  const { state: placing, listeners } = usePlacing(props, board, root);
  const [pointed, setPointed] = useState<Ref>();
  const point = useCallback(
    (ref: Ref | undefined) => {
      setPointed(ref);
      onPoint(ref);
    },
    [onPoint],
  );
  const { menu, onCrowd, onClose } = useCrowd(root, {
    targets,
    say,
    nameOf: ref => say(nameAt(view, board, ref)),
    onPick,
    onPoint: point,
  });
  const rest = useRest(board, root);
  const stands = useMemo(() => standsOn(view, board), [view, board]);
  const stood = useMemo(() => before && standsOn(before, board), [before, board]);
  const refsHappening = happening ? refsOf(view, happening) : none;
  return (
    <Stage
      content={boardBox(board)}
      home={homeOf(view, board, acting, placing?.placing)}
      stands={stands}
      stood={stood}
      happening={happening && refsHappening.flatMap(ref => spotOf(view, board, ref)?.middle ?? [])}
      lit={litOf(view, board, props, placing)}
      handles={placing && handlesOf(board, placing)}
      isKeyed={isKeyed}
      readable={0.42}
      closeUp={0.7}
      say={say}
      overview={<Ground board={board} spentMines={view.spentMines} />}
      note={menu || placing?.shown !== undefined ? undefined : noteOf(props, board, pointed, rest.cell)}
      menu={menu}
    >
      <g ref={root} {...(placing ? listeners : rest.listeners)} onPointerDownCapture={onClose}>
        <rect className={styles['floor']} {...boardBox(board)} onPointerDown={() => point(undefined)} />
        <Ground board={board} spentMines={view.spentMines} />
        {placing && <Reach board={board} placing={placing.placing} />}
        <Thought
          view={view}
          board={board}
          own={ownFaction(view, seat)}
          decision={decision}
          actor={actor}
          considered={considered}
          looked={pieceAt(view, pointed)}
          placing={placing}
          targets={targets}
        />
        <Lights view={view} board={board} refs={refsHappening} look="happening" />
        <Lights view={view} board={board} refs={lit} look="pointed" />
        <Targets view={view} board={board} targets={targets} />
        <Pieces view={view} board={board} seat={seat} seats={seats} acting={acting} />
        {happening && <Stroke view={view} board={board} happening={happening} />}
        <Names view={view} board={board} say={say} />
        <Spots
          view={view}
          board={board}
          targets={targets}
          start={acting}
          say={say}
          onCrowd={onCrowd}
          onPick={onPick}
          onPoint={point}
        />
        {placing && <PlacePreview board={board} state={placing} />}
        {placing && <PlaceCursor board={board} state={placing} say={say} />}
        {placing && <Facings board={board} state={placing} say={say} />}
      </g>
    </Stage>
  );
}

const none: readonly never[] = [];

/** Where a small window opens, and what it follows: who acts, or where somebody is to be placed who is nowhere yet. */
export function homeOf(view: View, board: Board, acting: Ref | undefined, placing: Placing | undefined): Point {
  const stand = acting === undefined ? undefined : standOf(view, acting);
  if (stand === undefined && placing !== undefined) return middleOfCells(board, [...placing.places.keys()]);
  const first = view.crew.find(({ aboard, on }) => aboard === 0 && on === board.name);
  const cell = stand?.board === board.name ? stand.cell : first?.cell;
  const { width, height } = board.grid;
  return middleOfCell(board, cell ?? Math.floor(height / 2) * width + Math.floor(width / 2));
}

/** What can be chosen, or is aimed at. */
function litOf(view: View, board: Board, { targets, considered }: OneBoardProps, placing: PlacingState | undefined) {
  const refs = [...targets.map(({ ref }) => ref), ...(considered?.refs ?? none)];
  const cells = placing === undefined ? none : [...placing.placing.places.keys()];
  return [
    ...refs.flatMap(ref => spotOf(view, board, ref)?.middle ?? none),
    ...cells.map(cell => middleOfCell(board, cell)),
  ];
}

function middleOfCells(board: Board, cells: readonly number[]): Point {
  const spots = cells.map(cell => middleOfCell(board, cell));
  const mean = (along: 'x' | 'y') => spots.reduce((sum, spot) => sum + spot[along], 0) / spots.length;
  return { x: mean('x'), y: mean('y') };
}

/** What is told beside the thing that the pointer is on, or else of the square on which it rests. */
function noteOf({ view, say }: OneBoardProps, board: Board, pointed: Ref | undefined, cell: number | undefined) {
  const spot = pointed === undefined ? undefined : spotOf(view, board, pointed);
  if (spot) {
    return { beside: boxAround(spot.middle), words: <Note view={view} board={board} of={spot.ref} say={say} /> };
  }
  const text = cell === undefined ? undefined : squareText(view, board, cell);
  return text && { beside: boxAround(middleOfCell(board, cell!)), words: <span>{say(text)}</span> };
}
