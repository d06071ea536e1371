import type { Point } from '@starboard/board';
import type { Formatter } from '@starboard/kernel/text';
import { gridDirections } from '@starboard/space';
import { type KeyboardEvent, memo, type SyntheticEvent } from 'react';
import type { Board } from '../../field/board.ts';
import { placeName } from '../../show/names.ts';
import type { Placing } from '../../show/plan.ts';
import { boardBox, spotOf as middleOfCell, ReachArea } from '../art/index.ts';
import styles from './Marks.module.css';
import { squarePath } from './spots.ts';
import type { PlacingState } from './use-placing.ts';

/** All squares that can be chosen, as one area. */
export const Reach = memo(function Reach({ board, placing }: { readonly board: Board; readonly placing: Placing }) {
  return <ReachArea board={board} cells={[...placing.places.keys()]} />;
});

interface PlaceProps {
  readonly board: Board;
  readonly state: PlacingState;
  readonly say: Formatter;
}

function cellOf({ hasFacings }: Placing, place: number): number {
  return hasFacings ? place >> 3 : place;
}

/** RDA-MOVE-08: whoever can only turn has none but its own square, which the ship itself hides. */
function onlySquare({ places }: Placing): number | undefined {
  const [first, ...others] = places.keys();
  return others.length === 0 ? first : undefined;
}

/** The square that is shown, and which way a ship would face there. */
export function PlacePreview({ board, state: { placing, shown, chosen } }: Omit<PlaceProps, 'say'>) {
  if (shown === undefined) return null;
  const cell = cellOf(placing, shown);
  const { x, y } = middleOfCell(board, cell);
  return (
    <g className={styles['still']}>
      <path className={shown === chosen ? styles['settled'] : styles['ghost']} d={squarePath(board, cell, 2)} />
      {placing.hasFacings && (
        <path
          className={styles['bow']}
          d="M0-17 11 12 0 6-11 12Z"
          transform={`translate(${x} ${y}) rotate(${(shown & 7) * 45})`}
        />
      )}
    </g>
  );
}

/** So far a facing's arrow reaches from the middle of its ring, in pixels, and the ring's middle from the board's edge. */
const ringReach = 65;

/** The square whose facings stand open: it was chosen, or is the only one. */
function openSquare({ placing, chosen }: PlacingState): number | undefined {
  if (!placing.hasFacings) return undefined;
  return chosen === undefined ? onlySquare(placing) : cellOf(placing, chosen);
}

/** The middle of the ring of facings: the square's, but not so near to the edge that arrows are cut off. */
function ringOf(board: Board, cell: number): Point {
  const { x, y } = middleOfCell(board, cell);
  const box = boardBox(board);
  const within = (value: number, start: number, length: number) =>
    Math.min(Math.max(value, start + ringReach), start + length - ringReach);
  return { x: within(x, box.x, box.width), y: within(y, box.y, box.height) };
}

/** Where the arrows are that are to be pressed next. */
export function handlesOf(board: Board, state: PlacingState): readonly Point[] {
  const cell = openSquare(state);
  if (cell === undefined) return none;
  const { x, y } = ringOf(board, cell);
  return (state.placing.places.get(cell) ?? none).map(place => {
    const angle = ((place & 7) * Math.PI) / 4;
    return { x: x + ringReach * Math.sin(angle), y: y - ringReach * Math.cos(angle) };
  });
}

const none: readonly never[] = [];

const steps: { readonly [key: string]: number } = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

/** Around the square that was chosen, or is the only one: the ways in which the ship may face there. */
export function Facings({ board, state, say }: PlaceProps) {
  const { placing, chosen, onPick } = state;
  const cell = openSquare(state);
  if (cell === undefined) return null;
  const { x, y } = ringOf(board, cell);
  const turn = (event: SyntheticEvent, place: number) => {
    event.stopPropagation();
    onPick(place);
  };
  /** Arrows go round the ring. */
  const press = (event: KeyboardEvent, place: number) => {
    const by = steps[event.key];
    if (event.key === 'Enter' || event.key === ' ') turn(event, place);
    else if (by !== undefined) {
      event.preventDefault();
      event.stopPropagation();
      const all = [...event.currentTarget.parentElement!.querySelectorAll<SVGElement>('[role=button]')];
      all.at((all.indexOf(event.currentTarget as SVGElement) + by) % all.length)?.focus();
    }
  };
  return (
    <g transform={`translate(${x} ${y})`}>
      <g className={styles['facings']}>
        {(placing.places.get(cell) ?? []).map(place => (
          // biome-ignore lint/a11y/useSemanticElements: there are no buttons in SVG
          <g
            key={place}
            role="button"
            tabIndex={0}
            aria-label={say({ key: 'board.facing', params: { facing: gridDirections[place & 7]! } })}
            aria-pressed={place === chosen}
            className={styles['facing']}
            transform={`rotate(${(place & 7) * 45})`}
            onClick={event => turn(event, place)}
            onKeyDown={event => press(event, place)}
          >
            <circle cy={-48} r={17} />
            <path d="M0-57 7-43 0-46-7-43Z" />
          </g>
        ))}
      </g>
    </g>
  );
}

/** Where the keyboard stands among the places. */
export function PlaceCursor({ board, state, say }: PlaceProps) {
  const { placing, cursor, chosen } = state;
  return (
    // biome-ignore lint/a11y/useSemanticElements: there are no buttons in SVG
    <path
      data-cursor
      className={styles['cursor']}
      d={squarePath(board, cellOf(placing, cursor), 2)}
      role="button"
      tabIndex={0}
      aria-pressed={cursor === chosen}
      aria-label={say(placeName(board, placing, cursor))}
      onKeyDown={state.onKeyDown}
      onFocus={state.onFocus}
      onBlur={state.onBlur}
    />
  );
}
