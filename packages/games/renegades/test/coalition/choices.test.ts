import { cellAt, type Scene, scene } from '@starboard/renegades/testing';
import { describe, expect, test } from 'vitest';
import { dist, homeBoardOf, surfaceOf } from '../../src/field/board.ts';
import { errandOf, targetOf } from '../../src/rules/coalition/aims.ts';
import { attackSomebody } from '../../src/rules/coalition/attacks.ts';
import { dutyOf, type Goal } from '../../src/rules/coalition/duties.ts';
import { aimForPlanet, BestPose } from '../../src/rules/coalition/flight.ts';
import { opponentOf } from '../../src/rules/coalition/pairing.ts';
import { crewById, nameOf, refOf, shipNo } from '../../src/rules/table.ts';
import type { CrewId, MissionId } from '../../src/types.ts';
import { misses } from '../support/npcs.ts';

const solo = (mission: MissionId = 'raceForTheBeacon', cast = {}) =>
  scene({ players: 1, ...cast })
    .partyTurn('dex')
    .with(state => {
      state.mission = mission;
    });

describe('whom a member attacks', () => {
  const attacked = (set: Scene) => {
    const done = set.dice(...misses(12)).perform(t => attackSomebody(t, t.state.party!, crewById(t.state, 'dex')));
    const target = done.log.find(({ key }) => /^attack\.(melee|ranged)/.test(key))?.params?.['target'];
    return [done.result, target];
  };
  const dex = () => solo().crew('dex', { at: [3, 10], cards: ['arcPistol'] });
  const hits = (set: Scene, ref: string) => {
    const all = [...set.state.crew, ...set.state.npcs];
    expect(attacked(set)).toEqual([true, nameOf(all.find(each => refOf(each) === ref)!)]);
  };

  test('[RDA-NPC-18, RDA-SOLO-35] sleeping guards are left alone, also when they are all there is', () => {
    expect(attacked(dex().npc('drone', [3, 11], { asleep: true }))).toEqual([false, undefined]);
    hits(dex().npc('drone', [3, 11]), 'npc:1');
    hits(dex().npc('drone', [3, 11], { asleep: true }).npc('drone', [3, 7]), 'npc:2');
  });

  test('[RDA-SOLO-35] an adjacent opponent first, the highest initiative of several', () => {
    hits(
      dex()
        .npc('drone', [3, 11])
        .crew('lexxa', { at: [3, 7] }),
      'npc:1',
    );
    const beside = dex()
      .crew('maeve', { at: [3, 9] })
      .npc('drone', [2, 10])
      .crew('lexxa', { at: [3, 11] })
      .crew('icheb', { at: [2, 9] });
    hits(beside, 'crew:lexxa');
  });

  test('[RDA-SOLO-35] else the nearest, crew before others; of crew as near the highest initiative', () => {
    hits(
      dex()
        .npc('drone', [3, 12])
        .crew('maeve', { at: [3, 6] }),
      'crew:maeve',
    );
    hits(
      dex()
        .crew('lexxa', { at: [3, 6] })
        .crew('maeve', { at: [3, 12] }),
      'crew:maeve',
    );
    hits(
      dex()
        .crew('maeve', { at: [3, 13] })
        .crew('lexxa', { at: [3, 7] }),
      'crew:lexxa',
    );
    hits(dex().npc('drone', [3, 6]).npc('drone', [3, 12]), 'npc:2');
  });

  test('[RDA-SURFACE-04] nobody, where no attack is left', () => {
    expect(attacked(dex().npc('drone', [3, 11]).partyTurn('dex', { attacks: 1 }))).toEqual([false, undefined]);
  });
});

