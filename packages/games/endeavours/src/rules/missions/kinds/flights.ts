import { catalogue, idsOf } from '../../../catalogue.ts';
import { kindOfNode, zoneOf } from '../../../map/index.ts';
import { waypointIds } from '../../../map/waypoints.ts';
import type { Card, NodeId, PatentId, SiteId, Stack, State, Words } from '../../../types.ts';
import { can, isAsterisk } from '../../cards.ts';
import { convoyOf } from '../../move/towing.ts';
import { stackNo, stackOf } from '../../stacks.ts';
import { nameOfNode } from '../../table.ts';
import { homeNode } from '../destinations.ts';
import { isShut } from '../possible.ts';
import { type Kind, type NeedOf, pendingCards, type Quest } from '../quest.ts';
import type { Token } from '../tokens.ts';
import { nameOfZone, nodeNames } from '../words.ts';

const hasArrived = (_: State, __: unknown, { tokens }: Quest) => tokens.length > 0;
const arrivalOf = ({ no }: Card): Token => `arrival:${no}`;

/** END-MISSION-21, 22: it goes by, with or without a bonus, and one of those who travel with it comes home. */
export const flyby: Kind<NeedOf<'flyby'>> = {
  takes: (state, { node }, quest, act) =>
    act.act === 'entered' &&
    act.node === node &&
    asterisks(state, act.stack).some(({ no }) => !quest.cards.includes(no)),
  take: (state, _, quest, act) => {
    if (act.act !== 'entered') return;
    for (const { no } of asterisks(state, act.stack)) if (!quest.cards.includes(no)) quest.cards.push(no);
  },
  tokens: (state, _, quest) =>
    pendingCards(state, quest)
      .filter(card => !card.lonely && isAt(state, card, homeNode(state)))
      .map(arrivalOf),
  isComplete: hasArrived,
  isImpossible: (state, { node }, quest) => isShut(state, node) && pendingCards(state, quest).length === 0,
  missing: (state, { node }, quest) => [
    ...(pendingCards(state, quest).length > 0
      ? []
      : [{ key: 'missing.flyby', params: { node: nameOfNode(node) } } satisfies Words]),
    { key: 'missing.comeHome' },
  ],
};

/** END-MISSION-08, END-LONELY-07: in the Stack itself, or in one that it tows. */
function asterisks(state: State, no: number): Card[] {
  return convoyOf(state, stackNo(state, no)).flatMap(({ cards }) =>
    cards.filter(({ card, lonely }) => isAsterisk(card) && !lonely),
  );
}

/** END-MISSION-49: never while in transit. */
function isAt(state: State, card: Card, node: NodeId | null): boolean {
  return node !== null && stackOf(state, card).node === node;
}

/** END-MISSION-46, 47: `cards` are the Space Tourists under way, `delivered` what each of them has seen. */
export const tour: Kind<NeedOf<'tour'>> = {
  takes: (state, { sites }, { delivered }, act) =>
    act.act === 'landed' &&
    act.manned &&
    sites.includes(act.site) &&
    tourists(stackNo(state, act.stack)).some(({ no }) => !delivered.includes(visit(no, act.site))),
  take: (state, _, quest, act) => {
    if (act.act !== 'landed') return;
    for (const { no } of tourists(stackNo(state, act.stack))) {
      if (!quest.cards.includes(no)) quest.cards.push(no);
      if (!quest.delivered.includes(visit(no, act.site))) quest.delivered.push(visit(no, act.site));
    }
  },
  tokens: (state, { sites }, quest) =>
    pendingCards(state, quest)
      .filter(card => unseen(quest, sites, card).length === 0 && isAt(state, card, 'LEO'))
      .map(arrivalOf),
  isComplete: hasArrived,
  isImpossible: (state, { sites }, quest) =>
    sites.some(
      site =>
        isShut(state, site) && pendingCards(state, quest).every(({ no }) => !quest.delivered.includes(visit(no, site))),
    ),
  missing(state, { sites }, quest) {
    const left = leastUnseen(state, sites, quest);
    return [
      ...(left.length === 0 ? [] : [{ key: 'missing.tour', params: { sites: nodeNames(left) } } satisfies Words]),
      { key: 'missing.touristsHome' },
    ];
  },
};

function tourists({ cards }: Stack): Card[] {
  return cards.filter(({ card }) => can(card, 'tours'));
}

function visit(no: number, site: SiteId): string {
  return `${no}@${site}`;
}

function unseen({ delivered }: Quest, sites: readonly SiteId[], { no }: Card): SiteId[] {
  return sites.filter(site => !delivered.includes(visit(no, site)));
}

/** Of those under way the ones who have the least to see yet. */
function leastUnseen(state: State, sites: readonly SiteId[], quest: Quest): readonly SiteId[] {
  let least = sites;
  for (const card of pendingCards(state, quest)) {
    const left = unseen(quest, sites, card);
    if (left.length < least.length) least = left;
  }
  return least;
}

/** END-MISSION-23, 56: a roll that was passed or insured, and a tank at least. */
export const airEater: Kind<NeedOf<'airEater'>> = {
  takes: (_, { zone }, { places }, act) =>
    act.act === 'airEater' &&
    act.manned &&
    act.tanks > 0 &&
    zoneOf(act.node) === zone &&
    kindOfNode(act.node) === 'aero' &&
    !places.includes(act.node),
  take: (_, __, quest, act) => {
    if (act.act === 'airEater') quest.places.push(act.node);
  },
  isComplete: (_, { count }, { places }) => places.length >= count,
  isImpossible: (state, { zone, count }, { places }) =>
    !hasAirEater(state) ||
    aerobrakes.filter(node => zoneOf(node) === zone && (places.includes(node) || !isShut(state, node))).length < count,
  missing: (_, { zone, count }, { places }) => [
    { key: 'missing.airEater', params: { zone: nameOfZone(zone), count: count - places.length } },
  ],
};

const aerobrakes: readonly NodeId[] = waypointIds.filter(node => kindOfNode(node) === 'aero');

function airEaters(): PatentId[] {
  return idsOf(catalogue.patents).filter(id => {
    const { white, black, purple } = catalogue.patents[id];
    return white?.air || black.air || purple?.air;
  });
}

/** END-RULE-34: one of the air-eaters is still in the game. */
function hasAirEater({ patents: decks, hand, stacks }: State): boolean {
  return airEaters().some(
    id =>
      (decks[catalogue.patents[id].kind] as readonly string[]).includes(id) ||
      hand.includes(id) ||
      stacks.some(({ cards }) => cards.some(({ card }) => card === id)),
  );
}
