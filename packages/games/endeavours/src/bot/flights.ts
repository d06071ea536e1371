import { isSite, nodeIds, siteAt } from '../map/index.ts';
import { isCrew } from '../rules/cards.ts';
import { massAt, stepsOf, weightClass, wetMassOf } from '../rules/fuel.ts';
import { numberOf } from '../rules/move/chart.ts';
import { drivesOf, type Engine, enginesOf } from '../rules/move/drives.ts';
import { field, width } from '../rules/move/labels.ts';
import { coursesBy } from '../rules/move/movement.ts';
import { type Route, type Routes, routesOf, routesTo } from '../rules/move/routes.ts';
import type { Drive } from '../rules/move/types.ts';
import type { NodeId, Stack, State } from '../types.ts';
import { approachesOf } from './missions.ts';
import { weights } from './weights.ts';

const most = 160;
const known = new Map<string, Routes>();

/** The planner, asked once for what stays the same: the table as far as it matters to a flight, the Stack and its engine. */
function routesBy(state: State, stack: Stack, engine: Engine, years: number): Routes {
  const key = keyOf(state, stack, engine, years);
  let routes = known.get(key);
  if (routes === undefined) {
    if (known.size >= most) known.clear();
    routes = routesOf(state, stack, engine, years);
    known.set(key, routes);
  }
  return routes;
}

function keyOf(state: State, stack: Stack, { thruster, thrust, fuelPerBurn }: Engine, years: number): string {
  const { year, holes, ejections, sites, paid, filled, satellites, crew, bernals, stations, skies, drift } = state;
  const places = Object.values(sites).map(
    ({ id, factory, colony, gone, ongoing }) => `${id}${factory}${colony}${gone}${ongoing}`,
  );
  const table = [
    year,
    crew,
    holes,
    ejections.map(({ nodes }) => nodes),
    places,
    paid,
    Object.keys(filled).length,
    satellites,
    bernals.map(({ card, anchored }) => card + anchored),
    stations.map(({ node }) => node),
    skies.map(({ card }) => card),
    drift.map(({ card, anchored }) => card + anchored),
  ];
  const cards = stack.cards.map(({ card, side, damaged, heavy }) => `${card}${side}${damaged}${heavy}`);
  const ship = [
    stack.node,
    stack.wet,
    stack.fuel,
    stack.cargo.water,
    stack.coasting,
    stack.moved,
    stack.boons.length,
    cards,
    thruster.card,
    thrust,
    fuelPerBurn,
  ];
  return `${table.join('|')}#${ship.join('|')}#${years}`;
}

/** A way to get somewhere. */
export interface Passage {
  readonly years: number;
  readonly steps: number;
  readonly dangers: number;
  /** Where it stands after its first movement; null if it waits this year. */
  readonly first: NodeId | null;
}

/** Where a ship could get to, and how. */
export class Atlas {
  readonly #state: State;
  readonly #stack: Stack;
  readonly #routes: Routes | undefined;
  readonly #lander: Engine | undefined;
  readonly #steps: number;

  constructor(state: State, stack: Stack, years: number) {
    this.#state = state;
    this.#stack = stack;
    this.#steps = stepsOf(state, stack);
    const engines = enginesOf(state, stack);
    const engine = bestEngine(state, stack, engines);
    if (engine !== undefined && stack.node !== null) this.#routes = routesBy(state, stack, engine, years);
    this.#lander = engines.filter(each => each !== engine).sort((a, b) => b.thrust - a.thrust)[0];
  }

  to(node: NodeId): Passage | undefined {
    if (this.#routes === undefined || node === this.#stack.node) return undefined;
    const direct = passageOf(best(routesTo(this.#routes, numberOf(node))));
    return direct ?? this.#landing(node);
  }

  /** By one engine to where another, stronger one takes over for the landing. */
  #landing(site: NodeId): Passage | undefined {
    const { thrust = 0, fuelPerBurn = 0 } = this.#lander ?? {};
    if (!isSite(site) || thrust === 0 || siteAt(site).season !== undefined) return undefined;
    let found: Passage | undefined;
    for (const { from, burns } of approachesOf(site)) {
      const there = from === this.#stack.node ? standing : passageOf(best(routesTo(this.#routes!, numberOf(from))));
      if (there === undefined) continue;
      const left = this.#steps - there.steps;
      const mass = wetMassOf(this.#state, this.#stack) - there.steps / 3;
      const steps = Math.ceil(burns * fuelPerBurn);
      if (steps > left || thrust + weightClass(Math.max(1, mass)) <= siteAt(site).size) continue;
      const passage = {
        years: there.years + 1,
        steps: there.steps + steps,
        dangers: there.dangers + 1,
        first: there === standing ? site : there.first,
      };
      if (found === undefined || passage.years < found.years) found = passage;
    }
    return found;
  }
}

const standing: Passage = { years: 0, steps: 0, dangers: 0, first: null };

function passageOf(route: Route | undefined): Passage | undefined {
  if (route === undefined) return undefined;
  const { years, steps, dangers, movements } = route;
  const { year, nodes } = movements[0]!;
  return { years, steps, dangers, first: year > 1 ? null : (nodeIds[nodes.at(-1)!] as NodeId) };
}

/** Not only the quickest: a year is worth some steps, a roll some years. */
function best(routes: readonly Route[]): Route | undefined {
  let found: Route | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const route of routes) {
    const cost = route.years + route.steps / 4 + route.dangers * weights.danger;
    if (cost < least) [found, least] = [route, cost];
  }
  return found;
}

/** The engine for the long haul: thrust enough, and as many burns as it can get out of the fuel. */
export function bestEngine(state: State, stack: Stack, engines: readonly Engine[]): Engine | undefined {
  const steps = stepsOf(state, stack);
  const lightness = weightClass(wetMassOf(state, stack));
  const merit = ({ thrust, fuelPerBurn, thruster }: Engine) => {
    const net = Math.max(0, thrust + lightness);
    const burns = fuelPerBurn === 0 ? 12 : Math.floor(steps / fuelPerBurn);
    return Math.min(net, 5) + Math.min(burns, 12) * (net > 0 ? 1 : 0.2) - (isCrew(thruster.card) ? 0.5 : 0);
  };
  return [...engines].sort((a, b) => merit(b) - merit(a))[0];
}

/** This year's movement: by which thruster, and which course. */
export interface Hop {
  readonly drive: Drive;
  readonly course: string;
}

/** The cheapest movement of this year to one of these nodes, the first that can be reached. */
export function hopTo(state: State, stack: Stack, nodes: readonly NodeId[]): Hop | undefined {
  const drives = drivesOf(state, stack);
  for (const node of nodes) {
    let found: Hop | undefined;
    let least = Number.POSITIVE_INFINITY;
    for (const drive of drives) {
      const { destinations, labels } = coursesBy(state, stack, drive);
      for (let at = 1; ; at++) {
        const course = at === 1 ? node : `${node}~${at}`;
        const label = destinations.get(course);
        if (label === undefined) break;
        const d = label * width;
        const steps = Math.ceil(labels[d + field.burns]! * drive.fuelPerBurn) + drive.afterburnSteps;
        const cost = steps + 8 * weights.danger * labels[d + field.dangers]!;
        if (cost < least) [found, least] = [{ drive, course }, cost];
      }
    }
    if (found !== undefined) return found;
  }
  return undefined;
}

/** The mass that it has when it is a class lighter, if it has fuel to throw away. */
export function isHeavy(state: State, stack: Stack): boolean {
  return stack.wet !== null && weightClass(massAt(stack.wet)) < 0 && stepsOf(state, stack) > 4;
}
