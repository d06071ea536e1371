import type { Flow } from '@starboard/kernel';
import { turnZoneSide, type ZoneSide, zoneSidesFrom } from '@starboard/space';
import { react } from '../../effects.ts';
import type { Endure, Figure, State, ZoneId } from '../../types.ts';
import { weightlessReach } from '../gravity.ts';
import { isBarred, neighboursOn, rollDirection, roomLeft, zoneText } from '../map.ts';
import { lookAround } from '../sight.ts';
import { atRandom, enemyText, say } from '../table.ts';

interface Wandered {
  readonly zone: ZoneId;
  readonly side: ZoneSide;
}

/** ETS-PASSIVE-01..05, 07, 09: one roll for the herd; as many as fit go in, the rest stay. It never attacks. */
export function* moveHerd(t: Endure, herd: readonly Figure[]): Flow {
  const { state } = t;
  const side = rollDirection(t);
  let moving = [...herd];
  let from: ZoneSide | undefined;
  for (let left = weightlessReach(state, 1); left > 0 && moving.length > 0; left--) {
    const step = wander(t, moving[0]!.zone, side, from, false);
    if (step === undefined) return;
    moving = moving.filter(figure => state.figures.includes(figure)).slice(0, roomLeft(state, step.zone));
    for (const figure of moving) figure.zone = step.zone;
    from = turnZoneSide(step.side, 2);
    say(t, 'ETS-PASSIVE-01', 'herd.wanders', { enemies: herdText(moving), zone: zoneText(state, step.zone) });
    yield* react(t, 'enemiesCame', { zone: step.zone, figures: moving });
    yield* lookAround(t);
    moving = moving.filter(figure => figure.zone === step.zone && !figure.stunned);
  }
}

function herdText(herd: readonly Figure[]) {
  return herd.every(figure => figure.type === herd[0]!.type)
    ? enemyText(herd[0]!.type, herd.length)
    : { key: 'enemies.mixed', params: { count: herd.length } };
}

/**
 * ETS-PASSIVE-02, 03, ETS-EVENT-24: the rolled direction, turned clockwise until one works. A second step never goes
 * straight back unless nothing else is open.
 */
export function wander(
  t: Endure,
  zone: ZoneId,
  rolled: ZoneSide,
  back: ZoneSide | undefined,
  forTokens: boolean,
): Wandered | undefined {
  const sides = zoneSidesFrom(rolled);
  const ordered = back === undefined ? sides : [...sides.filter(side => side !== back), back];
  for (const side of ordered) {
    const open = enterable(t.state, zone, side, forTokens);
    if (open.length > 0) return { zone: atRandom(t, open), side };
  }
  return undefined;
}

function enterable(state: State, zone: ZoneId, side: ZoneSide, forTokens: boolean): ZoneId[] {
  return neighboursOn(state, zone, side).filter(to => !isBarred(state, zone, to, forTokens));
}
