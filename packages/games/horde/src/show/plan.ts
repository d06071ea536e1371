import type { LatticePoint } from '@starboard/space';
import { greaseRadius } from '../field/grounds.ts';
import { indexAt, pointAt } from '../field/measure.ts';
import { outlinesOf, readPieces } from '../field/pieces.ts';
import { distance, sideOf } from '../field/scale.ts';
import { placeOfMarker } from '../rules/enemies/goal.ts';
import type { PieceKind, State } from '../types.ts';

/** A table as it is drawn, in inches: the pieces with their outlines, and where the markers stand. */
export interface BattlePlan {
  readonly side: number;
  readonly pieces: readonly PlannedPiece[];
  /** Markers 1 to 5, in order. */
  readonly markers: readonly LatticePoint[];
}

export interface PlannedPiece {
  readonly kind: PieceKind;
  /** One for each footprint, as in `field/terrain.ts`. */
  readonly outlines: readonly (readonly LatticePoint[])[];
}

/** How a table lies: for boards on a page or in characters. */
export function battlePlan({
  small,
  terrain,
  barricades,
}: Pick<State, 'small' | 'terrain' | 'barricades'>): BattlePlan {
  const laid = [...readPieces(terrain), ...barricades.flatMap(({ piece }) => readPieces(piece))];
  return {
    side: sideOf(small) / 4,
    pieces: laid.map(piece => ({
      kind: piece.kind,
      outlines: outlinesOf(piece, small).map(outline => outline.map(inInches)),
    })),
    markers: [1, 2, 3, 4, 5].map(no => inInches(pointAt({ small }, placeOfMarker({ small }, no)))),
  };
}

/** GSQ-ITEM-15: where it is slippery, in inches. */
export function greasePools(state: Pick<State, 'small' | 'grease'>): { middle: LatticePoint; radius: number }[] {
  const radius = distance(state, greaseRadius) / 4;
  return state.grease.map(({ at }) => ({ middle: inchesAt(state, at), radius }));
}

/** The place at so many inches; none between the points of the lattice or off the table (GSQ-GEO-01). */
export function placeAt(state: Pick<State, 'small'>, x: number, y: number): number | undefined {
  const side = sideOf(state.small) / 4;
  const isThere = [x, y].every(each => each >= 0 && each <= side && Number.isInteger(each * 2));
  return isThere ? indexAt(state, x, y) : undefined;
}

/** A place on a table in inches. */
export function inchesAt(state: Pick<State, 'small'>, at: number): LatticePoint {
  return inInches(pointAt(state, at));
}

function inInches({ x, y }: LatticePoint): LatticePoint {
  return { x: x / 4, y: y / 4 };
}
