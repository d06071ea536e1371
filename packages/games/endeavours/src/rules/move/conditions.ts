import { effects } from '../../hooks.ts';
import { kindOfNode, nodeIds, siteAt, waypointAt } from '../../map/index.ts';
import { siteIds } from '../../map/sites.ts';
import type { NodeId, Season, SiteId, Stack, State, WaypointId } from '../../types.ts';
import { seasonOf } from '../season.ts';
import { chart, numberOf } from './chart.ts';
import { type Conditions, oberth } from './labels.ts';
import { landingBy, liftOffBy, unknown } from './lifting.ts';
import type { Craft } from './types.ts';

const dangers = Uint8Array.from(nodeIds, node => (isDangerous(node) ? 1 : 0));
const dangersButBelts = Uint8Array.from(nodeIds, node => (isDangerous(node) && kindOfNode(node) !== 'belt' ? 1 : 0));

/** END-HAZARD-01, END-BURN-06, END-BELT-01 */
function isDangerous(node: NodeId): boolean {
  const kind = kindOfNode(node);
  if (kind === 'site') return false;
  return kind === 'belt' || kind === 'aero' || kind === 'haz' || waypointAt(node as WaypointId).crash === true;
}

const bonuses: { readonly [season in Season]: Uint8Array } = {
  blue: bonusesIn('blue'),
  yellow: bonusesIn('yellow'),
  red: bonusesIn('red'),
};

/** END-BURN-05, END-SUNSPOT-06 */
function bonusesIn(season: Season): Uint8Array {
  return Uint8Array.from(nodeIds, node => {
    if (kindOfNode(node) === 'site') return 0;
    const { bonus = 0, bonusSeason = season } = waypointAt(node as WaypointId);
    if (bonusSeason !== season) return 0;
    return bonus === 'thrust' ? oberth : bonus;
  });
}

const outOfSeason: { readonly [season in Season]: Uint8Array } = {
  blue: closedIn('blue'),
  yellow: closedIn('yellow'),
  red: closedIn('red'),
};

/** END-SUNSPOT-05 */
function closedIn(season: Season): Uint8Array {
  const closed = new Uint8Array(nodeIds.length);
  for (const site of siteIds) if ((siteAt(site).season ?? season) !== season) closed[numberOf(site)] = 1;
  return closed;
}

const nowhere = new Uint8Array(nodeIds.length);
const noEjections = new Int32Array(nodeIds.length);

/** Everything on the map that matters to a movement of this Spacecraft in a season. */
export function conditionsFor(state: State, craft: Craft, season = seasonOf(state)): Conditions {
  const lifts = new Uint8Array(nodeIds.length).fill(unknown);
  return {
    danger: dangersFor(state, craft),
    closed: closedFor(state, craft, season),
    deadly: holesOf(state),
    bonus: bonuses[season],
    ejections: ejectionsOf(state, craft.stack),
    landing: (site, from, net) => landingBy(state, craft, site, chart.isAerobrake[from] === 1, net, lifts),
    liftOff: (site, net) => liftOffBy(state, craft, site, net, lifts),
  };
}

function dangersFor(state: State, { stack, sails }: Craft): Uint8Array {
  const immune = sails || effects.tell(state, 'beltImmune', { by: stack }).length > 0;
  const danger = immune ? dangersButBelts : dangers;
  if (state.holes.length === 0) return danger;
  const more = danger.slice();
  for (const hole of state.holes) for (const node of hole) more[numberOf(node)]! += 1;
  return more;
}

function closedFor(state: State, { stack, sails }: Craft, season: Season): Uint8Array {
  const closed = outOfSeason[season].slice();
  if (sails) for (let node = 0; node < chart.size; node++) closed[node]! |= chart.isAerobrake[node]!;
  if (stack.tows.length > 0) for (let node = 0; node < chart.size; node++) closed[node]! |= chart.isSite[node]!; // END-TRACTOR-12
  for (const id in state.sites) if (state.sites[id as SiteId]!.gone) closed[numberOf(id as SiteId)] = 1; // END-TRACTOR-04
  return closed;
}

function holesOf({ holes }: State): Uint8Array {
  if (holes.length === 0) return nowhere;
  const deadly = new Uint8Array(nodeIds.length);
  for (const hole of holes) for (const node of hole) deadly[numberOf(node)] = 1;
  return deadly;
}

/** END-CME-01, 06: a bit each. */
function ejectionsOf(state: State, stack: Stack): Int32Array {
  if (state.ejections.length === 0 || effects.tell(state, 'ejectionImmune', { by: stack }).length > 0)
    return noEjections;
  const bits = new Int32Array(nodeIds.length);
  state.ejections.forEach(({ nodes }, at) => {
    for (const node of nodes) bits[numberOf(node)]! |= 1 << (at % 32);
  });
  return bits;
}
