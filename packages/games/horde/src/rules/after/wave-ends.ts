import type { Flow } from '@starboard/kernel';
import type { Hero, Horde, State } from '../../types.ts';
import { checkHeld } from '../end.ts';
import { seizedMarkers } from '../objectives.ts';
import { leadSeat, nameOf, refOf, say } from '../table.ts';
import { gainXp } from './levels.ts';
import { reviveTheFallen } from './revival.ts';

/** GSQ-XP-02, 03 */
const xpForMarker = 2;
const xpForPriority = 1;

/** GSQ-FLOW-08, steps 1 to 5: seized markers, XP, levels, injuries that expire, revival. */
export function* waveEnds(t: Horde): Flow {
  const { state } = t;
  state.finishedWaves = state.wave; // GSQ-SCORE-05
  state.seized = seizedMarkers(state);
  say(t, 'GSQ-ALERT-03', 'wave.ended', { wave: state.wave, seized: state.seized.length });
  yield* shareXp(t, rewardOf(t));
  checkHeld(t);
  expire(t);
  yield* reviveTheFallen(t);
  state.seized = [];
  state.doneShopping = [];
  state.stage = 'shop';
}

/** GSQ-XP-02..04, 06: what the wave is worth to the party. */
export function xpOf({ seized, priority, wave }: Pick<State, 'seized' | 'priority' | 'wave'>): number {
  const each = xpForMarker + (seized.includes(priority) ? xpForPriority : 0);
  return each * seized.length * wave;
}

/** GSQ-BOSS-03, 06, 07: doubled if nobody of a boss wave is left. */
function rewardOf(t: Horde): number {
  const { state } = t;
  const xp = xpOf(state);
  const { seized, priority, bossFight, wave, units } = state;
  const bonus = seized.includes(priority) ? 'yes' : 'no';
  say(t, 'GSQ-XP-06', 'wave.reward', { seized: seized.length, priority: bonus, wave, xp });
  if (!bossFight || units.some(unit => unit.wave === wave)) return xp;
  say(t, 'GSQ-BOSS-03', 'wave.bossReward', { xp: 2 * xp });
  return 2 * xp;
}

/** GSQ-XP-05, 07, 08, GSQ-RUL-07: as equal as possible; the players say who gets one of what does not divide. */
function* shareXp(t: Horde, xp: number): Flow {
  const { heroes } = t.state;
  const share = Math.floor(xp / heroes.length);
  const favoured = yield* chooseFavoured(t, xp % heroes.length);
  for (const hero of heroes) yield* gainXp(t, hero, share + (favoured.includes(hero) ? 1 : 0), 'GSQ-XP-05');
}

/** The usual choice stands first: the lowest total, then the lower number. */
function* chooseFavoured(t: Horde, count: number): Flow<readonly Hero[]> {
  if (count === 0) return [];
  const heroes = [...t.state.heroes].sort((a, b) => a.xp - b.xp || a.no - b.no);
  const options = heroes.map(hero => ({ key: refOf(hero), hero, label: nameOf(hero), refs: [refOf(hero)] }));
  const chosen = yield* t.pickSome(leadSeat(t.state), 'remainder', options, {
    min: count,
    max: count,
    params: { count },
  });
  return chosen.map(({ hero }) => hero);
}

/** GSQ-FLOW-08, step 4; GSQ-INJURY-04, GSQ-SKILL-20: injuries heal and Barriers fall whose wave this was. */
function expire(t: Horde): void {
  const { state } = t;
  for (const hero of state.heroes) {
    for (const { injury, until } of hero.injuries) {
      if (until > state.wave) continue;
      say(t, 'GSQ-INJURY-04', 'injury.over', { who: nameOf(hero), injury: { key: `injury.${injury}` } });
    }
    hero.injuries = hero.injuries.filter(({ until }) => until > state.wave);
  }
  if (state.barricades.some(({ until }) => until <= state.wave)) {
    state.barricades = state.barricades.filter(({ until }) => until > state.wave);
    say(t, 'GSQ-SKILL-20', 'barricade.gone');
  }
}
