import { scene } from '@starboard/horde/testing';
import { describe, expect, test } from 'vitest';
import { units } from '../src/content/units/index.ts';
import { buyWave, waveBudget } from '../src/rules/wave/purchase.ts';
import type { ArchetypeId, Faction, State, UnitId, UnitProfile } from '../src/types.ts';

interface Shopping {
  readonly factions?: Faction[];
  readonly roster?: readonly UnitId[];
  readonly boss?: boolean;
  readonly dice?: readonly number[];
}

/** What a budget buys when the draws fall like this. */
function bought(budget: number, { factions = ['corsairs'], roster, boss = false, dice = [] }: Shopping): UnitId[] {
  return scene({ factions })
    .with(state => Object.assign(state, { roster: roster ?? state.roster }))
    .dice(...dice)
    .perform(function* (t) {
      return buyWave(t, budget, boss);
    }).result as UnitId[];
}

/** What a budget buys when the first of the list is drawn each time, as long as it lasts. */
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
    expect(bought(150, { dice: [7] })).toEqual(['chainBrute']);
    // 150 - 75 leaves 75: Deckhands, Raiders, Boarders, Sniper, Bombardier.
    expect(bought(150, { dice: [3, 5] })).toEqual(['boarders', 'bombardier']);
    expect(bought(150, { dice: [2, 1] })).toEqual(['raiders', 'deckhands']);
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
    const mixed: Shopping = { factions: ['swarm', 'remnant', 'corsairs', 'cult'], boss: true };
    // 320: the Ring Captain (260) and the Veil Herald (320), not the Colossus (350) and the Overseer (360).
    expect(bought(320, { ...mixed, dice: [2] })).toEqual(['veilHerald']);
    const captain = bought(320, { ...mixed, dice: [1, 1] });
    expect(captain[0]).toBe('ringCaptain');
    expect(captain.filter(isBoss)).toHaveLength(1);
    expect(costOf(captain)).toBeLessThanOrEqual(320);
  });

  test('[GSQ-EX-55, GSQ-EX-08] after the boss of wave 10 only units of 60 or more are drawn while one is affordable', () => {
    const list = firsts(2000, { factions: ['corsairs'], boss: true });
    expect(list[0]).toBe('ringCaptain');
    expect(list.slice(1).some(isBoss)).toBe(false);
    // 2000 - 260 = 1740: Raiders at 65, 26 of them, leave 50 for one unit of Deckhands.
    expect(list.slice(1, 27)).toEqual(Array.from({ length: 26 }, () => 'raiders'));
    expect(list.slice(27)).toEqual(['deckhands']);
  });

  test('[GSQ-UNIT-03] buys something for the cheapest party of all', () => {
    for (const faction of ['swarm', 'remnant', 'corsairs', 'cult'] as const) {
      expect(firsts(45, { factions: [faction] })).toHaveLength(1);
    }
  });
});
