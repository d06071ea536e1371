import { units } from '../../content/units/index.ts';
import type { Horde, State, UnitId, UnitProfile } from '../../types.ts';
import { say } from '../table.ts';

/** GSQ-WAVE-07: nothing is drawn that costs less than this part of the budget, or than this many points. */
const leastPart = 15;
const leastPoints = 60;

/** GSQ-WAVE-01, GSQ-BOSS-02: what the wave may cost; it is not rounded (GSQ-WAVE-06). */
export function waveBudget({ wave, partyPoints, bossFight }: State): number {
  return ((wave * partyPoints) / 4) * (bossFight ? 2 : 1);
}

/** GSQ-WAVE-06, 07, GSQ-BOSS-05: what the wave consists of, in the order it was bought; what is left over is lost. */
export function buyWave(t: Horde, budget: number, boss: boolean): UnitId[] {
  const { roster } = t.state;
  const bought: UnitId[] = [];
  let left = budget;
  const drawOne = (candidates: readonly UnitId[]) => {
    const drawn = candidates[t.chance.die(candidates.length) - 1]!;
    bought.push(drawn);
    left -= units[drawn].cost;
  };

  const bosses = boss ? roster.filter(id => isBoss(id) && units[id].cost <= left) : [];
  if (bosses.length > 0) drawOne(bosses);
  for (;;) {
    const candidates = candidatesFor(roster, budget, left);
    if (candidates.length === 0) break;
    drawOne(candidates);
  }
  say(t, 'GSQ-WAVE-06', 'wave.bought', { units: bought.length, points: budget - left, budget });
  return bought;
}

/** GSQ-WAVE-07, GSQ-UNIT-02: what may be drawn next, in the order of the roster; the small ones once nothing else is left. */
function candidatesFor(roster: readonly UnitId[], budget: number, left: number): UnitId[] {
  const least = Math.min(budget / leastPart, leastPoints);
  const affordable = roster.filter(id => !isBoss(id) && units[id].cost <= left);
  const worthwhile = affordable.filter(id => units[id].cost >= least);
  return worthwhile.length > 0 ? worthwhile : affordable;
}

function isBoss(id: UnitId): boolean {
  const { boss }: UnitProfile = units[id];
  return boss === true;
}
