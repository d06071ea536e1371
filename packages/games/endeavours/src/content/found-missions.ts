import type {
  Bolt,
  ExplorationId,
  Face,
  FoundMission,
  ObservationId,
  Side,
  SiteId,
  Spectral,
  WaypointId,
  Zone,
} from '../types.ts';
import { copyOf } from './copies.ts';
import { type ExplorationTitle, explorationIds, explorationTitleOf, type explorationTitles } from './exploration.ts';
import { type ObservationTitle, observationIds, observationTitleOf, type observationTitles } from './observation.ts';

export type FoundId = ExplorationId | ObservationId;
type MissionTitle<Titles> = { [T in keyof Titles]: Titles[T] extends { kind: 'mission' } ? T : never }[keyof Titles];

/** The value of copy 1, 2, 3 … out of a list. */
const nth = <T>(n: number, ...values: readonly T[]): T => values[n - 1]!;

/** A lightning bolt on copy n alone (END-OBSCARD-13). */
const boltOn = (copy: number, n: number, bolt: Bolt): Pick<FoundMission, 'bolt'> => (n === copy ? { bolt } : {});

/** B16: by title, for copy n. */
const ofTheGround: { readonly [T in MissionTitle<typeof explorationTitles>]: (n: number) => FoundMission } = {
  XM1(n) {
    const mass = n <= 6 ? 1 : 2;
    return {
      need: { kind: 'relic' },
      points: 3 + mass + (n % 3),
      reward: { kind: 'aqua', aqua: 4 + Math.ceil(n / 2) },
      mass,
      hardness: 4 + (n % 4),
    };
  },
  XM2: n => ({
    need: { kind: 'sampleHere' },
    points: 5,
    atType: { type: nth<Spectral>(n, 'C', 'S', 'M', 'V', 'D', 'H'), points: 7 },
    reward: { kind: 'discoveries', count: 3 },
  }),
  XM3: n => ({ need: { kind: 'repairHere' }, points: 3 + Math.floor(n / 2), reward: { kind: 'robonaut' } }),
  XM4: n => ({
    need: { kind: 'waterHere', count: nth(n, 6, 8, 10, 12) },
    points: nth(n, 3, 4, 5, 6),
    reward: { kind: 'water', count: 4 },
  }),
  XM5: n => ({ need: { kind: 'factoryHere' }, points: 3 + n, reward: { kind: 'aqua', aqua: 5 + n } }),
  XM6: n => ({ need: { kind: 'colonyHere' }, points: 5 + n, reward: { kind: 'rotate' } }),
  XM7: n => ({ need: { kind: 'experimentHere' }, points: 4 + n, reward: { kind: 'rotate' } }),
  XM8: n => ({
    need: { kind: 'suppliesHere' },
    points: nth(n, 3, 4, 5, 6),
    years: 8,
    yearsPerBorder: 2,
    penalty: nth(n, 2, 2, 3, 3),
  }),
  XM9: n => ({
    need: { kind: 'rescueHere' },
    points: nth(n, 4, 5, 6, 7),
    years: 7,
    yearsPerBorder: 2,
    penalty: nth(n, 3, 3, 4, 4),
    deadly: true,
  }),
  XM10: n => ({
    need: { kind: 'anotherSite' },
    points: 3 + Math.ceil(n / 2),
    reward: { kind: 'discoveries', count: 2 },
  }),
  XM11: n => ({
    need: {
      kind: 'samplesHome',
      types: nth<readonly Spectral[]>(n, ['C', 'S'], ['M', 'D'], ['V', 'H'], ['C', 'M'], ['S', 'D']),
    },
    points: nth(n, 5, 6, 8, 5, 6),
    reward: { kind: 'aqua', aqua: 6 },
  }),
};

