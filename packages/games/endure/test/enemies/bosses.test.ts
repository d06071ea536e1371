import { type Scene, scene } from '@starboard/endure/testing';
import { describe, expect, test } from 'vitest';
import { enemies } from '../../src/cards/enemies.ts';
import { enemyPhase } from '../../src/rules/enemies/phase.ts';
import { placeFigures } from '../../src/rules/enemies/radar.ts';
import { lookAround } from '../../src/rules/map/look-around.ts';
import { failLifeSupport } from '../../src/rules/resolution/life-support.ts';
import { bossDeck } from '../../src/rules/setup/decks.ts';
import { radarTokens } from '../../src/tables/radar-tokens.ts';
import type { BossType } from '../../src/types.ts';
import { captain } from '../support/armed.ts';
import { crewIn } from '../support/crew.ts';

const passed = [1, 1] as const;

/** A Titan's token lies here. */
function hiddenTitan(set: Scene, at: string): Scene {
  return set
    .pile('1 titan')
    .token('1 titan', at)
    .with(({ bosses }) => {
      const deck = { draw: bossDeck('titan'), discard: [] };
      bosses.push({ type: 'titan', health: 12, status: 'hidden', deck, mood: null, sleepsIn: -1 });
    });
}

describe('what bosses are', () => {
  test.each([
    ['titan', 'gep'],
    ['primus', 'gep'],
    ['olympian', 'sentry'],
    ['preacher', 'redeemer'],
  ] as const)(
    '[ETS-BOSS-13, ETS-ENEMYSTAT-05, ETS-ENEMYSTAT-06, ETS-ENEMYSTAT-09, ETS-ENEMYSTAT-20] the %s has 2 actions and is a %s',
    (type, faction) => {
      expect(enemies[type]).toMatchObject({ actions: 2, faction, boss: true });
    },
  );

  test.each([
    [3, 5],
    [4, 7],
    [5, 10],
    [6, 10],
  ])(
    '[ETS-BOSS-22] its Health is set by the mission and the number of survivors: %i have to deal %i in CG07',
    (crew, health) => {
      const all = ['marine-a', 'captain-a', 'medic-a', 'scout-a', 'psychic-a', 'engineer-a'] as const;
      const { state } = scene({ mission: 'CG07', survivors: all.slice(0, crew) });
      expect(state.bosses).toMatchObject([{ type: 'titan', health, status: 'hidden' }]);
    },
  );

  test('[ETS-SETUP-15] no boss is in the spawn pile; the mission lays its token', () => {
    for (const pile of Object.values(radarTokens)) expect(pile.some(face => face.startsWith('1 '))).toBe(false);
    const { state } = scene({ mission: 'CG07' });
    expect(state.pile).not.toContain('1 titan');
    expect(state.tokens.filter(({ face }) => face === '1 titan')).toHaveLength(1);
  });
});

describe('a boss that shows itself', () => {
  test('[ETS-BOSS-02, ETS-RESOLVE-17, ETS-RADAR-11] whoever sees it loses 1 Resolve, and then takes the test', () => {
    const two = crewIn('REC.A').survivor('medic-a', { at: 'CREW.C' });
    const done = hiddenTitan(two, 'REC.R')
      .dice(6, 6, ...passed, 6, 6)
      .perform(lookAround);
    expect(done.state.survivors.map(({ resolve }) => resolve)).toEqual([9, 8, 10]);
    expect(done.log.map(({ key }) => key)).toEqual([
      'token.revealed',
      'solomon.stays',
      'resolve.lost',
      'resolve.lost',
      'test.passed',
      'test.failed',
      'resolve.lost',
    ]);
    expect(done.state.bosses[0]!.status).toBe('here');
  });

  test('[ETS-BOSS-24, ETS-FULL-01] where it lacks room it appears beside', () => {
    const done = crewIn('LAB.C')
      .enemies('jaeger', 5, 'CREW.x')
      .dice('N')
      .perform(function* (t) {
        placeFigures(t, 'titan', 1, t.state.figures[0]!.zone);
      });
    expect(done.count('titan', 'CREW.n')).toBe(1);
    const fits = crewIn('LAB.C')
      .enemies('jaeger', 4, 'CREW.x')
      .perform(function* (t) {
        placeFigures(t, 'titan', 1, t.state.figures[0]!.zone);
      });
    expect(fits.count('titan', 'CREW.x')).toBe(1);
  });

  test('[ETS-SETUP-15, ETS-VAR-22] its token never goes back to the pile', () => {
    const seen = crewIn('REC.A', { variants: { tokenReturn: 'yes' } });
    const done = hiddenTitan(seen, 'REC.R')
      .dice(6, 6, ...passed, ...passed, ...passed)
      .perform(lookAround);
    expect(done.count('titan')).toBe(1);
    expect(done.state.pile).toEqual([]);
  });

  test.each([
    ['no', 10],
    ['attackOnly', 9],
  ] as const)('[ETS-VAR-21] revealed by its own move it acts: %s', (revealedAct, health) => {
    const alone = crewIn('CREW.C', { variants: { revealedAct } }).survivor('marine-a', { at: 'REC.A' });
    const done = hiddenTitan(alone, 'REC.n')
      .with(({ bosses }) => {
        bosses[0]!.deck.draw.push('hurlDebris');
      })
      .noise('REC.R', 1)
      .dice(6, 6, ...passed, 4, 1, 1, 'blank')
      .perform(enemyPhase);
    expect(done.count('titan', 'REC.A')).toBe(1);
    expect(done.survivor('marine-a').health).toBe(health);
  });
});

