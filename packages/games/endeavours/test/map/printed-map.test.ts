import { scene } from '@starboard/endeavours/testing';
import { describe, expect, test } from 'vitest';
import { buggyRoads, elevatorPairs, isSite, nodeIds, siteAt, waypointAt, zoneModifiers } from '../../src/map/index.ts';
import { berTable, facTable, mapTable } from '../../src/map/location-tables.ts';
import { siteIds, sites } from '../../src/map/sites.ts';
import { waypointIds, waypoints } from '../../src/map/waypoints.ts';
import { liftValueOf } from '../../src/rules/sites.ts';
import type { Site, SiteId, Way, Waypoint, WaypointId, Zone } from '../../src/types.ts';
import { tableOf } from '../support/printed.ts';

/** Zone | type | size | hydration | lift value | features. */
const siteTable = `
  MER-PR: Mercury | V | 10 | 3 | 11 | push
  MER-RB: Mercury | M | 10 | 0 | 11 | push
  ICARUS: Mercury | S | 1 | 0 | 2 | push
  MACHHOLZ: Mercury | H | 1 | 4 | 2 | season-red, comet, astro
  VEN-CC: Venus | C | 11 | 1 | 12 | atm, push, astro
  MOSHUP: Venus | S | 1 | 0 | 2 | push
  RASHALOM: Venus | C | 1 | 2 | 2 | -
  ENCKE: Venus | D | 1 | 4 | 2 | season-blue, comet, astro
  LUN-MH: Earth | V | 9 | 0 | 10 | push, elev
  LUN-CB: Earth | S | 9 | 2 | 10 | push
  BENNU: Earth | C | 1 | 2 | 2 | -
  RYUGU: Earth | C | 1 | 2 | 2 | -
  GEOGRAPHOS: Earth | S | 1 | 0 | 2 | -
  AMUN: Earth | M | 1 | 0 | 2 | push
  MAR-PV: Mars | V | 10 | 2 | 11 | atm, elev
  MAR-AR: Mars | C | 10 | 4 | 11 | atm, astro
  MAR-KO: Mars | S | 10 | 4 | 11 | atm
  PHOBOS: Mars | D | 2 | 1 | 3 | -
  DEIMOS: Mars | D | 1 | 2 | 2 | elev
  EROS: Mars | S | 1 | 0 | 2 | -
  EUREKA: Mars | V | 1 | 0 | 2 | -
  DA6178: Mars | M | 1 | 0 | 2 | -
  WIRTANEN: Mars | D | 1 | 4 | 2 | season-yellow, comet, astro
  CERES: Ceres | C | 6 | 4 | 7 | sub, astro, elev
  VESTA: Ceres | V | 6 | 0 | 7 | -
  PALLAS: Ceres | C | 5 | 2 | 6 | -
  INTERAMNIA: Ceres | C | 5 | 3 | 6 | -
  PSYCHE: Ceres | M | 4 | 0 | 5 | -
  KALLIOPE: Ceres | M | 4 | 1 | 5 | -
  EUNOMIA: Ceres | S | 4 | 0 | 5 | -
  MASSALIA: Ceres | S | 3 | 0 | 4 | -
  EUROPA52: Ceres | C | 5 | 2 | 6 | -
  CYBELE: Ceres | D | 4 | 3 | 5 | astro
  READ: Ceres | D | 1 | 4 | 2 | astro
  TEMPEL1: Ceres | D | 1 | 4 | 2 | season-yellow, comet, astro
  WILD2: Ceres | H | 1 | 4 | 2 | season-red, comet, astro
  CAL-GC: Jupiter | C | 9 | 4 | 10 | sub
  GAN-GR: Jupiter | D | 9 | 4 | 10 | sub
  EUR-TM: Jupiter | V | 8 | 4 | 9 | astro
  EUR-OV: Jupiter | H | 8 | 4 | 9 | sub, astro
  IO-PE: Jupiter | S | 9 | 0 | 10 | push
  IO-BM: Jupiter | V | 9 | 0 | 10 | push
  THEBE: Jupiter | D | 3 | 1 | 4 | -
  PASIPHAE: Jupiter | C | 2 | 2 | 3 | -
  DIOMEDES: Jupiter | D | 4 | 3 | 5 | -
  EURYBATES: Jupiter | C | 2 | 3 | 3 | -
  TUTTLE: Jupiter | H | 1 | 4 | 2 | season-blue, comet, astro
  TIT-LM: Saturn | C | 9 | 3 | 10 | atm, sub, astro
  TIT-XA: Saturn | D | 9 | 2 | 10 | atm, astro
  SAT-CL: Saturn | H | 11 | 1 | 12 | atm, elev
  ENCELADUS: Saturn | V | 5 | 4 | 6 | sub, astro
  MIMAS: Saturn | C | 5 | 4 | 6 | sub
  DIONE: Saturn | C | 7 | 4 | 8 | sub
  IAPETUS: Saturn | D | 7 | 4 | 8 | -
  HYPERION: Saturn | D | 4 | 4 | 5 | -
  SIARNAQ: Saturn | D | 2 | 2 | 3 | -
  ATLAS: Saturn | V | 2 | 4 | 3 | elev
  HALEBOPP: Saturn | D | 2 | 4 | 3 | season-yellow, comet, astro
  URA-CL: Uranus | H | 11 | 1 | 12 | atm, elev
  MIRANDA: Uranus | V | 5 | 4 | 6 | -
  ARIEL: Uranus | V | 7 | 4 | 8 | sub
  UMBRIEL: Uranus | D | 7 | 3 | 8 | -
  TITANIA: Uranus | C | 7 | 4 | 8 | sub
  OBERON: Uranus | D | 7 | 4 | 8 | sub
  OPHELIA: Uranus | C | 2 | 4 | 3 | elev
  CALIBAN: Uranus | D | 3 | 3 | 4 | -
  CHIRON: Uranus | C | 4 | 3 | 5 | centaur, astro
  HALLEY: Uranus | H | 1 | 4 | 2 | season-red, comet, astro
  NEP-CL: Neptune | H | 11 | 2 | 12 | atm, elev
  TRI-RP: Neptune | V | 8 | 4 | 9 | sub
  TRI-CP: Neptune | C | 8 | 4 | 9 | astro
  HALIMEDE: Neptune | D | 2 | 3 | 3 | -
  NAIAD: Neptune | D | 2 | 3 | 3 | elev
  PLUTO: Neptune | C | 8 | 4 | 9 | sub, elev
  CHARON: Neptune | D | 7 | 4 | 8 | elev
  MAKEMAKE: Neptune | H | 7 | 4 | 8 | -
  SEDNA: Neptune | H | 6 | 4 | 7 | sub
  LEMPO: Neptune | D | 4 | 3 | 5 | astro`;

