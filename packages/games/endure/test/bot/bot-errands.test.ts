import { type Scene, scene } from '@starboard/endure/testing';
import { describe, expect, test } from 'vitest';
import { run } from '../../src/bot/errand.ts';
import type { State, SurvivorId } from '../../src/types.ts';
import { errandIn } from '../support/bot-scenes.ts';

/** All in one zone of a mission, with nothing hostile on the map. */
function crewAt(mission: string, zone: string, ...survivors: SurvivorId[]): Scene {
  const crew = survivors.length > 0 ? survivors : (['marine-a', 'captain-a', 'medic-a'] as const);
  const set = scene({ mission, survivors: crew }).cleared();
  for (const id of crew) set.survivor(id, { at: zone });
  return set;
}

/** The Marine has a Power Cell of those that lie aside. */
function takeCell({ aside, survivors }: State): void {
  survivors[0]!.cards.push({ item: aside['power']!.pop()!, space: 0, jammed: false, spent: 0 });
}

describe('a bot in the Loader', () => {
  const bay = (powered: boolean) =>
    crewAt('CG01', 'ENG.E').loader('ENG.E', { pilot: 'marine-a', powered }).turnOf('marine-a');

  test('gets out where there is no power, fetches cells while it has none, then goes for the doors', () => {
    expect(errandIn(bay(false))).toEqual({ zones: ['ENG.E'], deeds: ['exitLoader'], haste: 1 });
    expect(errandIn(bay(true))).toEqual({
      zones: ['LIFE.M', 'ARM.C'],
      deeds: ['interact:2', 'interact:3'],
      haste: run,
    });
    expect(errandIn(bay(true).with(takeCell))).toEqual({ zones: ['PRIM1.x', 'PRIM2.x'], deeds: [], haste: run });
  });

  test('strikes the door that it stands before', () => {
    const there = crewAt('CG01', 'PRIM1.x').loader('PRIM1.x', { pilot: 'marine-a', powered: true });
    expect(errandIn(there.with(takeCell).turnOf('marine-a'))?.deeds).toEqual(['attack:loader@PRIM1.x']);
  });

  const titan = (at: string, hurt: number) =>
    crewAt('CG11', 'REC.s')
      .boss('titan', at, { health: 20, hurt })
      .loader('REC.s', { pilot: 'marine-a', powered: true })
      .with(takeCell);

  test('[ETS-CG-1106] goes for the boss, and stays with it once it is beaten enough', () => {
    expect(errandIn(titan('REC.R', 0).turnOf('marine-a'))).toEqual({ zones: ['REC.R'], deeds: [], haste: run });
    expect(errandIn(titan('REC.s', 15).turnOf('marine-a'))?.deeds).toEqual(['end']);
  });

  test('looks under the tokens while the boss hides, and nobody lets it walk alone', () => {
    const hidden = scene({ mission: 'CG11' }).cleared().token('4 jaeger', 'LAB.A').with(takeCell);
    const pilot = hidden.loader('REC.s', { pilot: 'marine-a', powered: true });
    expect(errandIn(pilot.turnOf('marine-a'))?.zones).toEqual(['LAB.A']);
    expect(errandIn(titan('LAB.A', 0).turnOf('captain-a'))).toEqual({ zones: ['REC.s'], deeds: [], haste: 0.6 });
  });
});

describe('a bot among Sentries', () => {
  const three = ['technician-a', 'captain-a', 'marine-a'] as const;
  const walkies = () => crewAt('CO13', 'CREW.A', ...three);

  test('[ETS-CO-1307] the Technician reboots what lies there, the others go for what stands', () => {
    const lying = () => walkies().enemies('sip', 1, 'REC.R', { stunned: true });
    expect(errandIn(lying().turnOf('technician-a'))).toEqual({ zones: ['REC.R'], deeds: ['reboot'], haste: 2.5 });
    expect(errandIn(lying().turnOf('captain-a'))).toEqual({ zones: ['REC.R'], deeds: [], haste: 0.7 });
  });

  test('[ETS-CO-1318, ETS-CO-1316] with enough of them, or none but those in the pile, it waits at the exit', () => {
    const enough = walkies();
    for (let i = 0; i < 4; i++) enough.ally('sip', 'CREW.x');
    const waits = { zones: ['REC.s'], deeds: [], haste: 0.8 };
    expect(errandIn(enough.turnOf('captain-a'))).toEqual(waits);
    expect(errandIn(walkies().pile('3 sip', '2 sip').turnOf('captain-a'))).toEqual(waits);
  });

  test('[ETS-CO-1503] one wakes the boss once the others are at the exit', () => {
    const others = (at: string) =>
      crewAt('CO15', 'ROBO.R', ...three)
        .survivor('captain-a', { at })
        .survivor('marine-a', { at });
    const exit = errandIn(others('ROBO.R').turnOf('captain-a'))!;
    expect([exit.haste, exit.zones.length]).toEqual([0.8, 1]);
    expect(errandIn(others('ROBO.R').turnOf('technician-a'))?.deeds).toEqual([]);
    expect(errandIn(others(exit.zones[0]!).turnOf('technician-a'))).toEqual({
      zones: ['ROBO.R'],
      deeds: ['wake'],
      haste: 1,
    });
  });
});

