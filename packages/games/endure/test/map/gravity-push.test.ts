import { scene } from '@starboard/endure/testing';
import { describe, expect, test } from 'vitest';
import { enemyPhase } from '../../src/rules/enemies/phase.ts';
import { pushByBoss } from '../../src/rules/map/gravity.ts';
import { enemyText, nameOf } from '../../src/rules/table.ts';
import { zoneOf } from '../support/maps.ts';

/** The row of the map, west to east: CREW.w, CREW.x, CREW.e, REC.R, REC.e, LAB.x, LAB.A. LAB.C sees none of it. */
const away = { at: 'LAB.C' } as const;

describe('pushes', () => {
  /** The Captain in REC.R with a Pistol, two Jaegers east of her. */
  function duel(variants: { gravityPush?: 'onHit' | 'always' } = {}) {
    return scene({ survivors: ['captain-a', 'marine-a', 'medic-a'], variants })
      .event('gravityFailure')
      .survivor('captain-a', { at: 'REC.R', holding: ['pistol'] })
      .survivor('marine-a', away)
      .survivor('medic-a', away)
      .enemies('jaeger', 2, 'REC.e')
      .turnOf('captain-a');
  }
  const fire = 'attack:pistol:0@REC.e';

  test('[ETS-EVENT-18, ETS-EVENT-19, ETS-EVENT-21] a shot that hits drives shooter and targets apart, as far as the walls', () => {
    const played = duel().dice(5, 1).play();
    played.choose(fire);
    expect(played.zoneOf('captain-a')).toBe('CREW.w'); // the rim stops her, even at an open exit
    expect(played.survivor('captain-a').status).toBe('alive');
    expect(played.count('jaeger', 'LAB.A')).toBe(2);
  });

  test('[ETS-EVENT-18, ETS-EVENT-19] a locked door stops the push', () => {
    const played = duel().lock('LAB.D1').dice(5, 1).play();
    played.choose(fire);
    expect(played.count('jaeger', 'LAB.x')).toBe(2);
  });

  test('[ETS-EVENT-18, ETS-EVENT-19] without a success only the shooter is pushed', () => {
    const played = duel().dice(1, 2).play();
    played.choose(fire);
    expect(played.zoneOf('captain-a')).toBe('CREW.w');
    expect(played.count('jaeger', 'REC.e')).toBe(2);
  });

  test('[ETS-VAR-15] always: the targets are pushed by a miss too; onHit: they are not', () => {
    const miss = (gravityPush: 'onHit' | 'always') => duel({ gravityPush }).dice(1, 2).play().choose(fire);
    expect(miss('always').count('jaeger', 'LAB.A')).toBe(2);
    expect(miss('onHit').count('jaeger', 'REC.e')).toBe(2);
  });

  test('[ETS-EVENT-21] every enemy left in the zone is pushed, but no survivor there', () => {
    const played = duel().survivor('medic-a', { at: 'REC.e' }).enemies('swarmer', 1, 'REC.e').dice(5, 6).play();
    played.choose(fire, { jaeger: 2 });
    expect(played.count('jaeger', 'LAB.A')).toBe(1);
    expect(played.count('swarmer', 'LAB.A')).toBe(1);
    expect(played.zoneOf('medic-a')).toBe('REC.e');
  });

  test('[ETS-EVENT-21, ETS-MAP-15] a Loader with its pilot needs two places to be pushed into', () => {
    const push = (inTheWay: number) =>
      scene()
        .event('gravityFailure')
        .survivor('marine-a', { at: 'REC.e' })
        .survivor('captain-a', away)
        .survivor('medic-a', away)
        .loader('REC.e', { pilot: 'marine-a', powered: true })
        .boss('titan', 'REC.R')
        .enemies('swarmer', inTheWay, 'LAB.x')
        .perform(t => pushByBoss(t, zoneOf(t.state, 'REC.R'), zoneOf(t.state, 'REC.e')));
    expect([push(6).zoneOf('marine-a'), push(7).zoneOf('marine-a')]).toEqual(['LAB.A', 'REC.e']);
  });

  test('[ETS-EVENT-21] the push stops before a full zone', () => {
    const played = duel().enemies('swarmer', 8, 'LAB.x').dice(5, 1).play();
    played.choose(fire);
    expect(played.count('jaeger', 'REC.e')).toBe(2);
  });

  test('[ETS-EVENT-21] the push stops before a bubble', () => {
    const played = duel().bubble('CREW.x').dice(5, 1).play();
    played.choose(fire);
    expect(played.zoneOf('captain-a')).toBe('CREW.e');
  });

  test('[ETS-EVENT-20] fired into the own zone, the die sends the shooter one way and those that were hit the other', () => {
    const played = ownZone('CREW.x').dice(5, 1, 'N').play();
    played.choose('attack:pistol:0@CREW.x');
    expect(played.zoneOf('captain-a')).toBe('CREW.n');
    expect(played.count('jaeger', 'CREW.s')).toBe(2);
  });

  test('[ETS-EVENT-20] a miss into the own zone pushes the shooter alone', () => {
    const played = ownZone('CREW.x').dice(1, 2, 'W').play();
    played.choose('attack:pistol:0@CREW.x');
    expect(played.zoneOf('captain-a')).toBe('CREW.w');
    expect(played.count('jaeger', 'CREW.x')).toBe(2);
  });

  test('[ETS-EVENT-20] with several zones on that side each step picks one at random', () => {
    // west of REC.R: REC.A, CREW.e, REC.C; east of it: REC.B, REC.e, REC.D
    const played = ownZone('REC.R').dice(5, 1, 'W', 2, 1, 3).play();
    played.choose('attack:pistol:0@REC.R');
    expect(played.zoneOf('captain-a')).toBe('CREW.w');
    expect(played.count('jaeger', 'REC.B')).toBe(1);
    expect(played.count('jaeger', 'REC.D')).toBe(1);
  });

  function ownZone(at: string) {
    return scene({ survivors: ['captain-a', 'marine-a', 'medic-a'] })
      .event('gravityFailure')
      .survivor('captain-a', { at, holding: ['pistol'], resolve: 2 })
      .survivor('marine-a', away)
      .survivor('medic-a', away)
      .enemies('jaeger', 2, at)
      .turnOf('captain-a');
  }

  test('[ETS-EVENT-22] a push takes no check and no action, and counts for no limit of movement', () => {
    const played = ownZone('CREW.x').dice(5, 1, 'N').play();
    played.choose('attack:pistol:0@CREW.x');
    const { heldIn, turn } = played.survivor('captain-a');
    expect(heldIn).toBe(-1);
    expect(turn.actions).toBe(2);
    expect(turn.zones).toBe(0);
  });

  test('[ETS-EVENT-22] what the push brings into view is revealed and tested when it ends, not on the way', () => {
    const played = duel()
      .token('3 icarus', 'CREW.n') // seen from CREW.x, which she flies through
      .token('4 swarmer', 'CREW.A') // seen from CREW.w, where she ends
      .dice(5, 1, 6, 6, 6, 6)
      .play();
    played.choose(fire);
    expect(played.tokens()).toEqual(['CREW.n']);
    expect(played.count('swarmer', 'CREW.A')).toBe(4);
    expect(played.survivor('captain-a').resolve).toBe(9);
  });

  test('[ETS-ODD-04] a shooter who has fled meanwhile is not pushed from where she is no more', () => {
    const played = duel()
      .survivor('captain-a', { at: 'REC.R', resolve: 7, resolveCards: ['panic'] })
      .survivor('medic-a', { at: 'REC.e', health: 1 })
      .dice(5, 1, 2) // the miss kills the Medic, and the Captain panics
      .play();
    played.choose(fire);
    expect(played.zoneOf('captain-a')).toBe('REC.n');
  });

  test('[ETS-EVENT-18] neither melee nor a thrown grenade nor a jam pushes anybody', () => {
    const axe = ownZone('CREW.x')
      .survivor('captain-a', { holding: ['fireAxe'], at: 'CREW.x' })
      .dice(5, 1)
      .play();
    axe.choose('attack:fireAxe:1@CREW.x');
    expect(axe.zoneOf('captain-a')).toBe('CREW.x');
    const thrown = duel()
      .survivor('captain-a', { at: 'REC.R', holding: ['fragGrenade'] })
      .dice(5, 1, 1, 1, 1)
      .play();
    thrown.choose('use:fragGrenade:1');
    expect(thrown.zoneOf('captain-a')).toBe('REC.R');
    expect(thrown.count('jaeger', 'REC.e')).toBe(2);
    const jammed = duel().dice(5, 5).play();
    jammed.choose(fire);
    expect(jammed.zoneOf('captain-a')).toBe('REC.R');
    expect(jammed.count('jaeger', 'REC.e')).toBe(2);
  });

  test('[ETS-EVENT-25, ETS-EVENT-19] a boss that is shot at stays where it is, those beside it do not', () => {
    const played = duel().boss('titan', 'REC.e').dice(5, 6).play();
    played.choose(fire, { titan: 2 });
    expect(played.count('titan', 'REC.e')).toBe(1);
    expect(played.count('jaeger', 'LAB.A')).toBe(2);
    const own = ownZone('CREW.x').boss('titan', 'CREW.x').dice(5, 6, 'N').play();
    own.choose('attack:pistol:0@CREW.x', { titan: 2 });
    expect(own.count('titan', 'CREW.x')).toBe(1);
    expect(own.count('jaeger', 'CREW.s')).toBe(2);
  });

  test('[ETS-EVENT-18, ETS-EVENT-19, ETS-EVENT-20] who was pushed is told, by the rule that did; who did not move is not', () => {
    const played = duel().dice(5, 1).play().choose(fire);
    const { log } = played;
    const pushes = log.filter(({ key }) => key === 'pushed').map(({ rule, params }) => [rule, params!['who']]);
    expect(pushes).toEqual([
      ['ETS-EVENT-18', nameOf(played.survivor('captain-a'))],
      ['ETS-EVENT-19', enemyText('jaeger', 1)],
      ['ETS-EVENT-19', enemyText('jaeger', 1)],
    ]);
    expect(duel().bubble('CREW.e').bubble('LAB.x').dice(5, 1).play().choose(fire).said('pushed')).toEqual([]);
    const own = ownZone('CREW.x').dice(5, 1, 'N').play().choose('attack:pistol:0@CREW.x');
    expect(own.said('pushed').map(({ rule }) => rule)).toEqual(['ETS-EVENT-20', 'ETS-EVENT-20', 'ETS-EVENT-20']);
    const shut = ownZone('CREW.x').bubble('CREW.n').bubble('CREW.s').dice(5, 1, 'N').play();
    expect(shut.choose('attack:pistol:0@CREW.x').said('pushed')).toEqual([]);
  });

  test('[ETS-EVENT-22] every zone that a push leads through counts as entered', () => {
    const played = duel().dice(1, 2).play().choose(fire); // CREW.e, CREW.x, CREW.w
    expect(played.survivor('captain-a').turn.entered).toBe(3);
  });

  test('[ETS-EVENT-18] with gravity nobody is pushed', () => {
    const played = duel()
      .with(state => {
        state.event = null;
      })
      .dice(5, 1)
      .play();
    played.choose(fire);
    expect(played.zoneOf('captain-a')).toBe('REC.R');
    expect(played.count('jaeger', 'REC.e')).toBe(2);
  });
});

