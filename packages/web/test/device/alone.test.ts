import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const source = fileURLToPath(new URL('../../src', import.meta.url));

/** What a file imports, be it for its types alone. */
function importsOf(file: string): string[] {
  return [...readFileSync(file, 'utf8').matchAll(/\bfrom '([^']+)'|\bimport\('([^']+)'\)/g)].map(
    ([, a, b]) => (a ?? b)!,
  );
}

/** All that comes with these files, as far as it is the page's own; of the rest the name alone. */
function allBehind(files: readonly string[]): Set<string> {
  const known = new Set<string>();
  const waiting = files.map(file => join(source, file));
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (known.has(file)) continue;
    known.add(file);
    if (!file.startsWith('/')) continue;
    for (const to of importsOf(file)) waiting.push(to.startsWith('.') ? join(dirname(file), to) : to);
  }
  return known;
}

test('who plays on this device needs nothing of the server, nor of its client', () => {
  const behind = allBehind([
    'device/worker.ts',
    'device/device.ts',
    'play/device-sitting.ts',
    'play/playback.ts',
    'replay/film/film-worker.ts',
  ]);
  expect(behind).toContain('@starboard/room');
  expect(behind).toContain(join(source, 'device/matches.ts'));
  expect([...behind].filter(each => /@starboard\/server|play\/server/.test(each))).toEqual([]);
});
