import { scene } from '@starboard/renegades/testing';
import { describe, expect, test } from 'vitest';
import { ships } from '../../src/cards/ships.ts';
import { idsOf } from '../../src/catalogue.ts';
import { newCard } from '../../src/rules/gear/cards.ts';
import {
  attackDiceOf,
  freeCapacity,
  hullOf,
  isCritical,
  movementOf,
  shieldsOf,
  shipRangeOf,
  shipStats,
} from '../../src/rules/ship.ts';
import { comeAboard, install } from '../../src/rules/stations.ts';
import { crewById, shipNo } from '../../src/rules/table.ts';
import type { State } from '../../src/types.ts';

const icarus = (state: State) => shipNo(state, 1);
const aurora = (state: State) => shipNo(state, 2);

describe('what a ship is', () => {
  test('[RDA-SHIP-01, RDA-SHIP-02, RDA-SHIP-03, RDA-SHIP-16, RDA-EX-06, RDA-RUL-10] all four are alike: capacity 7, range 6, shields 10, hull 6, three slots; with Weapons 4 and Piloting 5 it attacks with 5 and moves 6', () => {
    const { state } = scene({ players: 4 });
    expect(idsOf(ships).map(id => ships[id].faction)).toEqual(['renegade', 'renegade', 'coalition', 'coalition']);
    expect(shipStats).toEqual({ capacity: 7, range: 6, shields: 10, hull: 6, slots: 3 });
    for (const ship of state.ships) {
      expect([shipRangeOf(state, ship), shieldsOf(state, ship), hullOf(state, ship)]).toEqual([6, 10, 6]);
      expect(freeCapacity(state, ship)).toBe(2);
    }
    // Prak has Weapons 4 and Attack 4, Ronara Piloting 5
    expect([attackDiceOf(state, icarus(state)), movementOf(state, icarus(state))]).toEqual([5, 6]);
    // Korrin has Weapons 4 but Attack 5: the skill counts
    expect(attackDiceOf(state, shipNo(state, 2))).toBe(5);
  });

  test('[RDA-SHIP-06, RDA-SHIP-12, RDA-MOVE-06, RDA-CRIT-03, RDA-EX-17] Flibby carries it 6 with shields, 5 without and 4 when critical', () => {
    const { state } = scene();
    const ship = aurora(state);
    expect(movementOf(state, ship)).toBe(6);
    Object.assign(ship, { flipped: true });
    expect(movementOf(state, ship)).toBe(5);
    Object.assign(ship, { damage: 6 });
    expect(movementOf(state, ship)).toBe(4);
    ship.upgrades.push('ionDrive'); // no bonuses any more
    expect(movementOf(state, ship)).toBe(4);
    Object.assign(ship, { damage: 5 });
    expect(movementOf(state, ship)).toBe(6);
  });

  test('[RDA-MOVE-06] never less than nothing', () => {
    const { state } = scene()
      .ship(1, { flipped: true, damage: 6 })
      .crew('ronara', { post: 'quarters' })
      .crew('maeve', { post: 'navigation' });
    expect(movementOf(state, icarus(state))).toBe(0); // Piloting 1
  });

  test('[RDA-SHIP-07, RDA-SHIP-12, RDA-EX-18, RDA-RUL-10] Rovanna attacks with 5 dice with shields, with 4 without', () => {
    const { state } = scene();
    expect(attackDiceOf(state, aurora(state))).toBe(5);
    Object.assign(aurora(state), { flipped: true });
    expect(attackDiceOf(state, aurora(state))).toBe(4);
  });

  test('[RDA-SHIP-04, RDA-SHIP-05] without somebody at Weapons it does not attack, without somebody at Navigation it does not move', () => {
    const match = scene()
      .ship(1, { at: [7, 9], facing: 'E' })
      .ship(2, { at: [7, 12] })
      .crew('prak', { post: 'quarters' })
      .crew('ronara', { post: 'quarters' })
      .turnOf(1)
      .play();
    expect(match.offers().filter(key => key === 'move' || key.startsWith('attack'))).toEqual([]);
    expect([match.barred('attack'), match.barred('move')]).toEqual(['RDA-SHIP-04', 'RDA-SHIP-05']);
    const manned = scene()
      .ship(1, { at: [7, 9], facing: 'E' })
      .ship(2, { at: [7, 12] })
      .turnOf(1)
      .play();
    expect(manned.offers()).toEqual(expect.arrayContaining(['move', 'attack:ship:2']));
  });

  test('[RDA-SHIP-15] range counts up to the target’s square, and grows by upgrades', () => {
    const at = (col: number) =>
      scene()
        .ship(1, { at: [7, 8], facing: 'E' })
        .ship(2, { at: [7, col] });
    expect(at(14).turnOf(1).play().offers('attack')).toEqual(['attack:ship:2']);
    expect(at(15).turnOf(1).play().offers('attack')).toEqual([]);
    const farther = at(15).ship(1, { upgrades: ['longRangeArray'] });
    expect(farther.turnOf(1).play().offers('attack')).toEqual(['attack:ship:2']);
  });

  test('[RDA-SHIP-14, RDA-RUL-74] a ship is never destroyed: critical, it stays in play and damage does nothing more to it', () => {
    const set = scene()
      .ship(1, { flipped: true, damage: 6, at: [7, 12] })
      .ship(2, { at: [7, 9], facing: 'E' })
      .turnOf(2)
      .dice(6, 6, 6, 6, 6, 1, 1, 1, 1, 1);
    const match = set.play().choose('attack:ship:1');
    while (match.asks !== 'act') match.choose(match.shown().shape === 'some' ? [] : match.offers().at(-1)!);
    expect(match.ship(1)).toMatchObject({ where: 'orbit', damage: 6, flipped: true });
    expect(isCritical(match.state as State, match.ship(1))).toBe(true);
  });
});

