import { drawFromBag, type Flow } from '@starboard/kernel';
import { missionOf } from '../../rules/mission.ts';
import { nameOf, say, survivorsIn } from '../../rules/table.ts';
import { gain } from '../../rules/turn/gain.ts';
import { itemText, newCard } from '../../rules/turn/inventory.ts';
import type { DeedOf, DeedRule, Endure, ItemId, State, Survivor } from '../../types.ts';

/** Cards that were laid aside go to whoever collects it. ETS-MISSION-04: it is gone, whatever becomes of the card. */
export const giving: DeedRule<'give'> = {
  *do(t, by, objective, deed) {
    objective.done = true;
    for (const item of yield* takeFrom(t, by, deed)) yield* hand(t, by, item);
    if (deed.shared) yield* share(t, by, deed);
    clearPool(t.state, deed.from);
  },
};

function poolOf({ aside }: State, from: string): ItemId[] {
  return aside[from] ?? [];
}

/** What the collector gets: one by choice, one at random, or everything. */
function* takeFrom(t: Endure, by: Survivor, { from, take }: DeedOf<'give'>): Flow<ItemId[]> {
  const pool = poolOf(t.state, from);
  if (take === 'all') return pool.splice(0);
  if (pool.length === 0) return [];
  if (take === 'random') return [new Set(pool).size === 1 ? pool.pop()! : drawFromBag(t, pool)!];
  return [yield* chooseCard(t, by, pool)];
}

/** ETS-CG-0211, 0308 */
function* chooseCard(t: Endure, by: Survivor, pool: ItemId[]): Flow<ItemId> {
  const options = [...new Set(pool)].map(item => ({ key: item, item }));
  const { item } = yield* t.choose(by.seat, 'give.which', options, {
    takeOnly: true,
    describe: each => ({ label: itemText(each.item) }),
  });
  pool.splice(pool.indexOf(item), 1);
  return item;
}

function* hand(t: Endure, to: Survivor, item: ItemId): Flow {
  say(t, 'ETS-SURV-09', 'given', { who: nameOf(to), item: itemText(item) });
  yield* gain(t, to, newCard(item));
}

/** ETS-CG-0212: another survivor in the zone may be given one more. */
function* share(t: Endure, by: Survivor, { from }: DeedOf<'give'>): Flow {
  const pool = poolOf(t.state, from);
  const others = survivorsIn(t.state, by.zone).filter(each => each !== by);
  if (pool.length === 0 || others.length === 0) return;
  const options: { readonly key: string; readonly to?: Survivor }[] = [
    ...others.map(to => ({ key: to.id, to })),
    { key: 'nobody' },
  ];
  const { to } = yield* t.choose(by.seat, 'give.share', options, {
    describe: each => (each.to ? { label: nameOf(each.to), refs: [`survivor:${each.to.id}`] } : {}),
  });
  if (to !== undefined) yield* hand(t, to, yield* chooseCard(t, by, pool));
}

/** ETS-CG-0212, 0604: what nobody can collect any more is out of the game. */
function clearPool(state: State, from: string): void {
  const written = missionOf(state).objectives;
  const isSource = (id: number) => {
    const { deed } = written[id]!;
    return deed.does === 'give' && deed.from === from;
  };
  if (!state.objectives.some(({ id, done }) => !done && isSource(id))) {
    state.removed.push(...poolOf(state, from).splice(0));
  }
}