describe('the blow of a boss in gravity failure', () => {
  function struck(from: string, zone: string) {
    return scene()
      .event('gravityFailure')
      .survivor('marine-a', { at: zone })
      .survivor('captain-a', { at: zone })
      .survivor('medic-a', away)
      .boss('titan', from);
  }
  const push = (set: ReturnType<typeof struck>, from: string, zone: string) =>
    set.perform(t => pushByBoss(t, zoneOf(t.state, from), zoneOf(t.state, zone)));

  test('[ETS-EVENT-25, ETS-EVENT-19] it sends everybody in the zone straight away from it, and nobody else', () => {
    const done = push(struck('REC.e', 'REC.R'), 'REC.e', 'REC.R');
    expect(done.state.survivors.map(({ id }) => done.zoneOf(id))).toEqual(['CREW.w', 'CREW.w', 'LAB.C']);
    expect(done.count('titan', 'REC.e')).toBe(1);
    expect(done.said('pushed').map(({ rule }) => rule)).toEqual(['ETS-EVENT-19', 'ETS-EVENT-19']);
  });

  test('[ETS-EVENT-25, ETS-EVENT-20] in its own zone the die says where from, and they fly the other way', () => {
    const done = push(struck('CREW.x', 'CREW.x').dice('N'), 'CREW.x', 'CREW.x');
    expect(done.state.survivors.map(({ id }) => done.zoneOf(id))).toEqual(['CREW.s', 'CREW.s', 'LAB.C']);
  });

  test('[ETS-EVENT-25] one that came through walls pushes nobody', () => {
    const done = push(struck('REC.A', 'REC.C'), 'REC.A', 'REC.C');
    expect(done.state.survivors.map(({ id }) => done.zoneOf(id))).toEqual(['REC.C', 'REC.C', 'LAB.C']);
  });
});

