import { scene } from '@starboard/endure/testing';
import { Chance, odds, seedFrom } from '@starboard/kernel';
import { expect, test } from 'vitest';
import { worth } from '../src/worth.ts';

const chance = () => new Chance(seedFrom('odds'));

test('the odds of a shot: what it kills, and how often it jams', () => {
  const { match } = scene()
    .survivor('captain-a', { at: 'CREW.w', holding: ['shotgun'] })
    .enemies('swarmer', 1, 'CREW.x')
    .turnOf('captain-a')
    .play();
  const { kills, jam } = odds(match, 'captain-a', 'attack:shotgun:0@CREW.x', { chance: chance(), samples: 2_000 });
  // three dice, 3 or more, and not all alike: 208 of 216 rolls have a success, 4 of them jam all the same
  expect(kills!.mean).toBeCloseTo(204 / 216, 1);
  expect(jam!.mean).toBeCloseTo(6 / 216, 1);
});

test('what is lost counts, what is regained does not make up for it', () => {
  const before = scene().state;
  const after = structuredClone(before);
  after.survivors[0]!.health -= 3;
  after.survivors[1]!.resolve -= 2;
  before.survivors[2]!.health -= 1;
  after.tally.kills += 4;
  expect(worth(before, after, [{ key: 'jammed' }])).toEqual({ kills: 4, damage: 3, resolve: 2, jam: 1 });
  expect(worth(before, before, [])).toEqual({ kills: 0, damage: 0, resolve: 0, jam: 0 });
});
