import { catalogue } from '../../catalogue.ts';
import type { EventId, State } from '../../types.ts';

type Flag = 'lockdown' | 'darkness' | 'weightless';

/** What kind of card the one is that was asked about last: mostly it is asked about again. */
let last: ReturnType<typeof kindOf> | undefined;

function kindOf(id: EventId): { readonly [F in Flag]: boolean } & { readonly id: EventId } {
  const { lockdown = false, darkness = false, weightless = false } = catalogue.events[id];
  return { id, lockdown, darkness, weightless };
}

/** Whether the event card in force, or the one that the mission keeps in force, is of this kind. */
export function isInForce({ event, standing }: State, flag: Flag): boolean {
  if (standing !== null && catalogue.events[standing][flag] === true) return true;
  if (event === null) return false;
  if (last?.id !== event) last = kindOf(event);
  return last[flag];
}