describe('an Icarus in gravity failure', () => {
  function hunted() {
    return scene({ survivors: ['captain-a', 'marine-a', 'medic-a'] })
      .event('gravityFailure')
      .survivor('marine-a', away)
      .survivor('medic-a', away)
      .phase('enemies');
  }

  test('[ETS-EVENT-25, ETS-EVENT-19] its shot from the next zone pushes it back and everybody it hit away', () => {
    const performed = hunted()
      .survivor('captain-a', { at: 'CREW.e' })
      .survivor('marine-a', { at: 'CREW.e' })
      .enemies('icarus', 1, 'CREW.x')
      .dice(3, 5, 'blank')
      .perform(enemyPhase);
    expect(performed.survivor('captain-a').health).toBe(7);
    expect(performed.zoneOf('captain-a')).toBe('LAB.A');
    expect(performed.zoneOf('marine-a')).toBe('LAB.A');
    expect(performed.count('icarus', 'CREW.w')).toBe(1);
  });

  test('[ETS-EVENT-25] armour that stops the shot stops the push of those shot at, not of the Icarus', () => {
    const performed = hunted()
      .survivor('captain-a', { at: 'CREW.e', holding: ['safeguardArmour'] })
      .enemies('icarus', 1, 'CREW.x')
      .dice(4)
      .perform(enemyPhase);
    expect(performed.zoneOf('captain-a')).toBe('CREW.e');
    expect(performed.count('icarus', 'CREW.w')).toBe(1);
  });

  test('[ETS-EVENT-25] an attack in its own zone is no shot', () => {
    const performed = hunted().enemies('icarus', 1, 'CREW.w').dice('blank').perform(enemyPhase);
    expect(performed.zoneOf('captain-a')).toBe('CREW.w');
    expect(performed.count('icarus', 'CREW.w')).toBe(1);
  });
});
