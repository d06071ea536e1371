import { bankNode } from '../rules/bernals.ts';
import { faceOf, isEquipment } from '../rules/cards.ts';
import { mostWetMass, stepsOf } from '../rules/fuel.ts';
import { baseMissionOf, isBase } from '../rules/missions/quest.ts';
import { isManned } from '../rules/people.ts';
import { lastYear, slotOf } from '../rules/season.ts';
import { massOf } from '../rules/stacks.ts';
import { isOperational } from '../rules/support.ts';
import type { Card, EquipmentId, Found, NodeId, Stack, State } from '../types.ts';
import { isFeasible } from './deeds.ts';
import { atlasOf, type Passage, standing } from './flights.ts';
import { passengerFor } from './people.ts';
import {
  assetsOf,
  eatsAir,
  isImagined,
  isOneWay,
  loadoutFor,
  massOfAll,
  type Propulsion,
  propulsionsOf,
  roughnessOf,
  shipOf,
  tanksFor,
  waterInLeo,
} from './ships.ts';
import { isInTime, plain, type Want } from './wants/want.ts';
import { weights } from './weights.ts';

/** A want, and the way there. */
export interface Trip {
  readonly want: Want;
  readonly passage: Passage;
  /** Everything that could be done there with what is aboard, the want among it. */
  readonly wants: readonly Want[];
  /** What it is worth per year. */
  readonly score: number;
}

/** A trip of a ship that is still to be fitted out in LEO. */
export interface Fitting extends Trip {
  readonly cards: readonly Card[];
  readonly tanks: number;
  /** Aqua that it still takes. */
  readonly price: number;
}

const mostYears = 20;
/** Tanks that plans are made with, for the most promising thruster and the next best. */
const loads = [[3, 5, 8, 11], [5]] as const;
/** Tanks for a base mission that no ship gets to otherwise, and with how many thrusters it is tried. */
const fullLoads = [8, 14, 22] as const;
const leanThrusters = 3;

/** Ships that are looked at closely before none is thought of. */
const mostTrials = 16;

/** The errand that is worth most of those that a ship from LEO could be fitted out for, and that the finished ship would set out on. */
export function bestFitting(state: State, wants: readonly Want[]): Fitting | undefined {
  const assets = assetsOf(state);
  const propulsions = propulsionsOf(state, assets);
  const fittings = propulsions
    .slice(0, loads.length)
    .flatMap((propulsion, at) => loads[at]!.flatMap(tanks => fittingsWith(state, assets, propulsion, tanks, wants)));
  const far = outOfReach(wants, fittings);
  for (const propulsion of propulsions.slice(0, leanThrusters))
    fittings.push(...leanFittingsWith(state, assets, propulsion, far));
  const tried = new Map<string, boolean>();
  for (const fitting of fittings.sort((a, b) => b.score - a.score)) {
    const ship = `${fitting.cards.map(({ no, heavy }) => `${no}${heavy}`)}/${fitting.tanks}/${fitting.want.node}`;
    if (!tried.has(ship)) {
      if (tried.size >= mostTrials) return undefined;
      tried.set(ship, setsOut(state, fitting, wants));
    }
    if (tried.get(ship)) return fitting;
  }
  return undefined;
}

/** A plan goes by a ship of about that weight: whether the very ship would get there. */
function setsOut(state: State, { cards, tanks, want }: Fitting, wants: readonly Want[]): boolean {
  const trip = bestVoyage(state, shipOf(state, cards, tanks), wantsAt(wants, want.node));
  return trip?.want.node === want.node || (trip?.want.deed === 'board' && trip.want.quest === want.quest);
}

function fittingsWith(
  state: State,
  assets: readonly Card[],
  propulsion: Propulsion,
  load: number,
  wants: readonly Want[],
): Fitting[] {
  const usual = loadoutFor(state, assets, propulsion, explorer, mostYears);
  if (usual === undefined) return [];
  const ship = shipOf(state, usual, load);
  const atlas = atlasOf(seasonal(state), ship, Math.min(mostYears, lastYear - state.year));
  const most = stepsOf(state, ship);
  const fittings: Fitting[] = [];
  for (const want of wants) {
    const passage = atlas.to(want.node);
    if (passage === undefined) continue;
    if (isOuting(want) && passage.years > weights.outing) continue;
    const steps = passage.burnt + (isOneWay(state, want) ? 0 : passage.back);
    if (steps > most + 4) continue;
    const cards = loadoutFor(state, assets, propulsion, want, passage.years);
    if (cards !== undefined) fittings.push(...fitted(state, wants, want, passage, cards, steps));
  }
  return fittings;
}

