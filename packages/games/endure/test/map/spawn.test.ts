import { type Scene, scene } from '@starboard/endure/testing';
import { Chance, seedFrom } from '@starboard/kernel';
import { describe, expect, test } from 'vitest';
import { canStillSpawn } from '../../src/rules/enemies/coming.ts';
import { spawnOnTile } from '../../src/rules/enemies/spawn.ts';
import { resolutionPhase } from '../../src/rules/resolution/resolution.ts';
import type { BossType, EventId } from '../../src/types.ts';
import { imagine } from '../../src/view/imagine.ts';
import { crewIn } from '../support/crew.ts';
import { missionOn, sceneOn } from '../support/maps.ts';

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

  test('[ETS-SPAWN-01, ETS-ODD-15] it lies there like any other: nobody knows it, nothing stuns it, and no two are the same', () => {
    const set = crewIn('CREW.C').token('3 jaeger', 'LAB.A').dice(2, 3);
    const { state } = set.perform(function* (t) {
      yield* spawnOnTile(t, 'LAB');
      yield* spawnOnTile(t, 'LAB');
    });
    const [, first, second] = state.tokens;
    expect(first).toMatchObject({ knownTo: [], stunned: false });
    expect(new Set(state.tokens.map(({ id }) => id)).size).toBe(3);
    expect(state.nextId).toBeGreaterThan(second!.id);
  });

  test('[ETS-ODD-13] what has spawned may be anything of the pile, but nothing of the set-up', () => {
    const set = crewIn('CREW.C').token('3 jaeger', 'LAB.A', { spawned: false }).pile('4 icarus', '5 swarmer').dice(2);
    const { state } = set.perform(t => spawnOnTile(t, 'LAB'));
    const faces = Array.from({ length: 20 }, (_, nth) => {
      const other = structuredClone(state);
      imagine(other, 'medic-a', new Chance(seedFrom(`twin ${nth}`)));
      return other.tokens.map(({ face }) => face);
    });
    expect(new Set(faces.map(([laid]) => laid))).toEqual(new Set(['3 jaeger']));
    expect(new Set(faces.map(([, spawned]) => spawned))).toEqual(new Set(['4 icarus', '5 swarmer']));
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

  test('[ETS-TOKEN-02, ETS-ODD-19] a zone full of figures does not hold a token up', () => {
    const set = crewIn('CREW.C').enemies('swarmer', 12, 'LAB.x').token('3 jaeger', 'LAB.A').pile().dice(2);
    expect(set.perform(t => spawnOnTile(t, 'LAB')).tokens()).toEqual(['LAB.x']);
  });

  test('[ETS-TOKEN-01, ETS-FULL-07] a token in a bubble stays, the others move', () => {
    const set = crewIn('CREW.C').bubble('LAB.A').token('3 jaeger', 'LAB.A').token('3 icarus', 'CREW.A');
    const done = set
      .pile()
      .dice(2)
      .perform(t => spawnOnTile(t, 'LAB'));
    expect(done.tokens()).toEqual(['LAB.A', 'CREW.w']);
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

describe('what can still bring tokens', () => {
  /** No event card is left but these. */
  const left = (set: Scene, cards: { draw?: EventId[]; discard?: EventId[]; event?: EventId }) =>
    set.with(state => {
      state.events = { draw: cards.draw ?? [], discard: cards.discard ?? [] };
      state.event = cards.event ?? null;
    });
  const can = (set: Scene) => canStillSpawn(set.state);

  test('[ETS-CO-1316] an event card for a tile of the map: to come, discarded or in force', () => {
    expect(can(left(scene(), { draw: ['anxiety', 'spawnNAV'], event: 'anxiety' }))).toBe(false);
    expect(can(left(scene(), { draw: ['spawnLAB'] }))).toBe(true);
    expect(can(left(scene(), { discard: ['spawnLAB'] }))).toBe(true);
    expect(can(left(scene(), { event: 'spawnLAB' }))).toBe(true);
  });

  test('[ETS-CO-1316, ETS-CG-0107, ETS-CG-0808] a mission that brings tokens of its own', () => {
    expect(can(left(scene({ mission: 'CG01' }), {}))).toBe(true);
    expect(can(left(scene({ mission: 'CG08' }), {}))).toBe(true); // one of its two conditions
    expect(can(left(scene({ mission: 'CG07' }), {}))).toBe(false);
  });

  test('[ETS-CO-1316, ETS-BDECK-04] a Primus, as long as it lives; the other bosses call no tokens', () => {
    const bosses = (...types: BossType[]) =>
      left(
        types.reduce((set, type) => set.boss(type, 'LAB.B'), scene()),
        {},
      );
    expect(can(bosses('titan', 'olympian', 'preacher'))).toBe(false);
    expect(can(bosses('primus'))).toBe(true);
    expect(can(bosses('titan', 'primus'))).toBe(true);
    const dead = bosses('primus').with(state => {
      state.bosses[0]!.status = 'dead';
    });
    expect(can(dead)).toBe(false);
  });

  test('[ETS-CO-1316, ETS-SPAWN-08] one open room of the tile is enough; with all of them sealed nothing comes', () => {
    const seal = (zone: string, door: string) =>
      ({ name: 'cell', colour: 'green', zone, deed: { does: 'seal', door, health: 3 } }) as const;
    const cells = (...sealed: number[]) => {
      const objectives = [seal('SEC.A', 'SEC.D1'), seal('SEC.B', 'SEC.D2')];
      const set = sceneOn(['SEC@0'], 'SEC.w', { objectives, win: [{ goal: 'done', objective: 'cell' }] });
      for (const id of sealed) set.objective(id, { done: true });
      return left(set, { draw: ['spawnSEC'] });
    };
    expect([can(cells()), can(cells(0)), can(cells(0, 1))]).toEqual([true, true, false]);
    expect(
      cells(0, 1)
        .perform(t => spawnOnTile(t, 'SEC'))
        .tokens(),
    ).toEqual([]);
  });
});
