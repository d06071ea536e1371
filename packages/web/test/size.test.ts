import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, test } from 'vitest';
import { ensureBuilt } from '../../../scripts/build/built.mjs';

interface Chunk {
  readonly file: string;
  readonly src?: string;
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
}

type Manifest = { readonly [name: string]: Chunk };

const mostBytes = 200 * 1_024;

describe('the built page', () => {
  let folder: string;
  let manifest: Manifest;

  beforeAll(async () => {
    [folder] = (await ensureBuilt(['page'])) as [string];
    manifest = JSON.parse(readFileSync(join(folder, '.vite', 'manifest.json'), 'utf8'));
  }, 120_000);

  /** The chunks that come in with these, not counting what is fetched when it is needed. */
  function withImports(names: readonly string[]): Set<string> {
    const all = new Set<string>();
    const add = (name: string) => {
      if (all.has(name)) return;
      all.add(name);
      manifest[name]!.imports?.forEach(add);
    };
    names.forEach(add);
    return all;
  }

  const entry = 'index.html';
  const chunkOf = (end: string) => Object.keys(manifest).find(name => name.endsWith(end))!;

  test('needs at most 200 KB of packed JavaScript for the first screen', () => {
    const names = [...withImports([entry, chunkOf('src/shelf/Shelf.tsx')])];
    const bytes = names.map(name => gzipSync(readFileSync(join(folder, manifest[name]!.file))).length);
    expect(bytes.length).toBeGreaterThan(1);
    expect(bytes.reduce((sum, each) => sum + each, 0)).toBeLessThanOrEqual(mostBytes);
  });

  test('has each board and the rules of each game in chunks of their own', () => {
    const first = withImports([entry, chunkOf('src/shelf/Shelf.tsx')]);
    const ends = ['endure', 'horde', 'renegades'].flatMap(game => [
      `${game}/src/board/index.ts`,
      `${game}/src/index.ts`,
    ]);
    for (const end of ends) {
      const chunk = chunkOf(end);
      expect(chunk).toBeDefined();
      expect(first).not.toContain(chunk);
    }
    expect([...first].filter(name => name.includes('games/'))).toEqual([]);
    expect(Object.keys(manifest).filter(name => /\/(terminal|check)\//.test(name))).toEqual([]);
  });
});
