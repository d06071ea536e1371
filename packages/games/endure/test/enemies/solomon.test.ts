import { describe, expect, test } from 'vitest';
import { enemyPhase } from '../../src/rules/enemies/phase.ts';
import { reveal } from '../../src/rules/enemies/radar.ts';
import type { SurvivorId } from '../../src/types.ts';
import { crewIn } from '../support/crew.ts';

const crew: readonly SurvivorId[] = ['marine-a', 'captain-a', 'medic-a', 'scout-a', 'engineer-a', 'psychic-a'];

/** A token is revealed out of everybody's sight, and 2d6 show this total. */
function revealWith(survivors: number, total: number, variants = {}) {
  const low = Math.max(1, total - 6);
  const set = crewIn('CREW.C', { survivors: crew.slice(0, survivors), variants }).token('3 jaeger', 'LAB.C');
  return set.dice(low, total - low).perform(t => reveal(t, t.state.tokens[0]!));
}

/** The totals on which a Solomon comes. */
function comesOn(survivors: number, variants = {}): number[] {
  const totals = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
  return totals.filter(total => revealWith(survivors, total, variants).count('solomon') > 0);
}

describe('how a Solomon comes', () => {
  test('[ETS-SOLOMON-01, ETS-VAR-11] on 2-3 with 3 survivors, on 2-4 with 4, on 2-5 with 5 or more', () => {
    expect(comesOn(3)).toEqual([2, 3]);
    expect(comesOn(4)).toEqual([2, 3, 4]);
    expect(comesOn(5)).toEqual([2, 3, 4, 5]);
    expect(comesOn(6)).toEqual([2, 3, 4, 5]);
  });

  test('[ETS-VAR-11] pair: on 2 or 3, on 2 or 4, on 2 or 5', () => {
    const pair = { solomonRoll: 'pair' };
    expect([comesOn(3, pair), comesOn(4, pair), comesOn(5, pair)]).toEqual([
      [2, 3],
      [2, 4],
      [2, 5],
    ]);
  });

  test('[ETS-EX-23] with 4 survivors a 4 brings one, a 5 does not', () => {
    expect(revealWith(4, 4).count('solomon')).toBe(1);
    expect(revealWith(4, 5).count('solomon')).toBe(0);
  });

  test('[ETS-SOLOMON-01] the log tells both dice, and up to what one comes', () => {
    const told = { rule: 'ETS-SOLOMON-01', params: { dice: '1 4', total: 5, highest: 4 } };
    const set = crewIn('CREW.C', { survivors: crew.slice(0, 4) }).token('3 jaeger', 'LAB.C');
    expect(
      set
        .dice(1, 4)
        .perform(t => reveal(t, t.state.tokens[0]!))
        .said('solomon.stays'),
    ).toMatchObject([told]);
  });

  test('[ETS-SOLOMON-02, ETS-SOLOMON-03] one, in addition to the figures of the token and in their zone', () => {
    const done = revealWith(3, 2);
    expect([done.count('jaeger', 'LAB.C'), done.count('solomon', 'LAB.C')]).toEqual([3, 1]);
  });

  test('[ETS-SOLOMON-03] the number of survivors is that of the set-up', () => {
    const set = crewIn('CREW.C', { survivors: crew.slice(0, 4) }).token('3 jaeger', 'LAB.C');
    const lost = set.with(state => {
      state.survivors[3]!.status = 'dead';
    });
    const done = lost.dice(2, 2).perform(t => reveal(t, t.state.tokens[0]!));
    expect(done.count('solomon')).toBe(1);
  });
});

describe('what a Solomon does to others', () => {
  const jaegerWith = (solomons: number, zone: string) =>
    crewIn('CREW.C')
      .survivor('marine-a', { at: 'REC.s' })
      .enemies('jaeger', 1, 'REC.s')
      .enemies('solomon', solomons, zone)
      .dice('blank')
      .perform(enemyPhase);

  test('[ETS-SOLOMON-04] GEPs in its zone deal 1 more damage, those in other zones do not', () => {
    expect(jaegerWith(1, 'REC.s').survivor('marine-a').health).toBe(7);
    expect(jaegerWith(1, 'REC.R').survivor('marine-a').health).toBe(8);
  });

  test('[ETS-SOLOMON-05] several of them add only 1', () => {
    expect(jaegerWith(2, 'REC.s').survivor('marine-a').health).toBe(7);
  });

  test('[ETS-SOLOMON-08, ETS-ENEMYSTAT-04] it makes no attack of its own', () => {
    const done = crewIn('REC.s').enemies('solomon', 1, 'REC.s').enemies('jaeger', 1, 'REC.s', { stunned: true });
    expect(done.perform(enemyPhase).state.survivors.map(({ health }) => health)).toEqual([10, 9, 8]);
  });
});

