import { scene } from '@starboard/endure/testing';
import { describe, expect, test } from 'vitest';
import { lookAround } from '../../src/rules/map/look-around.ts';
import { stumble } from '../../src/rules/turn/forced.ts';
import { checkIsDue } from '../../src/rules/turn/movement.ts';
import type { SurvivorId } from '../../src/types.ts';

/** The Marine in the corridor CREW.x with a Swarmer, the others out of the way. */
function besetMarine(resolve = 10, variants = {}) {
  return scene({ variants })
    .survivor('marine-a', { at: 'CREW.x', resolve })
    .survivor('captain-a', { at: 'REC.C' })
    .survivor('medic-a', { at: 'REC.C' })
    .enemies('swarmer', 1, 'CREW.x')
    .turnOf('marine-a');
}

describe('moving', () => {
  test('[ETS-MOVE-01] from zone to adjacent zone', () => {
    const played = scene().survivor('marine-a', { at: 'CREW.x' }).turnOf('marine-a').play();
    expect(played.offers('move:').sort()).toEqual(['move:CREW.e', 'move:CREW.n', 'move:CREW.s', 'move:CREW.w']);
    played.choose('move:CREW.n');
    expect(played.zoneOf('marine-a')).toBe('CREW.n');
  });

  test('[ETS-MOVE-02] walls cannot be crossed', () => {
    const played = scene().survivor('marine-a', { at: 'CREW.A' }).turnOf('marine-a').play();
    expect(played.offers('move:')).toEqual(['move:CREW.w']);
  });

  test('[ETS-MOVE-03] a Move covers one zone and costs one action', () => {
    const played = scene().turnOf('marine-a').play();
    played.choose('move:CREW.x');
    expect(played.survivor('marine-a').turn.actions).toBe(2);
    expect(played.asks).toBe('turn');
    played.choose('move:CREW.e', 'move:REC.R');
    expect(played.zoneOf('marine-a')).toBe('REC.R');
    expect(played.asked).toBe('captain-a');
  });

  test('[ETS-MOVE-03] an event may change what a Move covers', () => {
    const played = scene().event('gravityFailure').turnOf('marine-a').play();
    played.choose('move:CREW.x', 'go:CREW.n');
    expect(played.zoneOf('marine-a')).toBe('CREW.n');
    expect(played.survivor('marine-a').turn.actions).toBe(2);
  });

  test('[ETS-MOVE-10] nobody enters a full zone or a Shield Bubble', () => {
    const full = scene().enemies('swarmer', 8, 'CREW.x').turnOf('marine-a').play();
    expect(full.offers('move:')).toEqual(['move:CREW.A']);
    expect(full.barred('move:CREW.x')).toBe('ETS-FULL-04');
    const shielded = scene().bubble('CREW.x').turnOf('marine-a').play();
    expect(shielded.offers('move:')).toEqual(['move:CREW.A']);
    expect(shielded.barred('move:CREW.x')).toBe('ETS-FULL-07');
    const pushed = scene()
      .bubble('CREW.x')
      .lock('CREW.D1')
      .dice('E')
      .perform(t => stumble(t, t.state.survivors[0]!));
    expect(pushed.zoneOf('marine-a')).toBe('CREW.w');
  });

  test('[ETS-MOVE-10, ETS-FULL-07] nor does anybody leave a Shield Bubble, by an exit either', () => {
    const played = scene().bubble('CREW.w').turnOf('marine-a').play();
    expect(played.offers('move:')).toEqual([]);
    expect(played.offers('leave:')).toEqual([]);
    expect(played.barred('move')).toBe('ETS-FULL-07');
  });
});

