import type { Effect } from '../../hooks.ts';
import { kindOfNode, neighboursOf } from '../../map/index.ts';
import { factoryPlace, placesOf, produceAt } from '../../rules/operations/production.ts';
import { isUsed, noteUse } from '../../rules/table.ts';
import type { PatentId, SiteId, SiteState } from '../../types.ts';

/** The Site of the Factory that has the ability; effects of others are never shown with one. */
function siteOfPlant(owner: unknown): SiteId {
  return (owner as SiteState).id;
}

/** END-PATENT-09: what a Factory can do because of the black-side refinery that built it. The owner is the Site. */
export const plantAbilities: { readonly [id in PatentId]?: Effect } = {
  /** Vapour Printer: once per sunspot cycle an ET production here is a free action. */
  F02: {
    offers: (_, owner, state) => {
      const site = siteOfPlant(owner);
      if (isUsed({ state }, `printer:${site}`, 'cycle') || !placesOf(state).some(({ node }) => node === site))
        return undefined;
      return [
        {
          key: `offer.printer:${site}`,
          label: { key: 'offer.printer' },
          refs: [`node:${site}`],
          *take(t) {
            noteUse(t, `printer:${site}`, 'cycle');
            yield* produceAt(t, [factoryPlace(t.state, site)]);
          },
        },
      ];
    },
  },
  /** Cold Bioleach Vat */
  F04: {
    refuelYield: (amount, { site, how }, owner) =>
      how === 'factory' && site === siteOfPlant(owner) ? amount + 1 : amount,
  },
  /** Optical Glass Line */
  F05: { promotionPlace: (_, owner) => siteOfPlant(owner) },
  /** Cryogenic Fractionator */
  F06: {
    refuelsAt: ({ site }, owner) =>
      site === siteOfPlant(owner) ? neighboursOf(site).find(node => kindOfNode(node) === 'aero') : undefined,
  },
  /** Ion Stripper */
  F08: { relay: (_, owner) => siteOfPlant(owner) },
  /** Sterile Composter */
  F12: { founderStays: ({ site }, owner) => (site === siteOfPlant(owner) ? 5 : undefined) },
};
