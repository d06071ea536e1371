import type { Scene } from '@starboard/endure/testing';
import { describe, expect, test } from 'vitest';
import { enemyPhase } from '../../src/rules/enemies/phase.ts';
import type { ItemId } from '../../src/types.ts';
import { sceneOn, zoneOf } from '../support/maps.ts';

/** A terminal of 2 Health in CREW.x and one of 3 in REC.R, in one line; the Marine beside the first, the others away. */
function terminals(...holding: ItemId[]): Scene {
  return sceneOn(['CREW@0 REC@0 LAB@180'], 'LAB.C', {
    objectives: [
      { name: 'terminal', colour: 'red', zone: 'CREW.x', deed: { does: 'break', health: 2 } },
      { name: 'terminal', colour: 'red', zone: 'REC.R', deed: { does: 'break', health: 3 } },
    ],
    win: [{ goal: 'done', objective: 'terminal' }],
  })
    .survivor('marine-a', { at: 'CREW.w', holding })
    .turnOf('marine-a');
}

describe('whatever is an attack breaks objects too', () => {
  test('[ETS-COMBAT-09, ETS-COMBAT-11, ETS-ITEM-13] a Frag Grenade', () => {
    const played = terminals('fragGrenade').dice(4, 4, 1, 1, 1).play();
    expect(played.offers('use:')).toEqual(['use:fragGrenade:0']);
    played.choose('use:fragGrenade:0', 'keep');
    expect(played.state.objectives.map(({ done }) => done)).toEqual([true, false]);
    expect(played.survivor('marine-a').turn.actions).toBe(2);
  });

  test('[ETS-COMBAT-09, ETS-CLASS-11] Full Auto, in every zone along its direction', () => {
    const played = terminals('voidCannon', 'powerCell').dice(3, 3, 1, 1, 1, 1).play();
    expect(played.offers('crisis')).toEqual(['crisis']);
    played.choose('crisis', 'keep');
    expect(played.state.objectives.map(({ done }) => done)).toEqual([true, false]); // one cell, one shot
  });

  test('[ETS-COMBAT-09, ETS-CLASS-11] a Turret', () => {
    const performed = terminals()
      .with(state => {
        state.turrets.push({ by: 'marine-a', zone: zoneOf(state, 'CREW.w'), left: 1 });
      })
      .phase('enemies')
      .dice(4, 4, 1)
      .perform(enemyPhase);
    expect(performed.state.objectives.map(({ done }) => done)).toEqual([true, false]);
  });

  test('[ETS-COMBAT-11] what is broken is no target any more', () => {
    const offers = (done: boolean) => terminals('shotgun').objective(0, { done }).play().offers('attack:');
    expect([offers(false), offers(true)]).toEqual([['attack:shotgun:0@CREW.x'], []]);
  });
});
