import type { Flow } from '@starboard/kernel';
import type { ZoneBeam } from '@starboard/space';
import { enemies } from '../../content/enemies.ts';
import { variant } from '../../content/variants.ts';
import type { Endure, Figure, State, Survivor, ZoneId } from '../../types.ts';
import { strike } from '../damage.ts';
import { isWeightless, pushAlong } from '../gravity.ts';
import { linesOfSight, sightDistance, zoneName, zoneText } from '../map.ts';
import { isSeenFrom, lookAround } from '../sight.ts';
import { atRandom, enemyText, lowestRoll, nameOf, say, speaker, survivorsIn } from '../table.ts';

/** ETS-ENEMYSTAT, ETS-FULL-08: the zones with survivors that it can attack from where it stands. */
export function zonesInReach(state: State, figure: Figure): ZoneId[] {
  const { range, harmless } = enemies[figure.type];
  if (harmless) return [];
  const zones = state.survivors.filter(survivor => isInReach(state, figure, survivor, range)).map(({ zone }) => zone);
  return [...new Set(zones)].sort((a, b) => a - b);
}

function isInReach(state: State, { zone }: Figure, survivor: Survivor, range: number): boolean {
  if (survivor.status !== 'alive') return false;
  if (survivor.zone === zone) return true;
  if (range === 0 || state.bubbles.includes(zone) || state.bubbles.includes(survivor.zone)) return false;
  return sightDistance(state, zone, survivor.zone) <= range && isSeenFrom(state, survivor, zone);
}

/** ETS-ENEMY-20, 21, ETS-DMG-01, 12: the zone at random, then whoever rolls lowest in it; it hits without a roll. */
export function* attackZone(t: Endure, figure: Figure, zones: readonly ZoneId[]): Flow {
  const { state } = t;
  const zone = yield* pickZone(t, figure, zones);
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
  if (zones.length === 1 || variant(t.state, 'enemyChoice') !== 'players') return atRandom(t, zones);
  const { zone } = yield* t.choose(
    speaker(t.state),
    'enemy.zone',
    zones.map(each => ({ key: zoneName(t.state, each), zone: each })),
    {
      params: { enemy: enemyText(figure.type, 1) },
      describe: ({ zone: each }) => ({ label: zoneText(t.state, each) }),
    },
  );
  return zone;
}

/** ETS-SOLOMON-04, 05: one more damage in a zone with a Solomon, however many there are. */
export function damageOf(state: State, figure: Figure): number {
  const { damage, faction } = enemies[figure.type];
  const led = faction === 'gep' && state.figures.some(each => each.type === 'solomon' && each.zone === figure.zone);
  return led ? damage + 1 : damage;
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
  for (const survivor of survivorsIn(t.state, zone)) yield* pushAlong(t, survivor, line.beyond);
}
