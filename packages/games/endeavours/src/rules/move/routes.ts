import { nodeIds } from '../../map/index.ts';
import type { NodeId, Stack, State } from '../../types.ts';
import { faceOf } from '../cards.ts';
import { burnt, massAt, positionOf, stepsAt, weightClass } from '../fuel.ts';
import { seasonIn } from '../season.ts';
import { dryMassOf } from '../stacks.ts';
import { type Chart, chart, numberOf } from './chart.ts';
import { conditionsFor } from './conditions.ts';
import {
  bonusBurnsOf,
  bonusPivotsOf,
  type Engine,
  fuelFor,
  isPushed,
  pivotCostOf,
  startOf,
  thrustAt,
} from './drives.ts';
import { type Conditions, type Departure, field, type Hull, noTow, slots, width } from './labels.ts';
import { isFreighter } from './lifting.ts';
import { harvest, isAlive, labelValue, Search } from './search.ts';
import { mostBurnsOf } from './towing.ts';

/** What a search over years asks of a Spacecraft: how it could set out from a space after so much fuel. `cost` counts as spent. */
export type Departures = (node: number, spent: number) => readonly Departure[];

/** What holds in a year, the first being 1; the same object as long as nothing changes. */
export type ConditionsIn = (year: number) => Conditions;

/** Routes over years from one space to all others, as a search left them. */
export interface Routes {
  readonly chart: Chart;
  readonly labels: Int32Array;
  /** By the number of a space: the labels of all routes to it that no other beats. */
  readonly ends: readonly (readonly number[])[];
}

/** A route that no other beats in years, burns, steps and rolls. */
export interface Route {
  /** Years until it stands there and is free to go on. */
  readonly years: number;
  readonly burns: number;
  /** Steps of fuel, with afterburns and what is jettisoned. */
  readonly steps: number;
  /** Rolls on the way. */
  readonly dangers: number;
  /** Spaces by number, a list for each year in which it moves, the first one being where that movement starts. */
  readonly movements: readonly { readonly year: number; readonly nodes: readonly number[] }[];
}

/**
 * All routes over at most so many years that no other beats (END-MOVE, END-BURN). A Spacecraft may wait anywhere, so that what is reached earlier for no more is better;
 * movements of one year compare with each other alone, as the seasons change what a year allows.
 */
export function searchRoutes(
  on: Chart,
  from: { readonly node: number; readonly readyAfter: number },
  hull: Hull,
  departures: Departures,
  conditionsIn: ConditionsIn,
  mostYears: number,
): Routes {
  const search = new Search(on, hull, conditionsIn(1));
  const parked = [search.moor(from.node, from.readyAfter)];
  let waiting: readonly number[] = [...parked];
  for (let year = 1; year <= mostYears; year++) {
    const conditions = conditionsIn(year);
    if (year > 1 && conditions !== conditionsIn(year - 1)) waiting = [...parked];
    search.turn(conditions);
    waiting = moveAll(search, waiting, parked, departures, year);
  }
  return { chart: on, labels: harvest(), ends: endsOf(on, parked) };
}

/** Everything that waits sets out if it is free to; what is parked anew joins the others. Tells what has not set out from where it is by now. */
function moveAll(
  search: Search,
  waiting: readonly number[],
  parked: number[],
  departures: Departures,
  year: number,
): number[] {
  const queue: number[] = [];
  const next: number[] = [];
  const flown = (label: number) => {
    queue.push(label);
  };
  for (const label of waiting) {
    if (!isAlive(label)) continue;
    if (labelValue(label, field.year) >= year) next.push(label);
    else setOut(search, label, departures, year, flown);
  }
  for (let at = 0; at < queue.length; at++) {
    const label = queue[at]!;
    if (!isAlive(label)) continue;
    const end = labelValue(label, field.way) < 0 ? -1 : search.park(label);
    if (end >= 0) {
      parked.push(end);
      next.push(end);
    }
    if (!search.isOver(label)) search.expand(label, flown);
  }
  return next;
}

function setOut(
  search: Search,
  parked: number,
  departures: Departures,
  year: number,
  flown: (label: number) => void,
): void {
  const spent = labelValue(parked, field.spent) >> 3;
  for (const departure of departures(labelValue(parked, field.node), spent)) {
    const label = search.depart(parked, departure, year);
    if (label >= 0) flown(label);
  }
}

function endsOf(on: Chart, parked: readonly number[]): number[][] {
  const ends: number[][] = Array.from({ length: on.size }, () => []);
  for (const label of parked) if (isAlive(label)) ends[labelValue(label, field.node)]!.push(label);
  return ends;
}

/** The routes to a space, the quickest first. */
export function routesTo({ labels, ends }: Routes, node: number): Route[] {
  return ends[node]!.map(label => routeOf(labels, label)).sort(
    (a, b) => a.years - b.years || a.steps - b.steps || a.burns - b.burns || a.dangers - b.dangers,
  );
}

