import { scene } from '@starboard/endure/testing';
import { describe, expect, test } from 'vitest';
import { canBeTreated, canHeal } from '../../src/rules/combat/healing.ts';

const crewA = ['medic-a', 'captain-b', 'scout-b'] as const;
const crewB = ['medic-b', 'captain-b', 'scout-b'] as const;

describe('Medic A', () => {
  test('[ETS-CLASS-01] Triage: whenever this Medic heals Health, 1 more', () => {
    const played = scene({ survivors: crewA })
      .survivor('medic-a', { health: 3, holding: ['medKit2'] })
      .survivor('captain-b', { health: 3 })
      .turnOf('medic-a')
      .play()
      .choose('use:medKit2:0');
    expect(played.survivor('medic-a').health).toBe(6);
    played.choose('active', 'captain-b');
    expect(played.survivor('captain-b').health).toBe(5);
  });

  test('[ETS-CLASS-01] Triage: others heal as ever', () => {
    const played = scene({ survivors: crewA })
      .survivor('captain-b', { health: 3, holding: ['medKit2'] })
      .turnOf('captain-b')
      .play()
      .choose('use:medKit2:0');
    expect(played.survivor('captain-b').health).toBe(5);
  });

  test('[ETS-CLASS-01] Treat: a survivor in the zone, or himself, regains Health or loses one injury', () => {
    const treating = () =>
      scene({ survivors: crewA })
        .survivor('medic-a', { health: 7 })
        .survivor('captain-b', { health: 5, injuries: ['leg', 'head'] })
        .survivor('scout-b', { at: 'CREW.x', health: 5 })
        .turnOf('medic-a')
        .play()
        .choose('active');
    expect(treating().offers()).toEqual(['medic-a', 'captain-b']);
    expect(treating().choose('captain-b').offers()).toEqual(['health', 'injury']);
    const healed = treating().choose('captain-b', 'health').survivor('captain-b');
    expect([healed.health, healed.injuries]).toEqual([7, ['leg', 'head']]);
    const cured = treating().choose('captain-b', 'injury', 'leg').survivor('captain-b');
    expect([cured.health, cured.injuries]).toEqual([5, ['head']]);
  });

  test('[ETS-CLASS-01, ETS-ODD-27, ETS-ODD-33] Treat: not above the maximum, and only whom it helps', () => {
    const played = scene({ survivors: crewA })
      .survivor('medic-a', { health: 7 })
      .turnOf('medic-a')
      .play()
      .choose('active');
    expect(played.survivor('medic-a').health).toBe(8);
    expect(played.barred('crisis')).toBe('ETS-ODD-33');
  });

  test('[ETS-CLASS-01] Miracle: one survivor in the zone regains all Health and loses all injuries', () => {
    const played = scene({ survivors: crewA })
      .survivor('captain-b', { health: 1, injuries: ['leg', 'head', 'body'] })
      .survivor('scout-b', { at: 'CREW.x', health: 1 })
      .turnOf('medic-a')
      .play()
      .choose('crisis');
    expect(played.survivor('captain-b').health).toBe(9);
    expect(played.survivor('captain-b').injuries).toEqual([]);
    expect(played.survivor('scout-b').health).toBe(1);
  });

  test('[ETS-CLASS-01, ETS-RDECK-01] Treat and Miracle do nothing for whoever fears Medics', () => {
    const played = scene({ survivors: crewA })
      .survivor('captain-b', { health: 1, resolveCards: ['shown:iatrophobia'] })
      .turnOf('medic-a')
      .play();
    expect(played.barred('active')).toBe('ETS-ODD-33');
    expect(played.barred('crisis')).toBe('ETS-ODD-33');
  });
});

test('[ETS-RDECK-01] that somebody fears Medics bars nobody else from being treated', () => {
  const { state } = scene({ survivors: crewA })
    .survivor('captain-b', { health: 1, resolveCards: ['shown:iatrophobia'] })
    .survivor('scout-b', { health: 1 })
    .survivor('medic-a', { injuries: ['leg'] });
  const those = (isSo: typeof canHeal) => state.survivors.filter(each => isSo(state, each)).map(({ id }) => id);
  expect(those(canHeal)).toEqual(['scout-b']);
  expect(those(canBeTreated).sort()).toEqual(['medic-a', 'scout-b']);
});

