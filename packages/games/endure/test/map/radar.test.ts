import { scene } from '@starboard/endure/testing';
import { describe, expect, test } from 'vitest';
import { endure } from '../../src/index.ts';
import { enemyPhase } from '../../src/rules/enemies/phase.ts';
import { reveal } from '../../src/rules/enemies/radar.ts';
import { spawnIn } from '../../src/rules/enemies/spawn.ts';
import { moveToken } from '../../src/rules/enemies/tokens.ts';
import { crewIn } from '../support/crew.ts';
import { zoneOf } from '../support/maps.ts';

const noSolomon = [6, 6] as const;
const allPass = [1, 1, 1, 1, 1, 1] as const;

describe('revealing a token', () => {
  const marineBefore = (zone: string) =>
    scene()
      .survivor('marine-a', { at: 'CREW.n' })
      .survivor('captain-a', { at: 'CREW.C' })
      .survivor('medic-a', { at: 'CREW.C' })
      .token('4 jaeger', zone)
      .turnOf('marine-a');

  test('[ETS-RADAR-01, ETS-RADAR-02] a token in sight is replaced by its figures; out of sight it stays a token', () => {
    const seen = marineBefore('REC.R')
      .dice(...noSolomon, 1, 1)
      .play();
    expect(seen.count('jaeger')).toBe(0);
    seen.choose('move:CREW.x');
    expect(seen.count('jaeger', 'REC.R')).toBe(4);
    expect(seen.tokens()).toEqual([]);
    const unseen = marineBefore('REC.A').play().choose('move:CREW.x');
    expect(unseen.tokens()).toEqual(['REC.A']);
  });

  test('[ETS-RADAR-08] it is revealed after each single zone of a longer Move, before the Move goes on', () => {
    const played = marineBefore('REC.R')
      .event('gravityFailure')
      .dice(...noSolomon, 1, 1)
      .play();
    played.choose('move:CREW.x');
    expect(played.asks).toBe('move.on');
    expect(played.count('jaeger', 'REC.R')).toBe(4);
  });

  test('[ETS-RADAR-09] it can be revealed out of sight by something else, and then nobody is tested', () => {
    const done = crewIn('CREW.C')
      .token('4 icarus', 'LAB.A')
      .dice(...noSolomon);
    const after = done.perform(t => reveal(t, t.state.tokens[0]!));
    expect(after.count('icarus', 'LAB.A')).toBe(4);
  });

  test('[ETS-RADAR-11] the Solomon is rolled for first, then come the figures, then the tests in turn order', () => {
    const done = crewIn('REC.B')
      .token('3 jaeger', 'REC.R')
      .with(state => {
        state.firstPlayer = 1;
      })
      .dice(...noSolomon, 1, 1, 6, 6, 1, 1)
      .perform(t => reveal(t, t.state.tokens[0]!));
    expect(done.state.survivors.map(({ resolve }) => resolve)).toEqual([10, 10, 9]); // Captain, Medic, Marine
    const withSolomon = crewIn('REC.B')
      .token('3 jaeger', 'REC.R')
      .dice(1, 1, ...allPass, ...allPass);
    const both = withSolomon.perform(t => reveal(t, t.state.tokens[0]!));
    expect([both.count('jaeger', 'REC.R'), both.count('solomon', 'REC.R')]).toEqual([3, 1]);
  });

  test.each([
    ['no', 15],
    ['yes', 16],
  ] as const)('[ETS-RADAR-10, ETS-VAR-22] a revealed token goes back to the pile: %s', (tokenReturn, left) => {
    const done = crewIn('CREW.C', { variants: { tokenReturn } })
      .token('4 icarus', 'LAB.A')
      .dice(...noSolomon);
    const { state } = done.perform(t => reveal(t, t.state.tokens[0]!));
    expect(state.tokens).toEqual([]);
    expect(state.pile).toHaveLength(left);
    expect(state.pile.filter(face => face === '4 icarus')).toHaveLength(left - 13);
  });

  test('[ETS-RADAR-12] tokens cannot be attacked and do not stop shots', () => {
    const shooter = scene().survivor('marine-a', { at: 'CREW.w', holding: ['assaultRifle', 'stunGrenade'] });
    const played = shooter.token('3 jaeger', 'CREW.x').enemies('jaeger', 1, 'CREW.e').turnOf('marine-a').play();
    expect(played.offers('attack:')).toEqual(['attack:assaultRifle:0@CREW.e']);
  });
});

