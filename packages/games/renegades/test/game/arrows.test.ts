import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { content, orbitalTactics, surfaceTactics } from '../../src/text/en/content.ts';

const source = fileURLToPath(new URL('../../src', import.meta.url));
const outside = ['board', 'bot', 'compose.ts', 'game.ts', 'setup.ts', 'terminal', 'testing', 'view.ts', 'worth.ts'];

/** What each part may not import; types may come from anywhere. */
const barred: { readonly [part: string]: readonly string[] } = {
  'hooks.ts': ['rules', 'cards', 'show', 'field', ...outside],
  'catalogue.ts': ['rules', 'cards', 'show', 'field', ...outside],
  field: ['rules', 'cards', 'show', ...outside],
  rules: ['cards', 'show', ...outside],
  cards: ['show', ...outside],
  show: ['cards', 'board', 'bot', 'compose.ts', 'game.ts', 'setup.ts', 'terminal', 'testing'],
  bot: ['cards', 'board', 'compose.ts', 'game.ts', 'testing'],
  board: ['cards', 'bot', 'game.ts', 'terminal', 'testing'],
  terminal: ['cards', 'board', 'bot', 'game.ts', 'testing'],
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

test('no rule, view or bot asks which card, crewmember, NPC or mission it is', () => {
  const names = Object.keys({ ...content, ...orbitalTactics, ...surfaceTactics });
  const ids = new Set(
    names.flatMap(key => /^(?:crew|ship|card|upgrade|npc|event|mission|tactic)\.(\w+)$/.exec(key)?.[1] ?? []),
  );
  const asking = files.filter(file => ['rules', 'field', 'show', 'bot'].includes(partOf(join(source, file))));
  const asked = asking.flatMap(file => {
    const text = readFileSync(join(source, file), 'utf8');
    const compared = [...text.matchAll(/(\w+)\)? (?:===|!==) '(\w+)'/g), ...text.matchAll(/(case) '(\w+)'/g)];
    // a drone is a rank, too
    return compared.flatMap(([, what, id]) => (ids.has(id!) && what !== 'rank' ? [`${file}: ${what} ${id}`] : []));
  });
  expect(ids.size).toBeGreaterThan(150);
  expect(asked).toEqual([]);
});
