import { cellAt, scene } from '@starboard/renegades/testing';
import { describe, expect, test } from 'vitest';
import { surfaceOf } from '../../src/field/board.ts';
import { harm } from '../../src/rules/harm.ts';
import { speedOf } from '../../src/rules/stats.ts';
import { stealthTest } from '../../src/rules/surface/stealth.ts';
import { crewById } from '../../src/rules/table.ts';
import { countUp, foundry, guardsOn, kindAt, laidOut, on, temple, tileOf } from '../support/missions.ts';
import { testsIn } from '../support/surface.ts';

describe('M01, The Runaway Princess', () => {
  test('[RDA-MISSION-01, RDA-MISSION-04] Xe’lani is at the temple’s objective, three Zurathi guard its spawn square', () => {
    const state = laidOut('runawayPrincess');
    const temple = tileOf(state, 'CT2');
    expect(state.parameters).toMatchObject([{ what: 'xelani', kind: 'character', cell: temple.objective }]);
    expect(guardsOn(state, 'CT2')).toEqual(['3 zurathiWarrior asleep']);
    expect(state.npcs[0]!.cell).toBe(temple.spawn);
  });

  test('[RDA-MISSION-06, RDA-RUL-02] her escort rolls one Stealth die more', () => {
    const set = (bearer: 'prak' | null) =>
      on('runawayPrincess', temple)
        .crew('prak', { at: [8, 8] }) // Stealth 2
        .parameter('xelani', 'character', bearer === null ? [12, 12] : null, { bearer })
        .dice(1, 1, 5)
        .perform(t => stealthTest(t, crewById(t.state, 'prak')));
    expect([set('prak').result, set(null).result]).toEqual([true, false]);
  });
});

describe('M02, Ransom for a Prince', () => {
  test('[RDA-MISSION-04] Ulep is in his cell, its doorway is shut, four Dregg stand guard outside', () => {
    for (const words of ['a', 'b', 'c']) {
      const state = laidOut('ransomForAPrince', words);
      const { objective } = tileOf(state, 'C8');
      expect(state.parameters).toMatchObject([{ what: 'ulep', cell: objective }]);
      expect(state.shutDoors).toHaveLength(1);
      expect(guardsOn(state, 'C8')).toEqual(['4 dreggTrooper asleep']);
    }
  });

  const door = cellAt([5, 1]);
  const cell = () =>
    on('ransomForAPrince', temple)
      .crew('icheb', { at: [4, 1] }) // Tech 5, one die again
      .parameter('ulep', 'character', [6, 1])
      .with(state => {
        state.shutDoors = [door];
      })
      .partyTurn('icheb');

  test('[RDA-MISSION-06] an Interact with Tech 5+ opens it', () => {
    const match = cell().dice(5, 1, 1, 1, 1).play();
    expect(match.offers('open')).toEqual([`open:${door}`]);
    match.choose(`open:${door}`);
    expect(match.state.shutDoors).toEqual([]);
    expect(match.state.party!.actions).toBe(1);
    match.choose('move');
    expect(match.offersPlace(cellAt([6, 1]))).toBe(true);
  });

  test('[RDA-MISSION-06] a failure costs the action, and he stays where he is', () => {
    const match = cell().dice(1, 1, 1, 1, 1, 4).play().choose(`open:${door}`);
    expect(match.state.shutDoors).toEqual([door]);
    expect(match.state.party!.actions).toBe(1);
    match.choose('move');
    expect(match.offersPlace(door)).toBe(false);
    expect(match.offersPlace(cellAt([6, 1]))).toBe(false);
  });

  test('[RDA-INTERACT-02] only from beside it', () => {
    expect(
      cell()
        .crew('icheb', { at: [3, 1] })
        .play()
        .offers('open'),
    ).toEqual([]);
  });
});

describe('M03, The Slave Market', () => {
  test('[RDA-MISSION-04] Darius and three Dregg guard the market, where the Slave is', () => {
    const state = laidOut('slaveMarket');
    expect(state.parameters).toMatchObject([{ what: 'slave', cell: tileOf(state, 'S2').objective }]);
    expect(guardsOn(state, 'S2')).toEqual(['1 darius asleep', '3 dreggTrooper asleep']);
  });

  const market = (digits: number) =>
    on('slaveMarket', temple)
      .crew('icheb', { at: [12, 11] })
      .parameter('slave', 'character', [12, 12])
      .with(state => {
        state.purses = { p1: digits, p2: 500 };
      })
      .partyTurn('icheb');

  test('[RDA-MISSION-06] with 100 digits the Slave is bought free, without the test', () => {
    const match = market(130).play().choose('ransom');
    expect(match.parameter(1).bearer).toBe('icheb');
    expect(match.state.purses).toMatchObject({ p1: 30, p2: 500 });
    expect(testsIn(match)).toEqual([]);
    expect(match.state.party!.actions).toBe(1);
  });

  test('[RDA-MISSION-06] with fewer there is only the Leadership test', () => {
    const match = market(99).dice(1, 5).play();
    expect(match.offers('ransom')).toEqual([]);
    match.choose('interact:parameter:1');
    expect(match.parameter(1).bearer).toBe('icheb');
  });
});

