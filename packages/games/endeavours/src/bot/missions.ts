import { foundMissionOf } from '../content/found-missions.ts';
import { edgesFrom, isSite, siteAt, zoneOf } from '../map/index.ts';
import { siteIds } from '../map/sites.ts';
import { destinations, homeNode } from '../rules/missions/destinations.ts';
import {
  baseMissionOf,
  hereOf,
  isBase,
  needOfCard,
  openQuests,
  pendingCards,
  type Quest,
} from '../rules/missions/quest.ts';
import { lastYear } from '../rules/season.ts';
import { hasClaim, hasColony, hasFactory, hasFeature, isCovered } from '../rules/sites.ts';
import { cardNo, stackOf } from '../rules/stacks.ts';
import type { EquipmentId, Found, NodeId, SiteId, Spectral, State, Zone } from '../types.ts';
import { chances, weights } from './weights.ts';

/** What is done at a place: an operation, a free action, or nothing but being there. */
export type Deed =
  | 'drill'
  | 'rescue'
  | 'experiment'
  | 'explore'
  | 'prospect'
  | 'industrialize'
  | 'transmit'
  | 'repair'
  | 'foundColony'
  | 'deliver'
  | 'arrive';

/** Something worth doing at a place, and what has to be aboard for it. */
export interface Want {
  /** None for what is worth doing for its own sake. */
  readonly quest: Quest | null;
  readonly node: NodeId;
  readonly deed: Deed;
  readonly kit: readonly EquipmentId[];
  /** The asterisk (END-MISSION-08). */
  readonly manned: boolean;
  /** Somebody needs steady current. */
  readonly power: boolean;
  /** A robonaut and a refinery have to come along. */
  readonly builders: boolean;
  /** The best ISRU number that will do for prospecting; none if nobody prospects. */
  readonly isru: number | null;
  /** A card of this number has to be aboard. */
  readonly carries: number | null;
  /** Where what was won has to be brought. */
  readonly back: NodeId | null;
  readonly worth: number;
  /** Years that it takes once there. */
  readonly years: number;
}

type Sketch = Pick<Want, 'node' | 'deed'> & Partial<Want>;

const plain = {
  kit: [],
  manned: false,
  power: false,
  builders: false,
  isru: null,
  carries: null,
  back: null,
  years: 1,
} as const;

/** Everything that the missions in play ask for somewhere, and Sites to explore. */
export function wantsOf(state: State): Want[] {
  const wants = openQuests(state).flatMap(quest => {
    const sketches = sketchesFor(state, quest).filter(({ node }) => !isCovered(state, node));
    const worth = worthOf(quest) / Math.max(1, partsOf(quest));
    return sketches.map((sketch): Want => ({ ...plain, quest, worth, ...sketch }));
  });
  return [...wants, ...explorations(state)].filter(({ node }) => !isSite(node) || !state.sites[node]?.gone);
}

export function worthOf(quest: Quest): number {
  if (isBase(quest)) return baseMissionOf(quest.card).points * weights.baseMission;
  const { points, penalty = 0 } = foundMissionOf((quest as Found).card as never);
  return points + penalty;
}

/** Of how many parts a mission consists; each is worth its share. */
function partsOf(quest: Quest): number {
  const need = needOfCard(quest.card);
  switch (need.kind) {
    case 'tour':
      return Math.max(1, need.sites.length * 0.7);
    case 'zoneSamples':
    case 'samplesHome':
      return need.types.length * 0.7;
    case 'zoneClaims':
    case 'claims':
      return Math.max(1, need.count * 0.7);
    case 'siteExploration':
      return 4;
    case 'industrialization':
      return 3;
    default:
      return 1;
  }
}

/** Where a card that is under way has to go to. */
function bringing(state: State, quest: Quest, places: readonly NodeId[]): Sketch[] {
  return pendingCards(state, quest).flatMap(card =>
    places.map(node => ({ node, deed: 'deliver' as const, carries: card.no, years: 0, worth: worthOf(quest) })),
  );
}

/** Fetch something at a place, bring it to another. */
function fetching(
  state: State,
  quest: Quest,
  to: 'home' | 'lab' | 'labOrHome',
  sites: readonly SiteId[],
  sketch: Omit<Sketch, 'node'>,
): Sketch[] {
  const places = destinations(state, to);
  if (places.length === 0) return [];
  const pending = bringing(state, quest, places);
  if (pending.length > 0) return pending;
  return sites.map(node => ({ node, back: places[0]!, ...sketch }));
}

const drilling = { deed: 'drill', kit: ['drill'], power: true, years: 1 / chances.drill } as const;
const experimenting = { deed: 'experiment', kit: ['fieldExperiment'], years: 1 / chances.experiment } as const;
const rescuing = { deed: 'rescue', kit: ['rescuePod'], years: 1 / chances.rescue } as const;

