import { effects } from '../../hooks.ts';
import type { State } from '../../types.ts';
import { nameOfCard } from '../cards.ts';
import { pay } from '../money.ts';
import { kindsInPool, leftInPool, takeFromPool } from '../pool.ts';
import { player, say } from '../table.ts';
import type { Operation } from './operation.ts';

/** END-PURCHASE-01..05, END-EQUIP-02, 03: up to four equipment cards at 1 Aqua each. */
export const purchase: Operation = {
  name: 'purchase',
  isPossible: state => canPayOne(state) && kindsInPool(state).length > 0,
  whyNot: () => ({ reason: { key: 'bar.noAqua' }, rule: 'END-PURCHASE-01' }),
  *perform(t, grant) {
    const { state } = t;
    const most = Math.max(effects.change(state, 'purchaseLimit', 4, {}), keepPromise(state, 'purchase.six') ? 6 : 0);
    const isFree = grant?.free === true || keepPromise(state, 'purchase.free');
    for (let bought = 0; bought < most; ) {
      const price = isFree ? 0 : Math.max(0, effects.change(state, 'purchasePrice', bought + 1, {})) - paidFor(bought);
      const kinds = price <= state.bank ? kindsInPool(state) : [];
      const options = [
        ...kinds.map(kind => ({ key: kind as string, kind, label: nameOfCard(kind) })),
        ...(bought === 0 ? [] : [{ key: 'done', kind: null }]),
      ];
      if (kinds.length === 0) return;
      const { kind } = yield* t.choose(player, 'purchase.what', options, { params: { left: most - bought } });
      if (kind === null) return;
      pay(t, price);
      takeFromPool(state, kind);
      state.hand.push(kind);
      bought++;
      say(t, 'END-PURCHASE-01', 'purchase.bought', { card: nameOfCard(kind), left: leftInPool(state, kind) });
    }

    function paidFor(count: number): number {
      return count === 0 ? 0 : Math.max(0, effects.change(state, 'purchasePrice', count, {}));
    }
  },
};

function canPayOne(state: State): boolean {
  return state.promises.includes('purchase.free') || effects.change(state, 'purchasePrice', 1, {}) <= state.bank;
}

/** OV7: what was promised to the next purchase. */
function keepPromise(state: State, promise: string): boolean {
  const at = state.promises.indexOf(promise);
  if (at >= 0) state.promises.splice(at, 1);
  return at >= 0;
}
