import { type Scene, scene } from '@starboard/endure/testing';
import { describe, expect, test } from 'vitest';
import { strike } from '../../src/rules/combat/damage.ts';
import { roomLeft } from '../../src/rules/map/map.ts';
import { loaderArms } from '../../src/rules/map/objects.ts';
import { resolutionPhase } from '../../src/rules/resolution/resolution.ts';
import { flee } from '../../src/rules/turn/forced.ts';
import type { ItemId, SurvivorId } from '../../src/types.ts';

/** Three survivors far from each other; the Marine sits in the Loader in CREW.w. */
function piloted(powered: boolean, holding: readonly ItemId[] = [], id: SurvivorId = 'marine-a'): Scene {
  return scene({ survivors: [id, 'captain-a', 'medic-a'] })
    .survivor(id, { at: 'CREW.w', holding })
    .survivor('captain-a', { at: 'LAB.C' })
    .survivor('medic-a', { at: 'LAB.n' })
    .loader('CREW.w', { pilot: id, powered });
}

/** At the start of the pilot's turn. */
function atTurn(holding: readonly ItemId[], id: SurvivorId = 'marine-a'): Scene {
  return piloted(false, holding, id).phase('survivors');
}

describe('getting in', () => {
  test.each(['captain-a', 'psychic-b', 'technician-a'] as const)('[ETS-LOADER-01] %s may pilot it', id => {
    const played = scene({ survivors: [id, 'marine-a', 'medic-a'] })
      .survivor(id, { at: 'CREW.w' })
      .loader('CREW.w')
      .turnOf(id)
      .play();
    expect(played.choose('enter').state.loader).toMatchObject({ pilot: id, powered: false });
  });

  test('[ETS-LOADER-02] it takes one action at least, in its zone, and uses up all that are left', () => {
    const here = (zone: string, actions: number) =>
      scene()
        .survivor('marine-a', { at: zone, holding: ['pistol'] })
        .survivor('captain-a', { at: 'LAB.C' })
        .survivor('medic-a', { at: 'LAB.C' })
        .loader('CREW.w')
        .turnOf('marine-a', actions)
        .play();
    expect(here('CREW.w', 0).offers('enter')).toEqual([]);
    expect(here('CREW.x', 3).offers('enter')).toEqual([]);
    expect(here('CREW.w', 1).offers('enter')).toEqual(['enter']);
    const played = here('CREW.w', 3).choose('enter');
    expect(played.survivor('marine-a').turn.actions).toBe(0);
    expect(played.offers()).toEqual(['discard:pistol:0', 'end']);
  });

  test('[ETS-COMP-04, ETS-LOADER-01] there is one, for one pilot', () => {
    const played = piloted(true).survivor('captain-a', { at: 'CREW.w' }).turnOf('captain-a').play();
    expect(played.offers('enter')).toEqual([]);
    expect(played.barred('enter')).toBe('ETS-COMP-04');
  });

  test('[ETS-LOADER-19] no charge is spent and no save gained until the next own turn', () => {
    const entered = scene()
      .survivor('marine-a', { at: 'CREW.w', holding: ['powerCell'] })
      .loader('CREW.w')
      .turnOf('marine-a')
      .play()
      .choose('enter');
    expect(entered.survivor('marine-a').cards[0]!.spent).toBe(0);
    expect(entered.state.loader!.powered).toBe(false);
    const struck = piloted(false, ['powerCell'])
      .dice('blank')
      .perform(t => strike(t, t.state.survivors[0]!, { damage: 1, rule: 'ETS-DMG-02' }));
    expect(struck.survivor('marine-a').health).toBe(9);
    expect(struck.said('armour.held')).toEqual([]);
  });
});