describe('M04, Poisoned Chalice', () => {
  test('[RDA-MISSION-04] samples at the swamp’s objective and at those of two other tiles', () => {
    for (const words of ['a', 'b', 'c', 'd']) {
      const { parameters, ...state } = laidOut('poisonedChalice', words);
      expect(parameters.map(({ what, kind }) => [what, kind])).toEqual([
        ['one', 'sample'],
        ['two', 'sample'],
        ['three', 'sample'],
      ]);
      expect(parameters[0]!.cell).toBe(tileOf({ parameters, ...state }, 'C3').objective);
      expect(new Set(parameters.map(({ cell }) => cell)).size).toBe(3);
      for (const { cell } of parameters) expect(kindAt({ parameters, ...state }, cell)).toBeDefined();
    }
  });

  const second = (held: 'dex' | null) =>
    on('poisonedChalice', temple)
      .crew('maeve', { at: [20, 12] }) // Medical 5
      .parameter('one', 'sample', held === null ? [8, 8] : null, { bearer: held })
      .parameter('two', 'sample', [20, 13])
      .parameter('three', 'sample', [20, 11])
      .partyTurn('maeve');

  test('[RDA-MISSION-06] when two are held, by whomever, Vaal Zureth and two Zurathi come to the center; they act from the next round on', () => {
    const match = second('dex').dice(5, 1, 1, 1, 1).play().choose('interact:parameter:2');
    expect(countUp(match.state.npcs)).toEqual(['1 vaalZureth', '2 zurathiWarrior']);
    const { cells, spawn } = surfaceOf(match.state as never).tiles[0]!;
    expect(match.state.npcs[0]!.cell).toBe(spawn);
    for (const { cell, placed } of match.state.npcs) expect([cells.includes(cell), placed]).toEqual([true, 1]);
  });

  test('[RDA-MISSION-06] not for one; and only the first time', () => {
    const match = second(null).dice(5, 1, 1, 1, 1, 5, 1, 1, 1, 1).play().choose('interact:parameter:2');
    expect(match.state.npcs).toEqual([]);
    match.choose('interact:parameter:3');
    expect(match.state.npcs).toHaveLength(3);
    expect(match.state.notes).toMatchObject({ arrived: 1 });
    const third = second('dex')
      .with(({ notes }) => Object.assign(notes, { arrived: 1 }))
      .dice(5, 1, 1, 1, 1)
      .play();
    expect(third.choose('interact:parameter:2').state.npcs).toEqual([]);
  });
});

describe('M05, Palace Coup', () => {
  test('[RDA-MISSION-04] Vaal Zureth and three Zurathi are in the foundry, all its doorways are shut', () => {
    const state = laidOut('palaceCoup');
    expect(guardsOn(state, 'CT1')).toEqual(['1 vaalZureth asleep', '3 zurathiWarrior asleep']);
    expect(state.shutDoors).toHaveLength(4);
    expect(state.npcs.every(({ cell }) => !state.shutDoors.includes(cell))).toBe(true);
    expect(state.parameters).toMatchObject([{ what: 'core', kind: 'target', cell: -1 }]);
  });

  test('[RDA-MISSION-06] an Interact next to one opens it, without a test', () => {
    const doors = [
      [10, 13],
      [13, 10],
      [13, 15],
      [15, 12],
    ] as const;
    const match = on('palaceCoup', foundry)
      .crew('prak', { at: [9, 12] })
      .with(state => {
        state.shutDoors = doors.map(spot => cellAt(spot));
      })
      .partyTurn('prak')
      .play();
    expect(match.offers('open')).toEqual([`open:${cellAt([10, 13])}`]);
    match.choose(`open:${cellAt([10, 13])}`);
    expect(match.state.shutDoors).toHaveLength(3);
    expect(testsIn(match)).toEqual([]);
  });

  test('[RDA-PARAM-11] her defeat leaves the seal on her square; it is taken with a plain Interact', () => {
    const set = on('palaceCoup', foundry)
      .crew('prak', { at: [12, 12] })
      .npc('vaalZureth', [12, 13], { wounds: 8 })
      .npc('zurathiWarrior', [11, 13], { wounds: 2 })
      .parameter('core', 'target', null);
    const other = set.perform(t => harm(t, t.state.npcs[1]!, 1, crewById(t.state, 'prak')));
    expect(other.parameter(1).cell).toBe(-1);
    set.perform(t => harm(t, t.state.npcs[0]!, 1, crewById(t.state, 'prak')));
    expect(set.state.parameters[0]!.cell).toBe(cellAt([12, 13]));
    const match = set.partyTurn('prak').play().choose('interact:parameter:1');
    expect(match.parameter(1).bearer).toBe('prak');
    expect(testsIn(match)).toEqual([]);
  });
});

