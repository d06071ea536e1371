import { scene } from '@starboard/endure/testing';
import { describe, expect, test } from 'vitest';
import { moveHerd } from '../../src/rules/enemies/passive.ts';
import { enemyPhase } from '../../src/rules/enemies/phase.ts';
import { noiseDistance } from '../../src/rules/map/map.ts';
import { isInView } from '../../src/rules/map/sight.ts';
import type { State } from '../../src/types.ts';
import { viewFrom, zoneOf } from '../support/maps.ts';

describe('doors', () => {
  test('[ETS-DOOR-01, ETS-COMP-10] a door is open or locked, and nothing else', () => {
    expect(scene().play().isOpen('CREW.D1')).toBe(true);
    expect(scene().lock('CREW.D1').play().isOpen('CREW.D1')).toBe(false);
  });

  test('[ETS-DOOR-02] anybody may pass an open door, and sight passes it', () => {
    const played = scene().turnOf('marine-a').play();
    expect(played.offers('move:')).toContain('move:CREW.A');
    expect(viewFrom(played.state, 'CREW.w')).toMatchObject({ 'CREW.A': 1 });
    played.choose('move:CREW.A');
    expect(played.zoneOf('marine-a')).toBe('CREW.A');
  });

  test('[ETS-DOOR-03, ETS-MOVE-02] a locked door stops movement and sight', () => {
    const played = scene().lock('CREW.D1').turnOf('marine-a').play();
    expect(played.offers('move:')).toEqual(['move:CREW.x']);
    expect(played.barred('move:CREW.A')).toBe('ETS-DOOR-03');
    expect(viewFrom(played.state, 'CREW.w')).not.toHaveProperty(['CREW.A']);
  });

  test('[ETS-DOOR-04] a door is the same for enemies', () => {
    const wanders = (shut: boolean) => {
      const set = scene()
        .survivor('marine-a', { at: 'REC.A' })
        .survivor('captain-a', { at: 'REC.A' })
        .survivor('medic-a', { at: 'REC.A' })
        .enemies('swarmer', 2, 'CREW.A')
        .phase('enemies')
        .dice('S');
      if (shut) set.lock('CREW.D1');
      return set.perform(t => moveHerd(t, t.state.figures));
    };
    expect(wanders(false).count('swarmer', 'CREW.w')).toBe(2);
    expect(wanders(true).count('swarmer', 'CREW.A')).toBe(2);
  });

  test('[ETS-DOOR-05, ETS-CLASS-04] only one Technician opens locked doors', () => {
    const opens = (id: 'technician-a' | 'technician-b' | 'engineer-b') =>
      scene({ survivors: [id, 'captain-a', 'medic-a'] })
        .lock('CREW.D1')
        .survivor(id, { at: 'CREW.A' })
        .turnOf(id)
        .play();
    const overridden = opens('technician-a').choose('active');
    expect(overridden.isOpen('CREW.D1')).toBe(true);
    expect(opens('technician-b').offers('active')).toEqual([]);
    expect(opens('engineer-b').offers('active')).toEqual([]);
  });

  test('[ETS-DOOR-06] locked doors and walls do not weaken noise', () => {
    const { state } = scene().lock('LAB.D1');
    expect(noiseDistance(state, zoneOf(state, 'LAB.x'), zoneOf(state, 'LAB.A'))).toBe(1);
  });

  test('[ETS-DOOR-07] nobody opens or closes a door as an action of its own', () => {
    const groups = (shut: boolean) => {
      const set = scene().turnOf('marine-a');
      if (shut) set.lock('CREW.D1');
      return new Set(
        set
          .play()
          .offers()
          .map(key => key.split(':')[0]),
      );
    };
    expect(groups(true)).toEqual(new Set(['move', 'leave', 'noise', 'end']));
    expect(groups(false)).toEqual(groups(true));
  });

  test('[ETS-DOOR-05, ETS-EVENT-04] an Override works in Lockdown too, until the end of the round', () => {
    const played = scene({ survivors: ['technician-a', 'captain-a', 'medic-a'] })
      .survivor('technician-a', { at: 'CREW.A' })
      .lock('CREW.D1')
      .event('lockdown')
      .turnOf('technician-a')
      .play();
    played.choose('active');
    expect(played.isOpen('CREW.D1')).toBe(true);
    expect(played.isOpen('CREW.D2')).toBe(false);
    played.endTurns();
    expect(played.isOpen('CREW.D1')).toBe(false);
    expect(played.isOpen('CREW.D2')).toBe(true);
  });

  test('[ETS-DOOR-03] a welded door stays shut until the end of the next round', () => {
    const played = scene({ survivors: ['engineer-b', 'captain-a', 'medic-a'] })
      .survivor('engineer-b', { at: 'CREW.A' })
      .turnOf('engineer-b')
      .play();
    played.choose('active');
    expect(played.isOpen('CREW.D1')).toBe(false);
    played.endTurns();
    expect(played.isOpen('CREW.D1')).toBe(false);
    played.endTurns();
    expect(played.state.round).toBe(3);
    expect(played.isOpen('CREW.D1')).toBe(true);
  });

  test('[ETS-EVENT-03, ETS-EVENT-04] an Override Key opens a door at once, also in Lockdown, and for good', () => {
    const played = scene()
      .survivor('marine-a', { at: 'CREW.A', holding: ['overrideKey'] })
      .lock('CREW.D1')
      .event('lockdown')
      .events('spawnROBO', 'lockdown', 'spawnSEC')
      .turnOf('marine-a')
      .play();
    const openAfterRound = () => played.endTurns().isOpen('CREW.D1');
    played.choose('use:overrideKey:0');
    expect(played.isOpen('CREW.D1')).toBe(true);
    expect(openAfterRound()).toBe(true);
    expect(openAfterRound(), 'in another Lockdown').toBe(false);
    expect(openAfterRound()).toBe(true);
  });

  test('[ETS-ODD-21] Lockdown acts on the border: figures stay in their zones', () => {
    const played = scene()
      .survivor('marine-a', { at: 'CREW.A' })
      .survivor('captain-a', { at: 'CREW.w' })
      .survivor('medic-a', { at: 'CREW.w' })
      .events('lockdown')
      .phase('resolution')
      .play();
    expect(played.state.event).toBe('lockdown');
    expect(played.zoneOf('marine-a')).toBe('CREW.A');
    expect(played.zoneOf('captain-a')).toBe('CREW.w');
    expect(viewFrom(played.state, 'CREW.w')).not.toHaveProperty(['CREW.A']);
  });

  test('[ETS-ODD-22] enemies shut in stay active or passive as usual, and stay if they have no move', () => {
    const shutIn = (loud: boolean) => {
      const set = scene()
        .survivor('marine-a', { at: 'REC.B' })
        .survivor('captain-a', { at: 'REC.B' })
        .survivor('medic-a', { at: 'REC.B' })
        .lock('LAB.D1')
        .enemies('swarmer', 1, 'LAB.A')
        .phase('enemies');
      return loud ? set.noise('LAB.B', 2) : set.dice('N');
    };
    expect(shutIn(true).perform(enemyPhase).count('swarmer', 'LAB.A')).toBe(1);
    expect(shutIn(false).perform(enemyPhase).count('swarmer', 'LAB.A')).toBe(1);
  });
});

