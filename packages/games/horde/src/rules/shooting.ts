import type { Flow } from '@starboard/kernel';
import { basesWithin, squaredBetween } from '@starboard/space';
import { bodyOf, columnsOf, modelsOf, printed, radiusOf } from '../field/measure.ts';
import { distance } from '../field/scale.ts';
import { effects, sumOf } from '../hooks.ts';
import type { Blocked, Described, Fighter, Hero, Horde, Model, State, Unit, Weapon } from '../types.ts';
import { aimingOf } from './attack/aim.ts';
import { outlookOf } from './attack/outlook.ts';
import { bestOf } from './attack/preference.ts';
import { type Assault, attackEnds, type Blows, strikeTarget } from './attack/strikes.ts';
import { seesModel } from './sight.ts';
import { foesOf, nameOf, refOf } from './table.ts';
import { isRanged } from './weapons.ts';

/** GSQ-SHOOT-03 */
const mostTargets = 2;

/** GSQ-SHOOT-08: the range of a weapon in quarter inches, after everything that changes it. */
export function rangeOf(state: State, by: Fighter, weapon: Weapon): number {
  const modifiers = effects.tell(state, 'range', { by, weapon });
  if (modifiers.length === 0) return distance(state, weapon.range);
  const keeps = aimingOf(state, { by, weapon, how: 'shooting' }).has('ignoresShortening'); // GSQ-SKILL-14
  const counted = keeps ? modifiers.filter(({ value }) => value > 0) : modifiers;
  return distance(state, Math.max(0, weapon.range + sumOf(counted)));
}

/** GSQ-SHOOT-01: what a fighter can shoot with; each name once. */
export function rangedWeapons(fighter: Fighter): readonly Weapon[] {
  return printed(fighter).weapons.filter(isRanged);
}

/** GSQ-SHOOT-02, GSQ-SPECIAL-18: whether one model may fire a weapon of this range at a target. */
export function canFire(
  state: State,
  by: Fighter,
  model: Model,
  weapon: Weapon,
  target: Fighter,
  range = rangeOf(state, by, weapon),
): boolean {
  if (range <= 0) return false;
  const columns = columnsOf(state);
  const reach = range + radiusOf(state, by) + radiusOf(state, target);
  for (const each of modelsOf(target)) {
    if (squaredBetween(columns, model.at, each.at) > reach * reach) continue;
    if (weapon.rules.indirect !== undefined || seesModel(state, by, model, target, each)) return true;
  }
  return false;
}

/** GSQ-SHOOT-02: whom it could fire a weapon at from where it stands. */
export function targetsFor(state: State, by: Fighter, weapon: Weapon): Fighter[] {
  const range = rangeOf(state, by, weapon);
  return foesOf(state, by).filter(target => canFireAt(state, by, weapon, target, range));
}

/** Whether it could shoot at anybody at all from where it stands. */
export function canShoot(state: State, by: Fighter): boolean {
  return rangedWeapons(by).some(weapon => {
    const range = rangeOf(state, by, weapon);
    return foesOf(state, by).some(target => canFireAt(state, by, weapon, target, range));
  });
}

/** A weapon with the target that was declared for it. */
interface Declared {
  readonly weapon: Weapon;
  readonly target: Fighter;
}

/** GSQ-SHOOT-02..10: a hero's shooting: its player names the targets, or does not shoot. Tells whether it did. */
export function* shoot(t: Horde, by: Hero, moved: boolean): Flow<boolean> {
  const declared: Declared[] = [];
  for (const weapon of rangedWeapons(by)) {
    const target = yield* declareTarget(t, by, weapon, moved, declared);
    if (target !== undefined) declared.push({ weapon, target });
  }
  yield* shootAll(t, by, moved, declared);
  return declared.length > 0;
}

/** GSQ-SHOOT-03, 04: one weapon's target. */
function* declareTarget(
  t: Horde,
  by: Hero,
  weapon: Weapon,
  moved: boolean,
  declared: readonly Declared[],
): Flow<Fighter | undefined> {
  const chosen = new Set(declared.map(({ target }) => target));
  const inReach = targetsFor(t.state, by, weapon);
  const allowed = chosen.size < mostTargets ? inReach : inReach.filter(target => chosen.has(target));
  if (allowed.length === 0) return undefined;
  const options = [
    ...allowed.map(target => ({ key: refOf(target) as string, target })),
    { key: 'none', target: undefined },
  ];
  const { target } = yield* t.choose(by.seat, 'shoot', options, {
    params: { who: nameOf(by), weapon: { key: `weapon.${weapon.name}` } },
    about: [refOf(by)],
    describe: option => ({
      group: 'shoot',
      ...(option.target !== undefined && targetText(t.state, by, option.target, weapon, moved)),
    }),
    blocked: () => outOfReach(t.state, by, weapon, inReach, allowed),
  });
  return target;
}

