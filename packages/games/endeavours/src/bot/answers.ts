import { type Answer, type AnyAsk, keyOf } from '@starboard/kernel';
import { faceOf, isHuman } from '../rules/cards.ts';
import { openQuests } from '../rules/missions/quest.ts';
import { iconOf } from '../rules/missions/spots.ts';
import { isCrewed } from '../rules/people/people.ts';
import type { Card, CardId, Colour, Stack, State } from '../types.ts';
import { canServe } from './deeds.ts';
import { diskToRemove } from './disks.ts';
import {
  cardToSalvage,
  cardToShed,
  damagedInLeo,
  depotOf,
  flipped,
  hullOf,
  lighterRung,
  lossOf,
  missingCards,
  strayCards,
  tanksToLoad,
  waterMissing,
} from './errands.ts';
import { hopTo } from './flights.ts';
import type { Insight } from './insight.ts';
import { bernalToPromote, cardToSell, developmentToPlay, partsToBoost } from './operations.ts';
import { type Passenger, passengerFor, settlerOf } from './people.ts';
import { deckToResearch } from './research.ts';
import { berths, isGoods, isImagined, isLarge, isOneWay } from './ships.ts';
import { spotToFill, unlockToPay, worthOfSpot } from './spots.ts';
import type { Trip } from './trips.ts';
import { elevatorsWanted } from './wants/elevators.ts';
import { type Want, worthOf } from './wants/want.ts';
import { weights } from './weights.ts';

/** What is answered to one of the smaller questions; undefined where it does not matter. */
type Habit = (insight: Insight, keys: readonly string[], ask: AnyAsk) => Answer | undefined;

/** The first of these that is offered. */
function firstOf(...wanted: string[]): Habit {
  return (_, keys) => wanted.find(key => keys.includes(key));
}

/** The best by some measure. */
function most(keys: readonly string[], value: (key: string) => number): string | undefined {
  let best: string | undefined;
  for (const key of keys) if (best === undefined || value(key) > value(best)) best = key;
  return best;
}

/** The options as the rules made them, with whatever they carry. */
function optionsOf<T>(ask: AnyAsk): (T & { readonly key: string })[] {
  return ask.options as unknown as (T & { readonly key: string })[];
}