describe('where a Solomon goes', () => {
  test('[ETS-SOLOMON-06, ETS-SOLOMON-11] towards the nearest group of GEPs, up to 3 zones, until it shares their zone', () => {
    const near = crewIn('CREW.C').enemies('solomon', 1, 'LAB.s').enemies('jaeger', 1, 'REC.e', { stunned: true });
    const done = near.enemies('jaeger', 5, 'REC.A', { stunned: true }).perform(enemyPhase);
    expect(done.count('solomon', 'REC.e')).toBe(1);
    const far = crewIn('CREW.C').enemies('solomon', 1, 'LAB.C').enemies('jaeger', 1, 'REC.A', { stunned: true });
    expect(far.perform(enemyPhase).count('solomon', 'REC.e')).toBe(1);
  });

  test('[ETS-SOLOMON-06] whether they are active or not', () => {
    const active = crewIn('REC.s').enemies('solomon', 1, 'CREW.x').enemies('jaeger', 1, 'REC.s');
    const done = active.dice(1, 2, 3, 'blank', 1, 1, 1, 1, 1, 1).perform(enemyPhase);
    expect(done.count('solomon', 'REC.s')).toBe(1);
  });

  test('[ETS-SOLOMON-07] ties by the directional die', () => {
    const between = (side: string) =>
      crewIn('CREW.C')
        .enemies('solomon', 1, 'LAB.x')
        .enemies('jaeger', 1, 'LAB.s', { stunned: true })
        .enemies('icarus', 1, 'LAB.n', { stunned: true })
        .dice(side)
        .perform(enemyPhase);
    expect(between('N').count('solomon', 'LAB.s')).toBe(1);
    expect(between('E').count('solomon', 'LAB.n')).toBe(1);
  });

  test('[ETS-SOLOMON-07] without other figures to the nearest token', () => {
    const done = crewIn('CREW.C').lock('LAB.D1').token('3 jaeger', 'LAB.A').enemies('solomon', 2, 'LAB.C');
    const after = done.token('3 icarus', 'LAB.n').dice('N', 'N').perform(enemyPhase);
    expect(after.count('solomon', 'LAB.n')).toBe(2);
  });

  test('[ETS-SOLOMON-07] a token nearer than the nearest figure does not draw it', () => {
    const done = crewIn('CREW.C').enemies('solomon', 1, 'LAB.s').enemies('jaeger', 1, 'REC.e', { stunned: true });
    expect(done.token('3 icarus', 'LAB.C').dice('E').perform(enemyPhase).count('solomon', 'REC.e')).toBe(1);
  });

  test('[ETS-SOLOMON-07, ETS-SOLOMON-11] without tokens either it wanders 1 zone, with other Solomons as a herd', () => {
    const done = crewIn('LAB.B').enemies('solomon', 2, 'CREW.x').dice('S').perform(enemyPhase);
    expect(done.count('solomon', 'CREW.s')).toBe(2);
  });

  test('[ETS-SOLOMON-09] it follows its company when they are active, and acts after them', () => {
    const done = crewIn('CREW.w').enemies('solomon', 1, 'LAB.A').enemies('swarmer', 1, 'LAB.A').perform(enemyPhase);
    expect([done.count('swarmer', 'REC.R'), done.count('solomon', 'REC.R')]).toEqual([1, 1]);
  });

  test('[ETS-SOLOMON-09] it follows its company past other GEPs on the way', () => {
    const done = crewIn('CREW.w')
      .enemies('solomon', 1, 'LAB.A')
      .enemies('swarmer', 1, 'LAB.A')
      .enemies('icarus', 3, 'LAB.x', { stunned: true })
      .perform(enemyPhase);
    expect(done.count('solomon', 'REC.R')).toBe(1);
  });

  const parting = (active: number, passive: number) =>
    crewIn('LAB.B')
      .survivor('marine-a', { at: 'CREW.C' })
      .enemies('solomon', 1, 'REC.R')
      .enemies('jaeger', active, 'REC.R', { saw: 1 })
      .enemies('swarmer', passive, 'REC.R');

  test('[ETS-SOLOMON-10] if its company parts it follows the larger group', () => {
    const withHunters = parting(2, 1).dice('N').perform(enemyPhase);
    expect([withHunters.count('jaeger', 'CREW.x'), withHunters.count('swarmer', 'REC.n')]).toEqual([2, 1]);
    expect(withHunters.count('solomon', 'CREW.x')).toBe(1);
    expect(parting(1, 2).dice('N').perform(enemyPhase).count('solomon', 'REC.n')).toBe(1);
  });

  test('[ETS-SOLOMON-10, ETS-ODD-06] of two equal groups one at random', () => {
    expect(parting(2, 2).dice('N', 1).perform(enemyPhase).count('solomon', 'CREW.x')).toBe(1);
    expect(parting(2, 2).dice('N', 2).perform(enemyPhase).count('solomon', 'REC.n')).toBe(1);
  });

  test('[ETS-SOLOMON-11] sight, noise and decoys never draw it', () => {
    const done = crewIn('CREW.w')
      .enemies('solomon', 1, 'REC.R')
      .enemies('jaeger', 1, 'REC.B', { stunned: true })
      .noise('REC.A', 5)
      .decoy('REC.n')
      .perform(enemyPhase);
    expect(done.count('solomon', 'REC.B')).toBe(1);
  });

  test('[ETS-SOLOMON-09] with passive company it moves in their herd', () => {
    const done = crewIn('LAB.B').enemies('solomon', 1, 'CREW.x').enemies('jaeger', 2, 'CREW.x').dice('W');
    expect(done.perform(enemyPhase).count('solomon', 'CREW.w')).toBe(1);
  });
});
