import { type Scene, scene } from '@starboard/endure/testing';
import { Match, seedFrom } from '@starboard/kernel';
import { describe, expect, test } from 'vitest';
import { cg01 } from '../../src/cards/missions/cg01.ts';
import { endure } from '../../src/index.ts';
import { enemyPhase } from '../../src/rules/enemies/phase.ts';
import { spawnOnTile } from '../../src/rules/enemies/spawn.ts';
import { doorsBeside } from '../../src/rules/map/doors.ts';
import { canSee, moveDistance } from '../../src/rules/map/map.ts';
import { groundOf } from '../../src/rules/mission.ts';
import { drawEvent } from '../../src/rules/resolution/resolution.ts';
import { missionOn, zoneOf } from '../support/maps.ts';

/** Nobody hostile but what the scene brings; the survivors are out of the way in the Armoury's corner. */
function cleared(): Scene {
  return scene({ mission: 'CG01' })
    .cleared()
    .survivor('marine-a', { at: 'ARM.B' })
    .survivor('captain-a', { at: 'ARM.B' })
    .survivor('medic-a', { at: 'ARM.B' });
}

/** The Marine in a powered Loader. */
function piloted(at: string): Scene {
  return cleared().survivor('marine-a', { at }).loader(at, { pilot: 'marine-a', powered: true }).turnOf('marine-a', 4);
}

/** A cell is sealed. */
function sealed(scene: Scene, ...cells: readonly number[]): Scene {
  for (const id of cells) scene.objective(id, { done: true });
  return scene;
}