function sketchesFor(state: State, quest: Quest): Sketch[] {
  const need = needOfCard(quest.card);
  switch (need.kind) {
    case 'sampleReturn':
      return fetching(state, quest, 'home', [need.site], { ...drilling, manned: true });
    case 'cometSample':
      return fetching(state, quest, 'lab', [need.site], { ...drilling, manned: true });
    case 'rescue':
      return fetching(state, quest, 'home', [need.site], { ...rescuing, manned: true });
    case 'fieldExperiment':
      return fetching(state, quest, 'lab', [need.site], { ...experimenting, manned: true });
    case 'sampleHere':
      return fetching(state, quest, 'labOrHome', [hereOf(quest)], drilling);
    case 'experimentHere':
      return fetching(state, quest, 'labOrHome', [hereOf(quest)], experimenting);
    case 'rescueHere':
      return [{ node: hereOf(quest), ...rescuing }];
    case 'zoneSamples':
    case 'samplesHome':
      return samples(state, quest, need.types, need.kind === 'zoneSamples' ? need.zone : undefined);
    case 'relic':
      return relic(state, quest as Found);
    case 'repairHere':
      return [{ node: hereOf(quest), deed: 'repair', kit: ['spareParts'], manned: true }];
    case 'suppliesHere':
      return [{ node: hereOf(quest), deed: 'deliver', kit: ['supplies'], manned: true }];
    case 'supplyDelivery':
      return [supplies(state, need.site)];
    case 'landing':
      return [{ node: need.site, deed: 'arrive', years: 0 }];
    case 'pass':
      return [{ node: need.node, deed: 'arrive', years: 0 }];
    case 'flyby':
      return flyby(state, quest, need.node);
    case 'tour':
      return tour(state, quest, need.sites);
    case 'zoneExploration':
      return exploring(state, quest, site => siteAt(site).zone === need.zone, need.size);
    case 'siteExploration':
      return siteExploration(
        state,
        quest,
        site => need.zones.includes(siteAt(site).zone) && hasFeature(state, site, need.feature),
      );
    case 'anotherSite':
      return exploring(state, quest, site => site !== hereOf(quest) && zoneOf(site) === zoneOf(hereOf(quest)), 0).map(
        each => ({ ...each, manned: false }),
      );
    case 'zoneClaims':
      return claiming(state, site => siteAt(site).zone === need.zone && hasFeature(state, site, need.feature));
    case 'claims':
      return claiming(state, site => siteAt(site).zone === need.zone);
    case 'radio':
      return radio(state, need.between);
    case 'factory':
      return building(state, [need.site]);
    case 'factoryHere':
      return building(state, [hereOf(quest)]);
    case 'industrialization':
      return building(
        state,
        siteIds.filter(site => siteAt(site).type === need.type),
      );
    case 'colony':
      return settling(state, need.site);
    case 'colonyHere':
      return settling(state, hereOf(quest));
    case 'colonySizes':
      return siteIds
        .filter(site => siteAt(site).zone === need.zone)
        .flatMap(site =>
          settling(state, site).map(each => ({
            ...each,
            worth: (worthOf(quest) * Math.min(need.size, siteAt(site).size)) / need.size,
          })),
        );
    case 'colonyHydration':
      return siteIds
        .filter(site => need.zones.includes(siteAt(site).zone) && siteAt(site).hydration === need.hydration)
        .flatMap(site => settling(state, site).map(each => ({ ...each, worth: worthOf(quest) / need.count })));
    default:
      return [];
  }
}

function samples(state: State, quest: Quest, types: readonly Spectral[], zone: Zone | undefined): Sketch[] {
  const home = homeNode(state);
  if (home === null) return [];
  const pending = bringing(state, quest, [home]);
  const had = [...quest.delivered, ...pendingCards(state, quest).map(({ card }) => card.slice('sample:'.length))];
  const open = types.filter(type => !had.includes(type) && state.samples[type] > 0);
  const sites = siteIds.filter(
    site => open.includes(siteAt(site).type) && (zone === undefined || siteAt(site).zone === zone),
  );
  return [...pending, ...sites.map(node => ({ node, back: home, ...drilling, manned: zone !== undefined }))];
}

function relic(state: State, { no }: Found): Sketch[] {
  const card = no === null ? undefined : cardNo(state, no);
  if (card === undefined) return [];
  const places = destinations(state, 'labOrHome');
  const { kind, node } = stackOf(state, card);
  if (kind === 'rocket') return places.map(each => ({ node: each, deed: 'arrive', carries: card.no, years: 0 }));
  return node === null || places.length === 0 ? [] : [{ node, deed: 'arrive', back: places[0]!, years: 0 }];
}

/** A Claim first, if there is none. */
function supplies(state: State, site: SiteId): Sketch {
  const isClaimed = hasClaim(state, site);
  const isru = isClaimed ? null : siteAt(site).hydration + 2;
  return {
    node: site,
    deed: isClaimed ? 'deliver' : 'prospect',
    kit: ['supplies'],
    manned: true,
    isru,
    years: isClaimed ? 1 : 2,
  };
}

