import { describe, expect, test } from 'vitest';
import { missionIds, missions } from '../../src/cards/missions/index.ts';

/** Told of by tables of their own (`mission-tokens.test.ts`, `missions.test.ts`). */
const elsewhere = ['tokens', 'minutes'];

/** The numbers of missions by the ledger: where each stands, and with which rule. Missions that are not here have none. */
const printed: { readonly [mission: string]: { readonly [rule: string]: readonly string[] } } = {
  CG01: {
    'ETS-CG-0103': ['PRIM1.A deed health 3', 'PRIM2.A deed health 3'],
    'ETS-CG-0107': ['spawnRoll upTo 3'],
  },
  CG02: {
    'ETS-CG-0204': ['LAB.A deed costs health 1', 'LAB.A deed costs resolve 1'],
    'ETS-CG-0206': ['carrierRoll rows 0 on 4', 'carrierRoll rows 0 actions 1'],
    'ETS-CG-0207': ['carrierRoll rows 1 on 5'],
    'ETS-CG-0208': ['carrierRoll rows 2 on 6', 'carrierRoll rows 2 health 1'],
  },
  CG03: {
    'ETS-CG-0302': ['boss health 3 9', 'boss health 4 12', 'boss health 5 15'],
    'ETS-CG-0306': ['ENG.E deed actions 2'],
  },
  CG04: { 'ETS-CG-0406': ['lifeSupport loss 2'] },
  CG05: {
    'ETS-CG-0504': ['LAB.A deed burden zones 2', 'ENG.E deed burden zones 2', 'ARM.C deed burden zones 2'],
    'ETS-CG-0505': ['LAB.A deed most 1', 'ENG.E deed most 1', 'ARM.C deed most 1'],
    'ETS-CG-0508': ['LAB.A deed handedIn resolve 1', 'ENG.E deed handedIn resolve 1', 'ARM.C deed handedIn resolve 1'],
  },
  CG07: {
    'ETS-CG-0702': ['boss health 3 5', 'boss health 4 7', 'boss health 5 10'],
    'ETS-CG-0706': ['after CG06 thinnedOut 1', 'after CG06 thinnedOut 2'],
  },
  CG08: { 'ETS-CG-0807': ['MED.B deed noise 5'] },
  CG09: {
    'ETS-CG-0903': ['LAB.B fromCrew 2', 'LAB.C fromCrew 4'],
    'ETS-CG-0904': ['LAB.A deed most 1', 'LAB.B deed most 1', 'LAB.C deed most 1'],
  },
  CG10: {
    'ETS-CG-1004': ['NAV.B deed health 2', 'SEC.A deed health 2', 'LAB.A deed health 2'],
    'ETS-CG-1005': ['survivorsAt clear 1'],
    'ETS-CG-1008': ['after CG09 unnoticed from 5'],
  },
  CG11: {
    'ETS-CG-1102': ['boss health 3 20', 'boss health 4 25', 'boss health 5 30'],
    'ETS-CG-1105': ['hiddenBoss places 3'],
    'ETS-CG-1107': ['wounded noise 5'],
    'ETS-CG-1108': ['after CG09 unnoticed from 5'],
  },
  CO12: { 'ETS-CO-1203': ['malfunction upTo 1'] },
  CO13: {
    'ETS-CO-1312': ['reboot most 5'],
    'ETS-CO-1315': ['tooFewAllies least 4'],
    'ETS-CO-1318': ['alliesOut least 4'],
  },
  CO14: { 'ETS-CO-1406': ['malfunction upTo 1'], 'ETS-CO-1407': ['carriedOut least 4'] },
  CO15: {
    'ETS-CO-1502': ['boss health 3 20', 'boss health 4 25', 'boss health 5 30'],
    'ETS-CO-1504': ['alarm destroyed 8', 'alarm noise 4'],
  },
  ROP16: {
    'ETS-ROP-1605': ['REC.R deed runs on 5'],
    'ETS-ROP-1609': ['REC.R deed burden actions 1'],
  },
  ROP17: {
    'ETS-ROP-1703': ['NAV.B', 'LAB.A', 'ARM.C', 'CREW.A'].map(zone => `${zone} deed health 2`),
    'ETS-ROP-1704': ['NAV.B', 'LAB.A', 'ARM.C', 'CREW.A'].flatMap(zone => [
      `${zone} deed blast upTo 3`,
      `${zone} deed blast damage 2`,
    ]),
    'ETS-ROP-1706': ['SHR.S deed cards 2', 'SHR.S deed keep 1'],
  },
  ROP18: { 'ETS-ROP-1805': ['keyCard from 5'] },
  ROP19: {
    'ETS-ROP-1902': ['boss health 3 20', 'boss health 4 25', 'boss health 5 30'],
    'ETS-ROP-1904': ['hideout elsewhereUpTo 3'],
    'ETS-ROP-1906': ['hideout guards count 2'],
  },
  P20: { 'ETS-P-2002': ['boss health 3 15', 'boss health 4 20', 'boss health 5 25'] },
};

/** Groups that need no name: what is in them is told apart by its own. */
const unnamed = ['objectives', 'conditions', 'win', 'lose', 'tokens'];

/** Every number with the way to it; what stands in a list goes by its zone, or by what kind of thing it is. */
function numbersIn(value: unknown, path: readonly string[] = []): string[] {
  if (typeof value === 'number') return [[...path, value].join(' ')];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => {
    const { zone, condition, goal, loss } = part as { readonly [word: string]: string };
    const name = Array.isArray(value)
      ? typeof part === 'number'
        ? []
        : [zone ?? condition ?? goal ?? loss ?? key]
      : [key];
    return numbersIn(part, [...path, ...name.filter(word => !unnamed.includes(word))]);
  });
}

describe('the numbers of the missions', () => {
  test.each(missionIds)('%s', id => {
    const ours = Object.entries(missions[id]!).filter(([part]) => !elsewhere.includes(part));
    expect(numbersIn(Object.fromEntries(ours)).sort()).toEqual(
      Object.values(printed[id] ?? {})
        .flat()
        .sort(),
    );
  });
});
