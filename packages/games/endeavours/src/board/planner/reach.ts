import { nodeIds } from '../../map/index.ts';
import { firstYears, type Routes } from '../../rules/move/routes.ts';
import type { NodeId } from '../../types.ts';

/** How soon a place can be reached. */
export type Reach = 'now' | 'next' | 'soon' | 'later' | 'never';

export const reaches: readonly Reach[] = ['now', 'next', 'soon', 'later', 'never'];

/** The first year of every place that can be reached, this one being 1. */
export function yearsTo(routes: Routes): ReadonlyMap<NodeId, number> {
  const years = firstYears(routes);
  return new Map(nodeIds.flatMap((node, at) => (years[at]! > 0 ? [[node, years[at]!] as const] : [])));
}

export function reachIn(years: number | undefined): Reach {
  if (years === undefined) return 'never';
  if (years <= 2) return years <= 1 ? 'now' : 'next';
  return years <= 5 ? 'soon' : 'later';
}
