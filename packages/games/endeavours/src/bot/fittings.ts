import { isSite, zoneOf } from '../map/index.ts';
import { isEquipment } from '../rules/cards.ts';
import { mostWetMass, stepsOf } from '../rules/fuel.ts';
import { massOf } from '../rules/mass.ts';
import { isBase, type Quest } from '../rules/missions/quest.ts';
import { lastYear, slotOf } from '../rules/season.ts';
import type { Card, Stack, State, Zone } from '../types.ts';
import { canServe } from './deeds.ts';
import { descentTo } from './descents.ts';
import { atlasOf, type Passage } from './flights.ts';
import {
  assetsOf,
  isImagined,
  leanComforts,
  loadoutFor,
  massOfAll,
  noComforts,
  type Propulsion,
  propulsionsOf,
  shipOf,
  tanksFor,
  waterInLeo,
} from './ships.ts';
import {
  appraise,
  bestVoyage,
  comesBack,
  explorer,
  isOuting,
  isWorthIt,
  mostYears,
  stepsForReturn,
  type Trip,
  wantsAt,
} from './trips.ts';
import type { Want } from './wants/want.ts';
import { weights } from './weights.ts';

/** A trip of a ship that is still to be fitted out in LEO. */
export interface Fitting extends Trip {
  readonly cards: readonly Card[];
  readonly tanks: number;
  /** Aqua that it still takes. */
  readonly price: number;
}

/** How many years the way to a zone takes at most. */
const longest: { readonly [zone in Zone]: number } = {
  Mercury: 8,
  Venus: 7,
  Earth: 5,
  Mars: 7,
  Ceres: 9,
  Jupiter: 12,
  Saturn: 14,
  Uranus: 17,
  Neptune: 20,
};
/** Tanks that plans are made with, for the most promising thruster and the next best. */
const loads = [[3, 5, 8, 11], [5]] as const;
/** Tanks for a base mission that no ship gets to otherwise, and with how many thrusters it is tried. */
const fullLoads = [5, 9, 14, 20] as const;
const leanThrusters = 3;
/** And for how many of the things that are wanted. */
const mostLean = 6;

/** Ships that are looked at closely before none is thought of. */
const mostTrials = 16;

/** The errand that is worth most of those that a ship from LEO could be fitted out for, and that the finished ship would set out on. */
export function bestFitting(state: State, wants: readonly Want[]): Fitting | undefined {
  const assets = assetsOf(state);
  const propulsions = propulsionsOf(state, assets);
  const fittings = propulsions
    .slice(0, loads.length)
    .flatMap((propulsion, at) => loads[at]!.flatMap(tanks => fittingsWith(state, assets, propulsion, tanks, wants)));
  const tried = new Map<string, boolean>();
  const flies = (fitting: Fitting) => {
    const ship = `${fitting.cards.map(({ no, heavy }) => `${no}${heavy}`)}/${fitting.tanks}/${fitting.want.node}`;
    if (!tried.has(ship)) tried.set(ship, setsOut(state, fitting, wants));
    return tried.get(ship)!;
  };
  const far = outOfReach(wants, bestOfEach(fittings).filter(flies));
  for (const propulsion of propulsions.slice(0, leanThrusters))
    fittings.push(...leanFittingsWith(state, assets, propulsion, far));
  const most = tried.size + mostTrials;
  const isFirst = (fitting: Fitting) => Number(isAtHand(state, fitting, wants));
  for (const fitting of fittings.sort((a, b) => isFirst(b) - isFirst(a) || b.score - a.score)) {
    if (flies(fitting)) return fitting;
    if (tried.size >= most) return undefined;
  }
  return undefined;
}

/** The most promising for each base mission. */
function bestOfEach(fittings: readonly Fitting[]): Fitting[] {
  const best = new Map<Quest, Fitting>();
  for (const fitting of fittings) {
    const { quest } = fitting.want;
    if (quest !== null && isBase(quest) && fitting.score > (best.get(quest)?.score ?? 0)) best.set(quest, fitting);
  }
  return [...best.values()];
}

