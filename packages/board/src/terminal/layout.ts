import type { Formatter } from '@starboard/kernel/text';
import { text } from './words.ts';

/** Puts a style on a text. */
export type Ink = (text: string) => string;

/** What colours mean here; without colours each leaves the text as it is. */
export interface Paint {
  readonly strong: Ink;
  readonly dim: Ink;
  readonly good: Ink;
  readonly bad: Ink;
  readonly accent: Ink;
}

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

/** A text behind a label: what does not fit goes on below its beginning. */
export function labelled(label: string, text: string, width: number): string[] {
  const indent = ' '.repeat(label.length);
  return wrap(text, width - label.length).map((line, at) => `${at === 0 ? label : indent}${line}`);
}

export function bar(value: number, most: number): string {
  const full = Math.max(0, Math.min(value, most));
  return '█'.repeat(full) + '░'.repeat(most - full);
}

export function capitalised(words: string): string {
  return words.charAt(0).toLocaleUpperCase() + words.slice(1);
}

/** Each name once, in the order in which they first come, those that come often with their number. */
export function counted(names: readonly string[], { say }: Pen): string[] {
  return [...new Set(names)].map(name => {
    const count = names.filter(each => each === name).length;
    return count === 1 ? name : say(text('terminal.times', { name, count }));
  });
}
