import type { Hint } from '@starboard/board';
import type { LogEntry } from '@starboard/kernel';
import { isCritical } from '../rules/ship.ts';
import { isConscious } from '../rules/table.ts';
import { asState, type View } from '../view.ts';
import { ownFaction } from './sides.ts';

type Now = Parameters<Hint<View>['isDue']>[0];

function hint(id: string, rule: string, isDue: (now: Now) => boolean): Hint<View> {
  return { id, text: { key: `face.hint.${id}` }, rule, isDue };
}

function isAsked({ decision }: Now, ...names: readonly string[]): boolean {
  return decision?.ask !== undefined && names.includes(decision.name);
}

/** What is only good to know waits for a turn of one's own: no other question is interrupted by it. */
function isActing(now: Now): boolean {
  return isAsked(now, 'act', 'crewAct', 'who');
}

function isOffered(now: Now, group: string): boolean {
  return isActing(now) && now.decision?.ask?.options.some(option => option.group === group) === true;
}

/** Said in this round or at the end of the one before. */
function isNews({ log }: Now, ...keys: readonly string[]): boolean {
  let rounds = 0;
  for (let at = log.length - 1; at >= 0 && rounds < 2; at--) {
    const { key }: LogEntry = log[at]!;
    if (keys.includes(key)) return true;
    if (key === 'round.begins') rounds++;
  }
  return false;
}

function isSomeShip({ view, seat }: Now, isIt: (ship: View['ships'][number]) => boolean): boolean {
  return view.ships.some(ship => ship.seat === seat && isIt(ship));
}

function isFriendDown({ view, seat }: Now): boolean {
  const own = ownFaction(view, seat);
  const state = asState(view);
  return view.crew.some(crew => crew.faction === own && crew.aboard === 0 && !isConscious(state, crew));
}

/** One sentence each, at the moment it matters: what presses most comes first. */
export const hints: readonly Hint<View>[] = [
  // Questions that explain themselves less than others.
  hint('fly', 'RDA-MOVE-01', now => isAsked(now, 'fly', 'start', 'liftOff')),
  hint('pair', 'RDA-ATTACK-11', now => isAsked(now, 'pair')),
  hint('bonus', 'RDA-DICE-01', now => isAsked(now, 'attack.bonus', 'defense.bonus')),
  hint('party', 'RDA-SURFACE-07', now => isAsked(now, 'party')),
  hint('equip', 'RDA-GEAR-15', now => isAsked(now, 'equip')),
  hint('walk', 'RDA-MOVE-09', now => isAsked(now, 'walk', 'disembark')),
  hint('post', 'RDA-STATION-04', now => isAsked(now, 'post', 'shift', 'firstStation')),
  hint('inCommand', 'RDA-ABIL-08', now => isAsked(now, 'inCommand', 'evade', 'aim')),
  hint('draft', 'RDA-SETUP-04', now => isAsked(now, 'recruit')),
  hint('port', 'RDA-SHORE-09', now => isAsked(now, 'shore.trade', 'shore.sell', 'shore.gear', 'shore.upgrades')),
  // What it is all about.
  hint('aim', 'RDA-MISSION-03', now => isActing(now) && now.view.round === 1),
  hint('ship', 'RDA-ORBIT-01', now => isAsked(now, 'act')),
  hint('crew', 'RDA-SURFACE-01', now => isAsked(now, 'crewAct')),
  hint('descend', 'RDA-DEPLOY-01', now => isOffered(now, 'descend')),
  hint('sneak', 'RDA-STEALTH-01', now => isOffered(now, 'sneak') && now.view.npcs.some(({ asleep }) => asleep)),
  hint('interact', 'RDA-INTERACT-01', now => isOffered(now, 'interact')),
  hint('open', 'RDA-SEARCH-04', now => isOffered(now, 'open')),
  hint('salvage', 'RDA-SALVAGE-01', now => isOffered(now, 'salvage')),
  hint('tactic', 'RDA-TACT-05', now => isOffered(now, 'tactic')),
  hint('bounty', 'RDA-BOUNTY-06', now => isActing(now) && now.view.bounties.some(({ seat }) => seat === now.seat)),
  // What has just happened, and what comes.
  hint('overstays', 'RDA-DOCK-01', now => isActing(now) && isSomeShip(now, ({ overstays }) => overstays)),
  hint('critical', 'RDA-CRIT-01', now => isActing(now) && isSomeShip(now, ship => isCritical(asState(now.view), ship))),
  hint('down', 'RDA-KO-03', now => isActing(now) && isFriendDown(now)),
  hint('held', 'RDA-ELUDE-04', now => isActing(now) && isNews(now, 'elude.held')),
  hint('last', 'RDA-QUICK-04', now => isActing(now) && now.view.lastRound),
];
