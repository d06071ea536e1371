import { scene } from '@starboard/endeavours/testing';
import { describe, expect, test } from 'vitest';
import { bernals } from '../../src/cards/bernals.ts';
import { colonists } from '../../src/cards/colonists.ts';
import { driftBernals } from '../../src/cards/drift-bernals.ts';
import { equipment } from '../../src/cards/equipment.ts';
import { futures } from '../../src/cards/futures.ts';
import { projects } from '../../src/cards/projects.ts';
import { stations } from '../../src/cards/stations.ts';
import { idsOf } from '../../src/catalogue.ts';
import { faceOf } from '../../src/rules/cards.ts';
import { driftMass } from '../../src/rules/mass.ts';
import { projectSpots } from '../../src/rules/playmats.ts';
import {
  aquaRows,
  diskSpots,
  networkAbilities,
  outposts,
  projectCosts,
  satelliteHardness,
  satelliteTrack,
  stationSlots,
} from '../../src/tables/playmats.ts';
import type { Card, CardId, Equipment, EquipmentId, Side } from '../../src/types.ts';
import { faceFrom, figuresOf, figuresOfAll, tableOf } from '../support/printed.ts';

const equipmentIds = idsOf(equipment);
const projectIds = idsOf(projects);
const stationIds = idsOf(stations);

/** Human or robot | speciality | figures | type of a Robot | where it is promoted | its Future. */
const colonistTable = `
  N01: human | engineer | m2 r4 i3 buggy | - | sub | U11
  N02: human | prospector | m1 r4 i2 buggy | - | astro | U12
  N03: human | miner | m2 r5 i4 buggy | - | H | U02
  N04: human | industrialist | m2 r5 i4 buggy | - | V | U11
  N05: human | prospector | m1 r5 i3 raygun | - | astro | U06
  N06: human | miner | m2 r6 i3 buggy | - | M | U05
  N07: human | prospector | m2 r6 i3 raygun | - | D | U13
  N08: human | engineer | m2 r5 i3 raygun | - | atm | U09
  N09: human | industrialist | m2 r4 i4 buggy | - | C | U05
  N10: human | miner | m2 r5 i4 buggy | - | S | U14
  N11: human | engineer | m2 r5 i3 buggy | - | sub | U14
  N12: human | industrialist | m2 r4 i4 buggy | - | V | U08
  N13: robot | industrialist | m1 r6 i3 buggy | C | D | U03
  N14: robot | prospector | m1 r7 i2 raygun | M | M | U13
  N15: robot | miner | m2 r7 i2 buggy | S | S | U02
  N16: robot | engineer | m1 r6 i3 buggy | V | V | U01
  N17: robot | prospector | m1 r5 i1 missile | D | C | U12
  N18: robot | miner | m1 r8 i4 buggy | H | H | U01`;

/** Home orbit | where it is promoted. */
const bernalTable = `
  B01: EML1 | atm
  B02: SSO | C
  B03: GEO | V
  B04: EML2 | push
  B05: EML3 | S
  B06: EML4 | M
  B07: SEL4 | sub
  B08: EML5 | push
  B09: SEL5 | astro
  B10: CYC | D`;

/** Points | when it may be claimed, if not at any time. */
const futureTable = `
  U01: 14 | -
  U02: 10 | -
  U03: 8 | -
  U04: 16 | ad astra
  U05: 12 | -
  U06: 14 | ad astra
  U07: 18 | ad astra
  U08: 8 | -
  U09: 9 | -
  U10: 11 | endgame
  U11: 12 | -
  U12: 9 | -
  U13: 10 | -
  U14: 13 | -`;

/** One of these is given up to anchor it. */
const driftTable = `
  D01: generator or reactor
  D02: refinery or generator
  D03: generator or radiator
  D04: generator or robonaut
  D05: refinery or radiator
  D06: generator or refinery
  D07: reactor or refinery
  D08: generator or reactor
  D09: radiator or robonaut
  D10: reactor or radiator
  D11: generator or radiator`;

/** Where it stands. */
const stationTable = `
  flyeyeObservatory: site
  solarPowerCollection: space
  orbitalShipyard: space
  fuelDepot: space
  deepSpaceBeacon: space
  quarantineDock: space
  refineryAnnex: site
  missionArchive: space
  slingshotArray: space
  surveyCentre: site
  medicalWing: space
  foundryRing: space
  geologyHall: site
  rescueCoordination: space
  recyclingPlant: site
  observatoryRing: space
  coldStorage: site
  crewQuarters: space
  powerGrid: site
  trainingAcademy: space
  debrisRadar: space
  lifeSupportFoundry: site
  instrumentWorkshop: space
  supplyExchange: space`;

