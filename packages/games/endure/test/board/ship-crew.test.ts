import { scene } from '@starboard/endure/testing';
import { describe, expect, test } from 'vitest';
import { burdensOf } from '../../src/board/party/burdens.ts';
import { isLying, itemsOf, loudestNoises, packsOf, sealedZones } from '../../src/board/ship/crowd.ts';
import { layOut } from '../../src/board/ship/layout.ts';
import { thingsIn } from '../../src/board/ship/place-names.ts';
import { missionIds, missions } from '../../src/cards/missions/index.ts';
import { shipPlan } from '../../src/show/plan.ts';
import type { Scene } from '../../src/testing/scene.ts';
import { type View, view } from '../../src/view.ts';

const shown = ({ state }: Scene): View => view(state, 'spectator');
const laid = (seen: View) => layOut(shipPlan(seen.mission), itemsOf(seen, packsOf(seen)));
const crew = ['technician-a', 'engineer-a', 'medic-a'] as const;

describe('a boss on the ship', () => {
  test('towers over everybody else, and stays within the walls of its zone', () => {
    for (const mission of missionIds) {
      const plan = shipPlan(mission);
      for (const { name, cells } of plan.zones) {
        const seen = shown(
          scene({ mission, survivors: crew }).cleared().boss('titan', name).enemies('swarmer', 3, name),
        );
        const boss = laid(seen).get(`pack:${name}:titan`)!;
        const others = [...laid(seen)].filter(([id, spot]) => spot.zone === name && !/titan|asleep/.test(id));
        expect(Math.max(...others.map(([, { size }]) => size)), `${mission} ${name}`).toBeLessThan(boss.size);
        const [left, right] = [boss.x - boss.size, boss.x + boss.size].map(x => Math.floor(x / 60));
        const [top, bottom] = [boss.y - boss.size, boss.y + boss.size].map(y => Math.floor(y / 60));
        for (let row = top!; row <= bottom!; row++) {
          for (let col = left!; col <= right!; col++)
            expect(cells, `${mission} ${name}`).toContain(row * plan.width + col);
        }
      }
    }
  });

  test('keeps its place when it is hurt', () => {
    const before = shown(scene({ mission: 'CG03', survivors: crew }).boss('titan', 'REC.R'));
    const after = shown(scene({ mission: 'CG03', survivors: crew }).boss('titan', 'REC.R', { hurt: 3 }));
    expect(packsOf(after).map(({ id }) => id)).toEqual(packsOf(before).map(({ id }) => id));
  });

  test('[ETS-CO-1510] is drawn as nobody’s enemy while it is offline', () => {
    const seen = shown(scene({ mission: 'CO15', survivors: crew }));
    expect(laid(seen).has('asleep:olympian')).toBe(true);
    expect(packsOf(seen).some(({ type }) => type === 'olympian')).toBe(false);
  });
});

describe('what lies on the ship', () => {
  test('every objective of the box lies on the map at the start, with words for what it is', () => {
    for (const mission of missionIds) {
      const seen = shown(scene({ mission, survivors: [...crew, 'marine-a'] }));
      expect(seen.objectives.filter(each => isLying(seen, each))).toHaveLength(missions[mission]!.objectives.length);
    }
  });

  test('what was taken or destroyed is gone; what was switched or repaired stays, ticked', () => {
    const gone = shown(
      scene({ mission: 'CG03', survivors: crew }).objective(0, { done: true }).objective(1, { done: true }),
    );
    expect(isLying(gone, gone.objectives[0]!)).toBe(true);
    expect(isLying(gone, gone.objectives[1]!)).toBe(false);
  });

  test('[ETS-CG-0104] a sealed cell is told', () => {
    const seen = shown(scene({ mission: 'CG01' }).objective(1, { done: true }));
    expect(sealedZones(seen)).toEqual(['PRIM2.A']);
    expect(thingsIn(seen, [], 'PRIM2.A').map(({ sign }) => sign)).toContain('sealed');
  });

  test('[ETS-NOISE-02] of several noises in a zone the loudest is shown', () => {
    const seen = shown(scene().noise('REC.R', 2).noise('REC.R', 4).noise('REC.R', 4).noise('CREW.w', 1));
    expect(loudestNoises(seen).map(({ zone, level }) => [zone, level])).toEqual([
      ['REC.R', 4],
      ['CREW.w', 1],
    ]);
  });

  test('a Sentry on the survivors’ side, the Loader and a carried thing are named in their zone', () => {
    const seen = shown(
      scene({ mission: 'CG01' })
        .survivor('marine-a', { at: 'ENG.E' })
        .ally('sip', 'ENG.E')
        .loader('ENG.E', { pilot: 'marine-a' })
        .carries('marine-a', 2),
    );
    const signs = thingsIn(seen, packsOf(seen), 'ENG.E').map(({ sign }) => sign);
    expect(signs).toEqual(expect.arrayContaining(['survivor', 'ally', 'loader', 'objective']));
  });
});

describe('what a survivor has with it', () => {
  test('[ETS-LOADER-03] the Loader with the charges that are left', () => {
    const seen = shown(
      scene({ mission: 'CG01' })
        .survivor('marine-a', { at: 'CREW.w', holding: ['powerCell', 'powerCell'] })
        .card('marine-a', 'powerCell', { spent: 1 })
        .loader('CREW.w', { pilot: 'marine-a', powered: true }),
    );
    const [loader] = burdensOf(seen, seen.survivors[0]!);
    expect(loader).toMatchObject({ id: 'loader', text: { params: { powered: 'yes', count: 3 } } });
    expect(burdensOf(seen, seen.survivors[1]!)).toEqual([]);
  });

  test('the objectives that it carries, until they are out', () => {
    const scenery = scene({ mission: 'CG09' })
      .carries('marine-a', 0)
      .carries('marine-a', 1)
      .objective(1, { out: true });
    const seen = shown(scenery);
    expect(burdensOf(seen, seen.survivors[0]!).map(({ id }) => id)).toEqual(['objective:0']);
  });
});
