import { scene } from '@starboard/endure/testing';
import { describe, expect, test } from 'vitest';
import { survivors } from '../../src/cards/survivors/index.ts';
import { strike } from '../../src/rules/combat/damage.ts';
import { survivorIds, survivorOf } from '../../src/rules/table.ts';
import { whyNotUseAbility } from '../../src/rules/turn/abilities.ts';
import { setupSchema } from '../../src/setup.ts';
import type { SurvivorId } from '../../src/types.ts';

/** Somebody with two others who are neither it nor in its way. */
function crewWith(id: SurvivorId): SurvivorId[] {
  return [id, ...(['scout-b', 'captain-b', 'medic-a'] as const).filter(each => each !== id).slice(0, 2)];
}

describe('abilities', () => {
  test('[ETS-CLASS-01, ETS-ABIL-09] seven classes, each with two ability sets that have nothing in common', () => {
    expect(survivorIds()).toEqual([
      'captain-a',
      'captain-b',
      'marine-a',
      'marine-b',
      'psychic-a',
      'psychic-b',
      'engineer-a',
      'engineer-b',
      'medic-a',
      'medic-b',
      'scout-a',
      'scout-b',
      'technician-a',
      'technician-b',
    ]);
    const names = Object.values(survivors).flatMap(set => [set.passive.name, set.active.name, set.crisis.name]);
    expect(new Set(names).size).toBe(42);
  });

  test('[ETS-ABIL-01] every survivor has one passive, one active and one crisis ability, as its token says', () => {
    const named = Object.entries(survivors).map(([id, { passive, active, crisis }]) =>
      [id, passive.name, active.name, crisis.name].join(' '),
    );
    expect(named).toEqual([
      'captain-a steadyVoice giveTheOrder rally',
      'captain-b leadFromTheFront markTarget holdTheLine',
      'marine-a fireDrill overwatch fullAuto',
      'marine-b hardened fieldStrip breach',
      'psychic-a senseMinds shove mindScream',
      'psychic-b shell lift falsePresence',
      'engineer-a juggernaut weaponMods improvisedExit',
      'engineer-b powerSaver weld turret',
      'medic-a triage treat miracle',
      'medic-b steadyHands soothe massStimulant',
      'scout-a softStep fade ghostRun',
      'scout-b keenEye silentKill vents',
      'technician-a synthetic override purge',
      'technician-b sensorNet remoteInterface overload',
    ]);
  });

  test('[ETS-CLASS-02] starting Health by class, Resolve 10 for all', () => {
    const healthOf = (id: SurvivorId) => {
      const survivor = survivorOf(scene({ survivors: crewWith(id) }).state, id);
      expect(survivor.resolve).toBe(10);
      return survivor.health;
    };
    expect(survivorIds().map(healthOf)).toEqual([9, 9, 10, 10, 7, 7, 9, 9, 8, 8, 8, 8, 8, 8]);
  });

  test('[ETS-ABIL-03] an active ability costs one action and may be used once per turn', () => {
    const played = scene({ survivors: ['engineer-a', 'captain-b', 'medic-a'] })
      .turnOf('engineer-a')
      .play()
      .choose('active');
    expect(played.survivor('engineer-a').turn.actions).toBe(2);
    expect(played.offers('active')).toEqual([]);
    expect(played.barred('active')).toBe('ETS-ABIL-03');
    played.endTurns().choose('end', 'end');
    expect(played.asked).toBe('engineer-a');
    expect(played.offers('active')).toEqual(['active']);
  });

  test('[ETS-ABIL-04] a crisis ability costs one action and may be used once per mission', () => {
    const played = scene({ survivors: ['captain-b', 'medic-a', 'scout-b'] })
      .turnOf('captain-b')
      .play();
    expect(played.survivor('captain-b').crisisUsed).toBe(false);
    played.choose('crisis');
    expect(played.survivor('captain-b').turn.actions).toBe(2);
    expect(played.survivor('captain-b').crisisUsed).toBe(true);
    played.endTurns().choose('end', 'end');
    expect(played.asked).toBe('captain-b');
    expect(played.offers('active')).toEqual(['active']);
    expect(played.barred('crisis')).toBe('ETS-ABIL-04');
  });

  test('[ETS-ABIL-05] active and crisis ability in the same turn', () => {
    const played = scene({ survivors: ['captain-b', 'medic-a', 'scout-b'] })
      .turnOf('captain-b')
      .play()
      .choose('active', 'CREW.x', 'crisis');
    expect(played.survivor('captain-b').lasting.map(({ what }) => what)).toEqual(['markTarget', 'holdTheLine']);
    expect(played.survivor('captain-b').turn.actions).toBe(1);
  });

  test('[ETS-ABIL-03, ETS-ABIL-04] no ability without an action', () => {
    const played = scene({ survivors: ['captain-b', 'medic-a', 'scout-b'] })
      .turnOf('captain-b', 0)
      .play();
    expect(played.offers('active')).toEqual([]);
    expect(played.offers('crisis')).toEqual([]);
  });

  test('[ETS-RDECK-01] who has lost its memory uses no active ability, but the crisis ability', () => {
    const played = scene({ survivors: ['captain-b', 'medic-a', 'scout-b'] })
      .survivor('captain-b', { resolveCards: ['shown:memoryLoss'] })
      .turnOf('captain-b')
      .play();
    expect(played.offers('active')).toEqual([]);
    expect(played.offers('crisis')).toEqual(['crisis']);
  });

  test('[ETS-ABIL-10] what lasts until the next turn ends when the survivor leaves', () => {
    const played = scene({ survivors: ['captain-b', 'medic-a', 'scout-b'] })
      .survivor('medic-a', { holding: ['pistol'] })
      .enemies('swarmer', 3, 'CREW.x')
      .turnOf('captain-b')
      .dice(2, 1)
      .play()
      .choose('active', 'CREW.x');
    played.choose(played.offers('leave')[0]!);
    expect(played.survivor('captain-b').lasting).toEqual([]);
    played.choose('attack:pistol:0@CREW.x'); // were it still marked, the 2 would hit
    expect(played.count('swarmer')).toBe(3);
  });

  test('[ETS-ABIL-10] what lasts until the next turn ends when the survivor dies', () => {
    const performed = scene({ survivors: ['captain-b', 'medic-a', 'scout-b'] })
      .survivor('captain-b', { health: 1 })
      .with(state => {
        survivorOf(state, 'captain-b').lasting.push({ what: 'markTarget', until: 'nextTurn', zone: 0 });
      })
      .perform(t => strike(t, survivorOf(t.state, 'captain-b'), { damage: 1, rule: 'ETS-DMG-02' }));
    expect(performed.survivor('captain-b').lasting).toEqual([]);
  });

  test('[ETS-ABIL-11] nobody takes part twice; two variants of a class may', () => {
    const allowed = (...survivors: SurvivorId[]) => setupSchema.safeParse({ survivors }).success;
    expect(allowed('medic-a', 'medic-b', 'scout-a')).toBe(true);
    expect(allowed('medic-a', 'medic-a', 'scout-a')).toBe(false);
  });
});

