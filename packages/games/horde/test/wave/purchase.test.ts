import { type Scene, scene } from '@starboard/horde/testing';
import { Chance, seedFrom, Table } from '@starboard/kernel';
import { describe, expect, test } from 'vitest';
import { archetypes } from '../../src/cards/heroes.ts';
import { factions, units } from '../../src/cards/units/index.ts';
import { idsOf } from '../../src/catalogue.ts';
import { buyWave, purchase, waveBudget } from '../../src/rules/wave/purchase.ts';
import type { ArchetypeId, Faction, State, UnitId, UnitProfile } from '../../src/types.ts';

interface Shopping {
  readonly factions?: Faction[];
  readonly roster?: readonly UnitId[];
  readonly dice?: readonly number[];
}

function on({ factions = ['corsairs'], roster, dice = [] }: Shopping): Scene {
  const set = scene({ factions }).dice(...dice);
  return roster === undefined ? set : set.roster(...roster);
}

/** What one purchase brings when the draws fall like this. */
function bought(budget: number, shopping: Shopping): UnitId[] {
  return on(shopping).perform(function* (t) {
    return purchase(t, budget, budget);
  }).result as UnitId[];
}

/** The wave that is deployed in the end. */
function wave(budget: number, shopping: Shopping, boss = false): UnitId[] {
  return on(shopping).perform(function* (t) {
    return buyWave(t, budget, boss);
  }).result as UnitId[];
}

/** What one purchase brings when the first of the list is drawn each time, as long as it lasts. */
function firsts(budget: number, shopping: Omit<Shopping, 'dice'>): UnitId[] {
  return bought(budget, { ...shopping, dice: Array.from({ length: 40 }, () => 1) });
}

const costOf = (list: readonly UnitId[]) => list.reduce((sum, id) => sum + units[id].cost, 0);
const isBoss = (id: UnitId) => (units[id] as UnitProfile).boss === true;

function budgetOf(heroes: readonly ArchetypeId[], wave: number, change: (state: State) => void = () => {}): number {
  return waveBudget(scene({ heroes }).wave(wave).with(change).state);
}

describe('the budget', () => {
  const four: ArchetypeId[] = ['bulwark', 'medic', 'sharpshooter', 'envoy'];

  test('[GSQ-WAVE-01, GSQ-EX-02] is a quarter of the party for each wave', () => {
    expect(budgetOf(four, 2, state => Object.assign(state, { partyPoints: 300 }))).toBe(150);
    expect(budgetOf(four, 1)).toBe(101.25);
    expect(budgetOf(four, 10)).toBe(1012.5);
  });

  test('[GSQ-WAVE-05, GSQ-RUL-15] counts printed points, whatever became of the heroes', () => {
    const changed = budgetOf(four, 1, state => {
      Object.assign(state.heroes[0]!, { wounds: 12, level: 9, xp: 40, credits: 100, tough: 14 });
      state.heroes[1]!.items.push('medKit');
    });
    expect(changed).toBe((115 + 90 + 105 + 95) / 4);
  });

  test('[GSQ-BOSS-02, GSQ-RUL-17, GSQ-EX-08] is doubled in a boss fight', () => {
    const fight = (state: State) => Object.assign(state, { partyPoints: 400, bossFight: true });
    expect(budgetOf(four, 7, fight)).toBe(1400);
    expect(budgetOf(four, 10, fight)).toBe(2000);
  });
});

