import type { Text } from '@starboard/kernel';
import { type Ink, labelled, type Pen } from './layout.ts';
import { text } from './words.ts';

/** A sign of a board. */
export interface Sign {
  /** Each character is a way it looks; letters and numbers that stand for something are a pattern. */
  readonly looks: string | RegExp;
  /** What it means; where every look has a meaning of its own, that. */
  readonly means: Text | ((look: string) => Text);
}

/** All signs that a board can print. The legend is made of those that are there. */
export type Signs<Name extends string = string> = { readonly [N in Name]: Sign };

/** Characters on a board: of which sign they are, if they are no gap, and their colour. */
export interface Mark<Name extends string = string> {
  readonly text: string;
  readonly sign?: Name;
  readonly ink?: Ink | undefined;
}

export function printed(row: readonly Mark[]): string {
  return row.map(({ text: plain, ink }) => ink?.(plain) ?? plain).join('');
}

/** What the signs that are there mean, in the order of the table. */
export function legendLines<Name extends string>(
  signs: Signs<Name>,
  marks: readonly Mark<Name>[],
  { say, paint, width }: Pen,
): string[] {
  const told = (Object.keys(signs) as Name[]).flatMap(name => {
    const { looks, means } = signs[name];
    const there = marks.flatMap(({ text: look, sign }) => (sign === name ? [look] : []));
    if (typeof means === 'function') return [...new Set(there)].map(look => explained([look], say(means(look))));
    const shown = typeof looks === 'string' ? [...looks].filter(look => there.includes(look)) : commonest(there);
    return shown.length === 0 ? [] : [explained(shown, say(means))];
  });
  return told.length === 0 ? [] : labelled('  ', told.join(`${noBreak}· `), width).map(paint.dim);
}

const noBreak = '\u00a0';

/** No line ends between a sign and its meaning. */
function explained(looks: readonly string[], meaning: string): string {
  return [...looks, meaning].join(noBreak);
}

/** One of a pattern stands for all. */
function commonest(looks: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const look of looks) counts.set(look, (counts.get(look) ?? 0) + 1);
  return [...counts]
    .sort(([, a], [, b]) => b - a)
    .slice(0, 1)
    .map(([look]) => look);
}

const pointer = '▶';

/** Whoever's turn it is, in the lists below a board. */
export const acting: Sign = { looks: pointer, means: text('terminal.acting') };

export function pointerIf(isActing: boolean): string {
  return isActing ? pointer : ' ';
}

export function pointersIn(lines: readonly string[]): Mark<'acting'>[] {
  return lines.some(line => line.includes(pointer)) ? [{ text: pointer, sign: 'acting' }] : [];
}
