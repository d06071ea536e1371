import { isSite, kindOfNode } from '../map/index.ts';
import { isBank } from '../rules/bernals.ts';
import { faceOf, isAsterisk, isCrew, isEquipment, isHuman, isPatent, nameOfCard } from '../rules/cards.ts';
import { maySpare } from '../rules/free/tokens.ts';
import { classTops, mostWetMass, stepsOf, wetMassOf } from '../rules/fuel.ts';
import { listOf, titleOf } from '../rules/missions/words.ts';
import { enginesOf } from '../rules/move/drives.ts';
import { hasColony, hasFactory, hydrationOf } from '../rules/sites.ts';
import { isOpen, refOfStack, stacksAt } from '../rules/stacks.ts';
import { nameOfNode } from '../rules/table.ts';
import { tanksOf } from '../rules/tanks.ts';
import type { Card, Params, SiteId, Stack, State, TextKey, Words } from '../types.ts';
import { isFeasible, keyOfDeed } from './deeds.ts';
import { hopTo } from './flights.ts';
import { type Idea, idea } from './idea.ts';
import type { Insight } from './insight.ts';
import { passengerFor } from './people.ts';
import { berths, eatsAir, isGoods, isImagined } from './ships.ts';
import type { Trip } from './trips.ts';
import type { Deed } from './wants/want.ts';
import { weights } from './weights.ts';

/** The missions that wait somewhere, as one text; nothing if none does. */
function missionsOf({ wants }: Trip): Words | undefined {
  const quests = [...new Set(wants.flatMap(({ quest }) => (quest === null ? [] : [quest])))];
  return quests.length === 0 ? undefined : listOf(quests.map(titleOf));
}

/** What the ship under way should do: its errand where it is, or the next leg. */
export function voyageIdeas(insight: Insight): Idea[] {
  const { ship, voyage } = insight;
  if (ship?.node == null) return [];
  const ideas = upkeepIdeas(insight, ship);
  if (staysForRepairs(insight, ship)) return ideas;
  if (voyage === undefined || isAdrift(insight)) return [...ideas, ...salvageIdeas(insight, ship)];
  return [...ideas, ...legIdeas(insight, ship, voyage)];
}

/** What is damaged can be repaired next year, and then there is more to do here. */
function staysForRepairs(insight: Insight, ship: Stack): boolean {
  if (!ship.cards.some(({ damaged }) => damaged) || !isRepairable(ship)) return false;
  if (insight.voyage?.want.node === ship.node) return false;
  const mended = { ...ship, cards: ship.cards.map(card => ({ ...card, damaged: false })) };
  return insight.voyageOf(mended)?.want.node === ship.node;
}

/** Repairs, people, and water into the tanks. */
function upkeepIdeas(insight: Insight, ship: Stack): Idea[] {
  const { state, voyage } = insight;
  const ideas: Idea[] = [];
  const node = nameOfNode(ship.node!);
  const damaged = ship.cards.find(card => card.damaged && card.card !== 'spareParts');
  if (damaged !== undefined)
    ideas.push(
      idea('operation.repair', 62, 'END-REPAIR-01', { key: 'idea.repair', params: { card: nameOfCard(damaged) } }, [
        refOfStack(ship),
      ]),
    );
  if (ship.cargo.water > 0)
    ideas.push(
      idea('free.convert', 82, 'END-FUEL-08', { key: 'idea.convert', params: { count: ship.cargo.water } }, [
        refOfStack(ship),
      ]),
    );
  const passenger = passengerFor(state, ship);
  if (passenger?.node === ship.node)
    ideas.push(
      idea('free.transfer', 84, 'END-CORE-14', { key: 'idea.board', params: { card: nameOfCard(passenger!.card) } }, [
        refOfStack(ship),
      ]),
    );
  if (depotOf(insight) !== undefined)
    ideas.push(
      idea('free.transfer', 83, 'END-CORE-14', { key: 'idea.takeWater', params: { node } }, [refOfStack(ship)]),
    );
  if (isBank(state, ship.node!) && isDry(state, ship) && ship.cargo.water === 0 && state.bank > 2)
    ideas.push(idea('free.load', 83, 'END-CORE-13', { key: 'idea.load', params: { node } }, [refOfStack(ship)]));
  if (comesHomeBySettling(state, ship, voyage))
    ideas.push(
      idea('free.foundColony', 61, 'END-COLONY-01', { key: 'idea.settleHome', params: { site: node } }, [
        refOfStack(ship),
      ]),
    );
  if (voyage === undefined && eatsItsWayOut(state, ship))
    ideas.push(
      idea('operation.airEater', 58, 'END-HAZARD-07', { key: 'idea.refuel', params: { site: node } }, [
        refOfStack(ship),
      ]),
    );
  if (refuelsAt(state, ship) && (isDry(state, ship) || (voyage === undefined && isOnTheMend(state, ship))))
    ideas.push(
      idea('operation.refuel', 58, 'END-REFUEL-01', { key: 'idea.refuel', params: { site: node } }, [refOfStack(ship)]),
    );
  return ideas;
}