describe('power', () => {
  test('[ETS-LOADER-03, ETS-LOADER-04] a charge at the start of the turn, for no action; a cell has two', () => {
    const played = atTurn(['powerCell']).play();
    expect(played.state.loader!.powered).toBe(true);
    expect(played.survivor('marine-a').cards[0]!.spent).toBe(1);
    expect(played.survivor('marine-a').turn.actions).toBe(4);
    played.endTurns();
    expect(played.state.round).toBe(2);
    played.choose('end', 'end'); // the first player token has moved on
    expect(played.survivor('marine-a').cards[0]!.spent).toBe(2);
    expect(played.state.loader!.powered).toBe(true);
  });

  test('[ETS-LOADER-04] of several cells the most spent one gives the charge', () => {
    const played = atTurn(['powerCell', 'powerCell'])
      .with(({ survivors: [pilot] }) => {
        pilot!.cards[1]!.spent = 1;
      })
      .play();
    expect(played.survivor('marine-a').cards.map(({ spent }) => spent)).toEqual([0, 2]);
  });

  test('[ETS-LOADER-05] a used-up cell is discarded at the end of that round', () => {
    const played = atTurn(['powerCell']).card('marine-a', 'powerCell', { spent: 1 }).play();
    expect(played.holds('marine-a')).toEqual(['powerCell']);
    played.endTurns();
    expect(played.holds('marine-a')).toEqual([]);
    expect(played.state.items.discard).toContain('powerCell');
  });

  test('[ETS-LOADER-05] a cell with a charge left stays', () => {
    const performed = piloted(true, ['powerCell'])
      .card('marine-a', 'powerCell', { spent: 1 })
      .phase('resolution')
      .perform(resolutionPhase);
    expect(performed.holds('marine-a')).toEqual(['powerCell']);
  });

  test('[ETS-LOADER-18] powered until the start of the next own turn, though the cell is gone', () => {
    const played = atTurn(['powerCell']).card('marine-a', 'powerCell', { spent: 1 }).play();
    played.endTurns();
    expect(played.state.round).toBe(2);
    expect(played.state.loader!.powered).toBe(true);
    played.choose('end', 'end');
    expect(played.state.acting).toBe(0);
    expect(played.state.loader!.powered).toBe(false);
  });

  test('[ETS-EX-24] one fresh cell: two powered turns, discarded with the second round, then only out', () => {
    const played = atTurn(['powerCell']).play();
    expect(played.survivor('marine-a').turn.actions).toBe(4);
    played.endTurns();
    played.choose('end', 'end');
    expect(played.survivor('marine-a').turn.actions).toBe(4);
    expect(played.holds('marine-a')).toEqual(['powerCell']);
    played.endTurns();
    expect(played.holds('marine-a')).toEqual([]);
    while (played.state.acting !== 0) played.choose('end');
    expect(played.state.round).toBe(3);
    expect(played.survivor('marine-a').turn.actions).toBe(3);
    expect(played.offers()).toEqual(['exitLoader', 'end']);
  });

  test('[ETS-LOADER-03] Power Saver: three charges for this Engineer', () => {
    const played = atTurn(['powerCell'], 'engineer-b').card('engineer-b', 'powerCell', { spent: 2 }).play();
    expect(played.state.loader!.powered).toBe(true);
    expect(played.survivor('engineer-b').cards[0]!.spent).toBe(3);
    const other = atTurn(['powerCell']).card('marine-a', 'powerCell', { spent: 2 }).play();
    expect(other.state.loader!.powered).toBe(false);
    const kept = piloted(true, ['powerCell'], 'engineer-b')
      .card('engineer-b', 'powerCell', { spent: 2 })
      .phase('resolution')
      .perform(resolutionPhase);
    expect(kept.holds('engineer-b')).toEqual(['powerCell']);
  });

  test('[ETS-ITEM-10] a partly used cell keeps its spent charge when traded', () => {
    const played = scene()
      .survivor('marine-a', { at: 'CREW.w', holding: ['powerCell'] })
      .survivor('captain-a', { at: 'CREW.w' })
      .card('marine-a', 'powerCell', { spent: 1 })
      .turnOf('marine-a')
      .play();
    played.choose('trade:captain-a', ['give:powerCell:0:0']);
    expect(played.survivor('captain-a').cards).toMatchObject([{ item: 'powerCell', spent: 1 }]);
  });
});

