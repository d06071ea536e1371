import { isEmpty, isSpacecraft } from '../rules/stacks.ts';
import type { Stack, State, Words } from '../types.ts';
import { fractionOf } from './fractions.ts';
import { bestDrive, performanceOf } from './performance.ts';
import { nameOfTanks, tankKinds, tanksAboard } from './tanks.ts';

/** The Stacks that hold something, Spacecraft before all others. */
export function shownStacks(state: State): Stack[] {
  const shown = state.stacks.filter(stack => !isEmpty(stack) || stack.kind === 'mobile');
  return [...shown.filter(stack => isSpacecraft(state, stack)), ...shown.filter(stack => !isSpacecraft(state, stack))];
}

/** What keeps a Stack from going on, or is over for the year. */
export function statesOf({ glitch, moved, coasting, arrives, tows }: Stack): Words[] {
  const states: (Words | false)[] = [
    glitch && { key: 'fleet.state.glitch' },
    arrives !== null && { key: 'fleet.state.transit', params: { year: arrives.year } },
    coasting > 0 && { key: 'fleet.state.coasting', params: { years: coasting } },
    moved && { key: 'fleet.state.moved' },
    tows.length > 0 && { key: 'fleet.state.tows' },
  ];
  return states.filter(state => state !== false);
}

/** The tanks that it carries as Cargo. */
export function cargoOf(stack: Stack): Words[] {
  return tankKinds.flatMap(tank => {
    const amount = tanksAboard(stack, tank);
    return amount === 0 ? [] : [nameOfTanks(tank, amount)];
  });
}

/** Its weight, thrust, fuel and tanks in a few words; a Stack without fuel has but a mass. */
export function gistOf(state: State, stack: Stack, performance = performanceOf(state, stack)): Words[] {
  const { dry, wet, steps } = performance;
  const drive = isSpacecraft(state, stack) ? bestDrive(performance) : undefined;
  const texts: (Words | undefined)[] = [
    stack.wet === null
      ? { key: 'fleet.gist.mass', params: { mass: dry } }
      : { key: 'fleet.gist.wet', params: { dry, wet: fractionOf(wet) } },
    drive && { key: 'fleet.gist.thrust', params: { thrust: drive.netThrust } },
    stack.wet === null ? undefined : { key: 'fleet.gist.steps', params: { steps } },
    ...cargoOf(stack),
  ];
  return texts.filter(text => text !== undefined);
}