function isDry(state: State, ship: Stack): boolean {
  return stepsOf(state, ship) < 8 && hasEngine(state, ship);
}

/** A Stack beside a ship that lacks fuel, with water in it: a Factory fills whichever was there first. */
export function depotOf({ state, ship, voyage }: Insight): Stack | undefined {
  if (ship?.node == null || !hasEngine(state, ship) || (voyage !== undefined && !isDry(state, ship))) return undefined;
  if (isFull(state, ship) || wetMassOf(state, ship) + 1 > mostWetMass || ship.cargo.water >= weights.bucket)
    return undefined;
  return stacksAt(state, ship.node).find(each => each.no !== ship.no && isOpen(each) && each.cargo.water > 0);
}

/** END-HAZARD-08: year after year, until the tanks will do for the way home. */
function eatsItsWayOut(state: State, ship: Stack): boolean {
  return kindOfNode(ship.node!) === 'aero' && !isFull(state, ship) && eatsAir(state, ship);
}

/** END-COLONY-01: a Crew that founds a Colony is back in LEO at once, which is quicker than any long way home. */
function comesHomeBySettling(state: State, { node, cards }: Stack, voyage: Trip | undefined): boolean {
  if (node === null || !isSite(node) || !hasFactory(state, node) || hasColony(state, node)) return false;
  if (!cards.some(({ card, lonely }) => isCrew(card) && !lonely) || !isFeasible(state, 'foundColony')) return false;
  return voyage === undefined || (isGoingHome(voyage) && voyage.passage.years >= weights.wayHome);
}

function isGoingHome({ want }: Trip): boolean {
  return want.node === 'LEO' && want.quest === null && want.carries === null;
}

/** END-REFUEL-01: whether it can still be refuelled this year where it is. */
function refuelsAt(state: State, ship: Stack): boolean {
  const { node } = ship;
  return node !== null && isSite(node) && state.sites[node]?.refuelled !== state.year && hasWater(state, ship, node);
}

/** END-REFUEL-02 */
function hasWater(state: State, { cards }: Stack, site: SiteId): boolean {
  return (
    hasFactory(state, site) ||
    cards.some(card => !card.lonely && !card.damaged && (faceOf(card).isru ?? 99) <= hydrationOf(state, site))
  );
}

/** A ship that cannot get anywhere is taken apart: patents come back to the Hand (END-CORE-07). */
function salvageIdeas(insight: Insight, ship: Stack): Idea[] {
  const card = cardToSalvage(insight);
  if (card === undefined || (insight.voyage === undefined && isOnTheMend(insight.state, ship))) return [];
  return [
    idea('free.decommission', 55, 'END-CORE-22', { key: 'idea.salvage', params: { card: nameOfCard(card) } }, [
      refOfStack(ship),
    ]),
  ];
}

