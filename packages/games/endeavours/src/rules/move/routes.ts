import { nodeIds } from '../../map/index.ts';
import type { NodeId, Season, Stack, State } from '../../types.ts';
import { faceOf } from '../cards.ts';
import { burnt, classTops, massAt, stepsAt, weightClass } from '../fuel.ts';
import { dryMassOf } from '../mass.ts';
import { seasonIn } from '../season.ts';
import { isDarkAt } from '../support.ts';
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
import { type Conditions, type Departure, field, type Hull, none, noTow, width } from './labels.ts';
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
  /** One for each year in which it moves. */
  readonly movements: readonly Movement[];
}

/** What a route does in one year. */
export interface Movement {
  /** The first being 1. */
  readonly year: number;
  /** Spaces by number, the first one being where it starts. */
  readonly nodes: readonly number[];
  readonly net: number;
  readonly burns: number;
  /** Steps that were spent by all movements before. */
  readonly spent: number;
  /** Steps that it spends before it sets out: on an afterburn, or thrown away. */
  readonly ahead: number;
}

/**
 * All routes over at most so many years that no other beats (END-MOVE, END-BURN). A Spacecraft may wait anywhere, so that what is reached earlier for no more is better;
 * movements compare with those in the same season alone, as it changes what a year allows.
 */
export function searchRoutes(
  on: Chart,
  from: { readonly node: number; readonly readyAfter: number },
  hull: Hull,
  departures: Departures,
  conditionsIn: ConditionsIn,
  mostYears: number,
  departuresNow: Departures = departures,
): Routes {
  const search = new Search(on, hull, conditionsIn(1));
  const parked = [search.moor(from.node, from.readyAfter)];
  const docks = new Map<Conditions, Dock>();
  for (let year = 1; year <= mostYears; year++) {
    const conditions = conditionsIn(year);
    const { waiting, seen } = docks.get(conditions) ?? { waiting: [], seen: 0 };
    const ready = [...waiting, ...parked.slice(seen)];
    docks.set(conditions, {
      waiting: ready.filter(label => labelValue(label, field.year) >= year),
      seen: parked.length,
    });
    search.turn(conditions);
    moveAll(search, ready, parked, year === 1 ? departuresNow : departures, year);
  }
  return { chart: on, labels: harvest(), ends: endsOf(on, parked) };
}

/** What has not set out yet while these conditions held: to do it twice, in another cycle, gains nothing. */
interface Dock {
  readonly waiting: readonly number[];
  /** How many of all that is parked it has seen. */
  readonly seen: number;
}

/** Everything that waits sets out if it is free to; what is parked anew joins the others. */
function moveAll(
  search: Search,
  waiting: readonly number[],
  parked: number[],
  departures: Departures,
  year: number,
): void {
  const flying: number[] = [];
  const flown = (label: number) => {
    flying.push(label);
  };
  const stopped = (label: number) => {
    parked.push(label);
  };
  for (const label of waiting) {
    if (isAlive(label) && labelValue(label, field.year) < year) setOut(search, label, departures, year, flown);
  }
  for (const label of flying) {
    if (!isAlive(label)) continue;
    search.park(label, stopped);
    if (!search.isOver(label)) search.expand(label, flown); // those come up, too
  }
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
    search.depart(parked, departure, year, flown);
  }
}

function endsOf(on: Chart, parked: readonly number[]): number[][] {
  const ends: number[][] = Array.from({ length: on.size }, () => []);
  for (const label of parked) if (isAlive(label)) ends[labelValue(label, field.node)]!.push(label);
  return ends;
}

/** The routes to a space, the quickest first. Where it sets out from it is already, or passes on the way (XV7): no route leads there. */
export function routesTo({ labels, ends }: Routes, node: number): Route[] {
  return ends[node]!.map(label => routeOf(labels, label))
    .filter(({ movements }) => movements.length > 0)
    .sort((a, b) => a.years - b.years || a.steps - b.steps || a.burns - b.burns);
}

