import { describe, expect, test } from 'vitest';
import { exploration } from '../../src/cards/exploration/index.ts';
import { faces, foundMissions } from '../../src/cards/found.ts';
import { observation } from '../../src/cards/observation/index.ts';
import { idsOf } from '../../src/catalogue.ts';
import { copiesOf } from '../../src/rules/copies.ts';
import { foundMissionOf } from '../../src/rules/missions/quest.ts';
import { iconOf } from '../../src/rules/missions/spots.ts';
import type { Face, FoundId, FoundMission, FoundNeed, FoundReward } from '../../src/types.ts';
import { figuresOf } from '../support/printed.ts';

const explorationIds = copiesOf(exploration);
const foundIds = idsOf(foundMissions);
const observationIds = copiesOf(observation);

/** How many copies each title of a kind has. */
const copies: { readonly [kind: string]: string } = {
  'exploration mission': 'XM1 10, XM2 6, XM3 6, XM4 4, XM5 5, XM6 5, XM7 5, XM8 4, XM9 4, XM10 6, XM11 5',
  'exploration device': 'XD1 3, XD2 3, XD3 3, XD4 3, XD5 3, XD6 3, XD7 3, XD8 3, XD9 3, XD10 3, XD11 3, XD12 3',
  'exploration development': 'XV1 3, XV2 3, XV3 3, XV4 3, XV5 3, XV6 3, XV7 3, XV8 3, XV9 3, XV10 3, XV11 3, XV12 3',
  'exploration nothing': Array.from({ length: 40 }, (_, at) => `XN${at + 1} 1`).join(', '),
  'exploration immediate':
    'XI1 4, XI2 2, XI3 1, XI4 8, XI5 4, XI6 6, XI7 4, XI8 6, XI9 4, XI10 4, XI11 2, XI12 3, XI13 4, XI14 3',
  'exploration ongoing':
    'XO1 2, XO2 2, XO3 2, XO4 2, XO5 2, XO6 2, XO7 2, XO8 2, XO9 2, XO10 2, XO11 2, XO12 2, XO13 2, XO14 2, XO15 2, XO16 2',
  'observation mission': 'OM1 5, OM2 5, OM3 4, OM4 4, OM5 4, OM6 4, OM7 4, OM8 4, OM9 3, OM10 3',
  'observation astronomy': 'OA1 40, OA2 30, OA3 18, OA4 12',
  'observation development': 'OV1 3, OV2 3, OV3 3, OV4 3, OV5 3, OV6 3, OV7 3, OV8 3',
  'observation immediate': 'OI1 6, OI2 3, OI3 4, OI4 3, OI5 4, OI6 3, OI7 4, OI8 3',
  'observation ongoing': 'OO1 3, OO2 3, OO3 3, OO4 2, OO5 3, OO6 3, OO7 3',
};

