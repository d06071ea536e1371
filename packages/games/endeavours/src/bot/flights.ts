import { isSite, kindOfNode, nodeIds, siteAt, zoneModifiers, zoneOf } from '../map/index.ts';
import { faceOf, isCrew } from '../rules/cards.ts';
import { burnt, classTops, mostWetMass, positionOf, stepsAt, stepsOf, weightClass, wetMassOf } from '../rules/fuel.ts';
import { dryMassOf } from '../rules/mass.ts';
import { numberOf } from '../rules/move/chart.ts';
import { legsTo } from '../rules/move/courses.ts';
import { drivesOf, type Engine, enginesOf } from '../rules/move/drives.ts';
import { field, width } from '../rules/move/labels.ts';
import { coursesBy } from '../rules/move/movement.ts';
import { type Route, type Routes, routesOf, routesTo } from '../rules/move/routes.ts';
import type { Drive } from '../rules/move/types.ts';
import { isUnlocked } from '../rules/playmats.ts';
import { slotOf } from '../rules/season.ts';
import { hasFactory, liftValueOf } from '../rules/sites.ts';
import { hasPowersat } from '../rules/support.ts';
import type { Card, NodeId, SiteId, Stack, State } from '../types.ts';
import { approachesOf, landerBurnsOf } from './approaches.ts';
import { weights } from './weights.ts';

const most = 600;
const known = new Map<string, Atlas>();

/** Where a ship could get to, looked up once for what stays the same: the table as far as it matters to a flight, the ship and its engines. */
export function atlasOf(state: State, stack: Stack, years: number): Atlas {
  const engines = enginesOf(state, stack);
  const key = keyOf(state, stack, engines, years);
  let atlas = known.get(key);
  if (atlas === undefined) {
    if (known.size >= most) known.clear();
    atlas = new Atlas(state, stack, engines, years);
    known.set(key, atlas);
  }
  return atlas;
}

/** Of cards besides the engines' only their mass matters, and what they can do. */
function keyOf(state: State, stack: Stack, engines: readonly Engine[], years: number): string {
  const { year, holes, ejections, sites, paid, projects, satellites, crew, bernals, stations, skies, drift } = state;
  const places = Object.values(sites)
    .filter(({ factory, colony, gone, ongoing }) => factory || colony || gone || ongoing.length > 0)
    .map(({ id, factory, colony, gone, ongoing }) => `${id}${factory}${colony}${gone}${ongoing}`);
  const table = [
    slotOf(year),
    crew,
    holes,
    ejections.map(({ nodes }) => nodes),
    places,
    projects,
    paid.filter(id => isUnlocked(state, id)),
    satellites,
    bernals.map(({ card, anchored }) => card + anchored),
    stations.map(({ node }) => node),
    skies.map(({ card }) => card),
    drift.map(({ card, anchored }) => card + anchored),
  ];
  const able = stack.cards
    .filter(card => faceOf(card).aboard !== undefined)
    .map(({ card, side, damaged, lonely }) => `${card}${side}${damaged}${lonely}`);
  const ship = [
    stack.kind,
    stack.node,
    stack.wet,
    stack.fuel,
    stack.coasting,
    stack.moved,
    stack.boons.length,
    dryMassOf(state, stack),
    able.sort(),
    engines.map(figuresOf),
  ];
  return `${table.join('|')}#${ship.join('|')}#${years}`;
}

function figuresOf({ thruster, thrust, fuelPerBurn, solar, pushable, needsAfterburn }: Engine): unknown[] {
  return [thruster.card, thruster.side, thrust, fuelPerBurn, solar?.card, pushable, needsAfterburn];
}

/** A way to get somewhere. */
export interface Passage {
  readonly years: number;
  readonly steps: number;
  /** Of these, steps that are burnt and not thrown away. */
  readonly burnt: number;
  /** The steps that it takes with patience: a slower way may burn less. */
  readonly thrifty: number;
  readonly dangers: number;
  /** What the rolls are feared, in years. */
  readonly peril: number;
  /** Steps for coming back from there, about; infinite if it cannot lift off again. */
  readonly back: number;
  /** Where it stands after its first movement; null if it waits this year. */
  readonly first: NodeId | null;
  /** The thruster of the first movement, by its card's number; null if any will do. */
  readonly by: number | null;
  /** What is left above before the landing. */
  readonly sheds?: readonly Card[];
}

