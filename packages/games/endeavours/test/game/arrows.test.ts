import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const source = fileURLToPath(new URL('../../src', import.meta.url));
const outside = ['board', 'bot', 'compose.ts', 'game.ts', 'setup.ts', 'sources.ts', 'testing', 'view.ts', 'worth.ts'];

/** What each part may not import; types may come from anywhere. */
const barred: { readonly [part: string]: readonly string[] } = {
  'hooks.ts': ['rules', 'cards', 'show', 'tables', 'map', ...outside],
  'catalogue.ts': ['rules', 'cards', 'show', 'tables', 'map', ...outside],
  tables: ['rules', 'cards', 'show', ...outside],
  map: ['rules', 'cards', 'show', ...outside],
  rules: ['cards', 'show', ...outside],
  cards: ['show', ...outside],
  show: ['cards', 'board', 'bot', 'compose.ts', 'game.ts', 'setup.ts', 'sources.ts', 'testing'],
  bot: ['cards', 'board', 'compose.ts', 'game.ts', 'sources.ts', 'testing'],
  board: ['cards', 'game.ts', 'sources.ts', 'testing'],
};

const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(file => /\.tsx?$/.test(file));
const importing = /^(?:import|export)\s+(?!type\b)(?:[^'";]*?from\s+)?'(\.[^']+)'/gm;

function partOf(file: string): string {
  return relative(source, file).split(/[\\/]/)[0]!;
}

/** The parts of the game that a file imports more than types from. */
function importsOf(file: string): string[] {
  const path = join(source, file);
  return [...readFileSync(path, 'utf8').matchAll(importing)].map(([, to]) => partOf(join(dirname(path), to!)));
}

test.each(Object.entries(barred))('%s imports from what lies below it alone', (part, others) => {
  const own = files.filter(file => partOf(join(source, file)) === part);
  const wrong = own.filter(file => importsOf(file).some(to => others.includes(to)));
  expect(own).not.toEqual([]);
  expect(wrong).toEqual([]);
});

/** `card === 'drill'`: a rule asks for what a card can do instead. */
const naming = /(?<!typeof )\b(?:card|project|future|station|drift|title) [!=]== '|\.startsWith\('[XO][A-Z]/;

test('no rule asks which card it is', () => {
  const own = files.filter(file => partOf(join(source, file)) === 'rules');
  expect(own.filter(file => naming.test(readFileSync(join(source, file), 'utf8')))).toEqual([]);
});