/** A base mission that waits for nothing, unless there is far more to be had for it elsewhere. */
function isAtHand({ bank }: State, { want: { quest, worth }, price }: Fitting, wants: readonly Want[]): boolean {
  if (quest === null || !isBase(quest) || price > bank) return false;
  return wants.every(each => each.quest !== quest || each.worth <= worth * weights.choosy);
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
    const steps = passage.burnt + stepsForReturn(state, want, passage);
    if (steps > most + 4) continue;
    const cards = loadoutFor(state, assets, propulsion, want, passage.years);
    if (cards !== undefined)
      fittings.push(...fitted(state, wants, want, passage, cards, enoughTanks(state, cards, steps)));
  }
  return fittings;
}

/** A ship of these cards with so many tanks; none if it is not worth it. */
function fitted(
  state: State,
  wants: readonly Want[],
  want: Want,
  passage: Passage,
  cards: readonly Card[],
  tanks: number,
): Fitting[] {
  const price = priceOf(state, cards, tanks);
  const served = wantsAt(wants, want.node).filter(each => serves(state, cards, each));
  const late = weights.fittingOut + Math.max(0, price - state.bank) / weights.earnings;
  if (isOuting(want) && price > Math.max(weights.pocketMoney, state.bank * weights.spending)) return [];
  const trip = appraise(state, want, passage, served, late, price);
  return trip !== undefined && isWorthIt(state, trip) ? [{ ...trip, cards, tanks, price }] : [];
}

/** What the base missions ask for that no ship has been found for, nor for anything that counts as much. */
function outOfReach(wants: readonly Want[], fittings: readonly Fitting[]): Want[] {
  const reached = new Map<Quest, number>();
  for (const { want } of fittings)
    if (want.quest !== null) reached.set(want.quest, Math.max(want.worth, reached.get(want.quest) ?? 0));
  return wants
    .filter(({ quest, worth }) => quest !== null && isBase(quest) && worth > (reached.get(quest) ?? 0))
    .sort((a, b) => b.worth - a.worth)
    .slice(0, mostLean);
}

/** With as little aboard as need be, and as few tanks as will do. */
function leanFittingsWith(
  state: State,
  assets: readonly Card[],
  propulsion: Propulsion,
  wants: readonly Want[],
): Fitting[] {
  return wants.flatMap((want): Fitting[] => {
    for (const comforts of isSite(want.node) ? leanComforts : noComforts) {
      const loadout = (years: number) => loadoutFor(state, assets, propulsion, want, years, comforts);
      for (const load of fullLoads) {
        const fitting = leanFitting(state, wants, want, loadout, load);
        if (fitting !== undefined && setsOut(state, fitting, wants)) return [fitting];
      }
    }
    return [];
  });
}

function leanFitting(
  state: State,
  wants: readonly Want[],
  want: Want,
  loadout: (years: number) => readonly Card[] | undefined,
  load: number,
): Fitting | undefined {
  const planned = loadout(0);
  const years = planned && leanPassage(state, shipOf(state, planned, load), want)?.years;
  const cards = years === undefined ? undefined : loadout(years);
  if (cards === undefined || load > mostTanksFor(state, cards)) return undefined;
  const passage = leanPassage(state, shipOf(state, cards, load), want);
  return passage && fitted(state, wants, want, passage, cards, load)[0];
}

/** The way there, if the fuel will do. */
function leanPassage(state: State, ship: Stack, want: Want): Passage | undefined {
  const years = Math.min(longest[zoneOf(want.node)], lastYear - state.year);
  const atlas = atlasOf(seasonal(state), ship, years);
  const passage = atlas.to(want.node) ?? descentTo(state, ship, atlas, want);
  if (passage === undefined) return undefined;
  const steps = passage.burnt + stepsForReturn(state, want, passage);
  return steps <= stepsOf(state, ship) || comesBack(state, ship, want, passage) ? passage : undefined;
}

/** For so many steps, and some in reserve. */
function enoughTanks(state: State, cards: readonly Card[], steps: number): number {
  return Math.min(mostTanksFor(state, cards), Math.max(1, tanksFor(state, cards, steps + 3)) + 1);
}

/** END-CORE-11 */
function mostTanksFor(state: State, cards: readonly Card[]): number {
  return Math.max(1, mostWetMass - massOfAll(state, cards));
}

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
