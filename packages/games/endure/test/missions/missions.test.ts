import { scene } from '@starboard/endure/testing';
import { describe, expect, test } from 'vitest';
import { campaigns } from '../../src/cards/campaigns.ts';
import { enemies } from '../../src/cards/enemies.ts';
import { missionIds, missionSchema, missions } from '../../src/cards/missions/index.ts';
import { enemyTypes } from '../../src/rules/enemies/kinds.ts';
import { enemyPhase } from '../../src/rules/enemies/phase.ts';
import { layAside } from '../../src/rules/setup/decks.ts';
import { setupSchema } from '../../src/setup.ts';
import type { ItemCardId } from '../../src/types.ts';
import { crewIn } from '../support/crew.ts';

/** The overview of the missions: class needed, difficulty, minutes. */
const overview: { readonly [id: string]: string } = {
  CG00: '– easy 15',
  CG01: '– medium 70',
  CG02: '– hard 75',
  CG03: 'engineer hard 90',
  CG04: 'medic medium 50',
  CG05: '– medium 60',
  CG06: '– medium 60',
  CG07: '– hard 75',
  CG08: 'engineer hard 75',
  CG09: '– medium 60',
  CG10: '– medium 60',
  CG11: '– hard 90',
  CO12: '– medium 45',
  CO13: 'technician hard 90',
  CO14: '– medium 70',
  CO15: '– hard 75',
  ROP16: 'medic medium 60',
  ROP17: '– medium 70',
  ROP18: '– medium 60',
  ROP19: '– hard 75',
  P20: '– hard 60',
};

describe('the missions of the box', () => {
  test('[ETS-MISSION-01] there are 21, each with a crew that can play it alone', () => {
    const found = missionIds.filter(id => id in overview);
    expect(found).toEqual(Object.keys(overview));
    for (const id of found) {
      const { needs, difficulty, minutes } = missions[id]!;
      expect(`${needs.join() || '–'} ${difficulty} ${minutes}`, id).toBe(overview[id]);
      const crew = ['engineer-a', 'medic-b', 'technician-a'];
      expect(setupSchema.safeParse({ mission: id, survivors: crew }).success, id).toBe(true);
    }
  });

  test('[ETS-MISSION-08] whoever is needed may come with either set; without the class nothing begins', () => {
    for (const id of Object.keys(overview)) {
      const [need] = missions[id]!.needs;
      if (need === undefined) continue;
      const accepts = (...survivors: string[]) => setupSchema.safeParse({ mission: id, survivors }).success;
      expect(accepts('marine-a', 'captain-a', `${need}-a`), id).toBe(true);
      expect(accepts('marine-a', 'captain-a', `${need}-b`), id).toBe(true);
      expect(accepts('marine-a', 'captain-a', 'scout-a'), id).toBe(false);
    }
  });

  test('[ETS-ERR-05] the Sentry missions are CO12 to CO15, with a letter O', () => {
    expect(missionIds.filter(id => missions[id]!.faction === 'sentry')).toEqual(['CO12', 'CO13', 'CO14', 'CO15']);
    expect(missionIds.filter(id => id.startsWith('C0'))).toEqual([]);
  });

  test('[ETS-ERR-01] ROP16 is won with the woman and all survivors out; the four terminals are those of ROP17', () => {
    const { ROP16, ROP17 } = missions;
    expect(ROP16!.win).toEqual([{ goal: 'carriedOut', objective: 'woman' }, { goal: 'survivorsOut' }]);
    expect(ROP16!.objectives.map(({ name }) => name)).toEqual(['woman']);
    expect(ROP17!.objectives.filter(({ name }) => name === 'terminal')).toHaveLength(4);
  });

  test('[ETS-COMP-04] at most one Loader', () => {
    expect(missionIds.filter(id => missions[id]!.loader !== undefined)).toEqual(['CG01', 'CG10', 'CG11']);
    const { loader, ...rest } = missions['CG10']!;
    expect(missionSchema.safeParse({ ...rest, loader }).success).toBe(true);
    expect(missionSchema.safeParse({ ...rest, loader: [loader, loader] }).success).toBe(false);
  });

  test('[ETS-MISSION-02] some objectives come before others: no way out of CG02 before the console was used', () => {
    const played = scene({ mission: 'CG02' })
      .cleared()
      .survivor('marine-a', { at: 'CREW.w' })
      .survivor('captain-a', { at: 'SEC.A' })
      .turnOf('marine-a')
      .play();
    expect(played.offers('leave:')).toEqual([]);
    played.choose('end', 'interact:1');
    expect(played.isOpen('CREW.exitW')).toBe(true);
  });

  test('[ETS-MISSION-03] a card that the deck does not hold is replaced by the topmost that is no noise', () => {
    const mission = { ...missions['CG01']!, aside: { power: ['powerCell' as const, 'powerCell' as const] } };
    const deck: ItemCardId[] = ['pistol', 'powerCell', 'shotgun', 'noise2'];
    expect(layAside(deck, mission)).toEqual({ power: ['powerCell', 'shotgun'] });
    expect(deck).toEqual(['pistol', 'noise2']);
  });
});

