import { describe, expect, it } from 'vitest';
import { carryLink, readLink, seatLink } from '../../src/lobby/seat-link.ts';

const origin = 'https://stars.example';
const match = 'G8rtm-8HBgz5KnTn3VbeXQ';

describe('A pasted link', () => {
  it.each([
    seatLink(origin, match, 'k-_1'),
    `  ${seatLink(origin, match, 'k-_1')}\n`,
    `stars.example/join/${match}/k-_1`,
    `/join/${match}/k-_1`,
    `join/${match}/k-_1`,
    `${seatLink(origin, match, 'k-_1')}?from=chat#top`,
  ])('leads to its seat: %s', pasted => {
    expect(readLink(pasted, origin)).toEqual({ href: `/join/${match}/k-_1`, isHere: true });
  });

  it('may lead to a table, a replay or another device', () => {
    expect(readLink(`${origin}/match/${match}`, origin)?.href).toBe(`/match/${match}`);
    expect(readLink(`${origin}/replay/match/${match}`, origin)?.href).toBe(`/replay/match/${match}`);
    expect(readLink(`${origin}/replay/match/${match}?step=61`, origin)?.href).toBe(`/replay/match/${match}?step=61`);
    expect(readLink(carryLink(origin, 'c0de'), origin)?.href).toBe('/carry/c0de');
  });

  it('may be of another server', () => {
    const link = seatLink('http://other.example:8080', match, 'key');
    expect(readLink(link, origin)).toEqual({ href: link, isHere: false });
  });

  it.each([
    '',
    'hello there',
    'https://stars.example/',
    `${origin}/join/${match}`,
    `${origin}/api/players`,
    'javascript:alert(1)',
    'javascript:/join/a/b',
    'ftp://stars.example/join/a/b',
    'https://',
  ])('that is none is not followed: %j', pasted => {
    expect(readLink(pasted, origin)).toBeUndefined();
  });
});