function routeOf(labels: Int32Array, end: number): Route {
  const value = (label: number, of: number) => labels[label * width + of]!;
  const movements: Movement[] = [];
  for (let parked = end; value(parked, field.before) !== none; ) {
    const nodes: number[] = [];
    let start = value(parked, field.before);
    for (; ; start = value(start, field.before)) {
      nodes.unshift(value(start, field.node));
      if (value(start, field.way) === none) break;
    }
    const before = value(start, field.before);
    movements.unshift({
      year: value(start, field.year),
      nodes,
      net: value(start, field.net),
      burns: value(parked, field.burns) - value(before, field.burns),
      spent: value(before, field.spent) >> 3,
      ahead: (value(start, field.spent) - value(before, field.spent)) >> 3,
    });
    parked = before;
  }
  return {
    years: value(end, field.year),
    burns: value(end, field.burns),
    steps: value(end, field.spent) >> 3,
    dangers: value(end, field.dangers),
    movements,
  };
}

/** By the number of a space: the first year in which a route ends there; 0 where none does. */
export function firstYears({ labels, ends }: Routes): number[] {
  return ends.map(there =>
    there.length === 0 ? 0 : Math.min(...there.map(label => labels[label * width + field.year]!)),
  );
}

/** A way to set out, with what it takes. */
interface Setting extends Departure {
  readonly afterburn: boolean;
  /** The rung that fuel is thrown away down to; null if none is. */
  readonly rung: number | null;
}

/** What setting out from a space has, whatever the Stack weighs. */
interface Pier {
  readonly node: NodeId;
  readonly bonus: number;
  readonly pivots: number;
}

/**
 * END-FUEL-10, 15, END-MOVE-04..07: the ways to set out with an engine: as it is or lighter by jettisoning, with and without afterburn. A
 * search asks for them thousands of times: what depends on the space alone, or on the fuel alone, is told once.
 */
function settingsOf(state: State, stack: Stack, engine: Engine): (node: number, spent: number) => readonly Setting[] {
  const pushed = isPushed(state, stack, engine);
  const steps = fuelFor(state, stack, engine);
  const tow = mostBurnsOf(state, stack) ?? noTow;
  const { afterburn } = faceOf(engine.thruster);
  const afterburns = [...(engine.needsAfterburn ? [] : [0]), ...(afterburn === undefined ? [] : [afterburn])];
  const weightsAt = remembering((spent: number) => weightsOf(state, stack, spent));
  const pierAt = remembering((at: number) => pierOf(state, stack, engine, nodeIds[at]!, pushed));
  const settingsFrom = ({ node, bonus, pivots }: Pier, spent: number): Setting[] => {
    const found: Setting[] = [];
    for (const { mass, cost, rung } of weightsAt(spent)) {
      const thrust = thrustAt(state, stack, engine, node, mass, pushed);
      for (const burn of afterburns) {
        const left = steps - spent - cost - burn;
        if (left < 0) continue;
        const net = Math.max(0, thrust + (burn > 0 ? 1 : 0));
        const burns = engine.fuelPerBurn === 0 ? net : Math.min(net, Math.floor(left / engine.fuelPerBurn));
        found.push({ cost: (cost + burn) * 8, net, left: burns, bonus, pivots, tow, afterburn: burn > 0, rung });
      }
    }
    return found;
  };
  const known = remembering((key: number) => {
    const pier = pierAt(key >> 6);
    return pier === null ? [] : settingsFrom(pier, key & 63);
  });
  return (node, spent) => known((node << 6) | spent);
}

/** END-MOVE-04, END-BURN-04, 07; none where the Sun does not reach. */
function pierOf(state: State, stack: Stack, engine: Engine, node: NodeId, pushed: boolean): Pier | null {
  if (engine.solar !== null && isDarkAt(state, node)) return null;
  const bonus = bonusBurnsOf(state, { ...stack, boons: [] }, node, pushed);
  return { node, bonus, pivots: bonusPivotsOf(state, stack, engine, node) };
}

