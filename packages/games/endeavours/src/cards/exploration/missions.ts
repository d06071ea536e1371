import { zoneOf } from '../../map/index.ts';
import { stackOf } from '../../rules/stacks.ts';
import type { Card, ExplorationsOf, MissionTitle, Spectral } from '../../types.ts';
import { nth } from '../copies.ts';

/** B16, END-EXPCARD-02: what copy n asks for. */
export const missions: ExplorationsOf<'XM', MissionTitle> = {
  XM1: {
    kind: 'mission',
    copies: 10,
    mission(n) {
      const mass = n <= 6 ? 1 : 2;
      return {
        need: { kind: 'relic' },
        points: 3 + mass + (n % 3),
        reward: { kind: 'aqua', aqua: 4 + Math.ceil(n / 2) },
        mass,
        hardness: 4 + (n % 4),
      };
    },
  },
  XM2: {
    kind: 'mission',
    copies: 6,
    mission: n => ({
      need: { kind: 'sampleHere' },
      points: 5,
      atType: { type: nth<Spectral>(n, 'C', 'S', 'M', 'V', 'D', 'H'), points: 7 },
      reward: { kind: 'discoveries', count: 3 },
    }),
  },
  XM3: {
    kind: 'mission',
    copies: 6,
    mission: n => ({ need: { kind: 'repairHere' }, points: 3 + Math.floor(n / 2), reward: { kind: 'robonaut' } }),
  },
  XM4: {
    kind: 'mission',
    copies: 4,
    mission: n => ({
      need: { kind: 'waterHere', count: nth(n, 6, 8, 10, 12) },
      points: nth(n, 3, 4, 5, 6),
      reward: { kind: 'water', count: 4 },
    }),
  },
  XM5: {
    kind: 'mission',
    copies: 5,
    mission: n => ({ need: { kind: 'factoryHere' }, points: 3 + n, reward: { kind: 'aqua', aqua: 5 + n } }),
  },
  XM6: {
    kind: 'mission',
    copies: 5,
    mission: n => ({ need: { kind: 'colonyHere' }, points: 5 + n, reward: { kind: 'rotate' } }),
    /** Frontier Clinic: Colocated Humans cannot become lonely. */
    rotated: {
      anywhere: {
        neverLonely: ({ by }, owner, state) =>
          by.node !== null && stackOf(state, owner as Card).node === by.node ? true : undefined,
      },
    },
  },
  XM7: {
    kind: 'mission',
    copies: 5,
    mission: n => ({ need: { kind: 'experimentHere' }, points: 4 + n, reward: { kind: 'rotate' } }),
    /** Xenobiology Bench: explore rolls in its zone. */
    rotated: {
      anywhere: {
        testDice: (dice, { purpose, node }, owner, state) => {
          const place = stackOf(state, owner as Card).node;
          return purpose === 'explore' && place !== null && zoneOf(place) === zoneOf(node) ? dice + 1 : dice;
        },
      },
    },
  },
  XM8: {
    kind: 'mission',
    copies: 4,
    mission: n => ({
      need: { kind: 'suppliesHere' },
      points: nth(n, 3, 4, 5, 6),
      years: 8,
      yearsPerBorder: 2,
      penalty: nth(n, 2, 2, 3, 3),
    }),
  },
  XM9: {
    kind: 'mission',
    copies: 4,
    mission: n => ({
      need: { kind: 'rescueHere' },
      points: nth(n, 4, 5, 6, 7),
      years: 7,
      yearsPerBorder: 2,
      penalty: nth(n, 3, 3, 4, 4),
      deadly: true,
    }),
  },
  XM10: {
    kind: 'mission',
    copies: 6,
    mission: n => ({
      need: { kind: 'anotherSite' },
      points: 3 + Math.ceil(n / 2),
      reward: { kind: 'discoveries', count: 2 },
    }),
  },
  XM11: {
    kind: 'mission',
    copies: 5,
    mission: n => ({
      need: {
        kind: 'samplesHome',
        types: nth<readonly Spectral[]>(n, ['C', 'S'], ['M', 'D'], ['V', 'H'], ['C', 'M'], ['S', 'D']),
      },
      points: nth(n, 5, 6, 8, 5, 6),
      reward: { kind: 'aqua', aqua: 6 },
    }),
  },
};