describe('locked doors', () => {
  /** In CREW.A, behind a locked door, with whatever could be of use. */
  function lockedIn(id: SurvivorId) {
    return scene({ survivors: crewWith(id) })
      .survivor(id, { at: 'CREW.A', holding: ['pistol'], health: 1, resolve: 1 })
      .enemies('jaeger', 1, 'CREW.A', { stunned: true })
      .lock('CREW.D1')
      .turnOf(id)
      .dice(1, 2, 3, 4, 5, 6);
  }

  test('[ETS-DOOR-05, ETS-CLASS-04] of all abilities only Technician A’s opens a locked door', () => {
    const openers = survivorIds().flatMap(id =>
      (['active', 'crisis'] as const).flatMap(kind => {
        const played = lockedIn(id).play();
        if (!played.offers().includes(kind)) return [];
        played.choose(kind);
        while (played.asks !== 'turn') played.choose(played.offers()[0]!);
        return played.isOpen('CREW.D1') ? [`${id} ${kind}`] : [];
      }),
    );
    expect(openers).toEqual(['technician-a active']);
  });

  test('[ETS-CLASS-04] Technician B has no such power', () => {
    const { state } = lockedIn('technician-b');
    expect(whyNotUseAbility(state, survivorOf(state, 'technician-b'), 'active')?.rule).toBe('ETS-ODD-33');
  });
});