/** By zone: kind | what is special about it | its neighbours: `X+n` n extra burns, `X/Ln` n lander burns, `>X` one way, `A:` and `B:` the tracks. */
const waypointTables: { readonly [zone in Zone]: string } = {
  Mercury: `
  ME-LO: lag | - | ME-H+1 MER-PR/L2 MER-RB/L2 SOL-R
  ME-L4: lag | - | ICARUS+1 ME-H SOL-R
  ME-L5: lag | - | ME-H SOL-R
  SOL-R: belt | solar belt | ME-L4 ME-L5 ME-LO SOL-OB
  SOL-OB: fly | bonus = net thrust; crash hazard | MACHHOLZ+1 SOL-R
  ME-H: hoh | - | A: VE-B; B: ME-LO+1 ME-L4 ME-L5`,
  Venus: `
  VE-B: burn | enter 1 | ME-H VE-H
  VE-L1: lag | - | >VE-AE VE-FLY VE-H VE-LO+1
  VE-L4: lag | - | RASHALOM+1 VE-H
  VE-L5: lag | - | ENCKE+1 MOSHUP+1 VE-H
  VE-LO: lag | - | >VE-AE VE-L1+1 VEN-CC/L2
  VE-FLY: fly | bonus 2, only season blue | VE-H VE-L1
  VE-AE: aero | - | >VE-LO >VEN-CC
  VE-H: hoh | - | A: VE-B EA-B3; B: VE-L1 VE-L4 VE-L5 VE-FLY`,
  Earth: `
  EA-B1: burn | enter 1 | EA-R1 LEO
  EA-B2: burn | enter 1 | EA-R2 LEO
  EA-B3: burn | enter 1 | EA-H1 VE-H
  LEO: lag | start; shielded; aqua bank if no Home Bernal | EA-B1 EA-B2 SSO
  SSO: lag | home | LEO
  GEO: lag | home | EA-R1 EML1
  CYC: lag | home; shielded | EA-R1 SEL1
  EML1: lag | home | EA-R2 EML2 EML4 EML5 GEO LUN-CB/L1 LUN-MH/L1 SEL1
  EML2: lag | home | >EA-AE EML1 LU-FLY LUN-CB/L1 SEL2
  EML3: lag | home | EA-R2 EML4 EML5
  EML4: lag | home | EML1 EML3
  EML5: lag | home | EML1 EML3 LU-FLY
  SEL1: lag | - | CYC >EA-AE EA-H1 EML1
  SEL2: lag | - | >EA-AE EA-H2 EML2 LU-FLY
  SEL4: lag | home | BENNU+1 EA-H2 RYUGU+1
  SEL5: lag | home | AMUN+1 EA-H1 GEOGRAPHOS+1
  EA-R1: belt | - | CYC EA-B1 GEO
  EA-R2: belt | - | EA-B2 EML1 EML3
  EA-AE: aero | - | >LEO
  LU-FLY: fly | bonus 1 | EML2 EML5 SEL2
  EA-H1: hoh | - | A: EA-B3 EA-H2; B: SEL1 SEL5
  EA-H2: hoh | - | A: MA-B EA-H1; B: SEL2 SEL4`,
  Mars: `
  MA-B: burn | enter 1 | EA-H2 MA-H
  MA-L1: lag | - | DEIMOS >MA-AE MA-FLY MA-H MA-LO+1
  MA-L4: lag | - | DA6178+1 EROS+1 MA-H
  MA-L5: lag | - | EUREKA MA-H WIRTANEN+1
  MA-LO: lag | - | DEIMOS >MA-AE MA-L1+1 MAR-AR/L2 MAR-KO/L2 MAR-PV/L2 PHOBOS
  MA-FLY: fly | bonus 1 | MA-H MA-L1
  MA-AE: aero | - | >MA-LO >MAR-AR >MAR-KO >MAR-PV
  MA-H: hoh | - | A: MA-B CE-B1; B: MA-L1 MA-L4 MA-L5 MA-FLY`,
  Ceres: `
  CE-B1: burn | enter 1 | CE-H1 MA-H
  CE-B2: burn | enter 1 | CE-H1 CE-H2
  CE-LA: lag | - | CE-H1 MASSALIA+1 VESTA+1/L1
  CE-LB: lag | - | CE-H1 EUNOMIA+1 EUROPA52+1
  CE-LC: lag | - | CE-H1 CE-LD CERES+1/L1 PALLAS+2
  CE-LD: lag | - | CE-H2 CE-LC KALLIOPE+1 PSYCHE+1 TEMPEL1+1
  CE-LE: lag | - | CE-H2 CYBELE INTERAMNIA+1 READ WILD2+1
  CE-H1: hoh | - | A: CE-B1 CE-B2; B: CE-LA CE-LB CE-LC
  CE-H2: hoh | - | A: CE-B2 JU-B; B: CE-LD CE-LE`,
  Jupiter: `
  JU-B: burn | enter 2, coast 1 | CE-H2 JU-H
  JU-L1: lag | - | JU-H JU-LC PASIPHAE
  JU-L4: lag | - | DIOMEDES+1 JU-H
  JU-L5: lag | - | EURYBATES+1 JU-H TUTTLE+1
  JU-LC: lag | - | CAL-GC/L1 JU-L1 JU-LG+1
  JU-LG: lag | - | GAN-GR/L1 JU-LC+1 JU-R1
  JU-LE: lag | - | EUR-OV/L1 EUR-TM/L1 JU-R1 JU-R2
  JU-LI: lag | - | IO-BM/L1 IO-PE/L1 >JU-AE JU-R2 THEBE+1
  JU-R1: belt | - | JU-FLY JU-LE JU-LG
  JU-R2: belt | - | JU-LE JU-LI
  JU-FLY: fly | bonus 3 | EX-JSJ >JU-AE JU-H JU-R1
  JU-AE: aero | - | >JU-LG
  EX-JSJ: exit | ad astra: Jupiter-Sol-Jupiter | JU-FLY
  JU-H: hoh | - | A: JU-B SA-B; B: JU-L1 JU-L4 JU-L5 JU-FLY`,
  Saturn: `
  SA-B: burn | enter 2, coast 2 | JU-H SA-H
  SA-L1: lag | - | IAPETUS/L1 SA-H SA-LT+1 >TI-AE
  SA-L4: lag | - | HALEBOPP+1 SA-H
  SA-L5: lag | - | SA-H SIARNAQ+1
  SA-LT: lag | - | HYPERION SA-L1+1 SA-LR >TI-AE TIT-LM/L2 TIT-XA/L2
  SA-LR: lag | - | DIONE/L1 SA-LT SA-R
  SA-LE: lag | - | ATLAS ENCELADUS MIMAS >SA-AE SA-HZ SA-R SAT-CL/L3
  SA-R: belt | - | SA-LE SA-LR
  SA-FLY: fly | bonus 2 | >SA-AE SA-H SA-HZ
  SA-AE: aero | - | >SA-LE >SAT-CL
  TI-AE: aero | - | >SA-LT >TIT-LM >TIT-XA
  SA-HZ: haz | ring-plane crash hazard | SA-FLY SA-LE
  SA-H: hoh | - | A: SA-B UR-B; B: SA-L1 SA-L4 SA-L5 SA-FLY`,
  Uranus: `
  UR-B: burn | enter 2, coast 3 | SA-H UR-H
  UR-L1: lag | - | CALIBAN UR-H UR-LM+1
  UR-L4: lag | - | CHIRON+1 HALLEY+1 UR-H
  UR-LM: lag | - | ARIEL/L1 MIRANDA OBERON/L1 TITANIA/L1 UMBRIEL/L1 UR-L1+1 UR-R
  UR-LC: lag | - | OPHELIA >UR-AE UR-R URA-CL/L3
  UR-R: belt | - | UR-FLY UR-LC UR-LM
  UR-FLY: fly | bonus 1 | >UR-AE UR-H UR-R
  UR-AE: aero | - | >UR-LC >URA-CL
  UR-H: hoh | - | A: UR-B NE-B; B: UR-L1 UR-L4 UR-FLY`,
  Neptune: `
  NE-B: burn | enter 3, coast 4 | NE-H UR-H
  NE-L1: lag | - | HALIMEDE NE-H NE-LT+1
  NE-L4: lag | - | NE-H PL-BC+1
  NE-LT: lag | - | NE-L1+1 NE-LD TRI-CP/L1 TRI-RP/L1
  NE-LD: lag | - | NAIAD >NE-AE NE-FLY NE-LT NEP-CL/L3
  NE-LK: lag | - | LEMPO NE-H NE-LM+1 SEDNA+2/L1
  PL-BC: lag | Pluto-Charon barycentre | CHARON/L1 NE-L4+1 PLUTO/L1
  NE-LM: lag | Makemake approach | MAKEMAKE/L1 NE-LK+1
  NE-FLY: fly | bonus 1 | EX-NEP >NE-AE NE-H NE-LD
  NE-AE: aero | - | >NE-LD >NEP-CL
  EX-NEP: exit | ad astra: Neptune | NE-FLY
  EX-OORT: exit | ad astra: Oort | NE-H
  NE-H: hoh | - | A: NE-B EX-OORT; B: NE-L1 NE-L4 NE-FLY NE-LK`,
};

