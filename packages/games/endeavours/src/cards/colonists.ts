import { can } from '../rules/cards.ts';
import { exomigrate } from '../rules/people/colonists.ts';
import { stackOf } from '../rules/stacks.ts';
import type { Card, Colonist, ColonistId } from '../types.ts';
import { repairBot } from './equipment.ts';

/** The colonist queue: Humans and Robots, each with a speciality (END-COLONY-07). */
export const colonists: { readonly [N in ColonistId]: Colonist } = {
  /** Orbital Riggers: products of the Factory where they are. */
  N01: {
    human: true,
    speciality: 'engineer',
    promotesAt: 'sub',
    future: 'U11',
    face: { mass: 2, hardness: 4, isru: 3, platform: 'buggy' },
    purple: {
      anywhere: {
        productsAnywhere: ({ site }, owner, state) => (stackOf(state, owner as Card).node === site ? true : undefined),
      },
    },
  },
  /** Ice Prospectors */
  N02: {
    human: true,
    speciality: 'prospector',
    promotesAt: 'astro',
    future: 'U12',
    face: { mass: 1, hardness: 4, isru: 2, platform: 'buggy' },
    purple: {
      aboard: {
        bustIgnored: ({ platform }, owner) => (platform === owner ? `ignore:${(owner as Card).no}` : undefined),
      },
    },
  },
  /** Deep Drillers: drills Colocated with them. */
  N03: {
    human: true,
    speciality: 'miner',
    promotesAt: 'H',
    future: 'U02',
    face: { mass: 2, hardness: 5, isru: 4, platform: 'buggy' },
    purple: {
      anywhere: {
        neverDamaged: ({ by, card }, owner, state) =>
          can(card.card, 'drills') && by.node !== null && stackOf(state, owner as Card).node === by.node
            ? true
            : undefined,
      },
    },
  },
  /** Fabricators: once per game, noted by the rule. */
  N04: {
    human: true,
    speciality: 'industrialist',
    promotesAt: 'V',
    future: 'U11',
    face: { mass: 2, hardness: 5, isru: 4, platform: 'buggy' },
    purple: { aboard: { industryWaives: ({ refinery }) => (refinery === null ? 'refinery' : undefined) } },
  },
  /** Comet Pilots */
  N05: {
    human: true,
    speciality: 'prospector',
    promotesAt: 'astro',
    future: 'U06',
    face: { mass: 1, hardness: 5, isru: 3, platform: 'raygun' },
    purple: { aboard: { bonusPivots: pivots => pivots + 1 } },
  },
  /** Vacuum Nomads */
  N06: {
    human: true,
    speciality: 'miner',
    promotesAt: 'M',
    future: 'U05',
    face: { mass: 2, hardness: 6, isru: 3, platform: 'buggy' },
    purple: { aboard: { neverLonely: ({ card }, owner) => (card === owner ? true : undefined) } },
  },
  /** Ring Divers */
  N07: {
    human: true,
    speciality: 'prospector',
    promotesAt: 'D',
    future: 'U13',
    face: { mass: 2, hardness: 6, isru: 3, platform: 'raygun' },
    purple: {
      aboard: {
        hazardReroll: ({ hazard }, owner) => (hazard === 'crash' ? `divers:${(owner as Card).no}` : undefined),
      },
    },
  },
  /** Cloud Farmers */
  N08: {
    human: true,
    speciality: 'engineer',
    promotesAt: 'atm',
    future: 'U09',
    face: { mass: 2, hardness: 5, isru: 3, platform: 'raygun' },
    purple: { aboard: { airEaterYield: tanks => tanks + 1 } },
  },
  /** Longevists */
  N09: {
    human: true,
    speciality: 'industrialist',
    promotesAt: 'C',
    future: 'U05',
    face: { mass: 2, hardness: 4, isru: 4, platform: 'buggy' },
    purple: { aboard: { epicReroll: (_, owner) => `longevists:${(owner as Card).no}:each` } },
  },
  /** Void Medics */
  N10: {
    human: true,
    speciality: 'miner',
    promotesAt: 'S',
    future: 'U14',
    face: { mass: 2, hardness: 5, isru: 4, platform: 'buggy' },
    purple: { aboard: { humansSafe: () => true } },
  },
  /** Genetic Settlers */
  N11: {
    human: true,
    speciality: 'engineer',
    promotesAt: 'sub',
    future: 'U14',
    face: { mass: 2, hardness: 5, isru: 3, platform: 'buggy' },
    purple: {
      aboard: {
        *colonyFounded(t, { founder }, owner) {
          if (founder === owner) yield* exomigrate(t);
        },
      },
    },
  },
  /** Free Traders */
  N12: {
    human: true,
    speciality: 'industrialist',
    promotesAt: 'V',
    future: 'U08',
    face: { mass: 2, hardness: 4, isru: 4, platform: 'buggy' },
    purple: { anywhere: { salePrice: price => price + 1 } },
  },
  /** Constructor Robots */
  N13: {
    human: false,
    speciality: 'industrialist',
    type: 'C',
    promotesAt: 'D',
    future: 'U03',
    face: { mass: 1, hardness: 6, isru: 3, platform: 'buggy' },
    purple: { supplies: ['E'] },
  },
  /** Survey Robots: a Base Array. */
  N14: {
    human: false,
    speciality: 'prospector',
    type: 'M',
    promotesAt: 'M',
    future: 'U13',
    face: { mass: 1, hardness: 7, isru: 2, platform: 'raygun' },
    purple: { aboard: { survey: () => 1 } },
  },
  /** Mining Robots */
  N15: {
    human: false,
    speciality: 'miner',
    type: 'S',
    promotesAt: 'S',
    future: 'U02',
    face: { mass: 2, hardness: 7, isru: 2, platform: 'buggy' },
    purple: { isru: 1 },
  },
  /** Assembler Robots */
  N16: {
    human: false,
    speciality: 'engineer',
    type: 'V',
    promotesAt: 'V',
    future: 'U01',
    face: { mass: 1, hardness: 6, isru: 3, platform: 'buggy' },
    purple: { aboard: { buildsWith: () => 'provisions' } },
  },
  /** Swarm Robots */
  N17: {
    human: false,
    speciality: 'prospector',
    type: 'D',
    promotesAt: 'C',
    future: 'U12',
    face: { mass: 1, hardness: 5, isru: 1, platform: 'missile' },
    purple: { aboard: { prospectsAdjacent: ({ platform }, owner) => (platform === owner ? 2 : undefined) } },
  },
  /** Custodian Robots */
  N18: {
    human: false,
    speciality: 'miner',
    type: 'H',
    promotesAt: 'H',
    future: 'U01',
    face: { mass: 1, hardness: 8, isru: 4, platform: 'buggy' },
    purple: { aboard: repairBot },
  },
};
