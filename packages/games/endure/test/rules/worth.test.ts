import { scene } from '@starboard/endure/testing';
import { Chance, odds, seedFrom, showDecision } from '@starboard/kernel';
import { expect, test } from 'vitest';
import { prospectsOf } from '../../src/board/prospects.ts';
import { worth } from '../../src/worth.ts';

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
  expect(worth(before, after, [{ key: 'jammed' }])).toEqual({
    kills: 4,
    harm: 0,
    broken: 0,
    damage: 3,
    resolve: 2,
    jam: 1,
  });
  expect(worth(before, before, [])).toEqual({
    kills: 0,
    harm: 0,
    broken: 0,
    damage: 0,
    resolve: 0,
    jam: 0,
  });
});

test('[ETS-COMBAT-07] the odds of an attack on a boss: the Health that it loses', () => {
  const { match } = scene()
    .survivor('captain-a', { at: 'CREW.w', holding: ['assaultRifle'] })
    .boss('titan', 'CREW.x', { health: 20 })
    .turnOf('captain-a')
    .play();
  const found = odds(match, 'captain-a', 'attack:assaultRifle:0@CREW.x', { chance: chance(), samples: 2_000 });
  expect(found['kills']!.mean).toBe(0);
  // four dice, 4 or more: two on average, but for the half of all jams that would have hit four times
  expect(found['harm']!.mean).toBeCloseTo(2, 1);
  expect(prospectsOf(found).map(({ text }) => [text.key, text.params!['count']])).toEqual([
    ['face.prospect.harm', 1],
    ['face.prospect.harm', 2],
    ['face.prospect.harm', 4],
    ['face.prospect.jam', 1],
  ]);
});

test('[ETS-COMBAT-09] the odds of an attack on a thing: that it is destroyed', () => {
  const { match } = scene({ mission: 'CG10' })
    .cleared()
    .with(state => {
      const terminal = state.objectives[0]!;
      for (const survivor of state.survivors) survivor.zone = terminal.zone;
    })
    .survivor('captain-a', { holding: ['fireAxe'] })
    .turnOf('captain-a')
    .play();
  const [attack] = showDecision(match, 'captain-a')!.ask!.options.filter(({ group }) => group === 'attack');
  const { broken } = odds(match, 'captain-a', attack!.key, { chance: chance(), samples: 300 });
  expect(broken!.mean).toBeGreaterThan(0);
  expect(prospectsOf({ broken: broken! })[0]!.text.key).toBe('face.prospect.broken');
});
