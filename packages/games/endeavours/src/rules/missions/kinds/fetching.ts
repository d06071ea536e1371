import { kindOfNode, zoneOf } from '../../../map/index.ts';
import { waypointIds } from '../../../map/waypoints.ts';
import type { Act, SiteId, State, TextKey, Words } from '../../../types.ts';
import { seasonOf } from '../../season.ts';
import { stackOf } from '../../stacks.ts';
import { nameOfNode } from '../../table.ts';
import { type Destination, destinations } from '../destinations.ts';
import { isShut } from '../possible.ts';
import { type AnyNeed, type Delivery, hereOf, type Kind, type NeedOf, pendingCards, type Quest } from '../quest.ts';
import { nameOfZone } from '../words.ts';

/** What is to succeed, and where to its card then goes. */
interface Errand<N extends AnyNeed> {
  /** The number of the card that an act brought forth; null if it is not what is asked for. */
  card(state: State, need: N, quest: Quest, act: Act): number | null;
  readonly to: Destination;
  /** END-MISSION-50: it cannot succeed any more. */
  isShut?(state: State, need: N): boolean;
  first(need: N, quest: Quest): Words;
}

/** END-MISSION-55: the cards of a mission that have reached where they belong. */
function deliverable(state: State, quest: Quest, to: Destination): Delivery[] {
  const cards = pendingCards(state, quest);
  if (cards.length === 0) return [];
  const nodes = destinations(state, to);
  return cards
    .map(card => ({ card, stack: stackOf(state, card) }))
    .filter(({ stack }) => nodes.includes(stack.node!)) // END-MISSION-49
    .map(({ card, stack }) => ({ stack, what: { card }, as: card.card }));
}

/** Something succeeds at a place, and its card is Decommissioned at another. */
function fetched<N extends AnyNeed>({ card, to, isShut: shut, first }: Errand<N>): Kind<N> {
  return {
    takes: (state, need, quest, act) => card(state, need, quest, act) !== null,
    take: (state, need, quest, act) => {
      quest.cards.push(card(state, need, quest, act)!);
    },
    deliveries: (state, _, quest) => deliverable(state, quest, to),
    isComplete: (_, __, { delivered }) => delivered.length > 0,
    isImpossible: (state, need, quest) => shut?.(state, need) === true && pendingCards(state, quest).length === 0,
    missing: (state, need, quest) => [
      ...(pendingCards(state, quest).length > 0 ? [] : [first(need, quest)]),
      { key: `missing.bring.${to}` },
    ],
  };
}

const drilledAt = (act: Act, site: SiteId) => (act.act === 'drilled' && act.site === site ? act.sample : null);
const siteIsShut = (state: State, { site }: { readonly site: SiteId }) => isShut(state, site);
function atSite(key: TextKey): (need: { readonly site: SiteId }) => Words {
  return ({ site }) => ({ key, params: { site: nameOfNode(site) } });
}

function here(key: TextKey): (_: unknown, quest: Quest) => Words {
  return (_, quest) => ({ key, params: { site: nameOfNode(hereOf(quest)) } });
}

const belts = waypointIds.filter(node => kindOfNode(node) === 'belt');

/** END-MISSION-16, 17 */
export const bioExperiment = fetched<NeedOf<'bioExperiment'>>({
  card: (state, { zone }, _, act) =>
    act.act === 'bioExperiment' &&
    act.manned &&
    zoneOf(act.node) === zone &&
    kindOfNode(act.node) === 'belt' &&
    seasonOf(state) === 'red'
      ? act.card
      : null,
  to: 'lab',
  isShut: (state, { zone }) => belts.every(node => zoneOf(node) !== zone || isShut(state, node)),
  first: ({ zone }) => ({ key: 'missing.bioExperiment', params: { zone: nameOfZone(zone) } }),
});

/** END-MISSION-20 */
export const fieldExperiment = fetched<NeedOf<'fieldExperiment'>>({
  card: (_, { site }, __, act) => (act.act === 'fieldExperiment' && act.manned && act.site === site ? act.card : null),
  to: 'lab',
  isShut: siteIsShut,
  first: atSite('missing.fieldExperiment'),
});

/** END-MISSION-36 */
export const rescue = fetched<NeedOf<'rescue'>>({
  card: (_, { site }, __, act) => (act.act === 'rescued' && act.manned && act.site === site ? act.pod : null),
  to: 'home',
  isShut: siteIsShut,
  first: atSite('missing.rescue'),
});

/** END-MISSION-38 */
export const sampleReturn = fetched<NeedOf<'sampleReturn'>>({
  card: (_, { site }, __, act) => (act.act === 'drilled' && act.manned ? drilledAt(act, site) : null),
  to: 'home',
  isShut: siteIsShut,
  first: atSite('missing.sample'),
});

/** END-MISSION-45: to a Lab, not to the Home Bernal unless it is one. */
export const cometSample = fetched<NeedOf<'cometSample'>>({
  card: (_, { site }, __, act) => (act.act === 'drilled' && act.manned ? drilledAt(act, site) : null),
  to: 'lab',
  isShut: siteIsShut,
  first: atSite('missing.sample'),
});

/** XM2 */
export const sampleHere = fetched<NeedOf<'sampleHere'>>({
  card: (_, __, quest, act) => drilledAt(act, hereOf(quest)),
  to: 'labOrHome',
  first: here('missing.sampleUnmanned'),
});

/** XM7 */
export const experimentHere = fetched<NeedOf<'experimentHere'>>({
  card: (_, __, quest, act) => (act.act === 'fieldExperiment' && act.site === hereOf(quest) ? act.card : null),
  to: 'labOrHome',
  first: here('missing.experimentUnmanned'),
});
