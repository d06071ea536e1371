import type { Option } from '@starboard/kernel';
import { cellAt, type Played, type Scene, type Spot, scene } from '@starboard/renegades/testing';
import { describe, expect, test } from 'vitest';
import {
  deploy,
  equip,
  freeDocks,
  type Landing,
  land,
  landings,
  liftOffSquares,
  mayAscend,
} from '../../src/rules/orbit/landing.ts';
import { crewById, shipNo } from '../../src/rules/table.ts';
import type { CardId, State } from '../../src/types.ts';
import { pose } from '../support/orbit.ts';

const north: Spot = [-2, 13];
const docks = [north, [12, -2], [12, 27], [27, 13]].map(spot => cellAt(spot as Spot));

/** The Icarus at the Mission Planet, in its turn. */
const arrived = (cast: Parameters<typeof scene>[0] = {}) =>
  scene(cast)
    .ship(1, { at: [12, -2], facing: 'W' })
    .turnOf(1);

const down = (match: Played) => match.choose(`descend:dock:${cellAt(north)}`);

describe('descending', () => {
  test('[RDA-DEPLOY-01, RDA-RUL-36, RDA-DEC-09] at the Mission Planet, to any free dock', () => {
    expect(arrived().play().offers('descend').sort()).toEqual(docks.map(cell => `descend:dock:${cell}`).sort());
    const taken = arrived().docked(2, north).play();
    expect(taken.offers('descend')).toHaveLength(3);
    expect(taken.offers()).not.toContain(`descend:dock:${cellAt(north)}`);
    expect(
      arrived()
        .ship(1, { at: [12, -1] })
        .play()
        .offers('descend'),
    ).toEqual([]);
    expect(
      arrived()
        .ship(1, { at: [-2, 12] })
        .play()
        .offers('descend'),
    ).toEqual([]); // nor at home
  });

  test('[RDA-RUL-36, RDA-BOARD-09] with all docks taken nobody else lands', () => {
    const full = scene({ players: 4 })
      .docked(2, north)
      .docked(3, [12, 27])
      .docked(4, [27, 13])
      .ship(1, { at: [12, -2] })
      .with(state => state.closedDocks.push(cellAt([12, -2])));
    expect(freeDocks(full.state, shipNo(full.state, 1))).toEqual([]);
    expect(landings(full.state, shipNo(full.state, 1))).toEqual([]);
  });

  test('[RDA-DEPLOY-02, RDA-DEPLOY-06, RDA-GEAR-15] on touchdown up to three go, armed from the armory, half their Speed from the dock; the others stay at their stations', () => {
    const match = down(
      arrived()
        .ship(1, { armory: ['arcPistol'] })
        .play(),
    );
    expect(match.asks).toBe('party');
    match.choose(['crew:prak', 'crew:icheb']);
    expect([match.asks, match.shown().options.length]).toEqual(['equip', 2]);
    match.choose(match.offers('card')[0]!);
    expect(match.asks).toBe('disembark'); // Prak, Speed 5: three points
    expect(match.offersPlace(cellAt([1, 13]))).toBe(true);
    expect(match.offersPlace(cellAt([2, 13]))).toBe(false);
    expect(match.offersPlace(cellAt(north))).toBe(false);
    match.choose(cellAt([1, 13]));
    expect(match.crew('prak')).toMatchObject({ aboard: 0, cell: cellAt([1, 13]) });
    expect(match.crew('prak').cards).toMatchObject([{ card: 'arcPistol', wielded: true }]);
    match.choose(cellAt([0, 13]));
    expect([match.crew('ronara').post, match.crew('lexxa').post]).toEqual(['navigation', 'commander']);
    expect(match.ship(1)).toMatchObject({ where: 'docked', cell: cellAt(north), landed: 1 });
  });

  test('[RDA-DEPLOY-06, RDA-RUL-53] four are too many, nobody is enough', () => {
    const match = down(arrived().play());
    expect(() => match.choose(['crew:prak', 'crew:icheb', 'crew:lexxa', 'crew:maeve'])).toThrow();
    match.choose([]);
    expect(match.ship(1).where).toBe('docked');
    expect(match.state.crew.every(({ aboard }) => aboard > 0)).toBe(true);
  });

  test('[RDA-DEPLOY-06, RDA-SURFACE-07] with two of them on the surface already one may follow', () => {
    const match = down(
      arrived()
        .crew('prak', { at: [8, 8] })
        .crew('icheb', { at: [9, 8] })
        .play(),
    );
    expect(() => match.choose(['crew:maeve', 'crew:lexxa'])).toThrow();
    match.choose(['crew:maeve']);
    expect(match.asks).toBe('disembark');
  });

  test('[RDA-DEPLOY-02, RDA-BOARDING-01] whoever of its crew waits on the dock square is aboard at once, with what it bears', () => {
    const match = down(
      arrived({ tier: 2 })
        .crew('prak', { at: north, cards: ['arcPistol'] })
        .parameter('core', 'object', null, { bearer: 'prak' })
        .play(),
    );
    expect(match.asks).toBe('stow');
    match.choose('stow', 'hold', 'weapons');
    expect(match.crew('prak')).toMatchObject({ aboard: 1, post: 'weapons' });
    expect(match.parameter(1)).toMatchObject({ hold: 1, bearer: null });
    expect(match.asks).toBe('party'); // and may go ashore again with the others
    expect(match.offers()).toContain('crew:prak');
  });

  test('[RDA-DEPLOY-02, RDA-BOARDING-16] a dock with an opponent, a creature or a teammate’s crew on it is not free, one with an unconscious body is', () => {
    const offered = (cast: Parameters<typeof scene>[0], put: (set: Scene) => Scene) =>
      put(arrived(cast))
        .play()
        .offers()
        .includes(`descend:dock:${cellAt(north)}`);
    expect(offered({}, set => set.crew('jayce', { at: north }))).toBe(false);
    expect(offered({}, set => set.npc('acidSpitter', north))).toBe(false);
    expect(offered({ players: 4 }, set => set.crew('korrin', { at: north }))).toBe(false);
    expect(offered({}, set => set.crew('jayce', { at: north, wounds: 20 }))).toBe(true);
    expect(offered({}, set => set.crew('prak', { at: north }))).toBe(true);
  });

  test('[RDA-DEPLOY-03, RDA-ORBIT-06] a ship moves and then descends; with the Deployment its turn is over, even with an action left', () => {
    const match = arrived()
      .ship(1, { at: [12, 0], facing: 'W' })
      .play();
    match.choose('move', pose([12, -2], 'W'), pose([12, -2], 'W'));
    expect(match.state.turn!.actions).toBe(1);
    down(match).choose([]);
    expect(match.state.turn).toBeNull();
    const rested = down(arrived().play()).choose([]);
    expect(rested.state.turn).toBeNull();
  });

  test('[RDA-DEPLOY-05, RDA-RUL-53] somebody must be at Navigation, to land and to lift off', () => {
    const { state } = arrived().crew('ronara', { post: 'quarters' });
    expect(landings(state, shipNo(state, 1))).toEqual([]);
    const docked = scene().docked(1, north, 0).crew('ronara', { post: 'quarters' }).state;
    expect(mayAscend(docked, shipNo(docked, 1))).toBe(false);
    const manned = scene().docked(1, north, 0).state;
    expect(mayAscend(manned, shipNo(manned, 1))).toBe(true);
  });

  test('[RDA-DEPLOY-10] those who have just come act in the Surface Phase of the same round', () => {
    const match = down(arrived().play()).choose(['crew:prak'], cellAt([1, 13]));
    expect(match.state.round).toBe(1);
    expect(match.asks).toBe('who'); // Prak, and those aboard
    expect(match.offers()).toContain('crew:prak');
  });

  test('[RDA-DEPLOY-11, RDA-MOVE-13] no elude tests; nobody ends on another’s square, and who finds none stays aboard', () => {
    const beset = () =>
      arrived()
        .crew('jayce', { at: [-2, 12] })
        .crew('dex', { at: [-1, 12] });
    const match = down(beset().play()).choose(['crew:prak', 'crew:icheb']);
    expect(match.offersPlace(cellAt([-1, 13]))).toBe(true);
    match.choose(cellAt([-1, 13]));
    expect(match.said('test.failed').concat(match.said('test.passed'))).toEqual([]);
    expect(match.asks).toBe('disembark');
    expect(match.offersPlace(cellAt([-1, 13]))).toBe(false);
    const shut = down(
      beset()
        .crew('ilse', { at: [-1, 13] })
        .play(),
    ).choose(['crew:prak']);
    expect(shut.asks).not.toBe('disembark');
    expect(shut.crew('prak')).toMatchObject({ aboard: 1, post: 'weapons' });
  });

  test('[RDA-DEPLOY-02, RDA-VILLAIN-20] who steps openly into a guarded room wakes its guards', () => {
    const guarded = () => arrived().npc('dreggTrooper', [6, 12], { asleep: true });
    expect(
      down(guarded().play())
        .choose(['crew:prak'], cellAt([1, 13]))
        .npc(1)!.asleep,
    ).toBe(false);
    expect(
      down(guarded().play())
        .choose(['crew:prak'], cellAt([-1, 13]))
        .npc(1)!.asleep,
    ).toBe(true);
    const atDock = down(arrived().npc('dreggTrooper', [-1, 12], { asleep: true }).play());
    expect(atDock.choose(['crew:prak'], cellAt([-1, 13])).npc(1)!.asleep).toBe(true); // no step into another room
  });

  test('[RDA-ORBIT-07, RDA-RUL-39] down and up never in one round', () => {
    const landed = scene().docked(1, north).turnOf(1).play();
    expect(landed.offers()).not.toContain('ascend');
    expect(landed.barred('ascend')).toBe('RDA-ORBIT-07');
    const lifted = scene().docked(1, north, 0).turnOf(1).play();
    lifted.choose('ascend', pose([12, -2], 'E'));
    expect(lifted.state.turn!.actions).toBe(1);
    expect(lifted.offers('descend')).toEqual([]);
    expect(lifted.barred('descend')).toBe('RDA-ORBIT-07');
  });
});

