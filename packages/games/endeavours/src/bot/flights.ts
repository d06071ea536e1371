import { cardAbilities } from '../content/abilities/cards.ts';
import { isSite, kindOfNode, nodeIds, siteAt, zoneModifiers, zoneOf } from '../map/index.ts';
import { faceOf, isCrew } from '../rules/cards.ts';
import { burnt, mostWetMass, positionOf, stepsAt, stepsOf, weightClass, wetMassOf } from '../rules/fuel.ts';
import { numberOf } from '../rules/move/chart.ts';
import { legsTo } from '../rules/move/courses.ts';
import { drivesOf, type Engine, enginesOf } from '../rules/move/drives.ts';
import { field, width } from '../rules/move/labels.ts';
import { coursesBy } from '../rules/move/movement.ts';
import { type Route, type Routes, routesOf, routesTo } from '../rules/move/routes.ts';
import type { Drive } from '../rules/move/types.ts';
import { isUnlocked } from '../rules/playmats.ts';
import { slotOf } from '../rules/season.ts';
import { hasFactory } from '../rules/sites.ts';
import { dryMassOf } from '../rules/stacks.ts';
import type { NodeId, SiteId, Stack, State } from '../types.ts';
import { approachesOf, landerBurnsOf } from './missions.ts';
import { weights } from './weights.ts';

const most = 160;
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
    .filter(card => cardAbilities(card) !== undefined)
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
  readonly dangers: number;
  /** Steps for coming back from there, about; infinite if it cannot lift off again. */
  readonly back: number;
  /** Where it stands after its first movement; null if it waits this year. */
  readonly first: NodeId | null;
}

/** Where a ship could get to, and how: by its best engine, with the others for landing and lifting off. */
class Atlas {
  readonly #state: State;
  readonly #stack: Stack;
  readonly #engines: readonly Engine[];
  readonly #steps: number;
  readonly #weight: Weight;
  readonly #fuel: number;
  readonly #known = new Map<NodeId, Passage | undefined>();
  readonly #routes: Routes | undefined;
  /** Where it lifts off to first, if its best engine cannot. */
  readonly #launch: { readonly node: NodeId; readonly steps: number } | undefined;

  constructor(state: State, stack: Stack, engines: readonly Engine[], years: number) {
    this.#state = state;
    this.#stack = stack;
    this.#engines = engines;
    this.#steps = stepsOf(state, stack);
    this.#weight = weightOf(state, stack);
    const engine = bestEngine(state, stack, engines);
    this.#fuel = engine?.fuelPerBurn ?? 0;
    if (engine === undefined || stack.node === null) return;
    this.#launch = isSite(stack.node) ? this.#launchWithout(engine, stack.node) : undefined;
    this.#routes = routesOf(state, this.#launch === undefined ? stack : launched(stack, this.#launch), engine, years);
  }

