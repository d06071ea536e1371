import type { Viewer } from '@starboard/kernel';
import type { Formatter } from '@starboard/kernel/text';
import { expect } from 'vitest';
import type { TerminalFace } from '../face.ts';
import type { Pen } from '../layout.ts';
import { printed, type Sign, type Signs } from '../signs.ts';

/** A table as somebody sees it. */
export interface Position<View> {
  readonly view: View;
  readonly eyes: Viewer;
}

/** Fails unless the legend explains every sign that is on the board and none that is not, and each sign is at some position. */
export function checkLegend<View>(
  face: TerminalFace<View>,
  positions: Iterable<Position<View>>,
  pens: readonly Pen[],
): void {
  const [known, seen] = [new Set<string>(), new Set<string>()];
  for (const { view, eyes } of positions) {
    for (const pen of pens) {
      const lines = face.draw(view, eyes, pen);
      const all = lines.map(line => line.trim()).join(' ');
      const signs = face.map?.signs(view) ?? {};
      const rows = face.map?.rows(view, eyes, pen) ?? [];
      const shown = rows.map(row => printed(row).trim());
      for (const row of shown) expect(lines.join('\n')).toContain(row);

      const onMap = rows.flatMap(row => row.map(({ text }) => text.trim()).filter(look => look !== ''));
      const looks = new Set([...onMap, ...signsInWords(lines, shown, signs, pen.say)]);
      const there = [...looks].map(look => ({ look, name: signOf(signs, look) }));
      for (const [name, sign] of Object.entries(signs)) {
        const explained = explainedIn(all, sign, pen.say);
        const own = there.flatMap(each => (each.name === name ? [each.look] : []));
        if (isFamily(sign)) expect(own, name).toEqual(expect.arrayContaining(explained));
        else expect(explained.sort(), name).toEqual(own.sort());
        expect(explained.length > 0, name).toBe(own.length > 0);
        known.add(name);
        if (own.length > 0) seen.add(name);
      }
    }
  }
  expect([...known].filter(name => !seen.has(name))).toEqual([]);
}

function isOf({ looks }: Sign, look: string): boolean {
  return typeof looks === 'string' ? [...looks].includes(look) : looks.test(look);
}

/** One of many looks stands for all of them. */
function isFamily({ looks, means }: Sign): boolean {
  return typeof looks !== 'string' && typeof means !== 'function';
}

/** The sign that looks like this; there is one, or whoever reads the board could not tell. */
function signOf(signs: Signs, look: string): string {
  const found = Object.keys(signs).filter(name => isOf(signs[name]!, look));
  expect(found, `what “${look}” may be`).toHaveLength(1);
  return found[0]!;
}

const noBreak = '\u00a0';

/** The looks of a sign that are explained: a legend leaves no gap between a look and its meaning, or the next look. */
function explainedIn(all: string, sign: Sign, say: Formatter): string[] {
  const { looks, means } = sign;
  const before = (meaning: string) => all.split(`${noBreak}${meaning}`).slice(0, -1);
  if (typeof means === 'function') {
    return before('').flatMap(each => {
      const look = lastWord(each);
      return isOf(sign, look) && all.includes(`${look}${noBreak}${say(means(look))}`) ? [look] : [];
    });
  }
  const lookWords = before(say(means)).map(each => each.split(' ').at(-1)!.split(noBreak));
  const told = typeof looks === 'string' ? lookWords.flat() : lookWords.map(each => each.at(-1)!);
  return told.filter(look => isOf(sign, look));
}

function lastWord(words: string): string {
  return words.split(/[ \u00a0]/u).at(-1)!;
}

/** Letters, numbers, and what writing takes; whatever else is printed is a sign. */
const writing = /[\p{L}\p{N}\p{Zs}.,;:!?'"’“”«»()\-–—·×″/%+−&]/u;

/** Bars with the number that they stand for behind them, and the rule below the title. */
const gauges = /[█░]+(?= +\d)|─{40,}/gu;

/** What is printed in words, apart from the map and its legend, and is no writing. */
function signsInWords(lines: readonly string[], rows: readonly string[], signs: Signs, say: Formatter): string[] {
  const apart = lines.map(line => rows.reduce((left, row) => left.replace(row, ''), line).trim()).join(' ');
  const words = Object.values(signs).reduce((left, sign) => withoutLegend(left, sign, say), apart);
  return [...words.replace(gauges, '')].filter(sign => !writing.test(sign));
}

function withoutLegend(all: string, sign: Sign, say: Formatter): string {
  const { means } = sign;
  const looks = explainedIn(all, sign, say);
  if (typeof means === 'function') {
    return looks.reduce((left, look) => left.replace(`${look}${noBreak}${say(means(look))}`, ''), all);
  }
  return all.replace([...looks, say(means)].join(noBreak), '');
}
