import { isSite, printedFeatures, siteAt, zones } from '../../../map/index.ts';
import { siteIds } from '../../../map/sites.ts';
import type { Feature, NodeId, SiteId, Spectral, State, Words, Zone } from '../../../types.ts';
import { bernalsOver } from '../../bernals.ts';
import { hasFactory, hasFeature, hydrationOf } from '../../sites.ts';
import { nameOfNode } from '../../table.ts';
import { areEnough, isShut, isSizeEnough, mayBeClaimed, mayCarry } from '../possible.ts';
import type { Kind, NeedOf, Quest } from '../quest.ts';
import { carries, sitesOf, standing, type Token } from '../tokens.ts';
import { nameOfPair, nameOfZone, zoneNames } from '../words.ts';

const sitesByZone = new Map(zones.map(zone => [zone, siteIds.filter(site => siteAt(site).zone === zone)]));

export function sitesIn(zone: Zone): readonly SiteId[] {
  return sitesByZone.get(zone)!;
}

const sitesByType = new Map<Spectral, SiteId[]>();
for (const site of siteIds) sitesByType.set(siteAt(site).type, [...(sitesByType.get(siteAt(site).type) ?? []), site]);

function sitesOfType(type: Spectral): readonly SiteId[] {
  return sitesByType.get(type)!;
}

/** Only cards that lie on a Site change what the map prints there; that is quickly told. */
function isChanged({ sites }: State, site: SiteId): boolean {
  return (sites[site]?.ongoing.length ?? 0) > 0;
}

export function isFeatured(state: State, site: SiteId, feature: Feature): boolean {
  return isChanged(state, site) ? hasFeature(state, site, feature) : printedFeatures(site).includes(feature);
}

function hydrationAt(state: State, site: SiteId): number {
  return isChanged(state, site) ? hydrationOf(state, site) : siteAt(site).hydration;
}

export function sizesOf(sites: readonly SiteId[]): number {
  return sites.reduce((sum, site) => sum + siteAt(site).size, 0);
}

const hasToken = (_: State, __: unknown, { tokens }: Quest) => tokens.length > 0;

/** END-MISSION-18 */
export const colony: Kind<NeedOf<'colony'>> = {
  tokens: (state, { site }) => (carries(state, 'colony', site) ? [`colony:${site}`] : []),
  isComplete: hasToken,
  isImpossible: (state, { site }, quest) => !mayCarry(state, quest, 'colony', site),
  missing: (_, { site }) => [{ key: 'missing.colony', params: { site: nameOfNode(site) } }],
};

/** END-MISSION-19 */
export const factory: Kind<NeedOf<'factory'>> = {
  tokens: (state, { site }) => (carries(state, 'factory', site) ? [`factory:${site}`] : []),
  isComplete: hasToken,
  isImpossible: (state, { site }, quest) => !mayCarry(state, quest, 'factory', site),
  missing: (_, { site }) => [{ key: 'missing.factory', params: { site: nameOfNode(site) } }],
};

/** END-MISSION-13: Drift Bernals are among those anchored. */
export const anchoredBernal: Kind<NeedOf<'anchoredBernal'>> = {
  tokens(state, { site }) {
    if (!hasFactory(state, site)) return [];
    return bernalsOver(state, site).map((node): Token => `bernal:${node}`);
  },
  isComplete: hasToken,
  isImpossible: (state, { site }) => !mayBeClaimed(state, site),
  missing: (state, { site }) => [
    ...(hasFactory(state, site)
      ? []
      : [{ key: 'missing.dirtside', params: { site: nameOfNode(site) } } satisfies Words]),
    { key: 'missing.bernal', params: { site: nameOfNode(site) } },
  ],
};

