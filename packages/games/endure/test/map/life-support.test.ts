import { scene } from '@starboard/endure/testing';
import type { Flow } from '@starboard/kernel';
import { describe, expect, test } from 'vitest';
import { failLifeSupport } from '../../src/rules/resolution/life-support.ts';
import { drawEvent, resolutionPhase } from '../../src/rules/resolution/resolution.ts';
import type { Endure } from '../../src/types.ts';

/** Where nobody sees them. */
const hidden = 'LAB.B';

function* failTwice(t: Endure): Flow {
  yield* failLifeSupport(t, 1);
  yield* failLifeSupport(t, 1);
}

describe('Life Support Failure', () => {
  test('[ETS-EX-22, ETS-EVENT-12] of 5 Swarmers in one zone 2 are left, of 1 in another none; each survivor has 1 Health less', () => {
    const performed = scene()
      .enemies('swarmer', 5, hidden)
      .enemies('swarmer', 1, 'LAB.C')
      .events('lifeSupportFailure')
      .phase('resolution')
      .perform(drawEvent);
    expect(performed.count('swarmer', hidden)).toBe(2);
    expect(performed.count('swarmer', 'LAB.C')).toBe(0);
    expect(performed.state.survivors.map(survivor => survivor.health)).toEqual([9, 8, 7]);
  });

  test('[ETS-EVENT-11] the loss is no attack: no armour save, no injury die; and it comes once, when the card is drawn', () => {
    const played = scene()
      .survivor('marine-a', { holding: ['hullPlate'] })
      .events('lifeSupportFailure')
      .phase('resolution')
      .play();
    expect(played.survivor('marine-a').health).toBe(9);
    played.endTurns();
    expect(played.survivor('marine-a').health).toBe(9);
  });

  test('[ETS-EVENT-11] a survivor with 1 Health left dies of it', () => {
    const performed = scene()
      .survivor('medic-a', { health: 1 })
      .events('lifeSupportFailure')
      .phase('resolution')
      .perform(resolutionPhase);
    expect(performed.survivor('medic-a').status).toBe('dead');
    expect(performed.survivor('marine-a').resolve).toBe(8);
  });

  test('[ETS-EVENT-12] an even number loses exactly half', () => {
    const performed = scene()
      .enemies('swarmer', 4, hidden)
      .perform(t => failLifeSupport(t, 1));
    expect(performed.count('swarmer')).toBe(2);
  });

  test('[ETS-EVENT-13] enemies of 2 Health are left with a lasting wound', () => {
    const performed = scene()
      .enemies('jaeger', 2, hidden)
      .enemies('icarus', 1, hidden)
      .enemies('solomon', 1, hidden)
      .perform(t => failLifeSupport(t, 1));
    expect(performed.state.figures.map(({ type, hurt }) => `${type} ${hurt}`)).toEqual([
      'jaeger 1',
      'jaeger 1',
      'icarus 1',
      'solomon 1',
    ]);
  });

  test('[ETS-EVENT-13] a single success then kills a wounded Jaeger', () => {
    const played = scene()
      .event('lifeSupportFailure')
      .survivor('marine-a', { at: 'CREW.w', holding: ['silencedPistol'] })
      .survivor('captain-a', { at: hidden })
      .survivor('medic-a', { at: hidden })
      .enemies('jaeger', 1, 'CREW.x', { hurt: 1 })
      .turnOf('marine-a')
      .dice(6)
      .play();
    played.choose('attack:silencedPistol:0@CREW.x');
    expect(played.count('jaeger')).toBe(0);
  });

  test('[ETS-EVENT-13] wounded once before, 3 Jaegers of one zone lose 2 instead of all dying', () => {
    const performed = scene().enemies('jaeger', 3, hidden).perform(failTwice);
    expect(performed.state.figures.map(figure => figure.hurt)).toEqual([1]);
  });

  test('[ETS-EVENT-13] only those with the same remaining Health are halved together', () => {
    const performed = scene()
      .enemies('jaeger', 2, hidden)
      .enemies('jaeger', 3, hidden, { hurt: 1 })
      .enemies('icarus', 1, hidden, { hurt: 1 })
      .perform(t => failLifeSupport(t, 1));
    expect(performed.count('jaeger')).toBe(3);
    expect(performed.count('icarus')).toBe(0);
    expect(performed.state.figures.every(figure => figure.hurt === 1)).toBe(true);
  });

  test('[ETS-EVENT-15] the Technician is a machine, and tokens are untouched', () => {
    const performed = scene({ survivors: ['technician-a', 'technician-b', 'medic-a'] })
      .token('4 swarmer', hidden)
      .perform(t => failLifeSupport(t, 1));
    expect(performed.state.survivors.map(survivor => survivor.health)).toEqual([8, 8, 7]);
    expect(performed.state.tokens.map(token => token.face)).toEqual(['4 swarmer']);
  });

  test('[ETS-VAR-26] biological: the Technician suffers like the others', () => {
    const performed = scene({
      survivors: ['technician-a', 'technician-b', 'medic-a'],
      variants: { technicianLife: 'biological' },
    }).perform(t => failLifeSupport(t, 1));
    expect(performed.state.survivors.map(survivor => survivor.health)).toEqual([7, 7, 7]);
  });

  test('[ETS-ODD-23] what falls is nobody’s kill, but counts for "all enemies dead"', () => {
    const performed = scene({ mission: 'CG00' })
      .with(state => {
        state.tokens = [];
      })
      .enemies('swarmer', 1, hidden)
      .events('lifeSupportFailure')
      .phase('resolution')
      .perform(resolutionPhase);
    expect(performed.state.tally.kills).toBe(0);
    expect(performed.state.result).toBe('won');
  });

  test('[ETS-EVENT-15] a boss loses the same once, as damage, and not as a group of figures', () => {
    const performed = scene()
      .boss('titan', 'LAB.A', { health: 5 })
      .perform(t => failLifeSupport(t, 1));
    expect(performed.state.figures).toMatchObject([{ type: 'titan', hurt: 1 }]);
    expect([performed.said('boss.hurt').length, performed.said('wounded').length]).toEqual([1, 0]);
  });

  test('[ETS-ODD-29] without a biological figure it is in force without effect', () => {
    const performed = scene({ survivors: ['technician-a', 'technician-b'], variants: { minSurvivors: 'free' } })
      .events('lifeSupportFailure')
      .phase('resolution')
      .perform(drawEvent);
    expect(performed.state.event).toBe('lifeSupportFailure');
    expect(performed.said('health.lost')).toEqual([]);
  });
});

