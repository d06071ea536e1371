import { type Flow, settled } from '@starboard/kernel';
import type { ZoneBeam } from '@starboard/space';
import { catalogue } from '../../catalogue.ts';
import { effects } from '../../hooks.ts';
import { variantsOf } from '../../tables/variants.ts';
import type { Endure, Figure, Prey, State, ZoneId } from '../../types.ts';
import { strikePrey } from '../allies.ts';
import { explode, strikeEverybody } from '../combat/explosion.ts';
import { nobodys } from '../combat/felling.ts';
import { isWeightless, pushAlong } from '../map/gravity.ts';
import { lookAround } from '../map/look-around.ts';
import { linesOfSight, sightDistance, zoneText } from '../map/map.ts';
import { isNoticed, isSeenFrom } from '../map/sight.ts';
import { atRandom, enemyText, isAlive, lowestRoll, nameOf, preyIn, say, survivorsIn } from '../table.ts';
import { guardBonus } from './bosses.ts';
import { chooseZone, type Goal } from './goals.ts';
import { decoysFor } from './states.ts';

/** ETS-ENEMYSTAT, ETS-FULL-08: the zones with survivors that it can attack from where it stands. */
function zonesInReach(state: State, figure: Figure): ZoneId[] {
  const { range, harmless } = catalogue.enemies[figure.type];
  if (harmless) return [];
  const zones: ZoneId[] = [];
  for (const survivor of state.survivors) {
    if (isAlive(survivor) && isInReach(state, figure, survivor, range) && !zones.includes(survivor.zone)) {
      zones.push(survivor.zone);
    }
  }
  for (const ally of state.allies) {
    if (ally.status !== 'here' || !isInReach(state, figure, ally, range)) continue;
    if (!zones.includes(ally.zone)) zones.push(ally.zone);
  }
  return zones.length > 1 ? zones.sort((a, b) => a - b) : zones;
}

function isInReach(state: State, figure: Figure, prey: Prey, range: number): boolean {
  const { zone } = figure;
  if (!isNoticed(state, prey, figure)) return false;
  if (prey.zone === zone) return true;
  if (range === 0 || state.bubbles.includes(zone) || state.bubbles.includes(prey.zone)) return false;
  return sightDistance(state, zone, prey.zone) <= range && isSeenFrom(state, prey, zone);
}

/** ETS-ENEMY-12, 22: whom it can attack from where it stands; a distracted enemy only where its distraction is. */
export function zonesToAttackNow(state: State, figure: Figure, goal?: Goal): ZoneId[] {
  const reach = zonesInReach(state, figure);
  const decoys = goal?.kind === 'decoy' ? [goal.zone] : decoysFor(state, figure.zone);
  if (decoys.length === 0) return reach;
  return decoys.includes(figure.zone) ? reach.filter(zone => zone === figure.zone) : [];
}

/** ETS-ENEMY-20, 21: the zone at random, then what its type does there. */
export function* attackZone(t: Endure, figure: Figure, zones: readonly ZoneId[]): Flow {
  const zone = zones.length === 1 ? zones[0]! : yield* pickZone(t, figure, zones);
  const { sweeps, vest } = catalogue.enemies[figure.type];
  if (vest && goesOff(t, figure)) yield* explode(t, zone, nobodys);
  else if (sweeps) yield* attackAll(t, figure);
  else yield* attackOne(t, figure, zone);
  yield* lookAround(t);
}

/** ETS-ENEMYSTAT-14: on 5-6 the vest explodes instead of the normal attack. */
function goesOff(t: Endure, { type }: Figure): boolean {
  const die = t.chance.die();
  say(t, 'ETS-ENEMYSTAT-14', 'vest.rolled', { enemy: enemyText(type, 1), die });
  return die >= 5;
}

/** ETS-ENEMYSTAT-11, 12: everybody in the zone, each with an own save and injury die. */
function* attackAll(t: Endure, figure: Figure): Flow {
  const { type, zone } = figure;
  say(t, 'ETS-ENEMYSTAT-11', 'enemy.sweeps', { enemy: enemyText(type, 1), zone: zoneText(t.state, zone) });
  const blow = { damage: damageOf(t.state, figure), rule: 'ETS-DMG-02' };
  yield* strikeEverybody(t, zone, blow, prey => isNoticed(t.state, prey, figure)); // ETS-CG-1011
}

/** ETS-DMG-01, 12: whoever rolls lowest in the zone; it hits without a roll. */
function* attackOne(t: Endure, figure: Figure, zone: ZoneId): Flow {
  const { state } = t;
  const victim = lowestRoll(t, exposedTo(state, figure, zone), 'ETS-DMG-12');
  say(t, 'ETS-DMG-01', 'enemy.attacks', { enemy: enemyText(figure.type, 1), who: nameOf(victim) });
  const line = recoilLine(t, figure, zone);
  const sideEffects = line && (() => pushHit(t, zone, line));
  yield* strikePrey(t, victim, { damage: damageOf(state, figure), rule: 'ETS-DMG-02', sideEffects });
  if (line !== undefined) yield* pushAlong(t, figure, line.behind);
}

/** ETS-CO-1311, ETS-CG-1011: those in a zone whom it sees and minds. */
function exposedTo(state: State, figure: Figure, zone: ZoneId): Prey[] {
  const exposed: Prey[] = [];
  for (const prey of preyIn(state, zone)) {
    if (isSeenFrom(state, prey, figure.zone) && isNoticed(state, prey, figure)) exposed.push(prey);
  }
  return exposed;
}

/** ETS-ENEMY-20, ETS-VAR-09 */
export function pickZone(t: Endure, figure: Figure, zones: readonly ZoneId[]): Flow<ZoneId> {
  if (variantsOf(t.state).enemyChoice !== 'players') return settled(atRandom(t, zones));
  return chooseZone(t, figure, 'enemy.zone', zones);
}

function damageOf(state: State, figure: Figure): number {
  return catalogue.enemies[figure.type].damage + solomonBonus(state, figure) + guardBonus(state, figure);
}

/** ETS-SOLOMON-04, 05: one more damage for GEPs in a zone with a Solomon, however many there are. */
export function solomonBonus(state: State, { type, zone }: Figure): number {
  const { followedBy: leader } = catalogue.enemies[type];
  const led = leader !== undefined && state.figures.some(each => each.type === leader && each.zone === zone);
  return led ? effects.change(state, 'solomonBonus', 1, {}) : 0;
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