const fac = `
  BENNU RYUGU GEOGRAPHOS AMUN LUN-CB LUN-MH
  MOSHUP RASHALOM ICARUS MER-PR MER-RB VEN-CC
  PHOBOS DEIMOS EROS EUREKA DA6178 MAR-PV
  MAR-AR MAR-KO VESTA MASSALIA EUNOMIA EUROPA52
  CERES PALLAS PSYCHE KALLIOPE INTERAMNIA CYBELE
  PASIPHAE CAL-GC DIOMEDES EURYBATES HYPERION ENCELADUS`;

const map = `
  ME-LO ME-L4 ME-L5 ICARUS VE-L1 VE-L4
  VE-L5 VE-LO EML1 EML4 SEL1 SEL2
  MA-L1 MA-L4 MA-L5 MA-LO CE-LA CE-LB
  CE-LC CE-LE JU-L1 JU-L4 JU-L5 JU-LC
  SA-L1 SA-L4 SA-LT SA-LE UR-L1 UR-L4
  UR-LM UR-LC NE-L1 NE-L4 NE-LD NE-LK`;

const ber = `
  ME-LO ME-L4 ME-L5 VE-L1 VE-L4 VE-L5
  VE-LO SEL1 SEL2 MA-L1 MA-L4 MA-L5
  MA-LO CE-LA CE-LB CE-LC CE-LD CE-LE
  JU-L1 JU-L4 JU-L5 JU-LC JU-LG SA-L1
  SA-L4 SA-L5 SA-LT SA-LR UR-L1 UR-L4
  UR-LM NE-L1 NE-L4 NE-LT NE-LK PL-BC`;

