import type { Answer } from './ask/types.ts';
import { TableError } from './errors.ts';
import type { Taken } from './record.ts';
import type { SeatId } from './types.ts';

/** One step back that a player may take. */
export interface UndoPoint {
  /** How many answers would stand. */
  readonly keep: number;
  readonly seat: SeatId;
  readonly decision: string;
  readonly answer: Answer;
  /** It was the player's own, and neither dice nor anything revealed nor another's answer came after it. */
  readonly free: boolean;
}

/** The steps back that these seats may take from the end of a line, the nearest first. */
export function undoPoints(line: readonly Taken[], before: number, by: readonly SeatId[], most: number): UndoPoint[] {
  const points: UndoPoint[] = [];
  let free = true;
  for (let i = line.length - 1; i >= 0 && points.length < most; i--) {
    const { seat, decision, answer, barrier } = line[i]!;
    free &&= !barrier && by.includes(seat);
    points.push({ keep: before + i, seat, decision, answer, free });
  }
  return points;
}

/** Past dice, revelations and others' answers an undo takes the agreement of all seats. */
export function requireAgreement(undone: readonly Taken[], seats: readonly SeatId[], by: readonly SeatId[]): void {
  const others = seats.filter(seat => !by.includes(seat));
  if (others.length > 0 && undone.some(({ barrier, seat }) => barrier || others.includes(seat))) {
    throw new TableError('undo-needs-agreement', `That takes the agreement of ${others.join(', ')}.`, { others });
  }
}
