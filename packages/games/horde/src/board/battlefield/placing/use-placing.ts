import { type BoardProps, type Point, steadyHand } from '@starboard/board';
import type { LatticeIndex } from '@starboard/space';
import { type KeyboardEvent, type PointerEvent, type RefObject, useMemo, useRef, useState } from 'react';
import { type Placing, placingOf } from '../../../show/outlook.ts';
import type { View } from '../../../view.ts';
import { inch, spotAt } from '../drawing.ts';
import { sizeOf } from '../spots.ts';
import { areaPath } from './area.ts';
import { nearestPlace, placeTowards } from './snap.ts';

/** From how far, in inches, a pointer snaps to a place that can be chosen; and a figure that is dragged. */
const snap = 1.5;
const dragSnap = 60;

/** A question for a place while it is being answered on the board. */
export interface PlacingState {
  readonly placing: Placing;
  /** All places as one area. */
  readonly area: string;
  /** The place that is shown: under the pointer, or chosen. */
  readonly shown: LatticeIndex | undefined;
  readonly isChosen: boolean;
  /** Where the keyboard stands. */
  readonly cursor: LatticeIndex;
  onKeyDown(event: KeyboardEvent): void;
  onFocus(): void;
  onBlur(): void;
}

type Asked = Pick<BoardProps<View>, 'view' | 'decision' | 'targets' | 'onPick'>;

/** Pointing, clicking, dragging and arrows, for a question that asks for a place. */
export function usePlacing({ view, decision, targets, onPick }: Asked, root: RefObject<SVGGElement | null>) {
  const placing = useMemo(() => placingOf(view, decision), [view, decision]);
  const area = useMemo(() => (placing ? areaPath(view, placing.places) : ''), [view, placing]);
  const [aimed, setAimed] = useState<{ readonly by: Placing; readonly at: LatticeIndex | undefined }>();
  const drag = useRef<{ readonly from: Point; isFar: boolean } | undefined>(undefined);
  const wasDrag = useRef(false);
  if (placing === undefined) return { state: undefined, listeners: {} };

  const aim = aimed?.by === placing ? aimed.at : undefined;
  const chosen = chosenPlace(targets);
  const setAim = (at: LatticeIndex | undefined) => {
    if (at !== aim) setAimed({ by: placing, at });
  };
  const pointOf = ({ clientX, clientY }: { readonly clientX: number; readonly clientY: number }): Point | undefined => {
    const matrix = root.current?.getScreenCTM()?.inverse();
    if (!matrix) return undefined;
    const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(matrix);
    return { x: x / inch, y: y / inch };
  };
  const placeAt = (event: { readonly clientX: number; readonly clientY: number }, most: number) => {
    const point = pointOf(event);
    return point && nearestPlace(view, placing.places, point, most);
  };

  const state: PlacingState = {
    placing,
    area,
    shown: aim ?? chosen,
    isChosen: chosen !== undefined && (aim ?? chosen) === chosen,
    cursor: aim ?? chosen ?? firstPlace(placing),
    onKeyDown(event) {
      if (event.key === 'Enter' || event.key === ' ') onPick(`place:${state.cursor}`);
      else {
        const next = placeTowards(view, placing.places, state.cursor, event.key);
        if (next === undefined) return;
        setAim(next);
      }
      event.preventDefault();
      event.stopPropagation();
    },
    onFocus: () => setAim(state.cursor),
    onBlur: () => setAim(undefined),
  };
  const listeners = {
    onPointerDown(event: PointerEvent) {
      wasDrag.current = false;
      if (!isOnMover(view, placing, pointOf(event))) return;
      event.stopPropagation();
      root.current?.setPointerCapture(event.pointerId);
      drag.current = { from: { x: event.clientX, y: event.clientY }, isFar: false };
    },
    onPointerMove(event: PointerEvent) {
      const held = drag.current;
      if (held === undefined) {
        if (event.pointerType === 'mouse' && event.buttons === 0) setAim(placeAt(event, snap));
        return;
      }
      event.stopPropagation();
      held.isFar ||= Math.hypot(event.clientX - held.from.x, event.clientY - held.from.y) >= steadyHand;
      if (held.isFar) setAim(placeAt(event, dragSnap));
    },
    onPointerUp(event: PointerEvent) {
      const held = drag.current;
      drag.current = undefined;
      if (held?.isFar !== true) return;
      wasDrag.current = true;
      const at = placeAt(event, dragSnap);
      if (at !== undefined && at !== chosen) onPick(`place:${at}`);
      if (event.pointerType !== 'mouse') setAim(undefined);
    },
    onPointerCancel() {
      drag.current = undefined;
      setAim(undefined);
    },
    onPointerLeave() {
      if (drag.current === undefined) setAim(undefined);
    },
    onClick(event: { readonly clientX: number; readonly clientY: number; readonly detail: number }) {
      if (wasDrag.current || event.detail === 0) return;
      const at = placeAt(event, snap);
      if (at !== undefined) onPick(`place:${at}`);
    },
  };
  return { state, listeners };
}

function chosenPlace(targets: Asked['targets']): LatticeIndex | undefined {
  const target = targets.find(({ ref }) => ref.startsWith('place:'));
  return target && Number(target.ref.slice('place:'.length));
}

/** Where the keyboard begins: where the mover stands, if it may stay there, or in the midst of the places. */
function firstPlace({ fighter, places }: Placing): LatticeIndex {
  if (
    fighter?.kind === 'hero' &&
    places.some((first, i) => i % 2 === 0 && fighter.at >= first && fighter.at < first + places[i + 1]!)
  ) {
    return fighter.at;
  }
  const middle = 2 * Math.floor(places.length / 4);
  return (places[middle] ?? 0) + Math.floor((places[middle + 1] ?? 1) / 2);
}

/** Whether a point is on the figure that is to be moved: it can be dragged. */
function isOnMover(view: View, { fighter, isStand }: Placing, point: Point | undefined): boolean {
  if (fighter?.kind !== 'hero' || fighter.at < 0 || !isStand || point === undefined) return false;
  const spot = spotAt(view, fighter.at);
  return Math.hypot(spot.x - point.x * inch, spot.y - point.y * inch) <= sizeOf(view, fighter) + 3;
}
