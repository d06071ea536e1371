import { scene } from '@starboard/horde/testing';
import { Chance, Match, playOut, randomBot, seedFrom, showDecision } from '@starboard/kernel';
import { describe, expect, test } from 'vitest';
import { horde } from '../../src/index.ts';

const viewers = ['p1', 'p2', 'spectator'];

function under(seed: string) {
  const { setup, state } = scene({ seats: 2, events: true, weather: 'bad' })
    .unit('hexer', [[30, 30]])
    .tokens([12, 12])
    .stage('heroes');
  return Match.from(horde, setup, state, { seed: seedFrom(seed) });
}

/** All that somebody at the table is sent. */
function sentTo(match: ReturnType<typeof under>, viewer: string) {
  return { view: match.view(viewer), shown: showDecision(match, viewer), log: match.logFor(viewer) };
}

/** Every key of something, at any depth. */
function keysOf(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => [key, ...keysOf(part)]);
}

describe('dice that are still to be rolled', () => {
  test('[GSQ-HID-04] positions that differ in nothing but the dice to come look the same to everybody', () => {
    const [one, other] = [under('one'), under('other')];
    for (const viewer of viewers) expect(sentTo(one, viewer)).toEqual(sentTo(other, viewer));
    for (const match of [one, other]) playOut(match, randomBot, new Chance(seedFrom('the same answers')), 60);
    expect(one.state).not.toEqual(other.state);
  });

  test('[GSQ-HID-04] neither the seed nor the stream is in anything that is sent during play', () => {
    const seed = seedFrom('a secret');
    const match = Match.begin(horde, { heroes: 2, events: true }, { seed });
    const chance = new Chance(seedFrom('players'));
    for (let looks = 0; looks < 12 && !playOut(match, randomBot, chance, 10); looks++) {
      for (const viewer of viewers) {
        const sent = sentTo(match, viewer);
        expect(JSON.stringify(sent)).not.toContain(seed);
        expect(keysOf(sent).filter(key => /seed|chance|stream|random/i.test(key))).toEqual([]);
      }
      expect(JSON.stringify(match.journal())).not.toContain(seed);
    }
    expect(match.answers).toBeGreaterThan(60);
  });

  test('[GSQ-HID-02, GSQ-HID-04] looking ahead rolls other dice than those that will fall', () => {
    const match = under('one');
    const results = new Set<string>();
    for (let nth = 0; nth < 6; nth++) {
      const fork = match.fork(new Chance(seedFrom(`ahead ${nth}`)), 'p1');
      playOut(fork, randomBot, new Chance(seedFrom('the same answers')), 60);
      results.add(JSON.stringify(fork.state));
    }
    expect(results.size).toBeGreaterThan(1);
  });
});
