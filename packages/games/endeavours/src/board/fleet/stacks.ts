import type { Text } from '@starboard/kernel';
import { isEmpty, isSpacecraft } from '../../rules/stacks.ts';
import type { Stack, State } from '../../types.ts';
import { nameOfTanks, tankKinds, tanksAboard } from './shipyard/compose.ts';

/** The Stacks that hold something, Spacecraft before all others. */
export function shownStacks(state: State): Stack[] {
  const shown = state.stacks.filter(stack => !isEmpty(stack) || stack.kind === 'mobile');
  return [...shown.filter(stack => isSpacecraft(state, stack)), ...shown.filter(stack => !isSpacecraft(state, stack))];
}

/** What keeps a Stack from going on, or is over for the year. */
export function statesOf({ glitch, moved, coasting, arrives, tows }: Stack): Text[] {
  const states: (Text | false)[] = [
    glitch && { key: 'fleet.state.glitch' },
    arrives !== null && { key: 'fleet.state.transit', params: { year: arrives.year } },
    coasting > 0 && { key: 'fleet.state.coasting', params: { years: coasting } },
    moved && { key: 'fleet.state.moved' },
    tows.length > 0 && { key: 'fleet.state.tows' },
  ];
  return states.filter(state => state !== false);
}

/** The tanks that it carries as Cargo. */
export function cargoOf(stack: Stack): Text[] {
  return tankKinds.flatMap(tank => {
    const amount = tanksAboard(stack, tank);
    return amount === 0 ? [] : [nameOfTanks(tank, amount)];
  });
}
