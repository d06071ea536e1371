import type { Flow } from '@starboard/kernel';
import type { Fighter, Horde, Lasting, State, Unit } from '../types.ts';
import { alertnessThatEnds, raiseAlertness } from './alertness.ts';
import { checkMarkers } from './end.ts';
import { damageMarkers } from './objectives.ts';
import { special } from './specials.ts';
import { isConscious, nameOf, say } from './table.ts';

/** GSQ-PSY-07 */
const mostTokens = 6;

/** GSQ-FLOW-06, 10, GSQ-PSY-07: the round begins; everybody has an activation again. */
export function* roundBegins(t: Horde): Flow {
  const { state } = t;
  state.round++;
  state.losses = { hurt: [], fought: [] };
  say(t, 'GSQ-FLOW-06', 'round.begins', { round: state.round, wave: state.wave });
  for (const hero of state.heroes) {
    hero.activated = false;
    hero.tested = false;
    hero.guarded = false;
  }
  for (const unit of state.units) {
    unit.activated = false;
    unit.tested = false;
    gainTokens(t, unit);
  }
  state.stage = 'heroes'; // GSQ-CORE-07: players first in every round
}

function gainTokens(t: Horde, unit: Unit): void {
  const before = unit.tokens;
  unit.tokens = Math.min(mostTokens, before + special(unit, 'caster'));
  if (unit.tokens === before) return;
  say(t, 'GSQ-PSY-07', 'round.tokens', { who: nameOf(unit), count: unit.tokens - before, tokens: unit.tokens });
}

/** GSQ-CORE-07, 08: whose turn it is next, after an activation; the round ends when nobody is left. */
export function passTurn({ state }: Horde, from: 'heroes' | 'enemies'): void {
  const heroes = state.heroes.some(hero => !hero.activated && isConscious(hero));
  const enemies = state.units.some(unit => !unit.activated);
  if (!heroes && !enemies) {
    state.stage = 'roundEnds';
    return;
  }
  const heroesNext = state.activationMode === 'heroesFirst' || from === 'enemies';
  state.stage = heroes && (heroesNext || !enemies) ? 'heroes' : 'enemies';
}

/** GSQ-FLOW-07 */
export function* roundEnds(t: Horde): Flow {
  const { state } = t;
  say(t, 'GSQ-FLOW-07', 'round.ends', { round: state.round });
  endEffects(state);
  damageMarkers(t);
  checkMarkers(t);
  raiseAlertness(t);
  state.stage = state.alertness >= alertnessThatEnds ? 'waveEnds' : 'roundBegins';
}

/** GSQ-FLOW-07, step 1; GSQ-SKILL-04: fatigue ends, and what lasts no longer than the round. */
function endEffects(state: State): void {
  for (const hero of state.heroes) endRoundFor(hero);
  for (const unit of state.units) endRoundFor(unit);
  state.grease = state.grease.flatMap(({ at, rounds }) => (rounds > 1 ? [{ at, rounds: rounds - 1 }] : []));
}

function endRoundFor(fighter: Fighter): void {
  fighter.fatigued = false;
  fighter.lasting = fighter.lasting.flatMap(afterRound);
}

/** What is left of something that lasts when a round has ended. */
function afterRound(lasting: Lasting): Lasting[] {
  switch (lasting.until) {
    case 'activation':
      return [lasting];
    case 'nextRound':
      return [{ ...lasting, until: 'round' }];
    default:
      return [];
  }
}
