import { isSite } from '../../map/index.ts';
import type { Act, NodeId, SiteId, State } from '../../types.ts';
import { isAnchoredAt, labs } from '../bernals.ts';
import { hasClaim, hasColony, hasFactory } from '../sites.ts';
import { cardNo, stackOf } from '../stacks.ts';
import { homeNode } from './destinations.ts';
import { openQuests, type Quest } from './quest.ts';

/**
 * END-MISSION-07, 11: what stands on the map and is credited to one mission. An arrival is a card that has come home: it too serves
 * one mission, until the card has left again.
 */
export type TokenKind = 'claim' | 'factory' | 'colony' | 'bernal' | 'elevator' | 'satellite' | 'arrival';
export type Token = `${TokenKind}:${string}`;

/** The token that an act has put on the map, if it has. */
export function tokenOf(act: Act): Token | null {
  switch (act.act) {
    case 'claimed':
      return `claim:${act.site}`;
    case 'industrialized':
      return `factory:${act.site}`;
    case 'colonized':
      return `colony:${act.site}`;
    case 'anchored':
      return `bernal:${act.node}`;
    case 'elevator':
      return `elevator:${act.pair}`;
    case 'satellite':
      return `satellite:${act.node}`;
    default:
      return null;
  }
}

/** Where a token stands. */
function placeOf(token: string): string {
  return token.slice(token.indexOf(':') + 1);
}

const standsAt: { readonly [K in TokenKind]: (state: State, at: string) => boolean } = {
  claim: (state, at) => hasClaim(state, at as NodeId),
  factory: (state, at) => hasFactory(state, at as NodeId),
  colony: (state, at) => hasColony(state, at as NodeId),
  bernal: (state, at) => isAnchoredAt(state, at as NodeId),
  elevator: (state, at) => state.elevators.includes(at),
  satellite: (state, at) => state.satellites.includes(at as NodeId),
  arrival: (state, at) => isHome(state, Number(at)),
};

/** It is still there. */
export function stands(state: State, token: string): boolean {
  return standsAt[token.slice(0, token.indexOf(':')) as TokenKind](state, placeOf(token));
}

/** A card that has come to LEO, to the Home Bernal or to a Lab. */
function isHome(state: State, no: number): boolean {
  const card = cardNo(state, no);
  if (card === undefined) return false;
  const { node } = stackOf(state, card);
  return node === 'LEO' || (node !== null && (node === homeNode(state) || labs(state).includes(node)));
}

type SiteToken = 'claim' | 'factory' | 'colony';

/** END-CLAIM-04: a Factory stands on a Claim. */
export function carries({ sites }: State, kind: SiteToken, site: SiteId): boolean {
  const known = sites[site];
  if (known === undefined) return false;
  return kind === 'claim' ? known.claim || known.factory : known[kind];
}

/** The tokens of a kind on Sites that are meant; in the order of their ids. */
export function standing(state: State, kind: SiteToken, isMeant: (site: SiteId) => boolean): readonly Token[] {
  const sites: SiteId[] = [];
  for (const id in state.sites) {
    const site = id as SiteId;
    if (carries(state, kind, site) && isMeant(site)) sites.push(site);
  }
  return sites.sort().map((site): Token => `${kind}:${site}`);
}

/** It serves another mission, complete or not. */
export function isCreditedElsewhere(state: State, token: Token, quest: Quest | null): boolean {
  return (
    state.credited.includes(token) || openQuests(state).some(other => other !== quest && other.tokens.includes(token))
  );
}

/** The Sites of a mission's tokens of a kind. */
export function sitesOf({ tokens }: Quest, kind: TokenKind): SiteId[] {
  return tokens
    .filter(token => token.startsWith(kind))
    .map(placeOf)
    .filter((place): place is SiteId => isSite(place as NodeId));
}
