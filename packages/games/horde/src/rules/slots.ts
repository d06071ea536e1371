import type { Activation, Horde } from '../types.ts';

/** GSQ-ACT-01, 02: whether an action of any kind is left. */
export function hasAction({ acted, extra }: Activation): boolean {
  return !acted || extra === 'open';
}

/** GSQ-ACT-01, 02: whether a Skill action is left; an action of any kind may be one. */
export function hasSkillAction(activation: Activation): boolean {
  return !activation.skilled || hasAction(activation);
}

export function takeAction({ state }: Horde): void {
  const activation = state.activation!;
  if (activation.acted) activation.extra = 'used';
  else activation.acted = true;
}

export function takeSkillAction(t: Horde): void {
  const activation = t.state.activation!;
  if (activation.skilled) takeAction(t);
  else activation.skilled = true;
}

/** GSQ-ACT-03: nothing was done yet in this activation, and nothing is done after. */
export function mayRest({ acted, skilled, triedFeats, collected }: Activation): boolean {
  return !acted && !skilled && triedFeats.length === 0 && !collected;
}