describe('leaving a zone with enemies', () => {
  test('[ETS-MOVE-04] takes a Resolve check', () => {
    const passed = besetMarine().dice(4, 5).play().choose('move:CREW.e');
    expect(passed.zoneOf('marine-a')).toBe('CREW.e');
    const failed = besetMarine().dice(4, 6).play().choose('move:CREW.e');
    expect(failed.zoneOf('marine-a')).toBe('CREW.x');
  });

  test('[ETS-MOVE-05] the check costs nothing; if it fails, neither does the Move', () => {
    const passed = besetMarine().dice(4, 5).play().choose('move:CREW.e');
    expect(passed.survivor('marine-a').turn.actions).toBe(2);
    const failed = besetMarine().dice(6, 6).play().choose('move:CREW.e');
    expect(failed.survivor('marine-a').turn).toMatchObject({ actions: 3, moves: 0, zones: 0 });
    expect(failed.survivor('marine-a').resolve).toBe(10);
  });

  test('[ETS-MOVE-06] a failed check holds it there for the rest of the round, even if the enemies die', () => {
    const played = besetMarine()
      .survivor('marine-a', { at: 'CREW.x', holding: ['shotgun'] })
      .dice(6, 6, 4, 5, 6)
      .play();
    played.choose('move:CREW.e');
    expect(played.offers('move:')).toEqual([]);
    expect(played.barred('move')).toBe('ETS-MOVE-06');
    played.choose('attack:shotgun:0@CREW.x');
    expect(played.count('swarmer')).toBe(0);
    expect(played.offers('move:')).toEqual([]);
    played.endTurns();
    while (played.asked !== 'marine-a') played.choose('end');
    expect(played.state.round).toBe(2);
    expect(played.offers('move:')).toContain('move:CREW.e');
  });

  test('[ETS-VAR-06] held for the turn only, if so chosen', () => {
    const heldAfter = (failedCheck: 'round' | 'turn') =>
      besetMarine(10, { failedCheck }).dice(6, 6).play().choose('move:CREW.e', 'end').survivor('marine-a').heldIn;
    expect(heldAfter('turn')).toBe(-1);
    expect(heldAfter('round')).not.toBe(-1);
  });

  test('[ETS-VAR-06] held only while enemies are there, if so chosen', () => {
    const played = besetMarine(10, { failedCheck: 'untilCleared' })
      .survivor('marine-a', { at: 'CREW.x', holding: ['shotgun'] })
      .dice(6, 6, 4, 5, 6)
      .play();
    played.choose('move:CREW.e');
    expect(played.barred('move')).toBe('ETS-MOVE-06');
    played.choose('attack:shotgun:0@CREW.x');
    expect(played.offers('move:')).toContain('move:CREW.e');
  });

  test('[ETS-VAR-06] what was cleared once does not hold again when others come', () => {
    const performed = besetMarine(10, { failedCheck: 'untilCleared' })
      .with(state => {
        state.survivors[0]!.heldIn = state.survivors[0]!.zone;
      })
      .perform(function* (t) {
        const swarmers = t.state.figures.splice(0);
        yield* lookAround(t);
        t.state.figures.push(...swarmers);
      });
    expect(performed.survivor('marine-a').heldIn).toBe(-1);
  });

  test('[ETS-MOVE-07, ETS-MOVE-11] whoever is held can still be moved by force, without a check', () => {
    const performed = besetMarine()
      .with(state => {
        state.survivors[0]!.heldIn = state.survivors[0]!.zone;
      })
      .dice('N')
      .perform(t => stumble(t, t.state.survivors[0]!));
    expect(performed.zoneOf('marine-a')).toBe('CREW.n');
  });

  test('[ETS-MOVE-08] stunned enemies call for the check too, tokens do not', () => {
    const played = besetMarine()
      .with(state => {
        state.figures[0]!.stunned = true;
      })
      .dice(6, 6)
      .play()
      .choose('move:CREW.e');
    expect(played.zoneOf('marine-a')).toBe('CREW.x');
    const { state } = scene().survivor('marine-a', { at: 'CREW.x' }).token('4 swarmer', 'CREW.x');
    expect(checkIsDue(state, state.survivors[0]!)).toBe(false);
  });

  test('[ETS-VAR-36] stunned enemies do not hold, if so chosen', () => {
    const played = besetMarine(10, { checkNeeded: 'no' })
      .with(state => {
        state.figures[0]!.stunned = true;
      })
      .play()
      .choose('move:CREW.e');
    expect(played.zoneOf('marine-a')).toBe('CREW.e');
  });

  test('[ETS-MOVE-09] every departure takes its own check', () => {
    const crossing = (...dice: number[]) =>
      besetMarine()
        .enemies('swarmer', 1, 'CREW.e')
        .dice(...dice)
        .play()
        .choose('move:CREW.e', 'move:REC.R');
    expect(crossing(1, 1, 6, 6).zoneOf('marine-a')).toBe('CREW.e');
    expect(crossing(1, 1, 1, 2).zoneOf('marine-a')).toBe('REC.R');
  });

  test('[ETS-MOVE-09] also within one Move that covers two zones', () => {
    const played = besetMarine()
      .event('gravityFailure')
      .enemies('swarmer', 1, 'CREW.e')
      .dice(1, 1, 6, 6)
      .play()
      .choose('move:CREW.e', 'go:REC.R');
    expect(played.zoneOf('marine-a')).toBe('CREW.e');
    expect(played.survivor('marine-a').turn.actions).toBe(2);
  });

  test('[ETS-MOVE-11] a free move needs the check too', () => {
    const ordered = (...dice: number[]) =>
      scene()
        .survivor('marine-a', { at: 'CREW.x' })
        .survivor('captain-a', { at: 'CREW.w' })
        .enemies('swarmer', 1, 'CREW.x')
        .turnOf('captain-a')
        .dice(...dice)
        .play()
        .choose('active', 'marine-a', 'CREW.n');
    expect(ordered(5, 6).zoneOf('marine-a')).toBe('CREW.x');
    expect(ordered(5, 4).zoneOf('marine-a')).toBe('CREW.n');
  });
});