const habits: { readonly [decision: string]: Habit } = {
  startingHand: () => [],
  profit: insight => (!insight.state.options.boostWater && insight.fitting !== undefined ? 'water' : 'aqua'),
  'discovery.next': (_, keys) => keys[0],
  'discovery.place': ({ state }, keys, ask) => most(keys, key => worthOfSpot(state, key, beadOf(ask))),
  'mission.credit': ({ state }, keys) =>
    most(keys, key => worthOf(openQuests(state).find(({ card }) => card === key)!)),
  'found.claim': firstOf('points'),
  hazard: (insight, keys, ask) =>
    firstOf('entry', isWorthInsuring(insight, ask) ? 'finao' : 'roll')(insight, keys, ask),
  epicHazard: firstOf('finao'),
  extraDie: firstOf('use'),
  peerReview: firstOf('accept'),
  backupBus: firstOf('cancel'),
  'prospect.also': firstOf('yes'),
  'prospect.reroll': firstOf('reroll'),
  'prospect.ignore': firstOf('ignore'),
  'transmit.clock': firstOf('use'),
  'move.ascent': firstOf('usual'),
  'move.thruster': (insight, _, ask) => thruster(insight, ask),
  'move.course': (insight, keys) => wormTo(insight, keys) ?? hopOf(insight)?.course,
  'purchase.what': (insight, keys) => purchase(insight, keys),
  'boost.what': (insight, keys) => boost(insight, keys),
  'research.deck': (insight, keys) =>
    firstOf(deckToResearch(insight)?.deck ?? '', 'thruster', 'generator')(insight, keys, undefined as never),
  'market.card': (insight, keys) => firstOf(cardToSell(insight) ?? '')(insight, keys, undefined as never),
  'develop.card': (insight, keys) => firstOf(developmentToPlay(insight) ?? '')(insight, keys, undefined as never),
  'unlock.what': ({ state }, keys) => keys.find(key => key === unlockToPay(state)?.id),
  fillSpot: ({ state }, keys) => {
    const spot = spotToFill(state);
    return keys.find(key => key === `${spot?.quest.card}/${spot?.at}`);
  },
  'fillSpot.with': firstOf('same'),
  'transfer.from': (insight, keys) => transferFrom(insight, keys),
  'transfer.to': (insight, keys) => transferTo(insight, keys),
  'transfer.what': (insight, keys) => transferWhat(insight, keys),
  'disk.which': ({ state }) => `node:${diskToRemove(state)}`,
  'radiator.card': insight => (insight.fitting === undefined ? undefined : `card:${flipped(insight)?.no}`),
  'role.change': (insight, keys) => {
    const hull = hullOf(insight);
    return keys.find(key => key === `${hull?.no}:rocket`);
  },
  'decommission.card': insight => `card:${cardToGiveUp(insight)?.no}`,
  'jettison.what': ({ rocket }) => `${rocket?.no}:wet`,
  'jettison.mass': ({ rocket }, keys) => keys.filter(key => Number(key) <= (lighterRung(rocket!) ?? 0)).at(-1),
  'airEater.stack': ({ ship }) => `stack:${ship?.no}`,
  'load.stack': ({ ship }) => `stack:${ship?.no}`,
  'repair.where': ({ ship }) => `node:${ship?.node}`,
  'convert.what': ({ rocket }, keys) => keys.find(key => key === `${rocket?.no}:wet:water`),
  'convert.amount': (_, keys) => keys.at(-1),
  'load.amount': ({ state }, keys) => keys[Math.min(keys.length, 6, Math.max(1, state.bank - 2)) - 1],
  'shielding.card': (insight, keys) => most(keys, key => -worthAboard(insight, key)),
  'limit.outpost': ({ state }, keys) =>
    most(keys, key => -lossOf(state.stacks.find(({ no }) => `stack:${no}` === key)!)),
  'budgetCuts.card': (insight, keys) => firstOf(cardToSell(insight) ?? '')(insight, keys, undefined as never),
  'refuel.source': ({ ship }, keys, ask) =>
    most(keys, key => {
      const { site, yield: amount } = optionsOf<{ site: string; yield: number }>(ask).find(each => each.key === key)!;
      return site === ship?.node ? 100 + amount : amount;
    }),
  'transmit.message': (_, keys, ask) =>
    most(keys, key => {
      const { mission, from } = optionsOf<{ mission: unknown; from: { value: number } }>(ask).find(
        each => each.key === key,
      )!;
      return (mission === null ? 0 : 10) + from.value;
    }),
  'promotion.card': insight => `card:${bernalToPromote(insight)?.no}`,
  'explore.rover': (insight, keys) => mine(insight, keys),
  'drill.where': (insight, keys) => mine(insight, keys),
  'rescue.where': (insight, keys) => mine(insight, keys),
  'satellite.where': (insight, keys) => mine(insight, keys),
  'experiment.which': (insight, keys) => mine(insight, keys),
  'prospect.site': (insight, keys) => prospect(insight, keys),
  'elevator.which': ({ state }, keys) => keys.find(key => elevatorsWanted(state).some(pair => key.startsWith(pair))),
  'foundColony.who': ({ state, ship }, keys) =>
    keys.find(key => key === settlerOf(state)) ?? keys.find(key => key.endsWith(`@${ship?.node}`)),
  survey: () => [],
};

export function answerTo(insight: Insight, decision: string, ask: AnyAsk): Answer | undefined {
  const keys = ask.options.map(keyOf);
  const answer = habits[decision]?.(insight, keys, ask);
  return typeof answer === 'string' && !keys.includes(answer) ? undefined : answer;
}

/** The colour of the bead that is to be placed. */
function beadOf({ showing }: AnyAsk): Colour | undefined {
  const bead = showing?.params?.['bead'];
  return typeof bead === 'object' ? (bead.key.slice('bead.'.length) as Colour) : undefined;
}

