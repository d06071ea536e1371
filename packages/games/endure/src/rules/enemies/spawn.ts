import { drawFromBag, type Flow } from '@starboard/kernel';
import { effects } from '../../hooks.ts';
import type { Endure, TileCode, Token, ZoneId } from '../../types.ts';
import { lookAround } from '../map/look-around.ts';
import { pickByDirection, zoneText } from '../map/map.ts';
import { isSealed } from '../map/objects.ts';
import { groundOf } from '../mission.ts';
import { alliesHere, atRandom, isAlive, say } from '../table.ts';
import { stepsToNearest } from './routes.ts';

/** ETS-SPAWN-01..05: on one copy of the tile, in one of its rooms, each picked by a die. */
export function* spawnOnTile(t: Endure, code: TileCode): Flow {
  const copies = groundOf(t.state)
    .tiles.filter(tile => tile.code === code)
    .map(({ rooms }) => rooms.filter(room => !isSealed(t.state, room))) // ETS-SPAWN-08
    .filter(rooms => rooms.length > 0);
  if (copies.length === 0) {
    say(t, 'ETS-SPAWN-05', 'spawn.nowhere', { tile: { key: `tile.${code}` } });
    return;
  }
  yield* spawnIn(t, atRandom(t, atRandom(t, copies)));
}

/** A token from the pile, face down; with the pile empty, those on the map close in instead (ETS-SPAWN-07). */
export function* spawnIn(t: Endure, zone: ZoneId): Flow {
  const { state } = t;
  const face = drawFromBag(t, state.pile);
  if (face === undefined) {
    yield* tokensCloseIn(t);
    return;
  }
  const token: Token = { id: state.nextId++, face, zone, knownTo: [], stunned: false, spawned: true };
  state.tokens.push(token);
  say(t, 'ETS-SPAWN-01', 'spawned', { zone: zoneText(state, zone) });
  yield* effects.react(t, 'tokenSpawned', {});
  yield* lookAround(t); // ETS-SPAWN-06
}

/** ETS-TOKEN-01..03: each token steps one zone nearer to the survivor nearest to it; reveals come after all have moved. */
function* tokensCloseIn(t: Endure): Flow {
  say(t, 'ETS-TOKEN-01', 'tokens.closeIn', { count: t.state.tokens.length });
  const prey = [...t.state.survivors.filter(isAlive), ...alliesHere(t.state)];
  const goals = [...new Set(prey.map(({ zone }) => zone))];
  for (const token of t.state.tokens) {
    const steps = stepsToNearest(t.state, token.zone, goals, true);
    if (steps.length > 0) token.zone = pickByDirection(t, token.zone, steps);
  }
  yield* lookAround(t);
}