/** Next year it can be repaired (END-REPAIR-01), or have more water. */
function isOnTheMend(state: State, ship: Stack): boolean {
  if (ship.cards.some(({ damaged }) => damaged)) return isRepairable(ship);
  const { node } = ship;
  if (eatsItsWayOut(state, ship)) return true;
  return !isFull(state, ship) && isSite(node!) && hasEngine(state, ship) && hasWater(state, ship, node);
}

function isFull(state: State, ship: Stack): boolean {
  return stepsOf(state, ship) >= weights.fullTanks || wetMassOf(state, ship) >= mostWetMass;
}

function isRepairable(ship: Stack): boolean {
  const hasSpares = ship.cards.some(({ card, damaged }) => card === 'spareParts' && !damaged);
  return hasSpares && ship.cards.some(({ card, lonely }) => isAsterisk(card) && !lonely);
}

function hasEngine(state: State, ship: Stack): boolean {
  return enginesOf(state, ship).length > 0;
}

/** Whatever does not keep the ship from going home, what is damaged first; of a ship that cannot, everything. */
export function cardToSalvage(insight: Insight): Card | undefined {
  const { state, ship } = insight;
  if (ship === undefined || !isAdrift(insight)) return undefined;
  const rank = (card: Card) => (isGoods(card) ? 3 : card.damaged ? 0 : isDriving(card) ? 2 : 1);
  return ship.cards.filter(card => maySpare(state, ship, card)).sort((a, b) => rank(a) - rank(b))[0];
}

/** It cannot get away, or a long way home is not worth it with nobody and nothing aboard: the patents are there at once (END-CORE-07). */
function isAdrift(insight: Insight): boolean {
  const { ship, voyage } = insight;
  if (ship?.node == null) return false;
  if (voyage === undefined) return true;
  const { want, passage } = voyage;
  if (ship.moved || want.node === ship.node || passage.first === null) return false;
  if (
    isGoingHome(voyage) &&
    passage.years >= weights.wayHome &&
    !ship.cards.some(card => isGoods(card) || isHuman(card.card))
  )
    return true;
  return legIdeas(insight, ship, voyage).length === 0;
}

function isDriving(card: Card): boolean {
  const { thrust, supplies, cooling } = faceOf(card);
  return !card.damaged && (thrust !== undefined || supplies !== undefined || cooling !== undefined);
}

function legIdeas(insight: Insight, ship: Stack, voyage: Trip): Idea[] {
  const { state } = insight;
  const { want, passage } = voyage;
  if (want.node === ship.node) {
    if (want.deed === 'arrive' || (want.deed === 'traverse' && ship.moved)) return [];
    return [errand(ship, voyage, want.deed)];
  }
  if (ship.moved || passage.first === null) return [];
  const refs = [refOfStack(ship), `node:${want.node}`] as const;
  const shed = cardToShed(voyage);
  if (shed !== undefined) {
    const params = { card: nameOfCard(shed), site: nameOfNode(want.node) };
    return [idea('free.decommission', 51, 'END-CORE-07', { key: 'idea.shed', params }, refs)];
  }
  const flies = (by: number | null, wet = ship.wet) =>
    hopTo(state, { ...ship, wet }, [passage.first!, want.node], by) !== undefined;
  const fliesLighter = (by: number | null) => lighterRungs(ship).some(wet => flies(by, wet));
  const jettison: Words = { key: 'idea.jettison', params: { node: nameOfNode(want.node) } };
  const isTooHeavy = !flies(passage.by) && (fliesLighter(passage.by) || (!flies(null) && fliesLighter(null)));
  if (isTooHeavy && staysOnCourse(insight, ship, voyage))
    return [idea('free.jettison', 51, 'END-FUEL-15', jettison, refs)];
  return flies(null) ? [idea(`move.${ship.no}`, 50, 'END-MOVE-17', flightText(voyage), refs)] : [];
}

