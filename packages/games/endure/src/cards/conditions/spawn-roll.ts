import type { Flow } from '@starboard/kernel';
import { type ZoneSide, zoneSidesFrom } from '@starboard/space';
import { spawnIn } from '../../rules/enemies/spawn.ts';
import type { Ground } from '../../rules/map/ground.ts';
import { rollDirection } from '../../rules/map/map.ts';
import { objectivesNamed } from '../../rules/objectives.ts';
import { atRandom, say } from '../../rules/table.ts';
import type { ConditionRule, Endure, TileCode, ZoneId } from '../../types.ts';

/** ETS-CG-0107, 0111: a die at the end of each Enemy phase, while one of the places is still open. */
export const spawnRoll: ConditionRule<'spawnRoll'> = {
  params: ({ upTo, at }, called) => ({ upTo, objective: called(at) }),
  refersTo: ({ at, seenFrom }) => ({ objectives: [{ field: 'at', name: at }], tiles: [['seenFrom', seenFrom]] }),
  spawns: true,
  effect: ({ upTo, at, seenFrom }, ground) => {
    const sides = ground.map.zones.map(({ name }) => sideOf(ground, seenFrom, name)); // they never change
    return {
      *enemyPhaseEnds(t) {
        const zones = objectivesNamed(t.state, at)
          .filter(({ done }) => !done)
          .map(({ zone }) => zone);
        if (zones.length > 0) yield* roll(t, zones, upTo, sides);
      },
    };
  },
};

function* roll(t: Endure, zones: readonly ZoneId[], upTo: number, sides: readonly ZoneSide[]): Flow {
  const die = t.chance.die();
  say(t, 'ETS-CG-0107', die <= upTo ? 'spawnRoll.comes' : 'spawnRoll.quiet', { die, upTo });
  if (die <= upTo) yield* spawnIn(t, zones.length === 1 ? zones[0]! : pick(t, zones, sides));
}

/** ETS-CG-0108: where the directional die points, turned clockwise while nothing lies there. */
function pick(t: Endure, zones: readonly ZoneId[], sides: readonly ZoneSide[]): ZoneId {
  for (const rolled of zoneSidesFrom(rollDirection(t))) {
    const there = zones.filter(zone => sides[zone] === rolled);
    if (there.length > 0) return atRandom(t, there);
  }
  return atRandom(t, zones);
}

/** In which direction the tile of a zone lies, seen from another tile. */
function sideOf({ mission, tiles }: Ground, from: TileCode, zone: string): ZoneSide {
  const rows = mission.map.map(row => row.split(/\s+/).map(tile => tile.split('@')[0]));
  const find = (name: string | undefined) => {
    const down = rows.findIndex(row => row.includes(name));
    return { down, right: rows[down]?.indexOf(name) ?? -1 };
  };
  const here = find(tiles.find(({ code }) => code === from)?.name);
  const there = find(zone.split('.')[0]);
  const down = there.down - here.down;
  const right = there.right - here.right;
  if (Math.abs(down) >= Math.abs(right)) return down < 0 ? 'N' : 'S';
  return right < 0 ? 'W' : 'E';
}
