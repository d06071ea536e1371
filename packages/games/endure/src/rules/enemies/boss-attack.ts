import type { Flow } from '@starboard/kernel';
import { catalogue } from '../../catalogue.ts';
import { variantsOf } from '../../tables/variants.ts';
import type {
  BossAttack,
  BossAttackId,
  Change,
  Endure,
  Figure,
  Mood,
  Prey,
  State,
  Survivor,
  ZoneId,
} from '../../types.ts';
import { strikePrey } from '../allies.ts';
import { diceCountText, neededText, upTo } from '../arithmetic.ts';
import { stunSurvivor } from '../combat/stun.ts';
import { isWeightless, pushByBoss } from '../map/gravity.ts';
import { lookAround } from '../map/look-around.ts';
import { linesOfSight, noiseDistance, roomLeft, sightDistance } from '../map/map.ts';
import { makeNoise } from '../map/noise.ts';
import { isNoticed, isSeenFrom } from '../map/sight.ts';
import { resolveTest } from '../resolve/resolve-tests.ts';
import { alliesHere, enemyText, inTurnOrder, isAlive, isAlly, lowestRoll, nameOf, say } from '../table.ts';
import { lastFor, spendLasting } from '../turn/abilities.ts';
import { isRoomFor, stumble } from '../turn/forced.ts';
import { stepInto } from '../turn/movement.ts';
import { isStanding, stepFigure } from './active.ts';
import { pickZone, solomonBonus } from './attack.ts';
import { bring } from './boss-brood.ts';
import { bossOf } from './bosses.ts';
import type { Goal } from './goals.ts';
import { decoysFor } from './states.ts';

/** An attack card that was drawn, and the numbers of the mood that is in play. */
export interface DrawnAttack {
  readonly card: BossAttackId;
  readonly attack: BossAttack;
  readonly mood: Omit<Mood, 'boss'>;
}

/** ETS-BDECK table: no mood makes it easier than this to hit. */
const surest = 2;

/** ETS-CO-1311: everybody on the map whom a boss could attack, in the order in which they are; allies last. */
function targetsFor(state: State): Prey[] {
  return [...inTurnOrder(state), ...alliesHere(state)];
}

/** ETS-BOSS-10, 26, ETS-ENEMY-22: whom an attack reaches from where the boss stands; distracted, only in that zone. */
export function inRangeOf(state: State, figure: Figure, drawn: DrawnAttack, goal?: Goal): Prey[] {
  const decoys = goal?.kind === 'decoy' ? [goal.zone] : decoysFor(state, figure.zone);
  if (decoys.length > 0 && !decoys.includes(figure.zone)) return [];
  const reached = targetsFor(state).filter(target => reaches(state, figure, target, drawn));
  return decoys.length === 0 ? reached : reached.filter(({ zone }) => zone === figure.zone);
}

/** ETS-BOSS-06, 10, ETS-FULL-08, 09, ETS-ODD-20: as noise goes if radial, otherwise in sight and by no bubble. */
function reaches(state: State, figure: Figure, target: Prey, { attack, mood }: DrawnAttack): boolean {
  const from = figure.zone;
  const range = attack.range + (attack.dice > 0 ? (mood.range ?? 0) : 0); // ETS-BDECK-05
  if (attack.radial) return noiseDistance(state, from, target.zone) <= range;
  if (!isNoticed(state, target, figure)) return false;
  if (target.zone === from) return true;
  return (
    isSeenFrom(state, target, from) &&
    linesOfSight(state, from, target.zone).some(
      ({ zones }) => zones.length - 1 <= range && !zones.some(zone => state.bubbles.includes(zone)),
    )
  );
}

/** ETS-BOSS-16..20, ETS-BDECK-04: the card on whomever it is meant for, each with dice of its own. */
export function* attackWith(t: Endure, figure: Figure, drawn: DrawnAttack, inRange: readonly Prey[]): Flow {
  const { attack } = drawn;
  if (attack.brings !== undefined) {
    yield* bring(t, figure, attack.brings, () => pickTargets(t, figure, drawn, inRange));
  } else {
    const victims = attack.radial && attack.all ? inRange : yield* aim(t, figure, drawn, inRange);
    if (attack.charges) yield* charge(t, figure, victims[0]!);
    if (!isStanding(t.state, figure)) return;
    yield* attackEach(t, figure, drawn, victims);
  }
  if (attack.noise !== undefined) makeNoise(t, figure.zone, attack.noise, figure);
  yield* lookAround(t);
}

/** ETS-BOSS-17, ETS-BDECK-04: one of those in the target zone, or everybody there. */
function* aim(t: Endure, figure: Figure, drawn: DrawnAttack, inRange: readonly Prey[]): Flow<readonly Prey[]> {
  const targets = yield* pickTargets(t, figure, drawn, inRange);
  if (!drawn.attack.all) return [lowestRoll(t, targets, 'ETS-BOSS-17')];
  return targetsFor(t.state).filter(({ zone }) => zone === targets[0]!.zone);
}

/** ETS-BOSS-16, 17: those whom the card goes for, of them the nearest, of them those of one zone. */
function* pickTargets(
  t: Endure,
  figure: Figure,
  { attack }: DrawnAttack,
  inRange: readonly Prey[],
): Flow<readonly Prey[]> {
  const measure = attack.radial ? noiseDistance : sightDistance;
  const distance = (target: Prey) => measure(t.state, figure.zone, target.zone);
  const wanted = leastBy(inRange, target => worthOf(attack, target, distance(target)));
  const nearest = leastBy(wanted, distance);
  const zones = [...new Set(nearest.map(({ zone }) => zone))].sort((a, b) => a - b);
  const zone = zones.length === 1 ? zones[0]! : yield* pickZone(t, figure, zones);
  return nearest.filter(target => target.zone === zone);
}

