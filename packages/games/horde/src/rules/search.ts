import type { Flow } from '@starboard/kernel';
import type { LatticeIndex } from '@starboard/space';
import { gapToPoint, isNear } from '../field/measure.ts';
import { effects, sumOf } from '../hooks.ts';
import { allRewards, hazards, treasureTable } from '../tables/treasure.ts';
import type { Hero, Horde, Reward, State, Words } from '../types.ts';
import { gainCondition } from './conditions.ts';
import { consciousHeroes, leadSeat, nameOf, say } from './table.ts';

/** GSQ-SEARCH-07, 16, in inches. */
export const takingReach = 1;

/** GSQ-SEARCH-09 */
const worstTreasure = 2;

/** GSQ-SEARCH-14 */
const trove = 7;

/** GSQ-SEARCH-06..18: a token is revealed, by a hero or by an event. */
export function* revealToken(t: Horde, at: LatticeIndex, by: Hero | undefined): Flow {
  const { state } = t;
  const hero = by ?? nearestWithin(state, at);
  const taker = hero !== undefined && isNear(state, hero, at, takingReach) ? hero : undefined;
  const found = state.tokens.indexOf(at);
  state.tokens = state.tokens.filter((_, i) => i !== found);
  state.tally.searches++;
  const die = t.chance.die();
  const modifier = hero === undefined ? 0 : sumOf(effects.tell(state, 'treasure', { by: hero }));
  const roll = die + modifier;
  say(t, 'GSQ-SEARCH-06', 'search.rolled', { die, modifier, ...whoOf(hero) });
  if (roll <= worstTreasure) springHazard(t, taker);
  else yield* findTreasure(t, at, roll, taker);
}

/** In a log line that may be about nobody: `by` is `nobody` then. */
function whoOf(hero: Hero | undefined): { readonly by: string; readonly who: string | Words } {
  return hero === undefined ? { by: 'nobody', who: '' } : { by: 'hero', who: nameOf(hero) };
}

/** GSQ-SEARCH-18: who stands for "the hero" where an event reveals. */
function nearestWithin(state: State, at: LatticeIndex): Hero | undefined {
  let nearest: Hero | undefined;
  let least = Infinity;
  for (const hero of consciousHeroes(state)) {
    if (!isNear(state, hero, at, takingReach)) continue;
    const gap = gapToPoint(state, hero, at);
    if (gap >= least) continue;
    nearest = hero;
    least = gap;
  }
  return nearest;
}

/** GSQ-SEARCH-09 */
function springHazard(t: Horde, taker: Hero | undefined): void {
  if (taker === undefined) {
    say(t, 'GSQ-SEARCH-09', 'search.hazard');
    return;
  }
  const die = t.chance.die();
  say(t, 'GSQ-SEARCH-09', 'search.hazardRolled', { who: nameOf(taker), die });
  const condition = hazards[die - 1];
  if (condition !== undefined) gainCondition(t, taker, condition, 'GSQ-SEARCH-09');
}

/** GSQ-SEARCH-07, 08, GSQ-RUL-11: whoever is near takes it at once, or a treasure marker holds it. */
function* findTreasure(t: Horde, at: LatticeIndex, roll: number, taker: Hero | undefined): Flow {
  const rewards = roll >= trove ? yield* chooseTrove(t) : [drawReward(t, roll)];
  if (taker === undefined) {
    t.state.treasures.push({ at, rewards });
    for (const reward of rewards) say(t, 'GSQ-SEARCH-08', 'search.left', { reward: rewardText(reward) });
    return;
  }
  for (const reward of rewards) takeReward(t, taker, reward, 'GSQ-SEARCH-07');
}

/** GSQ-SEARCH-10..13, 17: the second die, never modified. */
function drawReward(t: Horde, roll: number): Reward {
  const { name, rule, rewards } = treasureTable[roll]!;
  const die = t.chance.die();
  const reward = rewards[die - 1]!;
  say(t, rule, 'search.found', { treasure: { key: `treasure.${name}` }, die, reward: rewardText(reward) });
  return reward;
}

/** GSQ-SEARCH-14: any two, also the same one twice. */
function* chooseTrove(t: Horde): Flow<Reward[]> {
  const options = allRewards.map(reward => ({ key: rewardKey(reward), reward, label: rewardText(reward) }));
  const chosen: Reward[] = [];
  for (const no of [1, 2]) {
    const { reward } = yield* t.choose(leadSeat(t.state), 'trove', options, { params: { no } });
    chosen.push(reward);
    say(t, 'GSQ-SEARCH-14', 'search.trove', { reward: rewardText(reward) });
  }
  return chosen;
}

function rewardKey(reward: Reward): string {
  return 'item' in reward ? reward.item : `credits${reward.credits}`;
}

/** What a reward is called. */
function rewardText(reward: Reward): Words {
  return 'item' in reward
    ? { key: `item.${reward.item}` }
    : { key: 'reward.credits', params: { credits: reward.credits } };
}

/** A hero gets an item or money. */
export function takeReward(t: Horde, hero: Hero, reward: Reward, rule: string): void {
  if ('item' in reward) hero.items.push(reward.item);
  else hero.credits += reward.credits;
  say(t, rule, 'reward.taken', { who: nameOf(hero), reward: rewardText(reward) });
}

/** GSQ-SEARCH-16: everything that lies there. */
export function collect(t: Horde, hero: Hero, at: LatticeIndex): void {
  const { state } = t;
  const here = state.treasures.filter(treasure => treasure.at === at);
  state.treasures = state.treasures.filter(treasure => treasure.at !== at);
  for (const { rewards } of here) {
    for (const reward of rewards) takeReward(t, hero, reward, 'GSQ-SEARCH-16');
  }
}
