import { readFileSync } from 'node:fs';
import { Refused } from '@starboard/server/client';
import { describe, expect, it } from 'vitest';
import { codeOf, isUnreachable, problemText } from '../../src/app/problem-text.ts';
import { en } from '../../src/words/en/index.ts';
import { fr } from '../../src/words/fr/index.ts';

const packages = new URL('../../../', import.meta.url);

/** Every code that stands in a source file as `'code': 400` or `| 'code'`. */
function codesIn(path: string, pattern: RegExp): string[] {
  return [...readFileSync(new URL(path, packages), 'utf8').matchAll(pattern)].map(([, code]) => code as string);
}

const refused = (code: string) => new Refused(409, { code, message: '' });

describe('What went wrong', () => {
  const codes = [
    ...codesIn('server/src/refusal.ts', /^ {2}'?([a-z-]+)'?: \d{3},$/gm),
    ...codesIn('kernel/src/errors.ts', /^ {2}\| '([a-z-]+)'/gm),
    ...codesIn('web/src/device/problem.ts', /^ {2}\| '([a-z-]+)'/gm),
    ...codesIn('room/src/refusal.ts', /^ {2}\| '([a-z-]+)'/gm),
  ];

  it('has codes to check', () => {
    expect(codes).toEqual(expect.arrayContaining(['bad-key', 'internal', 'stale-decision', 'storage-full']));
  });

  it.each([...new Set(codes)])('is told in both languages: %s', code => {
    const { key } = problemText(refused(code));
    expect(key).toMatch(new RegExp(`\\.code\\.${code}$`));
    expect(en).toHaveProperty([key]);
    expect(fr).toHaveProperty([key]);
  });

  it('is admitted where it is not known', () => {
    for (const thrown of [refused('never-heard-of'), new Error('bug'), 'text', undefined, { code: 8 }]) {
      expect(problemText(thrown)).toEqual({ key: 'page.problems.unknown' });
    }
  });

  it.each(['Failed to fetch', 'NetworkError when attempting to fetch resource.', 'Load failed', 'fetch failed'])(
    'may be that nobody answers: %s',
    message => {
      expect(problemText(new TypeError(message))).toEqual({ key: 'page.problems.unreachable' });
    },
  );

  it('is not the network’s fault when it is ours', () => {
    expect(isUnreachable(new TypeError('x is not a function'))).toBe(false);
    expect(isUnreachable(refused('internal'))).toBe(false);
  });

  it('may be a proxy without a server behind it', () => {
    expect(isUnreachable(new Refused(502, { code: 'unreadable', message: '' }))).toBe(true);
  });

  it('may be that a part of the page did not come', () => {
    const thrown = new TypeError('Failed to fetch dynamically imported module: /assets/Shelf.js');
    expect(problemText(thrown)).toEqual({ key: 'page.problems.not-loaded' });
  });

  it('has a code only if somebody gave it one', () => {
    expect(codeOf(refused('bad-key'))).toBe('bad-key');
    expect(codeOf(new DOMException('', 'AbortError'))).toBeUndefined();
    expect(codeOf(null)).toBeUndefined();
  });
});
