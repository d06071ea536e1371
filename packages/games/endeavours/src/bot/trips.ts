import { isSite } from '../map/index.ts';
import { bankNode } from '../rules/bernals.ts';
import { burnt, stepsOf } from '../rules/fuel.ts';
import { baseMissionOf, isBase } from '../rules/missions/quest.ts';
import { lastYear } from '../rules/season.ts';
import { hasFactory } from '../rules/sites.ts';
import type { Found, NodeId, Stack, State } from '../types.ts';
import { canServe, isFeasible } from './deeds.ts';
import { descentTo } from './descents.ts';
import { type Atlas, atlasOf, type Passage, standing } from './flights.ts';
import { passengerFor } from './people.ts';
import { isOneWay, roughnessOf } from './ships.ts';
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

/** Years that plans are made for. */
export const mostYears = 20;

/** What has to be aboard for the way back. */
export function stepsForReturn(state: State, want: Want, { back }: Passage): number {
  return isOneWay(state, want) || refuels(state, want) ? 0 : back;
}

/** END-REFUEL-02: a Factory there fills the tanks again. */
function refuels(state: State, { node }: Want): boolean {
  return isSite(node) && hasFactory(state, node);
}

/** An exploration for its own sake. */
export function isOuting({ quest, deed }: Want): boolean {
  return quest === null && deed === 'explore';
}

/** Whether it is worth more than to stay at home. */
export function isWorthIt({ year }: State, { score }: Trip): boolean {
  return score > (weights.homecoming * (lastYear - year)) / 2;
}

const byNode = new WeakMap<readonly Want[], Map<NodeId, Want[]>>();

/** Everything wanted at a place. */
export function wantsAt(wants: readonly Want[], node: NodeId): readonly Want[] {
  let there = byNode.get(wants);
  if (there === undefined) {
    there = new Map();
    for (const want of wants) there.set(want.node, [...(there.get(want.node) ?? []), want]);
    byNode.set(wants, there);
  }
  return there.get(node) ?? [];
}

export const explorer: Want = {
  ...plain,
  quest: null,
  node: 'LEO',
  deed: 'explore',
  kit: ['rover'],
  worth: 0,
  years: 0,
};

export function appraise(
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
  const isBetter = (trip: Trip | undefined) =>
    trip !== undefined && (found === undefined || pullOf(trip) > pullOf(found));
  const consider = (trip: Trip | undefined) => {
    if (isBetter(trip)) found = trip;
  };
  for (const want of [...wants, returning(state)]) {
    const passage = want.node === ship.node ? standing : (atlas.to(want.node) ?? descentTo(state, ship, atlas, want));
    if (passage === undefined) continue;
    if (!canServe(state, ship, want)) {
      if (boarding !== undefined && want.manned) consider(afterBoarding(state, boarding, want, passage, steps));
      continue;
    }
    if (want.node === ship.node && (want.deed === 'arrive' || !isFeasible(state, want.deed))) continue;
    const isLast = isOneWay(state, want) || want.node === 'LEO' || want.node === bank;
    if (isOuting(want) && passage.years > weights.outing) continue;
    const needed = isLast || refuels(state, want) ? 0 : passage.back + (base?.thrifty ?? 0);
    const served = wantsAt(wants, want.node).filter(each => canServe(state, ship, each));
    const trip = appraise(state, want, passage, served, 0, 0);
    if (
      passage === standing ||
      steps - passage.steps >= needed ||
      (isBetter(trip) && comesBack(state, ship, want, passage))
    )
      consider(trip);
  }
  return found;
}

/** The way home from there, looked up where a rough reckoning says that the fuel will not do, for what is worth the thought. */
export function comesBack(state: State, ship: Stack, { quest, node, years }: Want, passage: Passage): boolean {
  if (quest === null || !isBase(quest) || !Number.isFinite(passage.back) || passage.sheds !== undefined) return false;
  const there = { ...ship, node, wet: ship.wet === null ? null : burnt(ship.wet, passage.steps) };
  const year = Math.min(lastYear, state.year + Math.ceil(passage.years + years));
  return atlasOf({ ...state, year }, there, Math.min(mostYears, lastYear - year + 1)).to('LEO') !== undefined;
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

function boardingOf(state: State, ship: Stack, atlas: Atlas): Boarding | undefined {
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