/** A target with what is needed to hurt it. */
function targetText(state: State, by: Hero, target: Fighter, weapon: Weapon, moved: boolean): Described {
  const { dice, toHit, toBlock, isCovered } = outlookOf(state, by, target, { weapon, how: 'shooting', moved });
  const params = { target: nameOf(target), dice, hit: toHit, block: toBlock, cover: isCovered ? 'yes' : 'no' };
  return { label: { key: 'shoot.at', params }, refs: [refOf(target)] };
}

/** Foes that this weapon cannot be fired at, and why. */
function outOfReach(
  state: State,
  by: Hero,
  weapon: Weapon,
  inReach: readonly Fighter[],
  allowed: readonly Fighter[],
): Blocked[] {
  const range = rangeOf(state, by, weapon);
  const near = (target: Fighter) => {
    const body = bodyOf(state, by, by);
    return modelsOf(target).some(model => basesWithin(body, bodyOf(state, target, model), range));
  };
  return foesOf(state, by)
    .filter(target => !allowed.includes(target))
    .map(target => ({
      key: refOf(target),
      group: 'shoot',
      label: { key: 'shoot.target', params: { target: nameOf(target) } },
      refs: [refOf(target)],
      ...(inReach.includes(target)
        ? { reason: { key: 'bar.twoTargets' }, rule: 'GSQ-SHOOT-03' }
        : { reason: { key: near(target) ? 'bar.unseen' : 'bar.tooFar' }, rule: 'GSQ-SHOOT-02' }),
    }));
}

/** GSQ-AI-08: a unit's shooting at its best target, and at a second one with what does not reach the first. */
export function* fire(t: Horde, by: Unit, moved: boolean): Flow {
  const { state } = t;
  const declared: Declared[] = [];
  let left = rangedWeapons(by);
  for (let i = 0; i < mostTargets && left.length > 0; i++) {
    const target = bestTarget(state, by, left);
    if (target === undefined) break;
    const reaching = left.filter(weapon => canFireAt(state, by, weapon, target));
    declared.push(...reaching.map(weapon => ({ weapon, target })));
    left = left.filter(weapon => !reaching.includes(weapon));
  }
  yield* shootAll(t, by, moved, declared);
}

/** GSQ-AI-07, 08: the best shooting target from where it stands, if there is any; for all its weapons, or for some. */
export function bestTarget(state: State, by: Unit, weapons = rangedWeapons(by)): Hero | undefined {
  if (weapons.length === 0) return undefined;
  return bestOf(state, by, hero => weapons.some(weapon => canFireAt(state, by, weapon, hero)));
}

/** GSQ-SHOOT-02: whether any of its models can fire a weapon at a target. */
function canFireAt(
  state: State,
  by: Fighter,
  weapon: Weapon,
  target: Fighter,
  range = rangeOf(state, by, weapon),
): boolean {
  return modelsOf(by).some(model => canFire(state, by, model, weapon, target, range));
}

/** GSQ-SHOOT-02: the models that can fire. */
function shooters(state: State, by: Fighter, weapon: Weapon, target: Fighter): readonly Model[] {
  const range = rangeOf(state, by, weapon);
  return modelsOf(by).filter(model => canFire(state, by, model, weapon, target, range));
}

/** GSQ-SHOOT-10: target by target; who fires is settled before any die is rolled. */
function* shootAll(t: Horde, by: Fighter, moved: boolean, declared: readonly Declared[]): Flow {
  const volleys = new Map<Fighter, Blows[]>();
  for (const { weapon, target } of declared) {
    const blows = { weapon, models: shooters(t.state, by, weapon, target) };
    const before = volleys.get(target);
    if (before === undefined) volleys.set(target, [blows]);
    else before.push(blows);
  }
  for (const [target, blows] of volleys) {
    const assault: Assault = { by, target, how: 'shooting', charging: false, moved, blows };
    yield* strikeTarget(t, assault);
  }
  if (declared.length > 0)
    attackEnds(
      t,
      by,
      'shooting',
      declared.map(({ weapon }) => weapon),
    );
}
