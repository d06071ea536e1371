import type { Endure, Figure, Noise, State, Survivor, Token, ZoneId } from '../../types.ts';
import { objectiveOf } from '../objectives.ts';
import { say, survivorOf } from '../table.ts';
import { noiseDistance, zoneText } from './map.ts';

/** ETS-COMP-08: only levels 1 to 5 exist. */
export const loudest = 5;

/** ETS-NOISE-01..03: the loudest noise of a zone lies there; a quieter or equal one changes nothing. */
export function makeNoise(t: Endure, zone: ZoneId, level: number, by?: Survivor | Figure): void {
  const { state } = t;
  const heard = Math.min(level, loudest);
  if (heard <= 0 || noiseIn(state, zone) >= heard) return; // ETS-NOISE-12
  state.noises = state.noises.filter(noise => noise.zone !== zone || noise.with !== undefined);
  state.noises.push({ zone, level: heard, late: state.phase === 'resolution', ...makerOf(by) });
  if (by !== undefined && 'turn' in by) by.turn.madeNoise = true;
  say(t, 'ETS-NOISE-01', 'noise', { level: heard, zone: zoneText(state, zone) });
}

function makerOf(by: Survivor | Figure | undefined): Pick<Noise, 'by' | 'maker' | 'late'> | Record<never, never> {
  if (by === undefined) return {};
  return 'turn' in by ? { maker: by.id } : { by: by.id, late: true }; // ETS-BDECK-07
}

/** ETS-CG-0807, 1107: a noise that never ends and moves with what makes it. */
export function makeLastingNoise(t: Endure, level: number, source: NonNullable<Noise['with']>): void {
  const { state } = t;
  const zone = zoneOfSource(state, source)!;
  state.noises.push({ zone, level, late: false, with: source, ...('figure' in source && { by: source.figure }) });
  say(t, 'ETS-NOISE-01', 'noise', { level, zone: zoneText(state, zone) });
}

/** ETS-NOISE-13: lasting noises are where what makes them is, and go with it when it dies or leaves the map. */
export function moveNoises(state: State): void {
  for (const noise of state.noises) {
    if (noise.with === undefined) continue;
    const zone = zoneOfSource(state, noise.with);
    if (zone === undefined) state.noises = state.noises.filter(each => each !== noise);
    else noise.zone = zone;
  }
}

function zoneOfSource(state: State, source: NonNullable<Noise['with']>): ZoneId | undefined {
  if ('figure' in source) return state.figures.find(({ id }) => id === source.figure)?.zone;
  const { carrier, zone, out } = objectiveOf(state, source.objective)!;
  if (out) return undefined;
  return carrier === null ? zone : survivorOf(state, carrier).zone;
}

/** ETS-NOISE-02, ETS-ODD-32: the level of the loudest noise in a zone. */
export function noiseIn({ noises }: State, zone: ZoneId): number {
  let level = 0;
  for (const noise of noises) if (noise.zone === zone) level = Math.max(level, noise.level);
  return level;
}

/** ETS-NOISE-04..06: the loudest noises that reach an enemy. ETS-BOSS-27: except its own. */
export function loudestHeard(state: State, { zone, id }: Pick<Figure | Token, 'zone' | 'id'>): ZoneId[] {
  let best = 0;
  let zones: ZoneId[] = [];
  for (const noise of state.noises) {
    if (noise.level < best || noise.by === id || noiseDistance(state, noise.zone, zone) > noise.level) continue;
    if (noise.level > best) zones = [];
    best = noise.level;
    if (!zones.includes(noise.zone)) zones.push(noise.zone);
  }
  return zones;
}

/** Whether any noise reaches an enemy, except its own. */
export function hearsNoise(state: State, { zone, id }: Pick<Figure | Token, 'zone' | 'id'>): boolean {
  for (const noise of state.noises) {
    if (noise.by !== id && noiseDistance(state, noise.zone, zone) <= noise.level) return true;
  }
  return false;
}

/** ETS-NOISE-08, 09: removed at the end of the Resolution phase, except what was made in it or lasts. */
export function removeNoises(t: Endure): void {
  const { state } = t;
  const fading = state.noises.filter(isFading).length;
  if (fading > 0) say(t, 'ETS-NOISE-08', 'noise.faded', { count: fading });
  state.noises = state.noises.filter(noise => !isFading(noise));
  for (const noise of state.noises) noise.late = false;
}

function isFading(noise: Noise): boolean {
  return !noise.late && noise.with === undefined;
}
