import { scene } from '@starboard/endure/testing';
import { describe, expect, test } from 'vitest';
import { attackWith } from '../../src/rules/combat/attack.ts';
import { enemyPhase } from '../../src/rules/enemies/phase.ts';
import { weaponsOf } from '../../src/rules/turn/weapons.ts';
import { captain } from '../support/armed.ts';

describe('worked examples of the rulebook: combat', () => {
  test('[ETS-EX-10] three survivors roll 5, 2 and 4: the second takes all damage of a Jaeger, one save, one injury roll', () => {
    const performed = scene({ survivors: ['marine-a', 'captain-a', 'medic-a'] })
      .survivor('marine-a', { at: 'REC.R' })
      .survivor('captain-a', { at: 'REC.R', holding: ['paddedOveralls'] })
      .survivor('medic-a', { at: 'REC.R' })
      .enemies('jaeger', 1, 'REC.R')
      .phase('enemies')
      .dice(5, 2, 4, 4, 'blank')
      .perform(enemyPhase);
    expect(performed.state.survivors.map(({ health }) => health)).toEqual([10, 7, 8]);
  });

  test('[ETS-EX-11] a Swarmer gets through Bastion Armour: 1 Health, and a leg injury that allows 2 zones per turn', () => {
    const played = scene({ survivors: ['marine-a', 'captain-a', 'medic-a'] })
      .survivor('marine-a', { at: 'LAB.C' })
      .survivor('captain-a', { at: 'LAB.C' })
      .survivor('medic-a', { at: 'CREW.w', holding: ['bastionArmour'] })
      .enemies('swarmer', 1, 'CREW.w')
      .phase('enemies')
      .dice(2, 'leg', 1, 1)
      .play();
    expect(played.survivor('medic-a').health).toBe(7);
    expect(played.survivor('medic-a').injuries).toEqual(['leg']);
    played.choose('end', 'move:CREW.x', 'move:CREW.e');
    expect(played.asked).toBe('medic-a');
    expect(played.survivor('medic-a').turn.actions).toBe(1);
    expect(played.offers('move')).toEqual([]);
  });

  test('[ETS-EX-12] three successes of an Assault Rifle kill one Jaeger and one Swarmer', () => {
    const played = scene({ survivors: ['scout-a', 'captain-a', 'medic-a'] })
      .survivor('scout-a', { at: 'CREW.w', holding: ['assaultRifle'] })
      .survivor('captain-a', { at: 'REC.C' })
      .survivor('medic-a', { at: 'REC.C' })
      .enemies('jaeger', 2, 'CREW.e')
      .enemies('swarmer', 2, 'CREW.e')
      .turnOf('scout-a')
      .dice(3, 4, 4, 5)
      .play();
    played.choose('attack:assaultRifle:0@CREW.e', { jaeger: 2, swarmer: 1 });
    expect(played.state.figures.map(({ type, hurt }) => [type, hurt])).toEqual([
      ['jaeger', 0],
      ['swarmer', 0],
    ]);
  });

  test('[ETS-EX-13] 2 and 3 are no success where 5 is needed', () => {
    const set = captain({ holding: ['swarmerLeg'] })
      .enemies('swarmer', 1, 'CREW.w')
      .dice(2, 3);
    const performed = set.perform(t => {
      const [by] = t.state.survivors;
      return attackWith(t, by!, weaponsOf(by!)[0]!, by!.zone, { dice: { by: -1, name: { key: 'sum.limit' } } });
    });
    expect(performed.count('swarmer')).toBe(1);
  });

  test('[ETS-EX-14] one success leaves a lone Jaeger unharmed, and a later one does not kill it either', () => {
    const played = captain({ holding: ['pistol'] })
      .enemies('jaeger', 1, 'CREW.x')
      .dice(3, 1, 1, 3)
      .play();
    played.choose('attack:pistol:0@CREW.x', 'attack:pistol:0@CREW.x');
    expect(played.state.figures.map(({ hurt }) => hurt)).toEqual([0]);
  });

  test('[ETS-EX-15] first the Jaeger in the next zone, then past the Psychic at the Swarmers, and she is struck each time', () => {
    const played = captain({ holding: ['assaultRifle'] })
      .survivor('psychic-a', { at: 'CREW.x' })
      .enemies('jaeger', 1, 'CREW.x')
      .enemies('swarmer', 2, 'CREW.e')
      .dice(4, 4, 1, 2, 'blank', 4, 5, 6, 3, 'blank')
      .play();
    expect(played.offers('attack')).toEqual(['attack:assaultRifle:0@CREW.x']);
    played.choose('attack:assaultRifle:0@CREW.x');
    expect(played.count('jaeger')).toBe(0);
    expect(played.survivor('psychic-a').health).toBe(5);
    expect(played.offers('attack')).toEqual(['attack:assaultRifle:0@CREW.e']);
    played.choose('attack:assaultRifle:0@CREW.e');
    expect(played.count('swarmer')).toBe(0);
    expect(played.survivor('psychic-a').health).toBe(4);
  });

  test('[ETS-EX-16] an Assault Rifle that rolls four fives jams', () => {
    const played = captain({ holding: ['assaultRifle'] })
      .survivor('psychic-a', { at: 'CREW.x' })
      .enemies('swarmer', 2, 'CREW.x')
      .dice(5, 5, 5, 5)
      .play();
    played.choose('attack:assaultRifle:0@CREW.x');
    expect(played.count('swarmer')).toBe(2);
    expect(played.survivor('psychic-a').health).toBe(7);
    expect(played.noiseIn('CREW.w')).toBe(4);
    expect(played.offers('attack')).toEqual([]);
    expect(played.barred('attack:assaultRifle:0')).toBe('ETS-JAM-03');
  });
});