/** A ship of these cards with fuel for so many steps; none if it is not worth it. */
function fitted(
  state: State,
  wants: readonly Want[],
  want: Want,
  passage: Passage,
  cards: readonly Card[],
  steps: number,
): Fitting[] {
  const tanks = Math.min(mostTanksFor(state, cards), Math.max(1, tanksFor(state, cards, steps + 3)) + 1);
  const price = priceOf(state, cards, tanks);
  const served = wantsAt(wants, want.node).filter(each => serves(state, cards, each));
  const late = weights.fittingOut + Math.max(0, price - state.bank) / weights.earnings;
  if (isOuting(want) && price > Math.max(weights.pocketMoney, state.bank * weights.spending)) return [];
  const trip = appraise(state, want, passage, served, late, price);
  return trip !== undefined && isWorthIt(state, trip) ? [{ ...trip, cards, tanks, price }] : [];
}

/** What the base missions ask for that no ship has been found for. */
function outOfReach(wants: readonly Want[], fittings: readonly Fitting[]): Want[] {
  const reached = new Set(fittings.map(({ want }) => want.quest));
  return wants.filter(({ quest }) => quest !== null && isBase(quest) && !reached.has(quest));
}

/** With nothing aboard that is not needed, and as few tanks as will do. */
function leanFittingsWith(
  state: State,
  assets: readonly Card[],
  propulsion: Propulsion,
  wants: readonly Want[],
): Fitting[] {
  const years = Math.min(mostYears, lastYear - state.year);
  return wants.flatMap((want): Fitting[] => {
    const planned = loadoutFor(state, assets, propulsion, want, 0, true);
    if (planned === undefined) return [];
    for (const load of fullLoads) {
      const ship = shipOf(state, planned, load);
      const passage = atlasOf(seasonal(state), ship, years).to(want.node);
      if (passage === undefined) continue;
      const steps = passage.burnt + (isOneWay(state, want) ? 0 : passage.back);
      if (steps > stepsOf(state, ship)) continue;
      const cards = loadoutFor(state, assets, propulsion, want, passage.years, true);
      return cards === undefined ? [] : fitted(state, wants, want, passage, cards, steps);
    }
    return [];
  });
}

/** END-CORE-11 */
function mostTanksFor(state: State, cards: readonly Card[]): number {
  return Math.max(1, mostWetMass - massOfAll(state, cards));
}

/** An exploration for its own sake. */
function isOuting({ quest, deed }: Want): boolean {
  return quest === null && deed === 'explore';
}

/** Whether it is worth more than to stay at home. */
export function isWorthIt({ year }: State, { score }: Trip): boolean {
  return score > (weights.homecoming * (lastYear - year)) / 2;
}

const byNode = new WeakMap<readonly Want[], Map<NodeId, Want[]>>();

/** Everything wanted at a place. */
function wantsAt(wants: readonly Want[], node: NodeId): readonly Want[] {
  let there = byNode.get(wants);
  if (there === undefined) {
    there = new Map();
    for (const want of wants) there.set(want.node, [...(there.get(want.node) ?? []), want]);
    byNode.set(wants, there);
  }
  return there.get(node) ?? [];
}

const explorer: Want = { ...plain, quest: null, node: 'LEO', deed: 'explore', kit: ['rover'], worth: 0, years: 0 };

/** Plans for a ship that is yet to be built need not be made anew every year, only with the season. */
function seasonal(state: State): State {
  return { ...state, year: state.year - (slotOf(state.year) % 4) };
}

function priceOf(state: State, cards: readonly Card[], tanks: number): number {
  let price = Math.max(0, tanks - waterInLeo(state));
  for (const card of cards) {
    if (!isImagined(card)) continue;
    price += massOf(state, card);
    if (isEquipment(card.card) && !state.hand.includes(card.card)) price += 1;
  }
  return price;
}

/** Whether these cards have what it takes; what has to be fetched elsewhere first does not count. */
function serves(state: State, cards: readonly Card[], want: Want): boolean {
  return canServe(state, shipOf(state, cards, 0), want);
}

/** Whether a ship has aboard what it takes. */
function canServe(state: State, ship: Stack, want: Want): boolean {
  const { kit, manned, power, air, builders, isru, carries } = want;
  const aboard = (kind: EquipmentId) =>
    ship.cards.find(({ card, damaged, side }) => card === kind && !damaged && (side === 'front' || kind === 'rover'));
  const tools = kit.map(aboard);
  if (tools.includes(undefined) || (manned && !isManned(ship))) return false;
  if (carries !== null && !ship.cards.some(({ no }) => no === carries)) return false;
  if (power && !tools.some(tool => isOperational(state, ship, tool!))) return false;
  if (
    isru !== null &&
    !ship.cards.some(card => (faceOf(card).isru ?? 99) <= isru && !card.lonely && isOperational(state, ship, card))
  )
    return false;
  if (air && !eatsAir(state, ship)) return false;
  return !builders || hasBuilders(state, ship);
}

