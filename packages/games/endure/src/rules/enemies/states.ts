import type { Figure, State, Survivor, Token, ZoneId } from '../../types.ts';
import { canSee, noiseDistance } from '../map.ts';
import { loudestHeard } from '../noise.ts';
import { isSeenFrom } from '../sight.ts';
import { isAlive, placeOf } from '../table.ts';

/** ETS-ITEM-12: how far a decoy is heard. */
const decoyReach = 3;

/** ETS-ENEMY-02: drawn by a decoy, by a survivor it sees or has seen, or by a noise. ETS-SOLOMON-11: a Solomon never is. */
export function isActive(state: State, enemy: Figure | Token): boolean {
  if ('type' in enemy && enemy.type === 'solomon') return false;
  return (
    decoysFor(state, enemy.zone).length > 0 ||
    preyOf(state, enemy).length > 0 ||
    loudestHeard(state, enemy.zone).length > 0
  );
}

/** ETS-ITEM-12: the decoys whose zone it sees, or that lie within noise distance 3. */
export function decoysFor(state: State, zone: ZoneId): ZoneId[] {
  return state.decoys.filter(decoy => canSee(state, zone, decoy) || noiseDistance(state, zone, decoy) <= decoyReach);
}

/** ETS-ENEMY-08, 09, 13, 23: the survivors that it sees or has seen, and the one it is after. */
export function preyOf(state: State, enemy: Figure | Token, pursued?: Survivor): Survivor[] {
  const saw = 'saw' in enemy ? enemy.saw : 0;
  return state.survivors.filter(
    survivor =>
      isAlive(survivor) &&
      (survivor === pursued ||
        (saw & (1 << placeOf(state, survivor))) !== 0 ||
        isSeenFrom(state, survivor, enemy.zone)),
  );
}