test('[RDA-ORBIT-07] nor by Call the Ball', () => {
  const called = (usedRound: string[]) =>
    scene()
      .ship(1, { at: [12, -2], orbital: 'lockOn', surface: 'callTheBall', usedRound })
      .crew('lexxa', { at: [8, 8] })
      .partyTurn('lexxa')
      .play()
      .offers('tactic');
  expect([called([]), called(['ascended'])]).toEqual([['tactic:callTheBall'], []]);
});

describe('who deploys', () => {
  const asked = (set: Scene, ...answers: unknown[]) =>
    set.docked(1, north).perform(t => deploy(t, shipNo(t.state, 1)), ...answers);
  const offered = (set: Scene) => asked(set, []).decisions[0]!.asks[0]!.options.map(option => (option as Option).key);

  test('[RDA-DEPLOY-06, RDA-CREW-10, RDA-BRIG-01] nobody who is knocked out or jailed', () => {
    const set = scene().crew('maeve', { wounds: 20 }).crew('icheb', { post: 'brig' });
    expect(offered(set)).toEqual(['crew:lexxa', 'crew:ronara', 'crew:prak']);
  });

  test('[RDA-DEPLOY-06, RDA-SURFACE-07] with three beside the ship, or nobody who could, nobody is asked', () => {
    const full = scene();
    for (const [id, col] of [
      ['prak', 8],
      ['icheb', 9],
      ['maeve', 10],
    ] as const)
      full.crew(id, { at: [8, col] });
    expect(asked(full).asked).toEqual([]);
    const none = scene().with(({ crew }) => {
      for (const each of crew) each.wounds = 20;
    });
    expect(asked(none).asked).toEqual([]);
  });

  test('[RDA-DEPLOY-02, RDA-STATION-08] whoever goes leaves its station', () => {
    expect(asked(scene(), ['crew:prak'], cellAt([1, 13])).crew('prak').post).toBe('quarters');
  });

  test('[RDA-GEAR-15, RDA-GEAR-05, RDA-GEAR-08] what it takes is in hand as far as its hands go, beside what is wielded', () => {
    const taking = (card: CardId, held: CardId, wielded: boolean) => {
      const set = scene()
        .ship(1, { armory: [card] })
        .crew('prak', { cards: [held] });
      if (!wielded) delete crewById(set.state, 'prak').cards[0]!.wielded;
      const key = `card:${set.state.ships[0]!.armory[0]!.no}`;
      const played = set.perform(t => equip(t, 'p1', shipNo(t.state, 1), crewById(t.state, 'prak')), key, 'done');
      return played.crew('prak').cards.map(each => each.wielded ?? false);
    };
    expect(taking('pulseRifle', 'arcPistol', true)).toEqual([true, false]);
    expect(taking('pulseRifle', 'arcPistol', false)).toEqual([false, true]);
    expect(taking('arcBlade', 'arcPistol', true)).toEqual([true, true]);
  });
});

