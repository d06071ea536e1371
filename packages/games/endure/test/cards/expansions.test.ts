import { addMission } from '@starboard/endure/testing';
import { describe, expect, test } from 'vitest';
import { missionIds, missions, type WrittenMission } from '../../src/cards/missions/index.ts';
import { expansionsFor } from '../../src/rules/setup/expansions.ts';
import { setupSchema } from '../../src/setup.ts';
import { ended, inCampaign } from '../support/stay.ts';

/** What is said against a set-up. */
function problemsWith(setup: unknown): string {
  const parsed = setupSchema.safeParse(setup);
  return parsed.success ? '' : parsed.error.issues.map(({ message }) => message).join(' ');
}

describe('expansions', () => {
  const crew = ['captain-a', 'marine-a', 'medic-a'];

  test('[ETS-GAME-10] all are on the table unless said', () => {
    expect(setupSchema.parse({}).expansions).toEqual(['technician', 'primus', 'sentries', 'redeemers']);
  });

  test('[ETS-GAME-10] what needs one: Sentries, Redeemers, Primus, Technician', () => {
    const needing = Object.fromEntries(missionIds.map(id => [id, expansionsFor(missions[id]!)]));
    const usual = Object.keys(needing).filter(id => needing[id]!.length === 0);
    expect(usual).toEqual(missionIds.filter(id => id.startsWith('CG')));
    expect([needing['CO12'], needing['CO13'], needing['ROP18'], needing['P20']]).toEqual([
      ['sentries'],
      ['technician', 'sentries'],
      ['redeemers'],
      ['primus'],
    ]);
  });

  test('[ETS-GAME-10] without it its missions, survivors and campaigns are refused', () => {
    const expansions = ['technician'];
    for (const mission of ['CO12', 'ROP17', 'P20']) {
      expect(problemsWith({ mission, survivors: crew, expansions })).toContain('ETS-GAME-10');
      expect(problemsWith({ mission, survivors: crew })).toBe('');
    }
    expect(problemsWith({ mission: 'divided', survivors: crew, expansions })).toContain('ETS-GAME-10');
    expect(problemsWith({ mission: 'sentry', survivors: [...crew, 'technician-a'], expansions })).toContain(
      'ETS-GAME-10',
    );
    expect(problemsWith({ mission: 'terrible', survivors: crew, expansions: [] })).toBe('');
    expect(problemsWith({ survivors: [...crew, 'technician-a'], expansions: [] })).toContain('ETS-GAME-10');
  });

  test('[ETS-GAME-10] and nobody joins at the Refuge as a Technician', () => {
    const played = ended(inCampaign())
      .with(({ campaign, survivors }) => {
        Object.assign(campaign!, { technicians: false });
        survivors[1]!.status = 'dead';
      })
      .play()
      .choose('refuge');
    expect(played.offers('technician')).toEqual([]);
    expect(played.offers('captain')).toEqual(['captain-b']);
  });

  describe('a mission of one’s own is judged by what is in it', () => {
    /** CG06 has only GEPs. */
    const neededWith = (changes: Partial<WrittenMission>) => {
      const own = addMission({ ...missions['CG06']!, id: 'OWN', ...changes });
      delete missions['OWN'];
      return expansionsFor(own);
    };
    const zone = missions['CG06']!.start;
    const health = { 3: 9, 4: 9, 5: 9 };

    test.each([
      ['swarmer', []],
      ['jaeger', []],
      ['icarus', []],
      ['solomon', []],
      ['artemis', ['sentries']],
      ['sip', ['sentries']],
      ['zealot', ['redeemers']],
      ['fanatic', ['redeemers']],
    ] as const)('[ETS-GAME-10] a figure: %s', (type, needed) => {
      expect(neededWith({ figures: [{ type, zone }] })).toEqual(needed);
    });

    test.each([
      ['titan', []],
      ['primus', ['primus']],
      ['olympian', ['sentries']],
      ['preacher', ['redeemers']],
    ] as const)('[ETS-GAME-10] a boss: %s', (type, needed) => {
      expect(neededWith({ boss: { type, health, zone } })).toEqual(needed);
    });

    test.each(['zealot', 'fanatic'] as const)('[ETS-GAME-10, ETS-ROP-1905] the guards of a boss: %s', type => {
      const hideout = { condition: 'hideout', at: 'hatch', elsewhereUpTo: 3, guards: { type, count: 2 } } as const;
      expect(neededWith({ boss: { type: 'titan', health }, conditions: [hideout] })).toEqual(['redeemers']);
    });

    test('[ETS-GAME-10] a class that it demands', () => {
      expect(neededWith({ needs: ['medic'] })).toEqual([]);
      expect(neededWith({ needs: ['technician'] })).toEqual(['technician']);
    });
  });
});