describe('limits', () => {
  const roamer = (id: SurvivorId = 'marine-a') =>
    scene({ survivors: [id, 'captain-a', 'medic-a'] })
      .survivor(id, { at: 'CREW.x', injuries: ['leg'] })
      .turnOf(id);

  test('[ETS-MOVE-12] a limit counts every zone entered by own moves', () => {
    const played = roamer().play().choose('move:CREW.e', 'move:CREW.x');
    expect(played.survivor('marine-a').turn.actions).toBe(1);
    expect(played.offers('move:')).toEqual([]);
    expect(played.barred('move')).toBe('ETS-MOVE-12');
  });

  test('[ETS-MOVE-12] free moves count, forced moves do not', () => {
    const charged = roamer('engineer-a')
      .survivor('engineer-a', { at: 'CREW.w', injuries: ['leg'], holding: ['fireAxe'] })
      .enemies('jaeger', 1, 'CREW.x')
      .dice(3, 4, 1, 1)
      .play();
    charged.choose('attack:fireAxe:0@CREW.x');
    expect(charged.survivor('engineer-a').turn.zones).toBe(1);
    const pushed = roamer()
      .dice('N')
      .perform(t => stumble(t, t.state.survivors[0]!));
    expect(pushed.zoneOf('marine-a')).toBe('CREW.n');
    expect(pushed.survivor('marine-a').turn.zones).toBe(0);
  });

  test('[ETS-MOVE-12] of several limits the lowest holds: they do not add up', () => {
    const played = roamer().event('blackout').play();
    played.choose('move:CREW.e', 'move:CREW.x');
    expect(played.barred('move')).toBe('ETS-MOVE-12');
  });

  test('[ETS-MOVE-12] a move at the Captain’s order lies outside the own turn and its limits', () => {
    const played = scene()
      .survivor('marine-a', { at: 'CREW.x', injuries: ['leg'] })
      .with(state => {
        state.survivors[0]!.turn.zones = 2;
      })
      .turnOf('captain-a')
      .play();
    played.choose('active', 'marine-a', 'CREW.n');
    expect(played.zoneOf('marine-a')).toBe('CREW.n');
  });
});
