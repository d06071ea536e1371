import { labelled, type Pen, wrap } from '@starboard/board/terminal';
import type { Text } from '@starboard/kernel';

/** A text from the left edge on. */
export function sentence(text: Text, { say, width }: Pen): string[] {
  return wrap(say(text), width);
}

/** A text behind a label, and a rule's number, dimmed, at the right edge of the last line. */
export function withRule(label: string, text: string, rule: string | undefined, { paint, width }: Pen): string[] {
  if (rule === undefined) return labelled(label, text, width);
  const lines = labelled(label, text, width - rule.length - 2);
  const last = lines.pop() ?? '';
  return [...lines, `${last.padEnd(width - rule.length)}${paint.dim(rule)}`];
}

/** Rows of cells below one another: names to the left, numbers to the right. */
export function columns(rows: readonly (readonly string[])[]): string[] {
  const widths = rows[0]!.map((_, at) => Math.max(...rows.map(row => row[at]!.length)));
  const pad = (cell: string, at: number) => (at === 0 ? cell.padEnd(widths[at]!) : cell.padStart(widths[at]!));
  return rows.map(row => row.map(pad).join('  '));
}