/** B17 */
const ofTheSky: { readonly [T in MissionTitle<typeof observationTitles>]: (n: number) => FoundMission } = {
  OM1: n => ({
    need: { kind: 'wormhole', borders: n - 1 },
    points: 4 + n,
    reward: { kind: 'discoveries', count: 3 },
    ...boltOn(1, n, { kind: 'wormhole' }),
  }),
  OM2: n => ({
    need: { kind: 'observations', zone: nth<Zone>(n, 'Mercury', 'Earth', 'Mars', 'Ceres', 'Jupiter'), count: 2 },
    points: nth(n, 5, 4, 5, 6, 7),
    reward: { kind: 'royalties', most: 8 },
    ...boltOn(5, n, { kind: 'discoveries', count: 1 }),
  }),
  OM3: n => ({
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
  OM4: n => ({
    need: { kind: 'satellites', zones: nth(n, 2, 3, 4, 5) },
    points: nth(n, 4, 6, 9, 12),
    reward: { kind: 'discoveries', count: 2 },
    ...boltOn(4, n, { kind: 'aqua', aqua: 3 }),
  }),
  OM5: n => ({
    need: { kind: 'pass', node: nth<WaypointId>(n, 'LU-FLY', 'VE-FLY', 'JU-FLY', 'SA-FLY') },
    points: nth(n, 3, 5, 8, 10),
    reward: { kind: 'moveAgain' },
  }),
  OM6: n => ({
    need: { kind: 'claims', zone: 'Ceres', count: n },
    points: nth(n, 4, 6, 9, 12),
    reward: { kind: 'aqua', aqua: 5 },
  }),
  OM7: n => ({
    need: { kind: 'baseline', borders: n },
    points: nth(n, 4, 6, 8, 10),
    reward: { kind: 'discoveries', count: 3 },
  }),
  OM8: n => ({
    need: { kind: 'landing', site: nth<SiteId>(n, 'ICARUS', 'EROS', 'DA6178', 'GEOGRAPHOS') },
    points: nth(n, 6, 5, 5, 4),
    years: nth(n, 8, 10, 10, 8),
    penalty: nth(n, 3, 2, 2, 2),
    ...boltOn(1, n, { kind: 'ejection' }),
  }),
  OM9: n => ({
    need: { kind: 'message', borders: n, interference: n + 1 },
    points: nth(n, 4, 6, 8),
    years: 10,
    penalty: nth(n, 2, 2, 3),
    ...boltOn(3, n, { kind: 'loneliness' }),
  }),
  OM10: n => ({
    need: { kind: 'landing', site: nth<SiteId>(n, 'ENCKE', 'WIRTANEN', 'TEMPEL1') },
    points: nth(n, 6, 6, 7),
    reward: { kind: 'prize', aqua: 5 },
    ...boltOn(3, n, { kind: 'discoveries', count: 2 }),
  }),
};

const isOfTheGround = (title: ExplorationTitle): title is keyof typeof ofTheGround => title in ofTheGround;
const isOfTheSky = (title: ObservationTitle): title is keyof typeof ofTheSky => title in ofTheSky;

const foundMissions = new Map<FoundId, FoundMission>();
for (const card of explorationIds) {
  const title = explorationTitleOf(card);
  if (isOfTheGround(title)) foundMissions.set(card, ofTheGround[title](copyOf(card)));
}
for (const card of observationIds) {
  const title = observationTitleOf(card);
  if (isOfTheSky(title)) foundMissions.set(card, ofTheSky[title](copyOf(card)));
}

/** END-FOUND-01: the hundred discovered missions. */
export const foundIds: readonly FoundId[] = [...foundMissions.keys()];

export function foundMissionOf(card: FoundId): FoundMission {
  return foundMissions.get(card)!;
}

export function isExploration(card: FoundId): card is ExplorationId {
  return card.startsWith('X');
}

/** END-FOUND-02, 13: the figures of one that lies in a Stack: a relic, or a card that was rotated. */
export function foundFaceOf(card: FoundId, side: Side): Face | undefined {
  const found = foundMissions.get(card);
  if (found === undefined) return undefined;
  const { mass = 1, hardness = 5 } = found;
  return side === 'rotated' ? { mass: 1, hardness: 5 } : { mass, hardness };
}
