import { siteAt } from '../../../map/index.ts';
import type { Params, SiteId, State, Words } from '../../../types.ts';
import { isSizeEnough, mayBeExplored, mayCarry } from '../possible.ts';
import type { Kind, NeedOf, Quest } from '../quest.ts';
import { sitesOf, standing } from '../tokens.ts';
import { nameOfZone, zoneNames } from '../words.ts';
import { isFeatured, sitesIn, sizesOf } from './tokens.ts';

type SiteExploration = NeedOf<'siteExploration'>;
/** END-MISSION-14 */
const sitesToExplore = 3;

/** END-MISSION-14, 15, 35, 42: three Sites of a kind fully explored, and a Colony on a fourth. */
export const siteExploration: Kind<SiteExploration> = {
  tokens(state, need, quest) {
    if (colonyApart(quest) !== undefined) return [];
    return standing(state, 'colony', site => isMeant(state, need, site) && leavesThree(quest, site));
  },
  takes: (state, need, { places }, act) =>
    act.act === 'fullyExplored' &&
    act.manned &&
    !places.includes(act.site) &&
    places.length <= sitesToExplore && // a fourth helps where the Colony's own Site is among the three
    isMeant(state, need, act.site),
  take: (_, __, quest, act) => {
    if (act.act === 'fullyExplored') quest.places.push(act.site);
  },
  isComplete: (_, __, quest) =>
    quest.places.length >= sitesToExplore && sitesOf(quest, 'colony').some(site => leavesThree(quest, site)),
  isImpossible: (state, need, quest) => !isPossible(state, need, quest),
  missing(_, { feature, zones }, quest) {
    const count = Math.max(0, sitesToExplore - quest.places.length);
    const about: Params = { feature, zones: zoneNames(zones) };
    const missing: Words[] = count === 0 ? [] : [{ key: 'missing.exploreSites', params: { count, ...about } }];
    return colonyApart(quest) !== undefined ? missing : [...missing, { key: 'missing.colonyApart', params: about }];
  },
};

/** A Site of the kind, in one of the zones. */
function isMeant(state: State, { zones, feature }: SiteExploration, site: SiteId): boolean {
  return zones.includes(siteAt(site).zone) && isFeatured(state, site, feature);
}

/** END-MISSION-50: three Sites for exploring, one for the Colony, four in all. */
function isPossible(state: State, need: SiteExploration, quest: Quest): boolean {
  let explorable = 0;
  let colonizable = 0;
  let either = 0;
  for (const zone of need.zones) {
    for (const site of sitesIn(zone)) {
      if (!isMeant(state, need, site)) continue;
      const explores = quest.places.includes(site) || mayBeExplored(state, site);
      const settles = mayCarry(state, quest, 'colony', site);
      if (explores) explorable++;
      if (settles) colonizable++;
      if (explores || settles) either++;
      if (explorable >= sitesToExplore && colonizable > 0 && either > sitesToExplore) return true;
    }
  }
  return false;
}

/** Its Colony on a Site that is none of those explored. */
function colonyApart(quest: Quest): SiteId | undefined {
  return sitesOf(quest, 'colony').find(site => !quest.places.includes(site));
}

/** END-MISSION-15: a Colony there takes none of the three Sites away. */
function leavesThree({ places }: Quest, colony: SiteId): boolean {
  return !places.includes(colony) || places.length > sitesToExplore;
}

/** END-MISSION-26, 54: sizes of Sites fully explored add up. */
export const zoneExploration: Kind<NeedOf<'zoneExploration'>> = {
  takes: (_, { zone }, { places }, act) =>
    act.act === 'fullyExplored' && act.manned && siteAt(act.site).zone === zone && !places.includes(act.site),
  take: (_, __, quest, act) => {
    if (act.act === 'fullyExplored') quest.places.push(act.site);
  },
  isComplete: (_, { size }, quest) => exploredSize(quest) >= size,
  isImpossible: (state, { zone, size }, quest) =>
    !isSizeEnough(size, sitesIn(zone), site => quest.places.includes(site) || mayBeExplored(state, site)),
  missing: (_, { zone, size }, quest) => [
    { key: 'missing.exploreSizes', params: { zone: nameOfZone(zone), size: size - exploredSize(quest) } },
  ],
};

function exploredSize({ places }: Quest): number {
  return sizesOf(places as SiteId[]);
}
