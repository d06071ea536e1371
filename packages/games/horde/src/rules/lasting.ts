import { catalogue } from '../catalogue.ts';
import type { Aftermath, Fighter, Lasting, LastingId } from '../types.ts';

export function isUnder({ lasting }: Fighter, what: LastingId): boolean {
  return lasting.some(each => each.what === what);
}

/** What makes a fighter do something, by what the card that left it says. */
export function lastingThat({ lasting }: Fighter, does: keyof Aftermath): Lasting | undefined {
  return lasting.find(({ what }) => catalogue.lasting[what]?.[does] !== undefined);
}

/** Something begins to last; it takes the place of the same thing, if that was at work already. */
export function lastOn(fighter: Fighter, lasting: Lasting & { readonly what: LastingId }): void {
  const isSame = ({ what, weapon }: Lasting) => what === lasting.what && weapon === lasting.weapon;
  fighter.lasting = [...fighter.lasting.filter(each => !isSame(each)), lasting];
}

/** What was to last until now is over. */
export function endLasting(fighter: Fighter, until: Lasting['until']): void {
  fighter.lasting = fighter.lasting.filter(each => each.until !== until);
}