/** Where it enters | front | back, if it has one | price and place of its promotion | what it does, front / back. */
const equipmentTable = `
  aerobrake: LEO | m1 r6 | m1 r6 | 4 LAB | entries 2 / 4
  array: LEO | m1 r4 | m1 r4 | 3 BER | survey 1 / 2
  rover: LEO | m1 r5 | m1 r5 | 4 BER | explore 1 / 2, drives
  telescope: HOME | m1 r4 | m1 r4 | 5 LAB | observe 1 / 2
  plating: LEO | m2 r8 | m1 r6 E | 4 LAB | shielding 2 / 3
  tractorBeam: LAB | m2 r5 U | m2 r5 U | 6 LAB | tow 2 / 3
  drone: LEO | m1 r5 | m1 r5 | 3 BER | -
  supplies: LEO | m2 r5 | - | - | shares supplies, provisions
  module: HOME | m3 r6 | - | - | shares supplies, builds
  bioExperiment: LAB | m1 r3 | m1 r3 | - | experiment bio
  fieldExperiment: LEO | m1 r4 | m1 r4 | - | experiment field
  rescuePod: LEO | m1 r6 | m1 r6 | - | rescues
  lifeSciences: LAB | m2 r5 E | - | - | runsBio
  drill: LEO | m1 r6 E | - | - | drills
  antenna: LEO | m1 r5 E | - | - | transmit 3
  satellite: LEO | m1 r4 | - | - | deploys
  spareParts: LEO | m1 r7 | - | - | mends
  battery: HOME | m1 r6 | m1 r6 | - | supplies E U, drains
  powersatReceiver: ANY | m1 r4 | - | - | -
  tourists: LEO | m1 r4 | - | - | human, tours
  struts: LEO | m1 r7 | - | - | -
  cryoTank: ANY | m1 r6 | - | - | -`;

/** `explore 1 / 2`, `transmit 3`, `experiment bio`, `drives`. */
function doesFrom(words: string): object {
  const [what, ...figures] = words.split(' ') as [string, ...string[]];
  if (what === '-' || what === 'supplies') return {};
  if (figures.length === 0) return { [what]: true };
  const values = figures.filter(figure => figure !== '/').map(figure => Number(figure) || figure);
  return { [what]: values.length === 1 ? values[0] : values };
}

function equipmentFrom([enters, front, back, promotion, does]: readonly string[]): object {
  const supplies = /^supplies (\w( \w)*)/.exec(does!)?.[1]?.split(' ');
  const [cost, at] = promotion!.split(' ');
  return {
    enters,
    front: { ...faceFrom(front!), ...(supplies && { supplies }) },
    ...(back !== '-' && { back: faceFrom(back!) }),
    ...(promotion !== '-' && { promotion: { cost: Number(cost), at } }),
    ...Object.assign({}, ...does!.split(', ').map(doesFrom)),
  };
}

const lying = (card: CardId, side: Side): Card => {
  return { no: 1, card, side, heavy: false, damaged: false, lonely: false, uses: 0, madeAt: null };
};

describe('printed on people and Bernals', () => {
  test('[END-COLONY-07, END-FUTURE-07] colonists', () => {
    const expected = Object.entries(tableOf(colonistTable)).map(
      ([id, [kind, speciality, figures, type, promotesAt, future]]) => [
        id,
        {
          human: kind === 'human',
          speciality,
          ...(type !== '-' && { type }),
          promotesAt,
          future,
          face: faceFrom(figures!),
        },
      ],
    );
    const white = Object.entries(colonists).map(([id, { purple: _, ...figures }]) => [id, figures] as const);
    expect(Object.fromEntries(white)).toEqual(Object.fromEntries(expected));
  });

  test('[END-PATENT-04] of the promoted ones two have other figures', () => {
    for (const id of Object.keys(colonists) as (keyof typeof colonists)[]) {
      const { face } = colonists[id];
      const other = id === 'N13' ? { supplies: ['E'] } : id === 'N15' ? { isru: 1 } : {};
      expect([faceOf(lying(id, 'white')), faceOf(lying(id, 'purple'))].map(figuresOf)).toEqual([
        face,
        { ...face, ...other },
      ]);
    }
  });

  test('[END-BERNAL-10, END-START-05] Bernals', () => {
    const expected = Object.entries(tableOf(bernalTable)).map(([id, [orbit, promotesAt]]) => [
      id,
      { orbit, promotesAt },
    ]);
    expect(figuresOfAll(bernals)).toEqual(Object.fromEntries(expected));
    expect(faceOf(lying('B01', 'white'))).toEqual(faceFrom('m10 r6 T3 F2 dirt'));
  });

  test('[END-FUTURE-07] Futures', () => {
    const expected = Object.entries(tableOf(futureTable)).map(([id, [points, when]]) => [
      id,
      {
        points: Number(points),
        ...(when === 'ad astra' && { adAstra: true }),
        ...(when === 'endgame' && { endgame: true }),
      },
    ]);
    expect(figuresOfAll(futures)).toEqual(Object.fromEntries(expected));
  });

  test('[END-DRIFT-07, END-DRIFT-14] Drift Bernals', () => {
    const expected = Object.entries(tableOf(driftTable)).map(([id, [supports]]) => [
      id,
      { supports: supports!.split(' or ') },
    ]);
    expect(figuresOfAll(driftBernals)).toEqual(Object.fromEntries(expected));
    expect([driftMass, faceOf(lying('D01', 'front'))]).toEqual([10, faceFrom('m10 r6')]);
  });
});

