import { isCrew } from '../rules/cards.ts';
import { earn } from '../rules/money.ts';
import { stacksAt } from '../rules/stacks.ts';
import type { CrewCard, CrewId } from '../types.ts';

/** END-GAMEPLAY-01..03: what each Crew's faction is good at. */
export const crews: { readonly [C in CrewId]: CrewCard } = {
  C01: { aqua: 6 },
  C02: { aqua: 6 },
  C03: { aqua: 6 },
  /** Exchange Pilots: three cards for 2 Aqua. */
  C04: { researchPrice: (price, { cards }) => (cards === 3 ? price - 1 : price) },
  /** Beam Union */
  C05: { powersat: () => true },
  /** Insurers */
  C06: { insurancePrice: price => price - 1 },
  /** Spaceport Company: END-BOOST-06 */
  C07: {
    *boosted(t, { paid }) {
      if (paid >= 1) earn(t, 1, 'END-BOOST-06');
    },
  },
  /** Independent Bureau: END-AUCTION-03 */
  C08: { handLimit: () => Number.POSITIVE_INFINITY },
  /** Mechanics: any Stack, wherever it is. */
  C09: { glitchFix: () => 'human' },
  /** Hydrologists: with the Crew Colocated, once per operation. */
  C10: {
    refuelYield: (amount, { site, again }, _, state) =>
      !again && stacksAt(state, site).some(({ cards }) => cards.some(({ card, lonely }) => isCrew(card) && !lonely))
        ? amount + 1
        : amount,
  },
  /** Cartographers */
  C11: { survey: () => 1 },
  /** Broadcasters */
  C12: { needsNoAntenna: ({ card }) => (isCrew(card.card) ? 2 : undefined) },
};
