import { missionMinds, told } from '../../effects.ts';
import type { Figure, State, Survivor, Token, ZoneId } from '../../types.ts';
import { canSee, noiseDistance } from '../map.ts';
import { loudestHeard } from '../noise.ts';
import { isSeenFrom } from '../sight.ts';
import { isAlive } from '../table.ts';

/** ETS-ITEM-12: how far a decoy is heard. */
const decoyReach = 3;

/** ETS-ENEMY-02: drawn by a decoy, by a survivor it sees or has seen, or by a noise. ETS-SOLOMON-11: a Solomon never is. */
export function isActive(state: State, enemy: Figure | Token): boolean {
  if ('type' in enemy && enemy.type === 'solomon') return false;
  return (
    preyOf(state, enemy).length > 0 || loudestHeard(state, enemy).length > 0 || decoysFor(state, enemy.zone).length > 0
  );
}

/** ETS-ITEM-12: the decoys whose zone it sees, or that lie within noise distance 3. */
export function decoysFor(state: State, zone: ZoneId): ZoneId[] {
  if (state.decoys.length === 0) return [];
  return state.decoys.filter(decoy => canSee(state, zone, decoy) || noiseDistance(state, zone, decoy) <= decoyReach);
}

/** ETS-ENEMY-08, 09, 13, 23: the survivors that it sees or has seen, and the one it is after. */
export function preyOf(state: State, enemy: Figure | Token, pursued?: Survivor): Survivor[] {
  const { survivors } = state;
  if (missionMinds(state, 'hunts') && told(state, 'hunts', { enemy }).length > 0) return survivors.filter(isAlive);
  const saw = 'saw' in enemy ? enemy.saw : 0;
  const prey: Survivor[] = [];
  for (let place = 0; place < survivors.length; place++) {
    const survivor = survivors[place]!;
    if (!isAlive(survivor)) continue;
    const hasSeen = survivor === pursued || (saw & (1 << place)) !== 0;
    if (hasSeen || isSeenFrom(state, survivor, enemy.zone)) prey.push(survivor);
  }
  return prey;
}
