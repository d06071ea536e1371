import type { Endure, ZoneId } from '../../types.ts';
import { say } from '../table.ts';
import { zoneText } from './map.ts';

/** ETS-ITEM-12: a distracting item; it draws enemies until the end of the round. */
export function putDecoy(t: Endure, zone: ZoneId): void {
  t.state.decoys.push(zone);
  say(t, 'ETS-ITEM-12', 'decoy.put', { zone: zoneText(t.state, zone) });
}
