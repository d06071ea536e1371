/** Where it is built: on a Site or in space; what it does is among the abilities. */
const stations = {
  flyeyeObservatory: { on: 'site' },
  solarPowerCollection: { on: 'space', zones: ['Mercury', 'Venus', 'Earth', 'Mars'] },
  orbitalShipyard: { on: 'space' },
  fuelDepot: { on: 'space' },
  deepSpaceBeacon: { on: 'space', transmit: 4 },
  quarantineDock: { on: 'space' },
  refineryAnnex: { on: 'site' },
  missionArchive: { on: 'space' },
  slingshotArray: { on: 'space' },
  surveyCentre: { on: 'site' },
  medicalWing: { on: 'space' },
  foundryRing: { on: 'space' },
  geologyHall: { on: 'site' },
  rescueCoordination: { on: 'space' },
  recyclingPlant: { on: 'site' },
  observatoryRing: { on: 'space' },
  coldStorage: { on: 'site' },
  crewQuarters: { on: 'space' },
  powerGrid: { on: 'site' },
  trainingAcademy: { on: 'space' },
  debrisRadar: { on: 'space' },
  lifeSupportFoundry: { on: 'site' },
  instrumentWorkshop: { on: 'space' },
  supplyExchange: { on: 'space' },
} as const satisfies { readonly [id: string]: StationCard };

export interface StationCard {
  readonly on: 'site' | 'space';
  /** The zones it may stand in, if not all. */
  readonly zones?: readonly string[];
  /** END-STATION-15: 2 unless said. */
  readonly transmit?: number;
}

export type StationId = keyof typeof stations;
export const stationIds = Object.keys(stations) as StationId[];

export function stationOf(id: StationId): StationCard {
  return stations[id];
}