describe('M16, M18 to M20', () => {
  test('[RDA-MISSION-04] M16: Ulep in the prison, Data in the center, two Syphon guards at each; both are needed', () => {
    const state = laidOut('envoysTestimony');
    const center = surfaceOf(state).tiles[0]!;
    expect(state.parameters).toMatchObject([
      { what: 'ulep', cell: tileOf(state, 'C8').objective },
      { what: 'data', cell: center.objective },
    ]);
    expect(guardsOn(state, 'C8')).toEqual(['2 syphonTrooper asleep']);
    expect(guardsOn(state, center.tile)).toEqual(['2 syphonTrooper asleep']);
    const docked = (second: number) =>
      on('envoysTestimony', temple)
        .docked(1, [-2, 13])
        .parameter('ulep', 'character', null, { hold: 1 })
        .parameter('data', 'data', second === 0 ? [12, 12] : null, { hold: second });
    expect(docked(0).turnOf(1).play().choose('end').state.result).toBeNull();
    expect(docked(1).turnOf(1).play().choose('end').state.result).toMatchObject({ winners: ['renegade'] });
  });

  test('[RDA-MISSION-04, RDA-MISSION-06] M18: four androids guard the Slave, who slows his escort to 4', () => {
    const state = laidOut('chainsOfIron');
    expect(guardsOn(state, 'C8')).toEqual(['4 roninAndroid asleep']);
    expect(state.parameters).toMatchObject([{ what: 'slave', cell: tileOf(state, 'C8').objective }]);
    const led = on('chainsOfIron', temple).parameter('slave', 'character', null, { bearer: 'ronara' });
    expect(speedOf(led.state, crewById(led.state, 'ronara'))).toBe(4); // 6
    expect(speedOf(led.state, crewById(led.state, 'prak'))).toBe(5);
    led.crew('ronara', { lasting: [{ what: 'tonic', until: 'nextMove' }] });
    expect(speedOf(led.state, crewById(led.state, 'ronara'))).toBe(4);
  });

  test('[RDA-MISSION-04] M19: a creature that is no Giant sleeps in the vault, beside the token', () => {
    for (const words of ['a', 'b', 'c', 'd', 'e', 'f']) {
      const state = laidOut('beastInTheVault', words);
      expect(state.npcs).toHaveLength(1);
      const giants = ['caveLeviathan', 'sandWyrm', 'rustGolem', 'hiveQueen', 'crystalTitan'];
      expect(giants).not.toContain(state.npcs[0]!.npc);
      expect(state.npcs[0]).toMatchObject({ asleep: true, cell: tileOf(state, 'CT1').spawn });
      expect(state.parameters).toMatchObject([{ what: 'core', cell: tileOf(state, 'CT1').objective }]);
      expect(state.creatures.draw.length + state.creatures.discard.length).toBe(10);
    }
  });

  test('[RDA-MISSION-04, RDA-PARAM-08] M20: the beacon lies unguarded, and takes Search 5+', () => {
    const state = laidOut('raceForTheBeacon');
    expect(state.npcs).toEqual([]);
    expect(state.parameters).toMatchObject([{ what: 'core', cell: tileOf(state, 'CT2').objective }]);
    const match = scene()
      .crew('prak', { at: [12, 11] }) // Search 3
      .parameter('core', 'object', [12, 12])
      .partyTurn('prak')
      .dice(1, 1, 4, 1, 1, 5)
      .play();
    expect(match.choose('interact:parameter:1').parameter(1).bearer).toBeNull();
    expect(match.choose('interact:parameter:1').parameter(1).bearer).toBe('prak');
  });
});
