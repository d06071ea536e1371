import { scene } from '@starboard/endure/testing';
import { describe, expect, test } from 'vitest';
import { enemyPhase } from '../../src/rules/enemies/phase.ts';
import { spawnOnTile } from '../../src/rules/enemies/spawn.ts';
import { resolveTest } from '../../src/rules/resolve/resolve-tests.ts';

/** The row of the map, west to east: CREW.w, CREW.x, CREW.e, REC.R, REC.e, LAB.x, LAB.A. LAB.C sees none of it. */
const away = { at: 'LAB.C' } as const;

function weightless(variants: { gravityMove?: 'double' | 'plusTwo' } = {}) {
  return scene({ survivors: ['captain-a', 'marine-a', 'medic-a'], variants })
    .event('gravityFailure')
    .survivor('marine-a', away)
    .survivor('medic-a', away);
}

describe('movement in gravity failure', () => {
  test('[ETS-EVENT-16] a Move action covers up to 2 zones', () => {
    const played = weightless().turnOf('captain-a').play();
    played.choose('move:CREW.x', 'go:CREW.e');
    expect(played.asks).toBe('turn');
    expect(played.zoneOf('captain-a')).toBe('CREW.e');
    expect(played.survivor('captain-a').turn.actions).toBe(2);
  });

  test('[ETS-EVENT-17] a survivor may stop after the first zone', () => {
    const played = weightless().turnOf('captain-a').play();
    played.choose('move:CREW.x', 'stop');
    expect(played.zoneOf('captain-a')).toBe('CREW.x');
    expect(played.survivor('captain-a').turn.actions).toBe(2);
  });

  test('[ETS-EVENT-16] a Jaeger comes 2 zones with one action and attacks with the other', () => {
    const performed = weightless().enemies('jaeger', 1, 'CREW.e').phase('enemies').dice('blank').perform(enemyPhase);
    expect(performed.count('jaeger', 'CREW.w')).toBe(1);
    expect(performed.survivor('captain-a').health).toBe(7);
  });

  test('[ETS-EVENT-16] from afar it comes 4 zones with both', () => {
    const performed = weightless().enemies('jaeger', 1, 'LAB.x').phase('enemies').perform(enemyPhase);
    expect(performed.count('jaeger', 'CREW.x')).toBe(1);
    expect(performed.survivor('captain-a').health).toBe(9);
  });

  test('[ETS-EVENT-17] an enemy uses what it needs: one zone, then the attack', () => {
    const performed = weightless().enemies('jaeger', 1, 'CREW.x').phase('enemies').dice('blank').perform(enemyPhase);
    expect(performed.count('jaeger', 'CREW.w')).toBe(1);
    expect(performed.survivor('captain-a').health).toBe(7);
  });

  test('[ETS-EVENT-16, ETS-EVENT-24] a passive herd goes 2 zones with a single roll', () => {
    const performed = weightless()
      .survivor('captain-a', away)
      .enemies('swarmer', 2, 'CREW.n')
      .phase('enemies')
      .dice('S')
      .perform(enemyPhase);
    expect(performed.count('swarmer', 'CREW.s')).toBe(2);
  });

  test('[ETS-EVENT-24] the second step does not go straight back: the die is turned clockwise past it', () => {
    const performed = weightless()
      .survivor('captain-a', away)
      .lock('CREW.D1')
      .enemies('swarmer', 1, 'CREW.w')
      .phase('enemies')
      .dice('W') // rim in the west, a locked door in the north: east; then west would be straight back, so north
      .perform(enemyPhase);
    expect(performed.count('swarmer', 'CREW.n')).toBe(1);
  });

  test('[ETS-EVENT-24] unless nothing else is open', () => {
    const performed = weightless()
      .survivor('captain-a', away)
      .enemies('swarmer', 1, 'CREW.n')
      .phase('enemies')
      .dice('E')
      .perform(enemyPhase);
    expect(performed.count('swarmer', 'CREW.n')).toBe(1); // into CREW.B, a dead end, and out again
  });

  test('[ETS-EVENT-16, ETS-EVENT-24] a passive token goes 2 zones and takes both steps before it is revealed', () => {
    const performed = weightless().token('3 jaeger', 'CREW.n').phase('enemies').dice('S', 6, 6).perform(enemyPhase);
    expect(performed.count('jaeger', 'CREW.s')).toBe(3); // it crossed the view of CREW.w
    expect(performed.survivor('captain-a').resolve).toBe(10);
  });

  test('[ETS-EVENT-16] an active token goes 4 zones', () => {
    const performed = weightless()
      .survivor('captain-a', away)
      .noise('CREW.w', 5)
      .token('3 jaeger', 'LAB.x')
      .phase('enemies')
      .perform(enemyPhase);
    expect(performed.tokens()).toEqual(['CREW.x']);
  });

  test('[ETS-EVENT-26] a Solomon goes 6 zones to its kind', () => {
    const performed = weightless()
      .survivor('captain-a', away)
      .enemies('jaeger', 1, 'CREW.w', { stunned: true })
      .enemies('solomon', 1, 'LAB.A')
      .phase('enemies')
      .perform(enemyPhase);
    expect(performed.count('solomon', 'CREW.w')).toBe(1);
  });
});

