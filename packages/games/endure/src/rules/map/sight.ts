import { catalogue } from '../../catalogue.ts';
import { effects } from '../../hooks.ts';
import type { Figure, Prey, State, Survivor, Token, ZoneId } from '../../types.ts';
import { missionMinds } from '../mission-rules.ts';
import { isAlly, isFigure } from '../table.ts';
import { canSee, sightsOf } from './map.ts';

/** Whether any survivor or ally sees a zone. */
export function isInView(state: State, zone: ZoneId): boolean {
  const { survivors, allies } = state;
  const sights = sightsOf(state);
  for (const survivor of survivors) if (survivor.status === 'alive' && sights.has(survivor.zone, zone)) return true;
  for (const ally of allies) if (ally.status === 'here' && sights.has(ally.zone, zone)) return true;
  return false;
}

/** ETS-CG-1010, 1011: whether an enemy minds somebody that it could see. */
export function isNoticed(state: State, prey: Prey, enemy: Figure | Token): boolean {
  if (!missionMinds(state).noticed || isAlly(prey) || !isFigure(enemy)) return true;
  return notices(state, enemy, prey);
}

export function notices(state: State, figure: Figure, by: Survivor): boolean {
  return effects.change(state, 'noticed', true, { by, figure });
}

/** ETS-CLASS-08: enemies outside its zone do not see it. */
export function isHidden(survivor: Survivor): boolean {
  for (const { what } of survivor.lasting) if (catalogue.lasting[what]?.hides === true) return true;
  return false;
}

/** ETS-ENEMY-02, ETS-CO-1311: whether an enemy in a zone sees a survivor or an ally. */
export function isSeenFrom(state: State, prey: Prey, zone: ZoneId): boolean {
  if (prey.zone === zone) return true;
  return canSee(state, zone, prey.zone) && (isAlly(prey) || !isHidden(prey));
}