/** END-HAZARD-02: nearly home, with nothing aboard but cards that come back, a roll costs less on the average than to be sure. */
function isWorthInsuring({ state, rocket, voyage }: Insight, { showing }: AnyAsk): boolean {
  const { what, node } = showing?.params ?? {};
  if (keyOfText(what) === 'hazard.airEater' && voyage === undefined) return false; // whoever is lost here is home at once (END-CORE-07)
  const isNearlyHome = keyOfText(what) === 'hazard.aerobrake' && keyOfText(node) === 'node.EA-AE';
  return !isNearlyHome || state.bank >= weights.riches || isOnDuty(voyage) || rocket?.cards.some(isGoods) !== false;
}

/** Who comes back is what a mission waits for. */
function isOnDuty(voyage: Trip | undefined): boolean {
  return voyage !== undefined && voyage.want.quest !== null;
}

function keyOfText(text: unknown): unknown {
  return typeof text === 'object' && text !== null && 'key' in text ? text.key : undefined;
}

function cardToGiveUp(insight: Insight): Card | undefined {
  const { voyage } = insight;
  return damagedInLeo(insight) ?? (voyage && cardToShed(voyage)) ?? cardToSalvage(insight);
}

/** Where the ship is, or from orbit what a mission asks for. */
function prospect({ ship, wants }: Insight, keys: readonly string[]): string | undefined {
  const meant = wants.filter(({ deed, quest }) => deed === 'prospect' && quest !== null).map(({ node }) => node);
  const isAboard = (key: string) => ship?.cards.some(({ no }) => key.startsWith(`${no}@`));
  return (
    keys.find(key => key.endsWith(`@${ship?.node}`)) ??
    keys.find(key => isAboard(key) && meant.some(node => key.endsWith(`@${node}`)))
  );
}

/** Something aboard the ship. */
function mine({ ship }: Insight, keys: readonly string[]): string | undefined {
  return keys.find(key => ship?.cards.some(({ no }) => key === `card:${no}`));
}

function hopOf(insight: Insight) {
  const { state, rocket } = insight;
  const trip = insight.ship === undefined ? insight.departure : insight.voyage;
  if (rocket === undefined || trip === undefined) return undefined;
  const { first, by } = trip.passage;
  const nodes = first === null ? [trip.want.node] : [first, trip.want.node];
  return hopTo(state, rocket, nodes, by) ?? hopTo(state, rocket, nodes, null);
}

/** The wormhole that is to be gone through. */
function wormTo({ voyage, ship }: Insight, keys: readonly string[]): string | undefined {
  if (voyage?.want.deed !== 'traverse' || voyage.want.node !== ship?.node) return undefined;
  return keys.find(key => key.startsWith('worm:'));
}

function thruster(insight: Insight, ask: AnyAsk): string | undefined {
  const drive = hopOf(insight)?.drive;
  if (drive === undefined) return undefined;
  return optionsOf<{ drive: NonNullable<typeof drive> }>(ask).find(
    each =>
      each.drive.thruster?.no === drive.thruster?.no &&
      each.drive.afterburn === drive.afterburn &&
      each.drive.netThrust === drive.netThrust &&
      each.drive.fuelPerBurn === drive.fuelPerBurn,
  )?.key;
}

function purchase(insight: Insight, keys: readonly string[]): string | undefined {
  const { state, fitting } = insight;
  if (insight.needsTelescope && keys.includes('telescope')) return 'telescope';
  const held = [...state.hand];
  for (const { card, ...rest } of fitting?.cards ?? []) {
    if (!isImagined(rest as Card)) continue;
    const at = held.indexOf(card);
    if (at >= 0) held.splice(at, 1);
    else if (keys.includes(card)) return card;
  }
  return usualKit.find(card => !isAtHand(state, card) && keys.includes(card) && state.bank > weights.float) ?? 'done';
}

/** What nearly every ship takes along, bought ahead of its time: it saves an operation. */
const usualKit: readonly CardId[] = ['rover', 'spareParts'];

function isAtHand(state: State, card: CardId): boolean {
  return (
    state.hand.includes(card) ||
    berths(state).some(({ cards }) => cards.some(each => each.card === card && !each.damaged))
  );
}

function boost(insight: Insight, keys: readonly string[]): string | undefined {
  const telescope = keys.find(key => key.startsWith('telescope@'));
  if (telescope !== undefined) return telescope;
  const { fitting, state } = insight;
  const offered = (cards: readonly CardId[]) => cards.map(card => `${card}@LEO`).find(key => keys.includes(key));
  if (fitting !== undefined && fitting.price <= state.bank) {
    const card = offered(fitting.cards.filter(isImagined).map(each => each.card));
    if (card !== undefined) return card;
    if (waterMissing(insight) > 0) return 'water';
  }
  return offered(partsToBoost(insight)) ?? 'done';
}

