import { printed } from '../../src/field/measure.ts';
import { effects, type Strike, sumOf } from '../../src/hooks.ts';
import { isRanged } from '../../src/rules/weapons.ts';
import type { Fighter, Hero, Stat, State } from '../../src/types.ts';

/** Both heroes and the first unit, in this order. */
export function everybody({ heroes, units }: State): readonly Fighter[] {
  return [heroes[0]!, heroes[1]!, units[0]!];
}

/** What a fighter has to its hit dice against somebody of the other side. */
export function toHit(state: State, by: Fighter, how: Strike['how']): number {
  const weapon = printed(by).weapons.find(each => isRanged(each) === (how === 'shooting'))!;
  const model = by.kind === 'hero' ? by : by.models[0]!;
  const target = by.kind === 'hero' ? state.units[0]! : state.heroes[0]!;
  return sumOf(effects.tell(state, 'hit', { by, model, weapon, target, how, charging: false, moved: false }));
}

export function toBlock(state: State, by: Fighter): number {
  return sumOf(effects.tell(state, 'block', { by }));
}

export function toMorale(state: State, by: Fighter): number {
  return sumOf(effects.tell(state, 'morale', { by }));
}

/** To the range of its first ranged weapon, in inches. */
export function toRange(state: State, by: Fighter): number {
  return sumOf(effects.tell(state, 'range', { by, weapon: printed(by).weapons.find(isRanged)! }));
}

/** To Str, Dex and Wil. */
export function toStats(state: State, by: Hero): number[] {
  return (['str', 'dex', 'wil'] as const).map((stat: Stat) => sumOf(effects.tell(state, 'stat', { by, stat })));
}