describe('whom a member is after', () => {
  const seeks = (set: Scene) => {
    const done = set.perform(function* (t) {
      return opponentOf(t, crewById(t.state, 'dex'));
    });
    return done.result === undefined ? undefined : refOf(done.result as never);
  };
  const dex = (role = {}) => solo().crew('dex', { at: [3, 10], ...role });

  test('[RDA-SOLO-13] the NPC that hurt it most, not a worse one out of sight, aboard or on another board', () => {
    const hurtBy = { 'npc:1': 1, 'npc:2': 3, 'npc:3': 2 };
    const set = () => dex({ hurtBy }).npc('drone', [3, 12]).npc('drone', [3, 14]).npc('drone', [4, 12]);
    expect(seeks(set())).toBe('npc:2');
    const without = (change: object) => set().with(({ npcs }) => Object.assign(npcs[1]!, change));
    expect(seeks(without({ aboard: 2 }))).toBe('npc:3');
    expect(seeks(without({ on: 'home' }))).toBe('npc:3');
    expect(seeks(without({ cell: cellAt([22, 9]) }))).toBe('npc:3');
  });

  test('[RDA-SOLO-13] it goes on with that one until it is gone, and remembers no other', () => {
    const lasting = [{ what: 'feud', until: 'mission', about: 'npc:1' }] as never;
    const set = dex({ lasting }).npc('drone', [3, 12]).npc('drone', [3, 14]);
    expect(seeks(set)).toBe('npc:1');
    expect(crewById(set.state, 'dex').lasting).toHaveLength(1);
    const gone = dex({ lasting })
      .npc('drone', [22, 9])
      .crew('lexxa', { at: [3, 14] });
    expect(seeks(gone)).toBe('crew:lexxa');
    expect(crewById(gone.state, 'dex').lasting).toEqual([]);
  });

  test('[RDA-SOLO-31] a Renegade that it sees, on its own board; of those as close the nearest', () => {
    expect(seeks(dex().crew('lexxa', { at: [3, 12], stealth: true }))).toBeUndefined();
    expect(seeks(dex().crew('lexxa', { at: [3, 12], on: 'home' }))).toBeUndefined();
    const twins = dex()
      .crew('ronara', { at: [3, 15] })
      .crew('prak', { at: [3, 13] }); // 6 each
    expect(seeks(twins)).toBe('crew:prak');
  });
});

describe('a member’s duty', () => {
  const duty = (set: Scene, id: CrewId = 'dex') =>
    set.perform(function* (t) {
      return dutyOf(t, crewById(t.state, id));
    }).result as Goal | undefined;
  const goesFor = (goal: Goal | undefined) =>
    goal?.kind === 'parameter' ? goal.parameter.no : goal?.kind === 'figure' ? refOf(goal.target) : goal?.kind;

  test('[RDA-SOLO-14] HUNT: free is what lies there, within 6 squares; a site that the others have marked', () => {
    const set = (role: object, col = 16, kind: 'target' | 'site' = 'target') =>
      goesFor(
        duty(
          solo('palaceCoup')
            .crew('dex', { at: [3, 10] })
            .parameter('core', kind, [3, col], role),
        ),
      );
    expect(set({})).toBe(1);
    expect(set({}, 17)).toBeUndefined();
    expect(set({ delivered: true })).toBeUndefined();
    expect(set({ hold: 1 })).toBeUndefined();
    expect(set({ bearer: 'prak' })).toBeUndefined();
    expect(set({ atHome: true })).toBeUndefined();
    expect(set({ marked: 'renegade' }, 16, 'site')).toBe(1);
  });
});