/** Where a ship could get to, and how: by one engine all the way, with the others for landing and lifting off. */
export class Atlas {
  readonly #state: State;
  readonly #stack: Stack;
  readonly #engines: readonly Engine[];
  readonly #steps: number;
  readonly #weight: Weight;
  readonly #known = new Map<NodeId, Passage | undefined>();
  readonly #best: readonly Engine[];
  readonly #charts: Chart[] = [];
  readonly #years: number;

  constructor(state: State, stack: Stack, engines: readonly Engine[], years: number) {
    this.#state = state;
    this.#stack = stack;
    this.#engines = engines;
    this.#steps = stepsOf(state, stack);
    this.#weight = weightOf(state, stack);
    this.#best = bestEngines(state, stack, engines);
    this.#years = years;
  }

  /** Drawn when it is asked for. */
  #chart(at: number): Chart {
    this.#charts[at] ??= this.#draw(this.#best[at]!);
    return this.#charts[at];
  }

  #draw(engine: Engine): Chart {
    const { node } = this.#stack;
    const launch = isSite(node!) ? this.#launchWithout(engine, node) : undefined;
    const start = launch === undefined ? this.#stack : launched(this.#stack, launch);
    return { engine, launch, routes: routesOf(this.#state, start, engine, this.#years) };
  }

  to(node: NodeId): Passage | undefined {
    if (node === this.#stack.node) return undefined;
    if (!this.#known.has(node)) this.#known.set(node, this.#find(node));
    return this.#known.get(node);
  }

  #find(node: NodeId): Passage | undefined {
    for (let at = 0; at < this.#best.length; at++) {
      const passage = this.#direct(this.#chart(at), node);
      if (passage !== undefined) return passage;
    }
    return this.#landing(node);
  }

  #direct({ routes, launch, engine }: Chart, node: NodeId): Passage | undefined {
    if (node === launch?.node)
      return {
        years: 1,
        steps: launch.steps,
        burnt: launch.steps,
        thrifty: launch.steps,
        dangers: 1,
        peril: 0,
        back: 0,
        first: node,
        by: null,
      };
    const ways = routesTo(routes, numberOf(node));
    const route = least(ways, each => costOf({ ...each, peril: perilOn(each) }));
    if (route === undefined) return undefined;
    const { years, burns, dangers, movements } = route;
    const steps = route.steps + (launch?.steps ?? 0);
    const { year, nodes } = movements[0]!;
    const first = launch?.node ?? (year > 1 ? null : (nodeIds[nodes.at(-1)!] as NodeId));
    const spent = Math.ceil(burns * engine.fuelPerBurn); // what is thrown away on the way out need not be brought for the way back
    const by = launch === undefined ? engine.thruster.no : null;
    const burnt = spent + (launch?.steps ?? 0);
    const fewest = Math.min(...ways.map(each => each.burns));
    const thrifty = Math.ceil(fewest * engine.fuelPerBurn) + (launch?.steps ?? 0);
    const back = this.#stepsBack(engine, node, fewest);
    return { years, steps, burnt, thrifty, dangers, peril: perilOn(route), back, first, by };
  }

  /** With patience: the same burns but for the lift-off instead of the landing; into LEO an aerobrake saves the one that it took to leave. */
  #stepsBack({ fuelPerBurn }: Engine, node: NodeId, burns: number): number {
    const saved = (isSite(node) ? landerBurnsOf(node) : 0) + (this.#stack.node === 'LEO' ? 1 : 0);
    const steps = Math.ceil(Math.max(0, burns - saved) * fuelPerBurn);
    return isSite(node) ? steps + (this.#liftSteps(node) ?? Number.POSITIVE_INFINITY) : steps;
  }

  /** By one engine to where another, stronger one takes over for the landing. */
  #landing(site: NodeId): Passage | undefined {
    if (!isSite(site) || siteAt(site).season !== undefined) return undefined;
    const landing = this.#liftSteps(site);
    if (landing === undefined) return undefined;
    const ways = approachesOf(site).flatMap((from): Passage[] => {
      const there = from === this.#stack.node ? standing : this.to(from);
      if (there === undefined || there.steps + landing > this.#steps) return [];
      const steps = there.steps + landing;
      const first = there === standing ? site : there.first;
      const burnt = there.burnt + landing;
      const by = there === standing ? null : there.by;
      const thrifty = there.thrifty + landing;
      const [years, dangers] = [there.years + 1, there.dangers + 1];
      return [{ ...there, years, steps, burnt, thrifty, dangers, back: thrifty, first, by }];
    });
    return least(ways, ({ years }) => years);
  }

  /** END-MOVE-11, 12: the steps for a landing or lift-off by the thriftiest engine that is strong enough; none if none is. */
  #liftSteps(site: SiteId): number | undefined {
    return liftSteps(this.#state, this.#stack, this.#weight, this.#engines, site);
  }

  /** A Site that the engine cannot leave is left by another one. */
  #launchWithout(engine: Engine, site: SiteId): Launch | undefined {
    if (liftBy(this.#state, this.#stack, this.#weight, engine, site) !== undefined) return undefined;
    const steps = this.#liftSteps(site);
    const [first] = approachesOf(site);
    return steps === undefined || first === undefined || steps > this.#steps ? undefined : { node: first, steps };
  }
}

function liftSteps(
  state: State,
  stack: Stack,
  weight: Weight,
  engines: readonly Engine[],
  site: SiteId,
): number | undefined {
  const lifts = engines.flatMap(engine => liftBy(state, stack, weight, engine, site) ?? []);
  return least(lifts, steps => steps);
}

/** Whether a ship could land on a Site from right above it. */
export function canLand(state: State, ship: Stack, site: SiteId): boolean {
  return liftSteps(state, ship, weightOf(state, ship), enginesOf(state, ship), site) !== undefined;
}

/** Where one engine leads. */
interface Chart {
  readonly engine: Engine;
  readonly launch: Launch | undefined;
  readonly routes: Routes;
}

/** Where a Stack lifts off to first, if its engine cannot. */
interface Launch {
  readonly node: NodeId;
  readonly steps: number;
}

/** The Stack as it is next year, off the Site. */
function launched(stack: Stack, { node, steps }: Launch): Stack {
  return { ...stack, node, moved: true, wet: stack.wet === null ? null : burnt(stack.wet, steps) };
}

/** The heaviest rung of each weight class, the lightest first: what the class adds to thrust, and the rung (END-FUEL-10). */
const heaviest = [...classTops, Number.POSITIVE_INFINITY].map((rung, at) => [2 - at, rung] as const);

/** The steps that an engine takes for a landing or lift-off, afterburn and all: fuel enough for it, and yet light enough. */
function liftBy(
  state: State,
  stack: Stack,
  { dry, wet }: Weight,
  { thrust, fuelPerBurn, thruster, solar, pushable }: Engine,
  site: SiteId,
): number | undefined {
  const steps = Math.ceil(landerBurnsOf(site) * fuelPerBurn);
  if (hasFactory(state, site)) return steps;
  const sunlight = solar === null ? 0 : zoneModifiers[zoneOf(site)];
  const push = pushable && hasPowersat(state) ? 1 : 0;
  const missing = liftValueOf(state, stack, site) - thrust - sunlight - push;
  for (const afterburn of [0, faceOf(thruster).afterburn ?? 0]) {
    const needed = missing - (afterburn > 0 ? 1 : 0);
    const top = heaviest.findLast(([lightness]) => lightness >= needed)?.[1];
    if (top === undefined || top < dry) continue;
    if (stepsAt(Math.min(top, wet)) - stepsAt(dry) >= steps + afterburn) return steps + afterburn;
  }
  return undefined;
}

/** Rungs of the fuel ladder. */
interface Weight {
  readonly dry: number;
  readonly wet: number;
}

function weightOf(state: State, stack: Stack): Weight {
  const dry = positionOf(Math.min(mostWetMass, Math.max(1, dryMassOf(state, stack))));
  return { dry, wet: stack.wet ?? dry };
}

/** No way at all. */
export const standing: Passage = {
  years: 0,
  steps: 0,
  burnt: 0,
  thrifty: 0,
  dangers: 0,
  peril: 0,
  back: 0,
  first: null,
  by: null,
};

/** Ways are compared by it: not only the quickest counts, a year is worth some steps, and a deadly roll some years. */
function costOf({ years, steps, peril }: Pick<Passage, 'years' | 'steps' | 'peril'>): number {
  return years + steps / 4 + peril;
}

function least<T>(of: readonly T[], cost: (each: T) => number): T | undefined {
  let found: T | undefined;
  let lowest = Number.POSITIVE_INFINITY;
  for (const each of of) {
    const value = cost(each);
    if (value < lowest) [found, lowest] = [each, value];
  }
  return found;
}

function perilOn({ movements }: Route): number {
  return movements.reduce((sum, { nodes }) => sum + perilOf(nodes.slice(1).map(at => nodeIds[at] as NodeId)), 0);
}

/** What the rolls on the way are feared, in years: an aerobrake or a crash costs the ship, a belt seldom more than a card. */
function perilOf(nodes: readonly NodeId[]): number {
  let peril = 0;
  for (const node of nodes) {
    const kind = kindOfNode(node);
    if (kind === 'aero' || kind === 'haz' || node === 'SOL-OB') peril += weights.deadlyRoll;
    else if (kind === 'belt') peril += weights.beltRoll;
  }
  return peril;
}

const mostEngines = 2;

/** The engines for the long haul: thrust enough, and as many burns as they can get out of the fuel. */
function bestEngines(state: State, stack: Stack, engines: readonly Engine[]): Engine[] {
  if (stack.node === null) return [];
  const steps = stepsOf(state, stack);
  const lightness = weightClass(Math.min(wetMassOf(state, stack), dryMassOf(state, stack) + 2)); // the rest can be thrown away
  const merit = ({ thrust, fuelPerBurn, thruster }: Engine) => {
    const net = Math.max(0, thrust + lightness);
    const burns = fuelPerBurn === 0 ? 12 : Math.floor(steps / fuelPerBurn);
    return Math.min(net, 5) + Math.min(burns, 12) * (net > 0 ? 1 : 0.2) - (isCrew(thruster.card) ? 0.5 : 0);
  };
  return [...engines].sort((a, b) => merit(b) - merit(a)).slice(0, mostEngines);
}

/** This year's movement: by which thruster, and which course. */
export interface Hop {
  readonly drive: Drive;
  readonly course: string;
  /** Radiation belts on the way. */
  readonly belts: number;
}

/** The cheapest movement of this year to one of these nodes, the first that can be reached, by one thruster or by any. */
export function hopTo(state: State, stack: Stack, nodes: readonly NodeId[], by: number | null): Hop | undefined {
  const drives = drivesOf(state, stack).filter(({ thruster }) => by === null || thruster?.no === by);
  for (const node of nodes) {
    const hops = drives.flatMap(drive => hopsBy(state, stack, drive, node));
    const hop = least(hops, ({ cost }) => cost);
    if (hop !== undefined) return hop;
  }
  return undefined;
}

function hopsBy(state: State, stack: Stack, drive: Drive, node: NodeId): (Hop & { readonly cost: number })[] {
  const courses = coursesBy(state, stack, drive);
  const { destinations, labels } = courses;
  const hops = [];
  for (let at = 1; ; at++) {
    const course = at === 1 ? node : `${node}~${at}`;
    const label = destinations.get(course);
    if (label === undefined) return hops;
    const steps = Math.ceil(labels[label * width + field.burns]! * drive.fuelPerBurn) + drive.afterburnSteps;
    const nodes = legsTo(courses, label).map(({ to }) => to);
    const belts = nodes.filter(each => kindOfNode(each) === 'belt').length;
    hops.push({ drive, course, belts, cost: steps + 4 * perilOf(nodes) });
  }
}

/** END-MOVE-06: an afterburn is burnt before the course is chosen; such a net thrust comes from one alone if nothing has it otherwise. */
export function wetBeforeAfterburn(state: State, stack: Stack, thrust: number): number | null {
  const { wet } = stack;
  if (wet === null || drivesOf(state, stack).some(each => !each.afterburn && each.netThrust === thrust)) return wet;
  for (const card of stack.cards) {
    const steps = faceOf(card).afterburn ?? 0;
    const drives = steps === 0 ? [] : drivesOf(state, { ...stack, wet: wet + steps });
    if (drives.some(each => each.afterburn && each.thruster?.no === card.no && each.netThrust === thrust))
      return wet + steps;
  }
  return wet;
}