/** END-MISSION-24 */
export const colonySizes: Kind<NeedOf<'colonySizes'>> = {
  tokens: (state, { zone }) => standing(state, 'colony', site => siteAt(site).zone === zone),
  isComplete: (_, { size }, quest) => sizesOf(sitesOf(quest, 'colony')) >= size,
  isImpossible: (state, { zone, size }, quest) =>
    !isSizeEnough(size, sitesIn(zone), site => mayCarry(state, quest, 'colony', site)),
  missing: (_, { zone, size }, quest) => [
    {
      key: 'missing.colonySizes',
      params: { zone: nameOfZone(zone), size: size - sizesOf(sitesOf(quest, 'colony')) },
    },
  ],
};

/** END-MISSION-25 */
export const colonyHydration: Kind<NeedOf<'colonyHydration'>> = {
  tokens: (state, { zones: among, hydration }) =>
    standing(state, 'colony', site => among.includes(siteAt(site).zone) && hydrationAt(state, site) === hydration),
  isComplete: (_, { count }, { tokens }) => tokens.length >= count,
  isImpossible: (state, { zones: among, hydration, count }, quest) =>
    !areEnough(
      count,
      among.flatMap(sitesIn),
      site => hydrationAt(state, site) === hydration && mayCarry(state, quest, 'colony', site),
    ),
  missing: (_, { zones: among, hydration, count }, { tokens }) => [
    {
      key: 'missing.colonyHydration',
      params: { zones: zoneNames(among), hydration, count: count - tokens.length },
    },
  ],
};

/** END-MISSION-27, END-CLAIM-04 */
export const zoneClaims: Kind<NeedOf<'zoneClaims'>> = {
  tokens: (state, { zone, feature }) =>
    standing(state, 'claim', site => siteAt(site).zone === zone && isFeatured(state, site, feature)),
  isComplete: (_, { count }, { tokens }) => tokens.length >= count,
  isImpossible: (state, { zone, feature, count }, quest) =>
    !areEnough(count, sitesIn(zone), site => isFeatured(state, site, feature) && mayCarry(state, quest, 'claim', site)),
  missing: (_, { zone, feature, count }, { tokens }) => [
    { key: 'missing.zoneClaims', params: { zone: nameOfZone(zone), feature, count: count - tokens.length } },
  ],
};

const factoriesNeeded = 3;

/** END-MISSION-39 */
export const industrialization: Kind<NeedOf<'industrialization'>> = {
  tokens: (state, { type }) => standing(state, 'factory', site => siteAt(site).type === type),
  isComplete: (_, __, { tokens }) => tokens.length >= factoriesNeeded,
  isImpossible: (state, { type }, quest) =>
    !areEnough(factoriesNeeded, sitesOfType(type), site => mayCarry(state, quest, 'factory', site)),
  missing: (_, { type }, { tokens }) => [
    { key: 'missing.industrialization', params: { type, count: factoriesNeeded - tokens.length } },
  ],
};

/** END-MISSION-40, 41: an elevator stands on the map like any token. */
export const elevators: Kind<NeedOf<'elevators'>> = {
  tokens: (state, { pairs }) =>
    pairs.filter(pair => state.elevators.includes(pair)).map((pair): Token => `elevator:${pair}`),
  isComplete: (_, { pairs }, { tokens }) => tokens.length === pairs.length,
  isImpossible: (state, { pairs }, { tokens }) =>
    pairs.some(pair => !tokens.includes(`elevator:${pair}`) && !mayBeBuilt(state, pair)),
  missing: (_, { pairs }, { tokens }): Words[] =>
    pairs
      .filter(pair => !tokens.includes(`elevator:${pair}`))
      .map(pair => ({ key: 'missing.elevator', params: { pair: nameOfPair(pair) } })),
};

/** END-ELEVATOR-01: both ends can be reached, and one can be industrialized. */
function mayBeBuilt(state: State, pair: string): boolean {
  const ends = pair.split('/') as NodeId[];
  if (ends.some(end => isShut(state, end))) return false;
  return ends.some(end => isSite(end) && mayBeClaimed(state, end));
}