/** ETS-BOSS-16: the lower, the sooner it is the target. */
function worthOf({ aim: wanted }: BossAttack, target: Prey, distance: number): number {
  const health = isAlly(target) ? catalogue.enemies[target.type].health - target.hurt : target.health;
  switch (wanted) {
    case 'highestHealth':
      return -health;
    case 'lowestHealth':
      return health;
    case 'lowestResolve':
      return isAlly(target) ? Infinity : target.resolve;
    case 'farthest':
      return -distance;
    default:
      return 0;
  }
}

function leastBy(targets: readonly Prey[], by: (target: Prey) => number): readonly Prey[] {
  const least = Math.min(...targets.map(by));
  return targets.filter(target => by(target) === least);
}

/** ETS-BDECK-08: into the target's zone without an action, if there is room. */
function* charge(t: Endure, figure: Figure, target: Prey): Flow {
  const { zone } = target;
  if (zone === figure.zone || roomLeft(t.state, zone) < catalogue.enemies[figure.type].size) return;
  yield* stepFigure(t, figure, zone, { rule: 'ETS-BDECK-08', why: 'survivor', goal: nameOf(target) });
  yield* lookAround(t);
}

/** ETS-BOSS-20; ETS-EVENT-19, 25: in gravity failure an attack from afar pushes the zones that it hit. */
function* attackEach(t: Endure, figure: Figure, drawn: DrawnAttack, victims: readonly Prey[]): Flow {
  const { dice, range } = drawn.attack;
  const always = variantsOf(t.state).gravityPush === 'always'; // ETS-VAR-15
  const pushed = new Set<ZoneId>();
  for (const victim of victims) {
    if (!isThere(victim)) continue;
    const { zone } = victim;
    if (dice === 0) {
      yield* afflict(t, figure, drawn, victim);
      continue;
    }
    const outcome = yield* roll(t, figure, drawn, victim);
    if (outcome === 'hit' || (outcome === 'missed' && always)) pushed.add(zone);
  }
  if (range === 0 || !isWeightless(t.state)) return;
  for (const zone of pushed) yield* pushByBoss(t, figure.zone, zone);
}

function isThere(victim: Prey): boolean {
  return isAlly(victim) ? victim.status === 'here' : isAlive(victim);
}

/** ETS-BOSS-18, ETS-SOLOMON-05: 1 damage for each success; a Solomon adds its own only to damage. Tells what came of it. */
function* roll(t: Endure, figure: Figure, drawn: DrawnAttack, victim: Prey): Flow<'hit' | 'missed' | 'stopped'> {
  const { attack, mood } = drawn;
  const { mood: now } = bossOf(t.state, figure)!;
  const moodChange = (by = 0): Change[] => (by === 0 || now === null ? [] : [{ by, name: { key: `bossCard.${now}` } }]);
  const dice = t.roll(attack.dice + (mood.dice ?? 0));
  const hit = Math.max(surest, attack.hit - (mood.hit ?? 0));
  const successes = dice.filter(die => die >= hit).length;
  say(t, 'ETS-BOSS-18', 'boss.attacks', {
    boss: enemyText(figure.type, 1),
    who: nameOf(victim),
    dice: dice.join(' '),
    count: diceCountText(attack.dice, moodChange(mood.dice)),
    hit,
    needed: neededText(attack.hit, upTo(attack.hit, moodChange(mood.hit && -mood.hit), hit)),
  });
  const cameThrough = yield* strikePrey(t, victim, {
    damage: successes > 0 ? successes + solomonBonus(t.state, figure) : 0,
    rule: 'ETS-BOSS-18',
    pierces: (attack.pierces ?? 0) + (mood.pierces ?? 0),
    sideEffects: () => afflict(t, figure, drawn, victim),
  });
  if (successes > 0 && !cameThrough) return 'stopped'; // ETS-ARMOUR-03: nothing else comes of it
  if (attack.slows !== undefined && !isAlly(victim) && isAlive(victim)) slow(t, drawn, victim);
  return cameThrough ? 'hit' : 'missed';
}

/** ETS-BDECK table, Suppression: until the end of its next turn, damaged or not. */
function slow(t: Endure, { card, attack }: DrawnAttack, victim: Survivor): void {
  spendLasting(victim, card);
  lastFor(victim, card, 'turnEnds');
  say(t, 'ETS-BDECK-04', 'boss.slows', { who: nameOf(victim), zones: attack.slows! });
}

/** What the card and the mood do to a survivor besides damage; an ally minds nothing else. */
function* afflict(t: Endure, figure: Figure, { attack, mood }: DrawnAttack, victim: Prey): Flow {
  if (isAlly(victim)) return;
  for (const affliction of new Set([attack.damaged, mood.damaged])) {
    if (affliction !== undefined && isAlive(victim)) yield* afflictions[affliction](t, figure, victim);
  }
}

const afflictions: {
  readonly [A in NonNullable<BossAttack['damaged']>]: (t: Endure, figure: Figure, victim: Survivor) => Flow;
} = {
  *stunned(t, _, victim) {
    stunSurvivor(t, victim);
  },
  thrown: (t, _, victim) => stumble(t, victim),
  *pulled(t, { zone }, victim) {
    if (victim.zone === zone || !isRoomFor(t.state, victim, zone)) return; // ETS-BDECK-08
    yield* stepInto(t, victim, zone, { own: false });
  },
  tested: (t, _, victim) => resolveTest(t, victim, 'ETS-BDECK-04'),
};
