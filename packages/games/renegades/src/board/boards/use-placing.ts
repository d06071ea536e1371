import type { BoardProps } from '@starboard/board';
import { gridDirections } from '@starboard/space';
import { type KeyboardEvent, type PointerEvent, type RefObject, useMemo, useState } from 'react';
import type { Board } from '../../field/board.ts';
import { pieceOf } from '../../rules/table.ts';
import { type Placing, placingOf } from '../../show/plan.ts';
import { asState, type View } from '../../view.ts';
import { cellUnder } from './cell-under.ts';

/** A question for a place while it is being answered on a board. */
export interface PlacingState {
  readonly placing: Placing;
  /** The place that is shown: under the pointer, or chosen. */
  readonly shown: number | undefined;
  readonly chosen: number | undefined;
  /** Where the keyboard stands. */
  readonly cursor: number;
  onPick(place: number): void;
  onKeyDown(event: KeyboardEvent): void;
  onFocus(): void;
  onBlur(): void;
}

type Asked = Pick<BoardProps<View>, 'view' | 'decision' | 'targets' | 'onPick'>;

interface Spot {
  readonly clientX: number;
  readonly clientY: number;
}

/** Pointing, clicking and keys, for a question that asks for a place on this board. */
export function usePlacing(asked: Asked, board: Board, root: RefObject<SVGGElement | null>) {
  const { view, decision, targets, onPick } = asked;
  const placing = useMemo(() => {
    const found = placingOf(decision);
    return found?.board === board.name ? found : undefined;
  }, [decision, board]);
  const heading = useMemo(() => headingOf(view, placing), [view, placing]);
  const [aimed, setAimed] = useState<{ readonly by: Placing; readonly at: number | undefined }>();
  if (placing === undefined) return { state: undefined, listeners: {} };

  const aim = aimed?.by === placing ? aimed.at : undefined;
  const chosen = chosenPlace(targets);
  const setAim = (at: number | undefined) => {
    if (at !== aim) setAimed({ by: placing, at });
  };
  const cellAt = (spot: Spot) => cellUnder(board, root.current, spot);
  const placeIn = (cell: number | undefined): number | undefined => {
    const places = cell === undefined ? undefined : placing.places.get(cell);
    if (places === undefined) return undefined;
    return [chosen, aim].find(place => place !== undefined && places.includes(place)) ?? usualPlace(places, heading);
  };
  const pick = (place: number) => {
    setAim(undefined);
    onPick(`place:${place}`);
  };

  const cursor = aim ?? chosen ?? firstPlace(placing, view);
  const state: PlacingState = {
    placing,
    shown: aim ?? chosen,
    chosen,
    cursor,
    onPick: pick,
    onKeyDown(event) {
      const next = placeAfter(board, placing, cursor, event.key, heading);
      if (event.key === 'Enter' || event.key === ' ') pick(cursor);
      else if (next !== undefined) setAim(next);
      else return;
      event.preventDefault();
      event.stopPropagation();
    },
    onFocus: () => setAim(cursor),
    onBlur: () => setAim(undefined),
  };
  const listeners = {
    onPointerMove(event: PointerEvent) {
      if (event.pointerType === 'mouse' && event.buttons === 0) setAim(placeIn(cellAt(event)));
    },
    onPointerLeave() {
      setAim(undefined);
    },
    onClick(event: Spot & { readonly detail: number }) {
      if (event.detail === 0) return;
      const place = placeIn(cellAt(event));
      if (place !== undefined) pick(place);
    },
  };
  return { state, listeners };
}

function chosenPlace(targets: Asked['targets']): number | undefined {
  const target = targets.find(({ ref }) => ref.startsWith('place:'));
  return target && Number(target.ref.slice('place:'.length));
}

/** Which way the ship faces that is to fly. */
function headingOf(view: View, placing: Placing | undefined): number | undefined {
  if (placing?.mover === undefined || !placing.hasFacings) return undefined;
  const piece = pieceOf(asState(view), placing.mover);
  return piece?.kind === 'ship' ? gridDirections.indexOf(piece.facing) : undefined;
}

/** Of the facings on a square the present one, or the one nearest to it. */
export function usualPlace(places: readonly number[], heading: number | undefined): number {
  const turn = (place: number) => {
    const by = Math.abs((place & 7) - (heading ?? 0)) % 8;
    return Math.min(by, 8 - by);
  };
  return places.reduce((best, place) => (turn(place) < turn(best) ? place : best));
}

/** Where the keyboard begins: where the mover stands, if it may stay there. */
function firstPlace({ places, mover, hasFacings }: Placing, view: View): number {
  const piece = mover === undefined ? undefined : pieceOf(asState(view), mover);
  const own = piece && places.get(piece.cell);
  if (own !== undefined)
    return hasFacings ? usualPlace(own, headingOf(view, { places, mover, hasFacings, board: 'orbit' })) : own[0]!;
  return [...places.values()][0]?.[0] ?? 0;
}

const ways: { readonly [key: string]: readonly [cols: number, rows: number] } = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Arrows go to the next square that way, over gaps; comma and full stop turn the ship. */
export function placeAfter(
  { grid: { width, height } }: Board,
  { places, hasFacings }: Placing,
  from: number,
  key: string,
  heading: number | undefined,
): number | undefined {
  const cell = hasFacings ? from >> 3 : from;
  if (hasFacings && (key === ',' || key === '.')) {
    const facings = places.get(cell) ?? [];
    const at = facings.indexOf(from) + (key === '.' ? 1 : -1);
    return facings.at(at % Math.max(1, facings.length));
  }
  const way = ways[key];
  if (way === undefined) return undefined;
  let [col, row] = [cell % width, Math.floor(cell / width)];
  for (;;) {
    col += way[0];
    row += way[1];
    if (col < 0 || row < 0 || col >= width || row >= height) return undefined;
    const found = places.get(row * width + col);
    if (found !== undefined) return usualPlace(found, hasFacings ? from & 7 : heading);
  }
}