describe('ascending', () => {
  test('[RDA-DEPLOY-08, RDA-ORBIT-08] squares with ships in orbit are taken, whatever lies in the docks', () => {
    const { state } = scene({ players: 4 })
      .docked(1, north, 0)
      .docked(3, [12, -2], 0) // a dock with the number of a square of the planet
      .ship(2, { at: [13, -2] });
    const open = liftOffSquares(state, shipNo(state, 1));
    expect([cellAt([12, -2]), cellAt([13, -2])].map(cell => open.includes(cell))).toEqual([true, false]);
  });

  test('[RDA-BOARDING-12] not with a boarder aboard; one on another ship and a prisoner keep nobody', () => {
    const boarded = (dex: Parameters<Scene['crew']>[1]) => {
      const { state } = scene({ players: 4 }).docked(1, north, 0).docked(2, [12, -2], 0).crew('dex', dex);
      return [1, 2].map(no => mayAscend(state, shipNo(state, no)));
    };
    expect(boarded({ aboard: 2, post: 'boarder' })).toEqual([true, false]);
    expect(boarded({ aboard: 2, post: 'brig' })).toEqual([true, true]);
  });

  test('[RDA-ORBIT-08] is one action in a later Ship Phase; the other is left for a move or an attack', () => {
    const match = scene()
      .docked(1, north, 1)
      .ship(2, { at: [12, 1] })
      .round(2)
      .turnOf(1)
      .play();
    match.choose('ascend', pose([12, -2], 'E'));
    expect(match.ship(1)).toMatchObject({ where: 'orbit', cell: cellAt([12, -2]), facing: 'E', overstays: false });
    expect(match.offers()).toEqual(expect.arrayContaining(['move', 'attack:ship:2']));
    expect(match.state.turn!.actions).toBe(1);
  });

  test('[RDA-DEPLOY-08, RDA-RUL-39] to a free square of the Mission Planet, facing any way; not if all are taken', () => {
    const match = scene().docked(1, north, 0).fighter('dregg', [12, -2]).turnOf(1).play().choose('ascend');
    expect(match.asks).toBe('liftOff');
    expect(match.shown()).toMatchObject({ shape: 'place', space: 'poses' });
    for (const facing of ['N', 'E', 'SW'] as const) expect(match.offersPlace(pose([13, -2], facing))).toBe(true);
    expect(match.offersPlace(pose([12, -2], 'E'))).toBe(false); // taken
    expect(match.offersPlace(pose([12, -1], 'E'))).toBe(false); // no square of the planet
    const full = scene().docked(1, north, 0);
    for (const spot of [
      [12, -3],
      [13, -3],
      [11, -2],
      [12, -2],
      [13, -2],
      [14, -2],
    ] as Spot[])
      full.fighter('dregg', spot);
    expect(full.turnOf(1).play().offers()).not.toContain('ascend');
  });

  test('[RDA-DEPLOY-04, RDA-ORBIT-09] in the own surface turn it is free, at any time', () => {
    const match = scene()
      .docked(1, north, 0)
      .crew('prak', { at: [8, 8] })
      .partyTurn('prak')
      .play();
    match.choose('ascend:ship:1', pose([12, -2], 'E'));
    expect(match.ship(1).where).toBe('orbit');
    expect(match.asks).toBe('crewAct');
    expect(match.state.party!.actions).toBe(2);
  });
});

