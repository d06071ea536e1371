import { lastYear } from '../rules/season.ts';
import type { State } from '../types.ts';
import { waterInLeo } from './ships.ts';
import { weights } from './weights.ts';

/** What is thought out, and everything on the table that it looks at. */
const looksAt = {
  /** Neither the year nor what is owned matters to what is wanted, but where cards are. */
  wants: whereThingsAre,
  clearing: whereThingsAre,
  /** For what is to be fitted out it does not matter in which Stack in LEO things lie. */
  fitting: (state: State) => [
    ownedIn(state),
    state.stacks
      .filter(({ node }) => node === 'LEO')
      .flatMap(({ cards }) => cards)
      .sort((a, b) => a.no - b.no),
    waterInLeo(state),
    state.stacks.filter(({ node }) => node !== 'LEO'),
    placesOf(state),
  ],
  voyage: (state: State) => [ownedIn(state), state.stacks, placesOf(state)],
  departure: (state: State) => [ownedIn(state), state.stacks, placesOf(state)],
} as const;

function whereThingsAre(state: State): unknown[] {
  return [state.stacks.map(({ kind, node, cards, tows }) => [kind, node, cards, tows]), state.pool, placesOf(state)];
}

function ownedIn({ year, bank, hand, pool, paid, filled, crew }: State): unknown[] {
  return [year, bank, hand, pool, paid, filled, crew];
}

function placesOf(state: State): unknown[] {
  const { sites, missions, found, samples, holes, ejections, bernals, drift, stations, skies } = state;
  const { elevators, satellites, wormholes } = state;
  return [
    ...[sites, missions, found, samples, holes, ejections, bernals, drift, stations, skies],
    ...[elevators, satellites, wormholes, state.year < lastYear - weights.farewell],
  ];
}

const most = 64;
const known = new Map<string, unknown>();

/**
 * What was thought out for a table is not thought out again while nothing changes that it depends on: a ship is fitted out in a dozen
 * small answers. It is told from the table alone, so that the same sight gives the same answer.
 */
export function remembered<T>(what: keyof typeof looksAt, state: State, think: () => T): T {
  const key = what + JSON.stringify(looksAt[what](state));
  if (known.has(key)) return known.get(key) as T;
  if (known.size >= most) known.clear();
  const thought = think();
  known.set(key, thought);
  return thought;
}
