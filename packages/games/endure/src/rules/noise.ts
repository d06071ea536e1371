import type { Endure, State, Survivor, ZoneId } from '../types.ts';
import { noiseDistance, zoneText } from './map.ts';
import { say } from './table.ts';

/** ETS-COMP-08: only levels 1 to 5 exist. */
export const loudest = 5;

/** ETS-NOISE-01..03: the loudest noise of a zone lies there; a quieter or equal one changes nothing. */
export function makeNoise(t: Endure, zone: ZoneId, level: number, by?: Survivor): void {
  const { state } = t;
  const heard = Math.min(level, loudest);
  if (heard <= 0) return; // ETS-NOISE-12
  const at = state.noises.findIndex(noise => noise.zone === zone);
  if (at >= 0 && state.noises[at]!.level >= heard) return;
  if (at >= 0) state.noises.splice(at, 1);
  state.noises.push({ zone, level: heard, late: state.phase === 'resolution' });
  if (by !== undefined) by.turn.madeNoise = true;
  say(t, 'ETS-NOISE-01', 'noise', { level: heard, zone: zoneText(state, zone) });
}

/** ETS-NOISE-04..06: the loudest noises that reach a zone. */
export function loudestHeard(state: State, zone: ZoneId): ZoneId[] {
  let best = 0;
  let zones: ZoneId[] = [];
  for (const noise of state.noises) {
    if (noise.level < best || noiseDistance(state, noise.zone, zone) > noise.level) continue;
    if (noise.level > best) zones = [];
    best = noise.level;
    zones.push(noise.zone);
  }
  return zones;
}

/** ETS-NOISE-08, 09: removed at the end of the Resolution phase, except what was made in it. */
export function removeNoises(t: Endure): void {
  const { state } = t;
  const fading = state.noises.filter(noise => !noise.late).length;
  if (fading > 0) say(t, 'ETS-NOISE-08', 'noise.faded', { count: fading });
  state.noises = state.noises.filter(noise => noise.late);
  for (const noise of state.noises) noise.late = false;
}
