import { scene } from '@starboard/endure/testing';
import { describe, expect, test } from 'vitest';
import { enemyPhase } from '../../src/rules/enemies/phase.ts';
import { loudestHeard, makeNoise } from '../../src/rules/map/noise.ts';
import { resolutionPhase } from '../../src/rules/resolution/resolution.ts';
import { namesOf, zoneOf } from '../support/maps.ts';

/** Nobody in sight of the corridors of the Crew Quarters. */
function hidden(variants = {}) {
  return scene({ variants })
    .survivor('marine-a', { at: 'LAB.A' })
    .survivor('captain-a', { at: 'LAB.A' })
    .survivor('medic-a', { at: 'LAB.A' })
    .lock('LAB.D1')
    .phase('enemies');
}

describe('making noise', () => {
  test('[ETS-NOISE-01, ETS-NOISE-11] a weapon sounds in the zone of the attacker', () => {
    const played = scene()
      .survivor('captain-a', { holding: ['shotgun'] })
      .enemies('jaeger', 1, 'CREW.x')
      .turnOf('captain-a')
      .dice(1, 1, 2)
      .play();
    played.choose('attack:shotgun:0@CREW.x');
    expect(played.noiseIn('CREW.w')).toBe(3);
    expect(played.noiseIn('CREW.x')).toBe(0);
  });

  test('[ETS-NOISE-02] only the loudest noise in a zone counts; they never add up', () => {
    const noises = (...levels: number[]) =>
      scene().perform(function* (t) {
        for (const level of levels) makeNoise(t, zoneOf(t.state, 'CREW.x'), level);
      }).state.noises;
    expect(noises(3, 2).map(noise => noise.level)).toEqual([3]);
    expect(noises(3, 3).map(noise => noise.level)).toEqual([3]);
  });

  test('[ETS-NOISE-02] an equal noise made later changes nothing: the first goes when its time has come', () => {
    const played = scene().events('groaningHull').noise('CREW.w', 3).phase('resolution').play();
    expect(played.state.noises).toEqual([]);
  });

  test('[ETS-NOISE-03] a louder noise replaces the quieter', () => {
    const { state } = scene()
      .noise('CREW.x', 2)
      .noise('CREW.w', 1)
      .perform(function* (t) {
        makeNoise(t, zoneOf(t.state, 'CREW.x'), 4);
      });
    expect(state.noises.map(({ zone, level }) => [...namesOf(state, [zone]), level])).toEqual([
      ['CREW.w', 1],
      ['CREW.x', 4],
    ]);
  });

  test('[ETS-NOISE-12] a noise of 0 leaves no token', () => {
    const played = scene()
      .survivor('marine-a', { at: 'CREW.x', holding: ['medicalBlade'] })
      .enemies('jaeger', 1, 'CREW.x')
      .turnOf('marine-a')
      .dice(1, 2)
      .play();
    played.choose('attack:medicalBlade:0@CREW.x');
    expect(played.state.noises).toEqual([]);
  });

  test('[ETS-NOISE-11] noise cards in the item deck sound too, and so do events', () => {
    const searching = scene().survivor('marine-a', { at: 'CREW.A' }).items('noise3').turnOf('marine-a').play();
    expect(searching.choose('search').noiseIn('CREW.A')).toBe(3);
    const groaning = scene().events('groaningHull').phase('resolution').play();
    expect(groaning.noiseIn('CREW.w')).toBe(3);
  });

  test('[ETS-COMP-08] no noise is louder than 5', () => {
    const { state } = scene().perform(function* (t) {
      makeNoise(t, zoneOf(t.state, 'CREW.x'), 7);
    });
    expect(state.noises.map(noise => noise.level)).toEqual([5]);
  });
});

