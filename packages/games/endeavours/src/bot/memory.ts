import type { Stack, State } from '../types.ts';

const most = 64;
const known = new Map<string, unknown>();

/**
 * What was thought out for a table is not thought out again while nothing changes that it depends on: a ship is fitted out in a dozen
 * small answers. It is told from the table alone, so that the same sight gives the same answer.
 */
export function remembered<T>(what: string, state: State, think: () => T): T {
  const key = what + keyOf(state, what === 'fitting');
  if (known.has(key)) return known.get(key) as T;
  if (known.size >= most) known.clear();
  const thought = think();
  known.set(key, thought);
  return thought;
}

/** Everything on the table that a plan looks at. For what is to be fitted out it does not matter in which Stack in LEO things lie. */
function keyOf(state: State, pools: boolean): string {
  const {
    year,
    bank,
    hand,
    stacks,
    sites,
    missions,
    found,
    pool,
    samples,
    holes,
    ejections,
    paid,
    filled,
    bernals,
    drift,
    stations,
    skies,
    elevators,
    crew,
  } = state;
  const inLeo = stacks.filter(({ node }) => node === 'LEO');
  const berths = pools ? pooled(inLeo) : inLeo;
  const away = stacks.filter(({ node }) => node !== 'LEO');
  return JSON.stringify([
    year,
    bank,
    hand,
    berths,
    away,
    sites,
    missions,
    found,
    pool,
    samples,
    holes,
    ejections,
    paid,
    filled,
    bernals,
    drift,
    stations,
    skies,
    elevators,
    crew,
  ]);
}

function pooled(stacks: readonly Stack[]): unknown[] {
  const cards = stacks.flatMap(stack => stack.cards).sort((a, b) => a.no - b.no);
  const fuel = stacks.map(({ kind, wet, cards: aboard, cargo }) =>
    kind === 'leo' ? [cargo.water] : [cargo.water, wet, wet === null ? 0 : aboard.length],
  );
  return [cards, fuel];
}