const roads =
  'MER-PR/MER-RB LUN-MH/LUN-CB MAR-PV/MAR-AR MAR-AR/MAR-KO EUR-TM/EUR-OV IO-PE/IO-BM TIT-LM/TIT-XA TRI-RP/TRI-CP';
const elevators =
  'LUN-MH/EML1 MAR-PV/DEIMOS CERES/CE-LC SAT-CL/ATLAS URA-CL/OPHELIA NEP-CL/NAIAD PLUTO/PL-BC CHARON/PL-BC';

function siteFrom([zone, type, size, hydration, , words]: readonly string[]): Site {
  const features = words === '-' ? [] : words!.split(', ');
  const season = features.find(word => word.startsWith('season-'))?.slice('season-'.length);
  return {
    zone: zone as Zone,
    type: type as Site['type'],
    size: Number(size),
    hydration: Number(hydration),
    features: features.filter(word => !word.startsWith('season-')) as unknown as Site['features'],
    ...(season !== undefined && { season: season as NonNullable<Site['season']> }),
  };
}

function wayFrom(word: string, track?: 'A' | 'B'): Way {
  const [, oneWay, to, burns, lander] = /^(>?)([A-Z0-9-]+)(?:\+(\d))?(?:\/L(\d))?$/.exec(word)!;
  return {
    to: to!,
    ...(burns !== undefined && { burns: Number(burns) }),
    ...(lander !== undefined && { lander: Number(lander) }),
    ...(oneWay === '>' && { oneWay: true as const }),
    ...(track !== undefined && { track }),
  };
}