describe('a member’s duty by the mission’s code', () => {
  const duty = (set: Scene, id: CrewId = 'dex') =>
    set.perform(function* (t) {
      return dutyOf(t, crewById(t.state, id));
    }).result as Goal | undefined;
  const figure = (goal: Goal | undefined) => (goal?.kind === 'figure' ? refOf(goal.target) : goal?.kind);

  test('[RDA-SOLO-14] RUSH: the best of the party outside in the needed skill, and nobody else', () => {
    const set = () =>
      solo('runawayPrincess')
        .crew('dex', { at: [3, 10] })
        .crew('ilse', { at: [3, 12] })
        .crew('lexxa', { at: [3, 14] })
        .parameter('xelani', 'character', [12, 12]);
    const together = set().crew('jayce', { at: [3, 8] });
    expect((['jayce', 'dex', 'ilse'] as const).map(id => duty(together, id)?.kind)).toEqual([
      'parameter',
      undefined,
      undefined,
    ]);
    const asleep = set().crew('jayce', { at: [3, 8], wounds: 9 });
    expect((['dex', 'ilse'] as const).filter(id => duty(asleep, id)?.kind === 'parameter')).toHaveLength(1);
    const away = set().crew('jayce', { at: [3, 8], on: 'home' });
    expect((['dex', 'ilse'] as const).filter(id => duty(away, id)?.kind === 'parameter')).toHaveLength(1);
  });

  test('[RDA-SOLO-14] GUARD: the squares within 2 of the nearest; a bearer whom it sees, on its board, is hunted', () => {
    const set = (role: object, bearer: 'lexxa' | null) =>
      solo('beastInTheVault')
        .crew('dex', { at: [3, 10] })
        .crew('lexxa', { at: [3, 15], ...role })
        .parameter('core', 'object', bearer === null ? [3, 12] : null, { bearer });
    const post = duty(set({}, null));
    const board = surfaceOf(set({}, null).state);
    const gaps = post?.kind === 'post' ? post.cells.map(cell => dist(board, cell, cellAt([3, 12]))) : [];
    expect([Math.min(...gaps), Math.max(...gaps)]).toEqual([0, 2]);
    expect(figure(duty(set({}, 'lexxa')))).toBe('crew:lexxa');
    expect(duty(set({ stealth: true }, 'lexxa'))).toBeUndefined();
    expect(duty(set({ on: 'home' }, 'lexxa'))).toBeUndefined();
    expect(duty(set({ wounds: 9 }, 'lexxa'))).toBeUndefined();
  });

  test('[RDA-SOLO-14] CUT: the Commander alone hunts; the others wait at the dock nearest to the bearer, not to themselves', () => {
    const set = () =>
      solo('chainsOfIron')
        .crew('jayce', { at: [20, 10] })
        .crew('dex', { at: [20, 12] })
        .crew('lexxa', { at: [3, 12] })
        .parameter('slave', 'character', null, { bearer: 'lexxa' });
    expect(figure(duty(set(), 'jayce'))).toBe('crew:lexxa');
    const post = duty(set());
    expect(post?.kind === 'post' && post.cells.map(cell => cell >> 5).every(row => row < 5)).toBe(true);
    expect(post?.kind === 'post' && post.cells).not.toContain(surfaceOf(set().state).docks[0]);
  });

  test('[RDA-SOLO-27, RDA-TIER-06] home with it: the base, the ship that lies there and can fly, else a place beside a dock', () => {
    const set = (role: object = {}) =>
      solo()
        .crew('dex', { at: [1, 13], ...role })
        .parameter('core', 'object', null, { bearer: 'dex' });
    expect(duty(set())?.kind).toBe('post');
    expect(duty(set().docked(2, [-2, 13], 0))).toMatchObject({ kind: 'ship', ship: { no: 2 } });
    expect(duty(set().docked(2, [-2, 13], 0).ship(2, { flipped: true, damage: 3 }))?.kind).toBe('post');
    const chased = (chase: 'coalition' | 'renegade') => {
      const there = set({ on: 'home', cell: 60 }).with(state => {
        state.chase = chase;
      });
      const goal = duty(there);
      return goal?.kind === 'post' && goal.cells === homeBoardOf('coalition').homeBase;
    };
    expect([chased('coalition'), chased('renegade')]).toEqual([true, false]);
  });
});