describe('exits', () => {
  test('[ETS-DOOR-08] an exit lies at a port on the rim; the zone of the port is its zone', () => {
    expect(scene().turnOf('marine-a').play().offers('leave:')).toEqual(['leave:CREW.exitW']);
    const inside = scene().survivor('marine-a', { at: 'CREW.x' }).turnOf('marine-a').play();
    expect(inside.offers('leave:')).toEqual([]);
  });

  test('[ETS-DOOR-09] leaving takes one Move action, and ends the turn', () => {
    const played = scene().turnOf('marine-a').play();
    played.choose('leave:CREW.exitW');
    expect(played.survivor('marine-a').status).toBe('left');
    expect(played.survivor('marine-a').turn).toMatchObject({ actions: 2, moves: 1 });
    expect(played.asked).toBe('captain-a');
  });

  test('[ETS-DOOR-09] leaving a zone with enemies takes the check', () => {
    const leaving = (...dice: number[]) => {
      const set = scene().enemies('swarmer', 1, 'CREW.w').turnOf('marine-a');
      return set
        .dice(...dice)
        .play()
        .choose('leave:CREW.exitW');
    };
    const held = leaving(5, 6);
    expect(held.survivor('marine-a').status).toBe('alive');
    expect(held.survivor('marine-a').turn.actions).toBe(3);
    expect(held.offers('leave:')).toEqual([]);
    expect(leaving(4, 4).survivor('marine-a').status).toBe('left');
  });

  test('[ETS-DOOR-10] enemies never use exits', () => {
    const performed = scene()
      .survivor('marine-a', { at: 'REC.B' })
      .survivor('captain-a', { at: 'REC.B' })
      .survivor('medic-a', { at: 'REC.B' })
      .lock('CREW.D1')
      .enemies('swarmer', 1, 'CREW.w')
      .phase('enemies')
      .dice('W')
      .perform(enemyPhase);
    expect(performed.count('swarmer', 'CREW.x')).toBe(1);
  });

  test('[ETS-DOOR-11] who has left has no more turns and keeps what it carries', () => {
    const played = scene()
      .survivor('marine-a', { holding: ['shotgun'] })
      .turnOf('marine-a')
      .play();
    played.choose('leave:CREW.exitW');
    expect(played.holds('marine-a')).toEqual(['shotgun']);
    const asked: (string | undefined)[] = [];
    for (let turns = 0; turns < 6; turns++) {
      asked.push(played.asked);
      played.choose('end');
    }
    expect(played.state.round).toBe(4);
    expect(asked).not.toContain('marine-a');
    expect(played.said('turn').map(({ params }) => params?.['who'])).not.toContainEqual({ key: 'survivor.marine-a' });
  });

  test('[ETS-DOOR-11] who has left is no target and rolls for nothing any more', () => {
    const performed = scene()
      .survivor('captain-a', { at: 'CREW.w' })
      .survivor('medic-a', { at: 'CREW.w' })
      .with(state => {
        state.survivors[0]!.status = 'left';
      })
      .enemies('jaeger', 1, 'CREW.w')
      .phase('enemies')
      .dice(5, 2, 'blank')
      .perform(enemyPhase);
    expect(performed.state.survivors.map(each => each.health)).toEqual([10, 9, 6]);
  });

  test('[ETS-DOOR-11, ETS-ABIL-10] who has left sees nothing any more, and what it had going is over', () => {
    const played = scene({ survivors: ['captain-b', 'marine-a', 'medic-a'] })
      .survivor('marine-a', { at: 'CREW.B' })
      .survivor('medic-a', { at: 'CREW.B' })
      .with(state => {
        state.survivors[0]!.lasting.push({ what: 'markTarget', until: 'nextTurn', zone: 0 });
      })
      .turnOf('captain-b')
      .play();
    played.choose('leave:CREW.exitW');
    expect(played.survivor('captain-b').lasting).toEqual([]);
    const { state } = played;
    expect(isInView(state as State, zoneOf(state, 'CREW.A'))).toBe(false);
    expect(isInView(state as State, zoneOf(state, 'CREW.n'))).toBe(true);
  });

  test('[ETS-DOOR-12] a locked exit cannot be used; Lockdown locks every exit', () => {
    const locked = scene().lock('CREW.exitW').turnOf('marine-a').play();
    expect(locked.offers('leave:')).toEqual([]);
    expect(locked.barred('leave:CREW.exitW')).toBe('ETS-DOOR-12');
    const inLockdown = scene().event('lockdown').turnOf('marine-a').play();
    expect(inLockdown.offers('leave:')).toEqual([]);
    expect(inLockdown.isOpen('CREW.exitW')).toBe(false);
  });
});
