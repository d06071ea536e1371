import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');

function papersIn(folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap(each => {
    const path = join(folder, each.name);
    if (each.isDirectory()) return /^(node_modules|dist|\..*)$/.test(each.name) ? [] : papersIn(path);
    return each.name.endsWith('.md') ? [path] : [];
  });
}

const papers = papersIn('.');

/** Where a paper points: its links, and what it names in full from the root of the project. */
function pointersOf(paper: string): string[] {
  const text = read(paper).replace(/```.*?```/gs, '');
  const links = [...text.matchAll(/\]\(([^)#\s]+)[^)]*\)/g)].map(([, to]) => to!);
  const near = links.filter(to => !/^[a-z]+:/.test(to)).map(to => join(dirname(paper), decodeURI(to)));
  const named = [...text.matchAll(/`((?:packages|scripts|docs|bench|testing|deploy)\/[\w./-]+)`/g)].map(
    ([, to]) => to!,
  );
  return [...near, ...named];
}

test('there are papers', () => expect(papers.length).toBeGreaterThan(20));

test.each(papers)('%s points at what is there', paper => {
  expect(pointersOf(paper).filter(to => !existsSync(join(root, to)))).toEqual([]);
});

/** The public members of a class or an interface, one level deep. */
function membersOf(file: string, head: string): string[] {
  const source = read(file);
  const from = source.indexOf(head);
  const body = source.slice(from, source.indexOf('\n}\n', from));
  const found = [...body.matchAll(/^ {2}(?:readonly )?([a-z]\w*)[?]?(?:<[^\n]*?>)?[(:]/gm)].map(([, name]) => name!);
  return [...new Set(found)].filter(name => name !== 'constructor');
}

test.each([
  ['docs/reference/table.md', 'packages/kernel/src/table.ts', 'export class Opening<'],
  ['docs/reference/table.md', 'packages/kernel/src/table.ts', 'export class Table<'],
  ['docs/reference/effects.md', 'packages/kernel/src/effects.ts', 'export class Effects<'],
  ['docs/reference/face.md', 'packages/board/src/face.ts', 'export interface GameFace<'],
  ['docs/reference/shelf.md', 'packages/board/src/shelf.ts', 'export interface Shelf '],
])('%s speaks of every member in %s, %s…', (paper, file, head) => {
  const members = membersOf(file, head);
  expect(members.length).toBeGreaterThan(4);
  const code = [...read(paper).matchAll(/`([^`\n]+)`/g)].map(([, words]) => words).join('\n');
  expect(members.filter(name => !new RegExp(`\\b${name}\\b`).test(code))).toEqual([]);
});
