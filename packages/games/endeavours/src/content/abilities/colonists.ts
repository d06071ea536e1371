import type { Effect } from '../../hooks.ts';
import { exomigrate } from '../../rules/colonists.ts';
import { stackOf } from '../../rules/stacks.ts';
import type { Card, ColonistId } from '../../types.ts';
import { repairBot } from './equipment.ts';

type Sides = { readonly [id in ColonistId]?: { readonly purple: Effect } };

/** What promoted colonists do for their Stack (B9). N13 and N15 change in figures alone. */
export const colonistAbilities: Sides = {
  /** Ice Prospectors */
  N02: {
    purple: { bustIgnored: ({ platform }, owner) => (platform === owner ? `ignore:${(owner as Card).no}` : undefined) },
  },
  /** Fabricators: once per game, noted by the rule. */
  N04: { purple: { industryWaives: ({ refinery }) => (refinery === null ? 'refinery' : undefined) } },
  /** Comet Pilots */
  N05: { purple: { bonusPivots: pivots => pivots + 1 } },
  /** Vacuum Nomads */
  N06: { purple: { neverLonely: ({ card }, owner) => (card === owner ? true : undefined) } },
  /** Ring Divers */
  N07: {
    purple: { hazardReroll: ({ hazard }, owner) => (hazard === 'crash' ? `divers:${(owner as Card).no}` : undefined) },
  },
  /** Cloud Farmers */
  N08: { purple: { airEaterYield: tanks => tanks + 1 } },
  /** Longevists */
  N09: { purple: { epicReroll: (_, owner) => `longevists:${(owner as Card).no}:each` } },
  /** Void Medics */
  N10: { purple: { humansSafe: () => true } },
  /** Genetic Settlers */
  N11: {
    purple: {
      *colonyFounded(t, { founder }, owner) {
        if (founder === owner) yield* exomigrate(t);
      },
    },
  },
  /** Survey Robots: a Base Array. */
  N14: { purple: { survey: () => 1 } },
  /** Assembler Robots */
  N16: { purple: { buildsWith: () => 'supplies' } },
  /** Swarm Robots */
  N17: { purple: { prospectsAdjacent: ({ platform }, owner) => (platform === owner ? 2 : undefined) } },
  /** Custodian Robots */
  N18: { purple: repairBot },
};

/** What they do wherever they are. */
export const farColonists: Sides = {
  /** Orbital Riggers: products of the Factory where they are. */
  N01: {
    purple: {
      productsAnywhere: ({ site }, owner, state) => (stackOf(state, owner as Card).node === site ? true : undefined),
    },
  },
  /** Deep Drillers: drills Colocated with them. */
  N03: {
    purple: {
      neverDamaged: ({ by, card }, owner, state) =>
        card.card === 'drill' && by.node !== null && stackOf(state, owner as Card).node === by.node ? true : undefined,
    },
  },
  /** Free Traders */
  N12: { purple: { salePrice: price => price + 1 } },
};
