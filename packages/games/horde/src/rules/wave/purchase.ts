import { catalogue, idsOf } from '../../catalogue.ts';
import type { Faction, Horde, State, UnitId } from '../../types.ts';
import { say } from '../table.ts';

/** GSQ-WAVE-07: nothing is drawn that costs less than this part of the budget, or than this many points. */
const leastPart = 15;
const leastPoints = 60;

/** GSQ-WAVE-07: so many purchases are made, and the dearest is the wave. */
const purchases = 16;

/** GSQ-PREP-11: everything that one or several factions can send. */
export function rosterOf(chosen: readonly Faction[]): UnitId[] {
  return idsOf(catalogue.units).filter(id => chosen.includes(catalogue.units[id].faction));
}

/** GSQ-WAVE-01, GSQ-BOSS-02: what the wave may cost; it is not rounded (GSQ-WAVE-06). */
export function waveBudget({ wave, partyPoints, bossFight }: State): number {
  return ((wave * partyPoints) / 4) * (bossFight ? 2 : 1);
}

/** GSQ-WAVE-06, 07, GSQ-BOSS-05: what the wave consists of, in the order it was bought; what is left over is lost. */
export function buyWave(t: Horde, budget: number, boss: boolean): UnitId[] {
  const bosses = boss ? t.state.roster.filter(id => isBoss(id) && catalogue.units[id].cost <= budget) : [];
  const led = bosses.length > 0 ? [drawOne(t, bosses)] : [];
  const left = budget - costOf(led);
  let bought: UnitId[] = [];
  for (let i = 0; i < purchases; i++) {
    const tried = purchase(t, budget, left);
    if (costOf(tried) > costOf(bought)) bought = tried;
  }
  const wave = [...led, ...bought];
  say(t, 'GSQ-WAVE-06', 'wave.bought', { units: wave.length, points: costOf(wave), budget });
  return wave;
}

/** GSQ-WAVE-07: one unit after the other, until nothing is affordable. */
export function purchase(t: Horde, budget: number, points: number): UnitId[] {
  const bought: UnitId[] = [];
  let left = points;
  for (;;) {
    const candidates = candidatesFor(t.state.roster, budget, left);
    if (candidates.length === 0) return bought;
    const drawn = drawOne(t, candidates);
    bought.push(drawn);
    left -= catalogue.units[drawn].cost;
  }
}

/** Each equally likely; the only one without a die. */
function drawOne(t: Horde, candidates: readonly UnitId[]): UnitId {
  return candidates.length === 1 ? candidates[0]! : candidates[t.chance.die(candidates.length) - 1]!;
}

function costOf(bought: readonly UnitId[]): number {
  return bought.reduce((sum, id) => sum + catalogue.units[id].cost, 0);
}

/** GSQ-WAVE-07, GSQ-UNIT-02: what may be drawn next, in the order of the roster; the small ones once nothing else is left. */
function candidatesFor(roster: readonly UnitId[], budget: number, left: number): UnitId[] {
  const least = Math.min(budget / leastPart, leastPoints);
  const affordable = roster.filter(id => !isBoss(id) && catalogue.units[id].cost <= left);
  const worthwhile = affordable.filter(id => catalogue.units[id].cost >= least);
  return worthwhile.length > 0 ? worthwhile : affordable;
}

function isBoss(id: UnitId): boolean {
  return catalogue.units[id].boss === true;
}