describe('hearing', () => {
  test('[ETS-NOISE-04] a noise of level L reaches every zone at noise distance L or less, through walls', () => {
    const heard = (level: number, zone: string) => {
      const { state } = scene().noise('CREW.A', level);
      return loudestHeard(state, { zone: zoneOf(state, zone), id: -1 }).length > 0;
    };
    expect(heard(1, 'CREW.n')).toBe(true);
    expect(heard(1, 'CREW.x')).toBe(false);
    expect(heard(2, 'CREW.x')).toBe(true);
    expect(heard(2, 'CREW.e')).toBe(false);
    expect(heard(3, 'CREW.e')).toBe(true);
  });

  test('[ETS-NOISE-05] figures and tokens in reach head for the noise as fast as they can', () => {
    const performed = hidden()
      .noise('CREW.w', 3)
      .enemies('jaeger', 1, 'CREW.e')
      .token('4 swarmer', 'CREW.s')
      .perform(enemyPhase);
    expect(performed.count('jaeger', 'CREW.w')).toBe(1);
    expect(performed.tokens()).toEqual(['CREW.w']);
    expect(performed.said('enemy.moves')[0]).toMatchObject({ rule: 'ETS-NOISE-05', params: { why: 'noise' } });
  });

  test('[ETS-NOISE-05] what one sees goes before what one hears', () => {
    const performed = scene()
      .survivor('marine-a', { at: 'CREW.B' })
      .survivor('captain-a', { at: 'LAB.A' })
      .survivor('medic-a', { at: 'LAB.A' })
      .enemies('jaeger', 1, 'CREW.n')
      .noise('CREW.s', 5)
      .phase('enemies')
      .dice('blank')
      .perform(enemyPhase);
    expect(performed.survivor('marine-a').health).toBe(8);
  });

  test('[ETS-NOISE-06] of several noises the loudest', () => {
    const louderFirst = hidden().noise('CREW.s', 3).noise('CREW.n', 2).enemies('swarmer', 1, 'CREW.x');
    expect(louderFirst.perform(enemyPhase).count('swarmer', 'CREW.s')).toBe(1);
    const quieterFirst = hidden().noise('CREW.n', 2).noise('CREW.s', 3).enemies('swarmer', 1, 'CREW.x');
    expect(quieterFirst.perform(enemyPhase).count('swarmer', 'CREW.s')).toBe(1);
  });

  test('[ETS-NOISE-07, ETS-DICE-03] of equal ones the directional die decides, turned clockwise until one lies there', () => {
    const goesTo = (die: string) => {
      const performed = hidden()
        .noise('CREW.n', 2)
        .noise('CREW.s', 2)
        .enemies('swarmer', 1, 'CREW.x')
        .dice(die)
        .perform(enemyPhase);
      return performed.zoneOf(performed.state.figures[0]!);
    };
    expect(goesTo('N')).toBe('CREW.n');
    expect(goesTo('E')).toBe('CREW.s');
    expect(goesTo('S')).toBe('CREW.s');
    expect(goesTo('W')).toBe('CREW.n');
  });

  test('[ETS-NOISE-14] an enemy in the zone of the noise that draws it stays there', () => {
    const performed = hidden()
      .noise('CREW.x', 2)
      .enemies('swarmer', 1, 'CREW.x')
      .token('4 swarmer', 'CREW.x')
      .perform(enemyPhase);
    expect(performed.count('swarmer', 'CREW.x')).toBe(1);
    expect(performed.tokens()).toEqual(['CREW.x']);
  });

  test('[ETS-NOISE-14] unless it sees a survivor', () => {
    const performed = scene()
      .survivor('captain-a', { at: 'LAB.C' })
      .survivor('medic-a', { at: 'LAB.C' })
      .noise('CREW.x', 2)
      .enemies('swarmer', 1, 'CREW.x')
      .phase('enemies')
      .dice('blank')
      .perform(enemyPhase);
    expect(performed.survivor('marine-a').health).toBe(9);
  });
});

describe('when noise goes', () => {
  test('[ETS-NOISE-08] tokens are removed at the end of the Resolution phase', () => {
    const played = scene().noise('CREW.w', 3).phase('resolution').play();
    expect(played.state.round).toBe(2);
    expect(played.state.noises).toEqual([]);
  });

  test('[ETS-NOISE-09] a noise made in a Resolution phase stays until the end of the next', () => {
    const played = scene().events('groaningHull', 'spawnROBO').noise('CREW.x', 2).phase('resolution').play();
    expect(played.state.noises.map(noise => noise.level)).toEqual([3]);
    played.endTurns();
    expect(played.state.round).toBe(3);
    expect(played.state.noises).toEqual([]);
  });

  test('[ETS-VAR-31] noise may be taken away before the event is drawn; what the event makes goes with the next', () => {
    const variants = { noiseRemoval: 'beforeEvent' } as const;
    const played = scene({ variants })
      .events('groaningHull', 'spawnROBO')
      .noise('CREW.w', 5)
      .phase('resolution')
      .play();
    expect(played.noiseIn('CREW.w')).toBe(3);
    played.endTurns();
    expect(played.state.round).toBe(3);
    expect(played.state.noises).toEqual([]);
    const usual = scene().events('groaningHull').noise('CREW.w', 5).phase('resolution').perform(resolutionPhase);
    expect(usual.state.noises).toEqual([]);
  });

  test('[ETS-NOISE-10] with the noise gone, an enemy is passive at its next activation', () => {
    const played = scene()
      .survivor('marine-a', { at: 'LAB.A' })
      .survivor('captain-a', { at: 'LAB.A' })
      .survivor('medic-a', { at: 'LAB.A' })
      .lock('LAB.D1')
      .noise('CREW.w', 5)
      .token('4 swarmer', 'REC.A')
      .phase('enemies')
      .dice('N')
      .play();
    expect(played.tokens()).toEqual(['CREW.e']);
    played.endTurns();
    expect(played.state.round).toBe(3);
    expect(played.tokens()).toEqual(['REC.R']);
  });
});