describe('Medic B', () => {
  function kitFor(die: number) {
    return scene({ survivors: crewB })
      .survivor('medic-b', { health: 7, holding: ['medKit2'] })
      .survivor('captain-b', { health: 3 })
      .survivor('scout-b', { at: 'CREW.x', health: 3 })
      .turnOf('medic-b')
      .dice(die)
      .play()
      .choose('use:medKit2:0');
  }

  test('[ETS-CLASS-01] Steady Hands: Med Kits may be used on any survivor in the zone', () => {
    const played = kitFor(4);
    expect(played.offers()).toEqual(['medic-b', 'captain-b']);
    expect(played.choose('captain-b').survivor('captain-b').health).toBe(5);
  });

  test('[ETS-CLASS-01] Steady Hands: on a 5 or 6 the kit is kept', () => {
    expect(kitFor(5).choose('captain-b').holds('medic-b')).toEqual(['medKit2']);
    expect(kitFor(4).choose('captain-b').holds('medic-b')).toEqual([]);
    for (const [die, key] of [
      [4, 'kit.spent'],
      [5, 'kit.kept'],
      [6, 'kit.kept'],
    ] as const)
      expect(kitFor(die).choose('captain-b').said(key)).toMatchObject([{ rule: 'ETS-CLASS-01', params: { die } }]);
  });

  test('[ETS-CLASS-01, ETS-SURV-06] Steady Hands: others use a kit on themselves alone, and no die saves it', () => {
    const played = scene({ survivors: crewB })
      .survivor('medic-b', { health: 3 })
      .survivor('captain-b', { health: 3, holding: ['medKit2'] })
      .turnOf('captain-b')
      .play()
      .choose('use:medKit2:0');
    expect(played.survivor('captain-b').health).toBe(5);
    expect(played.holds('captain-b')).toEqual([]);
  });

  test('[ETS-CLASS-01] Soothe: a survivor in the zone, or himself, regains 2 Resolve', () => {
    const played = scene({ survivors: crewB })
      .survivor('medic-b', { resolve: 9 })
      .survivor('captain-b', { resolve: 5 })
      .survivor('scout-b', { at: 'CREW.x', resolve: 5 })
      .turnOf('medic-b')
      .play()
      .choose('active');
    expect(played.offers()).toEqual(['medic-b', 'captain-b']);
    expect(played.choose('captain-b').survivor('captain-b').resolve).toBe(7);
  });

  test('[ETS-CLASS-01, ETS-ODD-33] Soothe: nobody at full Resolve, nobody who fears Medics', () => {
    const played = scene({ survivors: crewB })
      .survivor('captain-b', { resolve: 2, resolveCards: ['shown:iatrophobia'] })
      .turnOf('medic-b')
      .play();
    expect(played.barred('active')).toBe('ETS-ODD-33');
  });

  test('[ETS-CLASS-01] Mass Stimulant: every other survivor in the zone has 2 more actions in its next turn, and only in that', () => {
    const played = scene({ survivors: crewB })
      .survivor('scout-b', { at: 'CREW.x' })
      .turnOf('medic-b')
      .play()
      .choose('crisis', 'end');
    expect(played.asked).toBe('captain-b');
    expect(played.survivor('captain-b').turn.actions).toBe(5);
    played.choose('end');
    expect(played.survivor('scout-b').turn.actions).toBe(3);
    played.endTurns();
    expect(played.asked).toBe('captain-b');
    expect(played.survivor('captain-b').turn.actions).toBe(3);
    played.choose('end', 'end');
    expect(played.survivor('medic-b').turn.actions).toBe(3);
  });

  test('[ETS-CLASS-01, ETS-ODD-33] Mass Stimulant needs somebody else in the zone', () => {
    const played = scene({ survivors: crewB })
      .survivor('captain-b', { at: 'CREW.x' })
      .survivor('scout-b', { at: 'CREW.x' })
      .turnOf('medic-b')
      .play();
    expect(played.barred('crisis')).toBe('ETS-ODD-33');
  });
});
