import type { Fighter, Lasting } from '../types.ts';

export function isUnder({ lasting }: Fighter, what: string): boolean {
  return lasting.some(each => each.what === what);
}

/** Something begins to last; it takes the place of the same thing, if that was at work already. */
export function lastOn(fighter: Fighter, lasting: Lasting): void {
  const isSame = ({ what, weapon }: Lasting) => what === lasting.what && weapon === lasting.weapon;
  fighter.lasting = [...fighter.lasting.filter(each => !isSame(each)), lasting];
}

/** What was to last until now is over. */
export function endLasting(fighter: Fighter, until: Lasting['until']): void {
  fighter.lasting = fighter.lasting.filter(each => each.until !== until);
}
