import type { Text } from '@starboard/kernel';
import { isSite, nodeIds } from '../../map/index.ts';
import { homeNode } from '../../rules/bernals.ts';
import { burnt } from '../../rules/fuel.ts';
import { missing } from '../../rules/missions/kinds/index.ts';
import { openQuests } from '../../rules/missions/quest.ts';
import { numberOf } from '../../rules/move/chart.ts';
import { type Engine, enginesOf } from '../../rules/move/drives.ts';
import { field, width } from '../../rules/move/labels.ts';
import { type Routes, routesOf, routesTo } from '../../rules/move/routes.ts';
import { isSpacecraft } from '../../rules/stacks.ts';
import type { NodeId, Stack, State } from '../../types.ts';

/** After so many years: how far a ship gets is told for these. */
export const horizons = [1, 3, 10] as const;

/** How far a ship gets with one of its engines. */
export interface Reach {
  readonly engine: Engine;
  /** How many Sites it can stand on after 1, 3 and 10 years. */
  readonly sites: readonly number[];
  /** How many places open missions name. */
  readonly wanted: number;
  /** To the nearest of them. */
  readonly journeys: readonly Journey[];
}

/** To a place that a mission wants, and home again with what fuel is left. */
interface Journey {
  readonly node: NodeId;
  readonly years: number;
  readonly steps: number;
  /** Years for the way home; null if there is none within the horizon. */
  readonly back: number | null;
}

const mostJourneys = 4;
/** As many routes to a place are looked at for a way home. */
const mostRoutes = 3;

/** The engine that gets farthest, and how far. */
export function reachOf(state: State, stack: Stack): Reach | undefined {
  if (stack.node === null) return undefined;
  const craft = isSpacecraft(state, stack) ? stack : { ...stack, kind: 'rocket' as const };
  const far = enginesOf(state, craft)
    .map(engine => ({ engine, routes: routesOf(state, craft, engine) }))
    .map(each => ({ ...each, sites: sitesWithin(each.routes) }))
    .sort((a, b) => b.sites[2]! - a.sites[2]! || b.sites[1]! - a.sites[1]! || b.sites[0]! - a.sites[0]!)[0];
  if (far === undefined) return undefined;
  const { engine, sites, routes } = far;
  const wanted = wantedPlaces(state);
  return { engine, sites, wanted: wanted.length, journeys: journeysOf(state, craft, engine, routes, wanted) };
}

function sitesWithin({ labels, ends }: Routes): number[] {
  const counts = horizons.map(() => 0);
  ends.forEach((reached, node) => {
    if (reached.length === 0 || !isSite(nodeIds[node]!)) return;
    const years = Math.min(...reached.map(label => labels[label * width + field.year]!));
    horizons.forEach((horizon, at) => {
      if (years > 0 && years <= horizon) counts[at]!++;
    });
  });
  return counts;
}

/** The nearest places that missions want; each once, by the quickest route that leaves a way home if there is one. */
function journeysOf(state: State, stack: Stack, engine: Engine, routes: Routes, wanted: readonly NodeId[]): Journey[] {
  const ways = wanted
    .filter(node => node !== stack.node)
    .map(node => ({ node, routes: routesTo(routes, numberOf(node)).slice(0, mostRoutes) }))
    .filter(way => way.routes.length > 0)
    .sort((a, b) => a.routes[0]!.years - b.routes[0]!.years || a.routes[0]!.steps - b.routes[0]!.steps)
    .slice(0, mostJourneys);
  return ways.map(({ node, routes: [quickest, ...others] }) => {
    for (const { years, steps } of [quickest!, ...others]) {
      const back = yearsHome(state, stack, engine, { node, years, steps });
      if (back !== null) return { node, years, steps, back };
    }
    return { node, years: quickest!.years, steps: quickest!.steps, back: null };
  });
}

/** With the fuel that is left there, to LEO or the Home Bernal; the seasons are those of then. */
function yearsHome(
  state: State,
  stack: Stack,
  engine: Engine,
  { node, years, steps }: Omit<Journey, 'back'>,
): number | null {
  const there: Stack = {
    ...stack,
    node,
    wet: stack.wet === null ? null : burnt(stack.wet, steps),
    moved: false,
    coasting: 0,
    boons: [],
  };
  const stacks = state.stacks.map(each => (each.no === stack.no ? there : each));
  const routes = routesOf({ ...state, stacks, year: state.year + years }, there, engine);
  const homes: readonly NodeId[] = ['LEO', homeNode(state) ?? 'LEO'];
  const back = homes.flatMap(home => routesTo(routes, numberOf(home)).map(route => route.years));
  return back.length === 0 ? null : Math.min(...back);
}

/** Places that open missions name in what they still need. */
function wantedPlaces(state: State): NodeId[] {
  const places = openQuests(state).flatMap(quest => missing(state, quest).flatMap(placesIn));
  return [...new Set(places)];
}

function placesIn({ key, params = {} }: Text): NodeId[] {
  const named = key.startsWith('node.') ? [key.slice('node.'.length) as NodeId] : [];
  return [...named, ...Object.values(params).flatMap(value => (typeof value === 'object' ? placesIn(value) : []))];
}
