import { type Scene, scene } from '@starboard/endure/testing';
import { describe, expect, test } from 'vitest';
import { stunSurvivor } from '../../src/rules/combat/stun.ts';
import { survivorPhase } from '../../src/rules/turn/turns.ts';
import { captain } from '../support/armed.ts';

/** The captain is about to throw a Stun Grenade; the others are out of its reach. */
function grenadier(): Scene {
  return captain({ holding: ['stunGrenade'] });
}

describe('stunned survivors', () => {
  test('[ETS-STUN-02] stunned in its own turn it loses the rest of its actions', () => {
    const played = grenadier().enemies('swarmer', 1, 'CREW.w').play().choose('use:stunGrenade:0', 'CREW.w');
    expect(played.survivor('captain-a').stun).toBe('out');
    expect(played.survivor('captain-a').turn.actions).toBe(0);
    expect(played.asked).toBe('psychic-a');
  });

  test('[ETS-STUN-02, ETS-STUN-10] stunned before its turn it has no action in it, but is itself again a round later', () => {
    const played = grenadier().survivor('psychic-a', { at: 'CREW.x' }).play();
    played.choose('use:stunGrenade:0', 'CREW.x', 'end');
    expect(played.asked).toBe('medic-a');
    expect(played.survivor('psychic-a').turn.actions).toBe(0);
    played.choose('end');
    expect(played.state.round).toBe(2);
    expect(played.asked).toBe('psychic-a');
    expect(played.survivor('psychic-a')).toMatchObject({ stun: 'no', turn: { actions: 3 } });
  });

  test('[ETS-STUN-02] stunned after its turn it loses nothing', () => {
    const last = grenadier().with(state => {
      state.firstPlayer = 1;
    });
    const played = last.survivor('psychic-a', { at: 'CREW.x' }).turnOf('captain-a').play();
    played.choose('use:stunGrenade:0', 'CREW.x', 'end', 'end', 'end');
    expect(played.state.round).toBe(2);
    expect(played.asked).toBe('psychic-a');
    expect(played.survivor('psychic-a').turn.actions).toBe(3);
  });

  test('[ETS-STUN-10] what happens at the start of its turn is settled all the same', () => {
    const hurt = grenadier()
      .survivor('psychic-a', { at: 'CREW.x', injuries: ['body'] })
      .dice(2)
      .play();
    hurt.choose('use:stunGrenade:0', 'CREW.x', 'end');
    expect(hurt.survivor('psychic-a').health).toBe(6);
  });

  test('[ETS-STUN-03] stunned in the Resolution phase it has one action less in its next turn, and only then', () => {
    const played = captain({ at: 'REC.C', resolve: 4, resolveCards: ['breakdown'] })
      .events('anxiety')
      .dice(3, 3, 1, 1, 1, 1)
      .play()
      .endTurns();
    played.choose('end', 'end');
    expect(played.asked).toBe('captain-a');
    expect(played.survivor('captain-a')).toMatchObject({ resolve: 3, stun: 'no', turn: { actions: 2 } });
    played.choose('end', 'end');
    expect(played.state.round).toBe(3);
    expect(played.asked).toBe('captain-a');
    expect(played.survivor('captain-a').turn.actions).toBe(3);
  });

  test('[ETS-STUN-04] several such stuns before one turn do not add up', () => {
    const performed = captain({})
      .phase('enemies')
      .perform(function* (t) {
        stunSurvivor(t, t.state.survivors[0]!);
        t.state.phase = 'resolution';
        stunSurvivor(t, t.state.survivors[0]!);
        t.state.phase = 'survivors';
        t.state.turnsTaken = 0;
        yield* survivorPhase(t);
      });
    expect(performed.survivor('captain-a').turn.actions).toBe(2);
  });
});