test('[RDA-DEPLOY-01] docks are told apart by their sides', () => {
  const labels = arrived()
    .play()
    .shown()
    .options.filter(({ key }) => key.startsWith('descend'));
  const sides = labels.map(({ key, label }) => [key, label?.params?.['dock']]);
  const names = ['north', 'west', 'east', 'south'];
  expect(sides.sort()).toEqual(docks.map((cell, at) => [`descend:dock:${cell}`, names[at]]).sort());
});

test('[RDA-TIER-05, RDA-DATA-11] that a ship was on the mission planet is remembered, a landing at home counts for nothing', () => {
  const notes = (landing: Landing) =>
    scene()
      .ship(1, { flipped: true, damage: 3 })
      .perform(t => land(t, shipNo(t.state, 1), landing, false)).state.notes;
  expect(notes({ key: 'dock', where: 'docked', cell: cellAt(north) })).toEqual({ 'landed:1': 1 });
  expect(notes({ key: 'home', where: 'home', cell: -1 })).toEqual({});
});

test('[RDA-PARAM-15] what is in the hold may be taken along at Deployment', () => {
  const set = scene({ mission: 'runawayPrincess', tier: 2 })
    .docked(1, north)
    .parameter('xelani', 'character', null, { hold: 1 });
  const played = set.perform(t => deploy(t, shipNo(t.state, 1)), ['crew:prak'], 'take', cellAt([1, 13]));
  expect(played.parameter(1)).toMatchObject({ hold: 0, bearer: 'prak' });
});

test('[RDA-DEPLOY-03] a landing without Deployment does not end the turn', () => {
  const set = scene().ship(1, { at: [-2, 12], flipped: true, damage: 3 });
  const played = set.perform(t => land(t, shipNo(t.state as State, 1), { key: 'home', where: 'home', cell: -1 }, true));
  expect(played.result).toBe(false);
});
