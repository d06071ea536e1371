import { isSite, nodeIds } from '../../map/index.ts';
import { burnt, massAt, mostWetMass, positionOf, stepsAt } from '../../rules/fuel.ts';
import { dryMassOf } from '../../rules/mass.ts';
import { numberOf } from '../../rules/move/chart.ts';
import { type Engine, fuelFor } from '../../rules/move/drives.ts';
import { type RollAhead, rollsOn } from '../../rules/move/rolls.ts';
import {
  type Movement as Leg,
  type Route,
  type Routes,
  routesOf,
  routesTo,
  settingOf,
} from '../../rules/move/routes.ts';
import { lastYear } from '../../rules/season.ts';
import { liftValueOf } from '../../rules/sites.ts';
import { roundedMass } from '../../show/fractions.ts';
import type { NodeId, Stack, State } from '../../types.ts';
import type { Movement } from '../map/Route.tsx';
import type { Figures } from './craft.ts';

/** One year of a flight. */
export interface FlightYear extends Movement {
  readonly net: number;
  readonly burns: number;
  readonly afterburn: boolean;
  /** The rung that fuel is thrown away down to before it sets out, and the steps that are lost. */
  readonly rung: number | null;
  readonly thrown: number;
}

type Merit = 'quickest' | 'cheapest' | 'safest';

/** A route as somebody chooses it. */
export interface Flight {
  readonly key: string;
  /** The year it gets there, and the one after which it is free to go on. */
  readonly arrives: number;
  readonly coastsTo: number;
  readonly burns: number;
  readonly steps: number;
  readonly left: Tank;
  readonly rolls: readonly RollAhead[];
  readonly merits: readonly Merit[];
  readonly years: readonly FlightYear[];
}

interface Tank {
  readonly steps: number;
  /** The wet mass; null where no fuel is carried. */
  readonly mass: number | null;
  /** Burns that the rest is good for; null where burns take no fuel. */
  readonly burns: number | null;
}

/** As far ahead as anybody plans, and not beyond the end. */
export function horizonOf({ year }: State): number {
  return Math.min(30, lastYear - year + 1);
}

/** All flights to a place that no other beats, the quickest first. */
export function flightsTo(state: State, stack: Stack, engine: Engine, routes: Routes, to: NodeId): Flight[] {
  const all = routesTo(routes, numberOf(to)).filter(({ movements }) => movements.length > 0);
  const flights = all.map(route => flightBy(state, stack, engine, route));
  return flights.map(flight => ({ ...flight, merits: flights.length > 1 ? meritsOf(flight, flights) : [] }));
}

function flightBy(state: State, stack: Stack, engine: Engine, route: Route): Flight {
  const years = route.movements.map(movement => yearBy(state, stack, engine, movement));
  return {
    key: years.map(({ year, nodes, net }) => `${year}:${nodes.join('>')}:${net}`).join(' '),
    arrives: years.at(-1)!.year,
    coastsTo: state.year + route.years - 1,
    burns: route.burns,
    steps: route.steps,
    left: tankAfter(state, stack, engine, route.steps),
    rolls: rollsOn(state, stack, engine, route),
    merits: [],
    years,
  };
}

function yearBy(state: State, stack: Stack, engine: Engine, movement: Leg): FlightYear {
  const { afterburn, rung } = settingOf(state, stack, engine, movement);
  const wet = stack.wet === null ? 0 : burnt(stack.wet, movement.spent);
  return {
    year: state.year + movement.year - 1,
    nodes: movement.nodes.map(node => nodeIds[node]!),
    net: movement.net,
    burns: movement.burns,
    afterburn,
    rung,
    thrown: rung === null ? 0 : stepsAt(wet) - stepsAt(rung),
  };
}

function tankAfter(state: State, stack: Stack, engine: Engine, steps: number): Tank {
  const left = fuelFor(state, stack, engine) - steps;
  return {
    steps: Math.max(0, left),
    mass: stack.wet === null ? null : roundedMass(massAt(burnt(stack.wet, steps))),
    burns: engine.fuelPerBurn === 0 ? null : Math.max(0, Math.floor(left / engine.fuelPerBurn)),
  };
}

/** Of those that are equally good the first. */
function meritsOf(flight: Flight, all: readonly Flight[]): Merit[] {
  const isBest = (of: (each: Flight) => number) => all.find(each => of(each) === Math.min(...all.map(of))) === flight;
  return [
    ...(isBest(({ coastsTo }) => coastsTo) ? ['quickest' as const] : []),
    ...(isBest(({ steps }) => steps) ? ['cheapest' as const] : []),
    ...(isBest(({ rolls }) => rolls.length) ? ['safest' as const] : []),
  ];
}

/** The flight that goes on as it was planned, year by year; else one that arrives no later, as cheaply as can be. */
export function continued(flights: readonly Flight[], planned: readonly Movement[], year: number): Flight | undefined {
  const ahead = planned.filter(each => each.year >= year);
  const pathOf = (movements: readonly Movement[]) =>
    movements.map(({ year: when, nodes }) => `${when} ${nodes}`).join();
  const same = flights.find(({ years }) => pathOf(years) === pathOf(ahead));
  if (same !== undefined) return same;
  const inTime = flights.filter(({ arrives }) => arrives <= (planned.at(-1)?.year ?? 0));
  return inTime.sort((a, b) => a.steps - b.steps)[0];
}

/** How much more fuel is tried, in steps. */
const refills = [1, 2, 3, 4, 6, 8, 12] as const;

/** The steps of fuel that would open a way where there is none; nothing if that would not help either. */
export function stepsMissing(state: State, stack: Stack, engine: Engine, to: NodeId): number | undefined {
  if (engine.fuelPerBurn === 0) return undefined;
  const wet = stack.wet ?? positionOf(Math.max(1, dryMassOf(state, stack)));
  return refills.find(steps => {
    const fuller = { ...stack, wet: rungAbove(wet, steps) };
    return routesTo(routesOf(state, fuller, engine, horizonOf(state)), numberOf(to)).length > 0;
  });
}

/** END-FUEL-02: so many steps higher, or as high as it goes. */
function rungAbove(wet: number, steps: number): number {
  let rung = wet;
  while (rung < positionOf(mostWetMass) && stepsAt(rung) - stepsAt(wet) < steps) rung++;
  return rung;
}

/** END-MOVE-11: the net thrust that a Site asks for, if that is more than there is. */
export function liftMissing(
  state: State,
  stack: Stack,
  { thrust, afterburn }: Figures,
  to: NodeId,
): number | undefined {
  if (!isSite(to)) return undefined;
  const lift = liftValueOf(state, stack, to);
  return lift > thrust + (afterburn === undefined ? 0 : 1) ? lift : undefined;
}
