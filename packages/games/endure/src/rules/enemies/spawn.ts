import { drawFromBag, type Flow } from '@starboard/kernel';
import { catalogue } from '../../catalogue.ts';
import { effects } from '../../hooks.ts';
import type { BossAttack, BossType, Endure, EventCard, State, TileCode, Token, ZoneId } from '../../types.ts';
import { pickByDirection, zoneText } from '../map/map.ts';
import { isSealed } from '../map/objects.ts';
import { lookAround } from '../map/sight.ts';
import { groundOf, missionOf } from '../mission.ts';
import { conditionRule } from '../mission-rules.ts';
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

/** Whether anything still to come can bring a token out of the pile: an event card for this map, the mission, or a boss. */
export function canStillSpawn(state: State): boolean {
  const { events: deck, event, bosses } = state;
  const cards = event === null ? [] : [event];
  return (
    [...cards, ...deck.draw, ...deck.discard].some(card => canSpawn(state, catalogue.events[card])) ||
    missionOf(state).conditions.some(condition => conditionRule(condition).spawns === true) ||
    bosses.some(({ type, status }) => status !== 'dead' && callsTokens(type))
  );
}

function callsTokens(type: BossType): boolean {
  return Object.values<BossAttack>(catalogue.bossAttacks).some(
    ({ boss, brings }) => boss === type && brings === 'token',
  );
}

function canSpawn(state: State, { spawns, tile }: EventCard): boolean {
  const { tiles } = groundOf(state);
  return (
    spawns === true &&
    tiles.some(({ code, rooms }) => (tile ?? code) === code && rooms.some(room => !isSealed(state, room)))
  );
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