describe('CG01 Close the Door Behind You', () => {
  test('[ETS-CG-0101] two Primus cells and a Loader; medium, 70 minutes', () => {
    expect(cg01).toMatchObject({ difficulty: 'medium', minutes: 70, faction: 'gep', loader: { zone: 'ENG.E' } });
    expect(cg01.objectives.filter(({ deed }) => deed.does === 'seal')).toHaveLength(2);
  });

  test('[ETS-CG-0102] its tokens for 3, 4, and 5 or more', () => {
    const faces = (survivors: number) =>
      Match.begin(endure, { mission: 'CG01', survivors }, { seed: seedFrom('tokens') })
        .state.tokens.map(token => token.face)
        .sort();
    expect(faces(3)).toEqual(['3 icarus', '3 jaeger', '4 swarmer', '4 swarmer']);
    expect(faces(4)).toEqual(['4 icarus', '4 jaeger', '5 swarmer', '5 swarmer']);
    expect(faces(5)).toEqual(['5 icarus', '5 jaeger', '6 swarmer', '6 swarmer']);
    expect(faces(6)).toEqual(faces(5));
  });

  test('[ETS-ERR-17] the Primus Cell lies twice, its copies told apart by a number', () => {
    const { tiles } = groundOf(scene({ mission: 'CG01' }).state);
    expect(tiles.filter(({ code }) => code === 'PRIM').map(({ name }) => name)).toEqual(['PRIM1', 'PRIM2']);
  });

  test('[ETS-MMAP-02] seven tiles, 47 zones, 14 doors; no token in sight of the start', () => {
    const { state } = scene({ mission: 'CG01' });
    const { map, tiles } = groundOf(state);
    expect([tiles.length, map.zones.length, map.doors.length]).toEqual([7, 47, 14]);
    const start = zoneOf(state, 'ARM.e');
    expect(state.tokens.some(({ zone }) => canSee(state, start, zone))).toBe(false);
    const far = (zone: string) => moveDistance(state, start, zoneOf(state, zone));
    expect(['PRIM1.A', 'PRIM2.A', 'LIFE.M', 'ARM.C', 'ENG.E'].map(far)).toEqual([6, 6, 8, 2, 6]);
  });

  test('[ETS-CG-0103, ETS-CG-0105] three successes of the Loader, from the corridor before the door; nothing else', () => {
    const played = piloted('PRIM1.x').dice(3, 3, 1, 1, 3, 3, 3, 1).play();
    expect(played.offers('attack:')).toEqual(['attack:loader@PRIM1.x']);
    played.choose('attack:loader@PRIM1.x');
    expect(played.state.objectives[0]).toMatchObject({ done: false, hurt: 0 });
    played.choose('attack:loader@PRIM1.x');
    expect(played.state.objectives[0]!.done).toBe(true);
    expect(piloted('PRIM1.A').play().offers('attack:')).toEqual([]);
    const onFoot = cleared()
      .survivor('marine-a', { at: 'PRIM1.x', holding: ['assaultRifle', 'fireAxe'] })
      .turnOf('marine-a')
      .play();
    expect(onFoot.offers('attack:')).toEqual([]);
  });

  test('[ETS-CG-0104] the opening becomes wall; enemies and tokens inside are out of the game', () => {
    const played = piloted('PRIM1.x')
      .lock('PRIM1.D1')
      .enemies('jaeger', 2, 'PRIM1.A')
      .token('5 swarmer', 'PRIM1.A')
      .enemies('jaeger', 1, 'ENG.F')
      .dice(3, 3, 3, 1)
      .play();
    const { pile } = played.state;
    const tokens = [...pile];
    played.choose('attack:loader@PRIM1.x');
    expect(played.isOpen('PRIM1.D1')).toBe(false);
    expect(played.said('sealed')).toHaveLength(1);
    expect([played.count('jaeger'), played.tokens()]).toEqual([1, []]);
    expect(played.state.pile).toEqual(tokens);
    expect(played.state.tally.kills).toBe(0);
    expect(played.offers('move:')).not.toContain('move:PRIM1.A');
    const doors = doorsBeside(played.state, played.zone('PRIM1.x')).map(
      door => groundOf(played.state).map.doors[door]!,
    );
    expect(doors.map(({ name }) => name)).not.toContain('PRIM1.D1'); // nothing unlocks a wall
  });

  test('[ETS-CG-0104] tokens elsewhere stay, and those behind the wall are never seen', () => {
    const played = piloted('PRIM1.x')
      .token('5 swarmer', 'PRIM1.A')
      .token('5 jaeger', 'ENG.F')
      .dice(3, 3, 3, 1)
      .play()
      .choose('attack:loader@PRIM1.x');
    expect(played.tokens()).toEqual(['ENG.F']);
    expect(played.state.unseen.map(({ face }) => face)).toEqual(['5 swarmer']);
    expect(played.said('token.revealed')).toEqual([]);
  });

  test('[ETS-CG-0104, ETS-BOSS-23] a boss behind the wall is out of the game: it counts as dead', () => {
    const shut = (at: string) =>
      piloted('PRIM1.x').boss('primus', at).dice(3, 3, 3, 1).play().choose('attack:loader@PRIM1.x').state;
    expect(shut('PRIM1.A').bosses[0]).toMatchObject({ type: 'primus', status: 'dead' });
    expect(shut('PRIM2.A').bosses[0]).toMatchObject({ type: 'primus', status: 'here' });
  });

  test('[ETS-CG-0104, ETS-CO-1505] Sentries behind the wall are destroyed, but nobody killed them', () => {
    const mission = missionOn(['SEC@0'], 'SEC.w', {
      objectives: [{ name: 'cell', colour: 'green', zone: 'SEC.A', deed: { does: 'seal', door: 'SEC.D1', health: 3 } }],
      conditions: [{ condition: 'alarm', destroyed: 3, noise: 5 }],
    });
    const sealing = (sentries: number) =>
      scene({ mission })
        .survivor('marine-a', { at: 'SEC.n' })
        .enemies('sip', sentries, 'SEC.A')
        .loader('SEC.n', { pilot: 'marine-a', powered: true })
        .turnOf('marine-a', 4)
        .dice(3, 3, 3, 1)
        .play()
        .choose('attack:loader@SEC.n').state;
    expect(sealing(2)).toMatchObject({ memory: { destroyed: 2 }, tally: { kills: 0 } });
    expect(sealing(0).memory).not.toHaveProperty('destroyed');
  });

  test('[ETS-CG-0104] an Override Key finds no door there', () => {
    const scene = piloted('PRIM1.x').survivor('captain-a', { at: 'PRIM1.x', holding: ['overrideKey'] });
    const played = scene.enemies('jaeger', 1, 'ENG.F').dice(3, 3, 3, 3).play();
    played.choose('attack:loader@PRIM1.x', 'end');
    expect(played.state.acting).toBe(1);
    expect(played.offers('use:')).toEqual([]);
  });

  test('[ETS-CG-0105] not while a survivor is inside', () => {
    const offers = (medic: string) => piloted('PRIM1.x').survivor('medic-a', { at: medic }).play().offers('attack:');
    expect(offers('PRIM1.A')).toEqual([]);
    expect(offers('PRIM2.A')).toEqual(['attack:loader@PRIM1.x']);
  });

  test('[ETS-CG-0106] two Power Cells are laid aside; each blue objective gives one', () => {
    const { state } = scene({ mission: 'CG01' });
    expect(state.aside).toEqual({ power: ['powerCell', 'powerCell'] });
    expect(state.items.draw.filter(item => item === 'powerCell')).toHaveLength(3);
    expect(cg01.objectives.map(({ colour }) => colour)).toEqual(['green', 'green', 'blue', 'blue']);
    const played = cleared().survivor('marine-a', { at: 'ARM.C' }).turnOf('marine-a').play();
    played.choose('interact:3');
    expect(played.holds('marine-a')).toEqual(['powerCell']);
    expect(played.state.aside).toEqual({ power: ['powerCell'] });
    expect(played.state.objectives[3]!.done).toBe(true);
  });

  test.each([
    [1, 1],
    [3, 1],
    [4, 0],
    [6, 0],
  ])('[ETS-CG-0107] a %i at the end of the Enemy phase: %i more tokens', (die, more) => {
    const performed = sealed(cleared(), 0).phase('enemies').dice(die).perform(enemyPhase);
    expect(performed.tokens()).toEqual(more === 1 ? ['PRIM2.A'] : []);
  });

  test.each([
    ['N', 'PRIM1.A'],
    ['E', 'PRIM2.A'],
    ['S', 'PRIM2.A'],
    ['W', 'PRIM1.A'],
  ])('[ETS-CG-0108] with both cells open, %s from the Crew Quarters leads to %s', (side, zone) => {
    const performed = cleared().phase('enemies').dice(1, side).perform(enemyPhase);
    expect(performed.tokens()).toEqual([zone]);
  });

  test('[ETS-CG-0109] events are drawn as usual besides', () => {
    const performed = cleared().events('groaningHull').phase('resolution').perform(drawEvent);
    expect(performed.state.event).toBe('groaningHull');
    expect(scene({ mission: 'CG01' }).state.events.draw).toHaveLength(30);
  });

  test('[ETS-CG-0110] won when both cells are sealed and all enemies are dead', () => {
    const last = sealed(piloted('PRIM2.x'), 0).dice(3, 3, 3, 3).enemies('jaeger', 1, 'PRIM2.A');
    expect(last.play().choose('attack:loader@PRIM2.x').outcome?.winners).toHaveLength(3);
    const first = piloted('PRIM1.x').dice(3, 3, 3, 3).play().choose('attack:loader@PRIM1.x');
    expect(first.outcome).toBeUndefined();
    const haunted = sealed(piloted('PRIM2.x'), 0).enemies('jaeger', 1, 'ENG.F').dice(3, 3, 3, 3).play();
    expect(haunted.choose('attack:loader@PRIM2.x').outcome).toBeUndefined();
  });

  test('[ETS-CG-0111] with both cells sealed the roll is no longer made', () => {
    const performed = sealed(cleared(), 0, 1)
      .token('5 swarmer', 'ENG.F')
      .phase('enemies')
      .dice('N')
      .perform(enemyPhase);
    expect([...performed.said('spawnRoll.comes'), ...performed.said('spawnRoll.quiet')]).toEqual([]);
  });

  test('[ETS-CG-0112] the doors are PRIM1.D1 and PRIM2.D1, attacked open or locked, enemies there or not', () => {
    const doors = cg01.objectives.flatMap(({ deed }) => (deed.does === 'seal' ? [deed.door] : []));
    expect(doors).toEqual(['PRIM1.D1', 'PRIM2.D1']);
    const open = piloted('PRIM1.x').play();
    expect(open.isOpen('PRIM1.D1')).toBe(true);
    expect(open.offers('attack:')).toEqual(['attack:loader@PRIM1.x']);
    const locked = piloted('PRIM2.x').lock('PRIM2.D1').play();
    expect(locked.offers('attack:')).toEqual(['attack:loader@PRIM2.x']);
    const crowded = piloted('PRIM1.x').enemies('swarmer', 1, 'PRIM1.x').dice(3, 3, 3, 1).play();
    crowded.choose('attack:loader@PRIM1.x', { swarmer: 0, 'objective:0': 3 });
    expect(crowded.state.objectives[0]!.done).toBe(true);
    expect(crowded.count('swarmer')).toBe(1);
  });

  test('[ETS-SPAWN-08] no event spawns in a sealed cell', () => {
    const performed = sealed(cleared(), 0)
      .dice(1, 1)
      .perform(t => spawnOnTile(t, 'PRIM'));
    expect(performed.tokens()).toEqual(['PRIM1.B']);
  });
});