describe('who is aboard', () => {
  test('[RDA-SHIP-08, RDA-SHIP-09, RDA-RUL-11] the crew counts wherever it is, patients count, captives in the Med Bay count; the brig does not', () => {
    const { state } = scene()
      .crew('prak', { at: [8, 8] })
      .crew('maeve', { post: 'medbay', wounds: 3 });
    expect(freeCapacity(state, icarus(state))).toBe(2);
    Object.assign(crewById(state, 'flibby'), { aboard: 1, post: 'medbay', wounds: 6 });
    expect(freeCapacity(state, icarus(state))).toBe(1);
    Object.assign(crewById(state, 'flibby'), { post: 'brig' });
    expect(freeCapacity(state, icarus(state))).toBe(2);
    expect(freeCapacity(state, aurora(state))).toBe(3); // she is not theirs to feed
  });

  test('[RDA-SHIP-19] a character aboard counts, in the hold or beside its escort, but is never turned away', () => {
    const set = scene({ mission: 'runawayPrincess' })
      .parameter('xelani', 'character', null, { bearer: 'lexxa' })
      .parameter('ulep', 'character', null, { hold: 1 });
    expect(freeCapacity(set.state, icarus(set.state))).toBe(0);
    const full = scene({ mission: 'runawayPrincess', tier: 2 })
      .docked(1, [-2, 13])
      .ship(1, { components: ['cryoPod', 'cryoPod'] })
      .crew('lexxa', { at: [-1, 13] })
      .parameter('xelani', 'character', null, { bearer: 'lexxa' });
    expect(freeCapacity(full.state, icarus(full.state))).toBe(0);
    const played = full.perform(t => comeAboard(t, crewById(t.state, 'lexxa')), 'hold', 'commander');
    expect(played.parameter(1).hold).toBe(1);
    expect(freeCapacity(played.state as State, played.ship(1))).toBe(-1);
  });

  test('[RDA-SHIP-19] a Cryo Pod is: without room it stays outside', () => {
    const full = scene()
      .ship(1, { at: [7, 9], components: ['cryoPod', 'cryoPod'] })
      .salvage(15, [7, 10])
      .turnOf(1)
      .play()
      .choose(`salvage:${scene().salvage(15, [7, 10]).state.salvage[0]!.cell}`);
    expect(full.said('salvage.noRoom')).toHaveLength(1);
    expect(full.state.salvage).toHaveLength(1);
    expect(full.ship(1).components).toHaveLength(2);
    const roomy = scene()
      .ship(1, { at: [7, 9] })
      .salvage(15, [7, 10])
      .turnOf(1)
      .play();
    roomy.choose(roomy.offers('salvage')[0]!);
    expect(roomy.ship(1).components.map(({ card }) => card)).toEqual(['cryoPod']);
  });

  test('[RDA-SHIP-16, RDA-SHIP-20] upgrades and components take a slot each; with none free a component waits in the armory without effect', () => {
    const played = scene()
      .ship(1, { upgrades: ['ionDrive', 'twinCannons'] })
      .perform(function* (t) {
        install(t, icarus(t.state), newCard(t.state, 'longLens'));
        install(t, icarus(t.state), newCard(t.state, 'ablativePlate'));
        install(t, icarus(t.state), newCard(t.state, 'fuelRod')); // needs no slot
      });
    const ship = played.ship(1);
    expect(ship.components.map(({ card }) => card)).toEqual(['longLens', 'fuelRod']);
    expect(ship.armory.map(({ card }) => card)).toEqual(['ablativePlate']);
    expect([shipRangeOf(played.state as State, ship), hullOf(played.state as State, ship)]).toEqual([7, 6]);
  });
});
