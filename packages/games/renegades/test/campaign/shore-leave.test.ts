import { describe, expect, test } from 'vitest';
import { renegades } from '../../src/index.ts';
import { returnToPort } from '../../src/rules/campaign/port.ts';
import { crewById } from '../../src/rules/table.ts';
import { headline } from '../../src/show/headline.ts';
import type { State } from '../../src/types.ts';
import { port, until } from '../support/port.ts';

describe('back in port', () => {
  test('[RDA-SHORE-02] wounds are gone, the unconscious come round, everybody is aboard', () => {
    const match = port({ digits: [100, 0] })
      .crew('prak', { at: [3, 12], wounds: 8 })
      .crew('dex', { at: [3, 13], wounds: 2, infected: true, stunned: true })
      .crew('lexxa', { post: 'brig' })
      .play();
    expect(match.crew('prak')).toMatchObject({ wounds: 0, aboard: 1 });
    expect(match.crew('dex')).toMatchObject({ wounds: 0, aboard: 2, infected: false, stunned: false });
    expect(match.crew('lexxa').post).not.toBe('brig'); // jailed by mutiny, she is free again
  });

  test('[RDA-SHORE-02, RDA-SHORE-03] nobody is left on a board, hidden or borne, and no ship at a dock', () => {
    const { state } = port()
      .crew('prak', { at: [3, 12], on: 'home', stealth: true })
      .crew('dex', { at: [3, 12], wounds: 8, bearer: 'prak' })
      .docked(1, [-2, 13])
      .perform(function* (t) {
        returnToPort(t);
      });
    const inside = { post: 'quarters', on: 'surface', cell: -1, stealth: false, bearer: null };
    expect(crewById(state as State, 'prak')).toMatchObject({ ...inside, aboard: 1 });
    expect(crewById(state as State, 'dex')).toMatchObject({ ...inside, aboard: 2 });
    expect(state.ships[0]).toMatchObject({ where: 'orbit', cell: -1, landed: 0 });
  });

  test('[RDA-SHORE-03] ships are mended, and shields are up again', () => {
    const match = port({ digits: [100, 0] })
      .ship(1, { flipped: true, damage: 6 })
      .docked(2, [-2, 13])
      .ship(2, { damage: 4, overstays: true })
      .play();
    expect(match.ship(1)).toMatchObject({ flipped: false, damage: 0 });
    expect(match.ship(2)).toMatchObject({ damage: 0, where: 'orbit', overstays: false });
  });

  test('[RDA-SHORE-01, RDA-SHIP-19] a Cryo Pod is worth 100 digits', () => {
    const match = port()
      .ship(1, { components: ['cryoPod', 'starChart'] })
      .play();
    expect(match.state.purses['p1']).toBe(100);
    expect(match.ship(1).components.map(({ card }) => card)).toEqual(['starChart']);
  });

  test('[RDA-SHORE-08, RDA-PRISONER-09] each prisoner may be turned once', () => {
    const match = port({ digits: [50, 0] })
      .crew('flibby', { aboard: 1, post: 'brig' })
      .dice(5, 5, 5, 5, 5, 1, 1)
      .play();
    expect([match.asks, match.asked]).toEqual(['turn', 'p1']);
    match.choose('turn');
    expect(match.crew('flibby')).toMatchObject({ faction: 'renegade', ship: 1 });
    expect(match.asks).toBe('shore.trade');
  });

  test('[RDA-SHORE-09, RDA-RUL-70] all trade before anybody sells; then one after the other, by initiative of commanders, Renegades first', () => {
    const given = port({ digits: [100, 100], gear: Array(8).fill('fragGrenade'), upgrades: [] })
      .ship(1, { armory: ['arcPistol'] })
      .ship(2, { armory: ['arcPistol'] });
    const match = given.play();
    const order: string[] = [];
    while (match.state.stage === 'shoreLeave' && order.length < 20) {
      order.push(`${match.asked} ${match.asks}`);
      match.choose('next');
    }
    expect(order).toEqual([
      'p1 shore.trade',
      'p2 shore.trade',
      'p1 shore.sell',
      'p1 shore.gear',
      'p1 shore.recruit',
      'p1 shore.tactics',
      'p2 shore.sell',
      'p2 shore.gear',
      'p2 shore.recruit',
      'p2 shore.tactics',
    ]);
    const ahead = port({ digits: [25, 25] }).crew('jayce', { upgrades: ['willpower'] }); // 9 against Lexxa's 8
    expect(ahead.play().asked).toBe('p2');
  });

  test('[RDA-SHORE-05, RDA-SHORE-06, RDA-CAMP-03] then there is a new mission for the whole table, and new bounties', () => {
    const match = port({}).dice(1, 1, 1, 1).play().choose('next', 'next');
    expect(match.state.mission).toBe('runawayPrincess');
    expect(match.state.bounties.map(({ seat }) => seat)).toEqual(['p1', 'p2']);
    expect(match.state.shore).toBeNull();
  });
});