describe('on board', () => {
  test('[ETS-LOADER-06, ETS-SURV-11] four actions with power; a stun takes one of them', () => {
    expect(atTurn(['powerCell']).play().survivor('marine-a').turn.actions).toBe(4);
    const shaken = atTurn(['powerCell'])
      .with(({ survivors: [pilot] }) => {
        pilot!.stun = 'shaken';
      })
      .play();
    expect(shaken.survivor('marine-a').turn.actions).toBe(3);
  });

  test('[ETS-LOADER-07, ETS-LOADER-08] it strikes with its own arms, not with the pilot’s weapons', () => {
    expect(loaderArms).toMatchObject({ range: 0, dice: 4, hit: 3, noise: 2, ranged: false });
    const played = piloted(true, ['pistol', 'powerCell'])
      .enemies('jaeger', 1, 'CREW.w')
      .turnOf('marine-a', 4)
      .dice(3, 3, 2, 1)
      .play();
    expect(played.offers('attack:')).toEqual(['attack:loader@CREW.w']);
    expect(played.barred('attack:pistol:0')).toBe('ETS-LOADER-08');
    played.choose('attack:loader@CREW.w');
    expect(played.count('jaeger')).toBe(0);
    expect(played.noiseIn('CREW.w')).toBe(2);
    expect(played.survivor('marine-a').turn.actions).toBe(3);
    expect(played.barred('attack:loader')).toBe('ETS-COMBAT-11');
  });

  test('[ETS-LOADER-09, ETS-ARMOUR-05] one save of 2+ with power, in place of body armour', () => {
    const struck = (powered: boolean, die: number) =>
      piloted(powered, ['paddedOveralls'])
        .dice(die, 'blank')
        .perform(t => strike(t, t.state.survivors[0]!, { damage: 2, rule: 'ETS-DMG-02' }))
        .survivor('marine-a').health;
    expect(struck(true, 2)).toBe(10);
    expect(struck(true, 1)).toBe(8); // the overalls get no die of their own
    expect(struck(false, 4)).toBe(8); // without power only they count
    expect(struck(false, 5)).toBe(10);
  });

  test('[ETS-LOADER-10] no search and no trade, neither offered nor taken part in', () => {
    const played = piloted(true, ['powerCell'])
      .survivor('marine-a', { at: 'CREW.A' })
      .survivor('captain-a', { at: 'CREW.A', holding: ['pistol'] })
      .loader('CREW.A', { pilot: 'marine-a', powered: true })
      .turnOf('marine-a', 4)
      .play();
    expect(played.offers('search')).toEqual([]);
    expect(played.offers('trade')).toEqual([]);
    expect(played.barred('search')).toBe('ETS-LOADER-10');
    expect(played.barred('trade')).toBe('ETS-LOADER-10');
    played.choose('end');
    expect(played.state.acting).toBe(1);
    expect(played.offers('search')).toEqual(['search']);
    expect(played.offers('trade')).toEqual([]);
  });

  test('[ETS-LOADER-11] no items but Power Cells', () => {
    const played = piloted(true, ['calmative', 'stunGrenade', 'powerCell'])
      .survivor('marine-a', { resolve: 4 })
      .turnOf('marine-a', 4)
      .play();
    expect(played.offers('use:')).toEqual([]);
    expect(played.barred('use:calmative:0')).toBe('ETS-LOADER-11');
    expect(played.barred('use:stunGrenade:1')).toBe('ETS-LOADER-11');
    expect(played.barred('use:powerCell:2')).toBe('ETS-COMBAT-14');
  });

  test('[ETS-LOADER-11] a reward that gives an attack throws no grenade either', () => {
    const played = piloted(true, ['fragGrenade'])
      .survivor('marine-a', { at: 'CREW.w', accomplishment: 'combatTraining', unlocked: true })
      .enemies('jaeger', 1, 'CREW.x')
      .turnOf('marine-a', 4)
      .play();
    expect(played.offers('reward')).toEqual([]);
  });

  test('[ETS-LOADER-12] no active or crisis ability; the passive one works', () => {
    const played = piloted(true, [], 'engineer-a').enemies('jaeger', 1, 'CREW.x').turnOf('engineer-a', 4).play();
    expect(played.offers().filter(key => key === 'active' || key === 'crisis')).toEqual([]);
    expect([played.barred('active'), played.barred('crisis')]).toEqual(['ETS-LOADER-12', 'ETS-LOADER-12']);
    expect(played.offers('attack:')).toEqual(['attack:loader@CREW.x']); // Juggernaut steps before it strikes
  });

  test('[ETS-LOADER-13] helmets work', () => {
    const struck = piloted(true, ['reinforcedHelmet'])
      .dice(1, 'head')
      .perform(t => strike(t, t.state.survivors[0]!, { damage: 1, rule: 'ETS-DMG-02' }));
    expect(struck.survivor('marine-a')).toMatchObject({ health: 9, injuries: [] });
    const played = piloted(true, ['trackerHelm']).token('3 jaeger', 'CREW.C').turnOf('marine-a', 4).play();
    expect(played.offers('trackerHelm')).toEqual(['trackerHelm']);
  });

  test('[ETS-LOADER-14, ETS-LOADER-20] it leaves an occupied zone without a check and goes with its pilot', () => {
    const played = piloted(true, []).enemies('swarmer', 2, 'CREW.w').turnOf('marine-a', 4).play();
    played.choose('move:CREW.x');
    expect(played.zoneOf('marine-a')).toBe('CREW.x');
    expect(played.state.loader!.zone).toBe(played.zone('CREW.x'));
    expect(played.said('check.passed')).toEqual([]);
  });

  test('[ETS-LOADER-15] nobody gets out in a turn that began with power', () => {
    const played = atTurn(['powerCell']).play();
    expect(played.offers('exitLoader')).toEqual([]);
    expect(played.barred('exitLoader')).toBe('ETS-LOADER-15');
  });

  test('[ETS-LOADER-16] without power: out for one action, and the others are used outside', () => {
    const played = atTurn(['pistol']).play();
    played.choose('exitLoader');
    expect(played.state.loader).toMatchObject({ pilot: null, zone: played.zone('CREW.w') });
    expect(played.survivor('marine-a').turn.actions).toBe(2);
    played.choose('move:CREW.x');
    expect(played.state.loader!.zone).toBe(played.zone('CREW.w'));
    expect(played.offers('move:')).not.toEqual([]);
  });

  test('[ETS-LOADER-17] without power: three actions, but only out or the end of the turn', () => {
    const played = atTurn([]).survivor('captain-a', { at: 'CREW.w' }).enemies('jaeger', 1, 'CREW.w').play();
    expect(played.survivor('marine-a').turn.actions).toBe(3);
    expect(played.offers()).toEqual(['exitLoader', 'end']);
    expect(played.barred('move')).toBe('ETS-LOADER-17');
  });

  test('[ETS-LOADER-17] nor does another’s order move it', () => {
    const offers = (powered: boolean) =>
      piloted(powered).survivor('captain-a', { at: 'CREW.w' }).turnOf('captain-a').play().offers('active');
    expect(offers(true)).toEqual(['active']);
    expect(offers(false)).toEqual([]);
  });

  test('[ETS-LOADER-20] forced moves take it along, powered or not; empty, it stays', () => {
    const fled = (powered: boolean) =>
      piloted(powered)
        .enemies('jaeger', 1, 'CREW.A')
        .perform(t => flee(t, t.state.survivors[0]!, 1));
    for (const powered of [true, false]) {
      const performed = fled(powered);
      expect(performed.zoneOf('marine-a')).toBe('CREW.x');
      expect(performed.state.loader!.zone).toBe(performed.zone('CREW.x'));
    }
    const left = scene().survivor('marine-a', { at: 'CREW.w' }).loader('CREW.w').turnOf('marine-a').play();
    left.choose('move:CREW.x');
    expect(left.state.loader!.zone).toBe(left.zone('CREW.w'));
  });

  test('[ETS-LOADER-20] an empty one is no target', () => {
    const played = scene()
      .survivor('marine-a', { at: 'CREW.w', holding: ['fireAxe', 'pistol'] })
      .loader('CREW.w')
      .turnOf('marine-a')
      .play();
    expect(played.offers('attack:')).toEqual([]);
  });

  test('[ETS-LOADER-20, ETS-DOOR-11] it leaves the map with its pilot', () => {
    const played = piloted(true).turnOf('marine-a', 4).play();
    played.choose('leave:CREW.exitW');
    expect(played.state.loader).toBeNull();
  });

  test('[ETS-MAP-15, ETS-FULL-04] it takes two places, with or without its pilot', () => {
    const room = (state: Scene['state']) => roomLeft(state, state.loader!.zone);
    const with1 = scene().survivor('captain-a', { at: 'LAB.C' }).survivor('medic-a', { at: 'LAB.C' });
    expect(room(with1.loader('CREW.w', { pilot: 'marine-a' }).state)).toBe(12 - 2);
    expect(room(with1.loader('CREW.w').state)).toBe(12 - 3);
    const narrow = (swarmers: number) =>
      piloted(true).enemies('swarmer', swarmers, 'CREW.x').turnOf('marine-a', 4).play().offers('move:CREW.x');
    expect(narrow(6)).toEqual(['move:CREW.x']);
    expect(narrow(7)).toEqual([]);
  });

  test('[ETS-LOADER-21] a leg injury limits it to two zones; tests are taken as usual', () => {
    const played = piloted(true, [])
      .survivor('marine-a', { at: 'CREW.w', injuries: ['leg'] })
      .turnOf('marine-a', 4)
      .play();
    played.choose('move:CREW.x', 'move:CREW.n');
    expect(played.offers('move:')).toEqual([]);
    expect(played.barred('move')).toBe('ETS-MOVE-12');
    const tested = piloted(true)
      .enemies('jaeger', 1, 'CREW.A')
      .turnOf('marine-a', 4)
      .surprised()
      .dice(1, 1)
      .play()
      .choose('move:CREW.A');
    expect(tested.said('test.passed')).toHaveLength(1);
  });

  test('[ETS-LOADER-22] the pilot interacts with objectives', () => {
    const played = piloted(true)
      .survivor('marine-a', { at: 'REC.B' })
      .loader('REC.B', { pilot: 'marine-a', powered: true })
      .lock('LAB.D1')
      .turnOf('marine-a', 4)
      .play();
    played.choose('interact:0');
    expect(played.isOpen('LAB.D1')).toBe(true);
    const dead = piloted(false)
      .survivor('marine-a', { at: 'REC.B' })
      .loader('REC.B', { pilot: 'marine-a' })
      .turnOf('marine-a')
      .play();
    expect(dead.offers('interact')).toEqual([]);
    expect(dead.barred('interact:0')).toBe('ETS-LOADER-17');
  });

  test('[ETS-DEATH-05] if its pilot dies it stays, empty and without power', () => {
    const performed = piloted(true)
      .survivor('marine-a', { at: 'CREW.w', health: 1 })
      .dice(1)
      .perform(t => strike(t, t.state.survivors[0]!, { damage: 3, rule: 'ETS-DMG-02' }));
    expect(performed.survivor('marine-a').status).toBe('dead');
    expect(performed.state.loader).toEqual({ zone: performed.zone('CREW.w'), pilot: null, powered: false });
  });
});
