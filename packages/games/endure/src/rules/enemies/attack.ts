import type { Flow } from '@starboard/kernel';
import type { ZoneBeam } from '@starboard/space';
import { enemies } from '../../content/enemies.ts';
import { variant } from '../../content/variants.ts';
import { bend } from '../../effects.ts';
import type { Endure, Figure, State, Survivor, ZoneId } from '../../types.ts';
import { strike } from '../damage.ts';
import { isWeightless, pushAlong } from '../gravity.ts';
import { linesOfSight, sightDistance } from '../map.ts';
import { isSeenFrom, lookAround } from '../sight.ts';
import { atRandom, enemyText, lowestRoll, nameOf, say, survivorsIn } from '../table.ts';
import { chooseZone, type Goal } from './goals.ts';
import { decoysFor } from './states.ts';

/** ETS-ENEMYSTAT, ETS-FULL-08: the zones with survivors that it can attack from where it stands. */
function zonesInReach(state: State, figure: Figure): ZoneId[] {
  const { range, harmless } = enemies[figure.type];
  if (harmless) return [];
  const zones: ZoneId[] = [];
  for (const survivor of state.survivors) {
    if (isInReach(state, figure, survivor, range) && !zones.includes(survivor.zone)) zones.push(survivor.zone);
  }
  return zones.sort((a, b) => a - b);
}

function isInReach(state: State, { zone }: Figure, survivor: Survivor, range: number): boolean {
  if (survivor.status !== 'alive') return false;
  if (survivor.zone === zone) return true;
  if (range === 0 || state.bubbles.includes(zone) || state.bubbles.includes(survivor.zone)) return false;
  return sightDistance(state, zone, survivor.zone) <= range && isSeenFrom(state, survivor, zone);
}

/** ETS-ENEMY-12, 22: whom it can attack from where it stands; a distracted enemy only where its distraction is. */
export function zonesToAttackNow(state: State, figure: Figure, goal?: Goal): ZoneId[] {
  const reach = zonesInReach(state, figure);
  const decoys = goal?.kind === 'decoy' ? [goal.zone] : decoysFor(state, figure.zone);
  if (decoys.length === 0) return reach;
  return decoys.includes(figure.zone) ? reach.filter(zone => zone === figure.zone) : [];
}

/** ETS-ENEMY-20, 21, ETS-DMG-01, 12: the zone at random, then whoever rolls lowest in it; it hits without a roll. */
export function* attackZone(t: Endure, figure: Figure, zones: readonly ZoneId[]): Flow {
  const { state } = t;
  const zone = zones.length === 1 ? zones[0]! : yield* pickZone(t, figure, zones);
  const present = survivorsIn(state, zone).filter(survivor => isSeenFrom(state, survivor, figure.zone));
  const victim = lowestRoll(t, present, 'ETS-DMG-12');
  say(t, 'ETS-DMG-01', 'enemy.attacks', { enemy: enemyText(figure.type, 1), who: nameOf(victim) });
  const line = recoilLine(t, figure, zone);
  const blow = { damage: damageOf(state, figure), rule: 'ETS-DMG-02' };
  if (line === undefined) {
    yield* strike(t, victim, blow);
  } else {
    yield* strike(t, victim, { ...blow, sideEffects: () => pushHit(t, zone, line) });
    yield* pushAlong(t, figure, line.behind);
  }
  yield* lookAround(t);
}

function* pickZone(t: Endure, figure: Figure, zones: readonly ZoneId[]): Flow<ZoneId> {
  if (variant(t.state, 'enemyChoice') !== 'players') return atRandom(t, zones);
  return yield* chooseZone(t, figure, 'enemy.zone', zones);
}

/** ETS-SOLOMON-04, 05: one more damage in a zone with a Solomon, however many there are. */
function damageOf(state: State, figure: Figure): number {
  const { damage, faction } = enemies[figure.type];
  const led = faction === 'gep' && state.figures.some(each => each.type === 'solomon' && each.zone === figure.zone);
  return led ? damage + bend(state, 'solomonBonus', 1, {}) : damage;
}

/** ETS-EVENT-18, 25: in gravity failure a shot into the next zone pushes, along one of its lines. */
function recoilLine(t: Endure, figure: Figure, zone: ZoneId): ZoneBeam | undefined {
  if (zone === figure.zone || !isWeightless(t.state)) return undefined;
  return atRandom(
    t,
    linesOfSight(t.state, figure.zone, zone).filter(line => line.zones.length === 2),
  );
}

/** ETS-EVENT-19, 21: everybody in the zone that was hit, whose attack was not stopped. */
function* pushHit(t: Endure, zone: ZoneId, line: ZoneBeam): Flow {
  for (const survivor of survivorsIn(t.state, zone)) yield* pushAlong(t, survivor, line.beyond, 'ETS-EVENT-19');
}