describe('stunned enemies', () => {
  /** The captain stuns a swarmer that stands in the next zone. */
  const stunning = () => grenadier().enemies('swarmer', 1, 'CREW.x').play().choose('use:stunGrenade:0', 'CREW.x');

  test('[ETS-STUN-01] whoever is stunned is shown lying on its side', () => {
    const played = grenadier().survivor('psychic-a', { at: 'CREW.x' }).enemies('swarmer', 1, 'CREW.x').play();
    played.choose('use:stunGrenade:0', 'CREW.x');
    const view = played.match.view('medic-a');
    expect(view.figures.map(({ stunned }) => stunned)).toEqual([true]);
    expect(view.survivors.map(({ stun }) => stun)).toEqual(['no', 'out', 'no']);
  });

  test('[ETS-STUN-05, ETS-STUN-08] it does nothing for the rest of the round and acts again in the next', () => {
    const played = stunning().endTurns();
    expect(played.state.round).toBe(2);
    expect(played.survivor('captain-a').health).toBe(9);
    expect(played.count('swarmer', 'CREW.x')).toBe(1);
    expect(played.state.figures.map(({ stunned }) => stunned)).toEqual([false]);
  });

  test('[ETS-STUN-05] in the next Enemy phase it attacks as ever', () => {
    const played = grenadier().enemies('swarmer', 1, 'CREW.x').dice('blank').play();
    played.choose('use:stunGrenade:0', 'CREW.x').endTurns().endTurns();
    expect(played.survivor('captain-a').health).toBe(8);
    expect(played.count('swarmer', 'CREW.w')).toBe(1);
  });

  test('[ETS-STUN-09] it can be attacked, and it blocks shots', () => {
    const played = captain({ holding: ['assaultRifle'] })
      .enemies('swarmer', 1, 'CREW.x', { stunned: true })
      .enemies('jaeger', 1, 'CREW.e')
      .dice(4, 1, 2, 3)
      .play();
    expect(played.offers('attack')).toEqual(['attack:assaultRifle:0@CREW.x']);
    expect(played.choose('attack:assaultRifle:0@CREW.x').count('swarmer')).toBe(0);
  });

  test('[ETS-STUN-09] it counts as in view: coming upon it takes a test', () => {
    const played = captain({ at: 'CREW.s' }).enemies('swarmer', 1, 'CREW.w', { stunned: true }).dice(6, 6).play();
    played.choose('move:CREW.x');
    expect(played.survivor('captain-a').resolve).toBe(9);
  });

  test('[ETS-STUN-09] it calls for a check on leaving its zone', () => {
    const played = captain({}).enemies('swarmer', 1, 'CREW.w', { stunned: true }).dice(6, 6).play();
    played.choose('move:CREW.x');
    expect(played.zoneOf('captain-a')).toBe('CREW.w');
    expect(played.barred('move')).toBe('ETS-MOVE-06');
  });

  /** The marine watches its own zone with an Arc Baton. */
  function watching(): Scene {
    return scene({ survivors: ['marine-a', 'psychic-a', 'medic-a'] })
      .survivor('marine-a', { at: 'CREW.w', holding: ['arcBaton'] })
      .survivor('psychic-a', { at: 'LAB.C' })
      .survivor('medic-a', { at: 'LAB.C' })
      .turnOf('marine-a');
  }

  test('[ETS-STUN-07] stunned in the Enemy phase before its activation it loses that activation', () => {
    const played = watching().enemies('jaeger', 1, 'CREW.x').enemies('swarmer', 1, 'CREW.w').dice(3, 1, 'blank').play();
    played.choose('active').endTurns();
    expect(played.asks).toBe('attack.divide'); // the jaeger has come in, the swarmer is still to act
    played.choose({ 'stun:swarmer': 1 });
    expect(played.survivor('marine-a').health).toBe(10 - 2);
  });

  test('[ETS-STUN-07] stunned after its activation it loses nothing', () => {
    const played = watching()
      .enemies('jaeger', 1, 'CREW.w')
      .enemies('swarmer', 1, 'CREW.x')
      .dice('blank', 3, 1, 'blank', 'blank', 'blank')
      .play();
    played.choose('active').endTurns();
    expect(played.asks).toBe('attack.divide'); // the jaeger has struck, now the swarmer comes in
    played.choose({ 'stun:jaeger': 1 });
    expect(played.survivor('marine-a').health).toBe(10 - 2 - 1);
    played.endTurns();
    expect(played.survivor('marine-a').health).toBe(7 - 2 - 1);
  });
});
