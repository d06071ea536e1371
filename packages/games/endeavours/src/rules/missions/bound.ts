import type { Card, State } from '../../types.ts';

/** END-CORE-22, END-FOUND-14: a discovered mission with a penalty may not be given up. */
export function isBoundCard({ found }: State, { no }: Card): boolean {
  return found.some(mission => mission.no === no && mission.status === 'open' && mission.penalty > 0);
}
