import type { Hint } from '@starboard/board';
import type { LogEntry, ShownDecision } from '@starboard/kernel';
import { missions } from '../content/missions/index.ts';
import type { ActionGroup } from '../types.ts';
import type { SurvivorView, View } from '../view.ts';

type Now = Parameters<Hint<View>['isDue']>[0];

function hint(id: string, rule: string, isDue: (now: Now) => boolean): Hint<View> {
  return { id, text: { key: `face.hint.${id}` }, rule, isDue };
}

function isAsked({ decision }: Now, name: string): boolean {
  return decision?.ask !== undefined && decision.name === name;
}

function isOffered({ decision }: Now, group: ActionGroup): boolean {
  return decision?.name === 'turn' && decision.ask?.options.some(option => option.group === group) === true;
}

function isBarredBy(decision: ShownDecision | undefined, reason: string): boolean {
  return decision?.ask?.blocked.some(each => each.reason.key === reason) === true;
}

function hasHappened(log: readonly LogEntry[], ...keys: readonly string[]): boolean {
  return log.some(({ key }) => keys.includes(key));
}

/** What was said before this many lines is no news any more. */
const lately = 12;

function hasJustHappened(log: readonly LogEntry[], key: string): boolean {
  return hasHappened(log.slice(-lately), key);
}

/** Whoever is asked. */
function actor({ view, decision }: Now): SurvivorView | undefined {
  return view.survivors.find(({ id }) => decision?.waitingFor[0] === id);
}

function hasEnemiesAround(now: Now): boolean {
  const zone = actor(now)?.zone;
  return now.view.figures.some(figure => figure.zone === zone);
}

function isNearlyWon({ view: { mission, figures, tokens, tally } }: Now): boolean {
  if (missions[mission]?.win.includes('enemiesDead') !== true) return false;
  return tokens.length === 0 && figures.length > 0 && figures.length <= 3 && tally.kills > 0;
}

/** One sentence each, at the moment it matters: what presses most comes first. */
export const hints: readonly Hint<View>[] = [
  hint('divide', 'ETS-COMBAT-05', now => isAsked(now, 'attack.divide')),
  hint('full', 'ETS-INV-14', now => isAsked(now, 'gain.full')),
  hint('turn', 'ETS-SURV-01', now => isAsked(now, 'turn')),
  hint('breakAway', 'ETS-MOVE-04', now => isOffered(now, 'move') && hasEnemiesAround(now)),
  hint('attack', 'ETS-COMBAT-03', now => isOffered(now, 'attack')),
  hint('interact', 'ETS-SURV-03', now => isOffered(now, 'interact')),
  hint('reward', 'ETS-ACC-04', now => isOffered(now, 'reward')),
  hint('search', 'ETS-SEARCH-01', now => isOffered(now, 'search')),
  hint('locked', 'ETS-DOOR-03', ({ decision }) => isBarredBy(decision, 'bar.locked')),
  hint('done', 'ETS-SURV-01', now => isAsked(now, 'turn') && actor(now)?.turn.actions === 0),
  hint('token', 'ETS-RADAR-01', ({ view, log }) => view.tokens.length > 0 && hasHappened(log, 'moved')),
  hint('revealed', 'ETS-RADAR-02', ({ log }) => hasJustHappened(log, 'token.revealed')),
  hint('test', 'ETS-RESOLVE-04', ({ log }) => hasHappened(log, 'test.passed', 'test.failed')),
  hint('resolveCard', 'ETS-RCARD-01', ({ log }) => hasHappened(log, 'resolveCard.turned')),
  hint('held', 'ETS-MOVE-06', ({ log }) => hasJustHappened(log, 'held')),
  hint('noise', 'ETS-NOISE-05', ({ log }) => hasHappened(log, 'noise')),
  hint('jam', 'ETS-JAM-01', ({ log }) => hasJustHappened(log, 'jammed')),
  hint('stray', 'ETS-RANGED-05', ({ log }) => hasJustHappened(log, 'stray')),
  hint('injury', 'ETS-DMG-03', ({ log }) => hasHappened(log, 'injury')),
  hint('enemies', 'ETS-ROUND-04', ({ log }) => hasHappened(log, 'phase.enemies')),
  hint('event', 'ETS-RESPH-02', ({ log }) => hasHappened(log, 'event.drawn')),
  hint('trade', 'ETS-TRADE-01', now => now.view.round > 1 && isOffered(now, 'trade')),
  hint('end', 'ETS-MISSION-05', isNearlyWon),
];