/** What is not needed below, right before the landing. */
export function cardToShed({ want, passage }: Trip): Card | undefined {
  return passage.first === want.node ? passage.sheds?.[0] : undefined;
}

/** What is left when fuel is thrown away still leads there. */
function staysOnCourse(insight: Insight, ship: Stack, { want }: Trip): boolean {
  const trip = insight.voyageOf({ ...ship, wet: lighterRung(ship) ?? ship.wet });
  return trip?.want.node === want.node;
}

function lighterRungs({ wet }: Stack): number[] {
  return wet === null ? [] : classTops.filter(top => top < wet);
}

/** How far to lower the wet mass so that a ship has more thrust; nothing if it is in the lightest class. */
export function lighterRung(ship: Stack): number | undefined {
  return lighterRungs(ship).at(-1);
}

function errand(ship: Stack, trip: Trip, deed: Exclude<Deed, 'arrive'>): Idea {
  const { want } = trip;
  const missions = missionsOf(trip);
  const params: Params = { site: nameOfNode(want.node), what: { key: `idea.deed.${deed}` } };
  const text: Words =
    missions === undefined
      ? { key: 'idea.errand', params }
      : { key: 'idea.errandFor', params: { ...params, missions } };
  return idea(keyOfDeed(deed, ship), 60, 'END-CORE-16', text, [refOfStack(ship), `node:${want.node}`]);
}

function flightText(trip: Trip): Words {
  const { want, passage } = trip;
  const params = { node: nameOfNode(want.node), years: passage.years, steps: passage.steps };
  const missions = missionsOf(trip);
  if (missions !== undefined && want.deed === 'board')
    return { key: 'idea.flyBoarding', params: { ...params, missions } };
  if (missions !== undefined) return { key: 'idea.flyFor', params: { ...params, missions } };
  const keys: { readonly [D in Deed]?: TextKey } = { arrive: 'idea.flyHome', board: 'idea.flyFetching' };
  return { key: keys[want.deed] ?? 'idea.flyExploring', params };
}

/** In LEO what is damaged goes back to the Hand or the Pool, from where it comes again as new. */
export function damagedInLeo({ state }: Insight): Card | undefined {
  return berths(state)
    .flatMap(({ cards }) => cards)
    .find(card => card.damaged && (isPatent(card.card) || isEquipment(card.card)));
}

/** What is still to be done so that the ship in LEO can set out. */
export function fittingIdeas(insight: Insight): Idea[] {
  const { state, fitting, rocket } = insight;
  if (fitting === undefined) return [];
  const { cards, price, want } = fitting;
  const why = { node: nameOfNode(want.node), ...(missionsOf(fitting) && { missions: missionsOf(fitting)! }) };
  const buys = cards.filter(card => isImagined(card) && !state.hand.includes(card.card));
  const refs = [`node:${want.node}` as const];
  const suffix = missionsOf(fitting) === undefined ? '' : 'For';
  if (buys.length > 0) {
    return [
      idea(
        'operation.purchase',
        44,
        'END-PURCHASE-01',
        { key: `idea.purchase${suffix}`, params: { ...why, cards: namesOf(buys) } },
        refs,
      ),
    ];
  }
  const boosts = cards.filter(isImagined);
  if (isFitted(insight) && (insight.departure!.want.node === want.node || insight.departure!.score >= fitting.score))
    return legIdeas(insight, rocket!, insight.departure!);
  const water = waterMissing(insight);
  if (boosts.length > 0 || water > 0) {
    if (state.bank < price) return [];
    const text: Words =
      boosts.length > 0
        ? { key: `idea.boost${suffix}`, params: { ...why, cards: namesOf(boosts), water } }
        : { key: `idea.water${suffix}`, params: { ...why, water } };
    return [idea('operation.boost', 46, 'END-BOOST-01', text, refs)];
  }
  const ready: Words = { key: 'idea.assemble', params: { node: nameOfNode(want.node) } };
  if (
    strayCards(insight).length > 0 ||
    (!isLaden(insight) && (missingCards(insight).length > 0 || tanksToLoad(insight) > 0))
  )
    return [idea('free.transfer', 80, 'END-CORE-14', ready, refs)];
  if (flipped(insight) !== undefined) return [idea('free.radiator', 79, 'END-SUPPORT-05', ready, refs)];
  if (rocket?.node !== 'LEO') return [idea('free.role', 79, 'END-CORE-06', ready, refs)];
  if (rocket.cargo.water > 0) return [idea('free.convert', 78, 'END-FUEL-08', ready, refs)];
  const trip = insight.departure;
  if (trip !== undefined) return legIdeas(insight, rocket, trip);
  return [];
}
function namesOf(cards: readonly Card[]): Words {
  return listOf(cards.map(card => nameOfCard(card)));
}

