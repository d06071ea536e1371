import { scene } from '@starboard/endure/testing';
import { describe, expect, test } from 'vitest';
import { loseHealth } from '../../src/rules/combat/damage.ts';
import { nobodys } from '../../src/rules/combat/felling.ts';
import { woundBoss } from '../../src/rules/enemies/bosses.ts';
import { isActive } from '../../src/rules/enemies/states.ts';
import { lookAround } from '../../src/rules/map/look-around.ts';
import { setupSchema } from '../../src/setup.ts';
import { missionOn, sceneOn, zoneOf } from '../support/maps.ts';

const map = ['CREW@0 REC@0 LAB@180'];
const exits = [{ tile: 'CREW', side: 'W' }] as const;

/** What a mission of one's own may put together, though none of the box does. */
describe('the words of missions in other company', () => {
  test('[ETS-NOISE-13, ETS-DOOR-11] a captive that is led out takes its noise along', () => {
    const mission = missionOn(map, 'CREW.w', {
      needs: ['engineer'],
      exits: [...exits],
      objectives: [
        { name: 'captive', colour: 'green', zone: 'CREW.w', deed: { does: 'lead', only: 'engineer', noise: 5 } },
      ],
      win: [{ goal: 'carriedOut', objective: 'captive' }, { goal: 'survivorsOut' }],
    });
    const played = scene({ mission, survivors: ['engineer-a', 'captain-a', 'medic-a'] })
      .turnOf('engineer-a')
      .play();
    expect(played.choose('interact:0').noiseIn('CREW.w')).toBe(5);
    played.choose('leave:CREW.exitW');
    expect(played.outcome).toBeUndefined();
    expect(played.noiseIn('CREW.w')).toBe(0);
  });

  test('[ETS-NOISE-13] a boss that dies is no longer heard', () => {
    const performed = sceneOn(map, 'CREW.w', {
      boss: { type: 'titan', health: { 3: 4, 4: 4, 5: 4 }, zone: 'LAB.A' },
      conditions: [{ condition: 'wounded', noise: 5 }],
    })
      .enemies('jaeger', 1, 'LAB.C')
      .perform(function* (t) {
        const titan = t.state.figures.find(({ type }) => type === 'titan')!;
        yield* woundBoss(t, titan, 3, nobodys);
        yield* woundBoss(t, titan, 1, nobodys);
        yield* lookAround(t);
      });
    expect(performed.state.noises).toEqual([]);
    expect(isActive(performed.table.state, performed.table.state.figures[0]!)).toBe(false);
  });

  test('[ETS-CG-1103] whoever starts in a Loader stands where that is', () => {
    const mission = missionOn(map, 'CREW.w', { loader: { zone: 'REC.B', piloted: true } });
    const played = scene({ mission }).phase('survivors').play().choose('captain-a');
    expect(played.zoneOf('captain-a')).toBe('REC.B');
    expect([played.zoneOf('marine-a'), played.zoneOf('medic-a')]).toEqual(['CREW.w', 'CREW.w']);
  });

  test('[ETS-CG-0908, ETS-CG-0507] what is handed in need not be brought out any more', () => {
    const crate = {
      name: 'crate',
      words: { en: 'a crate', fr: 'une caisse' },
      colour: 'green',
      zone: 'REC.A',
      deed: { does: 'carry', most: 1, handedIn: { resolve: 0 } },
    } as const;
    const left = (done: boolean) =>
      sceneOn(map, 'CREW.C', {
        exits: [...exits],
        objectives: [crate, crate, crate],
        win: [{ goal: 'done', objective: 'crate' }],
        lose: [{ loss: 'tooFewCarriers', objective: 'crate' }],
      })
        .objective(0, { done })
        .with(({ survivors }) => Object.assign(survivors[2]!, { status: 'dead', health: 0 }))
        .perform(lookAround).state.result;
    expect([left(true), left(false)]).toEqual([null, 'lost']);
  });

  test('[ETS-CG-0507, ETS-CG-0906] what was handed in does not break when somebody dies', () => {
    const deed = { does: 'carry', handedIn: { resolve: 0 }, orphaned: 'passes' } as const;
    const broken = (done: boolean) =>
      sceneOn(map, 'CREW.w', {
        exits: [...exits],
        objectives: [{ name: 'vial', colour: 'green', zone: 'REC.A', deed }],
        win: [{ goal: 'survivorsOut' }],
      })
        .objective(0, { done, taken: true })
        .perform(t => loseHealth(t, t.state.survivors[2]!, 99, 'ETS-DMG-15'))
        .said('carry.broken').length;
    expect([broken(false), broken(true)]).toEqual([1, 0]);
  });

  test('[ETS-ROP-1612] nobody is needed to calm what lies still', () => {
    const woman = { name: 'woman', colour: 'green', zone: 'REC.A' } as const;
    const left = (more: object) =>
      sceneOn(map, 'CREW.w', {
        objectives: [{ ...woman, deed: { does: 'carry', ...more } }],
        lose: [{ loss: 'cannotCalm', objective: 'woman' }],
      })
        .with(({ survivors }) => Object.assign(survivors[2]!, { status: 'dead', health: 0 }))
        .perform(lookAround).state.result;
    expect([left({}), left({ runs: { calmedBy: 'medic', on: 5 } })]).toEqual([null, 'lost']);
  });

  test('[ETS-ODD-05, ETS-CG-1109] whoever drops the last Power Cell has failed at once', () => {
    const played = scene({ mission: 'CG11' })
      .cleared()
      .survivor('marine-a', { at: 'ENG.E', holding: [] })
      .loader('ENG.C')
      .with(state => {
        const [cell] = state.aside['pilot']!.splice(0);
        state.aside['power'] = [];
        state.survivors[0]!.cards.push({ item: cell!, space: 0, jammed: false, spent: 0 });
        for (const objective of state.objectives) objective.done = true;
      })
      .turnOf('marine-a')
      .play();
    expect(played.outcome).toBeUndefined();
    expect(played.choose('discard:powerCell:0').state.impossible?.why.key).toBe('impossible.noPower');
  });

  test('[ETS-CG-1009, ETS-CG-1010] a shot on Overwatch gives its maker away in the middle of the Enemy phase', () => {
    const performed = scene({ mission: 'CG10+CG09' })
      .cleared()
      .survivor('marine-a', { at: 'LAB.A' })
      .survivor('captain-a', { at: 'CREW.C' })
      .survivor('medic-a', { at: 'CREW.C' })
      .enemies('jaeger', 1, 'LAB.A')
      .with(state => {
        state.memory[`missed:${state.figures[0]!.id}`] = 1;
        state.noises.push({ zone: zoneOf(state, 'LAB.A'), level: 2, late: false, maker: 'marine-a' });
      })
      .phase('enemies')
      .perform(lookAround);
    expect(isActive(performed.table.state, performed.table.state.figures[0]!)).toBe(true);
    expect(Object.values(performed.state.memory)).toEqual([0]);
  });
});

describe('a mission of one’s own in a set-up', () => {
  const custom = {
    id: 'MINE',
    title: { en: 'Mine', fr: 'La mienne' },
    faction: 'gep',
    difficulty: 'easy',
    minutes: 20,
    map,
    start: 'CREW.w',
    radar: [],
    tokens: { 3: [], 4: [], 5: [] },
    objectives: [],
    exits,
    win: [{ goal: 'survivorsOut' }],
  };
  const refused = (changes: object) => {
    const read = setupSchema.safeParse({ mission: 'custom', custom: { ...custom, ...changes }, survivors: 3 });
    return read.success ? [] : read.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  };

  test('one that is sound can be played', () => {
    expect(refused({})).toEqual([]);
  });

  test('one that is not is refused with what is wrong, and never laid out', () => {
    expect(refused({ start: 'NAV.A' })).toEqual(['custom.start: is no zone of this map: NAV.A.']);
    expect(refused({ lose: [{ loss: 'bossDead' }] })).toEqual(['custom.lose.0: needs a boss in the mission.']);
  });
});
