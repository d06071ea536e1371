import { catalogue } from '../catalogue.ts';
import { isNear } from '../field/measure.ts';
import type { Move } from '../hooks.ts';
import type { Hero, State } from '../types.ts';
import { allowance } from './allowance.ts';
import { mayTry } from './feats.ts';
import { isUsable } from './items.ts';
import { chargeable } from './melee.ts';
import { canRestorePower, canSpend } from './power.ts';
import { takingReach } from './search.ts';
import { canShoot } from './shooting.ts';
import { hasAction, hasSkillAction, mayRest } from './slots.ts';
import {
  type Action,
  advancing,
  advancingBy,
  charging,
  collecting,
  curing,
  Deed,
  end,
  holding,
  payingExtra,
  priceOfExtra,
  resting,
  revealing,
  rushing,
  rushingBy,
  trying,
  usingItem,
  usingSkill,
} from './verbs.ts';
import { mayWishForWaypoints } from './waypoints.ts';

/** GSQ-ACT-01..08, GSQ-DEC-04: everything that a hero may do now, and nothing that could have no effect. */
export function actionsOf(state: State, hero: Hero): Action[] {
  const offered: Action[] = [];
  const activation = state.activation!;
  if (hasAction(activation)) addActions(offered, state, hero);
  if (hasSkillAction(activation)) addSkillActions(offered, state, hero);
  addFeats(offered, state, hero);
  for (const { at } of state.treasures) {
    if (isNear(state, hero, at, takingReach)) addOnce(offered, new Deed(`collect:${at}`, collecting, at));
  }
  if (mayRest(activation)) addRest(offered, state, hero);
  if (mayPayExtra(state, hero)) offered.push(payingExtra);
  offered.push(end);
  return offered;
}

/** Two treasures may lie on one spot, and are picked up together. */
function addOnce(offered: Action[], action: Action): void {
  if (!offered.some(({ key }) => key === action.key)) offered.push(action);
}

function addActions(offered: Action[], state: State, hero: Hero): void {
  if (canShoot(state, hero)) offered.push(holding);
  addMove(offered, state, hero, 'advance', [advancing, advancingBy]);
  addMove(offered, state, hero, 'rush', [rushing, rushingBy]);
  for (const foe of chargeable(state, hero)) offered.push(new Deed(`charge:${foe.no}`, charging, foe));
}

function addMove(
  offered: Action[],
  state: State,
  hero: Hero,
  move: Move,
  [plain, byWaypoints]: readonly Action[],
): void {
  const limit = allowance(state, hero, move);
  if (limit <= 0) return;
  offered.push(plain!);
  if (mayWishForWaypoints(state, hero, limit)) offered.push(byWaypoints!);
}

/** GSQ-ACT-08, 11, GSQ-SKILL-01: one thing with each Skill action. */
function addSkillActions(offered: Action[], state: State, hero: Hero): void {
  const { usedSkills } = state.activation!;
  for (const skill of hero.skills) {
    if (usedSkills.includes(skill) || !catalogue.skills[skill].usable(state, hero)) continue;
    offered.push(new Deed(`skill:${skill}`, usingSkill, skill));
  }
  for (const item of new Set(hero.items)) {
    if (isUsable(state, hero, item)) offered.push(new Deed(`item:${item}`, usingItem, item));
  }
  for (const at of state.tokens) {
    if (isNear(state, hero, at, takingReach)) addOnce(offered, new Deed(`reveal:${at}`, revealing, at));
  }
}

/** GSQ-PSY-02: no action, each once, and before any attack. */
function addFeats(offered: Action[], state: State, hero: Hero): void {
  const { attacked, triedFeats } = state.activation!;
  if (attacked) return;
  for (const feat of hero.feats) {
    if (triedFeats.includes(feat) || !canSpend(state, hero, catalogue.feats[feat].cost) || !mayTry(state, hero, feat))
      continue;
    offered.push(new Deed(`feat:${feat}`, trying, feat));
  }
}

/** GSQ-POWER-02, 03 */
function addRest(offered: Action[], state: State, hero: Hero): void {
  if (canRestorePower(state, hero)) offered.push(resting);
  for (const condition of hero.conditions) offered.push(new Deed(`rest:${condition}`, curing, condition));
}

/** GSQ-ACT-02: once; before the first action of any kind is taken it would buy nothing. */
function mayPayExtra(state: State, hero: Hero): boolean {
  const { acted, extra } = state.activation!;
  return acted && extra === 'no' && canSpend(state, hero, priceOfExtra);
}
