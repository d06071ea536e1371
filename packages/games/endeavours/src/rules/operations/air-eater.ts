import type { Flow } from '@starboard/kernel';
import { effects } from '../../hooks.ts';
import { kindOfNode } from '../../map/index.ts';
import type { Endeavours, Stack, State } from '../../types.ts';
import { faceOf } from '../cards.ts';
import { hazardRoll } from '../dice.ts';
import { credit } from '../missions/credit.ts';
import { drivesOf } from '../move/drives.ts';
import { isManned } from '../people/people.ts';
import { isSpacecraft, refOfStack } from '../stacks.ts';
import { isOperational } from '../support.ts';
import { nameOfNode, player, say } from '../table.ts';
import { addFuel, roomForFuel } from '../tanks.ts';
import type { Operation } from './operation.ts';

/** END-HAZARD-07..09, END-EQUIP-17, END-MISSION-56 */
export const airEater: Operation = {
  name: 'airEater',
  isPossible: state => eatersOf(state).length > 0,
  whyNot: () => ({ reason: { key: 'bar.noAirEater' }, rule: 'END-HAZARD-07' }),
  *perform(t) {
    const options = eatersOf(t.state).map(stack => ({
      key: `stack:${stack.no}`,
      stack,
      label: nameOfNode(stack.node!),
      refs: [refOfStack(stack)],
    }));
    const { stack } = yield* t.choose(player, 'airEater.stack', options, { takeOnly: true });
    yield* drink(t, stack);
  },
};

function eatersOf(state: State): Stack[] {
  return state.stacks.filter(stack => {
    if (stack.node === null || kindOfNode(stack.node) !== 'aero' || !usesFuel(state, stack)) return false;
    return (
      stack.cards.some(card => faceOf(card).air && isOperational(state, stack, card)) &&
      drivesOf(state, stack).length > 0
    );
  });
}

/** A Spacecraft but a freighter or a mobile factory (END-FUEL-12). */
function usesFuel(state: State, stack: Stack): boolean {
  return stack.kind === 'rocket' || (stack.kind === 'bernal' && isSpacecraft(state, stack));
}

/** END-HAZARD-07: 5 less the whole part of its consumption, of its own fuel; after the hazard roll. */
function* drink(t: Endeavours, stack: Stack): Flow {
  const { state } = t;
  const node = stack.node!;
  if (!(yield* hazardRoll(t, stack, 'airEater', node))) return;
  const consumption = Math.min(...drivesOf(state, stack).map(({ fuelPerBurn }) => fuelPerBurn));
  const gained = effects.change(state, 'airEaterYield', Math.max(0, 5 - Math.floor(consumption)), { by: stack });
  const tanks = Math.min(gained, roomForFuel(state, stack));
  addFuel(state, stack, tanks);
  say(t, 'END-HAZARD-07', 'airEater.gained', { tanks, node: nameOfNode(node) });
  if (tanks > 0) yield* credit(t, { act: 'airEater', node, tanks, manned: isManned(state, node) });
}
