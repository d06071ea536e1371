import type { Flow } from '@starboard/kernel';
import { type ZoneSide, zoneSidesFrom } from '@starboard/space';
import { react } from '../../effects.ts';
import type { Endure, Figure, State, ZoneId } from '../../types.ts';
import { weightlessReach } from '../gravity.ts';
import { isBarred, neighboursOn, rollDirection, roomLeft, zoneText } from '../map.ts';
import { lookAround } from '../sight.ts';
import { atRandom, enemyText, say } from '../table.ts';

/** ETS-PASSIVE-01..05, 07, 09: one roll for the herd; as many as fit go in, the rest stay. It never attacks. */
export function* moveHerd(t: Endure, herd: readonly Figure[]): Flow {
  const { state } = t;
  const side = rollDirection(t);
  let moving = herd;
  let back: ZoneId | undefined;
  for (let left = weightlessReach(state, 1); left > 0 && moving.length > 0; left--) {
    const from = moving[0]!.zone;
    const zone = wander(t, from, side, back, false);
    if (zone === undefined) return;
    back = from;
    moving = thoseWhoFit(t, moving, roomLeft(state, zone));
    for (const figure of moving) figure.zone = zone;
    say(t, 'ETS-PASSIVE-01', 'herd.wanders', { enemies: herdText(moving), zone: zoneText(state, zone) });
    yield* react(t, 'enemiesCame', { zone, figures: moving });
    yield* lookAround(t);
    moving = moving.filter(figure => figure.zone === zone && !figure.stunned && state.figures.includes(figure));
  }
}

/** ETS-PASSIVE-07, ETS-ODD-06: who of a mixed herd stays behind is left to chance. */
function thoseWhoFit(t: Endure, herd: readonly Figure[], room: number): readonly Figure[] {
  if (herd.length <= room || areAlike(herd)) return herd.slice(0, room);
  let fitting = herd;
  while (fitting.length > room) {
    const staying = atRandom(t, fitting);
    fitting = fitting.filter(figure => figure !== staying);
  }
  return fitting;
}

function areAlike(herd: readonly Figure[]): boolean {
  return herd.every(({ type, hurt }) => type === herd[0]!.type && hurt === herd[0]!.hurt);
}

function herdText(herd: readonly Figure[]) {
  return herd.every(figure => figure.type === herd[0]!.type)
    ? enemyText(herd[0]!.type, herd.length)
    : { key: 'enemies.mixed', params: { count: herd.length } };
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
): ZoneId | undefined {
  let onlyBack = false;
  for (const side of zoneSidesFrom(rolled)) {
    const open = enterable(t.state, zone, side, forTokens);
    const onwards = open.filter(each => each !== back);
    if (onwards.length > 0) return atRandom(t, onwards);
    onlyBack ||= open.length > 0;
  }
  return onlyBack ? back : undefined;
}

function enterable(state: State, zone: ZoneId, side: ZoneSide, forTokens: boolean): ZoneId[] {
  return neighboursOn(state, zone, side).filter(to => !isBarred(state, zone, to, forTokens));
}
