import { catalogue } from '../catalogue.ts';
import { effects } from '../hooks.ts';
import type { Anybody, Crew, Renegades, State, Station } from '../types.ts';
import { deciderOf, factionOf, nameOf, say } from './table.ts';

/** RDA-BOUNTY-04: by primary specialty. */
const digits: { readonly [S in Station]: number } = {
  commander: 150,
  navigation: 100,
  weapons: 100,
  communications: 75,
  engineering: 75,
};

/** RDA-BOUNTY-04: what a crewmember is worth to whoever holds its card; paid at the end of the mission (RDA-BOUNTY-07). */
export function bountyOn(state: State, crew: Crew): number {
  return effects.change(state, 'bounty', digits[catalogue.crew[crew.id].specialties[0]], { by: crew });
}

/** RDA-BOUNTY-05, 06, 08, 09: the holder's own crew or ship defeated one of these; it is shown at once, and paid instead of anything else. */
export function meetBounties(t: Renegades, losers: readonly Crew[], by: Anybody | null): boolean {
  const seat = by === null ? null : deciderOf(t.state, by);
  if (by === null || seat === null) return false;
  let isMet = false;
  for (const bounty of t.state.bounties) {
    const loser = losers.find(({ id }) => id === bounty.crew);
    if (bounty.met || bounty.seat !== seat || loser === undefined || loser.faction === factionOf(by)) continue;
    bounty.met = true;
    isMet = true;
    say(t, 'RDA-BOUNTY-09', 'bounty.met', { seat, who: nameOf(loser), digits: bountyOn(t.state, loser) });
  }
  return isMet;
}
