import type { Flow } from '@starboard/kernel';
import { type ZoneSide, zoneSidesFrom } from '@starboard/space';
import { catalogue } from '../../catalogue.ts';
import { effects } from '../../hooks.ts';
import type { Endure, Figure, State, Words, ZoneId } from '../../types.ts';
import { weightlessReach } from '../map/gravity.ts';
import { lookAround } from '../map/look-around.ts';
import { isBarred, neighboursOn, pickByDirection, rollDirection, roomLeft, zoneText } from '../map/map.ts';
import { missionMinds } from '../mission-rules.ts';
import { atRandom, enemyText, say } from '../table.ts';
import { stepsToNearest } from './routes.ts';

/** Where a passive enemy goes from a zone; it came there from `back`, and needs so much room. */
type Course = (from: ZoneId, back: ZoneId | undefined, size: number) => ZoneId | undefined;

/** ETS-PASSIVE-01..05, 07, 09: one roll for the herd; as many as fit go in, the rest stay. It never attacks. */
export function* moveHerd(t: Endure, herd: readonly Figure[]): Flow {
  const { state } = t;
  const lures = luresIn(state);
  const course = courseOf(t, lures, false);
  let moving = herd;
  let back: ZoneId | undefined;
  for (let left = weightlessReach(state, 1); left > 0 && moving.length > 0; left--) {
    const from = moving[0]!.zone;
    const zone = course(from, back, Math.min(...moving.map(sizeOf)));
    if (zone === undefined) return;
    back = from;
    moving = thoseWhoFit(t, moving, roomLeft(state, zone));
    for (const figure of moving) figure.zone = zone;
    say(t, 'ETS-PASSIVE-01', lures.length > 0 ? 'herd.comes' : 'herd.wanders', {
      enemies: herdText(moving),
      zone: zoneText(state, zone),
    });
    yield* effects.react(t, 'enemiesCame', { zone, figures: moving });
    yield* lookAround(t);
    moving = moving.filter(figure => figure.zone === zone && !figure.stunned && state.figures.includes(figure));
  }
}

/** ETS-PASSIVE-07, ETS-ODD-06, ETS-BOSS-24: who of a mixed herd stays behind is left to chance, but for the too large. */
function thoseWhoFit(t: Endure, herd: readonly Figure[], room: number): readonly Figure[] {
  if (placesOf(herd) <= room) return herd;
  if (areAlike(herd)) return herd.slice(0, Math.floor(room / sizeOf(herd[0]!)));
  let fitting = herd.filter(figure => sizeOf(figure) <= room);
  while (placesOf(fitting) > room) {
    const staying = atRandom(t, fitting);
    fitting = fitting.filter(figure => figure !== staying);
  }
  return fitting;
}

function sizeOf({ type }: Figure): number {
  return catalogue.enemies[type].size;
}

function placesOf(herd: readonly Figure[]): number {
  return herd.reduce((sum, figure) => sum + sizeOf(figure), 0);
}

function areAlike(herd: readonly Figure[]): boolean {
  return herd.every(({ type, hurt }) => type === herd[0]!.type && hurt === herd[0]!.hurt);
}

function herdText(herd: readonly Figure[]): Words {
  return herd.every(figure => figure.type === herd[0]!.type)
    ? enemyText(herd[0]!.type, herd.length)
    : { key: 'enemies.mixed', params: { count: herd.length } };
}

/** ETS-CG-0207, 0704: the zones that passive enemies come to instead of rolling. */
export function luresIn(state: State): readonly ZoneId[] {
  return missionMinds(state).lures ? effects.tell(state, 'lures', {}).flat() : [];
}

/** ETS-CG-0705: towards the nearest of what lures it; otherwise the die is rolled, once for the whole move. */
export function courseOf(t: Endure, lures: readonly ZoneId[], forTokens: boolean): Course {
  if (lures.length > 0) {
    return (from, _, size) => {
      const steps = stepsToNearest(t.state, from, lures, forTokens, size);
      return steps.length === 0 ? undefined : pickByDirection(t, from, steps);
    };
  }
  const side = rollDirection(t);
  return (from, back, size) => wander(t, from, side, back, forTokens, size);
}

/**
 * ETS-PASSIVE-02, 03, ETS-EVENT-24: the rolled direction, turned clockwise until one works. A second step never goes
 * back to where the first came from unless nothing else is open.
 */
export function wander(
  t: Endure,
  zone: ZoneId,
  rolled: ZoneSide,
  back: ZoneId | undefined,
  forTokens: boolean,
  size = 1,
): ZoneId | undefined {
  let onlyBack = false;
  for (const side of zoneSidesFrom(rolled)) {
    if (neighboursOn(t.state, zone, side).length === 0) continue; // mostly a wall
    const open = enterable(t.state, zone, side, forTokens, size);
    const onwards = open.filter(each => each !== back);
    if (onwards.length > 0) return atRandom(t, onwards);
    onlyBack ||= open.length > 0;
  }
  return onlyBack ? back : undefined;
}

function enterable(state: State, zone: ZoneId, side: ZoneSide, forTokens: boolean, size: number): ZoneId[] {
  return neighboursOn(state, zone, side).filter(to => !isBarred(state, zone, to, forTokens, size));
}
