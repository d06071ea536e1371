import type { Bolt, FoundMission, MissionTitle, ObservationsOf, SiteId, WaypointId, Zone } from '../../types.ts';
import { nth } from '../copies.ts';

/** A lightning bolt on copy n alone (END-OBSCARD-13). */
const boltOn = (copy: number, n: number, bolt: Bolt): Pick<FoundMission, 'bolt'> => (n === copy ? { bolt } : {});

/** B17, END-OBSCARD-02: what copy n asks for. */
export const missions: ObservationsOf<'OM', MissionTitle> = {
  OM1: {
    kind: 'mission',
    copies: 5,
    mission: n => ({
      need: { kind: 'wormhole', borders: n - 1 },
      points: 4 + n,
      reward: { kind: 'discoveries', count: 3 },
      ...boltOn(1, n, { kind: 'wormhole' }),
    }),
  },
  OM2: {
    kind: 'mission',
    copies: 5,
    mission: n => ({
      need: { kind: 'observations', zone: nth<Zone>(n, 'Mercury', 'Earth', 'Mars', 'Ceres', 'Jupiter'), count: 2 },
      points: nth(n, 5, 4, 5, 6, 7),
      reward: { kind: 'royalties', most: 8 },
      ...boltOn(5, n, { kind: 'discoveries', count: 1 }),
    }),
  },
  OM3: {
    kind: 'mission',
    copies: 4,
    mission: n => ({
      need: {
        kind: 'observation',
        spots: nth(
          n,
          ['circle', 'circle'] as const,
          ['circle', 'diamond'] as const,
          ['diamond', 'pentagon'] as const,
          ['pentagon', 'octagon'] as const,
        ),
      },
      points: nth(n, 5, 6, 7, 8),
      reward: { kind: 'aqua', aqua: 4 },
    }),
  },
  OM4: {
    kind: 'mission',
    copies: 4,
    mission: n => ({
      need: { kind: 'satellites', zones: nth(n, 2, 3, 4, 5) },
      points: nth(n, 4, 6, 9, 12),
      reward: { kind: 'discoveries', count: 2 },
      ...boltOn(4, n, { kind: 'aqua', aqua: 3 }),
    }),
  },
  OM5: {
    kind: 'mission',
    copies: 4,
    mission: n => ({
      need: { kind: 'pass', node: nth<WaypointId>(n, 'LU-FLY', 'VE-FLY', 'JU-FLY', 'SA-FLY') },
      points: nth(n, 3, 5, 8, 10),
      reward: { kind: 'moveAgain' },
    }),
  },
  OM6: {
    kind: 'mission',
    copies: 4,
    mission: n => ({
      need: { kind: 'claims', zone: 'Ceres', count: n },
      points: nth(n, 4, 6, 9, 12),
      reward: { kind: 'aqua', aqua: 5 },
    }),
  },
  OM7: {
    kind: 'mission',
    copies: 4,
    mission: n => ({
      need: { kind: 'baseline', borders: n },
      points: nth(n, 4, 6, 8, 10),
      reward: { kind: 'discoveries', count: 3 },
    }),
  },
  OM8: {
    kind: 'mission',
    copies: 4,
    mission: n => ({
      need: { kind: 'landing', site: nth<SiteId>(n, 'ICARUS', 'EROS', 'DA6178', 'GEOGRAPHOS') },
      points: nth(n, 6, 5, 5, 4),
      years: nth(n, 8, 10, 10, 8),
      penalty: nth(n, 3, 2, 2, 2),
      ...boltOn(1, n, { kind: 'ejection' }),
    }),
  },
  OM9: {
    kind: 'mission',
    copies: 3,
    mission: n => ({
      need: { kind: 'message', borders: n, interference: n + 1 },
      points: nth(n, 4, 6, 8),
      years: 10,
      penalty: nth(n, 2, 2, 3),
      ...boltOn(3, n, { kind: 'loneliness' }),
    }),
  },
  OM10: {
    kind: 'mission',
    copies: 3,
    mission: n => ({
      need: { kind: 'landing', site: nth<SiteId>(n, 'ENCKE', 'WIRTANEN', 'TEMPEL1') },
      points: nth(n, 6, 6, 7),
      reward: { kind: 'prize', aqua: 5 },
      ...boltOn(3, n, { kind: 'discoveries', count: 2 }),
    }),
  },
};