  to(node: NodeId): Passage | undefined {
    if (this.#routes === undefined || node === this.#stack.node) return undefined;
    if (!this.#known.has(node)) this.#known.set(node, this.#find(node));
    return this.#known.get(node);
  }

  #find(node: NodeId): Passage | undefined {
    if (node === this.#launch?.node) return { years: 1, steps: this.#launch.steps, dangers: 1, back: 0, first: node };
    return this.#direct(node) ?? this.#landing(node);
  }

  #direct(node: NodeId): Passage | undefined {
    const route = best(routesTo(this.#routes!, numberOf(node)));
    if (route === undefined) return undefined;
    const { years, burns, dangers, movements } = route;
    const steps = route.steps + (this.#launch?.steps ?? 0);
    const { year, nodes } = movements[0]!;
    const first = this.#launch?.node ?? (year > 1 ? null : (nodeIds[nodes.at(-1)!] as NodeId));
    const home = Math.ceil(burns * this.#fuel); // what is thrown away on the way out need not be brought for the way back
    const back = isSite(node) ? home + (this.#liftSteps(node) ?? Number.POSITIVE_INFINITY) : home;
    return { years, steps, dangers, back, first };
  }

  /** By one engine to where another, stronger one takes over for the landing. */
  #landing(site: NodeId): Passage | undefined {
    if (!isSite(site) || siteAt(site).season !== undefined) return undefined;
    const landing = this.#liftSteps(site);
    if (landing === undefined) return undefined;
    let found: Passage | undefined;
    for (const from of approachesOf(site)) {
      const there = from === this.#stack.node ? standing : this.to(from);
      if (there === undefined || there.steps + landing > this.#steps) continue;
      const { years, steps, dangers, first } = there;
      const passage = {
        years: years + 1,
        steps: steps + landing,
        dangers: dangers + 1,
        back: steps + landing,
        first: there === standing ? site : first,
      };
      if (found === undefined || passage.years < found.years) found = passage;
    }
    return found;
  }

  /** END-MOVE-11, 12: the steps for a landing or lift-off by the thriftiest engine that is strong enough; none if none is. */
  #liftSteps(site: SiteId): number | undefined {
    let least: number | undefined;
    for (const engine of this.#engines) {
      const steps = liftBy(this.#state, this.#weight, engine, site);
      if (steps !== undefined && (least === undefined || steps < least)) least = steps;
    }
    return least;
  }

  /** A Site that the best engine cannot leave is left by another one. */
  #launchWithout(engine: Engine, site: SiteId): { readonly node: NodeId; readonly steps: number } | undefined {
    if (liftBy(this.#state, this.#weight, engine, site) !== undefined) return undefined;
    const steps = this.#liftSteps(site);
    const [first] = approachesOf(site);
    return steps === undefined || first === undefined || steps > this.#steps ? undefined : { node: first, steps };
  }
}

/** The Stack as it is next year, off the Site. */
function launched(stack: Stack, { node, steps }: { readonly node: NodeId; readonly steps: number }): Stack {
  return { ...stack, node, moved: true, wet: stack.wet === null ? null : burnt(stack.wet, steps) };
}

/** The heaviest rung of each weight class (END-FUEL-10). */
const classTops: readonly (readonly [lightness: number, rung: number])[] = [
  [2, 8],
  [1, 20],
  [0, positionOf(8)],
  [-1, positionOf(16)],
  [-2, Number.POSITIVE_INFINITY],
];

/** The steps that an engine takes for a landing or lift-off, afterburn and all: fuel enough for it, and yet light enough. */
function liftBy(
  state: State,
  { dry, wet }: Weight,
  { thrust, fuelPerBurn, thruster, solar }: Engine,
  site: SiteId,
): number | undefined {
  const steps = Math.ceil(landerBurnsOf(site) * fuelPerBurn);
  if (hasFactory(state, site)) return steps;
  const missing = siteAt(site).size + 1 - thrust - (solar === null ? 0 : zoneModifiers[zoneOf(site)]);
  for (const afterburn of [0, faceOf(thruster).afterburn ?? 0]) {
    const needed = missing - (afterburn > 0 ? 1 : 0);
    const top = classTops.findLast(([lightness]) => lightness >= needed)?.[1];
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

const standing: Passage = { years: 0, steps: 0, dangers: 0, back: 0, first: null };

/** The route to take: not only the quickest, a year is worth some steps, and a deadly roll some years. */
function best(routes: readonly Route[]): Route | undefined {
  let found: Route | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const route of routes) {
    const peril = route.movements.reduce(
      (sum, { nodes }) => sum + perilOf(nodes.slice(1).map(at => nodeIds[at] as NodeId)),
      0,
    );
    const cost = route.years + route.steps / 4 + peril;
    if (cost < least) [found, least] = [route, cost];
  }
  return found;
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

/** The engine for the long haul: thrust enough, and as many burns as it can get out of the fuel. */
function bestEngine(state: State, stack: Stack, engines: readonly Engine[]): Engine | undefined {
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
      const courses = coursesBy(state, stack, drive);
      const { destinations, labels } = courses;
      for (let at = 1; ; at++) {
        const course = at === 1 ? node : `${node}~${at}`;
        const label = destinations.get(course);
        if (label === undefined) break;
        const d = label * width;
        const steps = Math.ceil(labels[d + field.burns]! * drive.fuelPerBurn) + drive.afterburnSteps;
        const cost = steps + 4 * perilOf(legsTo(courses, label).map(({ to }) => to));
        if (cost < least) [found, least] = [{ drive, course }, cost];
      }
    }
    if (found !== undefined) return found;
  }
  return undefined;
}
