import { scene } from '@starboard/renegades/testing';
import { describe, expect, test } from 'vitest';
import { catalogue } from '../../src/catalogue.ts';
import { orbitOf } from '../../src/field/board.ts';
import { sortByInitiative } from '../../src/rules/orbit/turn.ts';
import { isVisibleTo } from '../../src/rules/surface/stealth.ts';
import { crewById } from '../../src/rules/table.ts';
import { attackOf, bent, duel, resolve } from '../support/combat.ts';
import { port, until } from '../support/port.ts';

test('[RDA-VAR-10] the program, too, adds late, to what hits already', () => {
  const lasting = bent('late', { attackBonus: () => ({ name: 'gunner', add: 1, dice: 2 }) });
  const set = duel({ players: 1, lateBonuses: true, crews: [['lexxa', 'ronara', 'korrin', 'maeve', 'icheb']] })
    .crew('icheb', { at: [8, 10] })
    .crew('dex', { at: [8, 11], lasting })
    .dice(4, 3, 5, 4, 4);
  const played = resolve(set, state => attackOf(crewById(state, 'dex'), crewById(state, 'icheb'), 'ranged'), 3, [
    ['red:1', 'black:1'],
    ['red:2', 'black:2'],
  ]);
  expect(played.said('attack.raised').map(({ rule, params }) => [rule, params!['from'], params!['dice']])).toEqual([
    ['RDA-VAR-10', '4 5', '5 6'],
  ]);
  expect(played.said('attack.result')[0]!.params).toMatchObject({ pairs: '5/4 6/4', harm: 2 });
});

describe('Jailbreak', () => {
  const home = (where: 'landed' | 'docked', near: number, far: number) =>
    scene({ players: 4 })
      .with(state => {
        state.chase = 'coalition';
        for (const ship of state.ships) Object.assign(ship, { where, cell: -1 });
        const width = where === 'landed' ? 11 : 32;
        state.ships[0]!.cell = width * 5 + 5;
        state.ships[2]!.cell = width * 5 + 5 + far;
        state.ships[3]!.cell = width * (5 + near) + 5;
      })
      .crew('dex', { aboard: 1, post: 'brig' })
      .perform(t => catalogue.events.jailbreak.happens(t))
      .crew('dex').aboard;

  test('[RDA-EVENT-05] the nearest ship is measured on the board where the prison lies, at home or in a dock', () => {
    expect(home('landed', 2, 4)).toBe(4);
    expect(home('landed', 4, 2)).toBe(3);
    expect(home('docked', 2, 4)).toBe(4);
    expect(home('docked', 4, 2)).toBe(3);
  });

  test('[RDA-EVENT-05] ships on another board are farther, captured ones are none', () => {
    const freed = (change: object) =>
      scene({ players: 4 })
        .ship(1, { at: [12, 12] })
        .ship(3, { at: [12, 13], ...change })
        .ship(4, { at: [3, 3] })
        .crew('dex', { aboard: 1, post: 'brig' })
        .perform(t => catalogue.events.jailbreak.happens(t))
        .crew('dex').aboard;
    expect(freed({})).toBe(3);
    expect(freed({ where: 'docked' })).toBe(4);
    expect(freed({ where: 'home' })).toBe(4);
    expect(freed({ where: 'captured' })).toBe(4);
  });
});

test('[RDA-ORDER-08] of two ships of the program a die says who goes first', () => {
  const order = (die: number) =>
    scene({ players: 2, coalition: 'program' })
      .crew('jayce', { post: 'quarters' })
      .crew('flibby', { post: 'quarters' })
      .crew('adira', { post: 'quarters' })
      .crew('tomas', { post: 'quarters' })
      .dice(die)
      .perform(t =>
        sortByInitiative(
          t,
          t.state.ships.filter(({ seat }) => seat === null),
          () => 3,
        ),
      ).result as { no: number }[];
  expect([order(1), order(6)].map(ships => ships.map(({ no }) => no))).toEqual([
    [3, 4],
    [4, 3],
  ]);
});

test('[RDA-STEALTH-05] friends see each other in stealth, others only whom they have found', () => {
  const { state } = scene().crew('lexxa', { at: [3, 12], stealth: true });
  const sees = (id: 'prak' | 'dex') => isVisibleTo(state, crewById(state, id), crewById(state, 'lexxa'));
  expect([sees('prak'), sees('dex')]).toEqual([true, false]);
  crewById(state, 'dex').detected = ['crew:lexxa'];
  expect(sees('dex')).toBe(true);
});

test('[RDA-DEC-20, RDA-PRISONER-02] who has nothing to give is asked for nothing', () => {
  const match = until(
    port({ digits: [50, 0] }).with(({ ships }) => {
      for (const ship of ships) ship.armory = [];
    }),
    'shore.trade',
  ).choose('trade:p2');
  expect(match.asks).toBe('tradeGive');
  match.choose(['digits:25']);
  expect([match.asks, match.asked]).toEqual(['tradeOffer', 'p2']);
  match.choose('accept');
  expect(match.state.purses).toMatchObject({ p1: 25, p2: 25 });
});

test('[RDA-TILE-08, RDA-MOVE-12] the square ahead that hurts may be entered, unless a ship in orbit or a fighter is there', () => {
  const { dangers, grid } = orbitOf(scene().state);
  const danger = [...dangers.keys()].find(cell => !dangers.has(cell - 1) && grid.terrain[cell - 1]! >= 0)!;
  const offered = (set = scene()) => {
    set.state.ships[0]!.cell = danger - 1;
    const match = set.ship(1, { facing: 'E' }).turnOf(1).play().choose('move');
    return match.offersPlace(danger * 8 + 2);
  };
  const other = (where: 'orbit' | 'docked') =>
    scene().with(({ ships }) => {
      Object.assign(ships[1]!, { cell: danger, where });
    });
  expect(offered()).toBe(true);
  expect(offered(other('orbit'))).toBe(false);
  expect(offered(other('docked'))).toBe(true);
  const fighter = scene().fighter('dregg', [3, 3]);
  expect(offered(fighter)).toBe(true);
  fighter.state.fighters[0]!.cell = danger;
  expect(offered(fighter)).toBe(false);
});

test('[RDA-SURFACE-09] On My Command: the friend may do nothing', () => {
  const match = scene()
    .crew('lexxa', { at: [8, 10] })
    .crew('prak', { at: [8, 11] })
    .partyTurn('lexxa')
    .play()
    .choose('command:crew:prak', 'pass');
  expect([match.asks, match.state.party!.actions]).toEqual(['crewAct', 1]);
});