describe('attacks on a boss', () => {
  test('[ETS-BOSS-01, ETS-COMBAT-07] it is attacked like others, and what it loses stays lost', () => {
    const played = captain({ holding: ['plasmaCutter'] })
      .boss('titan', 'CREW.w', { health: 5 })
      .dice(5, 5, 1, 6, 1, 2)
      .play();
    played.choose('attack:plasmaCutter:0@CREW.w');
    expect(played.state.figures[0]!.hurt).toBe(2);
    played.choose('attack:plasmaCutter:0@CREW.w');
    expect(played.state.figures[0]!.hurt).toBe(3);
  });

  test('[ETS-BOSS-23] at 0 Health it is dead, and its mood with it', () => {
    const played = captain({ holding: ['plasmaCutter'] })
      .boss('titan', 'CREW.w', { health: 5, hurt: 3, mood: 'enraged' })
      .dice(5, 5, 6)
      .play()
      .choose('attack:plasmaCutter:0@CREW.w');
    expect(played.count('titan')).toBe(0);
    expect(played.state.bosses).toMatchObject([{ status: 'dead', mood: null }]);
    expect(played.state.tally.kills).toBe(1);
  });

  test('[ETS-EVENT-15, ETS-EVENT-14] Life Support Failure costs it 1 Health, and kills it in the end; the Olympian loses none', () => {
    const lost = (boss: BossType) => {
      const done = crewIn('REC.A')
        .boss(boss, 'LAB.C')
        .perform(t => failLifeSupport(t, 1));
      return done.state.figures[0]!.hurt;
    };
    expect((['titan', 'primus', 'preacher', 'olympian'] as const).map(lost)).toEqual([1, 1, 1, 0]);
    const last = crewIn('REC.A').boss('titan', 'LAB.C', { health: 5, hurt: 4 });
    expect(last.perform(t => failLifeSupport(t, 1)).state.bosses[0]!.status).toBe('dead');
  });

  test.each([
    ['never', false],
    ['allowed', true],
  ] as const)('[ETS-STUN-06, ETS-VAR-13] by grenade or baton it is stunned: %s', (bossStun, stunned) => {
    const thrown = captain({ holding: ['stunGrenade'] }, { bossStun }).boss('titan', 'CREW.x', {
      cards: ['execution'],
    });
    const played = thrown.enemies('swarmer', 1, 'CREW.x').play().choose('use:stunGrenade:0', 'CREW.x');
    expect(played.state.figures.map(figure => figure.stunned)).toEqual([stunned, true]);
    const struck = captain({ holding: ['arcBaton'] }, { bossStun })
      .boss('titan', 'CREW.w')
      .dice(3, 1)
      .play();
    struck.choose('attack:arcBaton:0@CREW.w');
    expect(struck.asks === 'attack.divide').toBe(stunned);
  });

  test('[ETS-STUN-06, ETS-CLASS-09] the powers of the Psychic are for standard enemies', () => {
    const psychic = scene({ survivors: ['psychic-a', 'captain-a', 'medic-a'], variants: { bossStun: 'allowed' } })
      .survivor('psychic-a', { at: 'CREW.w' })
      .boss('titan', 'CREW.x')
      .turnOf('psychic-a');
    expect(psychic.play().offers()).not.toContain('crisis');
    expect(psychic.play().offers()).not.toContain('active');
    const both = psychic.enemies('swarmer', 1, 'CREW.x').play();
    expect(both.offers()).toContain('active');
    both.choose('crisis');
    expect(both.state.figures.map(figure => figure.stunned)).toEqual([false, true]);
  });

  test('[ETS-EVENT-25] in gravity failure no shot pushes it', () => {
    const played = captain({ holding: ['pistol'] })
      .event('gravityFailure')
      .boss('titan', 'CREW.x')
      .enemies('jaeger', 1, 'CREW.x')
      .dice(3, 1)
      .play()
      .choose('attack:pistol:0@CREW.x', { titan: 1 });
    expect(played.count('titan', 'CREW.x')).toBe(1);
    expect(played.count('jaeger', 'CREW.x')).toBe(0);
  });
});
