import { describe, expect, test } from 'vitest';
import { resolutionPhase } from '../src/rules/resolution.ts';
import { spawnOnTile } from '../src/rules/spawn.ts';
import { crewIn } from './crew.ts';
import { missionOn } from './maps.ts';

const noSolomon = [6, 6] as const;

describe('spawning', () => {
  test('[ETS-SPAWN-01] a token from the pile is put face down on the tile', () => {
    const set = crewIn('CREW.C').pile('4 icarus', '5 jaeger');
    const done = set.dice(3).perform(t => spawnOnTile(t, 'LAB'));
    expect(done.tokens()).toEqual(['LAB.B']);
    expect([...done.state.pile, done.state.tokens[0]!.face].sort()).toEqual(['4 icarus', '5 jaeger']);
  });

  test('[ETS-SPAWN-01] which token comes is left to chance', () => {
    const faces = new Set(
      Array.from({ length: 20 }, (_, skip) => {
        const set = crewIn('CREW.C').pile('4 icarus', '5 jaeger').dice(3);
        const done = set.perform(function* (t) {
          for (let i = 0; i < skip; i++) t.chance.below(2);
          yield* spawnOnTile(t, 'LAB');
        });
        return done.state.tokens[0]!.face;
      }),
    );
    expect(faces.size).toBe(2);
  });

  test.each([
    [1, 'CREW.A'],
    [2, 'CREW.B'],
    [3, 'CREW.C'],
    [4, 'CREW.D'],
  ])(
    '[ETS-SPAWN-02, ETS-SPAWN-04, ETS-MAP-16] a die picks one of the rooms of the tile, never a corridor: %i',
    (die, room) => {
      const done = crewIn('LAB.C')
        .dice(die)
        .perform(t => spawnOnTile(t, 'CREW'));
      expect(done.tokens()).toEqual([room]);
    },
  );

  test.each([
    [1, 1, 'PRIM1.A'],
    [2, 2, 'PRIM2.B'],
  ])('[ETS-SPAWN-03] of two copies of a tile a die picks one: %i', (copy, room, zone) => {
    const mission = missionOn(['PRIM1@0 PRIM2@0'], 'PRIM1.C');
    const set = crewIn('PRIM1.C', { mission }).dice(copy, room);
    expect(set.perform(t => spawnOnTile(t, 'PRIM')).tokens()).toEqual([zone]);
  });

  test('[ETS-SPAWN-05] a tile that is not in the mission gets none', () => {
    const done = crewIn('CREW.C').perform(t => spawnOnTile(t, 'MED'));
    expect(done.tokens()).toEqual([]);
    expect(done.state.pile).toHaveLength(16);
  });

  test('[ETS-SPAWN-05] the card of such a tile lies in force without effect', () => {
    const done = crewIn('CREW.C').phase('resolution').token('3 jaeger', 'LAB.A').pile().events('spawnMED');
    const after = done.perform(resolutionPhase);
    expect(after.state.event).toBe('spawnMED');
    expect(after.tokens()).toEqual(['LAB.A']); // nor do others close in
  });

  test('[ETS-SPAWN-06] a token that spawns in sight is revealed at once', () => {
    const set = crewIn('REC.R')
      .pile('4 jaeger')
      .dice(2, ...noSolomon, 1, 1, 1, 1, 1, 1);
    const done = set.perform(t => spawnOnTile(t, 'REC'));
    expect(done.tokens()).toEqual([]);
    expect(done.count('jaeger', 'REC.B')).toBe(4);
  });
});

describe('running out of tokens', () => {
  test('[ETS-TOKEN-01, ETS-SPAWN-07] with an empty pile every token steps one zone nearer to its nearest survivor', () => {
    const set = crewIn('CREW.C')
      .survivor('medic-a', { at: 'LAB.B' })
      .token('3 jaeger', 'LAB.A')
      .token('3 icarus', 'CREW.A');
    const done = set
      .pile()
      .dice(2)
      .perform(t => spawnOnTile(t, 'LAB'));
    expect(done.tokens()).toEqual(['LAB.x', 'CREW.w']);
  });

  test('[ETS-TOKEN-01] gravity failure does not double that step', () => {
    const set = crewIn('CREW.C').event('gravityFailure').token('3 jaeger', 'LAB.A').pile().dice(2);
    expect(set.perform(t => spawnOnTile(t, 'LAB')).tokens()).toEqual(['LAB.x']);
  });

  test.each([
    ['N', 'SEC.a'],
    ['E', 'SEC.d'],
  ])('[ETS-TOKEN-02] ties are settled by the directional die: %s', (side, zone) => {
    const mission = missionOn(['SEC@0'], 'SEC.e', { locked: ['SEC.D1', 'SEC.D2'] });
    const set = crewIn('SEC.e', { mission }).token('3 jaeger', 'SEC.w').pile().dice(1, side);
    expect(set.perform(t => spawnOnTile(t, 'SEC')).tokens()).toEqual([zone]);
  });

  test('[ETS-TOKEN-02] tokens that come into sight are revealed after all have moved', () => {
    const mission = missionOn(['SEC@0'], 'SEC.e', { locked: ['SEC.D1', 'SEC.D2'] });
    const set = crewIn('SEC.e', { mission }).token('3 jaeger', 'SEC.n').token('3 icarus', 'SEC.w').pile();
    const done = set.dice(1, 'N', ...noSolomon, 1, 1, 1, 1, 1, 1).perform(t => spawnOnTile(t, 'SEC'));
    expect(done.count('jaeger', 'SEC.b')).toBe(3);
    expect(done.tokens()).toEqual(['SEC.a']);
  });

  test('[ETS-TOKEN-01] a survivor farther off does not draw it', () => {
    const set = crewIn('CREW.A').survivor('medic-a', { at: 'LAB.C' }).token('3 jaeger', 'CREW.e').pile().dice(2);
    expect(set.perform(t => spawnOnTile(t, 'LAB')).tokens()).toEqual(['CREW.x']);
  });

  test('[ETS-TOKEN-03] with no token on the map either nothing happens', () => {
    const done = crewIn('CREW.C')
      .pile()
      .dice(2)
      .perform(t => spawnOnTile(t, 'LAB'));
    expect(done.tokens()).toEqual([]);
    expect(done.state.figures).toEqual([]);
  });
});
