import type { Face, Support } from '../../src/types.ts';

/** The lines of a table: what stands before the first `:` or blank and the cells after it, parted by `|`. */
export function tableOf(table: string): { readonly [id: string]: readonly string[] } {
  const rows: { [id: string]: readonly string[] } = {};
  for (const line of table.trim().split('\n')) {
    const [, id, rest] = /^\s*([^\s:]+):? (.*)$/.exec(line)!;
    if (rows[id!] !== undefined) throw new Error(`${id} stands there twice.`);
    rows[id!] = rest!.split('|').map(cell => cell.trim());
  }
  return rows;
}

const flags = ['sun', 'push', 'dirt', 'air', 'sail'];
const platforms = ['buggy', 'raygun', 'missile'];
const figures: { readonly [letters: string]: string } = {
  m: 'mass',
  r: 'hardness',
  T: 'thrust',
  F: 'fuel',
  h: 'heat',
  t: 'cooling',
  i: 'isru',
  ab: 'afterburn',
  piv: 'pivots',
  load: 'load',
  'thrust+': 'chainThrust',
  fuelx: 'chainFuel',
};

/** A side of a card in the notation of its table: `m2 r6 T3 F1 U h2 ab1`. The first support of a supplier is what it supplies. */
export function faceFrom(notation: string, isSupplier = false): Face {
  const face: { [figure: string]: unknown } = {};
  const supports: Support[] = [];
  for (const word of notation.split(' ')) {
    const [, letters, number] = /^([a-zA-Z+]+?)(\d+(?:\/\d+)?)?$/.exec(word)!;
    if (number !== undefined) face[figures[letters!]!] = numberFrom(number);
    else if (flags.includes(word)) face[word] = true;
    else if (platforms.includes(word)) face['platform'] = word;
    else if (/^[EUXFA]$/.test(word)) supports.push(word as Support);
    else throw new Error(`What is ${word}?`);
  }
  const supplied = isSupplier ? supports.slice(0, 1) : [];
  const needed = supports.slice(supplied.length);
  if (supplied.length > 0) face['supplies'] = supplied;
  if (needed.length > 0) face['needs'] = needed;
  return face as unknown as Face;
}

function numberFrom(text: string): number {
  const [whole, half] = text.split('/').map(Number) as [number, number?];
  return half === undefined ? whole : whole / half;
}

const deeds = ['aboard', 'anywhere', 'plant', 'home', 'promoted', 'roomier'];

/** What is printed in figures, without what a card does: its hooks and its code. */
export function figuresOf(card: object): unknown {
  return JSON.parse(
    JSON.stringify(card, (field, part) => (deeds.includes(field) || typeof part === 'function' ? undefined : part)),
  );
}

/** The same of a family of cards. */
export function figuresOfAll(cards: { readonly [id: string]: object }): { readonly [id: string]: unknown } {
  return Object.fromEntries(Object.entries(cards).map(([id, card]) => [id, figuresOf(card)]));
}
