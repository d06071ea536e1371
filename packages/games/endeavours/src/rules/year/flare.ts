import type { Flow } from '@starboard/kernel';
import { effects } from '../../hooks.ts';
import { isSite, kindOfNode, waypointAt, zoneModifiers, zoneOf } from '../../map/index.ts';
import { satelliteHardness } from '../../tables/playmats.ts';
import type { Change, Endeavours, NodeId, State, WaypointId } from '../../types.ts';
import { after } from '../arithmetic.ts';
import { isAnchoredAt } from '../bernals.ts';
import { singleRoll } from '../dice.ts';
import { hardnessOf } from '../hardness.ts';
import { decommission } from '../losing.ts';
import { protectionOf } from '../move/shielding.ts';
import { loseSatellite } from '../satellites.ts';
import { nameOfNode, say } from '../table.ts';

/** END-EVENT-07..10: one die for all; cards outside shelter whose rad-hardness and shielding are exceeded are lost. */
export function* solarFlare(t: Endeavours): Flow {
  const { state } = t;
  const die = yield* singleRoll(t, 'flare');
  for (const stack of [...state.stacks]) {
    if (stack.node === null || isSheltered(state, stack.node)) continue;
    const result = flareAt(state, die, stack.node);
    const shielding = protectionOf(state, stack);
    for (const card of [...stack.cards]) {
      if (result > hardnessOf(state, card) + shielding) yield* decommission(t, stack, card, 'flare');
    }
  }
  for (const node of [...state.satellites]) {
    if (flareAt(state, die, node) <= effects.change(state, 'satelliteHardness', satelliteHardness, {})) continue; // END-SAT-05
    loseSatellite(state, node);
    say(t, 'END-EVENT-09', 'satellite.lost', { node: nameOfNode(node) });
  }
}

/** END-MAP-02: by the zone, and whatever the Sun is up to. */
export function flareAt(state: State, die: number, node: NodeId): number {
  return after(die, flareChanges(state, die, node));
}

/** What makes it stronger or weaker there than the die says. */
export function flareChanges(state: State, die: number, node: NodeId): readonly Change[] {
  const zone = zoneOf(node);
  const by = zoneModifiers[zone];
  const here: Change[] = by === 0 ? [] : [{ by, name: { key: 'sum.zone', params: { zone: { key: `zone.${zone}` } } } }];
  return [...here, ...effects.changes(state, 'cmeRoll', die + by, { zone })];
}

/** END-EVENT-08, END-MAP-08, END-STATION-10, END-DRIFT-15, END-BERNAL-01 */
function isSheltered(state: State, node: NodeId): boolean {
  if (isSite(node)) return true;
  if (waypointAt(node as WaypointId).shielded === true) return true;
  if (kindOfNode(node) === 'belt' && node !== 'SOL-R') return true;
  return isAnchoredAt(state, node) || state.stations.some(station => station.node === node);
}
