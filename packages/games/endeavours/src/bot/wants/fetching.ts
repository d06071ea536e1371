import { siteAt } from '../../map/index.ts';
import { siteIds } from '../../map/sites.ts';
import { destinations, homeNode } from '../../rules/missions/destinations.ts';
import { pendingCards, type Quest } from '../../rules/missions/quest.ts';
import { cardNo, stackOf } from '../../rules/stacks.ts';
import type { Found, NodeId, SiteId, Spectral, State, Zone } from '../../types.ts';
import { chances } from '../weights.ts';
import { type Sketch, worthOf } from './want.ts';

/** Where a card that is under way has to go to. */
function bringing(state: State, quest: Quest, places: readonly NodeId[]): Sketch[] {
  return pendingCards(state, quest).flatMap(card =>
    places.map(node => ({ node, deed: 'deliver' as const, carries: card.no, years: 0, worth: worthOf(quest) })),
  );
}

/** Fetch something at a place, bring it to another. */
export function fetching(
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

export const drilling = { deed: 'drill', kit: ['drill'], power: true, years: 1 / chances.drill } as const;
export const experimenting = { deed: 'experiment', kit: ['fieldExperiment'], years: 1 / chances.experiment } as const;
export const rescuing = { deed: 'rescue', kit: ['rescuePod'], years: 1 / chances.rescue } as const;

export function samples(state: State, quest: Quest, types: readonly Spectral[], zone: Zone | undefined): Sketch[] {
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

export function relic(state: State, { no }: Found): Sketch[] {
  const card = no === null ? undefined : cardNo(state, no);
  if (card === undefined) return [];
  const places = destinations(state, 'labOrHome');
  const { kind, node } = stackOf(state, card);
  if (kind === 'rocket') return places.map(each => ({ node: each, deed: 'arrive', carries: card.no, years: 0 }));
  return node === null || places.length === 0 ? [] : [{ node, deed: 'arrive', back: places[0]!, years: 0 }];
}
