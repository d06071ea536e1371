import type { Offer } from '../hooks.ts';
import { areAdjacent, kindOfNode } from '../map/index.ts';
import { askAmount } from '../rules/free/fuel.ts';
import { refOfStack, whileReweighing } from '../rules/stacks.ts';
import { noteUse } from '../rules/table.ts';
import type { Stack, State } from '../types.ts';

/** Fuel Transfer Network: once a year FTs between two Stacks at Adjacent Lagrange points. */
export function fuelTransfers(state: State): Offer[] {
  const offers: Offer[] = [];
  for (const from of state.stacks) {
    if (from.cargo.water === 0 || !isAtLagrange(from)) continue;
    for (const to of state.stacks) {
      if (to.kind === 'mobile' || !isAtLagrange(to) || !areAdjacent(from.node!, to.node!)) continue;
      offers.push(transferOf(from, to));
    }
  }
  return offers;
}

function isAtLagrange({ node }: Stack): boolean {
  return node !== null && kindOfNode(node) === 'lag';
}

function transferOf(from: Stack, to: Stack): Offer {
  return {
    key: `fuelTransfer:${from.no}>${to.no}`,
    label: {
      key: 'offer.fuelTransfer',
      params: { from: { key: `stack.${from.kind}` }, to: { key: `stack.${to.kind}` } },
    },
    refs: [refOfStack(from), refOfStack(to)],
    *take(t) {
      const amount = yield* askAmount(t, 'fuelTransfer.amount', from.cargo.water);
      noteUse(t, 'fuelTransfer');
      whileReweighing(t.state, from, () => {
        from.cargo.water -= amount;
      });
      whileReweighing(t.state, to, () => {
        to.cargo.water += amount;
      });
    },
  };
}