function flyby(state: State, quest: Quest, node: NodeId): Sketch[] {
  const home = homeNode(state);
  if (home === null) return [];
  const pending = pendingCards(state, quest).filter(({ lonely }) => !lonely);
  if (pending.length === 0) return [{ node, deed: 'arrive', manned: true, back: home, years: 0 }];
  return pending.map(({ no }) => ({ node: home, deed: 'arrive', carries: no, years: 0 }));
}

function tour(state: State, quest: Quest, sites: readonly SiteId[]): Sketch[] {
  const pending = pendingCards(state, quest);
  for (const { no } of pending) {
    const unseen = sites.filter(site => !quest.delivered.includes(`${no}@${site}`));
    if (unseen.length === 0) return [{ node: 'LEO', deed: 'arrive', carries: no, years: 0, worth: worthOf(quest) }];
    if (unseen.length < sites.length)
      return unseen.map(node => ({ node, deed: 'arrive', manned: true, carries: no, back: 'LEO', years: 0 }));
  }
  return sites.map(node => ({ node, deed: 'arrive', manned: true, kit: ['tourists'], back: 'LEO', years: 0 }));
}

/** Sites that are to be fully explored; large ones count more where sizes add up. */
function exploring(state: State, quest: Quest, isMeant: (site: SiteId) => boolean, sizes: number): Sketch[] {
  return siteIds
    .filter(site => isMeant(site) && state.sites[site]?.explored !== true)
    .map(node => ({
      node,
      deed: 'explore',
      kit: ['rover'],
      manned: true,
      years: state.sites[node]?.potential || 3.5,
      ...(sizes > 0 && { worth: (worthOf(quest) * Math.min(sizes, siteAt(node).size)) / sizes }),
    }));
}

function claiming(state: State, isMeant: (site: SiteId) => boolean): Sketch[] {
  return siteIds
    .filter(site => isMeant(site) && !hasClaim(state, site) && !state.sites[site]?.busted)
    .map(node => ({ node, deed: 'prospect', isru: siteAt(node).hydration + 2 }));
}

function radio(state: State, between: readonly [NodeId | 'home', NodeId | 'home']): Sketch[] {
  const isEnd = (end: NodeId | 'home') => (end === 'home' ? homeNode(state) !== null : hasColony(state, end));
  return between.flatMap((end, at): Sketch[] =>
    end !== 'home' && isEnd(between[1 - at]!)
      ? [{ node: end, deed: 'transmit', kit: ['antenna'], manned: true, power: true, years: 2 }]
      : [],
  );
}

function building(state: State, sites: readonly SiteId[]): Sketch[] {
  return sites
    .filter(site => !hasFactory(state, site) && !(state.sites[site]?.busted && !hasClaim(state, site)))
    .map(node => {
      const isClaimed = hasClaim(state, node);
      return {
        node,
        deed: isClaimed ? 'industrialize' : 'prospect',
        builders: true,
        isru: isClaimed ? null : siteAt(node).hydration + 2,
        years: 2,
      };
    });
}

function settling(state: State, site: SiteId): Sketch[] {
  if (hasColony(state, site)) return [];
  if (hasFactory(state, site)) return [{ node: site, deed: 'foundColony', manned: true, years: 0 }];
  return building(state, [site]).map(each => ({ ...each, manned: true }));
}

/** END-MISSION-14: three Sites to explore, a Colony on a fourth. */
function siteExploration(state: State, quest: Quest, isMeant: (site: SiteId) => boolean): Sketch[] {
  const explored = quest.places.length >= 3 ? [] : exploring(state, quest, isMeant, 0);
  const hasColonyApart = quest.tokens.length > 0;
  const colonies = hasColonyApart
    ? []
    : siteIds.filter(site => isMeant(site) && !quest.places.includes(site)).flatMap(site => settling(state, site));
  return [...explored, ...colonies];
}

/** Sites where a Rover finds something. */
function explorations(state: State): Want[] {
  return siteIds
    .filter(site => state.sites[site]?.explored !== true && !isCovered(state, site))
    .map(node => {
      const { potential = 3.5, terrain = 3.5 } = state.sites[node]?.visited ? state.sites[node] : {};
      const worth = (potential * (7 - terrain) * weights.exploration) / 6;
      return { ...plain, quest: null, node, deed: 'explore', kit: ['rover'], years: potential, worth };
    });
}

/** Whether a year is left for it. */
export function isInTime(state: State, years: number): boolean {
  return state.year + years <= lastYear;
}

const approaches = new Map<NodeId, readonly NodeId[]>(siteIds.map(site => [site, edgesFrom(site).map(({ to }) => to)]));

/** The spaces from which a Site is landed on. */
export function approachesOf(site: SiteId): readonly NodeId[] {
  return approaches.get(site)!;
}

const landerBurns = new Map<NodeId, number>(
  siteIds.map(site => [site, Math.min(...edgesFrom(site).map(({ burns, lander }) => burns + lander))]),
);

/** The burns of a landing or lift-off. */
export function landerBurnsOf(site: SiteId): number {
  return landerBurns.get(site)!;
}
