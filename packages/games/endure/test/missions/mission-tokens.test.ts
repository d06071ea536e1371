import { scene } from '@starboard/endure/testing';
import { describe, expect, test } from 'vitest';
import { missionIds, missions } from '../../src/cards/missions/index.ts';
import { radarTokens } from '../../src/tables/radar-tokens.ts';
import type { SurvivorId } from '../../src/types.ts';
import { zoneOf } from '../support/maps.ts';

const six: SurvivorId[] = ['marine-a', 'captain-a', 'medic-a', 'engineer-a', 'scout-a', 'technician-a'];

/** What lies on the map and who is its boss, in a mission with so many survivors. */
function dealt(mission: string, survivors: number) {
  const { state } = scene({ mission, survivors: six.slice(0, survivors) });
  return {
    state,
    faces: state.tokens.map(({ face }) => face).sort(),
    bosses: state.bosses.map(({ type, health }) => `${type} ${health}`),
  };
}

/** A row of a token table: `4 Swarmer ×2, Titan 9` stands for three tokens and a boss of 9 Health. */
function read(row: string) {
  const parts = row.toLowerCase().split(', ');
  const bosses = parts.filter(part => /^[a-z]/.test(part));
  const faces = parts.flatMap(part => {
    const [, face, times] = /^(\d [a-z]+)(?: ×(\d))?$/.exec(part) ?? [];
    return face === undefined ? [] : Array<string>(Number(times ?? 1)).fill(face);
  });
  const titans = bosses.some(boss => boss.startsWith('titan')) ? ['1 titan'] : []; // ETS-ERR-10
  return { faces: [...faces, ...titans].sort(), bosses };
}

