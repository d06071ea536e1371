import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
const house = mkdtempSync(join(tmpdir(), 'starboard-house-'));

interface Finding {
  readonly category: string;
  readonly location: { readonly path: string | { readonly file: string } };
}

/** A file in the wrong place, and the rule that must find it; without a rule the file is as it should be. */
const files: readonly [path: string, code: string, rule: string | undefined][] = [
  ['packages/kernel/src/random.ts', 'export const x = Math.random();', 'plugin'],
  ['packages/space/src/random.ts', 'export const x = Math.random();', 'plugin'],
  ['packages/games/beacon/src/random.ts', 'export const { random } = Math; export const x = Math.random();', 'plugin'],
  ['packages/kernel/src/date.ts', 'export const x = new Date();', 'noRestrictedGlobals'],
  ['packages/games/beacon/src/now.ts', 'export const x = Date.now();', 'noRestrictedGlobals'],
  ['packages/space/src/timer.ts', 'setTimeout(() => {}, 1);', 'noRestrictedGlobals'],
  ['packages/kernel/src/clock.ts', 'export const x = performance.now();', 'noRestrictedGlobals'],
  [
    'packages/games/beacon/src/io.ts',
    "import { readFileSync } from 'node:fs';\nexport { readFileSync };",
    'noNodejsModules',
  ],
  ['packages/kernel/src/io.ts', "export const x = fetch('/');", 'noRestrictedGlobals'],
  ['packages/space/src/print.ts', "console.log('x');", 'noRestrictedGlobals'],
  ['packages/kernel/src/up.ts', "export * from '@starboard/space';", 'noRestrictedImports'],
  ['packages/kernel/src/game.ts', "export * from '@starboard/beacon';", 'noRestrictedImports'],
  ['packages/space/src/up.ts', "export * from '@starboard/beacon';", 'noRestrictedImports'],
  ['packages/space/src/down.ts', "export * from '@starboard/kernel';", undefined],
  ['packages/games/beacon/src/other.ts', "export * from '@starboard/endure';", 'noRestrictedImports'],
  ['packages/games/beacon/src/server.ts', "export * from '@starboard/server';", 'noRestrictedImports'],
  [
    'packages/games/beacon/src/down.ts',
    "export * from '@starboard/kernel/text';\nexport * from '@starboard/space';",
    undefined,
  ],
  ['packages/games/beacon/src/react.ts', "export * from 'react';", 'noRestrictedImports'],
  ['packages/games/beacon/src/board/react.ts', "export * from 'react';", undefined],
  ['packages/games/beacon/src/board/up.ts', "export * from '@starboard/web';", 'noRestrictedImports'],
  ['packages/games/beacon/src/board/pieces.ts', "export * from '@starboard/board';", undefined],
  ['packages/games/beacon/src/pieces.ts', "export * from '@starboard/board';", 'noRestrictedImports'],
  ['packages/games/beacon/src/drawing.ts', "export * from '@starboard/board/terminal';", 'noRestrictedImports'],
  ['packages/games/beacon/src/terminal/drawing.ts', "export * from '@starboard/board/terminal';", undefined],
  ['packages/games/beacon/src/terminal/pieces.ts', "export * from '@starboard/board';", 'noRestrictedImports'],
  ['packages/games/beacon/src/terminal/react.ts', "export * from 'react';", 'noRestrictedImports'],
  ['packages/games/beacon/src/terminal/io.ts', "export * from 'node:fs';", 'noNodejsModules'],
  ['packages/games/beacon/src/shelf.ts', "export * from '@starboard/board/shelf';", undefined],
  ['packages/board/src/terminal/react.ts', "export * from 'react';", 'noRestrictedImports'],
  ['packages/board/src/terminal/io.ts', "export * from 'node:fs';", 'noNodejsModules'],
  ['packages/board/src/game.ts', "export * from '@starboard/beacon';", 'noRestrictedImports'],
  ['packages/board/src/down.ts', "export * from '@starboard/kernel/text';\nexport * from 'react';", undefined],
  ['packages/web/src/server.ts', "export * from '@starboard/server';", 'noRestrictedImports'],
  ['packages/web/src/client.ts', "export * from '@starboard/server/client';", undefined],
  ['packages/bots/src/up.ts', "export * from '@starboard/server';", 'noRestrictedImports'],
  ['packages/room/src/game.ts', "export * from '@starboard/beacon';", 'noRestrictedImports'],
  ['packages/room/src/up.ts', "export * from '@starboard/server/client';", 'noRestrictedImports'],
  ['packages/room/src/down.ts', "export * from '@starboard/kernel';", undefined],
  ['packages/room/src/clock.ts', 'setTimeout(() => {}, 1);', 'noRestrictedGlobals'],
  ['packages/room/src/disk.ts', "export const x = indexedDB.open('x');", 'noRestrictedGlobals'],
  ['packages/games/beacon/src/room.ts', "export * from '@starboard/room';", 'noRestrictedImports'],
  ['packages/server/src/room.ts', "export * from '@starboard/room';", undefined],
  ['packages/server/src/game.ts', "export * from '@starboard/beacon';", 'noRestrictedImports'],
  ['packages/server/src/down.ts', "export * from '@starboard/kernel';\nexport * from 'node:fs';", undefined],
  ['packages/server/src/client/node.ts', "export * from 'node:fs';", 'noNodejsModules'],
  ['packages/bots/src/down.ts', "export * from '@starboard/beacon';", undefined],
  ['packages/kernel/src/around.ts', "export * from '../../space/src/index.ts';", 'noRestrictedImports'],
  ['packages/games/beacon/src/around.ts', "export * from '../../../kernel/src/index.ts';", 'noRestrictedImports'],
  ['packages/kernel/test/free.ts', 'export const x = [Math.random(), Date.now()];', undefined],
];

