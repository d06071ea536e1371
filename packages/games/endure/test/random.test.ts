import { Chance, Match, playOut, randomBot, seedFrom } from '@starboard/kernel';
import { expect, test } from 'vitest';
import { survivorIds } from '../src/content/classes.ts';
import { type Variant, variants } from '../src/content/variants.ts';
import { endure } from '../src/index.ts';

/** Any crew of this size, with any of the switches set any way. */
function anySetup(chance: Chance, size: number) {
  const switches = (Object.keys(variants) as Variant[]).map(name => [name, chance.pick<string>(variants[name])]);
  return {
    survivors: chance.shuffle([...survivorIds]).slice(0, size),
    variants: Object.fromEntries(switches),
  };
}

test.each([3, 4, 5, 6])('250 matches at random with %i survivors come to an end', { timeout: 120_000 }, size => {
  for (let i = 0; i < 250; i++) {
    const words = `random ${size} ${i}`;
    const chance = new Chance(seedFrom(words));
    const setup = i % 2 === 0 ? { survivors: size } : anySetup(chance, size);
    const match = Match.begin(endure, setup, { seed: seedFrom(words) });
    expect(playOut(match, randomBot, chance, 20_000), words).toBe(true);
  }
});