describe('the purchase', () => {
  test('[GSQ-WAVE-06, GSQ-EX-04, GSQ-RUL-16] is never above the budget, which is not rounded; the rest is lost', () => {
    // 101.25: the Stubber Gunner costs 100, and with it nothing more is affordable.
    expect(bought(101.25, { dice: [4] })).toEqual(['stubberGunner']);
    expect(bought(100, { roster: ['stubberGunner'], dice: [1] })).toEqual(['stubberGunner']);
    expect(bought(99.75, { roster: ['stubberGunner'] })).toEqual([]);
  });

  test('[GSQ-WAVE-07, GSQ-PREP-04] draws from the roster, in its order, until nothing is affordable', () => {
    // All corsairs up to 150 but the boss: Deckhands 45, Raiders 65, Boarders 75, Gunner 100, Sniper 70, Bombardier 70, Brute 110.
    const hands = (count: number) => Array.from({ length: count }, () => 'cabinHand');
    // 40 are left, for which there is nothing but Cabin Hands at 5.
    expect(bought(150, { dice: [7] })).toEqual(['chainBrute', ...hands(8)]);
    // 150 - 75 leaves 75: Deckhands, Raiders, Boarders, Sniper, Bombardier.
    expect(bought(150, { dice: [3, 5] })).toEqual(['boarders', 'bombardier', ...hands(1)]);
    expect(bought(150, { dice: [2, 1] })).toEqual(['raiders', 'deckhands', ...hands(8)]);
    expect(() => bought(150, { dice: [8] })).toThrow(/die of 7/);
  });

  test('[GSQ-WAVE-07, GSQ-EX-50] leaves the small ones out as long as a larger one is affordable', () => {
    const swarm = firsts(900, { roster: ['acidSpitters', 'leaper', 'burrower'] });
    // From 60 points on: Leapers at 60 fill 900 completely.
    expect(swarm).toEqual(Array.from({ length: 15 }, () => 'leaper'));
    // 935 leaves 35 when no 60 is affordable any more: then the Spitters may come.
    expect(firsts(935, { roster: ['acidSpitters', 'leaper', 'burrower'] })).toEqual([...swarm, 'acidSpitters']);
  });

  test('[GSQ-WAVE-07] measures small by a fifteenth of the budget where that is less', () => {
    // 675 / 15 = 45: Deckhands are just large enough, and stand first on the list.
    expect(firsts(675, { factions: ['corsairs'] })).toEqual(Array.from({ length: 15 }, () => 'deckhands'));
    // 690 / 15 = 46: they are not, and Raiders are the first that are.
    expect(firsts(690, { factions: ['corsairs'] })[0]).toBe('raiders');
  });

  test('[GSQ-UNIT-02, GSQ-WAVE-07] never buys a boss in the normal loop', () => {
    for (let last = 1; last <= 7; last++) {
      const list = bought(2000, { dice: Array.from({ length: 60 }, (_, i) => (i % 6 === 0 ? Math.min(last, 6) : 1)) });
      expect(list.some(isBoss)).toBe(false);
    }
    expect(bought(360, { roster: ['ringCaptain'] })).toEqual([]);
  });

  test('[GSQ-BOSS-05] begins with one boss in a boss fight, drawn among those that it can afford', () => {
    const mixed = [...factions];
    // 320: the Ring Captain (260) and the Veil Herald (320), not the Colossus (350) and the Overseer (360).
    expect(wave(320, { factions: mixed, dice: [2] }, true)).toEqual(['veilHerald']);
    const captain = wave(320, { roster: ['deckhands', 'ringCaptain', 'veilHerald'], dice: [1] }, true);
    expect(captain[0]).toBe('ringCaptain');
    expect(captain.filter(isBoss)).toHaveLength(1);
    expect(costOf(captain)).toBeLessThanOrEqual(320);
  });

  test('[GSQ-EX-55, GSQ-EX-08] after the boss of wave 10 only units of 60 or more are drawn while one is affordable', () => {
    const list = wave(2000, { roster: ['deckhands', 'raiders', 'ringCaptain'] }, true);
    expect(list[0]).toBe('ringCaptain');
    expect(list.slice(1).some(isBoss)).toBe(false);
    // 2000 - 260 = 1740: Raiders at 65, 26 of them, leave 50 for one unit of Deckhands.
    expect(list.slice(1, 27)).toEqual(Array.from({ length: 26 }, () => 'raiders'));
    expect(list.slice(27)).toEqual(['deckhands']);
  });

  test('[GSQ-UNIT-03] buys something for the cheapest party of all', () => {
    for (const faction of ['swarm', 'remnant', 'corsairs', 'cult'] as const) {
      expect(firsts(45, { factions: [faction] })).not.toHaveLength(0);
    }
  });
});

describe('of 16 purchases', () => {
  const ones = (count: number) => Array.from({ length: count }, () => 1);

  test('[GSQ-WAVE-07] the dearest comes', () => {
    // 120 buy Raiders (65), after which there is nothing for 55, or the Chain Brute (110).
    const roster: UnitId[] = ['raiders', 'chainBrute'];
    expect(wave(120, { roster, dice: ones(16) })).toEqual(['raiders']);
    expect(wave(120, { roster, dice: [...ones(15), 2] })).toEqual(['chainBrute']);
    expect(wave(120, { roster, dice: [...ones(16), 2] })).toEqual(['raiders']);
  });

  test('[GSQ-WAVE-07] the first comes where several are equally dear', () => {
    expect(wave(75, { roster: ['railSniper', 'bombardier'], dice: [2, ...ones(15)] })).toEqual(['bombardier']);
  });

  test('[GSQ-WAVE-07, GSQ-BOSS-05] each is made with what the boss leaves, and with the same boss', () => {
    const roster: UnitId[] = ['raiders', 'chainBrute', 'ringCaptain'];
    expect(wave(380, { roster, dice: [...ones(15), 2] }, true)).toEqual(['ringCaptain', 'chainBrute']);
  });
});

describe('a wave is worth its points', () => {
  /** Which part of its budget a wave is worth, drawn from this chance. */
  function partOf(faction: Faction, budget: number, chance: Chance): number {
    const table = new Table([{ id: 'p1' }], chance, scene({ factions: [faction] }).state);
    return costOf(buyWave(table, budget, false)) / budget;
  }

  test.each(factions)(
    '[GSQ-WAVE-07, GSQ-WAVE-01] of %s: 90%% at least in a first wave, whatever the party',
    faction => {
      const chance = new Chance(seedFrom(`first waves of ${faction}`));
      for (const points of partyPoints()) {
        for (let nth = 0; nth < 5; nth++)
          expect(partOf(faction, points / 4, chance), `${points}`).toBeGreaterThanOrEqual(0.9);
      }
    },
  );

  test.each(factions)('[GSQ-WAVE-07, GSQ-WAVE-01] of %s: 97%% on average in every wave', faction => {
    const chance = new Chance(seedFrom(`waves of ${faction}`));
    const parties = partyPoints();
    for (let no = 1; no <= 10; no++) {
      const parts = parties.map(points => partOf(faction, (no * points) / 4, chance));
      expect(parts.reduce((sum, part) => sum + part, 0) / parts.length).toBeGreaterThan(0.97);
    }
  });
});

/** GSQ-PREP-02: what legal parties of two to four heroes cost. */
function partyPoints(): number[] {
  const costs = [...new Set(idsOf(archetypes).map(id => archetypes[id].cost))];
  const more = (sums: readonly number[]) => sums.flatMap(sum => costs.map(cost => sum + cost));
  const two = more(costs);
  const three = [...new Set(more(two))];
  return [...new Set([...two, ...three, ...more(three)])].sort((a, b) => a - b);
}
