import type { Effect } from '../../hooks.ts';
import { isEquipment, isHuman } from '../../rules/cards.ts';
import { isThirdYear } from '../../rules/season.ts';
import type { CardId, ExplorationsOf, NodeId, OngoingTitle, SiteId, SiteState } from '../../types.ts';

/** The Site where the card lies. */
function here(owner: unknown): SiteId {
  return (owner as SiteState).id;
}

/** Two copies that do different things. */
function two(first: Effect, second: Effect): OngoingTitle {
  return { kind: 'ongoing', copies: 2, effect: copy => (copy === 1 ? first : second) };
}

/** Two copies with a number each. */
function pair([first, second]: readonly [number, number], effect: (n: number) => Effect): OngoingTitle {
  return two(effect(first), effect(second));
}

/** B16: what ongoing exploration cards do at their Site, which is the owner. */
export const ongoing: ExplorationsOf<'XO', OngoingTitle> = {
  XO1: pair([1, 2], n => ({
    refuelYield: (amount, { site, again }, owner) => (site === here(owner) && !again ? amount + n : amount),
  })),
  XO2: pair([3, 4], n => ({
    hydration: (hydration, { site }, owner) => (site === here(owner) ? Math.max(hydration, n) : hydration),
  })),
  XO3: two(
    { silenced: ({ node }, owner) => (node === here(owner) ? 'drills' : undefined) },
    { silenced: ({ node }, owner) => (node === here(owner) ? 'transmit' : undefined) },
  ),
  XO4: pair([2, 3], n => ({
    hazardSum: (sum, { node }, owner) => (node === here(owner) ? Math.max(1, sum - n) : sum),
  })),
  XO5: pair([1, 2], n => ({ liftValue: (value, { site }, owner) => (site === here(owner) ? value - n : value) })),
  XO6: pair([1, 2], n => ({ liftValue: (value, { site }, owner) => (site === here(owner) ? value + n : value) })),
  XO7: two(
    { siteFeature: ({ site }, owner) => (site === here(owner) ? ['sub'] : undefined) },
    { siteFeature: ({ site }, owner) => (site === here(owner) ? ['sub', 'astro'] : undefined) },
  ),
  XO8: two(
    { siteFeature: ({ site }, owner) => (site === here(owner) ? ['astro'] : undefined) },
    {
      siteFeature: ({ site }, owner) => (site === here(owner) ? ['astro'] : undefined),
      foundPoints: (points, { card, site }, owner) =>
        site === here(owner) && card.startsWith('XM7-') ? points + 2 : points,
    },
  ),
  XO9: two(
    { hazardFree: (about, owner) => (isLanding(about, here(owner)) ? true : undefined) },
    {
      hazardFree: (about, owner) =>
        isLanding(about, here(owner)) || (about.hazard === 'assistLiftOff' && about.node === here(owner))
          ? true
          : undefined,
    },
  ),
  XO10: two(
    { observesFromSite: ({ site }, owner) => (site === here(owner) ? true : undefined) },
    {
      observesFromSite: ({ site }, owner) => (site === here(owner) ? true : undefined),
      testDice: (dice, { purpose, node }, owner) => (purpose === 'observe' && node === here(owner) ? dice + 1 : dice),
    },
  ),
  XO11: pair([1, 2], n => ({
    terrain: (terrain, { site }, owner) => (site === here(owner) ? terrain + n : terrain),
  })),
  XO12: pair([1, 2], n => ({
    terrain: (terrain, { site }, owner) => (site === here(owner) ? terrain - n : terrain),
  })),
  XO13: pair([1, 2], n => ({
    salePrice: (price, { card }, owner) => (card.madeAt === here(owner) ? price + n : price),
  })),
  XO14: pair([1, 2], n => ({ beads: (count, { node }, owner) => (node === here(owner) ? count + n : count) })),
  XO15: pair([1, 2], n => ({ hazardSum: (sum, { node }, owner) => (node === here(owner) ? sum + n : sum) })),
  XO16: two(
    {
      spared: ({ by, card }, owner) =>
        by.node === here(owner) && isKept(card.card) ? { use: `vault:${here(owner)}`, to: 'hand' } : undefined,
    },
    {
      spared: ({ by, card }, owner, state) =>
        by.node === here(owner) && isKept(card.card) && isThirdYear(state.year)
          ? { use: `vault:${here(owner)}`, to: 'hand' }
          : undefined,
    },
  ),
};

/** Through an aerobrake, or with the help of a Factory. */
function isLanding(
  { hazard, node, towards }: { readonly hazard: string; readonly node: NodeId; readonly towards?: NodeId },
  site: SiteId,
): boolean {
  return hazard === 'aerobrake' ? towards === site : hazard === 'assistLanding' && node === site;
}

/** XO16: whatever the Hand would not have anyway and can put into play again: equipment, but nobody Human. */
function isKept(card: CardId): boolean {
  return isEquipment(card) && !isHuman(card);
}