const printed: readonly (readonly [string, number, { readonly 3: string; readonly 4: string; readonly 5: string }])[] =
  [
    [
      '[ETS-CG-0002] CG00',
      3,
      {
        3: '4 Swarmer, 3 Jaeger, 3 Icarus',
        4: '5 Swarmer, 4 Jaeger, 4 Icarus',
        5: '6 Swarmer, 5 Jaeger, 5 Icarus',
      },
    ],
    [
      '[ETS-CG-0102] CG01',
      4,
      {
        3: '4 Swarmer ×2, 3 Jaeger, 3 Icarus',
        4: '5 Swarmer ×2, 4 Jaeger, 4 Icarus',
        5: '6 Swarmer ×2, 5 Jaeger, 5 Icarus',
      },
    ],
    [
      '[ETS-CG-0202] CG02',
      6,
      {
        3: '4 Swarmer, 3 Jaeger, 4 Jaeger ×2, 3 Icarus, 4 Icarus',
        4: '5 Swarmer, 4 Jaeger ×3, 4 Icarus ×2',
        5: '6 Swarmer, 4 Jaeger ×2, 5 Jaeger, 4 Icarus, 5 Icarus',
      },
    ],
    [
      '[ETS-CG-0302] CG03',
      7,
      {
        3: '4 Swarmer ×2, 5 Swarmer, 3 Jaeger, 4 Jaeger, 3 Icarus, Titan 9',
        4: '5 Swarmer ×2, 6 Swarmer, 4 Jaeger, 4 Icarus ×2, Titan 12',
        5: '5 Swarmer, 6 Swarmer ×2, 5 Jaeger, 4 Icarus, 5 Icarus, Titan 15',
      },
    ],
    [
      '[ETS-CG-0402] CG04',
      5,
      {
        3: '4 Swarmer ×2, 5 Swarmer, 3 Jaeger, 4 Jaeger',
        4: '5 Swarmer ×2, 6 Swarmer, 4 Jaeger, 5 Jaeger',
        5: '5 Swarmer ×2, 6 Swarmer, 4 Jaeger, 5 Jaeger',
      },
    ],
    [
      '[ETS-CG-0502] CG05',
      6,
      {
        3: '4 Swarmer ×2, 3 Jaeger, 4 Jaeger, 3 Icarus, 4 Icarus',
        4: '5 Swarmer ×2, 4 Jaeger, 5 Jaeger, 4 Icarus, 5 Icarus',
        5: '6 Swarmer ×2, 5 Jaeger, 4 Icarus ×2, 5 Icarus',
      },
    ],
    [
      '[ETS-CG-0602] CG06',
      7,
      {
        3: '5 Swarmer ×2, 6 Swarmer, 3 Jaeger, 4 Jaeger, 4 Icarus ×2',
        4: '5 Swarmer, 6 Swarmer, 4 Jaeger ×2, 5 Jaeger, 4 Icarus, 5 Icarus',
        5: '6 Swarmer ×2, 4 Jaeger ×2, 5 Jaeger, 4 Icarus, 5 Icarus',
      },
    ],
    [
      '[ETS-CG-0702] CG07',
      9,
      {
        3: '4 Swarmer ×2, 5 Swarmer, 3 Jaeger, 4 Jaeger, 3 Icarus, 4 Icarus ×2, Titan 5',
        4: '5 Swarmer ×2, 6 Swarmer, 3 Jaeger, 4 Jaeger, 4 Icarus ×3, Titan 7',
        5: '6 Swarmer ×2, 4 Jaeger ×2, 5 Jaeger, 4 Icarus ×2, 5 Icarus, Titan 10',
      },
    ],
    [
      '[ETS-CG-0802] CG08',
      6,
      {
        3: '4 Swarmer, 5 Swarmer, 3 Jaeger, 4 Jaeger, 3 Icarus, 4 Icarus',
        4: '5 Swarmer ×2, 4 Jaeger ×2, 4 Icarus ×2',
        5: '6 Swarmer ×2, 4 Jaeger, 5 Jaeger, 4 Icarus, 5 Icarus',
      },
    ],
    [
      '[ETS-CG-0902] CG09',
      7,
      {
        3: '4 Swarmer ×2, 3 Jaeger, 4 Jaeger ×2, 4 Icarus ×2',
        4: '5 Swarmer ×2, 4 Jaeger, 5 Jaeger, 4 Icarus ×3',
        5: '6 Swarmer ×2, 4 Jaeger, 5 Jaeger, 4 Icarus ×2, 5 Icarus',
      },
    ],
    [
      '[ETS-CG-1002] CG10',
      6,
      {
        3: '4 Swarmer ×2, 4 Jaeger ×2, 4 Icarus ×2',
        4: '5 Swarmer ×2, 5 Jaeger, 4 Icarus ×3',
        5: '6 Swarmer ×2, 5 Jaeger, 4 Icarus ×2, 5 Icarus',
      },
    ],
    [
      '[ETS-CG-1102] CG11',
      6,
      {
        3: '5 Swarmer ×2, 4 Jaeger ×2, 3 Icarus, Titan 20',
        4: '5 Swarmer, 4 Jaeger ×2, 4 Icarus ×2, Titan 25',
        5: '6 Swarmer, 4 Jaeger, 5 Jaeger, 4 Icarus, 5 Icarus, Titan 30',
      },
    ],
    [
      '[ETS-CO-1202] CO12',
      4,
      {
        3: '2 Artemis ×2, 2 Sip ×2',
        4: '3 Artemis ×2, 2 Sip ×2',
        5: '3 Artemis ×2, 3 Sip ×2',
      },
    ],
    [
      '[ETS-CO-1302] CO13',
      6,
      {
        3: '2 Artemis ×2, 3 Artemis, 2 Sip ×2',
        4: '2 Artemis ×2, 3 Artemis, 2 Sip ×2, 3 Sip',
        5: '2 Artemis, 3 Artemis ×2, 2 Sip, 3 Sip ×2',
      },
    ],
    [
      '[ETS-CO-1402] CO14',
      6,
      {
        3: '2 Artemis ×2, 3 Artemis ×2, 2 Sip ×2',
        4: '2 Artemis, 3 Artemis ×2, 2 Sip, 3 Sip ×2',
        5: '3 Artemis ×2, 2 Sip ×2, 3 Sip ×2',
      },
    ],
    [
      '[ETS-CO-1502] CO15',
      4,
      {
        3: '2 Artemis ×2, 2 Sip ×2, Olympian 20',
        4: '2 Artemis, 3 Artemis, 2 Sip, 3 Sip, Olympian 25',
        5: '3 Artemis ×2, 3 Sip ×2, Olympian 30',
      },
    ],
    [
      '[ETS-ROP-1602] ROP16',
      5,
      {
        3: '2 Fanatic ×2, 2 Zealot ×2, 3 Zealot',
        4: '2 Fanatic ×2, 2 Zealot, 3 Zealot ×2',
        5: '2 Fanatic, 3 Fanatic ×2, 3 Zealot ×2',
      },
    ],
    [
      '[ETS-ROP-1702] ROP17',
      6,
      {
        3: '2 Fanatic ×2, 3 Fanatic, 2 Zealot ×2',
        4: '2 Fanatic ×2, 3 Fanatic, 2 Zealot ×2, 3 Zealot',
        5: '3 Fanatic ×2, 2 Zealot ×2, 3 Zealot ×2',
      },
    ],
    [
      '[ETS-ROP-1802] ROP18',
      4,
      {
        3: '2 Fanatic ×2, 2 Zealot ×2',
        4: '2 Fanatic, 3 Fanatic, 2 Zealot, 3 Zealot',
        5: '3 Fanatic ×2, 3 Zealot ×2',
      },
    ],
    [
      '[ETS-ROP-1902] ROP19',
      5,
      {
        3: '2 Fanatic ×2, 2 Zealot ×2, 3 Zealot, Preacher 20',
        4: '2 Fanatic ×2, 2 Zealot, 3 Zealot ×2, Preacher 25',
        5: '2 Fanatic, 3 Fanatic ×2, 3 Zealot ×2, Preacher 30',
      },
    ],
    [
      '[ETS-P-2002] P20',
      5,
      {
        3: '4 Swarmer ×2, 3 Jaeger, 4 Jaeger, 3 Icarus, Primus 15',
        4: '5 Swarmer ×2, 4 Jaeger ×2, 4 Icarus, Primus 20',
        5: '6 Swarmer ×2, 5 Jaeger, 4 Icarus ×2, Primus 25',
      },
    ],
  ];

