import { siteAt } from '../../map/index.ts';
import { siteIds } from '../../map/sites.ts';
import { destinations, homeNode } from '../../rules/missions/destinations.ts';
import { pendingCards, type Quest } from '../../rules/missions/quest.ts';
import { cardNo, stackOf } from '../../rules/stacks.ts';
import type { Card, Found, NodeId, SiteId, Spectral, State, Zone } from '../../types.ts';
import { chances } from '../weights.ts';
import { foundingLab } from './lab.ts';
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
  if (places.length === 0) return to === 'lab' ? foundingLab(state, quest) : [];
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
  const cards = zone === undefined ? samplesAnywhere(state) : pendingCards(state, quest);
  const had = [...quest.delivered, ...cards.map(typeOf)];
  const pending = cards.filter(card => types.includes(typeOf(card)) && !quest.delivered.includes(typeOf(card)));
  const open = types.filter(type => !had.includes(type) && state.samples[type] > 0);
  const sites = siteIds.filter(
    site => open.includes(siteAt(site).type) && (zone === undefined || siteAt(site).zone === zone),
  );
  return [
    ...pending.map(({ no }) => ({
      node: home,
      deed: 'deliver' as const,
      carries: no,
      years: 0,
      worth: worthOf(quest),
    })),
    ...sites.map(node => ({ node, back: home, ...drilling, manned: zone !== undefined })),
  ];
}

/** XM11: whoever drilled them, and where. */
function samplesAnywhere({ stacks }: State): Card[] {
  return stacks.flatMap(({ cards }) => cards.filter(({ card }) => card.startsWith('sample:')));
}

function typeOf({ card }: Card): Spectral {
  return card.slice('sample:'.length) as Spectral;
}

export function relic(state: State, { no }: Found): Sketch[] {
  const card = no === null ? undefined : cardNo(state, no);
  if (card === undefined) return [];
  const places = destinations(state, 'labOrHome');
  const { kind, node } = stackOf(state, card);
  if (kind === 'rocket') return places.map(each => ({ node: each, deed: 'arrive', carries: card.no, years: 0 }));
  return node === null || places.length === 0 ? [] : [{ node, deed: 'arrive', back: places[0]!, years: 0 }];
}