function waysFrom(cell: string): Way[] {
  if (!cell.startsWith('A:')) return cell.split(' ').map(word => wayFrom(word));
  const [a, b] = cell.split('; ').map(track => track.slice('A: '.length).split(' ')) as [string[], string[]];
  return [...a.map(word => wayFrom(word, 'A')), ...b.map(word => wayFrom(word, 'B'))];
}

/** What is said of a waypoint besides its kind, as the map has it. */
function noteFrom(note: string): Partial<Waypoint> {
  const number = (word: string) => Number(new RegExp(`${word} (\\d)`).exec(note)?.[1] ?? 0);
  return {
    ...(number('enter') > 0 && { enter: number('enter') }),
    ...(number('coast') > 0 && { coast: number('coast') }),
    ...(number('bonus') > 0 && { bonus: number('bonus') }),
    ...(note.includes('bonus = net thrust') && { bonus: 'thrust' as const }),
    ...(note.includes('only season blue') && { bonusSeason: 'blue' as const }),
    ...(note.includes('crash hazard') && { crash: true as const }),
    ...(/^home/.test(note) && { home: true as const }),
    ...(note.includes('shielded') && { shielded: true as const }),
  };
}

const byName = (a: Way, b: Way) => a.to.localeCompare(b.to);
const sorted = ({ ways, ...rest }: Waypoint): Waypoint => ({ ...rest, ways: [...ways].sort(byName) });
const printedSites = tableOf(siteTable);
const printedWaypoints = Object.entries(waypointTables).flatMap(([zone, table]) =>
  Object.entries(tableOf(table)).map(([id, cells]) => [id, zone, cells] as const),
);
const rowsOf = (table: string) =>
  table
    .trim()
    .split('\n')
    .map(row => row.trim().split(' '));

