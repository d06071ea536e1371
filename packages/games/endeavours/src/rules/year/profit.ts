import type { Flow } from '@starboard/kernel';
import { effects } from '../../hooks.ts';
import type { Endeavours, Stack, State } from '../../types.ts';
import { homeBernal } from '../bernals.ts';
import { earn } from '../money.ts';
import { renewRights } from '../operations/rights.ts';
import { comeTo } from '../people/people.ts';
import { letProjectsWork } from '../projects.ts';
import { lastYear, slotOf } from '../season.ts';
import { leo } from '../stacks.ts';
import { player, say } from '../table.ts';

/** END-CORE-17, END-BERNAL-02: a year begins with the Home Bernal's profit and the gifts of cards. */
export function* profit(t: Endeavours): Flow {
  const { state } = t;
  renewRights(state);
  state.usedYear = [];
  if (slotOf(state.year) === 0) state.usedCycle = [];
  for (const stack of state.stacks) arrive(state, stack);
  say(t, 'END-CORE-17', 'year.begins', { year: state.year, last: lastYear });
  yield* letProjectsWork(t); // who was in transit when it began to work
  if (homeBernal(state)?.anchored) yield* takeProfit(t);
  yield* effects.react(t, 'yearBegins', {});
  state.stage = 'year';
}

/** END-GAMEPLAY-19: Aqua, or as much water in LEO; chosen every year. */
function* takeProfit(t: Endeavours): Flow {
  const { state } = t;
  const amount = effects.change(state, 'profit', 1, {});
  const form = yield* t.choose(player, 'profit', ['aqua', 'water']);
  if (form === 'aqua') return earn(t, amount, 'END-GAMEPLAY-19');
  leo(state).cargo.water += amount;
  say(t, 'END-GAMEPLAY-19', 'profit.taken', { water: amount });
}

/** END-WORM-09, END-BURN-09: out of the wormhole in its year; a coasting Stack waits one year less. */
function arrive(state: State, stack: Stack): void {
  stack.moved = false;
  if (stack.coasting > 0) {
    stack.coasting--;
    stack.moved = true;
  }
  if (stack.arrives === null || stack.arrives.year > state.year) return;
  comeTo(state, [stack], stack.arrives.node);
  stack.arrives = null;
}