/** Copy by copy: what it asks for = its points; what may be had instead, or the years and the penalty; what it brings at once. */
const missions = `
  XM1 m1 r5: relic = 5; 5 Aqua
  XM1 m1 r6: relic = 6; 5 Aqua
  XM1 m1 r7: relic = 4; 6 Aqua
  XM1 m1 r4: relic = 5; 6 Aqua
  XM1 m1 r5: relic = 6; 7 Aqua
  XM1 m1 r6: relic = 4; 7 Aqua
  XM1 m2 r7: relic = 6; 8 Aqua
  XM1 m2 r4: relic = 7; 8 Aqua
  XM1 m2 r5: relic = 5; 9 Aqua
  XM1 m2 r6: relic = 6; 9 Aqua
  XM2: sampleHere = 5, on C 7; 3 discoveries
  XM2: sampleHere = 5, on S 7; 3 discoveries
  XM2: sampleHere = 5, on M 7; 3 discoveries
  XM2: sampleHere = 5, on V 7; 3 discoveries
  XM2: sampleHere = 5, on D 7; 3 discoveries
  XM2: sampleHere = 5, on H 7; 3 discoveries
  XM3: repairHere = 3; robonaut
  XM3: repairHere = 4; robonaut
  XM3: repairHere = 4; robonaut
  XM3: repairHere = 5; robonaut
  XM3: repairHere = 5; robonaut
  XM3: repairHere = 6; robonaut
  XM4: waterHere 6 = 3; 4 water
  XM4: waterHere 8 = 4; 4 water
  XM4: waterHere 10 = 5; 4 water
  XM4: waterHere 12 = 6; 4 water
  XM5: factoryHere = 4; 6 Aqua
  XM5: factoryHere = 5; 7 Aqua
  XM5: factoryHere = 6; 8 Aqua
  XM5: factoryHere = 7; 9 Aqua
  XM5: factoryHere = 8; 10 Aqua
  XM6: colonyHere = 6; rotate
  XM6: colonyHere = 7; rotate
  XM6: colonyHere = 8; rotate
  XM6: colonyHere = 9; rotate
  XM6: colonyHere = 10; rotate
  XM7: experimentHere = 5; rotate
  XM7: experimentHere = 6; rotate
  XM7: experimentHere = 7; rotate
  XM7: experimentHere = 8; rotate
  XM7: experimentHere = 9; rotate
  XM8: suppliesHere = 3; 8 + 2d years -2
  XM8: suppliesHere = 4; 8 + 2d years -2
  XM8: suppliesHere = 5; 8 + 2d years -3
  XM8: suppliesHere = 6; 8 + 2d years -3
  XM9: rescueHere = 4; 7 + 2d years -3 deadly
  XM9: rescueHere = 5; 7 + 2d years -3 deadly
  XM9: rescueHere = 6; 7 + 2d years -4 deadly
  XM9: rescueHere = 7; 7 + 2d years -4 deadly
  XM10: anotherSite = 4; 2 discoveries
  XM10: anotherSite = 4; 2 discoveries
  XM10: anotherSite = 5; 2 discoveries
  XM10: anotherSite = 5; 2 discoveries
  XM10: anotherSite = 6; 2 discoveries
  XM10: anotherSite = 6; 2 discoveries
  XM11: samplesHome C S = 5; 6 Aqua
  XM11: samplesHome M D = 6; 6 Aqua
  XM11: samplesHome V H = 8; 6 Aqua
  XM11: samplesHome C M = 5; 6 Aqua
  XM11: samplesHome S D = 6; 6 Aqua
  OM1: wormhole 0 = 5; 3 discoveries; at once wormhole
  OM1: wormhole 1 = 6; 3 discoveries
  OM1: wormhole 2 = 7; 3 discoveries
  OM1: wormhole 3 = 8; 3 discoveries
  OM1: wormhole 4 = 9; 3 discoveries
  OM2: observations Mercury 2 = 5; royalties 8
  OM2: observations Earth 2 = 4; royalties 8
  OM2: observations Mars 2 = 5; royalties 8
  OM2: observations Ceres 2 = 6; royalties 8
  OM2: observations Jupiter 2 = 7; royalties 8; at once 1 discoveries
  OM3: observation circle circle = 5; 4 Aqua
  OM3: observation circle diamond = 6; 4 Aqua
  OM3: observation diamond pentagon = 7; 4 Aqua
  OM3: observation pentagon octagon = 8; 4 Aqua
  OM4: satellites 2 = 4; 2 discoveries
  OM4: satellites 3 = 6; 2 discoveries
  OM4: satellites 4 = 9; 2 discoveries
  OM4: satellites 5 = 12; 2 discoveries; at once 3 Aqua
  OM5: pass LU-FLY = 3; moveAgain
  OM5: pass VE-FLY = 5; moveAgain
  OM5: pass JU-FLY = 8; moveAgain
  OM5: pass SA-FLY = 10; moveAgain
  OM6: claims Ceres 1 = 4; 5 Aqua
  OM6: claims Ceres 2 = 6; 5 Aqua
  OM6: claims Ceres 3 = 9; 5 Aqua
  OM6: claims Ceres 4 = 12; 5 Aqua
  OM7: baseline 1 = 4; 3 discoveries
  OM7: baseline 2 = 6; 3 discoveries
  OM7: baseline 3 = 8; 3 discoveries
  OM7: baseline 4 = 10; 3 discoveries
  OM8: landing ICARUS = 6; 8 years -3; at once ejection
  OM8: landing EROS = 5; 10 years -2
  OM8: landing DA6178 = 5; 10 years -2
  OM8: landing GEOGRAPHOS = 4; 8 years -2
  OM9: message 1 2 = 4; 10 years -2
  OM9: message 2 3 = 6; 10 years -2
  OM9: message 3 4 = 8; 10 years -3; at once loneliness
  OM10: landing ENCKE = 6; prize 5
  OM10: landing WIRTANEN = 6; prize 5
  OM10: landing TEMPEL1 = 7; prize 5; at once 2 discoveries`;

function wordsOfNeed({ kind, ...figures }: FoundNeed): string {
  return [kind, ...Object.values(figures).flat()].join(' ');
}

function wordsOfReward(reward: FoundReward | NonNullable<FoundMission['bolt']>): string {
  switch (reward.kind) {
    case 'aqua':
      return `${reward.aqua} Aqua`;
    case 'discoveries':
    case 'water':
      return `${reward.count} ${reward.kind}`;
    case 'royalties':
      return `royalties ${reward.most}`;
    case 'prize':
      return `prize ${reward.aqua}`;
    default:
      return reward.kind;
  }
}