describe('what is not doubled', () => {
  test('[ETS-EVENT-26] a zone given by an ability', () => {
    const played = weightless().survivor('marine-a', { at: 'CREW.x' }).turnOf('captain-a').play();
    played.choose('active', 'CREW.e');
    expect(played.zoneOf('marine-a')).toBe('CREW.e');
    expect(played.asks).toBe('turn');
  });

  test('[ETS-EVENT-26] zones given by a reward', () => {
    const played = weightless()
      .survivor('captain-a', { accomplishment: 'pushComesToShove', unlocked: true })
      .survivor('marine-a', { at: 'CREW.x' })
      .turnOf('captain-a')
      .play();
    played.choose('reward', 'go:CREW.e', 'go:REC.R');
    expect(played.zoneOf('marine-a')).toBe('REC.R');
    expect(played.asks).toBe('turn');
  });

  test('[ETS-EVENT-26] a Move that Burst of Speed lengthens already', () => {
    const played = weightless()
      .survivor('captain-a', { accomplishment: 'burstOfSpeed', unlocked: true })
      .turnOf('captain-a')
      .play();
    played.choose('reward', 'move:CREW.x', 'go:CREW.e');
    expect(played.asks).toBe('turn');
  });

  test('[ETS-EVENT-26] a step that a Resolve card forces', () => {
    const performed = weightless()
      .survivor('captain-a', { at: 'CREW.x', resolve: 10, resolveCards: ['peripheryFright'] })
      .dice(6, 6, 'E')
      .perform(t => resolveTest(t, t.state.survivors[0]!, 'ETS-EVENT-23'));
    expect(performed.zoneOf('captain-a')).toBe('CREW.e');
  });

  test('[ETS-EVENT-26] the free zone of Juggernaut', () => {
    const played = scene({ survivors: ['engineer-a', 'marine-a', 'medic-a'] })
      .event('gravityFailure')
      .survivor('engineer-a', { at: 'CREW.w', holding: ['fireAxe'] })
      .survivor('marine-a', away)
      .survivor('medic-a', away)
      .enemies('jaeger', 1, 'CREW.e')
      .turnOf('engineer-a')
      .play();
    expect(played.offers('attack:')).toEqual([]);
    played.choose('move:CREW.x', 'stop');
    expect(played.offers('attack:')).toEqual(['attack:fireAxe:0@CREW.e']);
  });

  test('[ETS-EVENT-26] tokens that close in because the pile is empty', () => {
    const performed = weightless()
      .survivor('captain-a', { at: 'CREW.C' })
      .survivor('marine-a', { at: 'CREW.C' })
      .survivor('medic-a', { at: 'CREW.C' })
      .token('3 jaeger', 'REC.e')
      .pile()
      .dice(1)
      .perform(t => spawnOnTile(t, 'CREW'));
    expect(performed.tokens()).toEqual(['REC.R']);
  });
});

describe('caps on movement', () => {
  test('[ETS-ODD-12] the cap of a leg injury is doubled', () => {
    const played = weightless()
      .survivor('captain-a', { injuries: ['leg'] })
      .turnOf('captain-a')
      .play();
    played.choose('move:CREW.x', 'go:CREW.e', 'move:REC.R', 'go:REC.B');
    expect(played.offers('move:')).toEqual([]);
    expect(played.barred('move')).toBe('ETS-MOVE-12');
  });

  test('[ETS-ODD-12] the cap of the Hull Plate is not', () => {
    const played = weightless()
      .survivor('captain-a', { holding: ['hullPlate'] })
      .turnOf('captain-a')
      .play();
    played.choose('move:CREW.x', 'go:CREW.e');
    expect(played.offers('move:')).toEqual([]);
  });

  test('[ETS-ODD-12] a cap beats the bonus of a reward too', () => {
    const played = scene()
      .survivor('marine-a', { injuries: ['leg'], accomplishment: 'burstOfSpeed', unlocked: true })
      .turnOf('marine-a')
      .play();
    played.choose('reward', 'move:CREW.x', 'go:CREW.e');
    expect(played.offers('move:')).toEqual([]);
  });
});

describe('ETS-VAR-16', () => {
  const plusTwo = { gravityMove: 'plusTwo' } as const;

  test('[ETS-VAR-16] plusTwo: a Move action covers up to 3 zones; double: 2', () => {
    const played = weightless(plusTwo).turnOf('captain-a').play();
    played.choose('move:CREW.x', 'go:CREW.e', 'go:REC.R');
    expect(played.asks).toBe('turn');
    expect(played.survivor('captain-a').turn.actions).toBe(2);
    const doubled = weightless({ gravityMove: 'double' }).turnOf('captain-a').play();
    doubled.choose('move:CREW.x', 'go:CREW.e');
    expect(doubled.asks).toBe('turn');
  });

  test('[ETS-VAR-16] plusTwo: a passive token goes 3 zones; double: 2', () => {
    const drift = (variants: { gravityMove: 'double' | 'plusTwo' }) =>
      weightless(variants)
        .survivor('captain-a', away)
        .token('3 jaeger', 'CREW.w')
        .phase('enemies')
        .dice('E')
        .perform(enemyPhase)
        .tokens();
    expect(drift(plusTwo)).toEqual(['REC.R']);
    expect(drift({ gravityMove: 'double' })).toEqual(['CREW.e']);
  });
});