describe('the deck of missions', () => {
  const played = ['raceForTheBeacon', 'runawayPrincess'] as const;
  const exhausted = () =>
    until(
      port({})
        .with(({ campaign }) => {
          Object.assign(campaign!, { missions: [], played: [...played], unfinished: 1 });
        })
        .ship(1, { armory: ['arcAxe'] })
        .dice(1, 1, 1, 1),
      'nothing more',
    );

  test('[RDA-CAMP-06, RDA-SHORE-05] is made anew from those that were played, when it has run out', () => {
    const { campaign, mission } = exhausted().state;
    expect([...campaign!.missions, mission].sort()).toEqual([...played].sort());
    expect(campaign!.played).toEqual(played);
  });

  test('[RDA-SETUP-11, RDA-CAMP-02, RDA-CAMP-06] that is no first mission again: armories stay as they are, and missions are counted on', () => {
    const match = exhausted();
    expect(match.ship(1).armory.map(({ card }) => card)).toEqual(['arcAxe']);
    expect(match.ship(2).armory).toEqual([]);
    expect(match.state.stage).not.toBe('shoreLeave');
    expect(headline(renegades.view(match.state as State, 'p1')).title).toMatchObject({ params: { nth: 3 } });
  });
});

describe('trading', () => {
  const rich = () =>
    port({ digits: [100, 60] })
      .ship(1, { armory: ['arcBlade'] })
      .ship(2, { armory: ['arcAxe'] })
      .crew('flibby', { aboard: 1, post: 'brig' });

  test('[RDA-PRISONER-02, RDA-RUL-70, RDA-DEC-20] cards, digits and prisoners change hands if both agree', () => {
    const match = rich().play().choose('wait', 'trade:p2');
    expect(match.offers()).toEqual(['card:1', 'crew:flibby', 'digits:25', 'digits:50']);
    match.choose(['card:1', 'crew:flibby', 'digits:50']);
    expect(match.offers()).toEqual(['card:2', 'digits:25']); // 60 digits: no more than one of 25 and the rest of 35
    match.choose(['card:2', 'digits:25']);
    expect([match.asks, match.asked]).toEqual(['tradeOffer', 'p2']);
    match.choose('accept');
    expect(match.state.purses).toEqual({ p1: 75, p2: 85 });
    expect(match.ship(1).armory.map(({ card }) => card)).toEqual(['arcAxe']);
    expect(match.ship(2).armory.map(({ card }) => card)).toEqual(['arcBlade']);
    expect(match.crew('flibby')).toMatchObject({ aboard: 2, post: 'quarters', faction: 'coalition' });
  });

  test('[RDA-DEC-20] nothing happens without consent', () => {
    const match = rich().play().choose('wait', 'trade:p2', ['digits:50'], [], 'decline');
    expect(match.state.purses).toEqual({ p1: 100, p2: 60 });
    for (let offer = 0; offer < 2; offer++) match.choose('trade:p2', ['digits:25'], [], 'decline');
    expect([match.asks, match.asked]).toEqual(['shore.trade', 'p2']); // three offers are enough
  });

  test('[RDA-PRISONER-02, RDA-SHIP-08] nobody is handed back to a ship without room', () => {
    const full = rich().with(state => {
      for (const id of ['tomas', 'brakk', 'ouro'] as const) state.crew.push({ ...crewById(state, 'dex'), id });
    });
    const match = full.play().choose('wait', 'trade:p2', ['crew:flibby'], [], 'accept');
    expect(match.crew('flibby')).toMatchObject({ aboard: 1, post: 'brig' });
  });
});