/** Somebody who is to come aboard the ship under way. */
function boarder({ state, ship }: Insight): Passenger | undefined {
  const passenger = ship === undefined ? undefined : passengerFor(state, ship);
  return passenger?.node === ship?.node ? passenger : undefined;
}

function transferFrom(insight: Insight, keys: readonly string[]): string | undefined {
  const passenger = boarder(insight);
  if (passenger !== undefined) return `stack:${passenger.from.no}`;
  const depot = depotOf(insight);
  if (depot !== undefined) return `stack:${depot.no}`;
  if (insight.fitting === undefined) return undefined;
  const [missing] = missingCards(insight);
  const from =
    strayCards(insight).length > 0 ? hullOf(insight)! : missing === undefined ? insight.leo : berthOf(insight, missing);
  return keys.find(key => key === `stack:${from.no}`);
}

/** The Stack in LEO that a card lies in. */
function berthOf({ state, leo }: Insight, { no }: Card): Stack {
  return berths(state).find(({ cards }) => cards.some(card => card.no === no)) ?? leo;
}

function transferTo(insight: Insight, keys: readonly string[]): string | undefined {
  if (boarder(insight) !== undefined || depotOf(insight) !== undefined) return `stack:${insight.ship!.no}`;
  if (insight.fitting === undefined) return undefined;
  const hull = hullOf(insight);
  const to =
    strayCards(insight).length > 0 ? `stack:${insight.leo.no}` : hull === undefined ? 'new:LEO' : `stack:${hull.no}`;
  return keys.find(key => key === to);
}

/** The question does not say from where to where: what is in LEO and wanted aboard, or aboard and not wanted. */
function transferWhat(insight: Insight, keys: readonly string[]): string | undefined {
  const passenger = boarder(insight);
  if (passenger !== undefined && keys.includes(`card:${passenger.card.no}`)) return `card:${passenger.card.no}`;
  if (passenger === undefined && depotOf(insight) !== undefined && keys.includes('water')) return 'water';
  if (passenger !== undefined || insight.fitting === undefined) return 'done';
  const card = [...strayCards(insight), ...missingCards(insight)].find(({ no }) => keys.includes(`card:${no}`));
  if (card !== undefined) return `card:${card.no}`;
  return tanksToLoad(insight) > 0 && keys.includes('water') ? 'water' : 'done';
}

/** What is missed most when it is damaged: what the errand here takes, whatever drives the ship if it is to go on, then what repairs it, then tools. Goods do not mind. */
function worthAboard({ state, voyage }: Insight, key: string): number {
  const stack = state.stacks.find(({ cards }) => cards.some(({ no }) => `card:${no}` === key));
  const card = stack?.cards.find(({ no }) => `card:${no}` === key);
  if (stack === undefined || card === undefined) return 0;
  const { card: id, side } = card;
  const { thrust, supplies, cooling } = faceOf(card);
  if (isHuman(id)) return 100;
  const errand = voyage?.want.node === stack.node ? voyage?.want : undefined;
  if (errand !== undefined && isIndispensable(state, stack, card, errand)) return 70;
  if (id.startsWith('sample:') || iconOf(id) !== undefined || (side === 'back' && id !== 'rover')) return 1;
  if (id === 'spareParts') return isCrewed(stack) ? 25 : 5;
  if (thrust !== undefined || supplies !== undefined || cooling !== undefined)
    return errand !== undefined && isOneWay(state, errand) ? 20 : 50;
  if (id === 'struts' && isLarge(stack.node!)) return 45;
  return expendable[id] ?? 30;
}

function isIndispensable(state: State, stack: Stack, { no }: Card, want: Want): boolean {
  const others = stack.cards.filter(card => card.no !== no);
  return canServe(state, stack, want) && !canServe(state, { ...stack, cards: others }, want);
}

const expendable: { readonly [card: string]: number } = { struts: 10, plating: 15, rover: 27 };