describe('tokens in the Enemy phase', () => {
  test('[ETS-RADAR-03] an active token moves 2 zones', () => {
    const done = crewIn('CREW.C').token('3 jaeger', 'LAB.A').noise('REC.R', 5).perform(enemyPhase);
    expect(done.tokens()).toEqual(['REC.e']);
  });

  test('[ETS-RADAR-04] a passive token moves 1 zone', () => {
    const done = crewIn('CREW.C').token('3 jaeger', 'LAB.A').dice('W').perform(enemyPhase);
    expect(done.tokens()).toEqual(['LAB.x']);
  });

  test('[ETS-RADAR-13] it stops in the zone of what draws it', () => {
    const noise = crewIn('CREW.C').token('3 jaeger', 'LAB.A').noise('LAB.x', 3).perform(enemyPhase);
    expect(noise.tokens()).toEqual(['LAB.x']);
    const decoy = crewIn('CREW.C').token('3 jaeger', 'LAB.A').decoy('LAB.x').noise('LAB.C', 5).perform(enemyPhase);
    expect(decoy.tokens()).toEqual(['LAB.x']);
  });

  const crossing = (variants = {}) => crewIn('CREW.w', { variants }).token('3 jaeger', 'LAB.n').decoy('LAB.s');

  test('[ETS-RADAR-05, ETS-RADAR-06, ETS-VAR-34] crossing sight it is revealed where its move ends; only who sees that is tested', () => {
    const done = crossing()
      .dice(...noSolomon)
      .perform(enemyPhase);
    expect(done.count('jaeger', 'LAB.s')).toBe(3);
    const drifting = crewIn('CREW.w')
      .event('gravityFailure')
      .token('3 jaeger', 'LAB.n')
      .dice('N', ...noSolomon);
    expect(drifting.perform(enemyPhase).count('jaeger', 'LAB.s')).toBe(3);
  });

  test('[ETS-VAR-34] endOnly: a token that ends its move out of sight is not revealed', () => {
    const done = crossing({ tokenReveal: 'endOnly' }).perform(enemyPhase);
    expect(done.tokens()).toEqual(['LAB.s']);
    const inSight = crewIn('CREW.w', { variants: { tokenReveal: 'endOnly' } })
      .token('3 jaeger', 'LAB.n')
      .dice('N');
    expect(
      inSight
        .dice(...noSolomon, ...allPass)
        .perform(enemyPhase)
        .count('jaeger', 'LAB.x'),
    ).toBe(3);
  });

  const arriving = (variants = {}) => crewIn('REC.s', { variants }).token('3 jaeger', 'REC.A').noise('REC.s', 5);

  test('[ETS-RADAR-07, ETS-VAR-21] figures revealed in the Enemy phase do not act in it', () => {
    const done = arriving()
      .dice(...noSolomon, ...allPass)
      .perform(enemyPhase);
    expect(done.count('jaeger', 'REC.s')).toBe(3);
    expect(done.state.survivors.map(({ health }) => health)).toEqual([10, 9, 8]);
  });

  test('[ETS-VAR-21] attackOnly: they attack whom they reach', () => {
    const blows = [1, 2, 3, 'blank', 1, 2, 3, 'blank', 1, 2, 3, 'blank'];
    const done = arriving({ revealedAct: 'attackOnly' })
      .dice(...noSolomon, ...allPass, ...blows)
      .perform(enemyPhase);
    expect(done.state.survivors.map(({ health }) => health)).toEqual([4, 9, 8]);
    const led = arriving({ revealedAct: 'attackOnly' }).dice(1, 1, ...allPass, ...allPass, ...blows);
    expect(led.perform(enemyPhase).survivor('marine-a').health).toBe(1); // three Jaegers led by a Solomon that strikes nobody
    const short = crewIn('REC.s', { variants: { revealedAct: 'attackOnly' } }).token('3 jaeger', 'CREW.e');
    const beside = short.dice('E', ...noSolomon, ...allPass).perform(enemyPhase);
    expect(beside.count('jaeger', 'REC.R')).toBe(3);
    expect(beside.state.survivors.map(({ health }) => health)).toEqual([10, 9, 8]);
  });

  test('[ETS-VAR-21, ETS-ENEMYSTAT-17] attackOnly: what falls in the explosion of another attacks nobody any more', () => {
    const set = crewIn('REC.s', { variants: { revealedAct: 'attackOnly' } }).pile('2 fanatic', '2 sip');
    const done = set
      .token('2 fanatic', 'REC.A')
      .noise('REC.s', 5)
      .dice(...allPass, 6, 'blank', 'blank', 'blank')
      .perform(enemyPhase);
    expect(done.count('fanatic')).toBe(0);
    expect(done.said('vest.rolled')).toHaveLength(1);
    expect(done.state.survivors.map(({ health }) => health)).toEqual([4, 3, 2]);
  });

  test('[ETS-RADAR-03, ETS-ENEMY-25] an active token stays where it is once nothing draws it any more', () => {
    const done = crewIn('CREW.C')
      .token('3 jaeger', 'REC.C')
      .perform(t => moveToken(t, t.state.tokens[0]!, true));
    expect(done.tokens()).toEqual(['REC.C']);
    expect(done.said('token.moves')).toEqual([]);
  });

  test('[ETS-RADAR-03, ETS-RADAR-04] a move is told by its rule', () => {
    const active = crewIn('CREW.C').token('3 jaeger', 'LAB.A').noise('REC.R', 5).perform(enemyPhase);
    const passive = crewIn('CREW.C').token('3 jaeger', 'LAB.A').dice('W').perform(enemyPhase);
    expect([active, passive].flatMap(done => done.said('token.moves')).map(({ rule }) => rule)).toEqual([
      'ETS-RADAR-03',
      'ETS-RADAR-04',
    ]);
  });

  test('[ETS-ODD-19, ETS-FULL-01] a token revealed in a full zone spreads its figures', () => {
    const done = crewIn('CREW.w')
      .token('4 jaeger', 'LAB.s')
      .enemies('swarmer', 8, 'LAB.x', { stunned: true })
      .dice('S', ...noSolomon, 'W', ...allPass)
      .perform(enemyPhase);
    expect(done.count('jaeger', 'LAB.x')).toBe(0);
    expect(['REC.e', 'LAB.s', 'LAB.A', 'LAB.n'].map(zone => done.count('jaeger', zone))).toEqual([1, 1, 1, 1]);
  });
});

describe('what is known of tokens', () => {
  test('[ETS-RTOK-04] the pile is what the mission does not deal, bosses left out', () => {
    const { state } = scene({ mission: 'CG00' });
    expect(state.tokens).toHaveLength(3);
    expect(state.pile).toHaveLength(13);
  });

  test('[ETS-ODD-16] nothing in a view tells one face from another', () => {
    const viewOf = (face: '3 jaeger' | '6 swarmer') => {
      const { state } = crewIn('CREW.C')
        .pile(face)
        .perform(t => spawnIn(t, zoneOf(t.state, 'LAB.A')));
      return endure.view(state, 'marine-a');
    };
    expect(viewOf('3 jaeger')).toEqual(viewOf('6 swarmer'));
    expect(viewOf('3 jaeger').tokens).toEqual([{ id: 1, zone: 'LAB.A', face: null, stunned: false }]);
  });
});
