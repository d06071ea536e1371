import type { CardId, TokenFace } from '../types.ts';

const trapped = (card: CardId): TokenFace => ({ card, trap: 3 });
const found = (card: CardId): TokenFace => ({ card });

/** RDA-SEARCH-02: container tokens T01 to T28, by number from 1. */
export const containerFaces: readonly TokenFace[] = [
  {}, // there is no token 0
  ...(
    [
      'neuralStim',
      'fieldDressing',
      'opticVisor',
      'lockbreaker',
      'diplomaticSeal',
      'whisperBoots',
      'gravHarness',
      'refractorCharm',
      'beastLure',
      'flashCapsule',
      'adrenalShot',
      'ancientIdol',
      'creditChip',
      'creditVaultChip',
      'serpentBlade',
      'thunderMaul',
      'needlePistol',
      'plasmaCarbine',
      'cryoThrower',
      'spikeGrenade',
    ] as const
  ).map(found),
  trapped('shieldCapacitor'),
  trapped('microThruster'),
  trapped('targetingLens'),
  trapped('medPod'),
  { trap: 3 },
  { trap: 3 },
  { trap: 4 },
  { trap: 4 },
];

/** Salvage tokens L01 to L30, by number from 1. */
export const salvageFaces: readonly TokenFace[] = [
  {},
  ...(
    [
      'ablativePlate',
      'ablativePlate',
      'spareCoil',
      'longLens',
      'hullFoam',
      'hullFoam',
      'shieldCell',
      'shieldCell',
      'fuelRod',
      'fuelRod',
      'salvagedRifle',
      'salvagedBlade',
      'starChart',
      'blackBox',
      'cryoPod',
      'decoyBuoy',
      'signalBooster',
      'gyroStabiliser',
    ] as const
  ).map(found),
  ...Array.from({ length: 4 }, () => ({ digits: 25 })),
  ...Array.from({ length: 4 }, () => ({ digits: 50 })),
  { trap: 3 },
  { trap: 3 },
  { trap: 4 },
  { trap: 4 },
];
