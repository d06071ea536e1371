import type { Condition, Named, Reward } from '../types.ts';

/** GSQ-SEARCH-10..13: what the second die gives: one thing on 1 to 3, another on 4 and 5, a third on 6. */
function byDie(low: Reward, middle: Reward, high: Reward): readonly Reward[] {
  return [low, low, low, middle, middle, high];
}

/** GSQ-SEARCH-09: what the second die does to a hero; nothing on 5 and 6. */
export const hazards: readonly Condition[] = ['afflicted', 'diseased', 'impaired', 'crippled'];

/** A line of the treasure table, by the roll that leads to it. */
export const treasureTable: {
  readonly [roll: number]: {
    readonly name: Named<'treasure'>;
    readonly rule: string;
    readonly rewards: readonly Reward[];
  };
} = {
  3: {
    name: 'injectorPouch',
    rule: 'GSQ-SEARCH-10',
    rewards: byDie({ item: 'courageInjector' }, { item: 'frenzyInjector' }, { item: 'powerInjector' }),
  },
  4: {
    name: 'grenadeBag',
    rule: 'GSQ-SEARCH-11',
    rewards: byDie({ item: 'noiseGrenade' }, { item: 'greaseGrenade' }, { item: 'stunGrenade' }),
  },
  5: {
    name: 'kitBox',
    rule: 'GSQ-SEARCH-12',
    rewards: byDie({ item: 'curingKit' }, { item: 'teleportKit' }, { item: 'medKit' }),
  },
  6: { name: 'creditsStash', rule: 'GSQ-SEARCH-13', rewards: byDie({ credits: 5 }, { credits: 10 }, { credits: 15 }) },
};

/** GSQ-SEARCH-14: everything that the lines above may give, each once. */
export const allRewards: readonly Reward[] = [
  ...new Set(Object.values(treasureTable).flatMap(({ rewards }) => rewards)),
];