describe('campaigns', () => {
  const stages = Object.values(campaigns).map(campaign => campaign.stages);

  test('[ETS-CAMP-12] CG00 to CG03 and P20 belong to none, every other mission to one', () => {
    const within = stages.flat(2);
    expect(Object.keys(overview).filter(id => !within.includes(id))).toEqual(['CG00', 'CG01', 'CG02', 'CG03', 'P20']);
    expect(new Set(within).size).toBe(within.length);
  });

  test('[ETS-ERR-09] their order follows the numbers of the missions', () => {
    for (const order of stages) {
      const numbers = order.map(stage => stage.map(id => Number.parseInt(id.replace(/\D+/, ''), 10)));
      for (const [at, stage] of numbers.slice(1).entries()) {
        expect(Math.min(...stage)).toBeGreaterThan(Math.max(...numbers[at]!));
      }
    }
  });

  test('[ETS-CAMP-19] three missions look back: CG07, CG10 and CG11', () => {
    const looking = missionIds.filter(id => Object.keys(missions[id]!.after).length > 0);
    expect(looking).toEqual(['CG07', 'CG10', 'CG11']);
    expect(looking.map(id => Object.keys(missions[id]!.after))).toEqual([
      ['CG05', 'CG06'],
      ['CG08', 'CG09'],
      ['CG08', 'CG09'],
    ]);
  });

  test('[ETS-CAMP-19] alone, they are as after a mission that does not matter to them', () => {
    const objectives = (mission: string) => scene({ mission }).state.objectives.length;
    expect([objectives('CG07'), objectives('CG07+CG05'), objectives('CG07+CG06')]).toEqual([0, 1, 0]);
    const accepts = (mission: string, after: string) => setupSchema.safeParse({ mission, after }).success;
    expect(accepts('CG07', 'CG05')).toBe(true);
    expect(accepts('CG07', 'CG08')).toBe(false);
    expect(accepts('CG00', 'CG05')).toBe(false);
  });
});

describe('the enemies', () => {
  test('[ETS-ERR-20] six types of GEPs', () => {
    const geps = enemyTypes()
      .filter(type => enemies[type].faction === 'gep')
      .sort();
    expect(geps).toEqual(['icarus', 'jaeger', 'primus', 'solomon', 'swarmer', 'titan']);
  });

  test('[ETS-ERR-08] there is one kind of Swarmer, whatever it is called', () => {
    expect(enemyTypes().filter(type => type.startsWith('swarm'))).toEqual(['swarmer']);
  });

  const attackedBy = (type: 'artemis' | 'sip', zone: string) =>
    crewIn('CREW.C').survivor('marine-a', { at: 'REC.s' }).enemies(type, 1, zone).dice('blank').perform(enemyPhase);

  test('[ETS-ENEMYSTAT-07] Artemis: 3 actions, range 0, Health 1, damage 1', () => {
    expect(enemies.artemis).toMatchObject({ actions: 3, range: 0, health: 1, damage: 1, faction: 'sentry' });
    const done = attackedBy('artemis', 'REC.n'); // two zones away, and the third action attacks
    expect(done.survivor('marine-a').health).toBe(9);
    expect(done.count('artemis', 'REC.s')).toBe(1);
  });

  test('[ETS-ENEMYSTAT-08] Sip: 2 actions, range 0, Health 2, damage 2', () => {
    expect(enemies.sip).toMatchObject({ actions: 2, range: 0, health: 2, damage: 2, faction: 'sentry' });
    expect(attackedBy('sip', 'REC.R').survivor('marine-a').health).toBe(8);
    const far = crewIn('CREW.C').survivor('marine-a', { at: 'REC.s' }).enemies('sip', 1, 'REC.n').perform(enemyPhase);
    expect(far.survivor('marine-a').health).toBe(10);
  });
});
