import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { KnownFile, readKnown } from '../../src/store/known.ts';

let folder: string;
const path = () => join(folder, 'starboard.known');

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'starboard-known-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('what a database is known to hold', () => {
  test('is read as it was noted last, also where less is noted than before', () => {
    expect(readKnown(folder)).toBeUndefined();
    const file = new KnownFile(folder, { format: 3, commits: 123_456_789, at: 1_700_000_000_000 });
    expect(readKnown(folder)).toEqual({ format: 3, commits: 123_456_789, at: 1_700_000_000_000 });
    file.note({ format: 3, commits: 2, at: 5 });
    expect(readKnown(folder)).toEqual({ format: 3, commits: 2, at: 5 });
    file.close();
  });

  test('is written over in one piece: the file is always as long, a line, and its owner’s alone', () => {
    const file = new KnownFile(folder, { format: 1, commits: 1, at: 1 });
    expect(statSync(path()).mode & 0o777).toBe(0o600);
    for (const commits of [1, Number.MAX_SAFE_INTEGER, 7]) {
      file.note({ format: 1, commits, at: Number.MAX_SAFE_INTEGER });
      expect(readFileSync(path(), 'utf8')).toMatch(/^\{.*\} *\n$/);
      expect(statSync(path()).size).toBe(96);
    }
    file.close();
  });

  test.each([
    '',
    'nothing',
    'null',
    '7',
    '{}',
    '{"format":1,"commits":2,"at":"today"}',
    '{"format":1,"commits":2.5,"at":3}',
    '{"format":null,"commits":2,"at":3}',
  ])('was something where nobody can read it: %j', text => {
    writeFileSync(path(), text);
    expect(readKnown(folder)).toEqual({ format: 0, commits: 1, at: 0 });
  });

  test('is not taken for nothing where it cannot be read', () => {
    mkdirSync(path());
    expect(() => readKnown(folder)).toThrow('EISDIR');
  });
});
