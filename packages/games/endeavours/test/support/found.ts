import { addFound } from '../../src/rules/missions/found.ts';
import type { Endeavours, Found, FoundId, SiteId, State } from '../../src/types.ts';

/** A mission card is drawn at a Site, or in the sky. */
export const adding = (card: FoundId, site: SiteId | null) =>
  function* (t: Endeavours) {
    addFound(t, card, site);
  };

/** The first discovered mission. */
export const foundOf = ({ state }: { readonly state: Readonly<State> }): Found => state.found[0]!;