describe('ETS-VAR-29', () => {
  test('[ETS-VAR-29] keep: a Jaeger keeps the loss; none: only enemies of 1 Health are hurt', () => {
    const fail = (lifeSupportWound: 'keep' | 'none') =>
      scene({ variants: { lifeSupportWound } })
        .enemies('jaeger', 2, hidden)
        .enemies('swarmer', 3, hidden)
        .perform(failTwice);
    const none = fail('none');
    expect(none.count('jaeger')).toBe(2);
    expect(none.state.figures.every(figure => figure.hurt === 0)).toBe(true);
    expect(none.count('swarmer')).toBe(0);
    expect(fail('keep').count('jaeger')).toBe(1);
  });
});

describe('ETS-VAR-30', () => {
  test('[ETS-VAR-30] total: half of all Swarmers fall, and the players choose which', () => {
    const performed = scene({ variants: { lifeSupportHalf: 'total' } })
      .enemies('swarmer', 3, 'LAB.B')
      .enemies('swarmer', 1, 'LAB.C')
      .enemies('swarmer', 1, 'CREW.D')
      .perform(t => failLifeSupport(t, 1), { 'swarmer@LAB.B': 3 });
    expect(performed.asked).toEqual(['lifeSupport']);
    expect(performed.count('swarmer', 'LAB.B')).toBe(0);
    expect(performed.count('swarmer')).toBe(2);
    expect(performed.said('suffocated')).toHaveLength(1); // nothing is told of zones where none falls
  });

  test('[ETS-VAR-30] perZone: half of each zone’s, and nobody is asked', () => {
    const performed = scene({ variants: { lifeSupportHalf: 'perZone' } })
      .enemies('swarmer', 3, 'LAB.B')
      .enemies('swarmer', 1, 'LAB.C')
      .enemies('swarmer', 1, 'CREW.D')
      .perform(t => failLifeSupport(t, 1));
    expect(performed.asked).toEqual([]);
    expect(performed.count('swarmer', 'LAB.B')).toBe(1);
    expect(performed.count('swarmer')).toBe(1);
  });

  test('[ETS-VAR-30] total: with all of them in one zone there is nothing to ask', () => {
    const performed = scene({ variants: { lifeSupportHalf: 'total' } })
      .enemies('swarmer', 3, 'LAB.B')
      .perform(t => failLifeSupport(t, 1));
    expect(performed.asked).toEqual([]);
    expect(performed.count('swarmer')).toBe(1);
  });
});