/** What is lost with an outpost that is one too many; patents and the Crew come back (END-CORE-07, 08, 23). */
export function lossOf({ node, cards }: Stack): number {
  if (node === 'LEO') return Number.POSITIVE_INFINITY;
  const losses = cards.map(card => (isGoods(card) ? 5 : isCrew(card.card) ? -3 : isPatent(card.card) ? -1 : 1));
  return losses.reduce((total, loss) => total + loss, 0);
}

/** The Stack in LEO that becomes the ship: the rocket if it is there, or an outpost. */
export function hullOf({ state }: Insight): Stack | undefined {
  const there = state.stacks.filter(({ node }) => node === 'LEO');
  return there.find(({ kind }) => kind === 'rocket') ?? there.find(({ kind }) => kind === 'outpost');
}

/** Cards that are to be aboard and are not, the lightest last so that the hull begins with something. */
export function missingCards(insight: Insight): Card[] {
  const hull = hullOf(insight);
  return insight.fitting!.cards.filter(
    card => !isImagined(card) && hull?.cards.every(({ no }) => no !== card.no) !== false,
  );
}

/** All cards are aboard and there is somewhere to go with the fuel that there is. */
function isFitted(insight: Insight): boolean {
  const { fitting, rocket, departure } = insight;
  if (departure === undefined || departure.want.node === 'LEO') return false;
  const isAboard = fitting!.cards.every(({ no }) => rocket!.cards.some(card => card.no === no));
  return isAboard && strayCards(insight).length === 0 && rocket!.cargo.water === 0;
}

/** Nothing more can be taken aboard. */
function isLaden(insight: Insight): boolean {
  const hull = hullOf(insight);
  return hull !== undefined && wetMassOf(insight.state, hull) >= mostWetMass;
}

/** Cards aboard that are not wanted. */
export function strayCards(insight: Insight): Card[] {
  const { cards } = insight.fitting!;
  return (hullOf(insight)?.cards ?? []).filter(
    ({ no, damaged, ...card }) => cards.every(each => each.no !== no) && faceOf({ no, damaged, ...card }).mass > 0,
  );
}

/** A radiator that is to be the other way up. */
export function flipped(insight: Insight): Card | undefined {
  return insight.fitting!.cards.find(({ no, heavy }) =>
    hullOf(insight)?.cards.some(card => card.no === no && card.heavy !== heavy),
  );
}

/** Tanks of water that the ship still lacks and that are not in LEO. */
export function waterMissing(insight: Insight): number {
  return Math.max(0, tanksShort(insight) - insight.leo.cargo.water);
}

/** Tanks that can be taken aboard now. */
export function tanksToLoad(insight: Insight): number {
  return Math.min(tanksShort(insight), insight.leo.cargo.water);
}

function tanksShort(insight: Insight): number {
  const hull = hullOf(insight);
  const aboard = hull === undefined ? 0 : hull.cargo.water + tanksOf(insight.state, hull);
  return Math.max(0, insight.fitting!.tanks - aboard);
}