describe('printed on the map', () => {
  test('[END-MAP-01] 78 Sites and 102 waypoints', () => {
    expect(Object.keys(printedSites).toSorted()).toEqual([...siteIds].toSorted());
    expect(printedWaypoints.map(([id]) => id).toSorted()).toEqual([...waypointIds].toSorted());
    expect([siteIds.length, waypointIds.length, nodeIds.length]).toEqual([78, 102, 180]);
  });

  test.each(siteIds)('[END-MAP-11, END-MAP-12] the Site %s', id => {
    const printed = printedSites[id]!;
    expect(sites[id]).toEqual(siteFrom(printed));
    const { state } = scene().rocket('LEO', { cards: ['T05'] });
    expect(liftValueOf(state, state.stacks.at(-1)!, id)).toBe(Number(printed[4]));
  });

  test.each(printedWaypoints)(
    '[END-MAP-01, END-MAP-03, END-MAP-07, END-MAP-08] the waypoint %s of the zone %s',
    (id, zone, [kind, note, ways]) => {
      const printed = { kind, zone, ...noteFrom(note!), ways: waysFrom(ways!) } as Waypoint;
      expect(sorted(waypoints[id as WaypointId])).toEqual(sorted(printed));
    },
  );

  test('[END-MAP-03] a way that is not one-way is printed at both of its ends, alike', () => {
    for (const id of waypointIds) {
      for (const { to, burns, lander, oneWay } of waypointAt(id).ways) {
        if (oneWay || isSite(to as SiteId)) continue;
        const back = waypointAt(to as WaypointId).ways.find(way => way.to === id);
        expect([id, to, back?.burns, back?.lander]).toEqual([id, to, burns, lander]);
      }
    }
  });

  test('[END-MAP-02] what a zone adds to flares and takes from solar power', () => {
    expect(Object.values(zoneModifiers)).toEqual([2, 1, 0, -1, -2, -3, -4, -5, -5]);
  });

  test('[END-MAP-05, END-MAP-06] buggy roads and Space Elevators', () => {
    expect(buggyRoads.map(road => road.join('/')).join(' ')).toBe(roads);
    expect(elevatorPairs.map(pair => pair.join('/')).join(' ')).toBe(elevators);
  });

  test('[END-MAP-09] the location tables', () => {
    expect([facTable, mapTable, berTable]).toEqual([rowsOf(fac), rowsOf(map), rowsOf(ber)]);
  });

  test('[END-TRACTOR-03, END-MAP-11] a comet is a Site of its season', () => {
    const comets = siteIds.filter(id => (siteAt(id).features as readonly string[]).includes('comet'));
    expect(comets.map(id => `${id} ${siteAt(id).season}`).join(', ')).toBe(
      'MACHHOLZ red, ENCKE blue, WIRTANEN yellow, TEMPEL1 yellow, WILD2 red, TUTTLE blue, HALEBOPP yellow, HALLEY red',
    );
  });
});