function wordsOfFailure({ years, yearsPerBorder, penalty, deadly }: FoundMission): string {
  const distance = yearsPerBorder === undefined ? '' : ` + ${yearsPerBorder}d`;
  return `${years}${distance} years -${penalty}${deadly ? ' deadly' : ''}`;
}

function wordsOf(card: FoundId): string {
  const mission = foundMissionOf(card);
  const { need, points, atType, reward, bolt, mass, hardness } = mission;
  const figures = mass === undefined ? '' : ` m${mass} r${hardness}`;
  const better = atType === undefined ? '' : `, on ${atType.type} ${atType.points}`;
  const end = reward === undefined ? wordsOfFailure(mission) : wordsOfReward(reward);
  const atOnce = bolt === undefined ? '' : `; at once ${wordsOfReward(bolt)}`;
  return `${card.split('-')[0]}${figures}: ${wordsOfNeed(need)} = ${points}${better}; ${end}${atOnce}`;
}

const printed = missions
  .trim()
  .split('\n')
  .map(line => line.trim());

describe('printed on exploration and observation cards', () => {
  test.each(Object.entries(copies))('[END-COMP-11] %s: %s', (deckAndKind, table) => {
    const [deck, kind] = deckAndKind.split(' ');
    const titles: { readonly [title: string]: { readonly kind: string; readonly copies: number } } =
      deck === 'exploration' ? exploration : observation;
    const found = Object.entries(titles).filter(([, each]) => each.kind === kind);
    expect(found.map(([title, each]) => `${title} ${each.copies}`).join(', ')).toBe(table);
  });

  test('[END-COMP-11, END-SETUP-13] 259 of the one, 214 of the other', () => {
    expect([explorationIds.length, observationIds.length]).toEqual([259, 214]);
  });

  test.each(foundIds.map((card, at) => [card, printed[at]!] as const))(
    '[END-FOUND-01, END-FOUND-02, END-FOUND-07, END-FOUND-14] %s is %s',
    (card, words) => {
      expect(wordsOf(card)).toBe(words);
    },
  );

  test('[END-FOUND-01, END-FOUND-13] a hundred of them; rotated they have mass 1 and rad-hardness 5', () => {
    expect([foundIds.length, printed.length]).toEqual([100, 100]);
    for (const card of foundIds) expect(faces[card]?.rotated).toMatchObject({ mass: 1, hardness: 5 });
    expect(faces['XM1-8']?.front).toEqual({ mass: 2, hardness: 4 });
  });

  test('[END-EXPCARD-03] devices: mass 1, rad-hardness 5, 6 and 7, and what they supply', () => {
    const supplied: { readonly [card: string]: Partial<Face> } = {
      'XD1-1': { supplies: ['A'] },
      'XD1-2': { supplies: ['A'] },
      'XD1-3': { supplies: ['A'] },
      'XD2-1': { cooling: 1 },
      'XD2-2': { cooling: 2 },
      'XD2-3': { cooling: 3 },
      'XD3-1': { supplies: ['U'] },
      'XD3-2': { supplies: ['U'] },
      'XD3-3': { supplies: ['U', 'E'] },
      'XD4-1': { supplies: ['E'] },
      'XD4-2': { supplies: ['E'] },
      'XD4-3': { supplies: ['E', 'U'] },
      'XD5-1': { shielding: 2 },
      'XD5-2': { shielding: 2 },
      'XD5-3': { shielding: 3 },
    };
    for (const card of explorationIds.filter(each => each.startsWith('XD'))) {
      const copy = Number(card.at(-1));
      expect(figuresOf(faces[card]!.front!)).toEqual({
        mass: 1,
        hardness: [5, 6, 7][copy - 1],
        ...supplied[card],
      });
    }
  });

  test('[END-OBSCARD-03] icons', () => {
    expect((['OA1-1', 'OA2-1', 'OA3-1', 'OA4-1', 'OV1-1'] as const).map(iconOf)).toEqual([
      'circle',
      'diamond',
      'pentagon',
      'octagon',
      undefined,
    ]);
  });

  test('[END-OBSCARD-14] years of the ongoing ones', () => {
    const years = Object.entries(observation).flatMap(([title, each]) =>
      each.kind === 'ongoing' ? [[title, Array.from({ length: each.copies }, (_, at) => each.years(at + 1))]] : [],
    );
    expect(Object.fromEntries(years)).toEqual({
      OO1: [6, 8, 10],
      OO2: [6, 8, 10],
      OO3: [6, 6, 6],
      OO4: [3, 5],
      OO5: [4, 6, 8],
      OO6: [6, 8, 10],
      OO7: [4, 6, 8],
    });
  });
});
