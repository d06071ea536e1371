import { scene } from '@starboard/endure/testing';
import { describe, expect, test } from 'vitest';
import { enemyPhase } from '../../src/rules/enemies/phase.ts';
import { isActive } from '../../src/rules/enemies/states.ts';
import { survivorOf } from '../../src/rules/table.ts';
import { lastFor } from '../../src/rules/turn/abilities.ts';

const crewA = ['scout-a', 'captain-b', 'medic-a'] as const;
const crewB = ['scout-b', 'captain-b', 'medic-a'] as const;

/** The Scout in CREW.w, the others far from everything. */
function aloneInTheWest() {
  return scene({ survivors: crewA })
    .survivor('scout-a', { at: 'CREW.w', holding: ['plasmaCutter'] })
    .survivor('captain-b', { at: 'LAB.C' })
    .survivor('medic-a', { at: 'LAB.C' });
}

/** The same, faded before the Enemy phase. */
function faded() {
  return aloneInTheWest()
    .phase('enemies')
    .with(state => lastFor(survivorOf(state, 'scout-a'), 'fade', 'nextTurn'));
}

describe('Scout A', () => {
  test('[ETS-CLASS-01, ETS-ABIL-02] Soft Step: no check to leave an occupied zone', () => {
    const played = scene({ survivors: crewA })
      .survivor('scout-a', { resolve: 0 })
      .enemies('swarmer', 1, 'CREW.w')
      .turnOf('scout-a')
      .play()
      .choose('move:CREW.x');
    expect(played.zoneOf('scout-a')).toBe('CREW.x');
  });

  test('[ETS-CLASS-01] Fade: enemies outside her zone cannot see her', () => {
    const { state } = faded().enemies('icarus', 1, 'CREW.x');
    expect(isActive(state, state.figures[0]!)).toBe(false);
    survivorOf(state, 'scout-a').lasting = [];
    expect(isActive(state, state.figures[0]!)).toBe(true);
  });

  test('[ETS-CLASS-01] Fade: an Icarus beside her attacks others there, not her', () => {
    const performed = faded()
      .survivor('medic-a', { at: 'CREW.w' })
      .enemies('icarus', 1, 'CREW.x')
      .dice('blank') // the Medic alone is in danger: no dice between them
      .perform(enemyPhase);
    expect(performed.survivor('medic-a').health).toBe(6);
    expect(performed.survivor('scout-a').health).toBe(8);
  });

  test('[ETS-CLASS-01] Fade, then walk in front of enemies: they have not seen her', () => {
    const unseen = aloneInTheWest()
      .survivor('scout-a', { at: 'CREW.A' })
      .enemies('jaeger', 1, 'CREW.x')
      .turnOf('scout-a')
      .dice(1, 1)
      .play()
      .choose('active', 'move:CREW.w');
    expect(unseen.state.figures[0]!.saw).toBe(0);
    const seen = aloneInTheWest()
      .survivor('scout-a', { at: 'CREW.A' })
      .enemies('jaeger', 1, 'CREW.x')
      .turnOf('scout-a')
      .dice(1, 1)
      .play()
      .choose('move:CREW.w');
    expect(seen.state.figures[0]!.saw).not.toBe(0);
  });

  test('[ETS-CLASS-01, ETS-ENEMY-08] Fade does not undo that she was seen before in this phase', () => {
    const played = aloneInTheWest().enemies('jaeger', 1, 'CREW.x').turnOf('scout-a').play().choose('active');
    expect(isActive(played.state, played.state.figures[0]!)).toBe(true);
  });

  test('[ETS-CLASS-01] Fade lasts until her next turn', () => {
    const played = aloneInTheWest().turnOf('scout-a').play().choose('active').endTurns();
    expect(played.survivor('scout-a').lasting).toHaveLength(1);
    played.choose('end', 'end');
    expect(played.asked).toBe('scout-a');
    expect(played.survivor('scout-a').lasting).toEqual([]);
  });

  test('[ETS-CLASS-08] Fade does not stop enemies in her own zone', () => {
    const performed = faded().enemies('jaeger', 1, 'CREW.w').dice('blank').perform(enemyPhase);
    expect(performed.survivor('scout-a').health).toBe(6);
  });

  test('[ETS-CLASS-08] Fade does not stop noise: it brings them into her zone, where they see her', () => {
    const performed = faded().enemies('jaeger', 1, 'CREW.x').noise('CREW.w', 1).dice('blank').perform(enemyPhase);
    expect(performed.count('jaeger', 'CREW.w')).toBe(1);
    expect(performed.survivor('scout-a').health).toBe(6);
  });

  test('[ETS-CLASS-08] Fade does not stop decoys', () => {
    const performed = faded().enemies('jaeger', 1, 'CREW.x').decoy('CREW.w').dice('blank').perform(enemyPhase);
    expect(performed.survivor('scout-a').health).toBe(6);
  });

  test('[ETS-CLASS-01] Ghost Run: up to 5 zones, without checks, for one action', () => {
    const played = aloneInTheWest()
      .enemies('jaeger', 1, 'CREW.w')
      .enemies('jaeger', 1, 'CREW.e')
      .turnOf('scout-a')
      .dice(1, 1)
      .play()
      .choose('crisis', 'go:CREW.x', 'go:CREW.e', 'go:REC.R', 'go:REC.e', 'go:LAB.x');
    expect(played.asks).toBe('turn');
    expect(played.zoneOf('scout-a')).toBe('LAB.x');
    expect(played.survivor('scout-a').turn.actions).toBe(2);
  });

  test('[ETS-CLASS-01] Ghost Run: seen by nobody until the end of the turn', () => {
    const played = aloneInTheWest()
      .survivor('scout-a', { at: 'CREW.A' })
      .enemies('jaeger', 1, 'CREW.n')
      .turnOf('scout-a')
      .dice(1, 1, 1, 1)
      .play()
      .choose('crisis', 'go:CREW.w', 'go:CREW.x', 'go:CREW.w', 'go:CREW.A', 'stop', 'end');
    expect(played.state.figures[0]!.saw).toBe(0); // she crossed its view and is gone
  });

  test('[ETS-CLASS-01] Ghost Run: whoever ends the turn in view is seen', () => {
    const played = aloneInTheWest()
      .survivor('scout-a', { at: 'CREW.A' })
      .enemies('jaeger', 1, 'CREW.n')
      .turnOf('scout-a')
      .dice(1, 1)
      .play()
      .choose('crisis', 'go:CREW.w', 'go:CREW.x', 'stop');
    expect(played.state.figures[0]!.saw).toBe(0);
    played.choose('end');
    expect(played.state.figures[0]!.saw).not.toBe(0);
  });

  test('[ETS-CLASS-08] Ghost Run does not stop enemies in her own zone from seeing her', () => {
    const played = aloneInTheWest()
      .enemies('jaeger', 1, 'CREW.x')
      .with(state => {
        state.figures[0]!.saw = 0;
      })
      .turnOf('scout-a')
      .surprised()
      .dice(1, 1)
      .play()
      .choose('crisis', 'go:CREW.A', 'stop');
    expect(played.state.figures[0]!.saw).toBe(0);
    played.choose('move:CREW.w', 'move:CREW.x');
    expect(played.state.figures[0]!.saw).not.toBe(0);
  });

  test('[ETS-CLASS-01, ETS-ODD-33] Ghost Run needs a way', () => {
    const played = aloneInTheWest().bubble('CREW.w').turnOf('scout-a').play();
    expect(played.barred('crisis')).toBe('ETS-ODD-33');
  });
});