describe('ship and commander', () => {
  test('[RDA-SHIP-20] components are taken out of their slots, and those that wait are installed', () => {
    const match = until(
      port({}).ship(1, {
        upgrades: ['ionDrive'],
        components: ['starChart', 'longLens', 'hullFoam'],
        armory: ['medPod'],
      }),
      'shore.sell',
    );
    expect(match.offers('takeOut')).toEqual(['takeOut:2', 'takeOut:3']); // Hull Foam needs no slot
    match.choose('takeOut:3', 'next');
    expect(match.asks).toBe('shore.refit');
    expect(match.offers('fit')).toEqual(['fit:1', 'fit:3']);
    match.choose('fit:1');
    expect(match.ship(1).components.map(({ card }) => card)).toEqual(['starChart', 'hullFoam', 'medPod']);
    expect(match.ship(1).armory.map(({ card }) => card)).toEqual(['longLens']);
    expect(match.asks).not.toBe('shore.refit'); // no slot is free
  });

  test('[RDA-SHORE-07, RDA-TACT-10] each tactical card may be exchanged once', () => {
    const given = port({});
    given.with(state => {
      state.orbitalTactics = { draw: ['lockOn'], discard: [] };
      state.surfaceTactics = { draw: ['secondWind'], discard: [] };
    });
    const match = until(given, 'shore.tactics');
    match.choose('redraw:orbital:1');
    expect(match.ship(1)).toMatchObject({ orbital: 'lockOn', surface: 'focusFire' });
    expect(match.state.orbitalTactics.discard).toEqual(['feint']);
    expect(match.offers('redraw')).toEqual(['redraw:surface:1']);
  });
});

test('[RDA-CAMP-02] crew, upgrades, weapons, prisoners, the turned and digits carry over', () => {
  const given = port({ digits: [70, 20] })
    .ship(1, { armory: ['arcAxe'], upgrades: ['extraBunks'] })
    .crew('prak', { cards: ['arcPistol'], upgrades: ['willpower'] })
    .crew('flibby', { aboard: 1, post: 'brig' })
    .crew('dex', { ship: 1, aboard: 1, faction: 'renegade', turned: true });
  const match = given.dice(6, 1, 1, 1, 1, 1, 1, 1).play();
  for (let step = 0; step < 20 && match.state.stage === 'shoreLeave'; step++) {
    match.choose(match.asks === 'turn' ? 'wait' : 'next');
  }
  expect(match.state.mission).toBe('runawayPrincess');
  expect(match.state.purses).toEqual({ p1: 70, p2: 20 });
  expect(match.ship(1)).toMatchObject({ upgrades: ['extraBunks'] });
  expect(match.ship(1).armory.map(({ card }) => card)).toEqual(['arcAxe']); // and no second kit
  expect(match.crew('prak').upgrades).toEqual(['willpower']);
  expect(match.crew('prak').cards.map(({ card }) => card)).toEqual(['arcPistol']);
  expect(match.crew('flibby')).toMatchObject({ aboard: 1, post: 'brig' });
  expect(match.crew('dex')).toMatchObject({ ship: 1, faction: 'renegade', turned: true });
});