describe('what a ship flies for', () => {
  const ships = (cast = {}) => scene({ players: 1, ...cast }).ship(2, { at: [21, 9], facing: 'W' });
  const target = (set: Scene) => {
    const done = set.perform(function* (t) {
      return targetOf(t, shipNo(t.state, 2));
    });
    return done.result === undefined ? undefined : refOf(done.result as never);
  };

  test('[RDA-SOLO-33] the NPC ship that did it most damage, of those that it can attack now', () => {
    const hurtBy = { 'fighter:1': 1, 'fighter:2': 3, 'fighter:3': 2 };
    const set = () => ships().ship(2, { hurtBy }).fighter('dregg', [21, 6]).fighter('dregg', [20, 6]);
    expect(target(set().fighter('dregg', [19, 6]))).toBe('fighter:2');
    expect(
      target(
        ships()
          .ship(1, { at: [21, 3] })
          .fighter('dregg', [21, 6]),
      ),
    ).toBe('ship:1');
  });

  test('[RDA-SOLO-28, RDA-SOLO-34] its errands', () => {
    const errand = (set: Scene) => errandOf(set.state, shipNo(set.state, 2));
    expect(errand(ships())).toBeUndefined();
    expect(errand(ships().ship(2, { flipped: true, damage: 3 }))).toEqual({
      planet: 'earth',
      task: 'repair',
      near: [],
    });
    expect(errand(ships().ship(2, { flipped: true, damage: 2 }))).toBeUndefined();
    const ashore = ships().crew('lexxa', { at: [3, 12] });
    expect(errand(ashore)).toMatchObject({ planet: 'mission', task: 'deploy', near: [{ id: 'lexxa' }] });
    expect(errand(ships().docked(1, [-2, 13]))).toMatchObject({ planet: 'mission', task: 'deploy', near: [{ no: 1 }] });
    expect(errand(ships().crew('dex', { at: [3, 12] }))).toBeUndefined();
  });

  test('[RDA-SOLO-30] the best pose: from which it can attack, then the nearest, the cheapest, the first facing', () => {
    const best = (canAttack: (cell: number) => boolean, ...poses: (readonly [pose: number, cost: number])[]) => {
      const found = new BestPose({ canAttack, distance: cell => Math.abs(cell - 100) });
      for (const [pose, cost] of poses) found.offer(pose, cost);
      return found.pose;
    };
    const never = () => false;
    const at = (cell: number, facing = 0) => cell * 8 + facing;
    expect(best(never)).toBe(-1);
    expect(best(never, [at(90), 0])).toBe(at(90));
    expect(best(never, [at(0), 0], [at(90), 5], [at(95), 9], [at(80), 1])).toBe(at(95));
    expect(best(never, [at(95), 3], [at(105), 2], [at(95, 1), 4])).toBe(at(105));
    expect(best(never, [at(95, 5), 2], [at(95, 3), 2], [at(95, 4), 2])).toBe(at(95, 3));
    expect(best(never, [at(105, 3), 2], [at(95, 3), 2])).toBe(at(95, 3));
    expect(best(never, [at(95, 3), 2], [at(105, 3), 2])).toBe(at(95, 3));
    const far = (cell: number) => cell < 50;
    expect(best(far, [at(100), 0], [at(10), 5], [at(99), 0])).toBe(at(10));
    expect(best(far, [at(10), 5], [at(100), 0], [at(20), 7])).toBe(at(20));
    expect(best(far, [at(0), 0], [at(100), 0])).toBe(at(0));
  });

  test('[RDA-SOLO-27, RDA-SOLO-28] to a free square of a planet', () => {
    const squares = [0, 1, 2, 3].map(nth => cellAt([11 + nth, 28]));
    const distances = (set: Scene) => squares.map(aimForPlanet(set.state, shipNo(set.state, 2), 'earth').distance);
    expect(distances(ships())).toEqual([1, 0, 0, 1]);
    expect(distances(ships().ship(1, { at: [12, 28] }))).toEqual([1, 1, 0, 1]);
    expect(distances(ships().fighter('dregg', [12, 28]))).toEqual([1, 1, 0, 1]);
    expect(distances(ships().ship(2, { at: [12, 28] }))).toEqual([1, 0, 0, 1]);
    expect(distances(ships().ship(1, { at: [12, 28], where: 'docked' }))).toEqual([1, 0, 0, 1]);
    const { canAttack } = aimForPlanet(ships().state, shipNo(ships().state, 2), 'earth');
    expect(canAttack(squares[0]!, 0)).toBe(false);
  });
});
