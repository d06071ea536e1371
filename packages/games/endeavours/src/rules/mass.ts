import { effects } from '../hooks.ts';
import type { Card, Stack, State } from '../types.ts';
import { faceOf } from './cards.ts';

/** END-DRIFT-14: carried as Cargo. */
export const driftMass = 10;

/** END-FUEL-16: a card's mass. */
export function massOf(state: State, card: Card): number {
  return effects.change(state, 'cardMass', faceOf(card).mass, { card: card.card });
}

/** END-CORE-11: cards, Cargo and a Drift Bernal aboard. What is towed does not count (END-TRACTOR-10). */
export function dryMassOf(state: State, stack: Stack): number {
  let mass = cargoMassOf(state, stack);
  for (const card of stack.cards) mass += massOf(state, card);
  for (const { carriedBy } of state.drift) if (carriedBy === stack.no) mass += driftMass;
  return mass;
}

/** The mass of the fuel tanks carried as Cargo (END-FUEL-08, 16). */
export function cargoMassOf(state: State, stack: Stack): number {
  const { water, dirt, isotope } = stack.cargo;
  let mass = dirt;
  for (const type in isotope) mass += isotope[type as keyof typeof isotope]!;
  return water === 0
    ? mass
    : mass + Math.ceil(effects.change(state, 'waterMass', waterMassOf(state, stack), { by: stack }));
}

/** Water in tanks that carry it for nothing, then in those that halve it, then the rest. */
function waterMassOf(state: State, stack: Stack): number {
  const tanks = effects.tell(state, 'tanks', { by: stack });
  if (tanks.length === 0) return stack.cargo.water;
  const room = (halves: boolean) => tanks.reduce((sum, tank) => (tank.halves === halves ? sum + tank.holds : sum), 0);
  const left = Math.max(0, stack.cargo.water - room(false));
  const halved = Math.min(left, room(true));
  return left - halved + Math.ceil(halved / 2);
}
