import { describe, expect, test } from 'vitest';
import { baseMissions } from '../../src/cards/base-missions.ts';
import { idsOf } from '../../src/catalogue.ts';
import { classOf } from '../../src/rules/missions/quest.ts';
import type { BaseMission, BaseMissionId, Need } from '../../src/types.ts';

const baseMissionIds = idsOf(baseMissions);

/** What each card asks for = its points, with the year and the penalty of those that may fail; under its code and what kind it is of. */
const printed: { readonly [code: string]: readonly [kind: string, cards: string] } = {
  AB: [
    'anchoredBernal',
    `PHOBOS = 13; MAR-AR = 12; CERES = 15; PASIPHAE = 18; HYPERION = 20; MIRANDA = 23; NAIAD = 26; VESTA = 15`,
  ],
  AX: ['siteExploration atm', `Venus+Mars = 22; Mars+Saturn = 27; Saturn+Uranus+Neptune = 36`],
  BX: ['bioExperiment', `Earth = 7; Mercury = 12; Jupiter = 15; Saturn = 17; Uranus = 21`],
  CO: [
    'colony',
    `LUN-CB = 8; LUN-MH = 8; MER-PR = 12; VEN-CC = 10; MAR-PV = 10; MAR-AR = 10; MAR-KO = 10; PHOBOS = 8; CERES = 10; VESTA = 10; PALLAS = 10; CAL-GC = 15; GAN-GR = 15; EUR-OV = 15; TIT-LM = 17; ENCELADUS = 15; TITANIA = 18; TRI-RP = 22`,
  ],
  FA: [
    'factory',
    `BENNU = 5; AMUN = 5; LUN-CB = 5; LUN-MH = 5; VEN-CC = 8; MER-RB = 9; PHOBOS = 6; MAR-PV = 6; MASSALIA = 7; PSYCHE = 7; VESTA = 7; CERES = 7; INTERAMNIA = 7; DIOMEDES = 10; IO-BM = 12; SAT-CL = 14; MIRANDA = 15; PLUTO = 19`,
  ],
  FX: [
    'fieldExperiment',
    `RYUGU = 4; LUN-MH = 6; ICARUS = 8; VEN-CC = 12; MAR-KO = 10; PHOBOS = 6; VESTA = 8; CYBELE = 8; EUR-TM = 13; ENCELADUS = 13; ARIEL = 16; TRI-CP = 20`,
  ],
  FB: ['flyby', `LU-FLY = 2; VE-FLY = 5; MA-FLY = 5; SOL-OB = 12; JU-FLY = 10; SA-FLY = 13; UR-FLY = 17; NE-FLY = 21`],
  AE: [
    'airEater',
    `Earth x1 = 5; Venus x1 = 8; Mars x1 = 8; Jupiter x1 = 13; Saturn x2 = 18; Uranus x1 = 19; Neptune x1 = 22`,
  ],
  HC: [
    'colonySizes',
    `Mercury size 11 = 17; Earth size 10 = 14; Mars size 12 = 17; Ceres size 12 = 19; Jupiter size 13 = 23; Saturn size 14 = 25; Uranus size 14 = 29; Neptune size 15 = 33`,
  ],
  HH: [
    'colonyHydration',
    `2 of hyd 0 in Mercury+Venus+Earth = 13; 2 of hyd 2 in Earth+Mars = 14; 3 of hyd 4 in Mars+Ceres = 20; 3 of hyd 4 in Ceres+Jupiter = 24; 3 of hyd 4 in Jupiter+Saturn = 27; 2 of hyd 4 in Uranus+Neptune = 31`,
  ],
  HX: [
    'zoneExploration',
    `Mercury size 11 = 14; Venus size 3 = 9; Earth size 10 = 8; Mars size 12 = 12; Ceres size 12 = 14; Jupiter size 12 = 18; Saturn size 13 = 20; Uranus size 13 = 24; Neptune size 14 = 28`,
  ],
  HP: [
    'zoneClaims',
    `Mercury push x2 = 10; Earth push x2 = 6; Mars atm x3 = 11; Ceres astro x2 = 9; Jupiter sub x3 = 16; Saturn sub x3 = 18; Uranus sub x3 = 22`,
  ],
  HS: [
    'zoneSamples',
    `Earth C+M = 7; Venus C+S = 9; Mars S+V = 10; Ceres C+M+V = 15; Jupiter C+D+S = 19; Saturn C+D+V = 22; Uranus C+D+V = 26; Neptune C+D+V = 30`,
  ],
  HY: ['hydration', `LUN-MH = 13; EROS = 10; MER-RB = 16; PSYCHE = 12; IO-BM = 19; SAT-CL = 21`],
  RT: [
    'radio',
    `home - LUN-MH (interference 2) = 4; home - PHOBOS (interference 3) = 6; home - VEN-CC (interference 3) = 6; LUN-CB - MER-PR (interference 4) = 13; home - CERES (interference 4) = 9; MAR-AR - CAL-GC (interference 4) = 16; home - TIT-LM (interference 6) = 16; CERES - TITANIA (interference 5) = 20; home - TRI-RP (interference 8) = 23`,
  ],
  OB: [
    'observation',
    `2 circle = 6; 3 circle = 9; 2 diamond = 7; 1 circle+1 diamond+1 pentagon = 11; 3 diamond = 11; 2 pentagon = 9; 1 circle+1 diamond+1 pentagon+1 octagon = 16; 3 pentagon = 15; 2 octagon = 12; 3 octagon+2 pentagon = 24`,
  ],
  PX: ['siteExploration push', `Mercury+Venus+Earth = 25; Earth+Jupiter = 28`],
  RS: [
    'rescue',
    `BENNU = 5 (by 27, -3); LUN-CB = 7 (by 33, -3); EUREKA = 7 (by 33, -3); MAR-PV = 9 (by 39, -3); VESTA = 9 (by 39, -4); PALLAS = 9 (by 39, -4); EUR-TM = 14 (by 54, -5); HYPERION = 14 (by 54, -6); MIRANDA = 17 (by 63, -7)`,
  ],
  RD: [
    'research',
    `2 green+2 white = 5; 2 purple+2 white = 5; 2 red+2 white = 5; 2 yellow+2 white = 5; 3 green+3 yellow = 11; 3 purple+3 red = 11; 3 green+3 purple+3 red+3 yellow = 15; 5 green+5 purple+5 red+5 yellow = 21`,
  ],
  SR: [
    'sampleReturn',
    `BENNU = 5; LUN-MH = 5; MOSHUP = 7; EROS = 7; DEIMOS = 7; CERES = 9; PSYCHE = 9; THEBE = 12; SIARNAQ = 14; HALIMEDE = 19`,
  ],
  SI: ['industrialization', `C = 16; S = 16; M = 18; V = 18; D = 20; H = 29`],
  SE: [
    'elevators',
    `LUN-MH/EML1 = 16; MAR-PV/DEIMOS = 19; SAT-CL/ATLAS = 25; URA-CL/OPHELIA = 29; NEP-CL/NAIAD = 32; PLUTO/PL-BC and CHARON/PL-BC = 39; CERES/CE-LC = 20`,
  ],
  UX: ['siteExploration sub', `Ceres+Jupiter = 27; Jupiter+Saturn = 29; Uranus+Neptune = 37`],
  SD: [
    'supplyDelivery',
    `LUN-MH = 4 (by 26, -2); LUN-CB = 6 (by 34, -2); PHOBOS = 6 (by 34, -2); MAR-AR = 8 (by 42, -2); VEN-CC = 6 (by 34, -2); PSYCHE = 8 (by 42, -3); PASIPHAE = 11 (by 54, -4); ENCELADUS = 13 (by 62, -5); CALIBAN = 16 (by 74, -6); HALIMEDE = 18 (by 82, -6)`,
  ],
  SC: [
    'cometRedirection',
    `ENCKE, WIRTANEN to EX-JSJ = 28; TEMPEL1, WILD2 to EX-JSJ = 27; HALEBOPP to EX-NEP = 30; HALLEY to EX-OORT = 34`,
  ],
  SS: [
    'cometSample',
    `MACHHOLZ = 10; ENCKE = 8; WIRTANEN = 8; TEMPEL1 = 10; WILD2 = 10; TUTTLE = 13; HALEBOPP = 15; HALLEY = 18`,
  ],
  TO: [
    'tour',
    `LUN-CB = 5; LUN-MH, EROS = 10; PHOBOS, MAR-KO = 13; VEN-CC, MER-PR = 20; CERES, VESTA, PSYCHE = 18; CAL-GC, TIT-LM = 27`,
  ],
};