describe('Scout B', () => {
  test('[ETS-CLASS-01] Keen Eye: a Search draws 2 cards; she keeps 1 and the other goes without effect', () => {
    const played = scene({ survivors: crewB })
      .survivor('scout-b', { at: 'CREW.A' })
      .items('noise4', 'shotgun')
      .turnOf('scout-b')
      .play()
      .choose('search');
    expect(played.offers()).toEqual(['noise4:0', 'shotgun:1']);
    played.choose('shotgun:1');
    expect(played.holds('scout-b')).toEqual(['shotgun']);
    expect(played.noiseIn('CREW.A')).toBe(0);
    expect(played.state.items.discard).toEqual(['noise4']);
  });

  test('[ETS-CLASS-01] Keen Eye: between two cards alike there is nothing to decide', () => {
    const played = scene({ survivors: crewB })
      .survivor('scout-b', { at: 'CREW.A' })
      .items('shotgun', 'shotgun')
      .turnOf('scout-b')
      .play()
      .choose('search');
    expect(played.asks).not.toBe('search.keep');
    expect([played.holds('scout-b'), played.state.removed]).toEqual([['shotgun'], ['shotgun']]);
  });

  test('[ETS-CLASS-01] Silent Kill: a melee attack with +1 per die and no noise', () => {
    const played = scene({ survivors: crewB })
      .survivor('scout-b', { at: 'CREW.x', holding: ['plasmaCutter', 'pistol'] })
      .enemies('swarmer', 5, 'CREW.x')
      .turnOf('scout-b')
      .dice(3, 3, 2)
      .play()
      .choose('active'); // the Pistol is no melee weapon: nothing to choose
    expect(played.count('swarmer')).toBe(3);
    expect(played.state.noises).toEqual([]);
    expect(played.survivor('scout-b').turn.actions).toBe(2);
  });

  test('[ETS-CLASS-01, ETS-ODD-33] Silent Kill needs a melee weapon and enemies in the zone', () => {
    const played = scene({ survivors: crewB })
      .survivor('scout-b', { at: 'CREW.x', holding: ['pistol'] })
      .enemies('swarmer', 5, 'CREW.x')
      .turnOf('scout-b')
      .play();
    expect(played.barred('active')).toBe('ETS-ODD-33');
  });

  test('[ETS-CLASS-01, ETS-CLASS-03] Vents: to any room within noise distance 5, walls ignored', () => {
    const played = scene({ survivors: crewB }).survivor('scout-b', { at: 'CREW.A' }).turnOf('scout-b').play();
    played.choose('crisis');
    expect(played.offers()).toEqual(['CREW.B', 'REC.A', 'REC.B', 'REC.R', 'CREW.C', 'CREW.D', 'REC.C', 'REC.D']);
    played.choose('REC.B');
    expect(played.zoneOf('scout-b')).toBe('REC.B');
    expect(played.survivor('scout-b').turn.actions).toBe(2);
  });

  test('[ETS-CLASS-01, ETS-EVENT-04] Vents pass the locked doors of a Lockdown', () => {
    const played = scene({ survivors: crewB })
      .survivor('scout-b', { at: 'LAB.A' })
      .event('lockdown')
      .turnOf('scout-b')
      .play();
    expect(played.offers('move')).toEqual([]);
    played.choose('crisis', 'LAB.B');
    expect(played.zoneOf('scout-b')).toBe('LAB.B');
  });

  test('[ETS-CLASS-01, ETS-MOVE-11] Vents need the check to leave an occupied zone', () => {
    const played = scene({ survivors: crewB })
      .survivor('scout-b', { at: 'CREW.A', resolve: 7 })
      .enemies('swarmer', 1, 'CREW.A')
      .turnOf('scout-b')
      .dice(3, 4)
      .play()
      .choose('crisis', 'REC.B');
    expect(played.zoneOf('scout-b')).toBe('CREW.A');
    expect(played.survivor('scout-b').crisisUsed).toBe(true);
  });

  test('[ETS-CLASS-01, ETS-MOVE-06, ETS-MOVE-10] Vents are no way for whom a failed check holds, nor into a full room', () => {
    const held = scene({ survivors: crewB })
      .with(state => {
        state.survivors[0]!.heldIn = state.survivors[0]!.zone;
      })
      .turnOf('scout-b')
      .play();
    expect(held.barred('crisis')).toBe('ETS-ODD-33');
    const full = scene({ survivors: crewB })
      .enemies('swarmer', 20, 'CREW.A')
      .bubble('CREW.C')
      .turnOf('scout-b')
      .play()
      .choose('crisis');
    expect(full.offers()).not.toContain('CREW.A');
    expect(full.offers()).not.toContain('CREW.C');
  });
});