describe('printed on equipment and stations', () => {
  const printed = tableOf(equipmentTable);

  test('[END-EQUIP-26] no kind more, no kind less, four copies of each', () => {
    expect(Object.keys(printed)).toEqual(equipmentIds);
    expect(Object.values(scene().state.pool).every(copies => copies === 4)).toBe(true);
  });

  test.each(Object.keys(printed) as EquipmentId[])('[END-EQUIP-01, END-EQUIP-23] %s', kind => {
    const { towLimits: _, promotion, ...figures }: Equipment = equipment[kind];
    const { spots: __, ...cost } = promotion ?? { spots: [] };
    expect(figuresOf({ ...figures, ...(promotion && { promotion: cost }) })).toEqual(equipmentFrom(printed[kind]!));
  });

  test('[END-TRACTOR-11] burns by the mass in tow', () => {
    const limits = equipment.tractorBeam.towLimits?.map(table =>
      table.map(([mass, burns]) => `${mass}=${burns}`).join(', '),
    );
    expect(limits).toEqual(['1=6, 2=4, 3=2', '2=6, 4=4, 6=2']);
  });

  test('[END-STATION-03, END-STATION-15] stations', () => {
    const expected = Object.entries(tableOf(stationTable)).map(([id, [on]]) => [
      id,
      {
        on,
        ...(id === 'solarPowerCollection' && { zones: ['Mercury', 'Venus', 'Earth', 'Mars'] }),
        ...(id === 'deepSpaceBeacon' && { transmit: 4 }),
      },
    ]);
    expect(Object.fromEntries(stationIds.map(id => [id, figuresOf(stations[id])]))).toEqual(
      Object.fromEntries(expected),
    );
    expect(stationIds).toHaveLength(24);
  });

  test('[END-DRILL-06] a sample has mass 1 and rad-hardness 9, a comet the mass of its size', () => {
    expect(faceOf(lying('sample:C', 'front'))).toEqual(faceFrom('m1 r9'));
    expect([faceOf(lying('comet:ENCKE', 'front')), faceOf(lying('comet:HALEBOPP', 'front'))]).toEqual([
      faceFrom('m1 r9'),
      faceFrom('m2 r9'),
    ]);
  });
});

describe('printed on playmats', () => {
  const words = (unlocks: { readonly [id: string]: { readonly spots: readonly string[]; readonly cost?: number } }) =>
    Object.entries(unlocks).map(
      ([id, { spots, cost }]) => `${id}: ${spots.join('+')}${cost === undefined ? '' : ` ${cost}`}`,
    );

  test('[END-DISC-07, END-DISC-08] the Research Lab', () => {
    expect(
      words(
        Object.fromEntries(
          Object.entries(equipment).flatMap(([id, { promotion }]) =>
            promotion ? [[id, { spots: promotion.spots }]] : [],
          ),
        ),
      ),
    ).toEqual([
      'aerobrake: green+yellow',
      'array: green+purple',
      'rover: green+red',
      'telescope: purple+yellow',
      'plating: purple+red',
      'tractorBeam: red+yellow',
      'drone: white+white',
    ]);
    expect(projectCosts).toEqual([2, 3, 4, 5]);
  });

  test('[END-DISC-10, END-DISC-12, END-DISC-14] Emergency Response', () => {
    expect(diskSpots.map(({ cost, penalty }) => `${cost} -${penalty}`)).toEqual([
      '2 -0',
      '4 -0',
      '6 -0',
      '8 -0',
      '8 -3',
      '8 -6',
    ]);
    expect(aquaRows.map(({ spots, aqua }) => `${spots.join('+')} ${aqua}`)).toEqual([
      'green+purple+red+yellow 8',
      'green+red+white+white 6',
      'white+white+white+white 4',
    ]);
  });

  test('[END-DISC-15, END-DISC-16] Infrastructure', () => {
    expect(stationSlots.map(({ spots, cost }) => `${spots.join('+')} ${cost}`)).toEqual([
      'green+white 4',
      'purple+white 5',
      'red+white 6',
    ]);
    expect(words(outposts)).toEqual(['spaceOutpost: yellow+white 3', 'siteOutpost: green+purple 3']);
  });

  test('[END-SAT-05, END-SAT-07, END-SAT-09] the Satellite Network', () => {
    expect(words(networkAbilities)).toEqual([
      'beamReflection: green+red 3',
      'powerAmplification: purple+yellow 4',
      'radioRelay: white+white 2',
      'interferometry: green+yellow 3',
    ]);
    expect([satelliteTrack, satelliteHardness]).toEqual([[1, 1, 2, 2, 3, 3, 4], 4]);
  });

  test('[END-DISC-08] spots of research projects: two of a colour by their number, one of the next, one white', () => {
    const letters = projectIds.map(id =>
      projectSpots(id)
        .map(spot => spot[0])
        .join(''),
    );
    expect(letters.slice(0, 4)).toEqual(['pprw', 'rryw', 'yygw', 'ggpw']);
    expect(letters).toEqual(projectIds.map((_, at) => letters[at % 4]));
    expect(projectIds).toHaveLength(69);
  });
});