function routeOf(labels: Int32Array, end: number): Route {
  const d = end * width;
  const movements: { year: number; nodes: number[] }[] = [];
  for (let at = end; at >= 0; at = labels[at * width + field.before]!) {
    if (labels[at * width + field.slot] === slots.parked) movements.unshift({ year: 0, nodes: [] });
    else {
      movements[0]!.nodes.unshift(labels[at * width]!);
      movements[0]!.year = labels[at * width + field.year]!;
    }
  }
  return {
    years: labels[d + field.year]!,
    burns: labels[d + field.burns]!,
    steps: labels[d + field.spent]! >> 3,
    dangers: labels[d + field.dangers]!,
    movements: movements.slice(1), // the first is where it was moored
  };
}

/** The rungs from which a Stack is in a lighter class (END-FUEL-10): just below 2, 4 1/3, 8 and 16. */
const classTops = [8, 20, positionOf(8), positionOf(16)] as const;

/** END-FUEL-10, 15, END-MOVE-04..07: the ways to set out with an engine: as it is or lighter by jettisoning, with and without afterburn. */
function departuresOf(state: State, stack: Stack, engine: Engine): Departures {
  const pushed = isPushed(state, stack, engine);
  const steps = fuelFor(state, stack, engine);
  const known = new Map<number, readonly Departure[]>();
  return (node, spent) => {
    const key = node * 64 + spent;
    let found = known.get(key);
    if (found === undefined) {
      found = departuresAt(state, stack, engine, nodeIds[node]!, pushed, steps - spent, spent);
      known.set(key, found);
    }
    return found;
  };
}

function departuresAt(
  state: State,
  stack: Stack,
  engine: Engine,
  from: NodeId,
  pushed: boolean,
  steps: number,
  spent: number,
): Departure[] {
  const { afterburn } = faceOf(engine.thruster);
  const found: Departure[] = [];
  for (const { mass, cost } of weightsOf(state, stack, spent)) {
    const thrust = thrustAt(state, stack, engine, from, mass, pushed);
    for (const burn of afterburn === undefined ? [0] : [0, afterburn]) {
      const left = steps - cost - burn;
      if (left < 0 || (burn === 0 && engine.needsAfterburn)) continue;
      const net = Math.max(0, thrust + (burn > 0 ? 1 : 0));
      const burns = engine.fuelPerBurn === 0 ? net : Math.min(net, Math.floor(left / engine.fuelPerBurn));
      found.push({
        cost: (cost + burn) * 8,
        net,
        left: burns,
        bonus: bonusBurnsOf(state, { ...stack, boons: [] }, from, pushed),
        pivots: bonusPivotsOf(state, stack, engine, from),
        tow: mostBurnsOf(state, stack) ?? noTow,
      });
    }
  }
  return found;
}

/** What it may weigh when it sets out: as it is, or at the top of a lighter class after throwing fuel away. */
function weightsOf(
  state: State,
  stack: Stack,
  spent: number,
): { readonly mass: number | null; readonly cost: number }[] {
  if (isFreighter(stack) || stack.kind === 'mobile') return [{ mass: null, cost: 0 }];
  const dry = Math.max(1, dryMassOf(state, stack));
  if (stack.wet === null) return [{ mass: dry, cost: 0 }];
  const now = burnt(stack.wet, spent);
  const weights = [{ mass: massAt(now), cost: 0 }];
  for (const top of classTops) {
    if (top < positionOf(dry) || top >= now || weightClass(massAt(top)) <= weightClass(massAt(now))) continue;
    weights.push({ mass: massAt(top), cost: stepsAt(now) - stepsAt(top) });
  }
  return weights;
}

const usualYears = 30;

/** The planner: all routes of a Stack with an engine from where it is. Year 1 is this year; a Stack that has moved or coasts sets out later. */
export function routesOf(state: State, stack: Stack, engine: Engine, mostYears = usualYears): Routes {
  const sails = faceOf(engine.thruster).sail === true;
  const bySeason = new Map<string, Conditions>();
  const conditionsIn = (year: number): Conditions => {
    const season = seasonIn(state.year + year - 1);
    let found = bySeason.get(season);
    if (found === undefined) {
      found = withoutHoles(conditionsFor(state, { stack, sails, ascends: false }, state.year + year - 1));
      bySeason.set(season, found);
    }
    return found;
  };
  const from = { node: numberOf(startOf(stack)), readyAfter: stack.coasting + (stack.moved ? 1 : 0) };
  const hull: Hull = { fuel: engine.fuelPerBurn * 8, pivot: pivotCostOf(state), relief: 0 };
  return searchRoutes(chart, from, hull, departuresOf(state, stack, engine), conditionsIn, mostYears);
}

/** No route leads into a black hole. */
function withoutHoles(conditions: Conditions): Conditions {
  return { ...conditions, closed: conditions.closed.map((closed, node) => closed | conditions.deadly[node]!) };
}