function hasBuilders(state: State, ship: Stack): boolean {
  const has = (letter: string) =>
    ship.cards.some(card => card.card.startsWith(letter) && isOperational(state, ship, card, 'industry'));
  return has('R') && has('F');
}

function appraise(
  state: State,
  want: Want,
  passage: Passage,
  wants: readonly Want[],
  late: number,
  price: number,
): Trip | undefined {
  const there = state.year + late + passage.years + want.years;
  if (there > dueOf(want)) return undefined;
  const back = want.back === null ? 0 : passage.years + 1;
  let years = passage.years + want.years + back;
  if (!isInTime(state, Math.ceil(late + years))) return undefined;
  let worth = want.worth - price * worthOfAqua(state);
  for (const each of wants) {
    if (each === want || (each.quest === want.quest && each.deed === want.deed)) continue;
    worth += each.worth;
    years += each.years;
  }
  const risk = Math.max(0.3, 1 - 0.05 * passage.dangers * (back > 0 ? 2 : 1) - 0.05 * roughnessOf(state, want));
  return { want, passage, wants: wants.length === 0 ? [want] : wants, score: (worth * risk) / (years + late + 1) };
}

/** Aqua counts for nothing in the end: who has plenty spends it. */
function worthOfAqua({ bank }: State): number {
  return weights.aqua * Math.min(1, weights.plenty / Math.max(1, bank));
}

/** The last year for it. */
export function dueOf({ quest }: Want): number {
  if (quest === null) return lastYear;
  if (isBase(quest)) return baseMissionOf(quest.card).by ?? lastYear;
  return (quest as Found).due ?? lastYear;
}

/** The best that a ship under way could go for; going back to LEO is always one of them. */
export function bestVoyage(state: State, ship: Stack, wants: readonly Want[]): Trip | undefined {
  if (ship.node === null) return undefined;
  const atlas = atlasOf(state, ship, Math.min(mostYears, lastYear - state.year + 1));
  const steps = stepsOf(state, ship);
  const base = atlas.to('LEO');
  const bank = bankNode(state);
  const boarding = boardingOf(state, ship, atlas);
  let found: Trip | undefined;
  const consider = (trip: Trip | undefined) => {
    if (trip !== undefined && (found === undefined || pullOf(trip) > pullOf(found))) found = trip;
  };
  for (const want of [...wants, returning(state)]) {
    const passage = want.node === ship.node ? standing : atlas.to(want.node);
    if (passage === undefined) continue;
    if (!canServe(state, ship, want)) {
      if (boarding !== undefined && want.manned) consider(afterBoarding(state, boarding, want, passage, steps));
      continue;
    }
    if (want.node === ship.node && (want.deed === 'arrive' || !isFeasible(state, want.deed))) continue;
    const isLast = isOneWay(state, want) || want.node === 'LEO' || want.node === bank;
    if (isOuting(want) && passage.years > weights.outing) continue;
    const needed = isLast ? 0 : passage.back + (base?.steps ?? 0);
    if (passage !== standing && steps - passage.steps < needed) continue;
    consider(
      appraise(
        state,
        want,
        passage,
        wantsAt(wants, want.node).filter(each => canServe(state, ship, each)),
        0,
        0,
      ),
    );
  }
  return found;
}

/** Whoever set out for a base mission does not let a small thing by the way lead them astray. */
function pullOf({ want: { quest }, score }: Trip): number {
  return score * (quest !== null && isBase(quest) ? weights.resolve : 1);
}

/** Where somebody can come aboard, and the ship with them. */
interface Boarding {
  readonly ship: Stack;
  readonly node: NodeId;
  readonly passage: Passage;
}

function boardingOf(state: State, ship: Stack, atlas: ReturnType<typeof atlasOf>): Boarding | undefined {
  const passenger = passengerFor(state, ship);
  if (passenger === undefined) return undefined;
  const { card, node } = passenger;
  const passage = node === ship.node ? standing : atlas.to(node);
  return passage === undefined ? undefined : { ship: { ...ship, cards: [...ship.cards, card] }, node, passage };
}

/** What nobody aboard can do is done with somebody who is taken aboard first. */
function afterBoarding(
  state: State,
  { ship, node, passage: there }: Boarding,
  want: Want,
  passage: Passage,
  steps: number,
): Trip | undefined {
  const needed = Math.max(there.steps, passage.steps) + (isOneWay(state, want) ? 0 : passage.back);
  if (passage === standing || steps < needed || !canServe(state, ship, want)) return undefined;
  const trip = appraise(state, want, passage, [want], there.years, 0);
  return trip && { ...trip, want: { ...plain, ...boards, node, quest: want.quest, worth: want.worth }, passage: there };
}

const boards = { deed: 'board', years: 0 } as const;

function returning({ year }: State): Want {
  return { ...explorer, node: 'LEO', deed: 'arrive', kit: [], worth: weights.homecoming * (lastYear - year) };
}
