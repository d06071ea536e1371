import { isSite, nodeIds, siteAt } from '../../map/index.ts';
import { isThirdYear, lastYear, seasonIn, slotOf } from '../../rules/season.ts';
import { questsOf } from '../../show/quests.ts';
import type { Season, SiteId } from '../../types.ts';
import type { View } from '../../view.ts';

/** A year of the sunspot track (END-SUNSPOT-01). */
export interface SunYear {
  readonly year: number;
  readonly season: Season;
  /** From 1 to 12, and from 1 to 7. */
  readonly slot: number;
  readonly cycle: number;
  /** END-RULE-21 */
  readonly isThird: boolean;
}

export const slots = 12;
export const cycles = lastYear / slots;

export const sunYears: readonly SunYear[] = Array.from({ length: lastYear }, (_, at) => {
  const year = at + 1;
  return {
    year,
    season: seasonIn(year),
    slot: slotOf(year) + 1,
    cycle: Math.floor(at / slots) + 1,
    isThird: isThirdYear(year),
  };
});

/** END-SUNSPOT-05: the Sites that can be entered in a season alone. */
export function sitesIn(season: Season): readonly SiteId[] {
  return nodeIds.filter((node): node is SiteId => isSite(node) && siteAt(node).season === season);
}

/** How many missions must be completed by the end of a year. */
export function dueYears(view: View): ReadonlyMap<number, number> {
  const { base, found } = questsOf(view);
  const due = new Map<number, number>();
  for (const { status, due: year } of [...base, ...found]) {
    if (status === 'open' && year !== null) due.set(year, (due.get(year) ?? 0) + 1);
  }
  return due;
}