let findings: readonly Finding[] = [];

beforeAll(() => {
  for (const part of ['biome.json', 'scripts/lint', 'package.json'])
    cpSync(join(root, part), join(house, part), { recursive: true });
  for (const [path, code] of files) {
    mkdirSync(dirname(join(house, path)), { recursive: true });
    writeFileSync(join(house, path), `${code}\n`);
  }
  const biome = join(root, 'node_modules', '.bin', 'biome');
  const args = ['lint', '--vcs-enabled=false', '--reporter=json', '--max-diagnostics=200', 'packages'];
  const { stdout } = spawnSync(biome, args, { cwd: house, encoding: 'utf8' });
  findings = JSON.parse(stdout.slice(stdout.indexOf('{'))).diagnostics;
});
afterAll(() => rmSync(house, { recursive: true }));

describe('the check of the house', () => {
  test.each(files)('%s: %s', (path, _, rule) => {
    const found = findings
      .filter(({ location }) => (typeof location.path === 'string' ? location.path : location.path?.file) === path)
      .map(finding => finding.category);
    if (rule === undefined) expect(found).toEqual([]);
    else expect(found.join()).toContain(rule);
  });
});

/** Where somebody still finds what they look for. */
const mostFiles = 30;

/** What nobody looks through by eye: built, brought in from outside, or written and read by programs. */
const unseen = /^(node_modules|dist|golden|data|screenshots|\..*)$/;

/** Folders that are being laid out anew. */
const unsorted = ['packages/games/endeavours', 'packages/games/renegades'];

/** Every folder in a folder, from the root of the project, with how many files lie in it. */
function* folders(path: string): Generator<[path: string, files: number]> {
  const inside = readdirSync(join(root, path), { withFileTypes: true });
  yield [path, inside.filter(each => each.isFile()).length];
  for (const each of inside) {
    const next = join(path, each.name);
    if (each.isDirectory() && !unseen.test(each.name) && !unsorted.includes(next)) yield* folders(next);
  }
}

describe('a folder can be seen through', () => {
  const all = [...folders('.')];

  test('all of them are looked into', () => {
    expect(all.map(([path]) => path)).toEqual(
      expect.arrayContaining(['packages/kernel/src', 'packages/web/src/table']),
    );
  });

  test(`none has more than ${mostFiles} files beside each other`, () => {
    expect(all.filter(([, files]) => files > mostFiles)).toEqual([]);
  });
});
