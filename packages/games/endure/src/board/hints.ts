import type { Hint } from '@starboard/board';
import type { LogEntry, ShownOption } from '@starboard/kernel';
import { catalogue } from '../catalogue.ts';
import { missionOf } from '../rules/mission.ts';
import type { ActionGroup } from '../types.ts';
import type { SurvivorView, View } from '../view.ts';
import { armsOfOption } from './arms.ts';
import { turnOrder } from './order.ts';
import { tutorial } from './tutorial.ts';

type Now = Parameters<Hint<View>['isDue']>[0];

function hint(id: string, rule: string | undefined, isDue: (now: Now) => boolean): Hint<View> {
  return { id, text: { key: `face.hint.${id}` }, ...(rule !== undefined && { rule }), isDue };
}

function isAsked({ decision }: Now, name: string): boolean {
  return decision?.ask !== undefined && decision.name === name;
}

/** What is only good to know waits for the question what to do: no other is interrupted by it. */
function isTurn(now: Now): boolean {
  return isAsked(now, 'turn');
}

function offered({ decision }: Now, group: ActionGroup): readonly ShownOption[] {
  if (decision?.name !== 'turn') return [];
  return decision.ask?.options.filter(option => option.group === group) ?? [];
}

function isOffered(now: Now, group: ActionGroup): boolean {
  return offered(now, group).length > 0;
}

function isBarred({ decision }: Now, reason: string): boolean {
  return decision?.ask?.blocked.some(each => each.reason.key === reason) === true;
}

/** Said in this turn, or in one of so many before it, with all that came between them. */
function hasHappened(log: readonly LogEntry[], turnsAgo: number, ...keys: readonly string[]): boolean {
  let turns = 0;
  for (let at = log.length - 1; at >= 0 && turns <= turnsAgo; at--) {
    const { key } = log[at]!;
    if (keys.includes(key)) return true;
    if (key === 'turn.begins') turns++;
  }
  return false;
}

/** Whatever happened in the turn before is still news at the start of this one. */
function isNews(now: Now, ...keys: readonly string[]): boolean {
  return isTurn(now) && hasHappened(now.log, 1, ...keys);
}

/** Whoever is asked. */
function actor({ view, decision }: Now): SurvivorView | undefined {
  return view.survivors.find(({ seat }) => decision?.waitingFor[0] === seat);
}

function hasEnemiesAround(now: Now): boolean {
  const zone = actor(now)?.zone;
  return now.view.figures.some(figure => figure.zone === zone);
}

/** Somebody else stands where a shot could go. */
function couldHitFriend(now: Now): boolean {
  const others = now.view.survivors.filter(({ status, id }) => status === 'alive' && id !== actor(now)?.id);
  return offered(now, 'attack').some(
    option =>
      (armsOfOption(option)?.range ?? 0) > 0 && others.some(({ zone }) => option.refs?.includes(`zone:${zone}`)),
  );
}

function isSwitchHere(now: Now): boolean {
  const written = missionOf(now.view).objectives;
  const zone = actor(now)?.zone;
  return now.view.objectives.some(each => each.zone === zone && !each.done && written[each.id]?.deed.does === 'switch');
}

function canBeWorn({ decision }: Now): boolean {
  return decision?.ask?.options.some(({ key }) => key === 'body' || key === 'head') === true;
}

function isLockdown({ event }: View): boolean {
  return event !== null && catalogue.events[event].lockdown === true;
}

function isLastOfRound({ view }: Now): boolean {
  return turnOrder(view).at(-1)?.id === view.acting;
}

function isNearlyWon({ view }: Now): boolean {
  const { figures, tokens, tally } = view;
  if (!missionOf(view).win.some(goal => 'goal' in goal && goal.goal === 'enemiesDead')) return false;
  return tokens.length === 0 && figures.length > 0 && figures.length <= 3 && tally.kills > 0;
}

/** One sentence each, at the moment it matters: what presses most comes first. */
export const hints: readonly Hint<View>[] = [
  // Questions that explain themselves less than others.
  hint('divide', 'ETS-COMBAT-05', now => isAsked(now, 'attack.divide')),
  hint('full', 'ETS-INV-14', now => isAsked(now, 'gain.full')),
  hint('wear', 'ETS-INV-05', now => isAsked(now, 'gain.where') && canBeWorn(now)),
  // What it is all about.
  hint('aim', 'ETS-CG-0005', now => isTurn(now) && now.view.mission === tutorial && now.view.round <= 2),
  hint('turn', 'ETS-SURV-01', isTurn),
  hint('done', 'ETS-SURV-01', now => isTurn(now) && actor(now)?.turn.actions === 0),
  // Danger, and what to do about it.
  hint('held', 'ETS-MOVE-06', now => isTurn(now) && isBarred(now, 'bar.held')),
  hint('stray', 'ETS-RANGED-05', couldHitFriend),
  hint('breakAway', 'ETS-MOVE-04', now => isOffered(now, 'move') && hasEnemiesAround(now)),
  hint('attack', 'ETS-COMBAT-03', now => isOffered(now, 'attack')),
  hint('end', 'ETS-MISSION-05', now => isTurn(now) && isNearlyWon(now)),
  hint('interact', 'ETS-SURV-03', now => isOffered(now, 'interact') && isSwitchHere(now)),
  hint('reward', 'ETS-ACC-04', now => isOffered(now, 'reward')),
  // What has just happened.
  hint('jam', 'ETS-JAM-01', now => isTurn(now) && hasHappened(now.log, 0, 'jammed')),
  hint('revealed', 'ETS-RADAR-02', now => isNews(now, 'token.revealed')),
  hint('test', 'ETS-RESOLVE-04', now => isNews(now, 'test.passed', 'test.failed')),
  hint('resolveCard', 'ETS-RCARD-01', now => isNews(now, 'resolve.lost', 'resolveCard.turned')),
  hint('injury', 'ETS-DMG-11', now => isNews(now, 'injury')),
  hint('noise', 'ETS-NOISE-05', now => isNews(now, 'noise')),
  // What can be done here, and what comes next.
  hint('locked', 'ETS-DOOR-03', now => isTurn(now) && isBarred(now, 'bar.locked') && !isLockdown(now.view)),
  hint('search', 'ETS-SEARCH-01', now => isOffered(now, 'search')),
  hint('enemies', 'ETS-ENEMY-02', now => isTurn(now) && isLastOfRound(now)),
  hint('event', 'ETS-RESPH-03', now => isTurn(now) && now.view.event !== null),
  hint('token', 'ETS-RADAR-01', now => isTurn(now) && now.view.tokens.length > 0),
  hint('barred', undefined, now => isTurn(now) && now.decision?.ask?.blocked.length !== 0),
  hint('ability', 'ETS-ABIL-03', now => isOffered(now, 'ability')),
  hint('trade', 'ETS-TRADE-01', now => isOffered(now, 'trade') && now.view.round > 1),
];
