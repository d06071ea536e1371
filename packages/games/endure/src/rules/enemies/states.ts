import { catalogue } from '../../catalogue.ts';
import { effects } from '../../hooks.ts';
import type { Figure, Prey, State, Token, ZoneId } from '../../types.ts';
import { canSee, noiseDistance } from '../map/map.ts';
import { hearsNoise } from '../map/noise.ts';
import { isNoticed, isSeenFrom } from '../map/sight.ts';
import { missionMinds } from '../mission-rules.ts';
import { alliesHere, isAlive, isFigure } from '../table.ts';

/** ETS-ITEM-12: how far a decoy is heard. */
const decoyReach = 3;

/** ETS-ENEMY-02: drawn by a decoy, by a survivor it sees or has seen, or by a noise. ETS-SOLOMON-11: a Solomon never is. */
export function isActive(state: State, enemy: Figure | Token): boolean {
  if (isFigure(enemy) && catalogue.enemies[enemy.type].leads) return false;
  return hearsNoise(state, enemy) || preyOf(state, enemy).length > 0 || decoysFor(state, enemy.zone).length > 0;
}

/** ETS-ITEM-12: the decoys whose zone it sees, or that lie within noise distance 3. */
export function decoysFor(state: State, zone: ZoneId): ZoneId[] {
  if (state.decoys.length === 0) return [];
  return state.decoys.filter(decoy => canSee(state, zone, decoy) || noiseDistance(state, zone, decoy) <= decoyReach);
}

/** ETS-ENEMY-08, 09, 13, 23: the survivors and allies that it sees or has seen, and the one it is after. */
export function preyOf(state: State, enemy: Figure | Token, pursued?: Prey): Prey[] {
  const { survivors } = state;
  if (missionMinds(state).hunts && effects.tell(state, 'hunts', { enemy }).length > 0) {
    return [...survivors.filter(isAlive), ...alliesHere(state)];
  }
  const saw = isFigure(enemy) ? enemy.saw : 0;
  const prey: Prey[] = [];
  for (let place = 0; place < survivors.length; place++) {
    const survivor = survivors[place]!;
    if (!isAlive(survivor)) continue;
    const hasSeen = survivor === pursued || (saw & (1 << place)) !== 0;
    const seen = hasSeen || (isSeenFrom(state, survivor, enemy.zone) && isNoticed(state, survivor, enemy));
    if (seen) prey.push(survivor);
  }
  if (state.allies.length > 0) addAllies(prey, state, enemy.zone, saw, pursued);
  return prey;
}

/** ETS-CO-1311 */
function addAllies(prey: Prey[], state: State, from: ZoneId, saw: number, pursued: Prey | undefined): void {
  const { allies, survivors } = state;
  allies.forEach((ally, place) => {
    if (ally.status !== 'here') return;
    const hasSeen = ally === pursued || (saw & (1 << (survivors.length + place))) !== 0;
    if (hasSeen || isSeenFrom(state, ally, from)) prey.push(ally);
  });
}