/** Tells the same again without working it out. */
function remembering<T>(tell: (of: number) => T): (of: number) => T {
  const known: T[] = [];
  return of => {
    known[of] ??= tell(of);
    return known[of];
  };
}

/** What a movement of a route takes before it sets out. */
export function settingOf(
  state: State,
  stack: Stack,
  engine: Engine,
  { nodes, net, spent, ahead }: Movement,
): Pick<Setting, 'afterburn' | 'rung'> {
  const all = settingsOf(state, stack, engine)(nodes[0]!, spent);
  return all.find(each => each.cost === ahead * 8 && each.net === net) ?? { afterburn: false, rung: null };
}

interface Weight {
  readonly mass: number | null;
  readonly cost: number;
  readonly rung: number | null;
}

/** What it may weigh when it sets out: as it is, or at the top of a lighter class after throwing fuel away, if there is so much. */
function weightsOf(state: State, stack: Stack, spent: number): Weight[] {
  if (isFreighter(stack) || stack.kind === 'mobile') return [{ mass: null, cost: 0, rung: null }];
  if (stack.wet === null) return [{ mass: dryMassOf(state, stack), cost: 0, rung: null }];
  const now = burnt(stack.wet, spent);
  const weights: Weight[] = [{ mass: massAt(now), cost: 0, rung: null }];
  for (const top of classTops) {
    if (weightClass(massAt(top)) > weightClass(massAt(now)))
      weights.push({ mass: massAt(top), cost: stepsAt(now) - stepsAt(top), rung: top });
  }
  return weights;
}

const usualYears = 30;

/**
 * The planner: all routes of a Stack with an engine from where it is. Year 1 is this year; a Stack that has moved or coasts sets out later.
 * One that is just setting out has the net thrust that it chose.
 */
export function routesOf(
  state: State,
  stack: Stack,
  engine: Engine,
  mostYears = usualYears,
  setsOutWith?: number,
): Routes {
  const sails = faceOf(engine.thruster).sail === true;
  const inSeason = (season: Season) => withoutHoles(conditionsFor(state, { stack, sails, ascends: false }, season));
  const bySeason = { blue: inSeason('blue'), yellow: inSeason('yellow'), red: inSeason('red') };
  const conditionsIn = (year: number) => bySeason[seasonIn(state.year + year - 1)];
  const hasMoved = stack.moved && setsOutWith === undefined;
  const from = { node: numberOf(startOf(stack)), readyAfter: stack.coasting + (hasMoved ? 1 : 0) };
  const hull: Hull = { fuel: engine.fuelPerBurn * 8, pivot: pivotCostOf(state), relief: 0 };
  const departures = settingsOf(state, stack, engine);
  const now = setsOutWith === undefined ? departures : () => [underWay(state, stack, engine, setsOutWith)];
  return searchRoutes(chart, from, hull, departures, conditionsIn, mostYears, now);
}

/** END-MOVE-06, 07: the afterburn is burnt already, and what it weighed counts no more. */
function underWay(state: State, stack: Stack, engine: Engine, net: number): Departure {
  const from = startOf(stack);
  const { fuelPerBurn } = engine;
  return {
    cost: 0,
    net,
    left: fuelPerBurn === 0 ? net : Math.min(net, Math.floor(fuelFor(state, stack, engine) / fuelPerBurn)),
    bonus: bonusBurnsOf(state, stack, from, isPushed(state, stack, engine)),
    pivots: bonusPivotsOf(state, stack, engine, from),
    tow: mostBurnsOf(state, stack) ?? noTow,
  };
}

/** No route leads into a black hole. */
function withoutHoles(conditions: Conditions): Conditions {
  return { ...conditions, closed: conditions.closed.map((closed, node) => closed | conditions.deadly[node]!) };
}