/** What is asked for in the words of the table. */
function wordsOf(need: Need): string {
  switch (need.kind) {
    case 'siteExploration':
      return need.zones.join('+');
    case 'bioExperiment':
      return need.zone;
    case 'flyby':
      return need.node;
    case 'airEater':
      return `${need.zone} x${need.count}`;
    case 'colonySizes':
    case 'zoneExploration':
      return `${need.zone} size ${need.size}`;
    case 'colonyHydration':
      return `${need.count} of hyd ${need.hydration} in ${need.zones.join('+')}`;
    case 'zoneClaims':
      return `${need.zone} ${need.feature} x${need.count}`;
    case 'zoneSamples':
      return `${need.zone} ${need.types.join('+')}`;
    case 'radio':
      return `${need.between.join(' - ')} (interference ${need.interference})`;
    case 'observation':
    case 'research':
      return counted(need.spots).join('+');
    case 'industrialization':
      return need.type;
    case 'elevators':
      return need.pairs.join(' and ');
    case 'cometRedirection':
      return `${need.comets.join(', ')} to ${need.exit}`;
    case 'tour':
      return need.sites.join(', ');
    default:
      return need.site;
  }
}

function counted(spots: readonly string[]): string[] {
  return [...new Set(spots)].map(spot => `${spots.filter(each => each === spot).length} ${spot}`);
}

function cardOf(id: BaseMissionId): string {
  const { need, points, by, penalty }: BaseMission = baseMissions[id];
  return `${wordsOf(need)} = ${points}${by === undefined && penalty === undefined ? '' : ` (by ${by}, -${penalty})`}`;
}

function kindOf(id: BaseMissionId): string {
  const { need }: BaseMission = baseMissions[id];
  return need.kind === 'siteExploration' ? `${need.kind} ${need.feature}` : need.kind;
}

const expected = Object.entries(printed).flatMap(([code, [kind, cards]]) =>
  cards.split('; ').map((card, at) => [`${code}${at + 1}`, kind, card] as const),
);

describe('printed on base missions', () => {
  test('[END-MISSION-53] 215 cards, 86 of them easy, 88 medium and 41 hard', () => {
    expect(expected.map(([id]) => id).toSorted()).toEqual([...baseMissionIds].toSorted());
    const classes = baseMissionIds.map(classOf);
    expect((['easy', 'medium', 'hard'] as const).map(each => classes.filter(is => is === each).length)).toEqual([
      86, 88, 41,
    ]);
  });

  test.each(expected)('[END-MISSION-53, END-MISSION-54] %s: %s, %s', (id, kind, card) => {
    expect([kindOf(id as BaseMissionId), cardOf(id as BaseMissionId)]).toEqual([kind, card]);
  });
});
