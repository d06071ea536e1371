import { catalogue } from '../../catalogue.ts';
import type { BossAttack, BossType, EventCard, State } from '../../types.ts';
import { isSealed } from '../map/objects.ts';
import { groundOf, missionOf } from '../mission.ts';
import { conditionRule } from '../mission-rules.ts';

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
