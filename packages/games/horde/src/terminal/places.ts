import type { Pen, PlaceNames } from '@starboard/board/terminal';
import { inchesAt, placeAt } from '../show/plan.ts';
import type { View } from '../view.ts';
import { text } from './words/index.ts';

/** GSQ-TABLE-08: inches to the east and to the south; in French a comma may stand for the point. */
const coordinates = /^\s*(\d+(?:[.,]\d+)?)(?:\s*[,;x]\s*|\s+)(\d+(?:[.,]\d+)?)\s*$/;

/** Places by their inches from the north-west corner. */
export const placeNames: PlaceNames<View> = {
  fits: (view, { places }) => text('terminal.fits', { ...inchesAt(view, places[0]!) }),
  tell(view, { places: runs }, pen) {
    const rows = new Map<number, string[]>();
    for (let at = 0; at < runs.length; at += 2) {
      const { x, y } = inchesAt(view, runs[at]!);
      rows.set(y, [...(rows.get(y) ?? []), runText(x, x + (runs[at + 1]! - 1) / 2, pen)]);
    }
    return [...rows].map(([y, parts]) => pen.say(text('terminal.row', { y, columns: parts.join(', ') }))).join(' · ');
  },
  read(view, _, typed) {
    const [, x, y] = coordinates.exec(typed) ?? [];
    return x === undefined || y === undefined ? undefined : placeAt(view, number(x), number(y));
  },
};

function runText(from: number, to: number, { say }: Pen): string {
  return say(from === to ? text('terminal.column', { from }) : text('terminal.columns', { from, to }));
}

function number(typed: string): number {
  return Number(typed.replace(',', '.'));
}