describe('the tokens of the missions', () => {
  test.each(printed)('%s: %i tokens', (title, count, rows) => {
    const id = title.split(' ')[1]!;
    for (const survivors of [3, 4, 5, 6] as const) {
      const { faces, bosses } = dealt(id, survivors);
      expect({ faces, bosses }).toEqual(read(rows[survivors === 6 ? 5 : survivors]));
    }
    expect(dealt(id, 5).faces).toHaveLength(count);
  });

  test('[ETS-CO-1302, ETS-ROP-1702] with three survivors one place stays empty', () => {
    const places = (mission: string, survivors: number, zone: string) => {
      const { state } = dealt(mission, survivors);
      return state.tokens.filter(token => token.zone === zoneOf(state, zone)).length;
    };
    expect([3, 4].map(survivors => places('CO13', survivors, 'ENG.E'))).toEqual([0, 1]);
    expect([3, 4].map(survivors => places('ROP17', survivors, 'SHR.S'))).toEqual([0, 1]);
  });

  test('[ETS-ERR-10] the Titan is counted among the tokens; Olympian, Preacher and Primus are not', () => {
    const bosses = missionIds.filter(id => missions[id]!.boss !== undefined);
    const asToken = bosses.filter(id => dealt(id, 3).faces.some(face => face.startsWith('1 ')));
    expect(asToken).toEqual(['CG03', 'CG07', 'CG11']);
    expect(bosses.filter(id => !asToken.includes(id))).toEqual(['CO15', 'ROP19', 'P20']);
  });

  test('[ETS-ERR-04] CG04 gives four and five survivors the same tokens', () => {
    expect(dealt('CG04', 5).faces).toEqual(dealt('CG04', 4).faces);
  });

  test('[ETS-SETUP-14, ETS-SETUP-15, ETS-RTOK-04] the pile is the rest of the faction, without bosses', () => {
    for (const id of missionIds) {
      for (const survivors of [3, 4, 5]) {
        const { state, faces } = dealt(id, survivors);
        const { faction } = missions[id]!;
        const all = [...state.pile, ...faces.filter(face => face !== '1 titan')].sort();
        expect(all, id).toEqual([...radarTokens[faction]].sort());
      }
    }
    const pile = (id: string, survivors: number) => dealt(id, survivors).state.pile.length;
    expect([pile('CG00', 3), pile('CG07', 3), pile('CO13', 4), pile('ROP18', 3)]).toEqual([13, 8, 2, 4]);
  });

  test('[ETS-SETUP-03] the places of the tokens are dealt at random in every mission with more than one kind', () => {
    const { CG07 } = missions;
    expect(new Set(CG07!.tokens[3]).size).toBe(7);
    expect(dealt('CG07', 3).state.tokens.map(({ face }) => face)).not.toEqual(CG07!.tokens[3]);
  });
});