describe('a bot with something to fetch', () => {
  const medics = ['medic-a', 'captain-a', 'marine-a'] as const;

  test('[ETS-CG-0404] who alone can do it goes for it, the others with it', () => {
    expect(errandIn(crewAt('CG04', 'MED.e', ...medics).turnOf('medic-a'))).toEqual({
      zones: ['MED.D'],
      deeds: ['interact:0'],
      haste: 1.2,
    });
    expect(errandIn(crewAt('CG04', 'MED.e', ...medics).turnOf('captain-a'))).toEqual({
      zones: ['MED.e', 'MED.D'],
      deeds: [],
      haste: 0.6,
    });
  });

  test('[ETS-CG-0904] whoever has a vial leaves the next one to somebody else; with all of them taken, out', () => {
    const lab = () => crewAt('CG09', 'LAB.e');
    expect(errandIn(lab().turnOf('marine-a'))?.deeds).toEqual(['interact:1']);
    expect(errandIn(lab().carries('marine-a', 0).turnOf('marine-a'))?.deeds).toEqual([]);
    expect(errandIn(lab().carries('marine-a', 0).turnOf('captain-a'))?.deeds).toEqual(['interact:1']);
    const laden = lab().carries('marine-a', 0).carries('captain-a', 1).turnOf('marine-a');
    expect(errandIn(laden)).toEqual({ zones: ['LIFE.e'], deeds: ['leave:'], haste: run });
  });

  test('[ETS-CG-0507] whoever leads somebody home does so first', () => {
    const led = crewAt('CG05', 'CREW.s').carries('marine-a', 0).turnOf('marine-a');
    expect(errandIn(led)).toEqual({ zones: ['REC.s'], deeds: [], haste: 1.6 });
  });

  test('[ETS-ROP-1806] whoever has the key goes to the door', () => {
    const key = crewAt('ROP18', 'SEC.A').carries('marine-a', 0).turnOf('marine-a');
    expect(errandIn(key)).toEqual({ zones: ['PRIM.x'], deeds: ['key:use'], haste: 1.2 });
  });

  test('things are broken by everybody', () => {
    expect(errandIn(crewAt('CG10', 'CREW.w').turnOf('captain-a'))).toEqual({ zones: ['NAV.B'], deeds: [], haste: 1 });
  });

  test('[ETS-CG-0807] a loud captive is left alone until little is left that it could call', () => {
    const pen = () => crewAt('CG08', 'MED.x', 'engineer-a', 'captain-a', 'medic-a');
    expect(errandIn(pen().turnOf('engineer-a'))?.deeds).toEqual(['interact:0']);
    expect(errandIn(pen().enemies('jaeger', 1, 'SEC.A').turnOf('engineer-a'))).toEqual({
      zones: ['SEC.A'],
      deeds: [],
      haste: 0.3,
    });
  });

  test('[ETS-ROP-1605] a Med Kit is looked for, brought to the Medic, and used', () => {
    const set = () => crewAt('ROP16', 'REC.n', ...medics);
    const searching = errandIn(set().turnOf('medic-a'))!;
    expect([searching.deeds, searching.zones.includes('REC.R')]).toEqual([['search'], true]);
    const bringing = set().survivor('captain-a', { at: 'REC.A', holding: ['medKit1'] });
    expect(errandIn(bringing.turnOf('captain-a'))).toEqual({ zones: ['REC.n'], deeds: ['trade:medic-a'], haste: 1.5 });
    const calming = set().survivor('medic-a', { at: 'REC.n', holding: ['medKit1'] });
    expect(errandIn(calming.turnOf('medic-a'))).toEqual({ zones: ['REC.R'], deeds: ['interact:0'], haste: 1.2 });
  });
});

describe('a bot with nothing left to fetch', () => {
  test('gathers where all have to stand', () => {
    const prisoners = crewAt('ROP18', 'SEC.A').objective(0, { done: true }).unlock('PRIM.D1').turnOf('captain-a');
    expect(errandIn(prisoners)).toEqual({ zones: ['PRIM.A'], deeds: ['key:'], haste: 1 });
  });

  test('leaves, unless somebody with a load is behind', () => {
    expect(errandIn(crewAt('P20', 'NAV.s').turnOf('captain-a'))).toEqual({
      zones: ['NAV.s'],
      deeds: ['leave:'],
      haste: run,
    });
    const behind = crewAt('CG04', 'NAV.s', 'medic-a', 'captain-a', 'marine-a').survivor('medic-a', { at: 'NAV.x' });
    const waiting = errandIn(behind.carries('medic-a', 0).turnOf('captain-a'))!;
    expect([waiting.deeds, waiting.haste]).toEqual([[], 0.8]);
  });

  test('hunts: whatever lives, or the boss where it may be', () => {
    const done = (state: State) => {
      for (const objective of state.objectives) objective.done = true;
    };
    const prey = crewAt('CG00', 'CREW.w').with(done).enemies('jaeger', 1, 'REC.R').turnOf('captain-a');
    expect(errandIn(prey)).toEqual({ zones: ['REC.R'], deeds: [], haste: 0.3 });
    expect(errandIn(crewAt('ROP19', 'CREW.w').turnOf('captain-a'))?.zones).toEqual(['SHR1.S', 'SHR2.S']);
  });
});
