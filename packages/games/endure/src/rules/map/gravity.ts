import type { Flow } from '@starboard/kernel';
import { turnZoneSide, type ZoneSide } from '@starboard/space';
import { effects } from '../../hooks.ts';
import { variantsOf } from '../../tables/variants.ts';
import type { Attack, Endure, Figure, State, Survivor, ZoneId } from '../../types.ts';
import { isBoss } from '../enemies/kinds.ts';
import { isInForce } from '../resolution/events.ts';
import { atRandom, enemyText, nameOf, say, survivorsIn } from '../table.ts';
import { placesOf, takeLoaderAlong } from '../turn/loader.ts';
import { figuresIn, isBarred, linesOfSight, neighboursOn, rollDirection, sightDistance, zoneText } from './map.ts';

/** ETS-EVENT-16: artificial gravity has failed. */
export function isWeightless(state: State): boolean {
  return isInForce(state, 'weightless');
}

/** ETS-EVENT-16, ETS-VAR-16: how far a move goes that would cover so many zones. */
export function weightlessReach(state: State, zones: number): number {
  if (!isWeightless(state)) return zones;
  return variantsOf(state).gravityMove === 'plusTwo' ? zones + 2 : 2 * zones;
}

/** ETS-EVENT-18..21: a shot pushes the attacker straight back and, if it hit, the target straight away. */
export function* pushAfterShot(t: Endure, { by, zone, line }: Attack, hits: number): Flow {
  const { state } = t;
  if (!isWeightless(state)) return;
  const pushTarget = hits > 0 || variantsOf(state).gravityPush === 'always'; // ETS-VAR-15
  const targets = pushTarget ? figuresIn(state, zone).filter(({ type }) => !isBoss(type)) : []; // ETS-EVENT-25
  if (line !== undefined) {
    yield* pushAlong(t, by, line.behind);
    for (const figure of targets) yield* pushAlong(t, figure, line.beyond, 'ETS-EVENT-19');
    return;
  }
  const side = rollDirection(t); // ETS-EVENT-20
  yield* pushTo(t, by, side);
  for (const figure of targets) yield* pushTo(t, figure, turnZoneSide(side, 2));
}

/** ETS-EVENT-19, 20, 25: the attack of a boss pushes the survivors of a zone away from it; it stays where it is. */
export function* pushByBoss(t: Endure, from: ZoneId, zone: ZoneId): Flow {
  const targets = survivorsIn(t.state, zone);
  if (zone === from) {
    const side = rollDirection(t);
    for (const survivor of targets) yield* pushTo(t, survivor, turnZoneSide(side, 2));
    return;
  }
  const nearest = sightDistance(t.state, from, zone);
  const lines = linesOfSight(t.state, from, zone).filter(({ zones }) => zones.length - 1 === nearest);
  if (lines.length === 0) return; // a radial attack came through walls
  const { beyond } = atRandom(t, lines);
  for (const survivor of targets) yield* pushAlong(t, survivor, beyond, 'ETS-EVENT-19');
}

/** ETS-EVENT-21: along a line, zone by zone, until one is full or shut off. */
export function* pushAlong(
  t: Endure,
  figure: Survivor | Figure,
  zones: readonly ZoneId[],
  rule = 'ETS-EVENT-18',
): Flow {
  let pushed = false;
  for (const zone of zones) {
    if (isShut(t.state, figure, zone)) break;
    pushed = true;
    yield* drift(t, figure, zone);
  }
  if (pushed) tellPush(t, figure, rule);
}

/** ETS-EVENT-20, ETS-MAP-14: in a direction, each step into one of the zones that lie there. */
function* pushTo(t: Endure, figure: Survivor | Figure, side: ZoneSide): Flow {
  const passed = new Set([figure.zone]);
  for (;;) {
    const open = neighboursOn(t.state, figure.zone, side).filter(
      zone => !passed.has(zone) && !isShut(t.state, figure, zone),
    );
    if (open.length === 0) break;
    const zone = atRandom(t, open);
    passed.add(zone);
    yield* drift(t, figure, zone);
  }
  if (passed.size > 1) tellPush(t, figure, 'ETS-EVENT-20');
}

/** ETS-MAP-15: a Loader needs more room than whoever sits in it. */
function isShut(state: State, figure: Survivor | Figure, to: ZoneId): boolean {
  const size = 'health' in figure ? placesOf(state, figure) : 1;
  return isBarred(state, figure.zone, to, false, size);
}

/** ETS-EVENT-22: forced, without check; what it brings into view is looked at when the push is over. */
function* drift(t: Endure, figure: Survivor | Figure, zone: ZoneId): Flow {
  figure.zone = zone;
  if (!('health' in figure)) return;
  figure.turn.entered += 1;
  takeLoaderAlong(t.state, figure);
  yield* effects.react(t, 'entered', { by: figure, zone, own: false });
}

function tellPush(t: Endure, figure: Survivor | Figure, rule: string): void {
  const who = 'health' in figure ? nameOf(figure) : enemyText(figure.type, 1);
  say(t, rule, 'pushed', { who, zone: zoneText(t.state, figure.zone) });
}
