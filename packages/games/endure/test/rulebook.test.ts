import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { survivorIds } from '../src/content/classes.ts';
import { items } from '../src/content/items/index.ts';
import { weapons } from '../src/content/items/weapons.ts';
import { resolveCards } from '../src/content/resolve-cards.ts';
import { texts } from '../src/index.ts';

const home = fileURLToPath(new URL('..', import.meta.url));
const rulebook = readFileSync(`${home}/rulebook.md`, 'utf8');
const explained = new Set(rulebook.match(/ETS-[A-Z]+-\d+/g));
const words: { readonly [key: string]: string } = texts.en;

/** The rules that players are told of: those in the code, not those in its comments. */
function citedIn(file: string): readonly string[] {
  const code = readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, '');
  return code.match(/ETS-[A-Z]+-\d+/g) ?? [];
}

/** The cells of the row of a table that begins with this name. */
function rowOf(name: string): string[] | undefined {
  const row = rulebook.split('\n').find(line => line.startsWith(`| ${name} |`));
  return row?.split('|').map(cell => cell.trim());
}

test('every rule that the log or a barred option cites is in the rulebook', () => {
  const files = readdirSync(`${home}/src`, { recursive: true, encoding: 'utf8' }).filter(file => file.endsWith('.ts'));
  const cited = new Set(files.flatMap(file => citedIn(`${home}/src/${file}`)));
  expect(cited.size).toBeGreaterThan(90);
  expect([...cited].filter(rule => !explained.has(rule))).toEqual([]);
});

test('the rulebook’s weapons have the figures of the cards', () => {
  for (const [id, { copies, range, dice, hit, noise }] of Object.entries(weapons)) {
    expect(rowOf(words[`item.${id}`]!)?.slice(2, 7), id).toEqual([copies, range, dice, `${hit}+`, noise].map(String));
  }
});

test('the rulebook’s other items come as often as the cards', () => {
  for (const [id, item] of Object.entries(items)) {
    const row = rowOf(words[`item.${id}`]!);
    if (item.kind === 'armour') expect(row?.slice(2, 4), id).toEqual([`${item.copies}`, `${item.save}+`]);
    else if (row !== undefined) expect(row[2], id).toBe(`${item.copies}`);
  }
});

test('the rulebook has every Resolve card with its number, and whether it lasts', () => {
  for (const [id, { number, once }] of Object.entries(resolveCards)) {
    const name = words[`resolveCard.${id}`]!.replace('’', "'");
    expect(rowOf(name)?.slice(2, 4), id).toEqual([`${number}`, once ? 'once' : 'lasting']);
  }
});

test('the rulebook has every survivor and accomplishment', () => {
  for (const id of survivorIds) expect(rowOf(words[`survivor.${id}.full`]!), id).toBeDefined();
  const cards = Object.keys(words).filter(key => /^accomplishment\.\w+$/.test(key) && key !== 'accomplishment.dealt');
  for (const card of cards) expect(rowOf(words[card]!), card).toBeDefined();
});
