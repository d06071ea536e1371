import type { UpgradeCard } from '../types.ts';

/** RDA-UPGRADE-02, 04. What they do is in `content/abilities/upgrades.ts`. */
export const upgrades = {
  marksmanTraining: { no: 'UP01', on: 'crew', needs: 'weapons', cost: 150 },
  bladeDancer: { no: 'UP02', on: 'crew', needs: 'human', cost: 125 },
  xenoReflexes: { no: 'UP03', on: 'crew', needs: 'alien', cost: 150 },
  ironConstitution: { no: 'UP04', on: 'crew', needs: 'any', cost: 100 },
  fleetFooted: { no: 'UP05', on: 'crew', needs: 'any', cost: 100 },
  ghostTraining: { no: 'UP06', on: 'crew', needs: 'any', cost: 75 },
  sensorTraining: { no: 'UP07', on: 'crew', needs: 'any', cost: 75 },
  flightSchool: { no: 'UP08', on: 'crew', needs: 'any', cost: 100 },
  systemsCertificate: { no: 'UP09', on: 'crew', needs: 'any', cost: 75 },
  fieldMedicine: { no: 'UP10', on: 'crew', needs: 'any', cost: 75 },
  commandSchool: { no: 'UP11', on: 'crew', needs: 'commander', cost: 100 },
  gunnerySchool: { no: 'UP12', on: 'crew', needs: 'any', cost: 100 },
  willpower: { no: 'UP13', on: 'crew', needs: 'any', cost: 100 },
  veteranCommand: { no: 'UP14', on: 'crew', needs: 'commander', cost: 150 },
  triageExpert: { no: 'UP15', on: 'crew', needs: 'communications', cost: 150 },
  damageControl: { no: 'UP16', on: 'crew', needs: 'engineering', cost: 200 },
  acePilot: { no: 'UP17', on: 'crew', needs: 'navigation', cost: 150 },
  crossTraining: { no: 'UP18', on: 'crew', needs: 'any', cost: 150 },
  disasterDrill: { no: 'UP19', on: 'crew', needs: 'any', cost: 75 },
  robotHunter: { no: 'UP20', on: 'crew', needs: 'any', cost: 75 },
  beastWhisperer: { no: 'UP21', on: 'crew', needs: 'alien', cost: 125 },
  twinPistols: { no: 'UP22', on: 'crew', needs: 'any', cost: 125 },
  interrogator: { no: 'UP23', on: 'crew', needs: 'any', cost: 100 },
  adrenalImplant: { no: 'UP24', on: 'crew', needs: 'alien', cost: 150 },
  reinforcedShields: { no: 'UP25', on: 'ship', cost: 150 },
  layeredHull: { no: 'UP26', on: 'ship', cost: 150 },
  longRangeArray: { no: 'UP27', on: 'ship', cost: 125 },
  ionDrive: { no: 'UP28', on: 'ship', cost: 150 },
  twinCannons: { no: 'UP29', on: 'ship', cost: 200 },
  fireComputer: { no: 'UP30', on: 'ship', cost: 150 },
  deflectorGrid: { no: 'UP31', on: 'ship', cost: 150 },
  extraBunks: { no: 'UP32', on: 'ship', cost: 75 },
  cargoTractor: { no: 'UP33', on: 'ship', cost: 75 },
  autoMedic: { no: 'UP34', on: 'ship', cost: 150 },
  secureBrig: { no: 'UP35', on: 'ship', cost: 75 },
  afterburners: { no: 'UP36', on: 'ship', cost: 100 },
} as const satisfies Readonly<Record<string, UpgradeCard>>;

export type UpgradeId = keyof typeof upgrades;
export const upgradeIds = Object.keys(upgrades) as UpgradeId[];
