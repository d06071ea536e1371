import type { Text } from '@starboard/kernel';
import type { Formatter } from '@starboard/kernel/text';
import type { Paint } from './terminal.ts';

/** What it takes to write a line: words, colours, and how much room there is. */
export interface Pen {
  readonly say: Formatter;
  readonly paint: Paint;
  readonly width: number;
}

/** The text in lines of at most this width; a longer word stands alone. */
export function wrap(text: string, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= width) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

/** A text from the left edge on. */
export function sentence(text: Text, { say, width }: Pen): string[] {
  return wrap(say(text), width);
}

/** A text behind a label: what does not fit goes on below its beginning. */
export function labelled(label: string, text: string, width: number): string[] {
  const indent = ' '.repeat(label.length);
  return wrap(text, width - label.length).map((line, at) => `${at === 0 ? label : indent}${line}`);
}

/** The same with a rule's number, dimmed, at the right edge of the last line. */
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

export function bar(value: number, most: number): string {
  const full = Math.max(0, Math.min(value, most));
  return '█'.repeat(full) + '░'.repeat(most - full);
}

export function capitalised(words: string): string {
  return words.charAt(0).toLocaleUpperCase() + words.slice(1);
}
