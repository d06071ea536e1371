import type { Effect } from '../../hooks.ts';
import { isEquipment, isHuman } from '../../rules/cards.ts';
import { isThirdYear } from '../../rules/season.ts';
import type { CardId, ExplorationId, NodeId, SiteId, SiteState } from '../../types.ts';

/** The Site where the card lies. */
function here(owner: unknown): SiteId {
  return (owner as SiteState).id;
}

/** Copies 1 and 2 with a number each. */
function pair(
  title: string,
  [first, second]: readonly [number, number],
  effect: (n: number) => Effect,
): { readonly [card: string]: Effect } {
  return { [`${title}-1`]: effect(first), [`${title}-2`]: effect(second) };
}

/** What ongoing exploration cards do at their Site (B16). The owner is the Site. */
export const ongoingAbilities: { readonly [id in ExplorationId]?: Effect } = {
  ...pair('XO1', [1, 2], n => ({
    refuelYield: (amount, { site, again }, owner) => (site === here(owner) && !again ? amount + n : amount),
  })),
  ...pair('XO2', [3, 4], n => ({
    hydration: (hydration, { site }, owner) => (site === here(owner) ? Math.max(hydration, n) : hydration),
  })),
  'XO3-1': { silenced: ({ node }, owner) => (node === here(owner) ? 'drill' : undefined) },
  'XO3-2': { silenced: ({ node }, owner) => (node === here(owner) ? 'antenna' : undefined) },
  ...pair('XO4', [2, 3], n => ({
    hazardSum: (sum, { node }, owner) => (node === here(owner) ? Math.max(1, sum - n) : sum),
  })),
  ...pair('XO5', [1, 2], n => ({ liftValue: (value, { site }, owner) => (site === here(owner) ? value - n : value) })),
  ...pair('XO6', [1, 2], n => ({ liftValue: (value, { site }, owner) => (site === here(owner) ? value + n : value) })),
  'XO7-1': { siteFeature: ({ site }, owner) => (site === here(owner) ? ['sub'] : undefined) },
  'XO7-2': { siteFeature: ({ site }, owner) => (site === here(owner) ? ['sub', 'astro'] : undefined) },
  'XO8-1': { siteFeature: ({ site }, owner) => (site === here(owner) ? ['astro'] : undefined) },
  'XO8-2': {
    siteFeature: ({ site }, owner) => (site === here(owner) ? ['astro'] : undefined),
    foundPoints: (points, { card, site }, owner) =>
      site === here(owner) && card.startsWith('XM7-') ? points + 2 : points,
  },
  'XO9-1': { hazardFree: (about, owner) => (isLanding(about, here(owner)) ? true : undefined) },
  'XO9-2': {
    hazardFree: (about, owner) =>
      isLanding(about, here(owner)) || (about.hazard === 'assistLiftOff' && about.node === here(owner))
        ? true
        : undefined,
  },
  'XO10-1': { observesFromSite: ({ site }, owner) => (site === here(owner) ? true : undefined) },
  'XO10-2': {
    observesFromSite: ({ site }, owner) => (site === here(owner) ? true : undefined),
    testDice: (dice, { purpose, node }, owner) => (purpose === 'observe' && node === here(owner) ? dice + 1 : dice),
  },
  ...pair('XO11', [1, 2], n => ({
    terrain: (terrain, { site }, owner) => (site === here(owner) ? terrain + n : terrain),
  })),
  ...pair('XO12', [1, 2], n => ({
    terrain: (terrain, { site }, owner) => (site === here(owner) ? terrain - n : terrain),
  })),
  ...pair('XO13', [1, 2], n => ({
    salePrice: (price, { card }, owner) => (card.madeAt === here(owner) ? price + n : price),
  })),
  ...pair('XO14', [1, 2], n => ({ beads: (count, { node }, owner) => (node === here(owner) ? count + n : count) })),
  ...pair('XO15', [1, 2], n => ({ hazardSum: (sum, { node }, owner) => (node === here(owner) ? sum + n : sum) })),
  'XO16-1': {
    spared: ({ by, card }, owner) =>
      by.node === here(owner) && isKept(card.card) ? { use: `vault:${here(owner)}`, to: 'hand' } : undefined,
  },
  'XO16-2': {
    spared: ({ by, card }, owner, state) =>
      by.node === here(owner) && isKept(card.card) && isThirdYear(state.year)
        ? { use: `vault:${here(owner)}`, to: 'hand' }
        : undefined,
  },
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
