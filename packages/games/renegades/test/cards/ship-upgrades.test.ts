import { cellAt } from '@starboard/renegades/testing';
import { describe, expect, test } from 'vitest';
import { upgrades } from '../../src/cards/upgrades.ts';
import { catalogue } from '../../src/catalogue.ts';
import { healPatients } from '../../src/rules/healing.ts';
import { freePivotsOf } from '../../src/rules/orbit/move.ts';
import { salvageInReach } from '../../src/rules/orbit/salvage.ts';
import { freeCapacity, hullOf, movementOf, shieldsOf, shipRangeOf } from '../../src/rules/ship.ts';
import { keywordsOf, shipNo } from '../../src/rules/table.ts';
import type { State, UpgradeId } from '../../src/types.ts';
import { adds, craft, defends, first, inSpace, red, rolled, take, who } from '../support/cards.ts';
import { attackOf, resolve } from '../support/combat.ts';

describe('upgrades of ships', () => {
  const fitted = (...list: UpgradeId[]) =>
    inSpace(first()).ship(1, { upgrades: list, declared: 'inCommand' }).turnOf(1);
  const changes = (upgrade: UpgradeId, look: (state: State) => unknown) => [
    look(fitted().state),
    look(fitted(upgrade).state),
  ];

  test('[RDA-UPGRADE-03, RDA-UPGRADE-04] Reinforced Shields: shields +2', () => {
    expect(changes('reinforcedShields', state => shieldsOf(state, shipNo(state, 1)))).toEqual([10, 12]);
  });

  test('[RDA-UPGRADE-03] Layered Hull: hull +2', () => {
    expect(changes('layeredHull', state => hullOf(state, shipNo(state, 1)))).toEqual([6, 8]);
  });

  test('[RDA-UPGRADE-03, RDA-SHIP-15] Long-Range Array: range +1', () => {
    expect(changes('longRangeArray', state => shipRangeOf(state, shipNo(state, 1)))).toEqual([6, 7]);
  });

  test('[RDA-UPGRADE-03] Ion Drive: movement +1', () => {
    expect(changes('ionDrive', state => movementOf(state, shipNo(state, 1)))).toEqual([6, 7]);
  });

  test('[RDA-UPGRADE-03] Twin Cannons: a red die more', () => {
    const fire = (...list: UpgradeId[]) =>
      red(resolve(fitted(...list).dice(1, 1, 1), s => attackOf(shipNo(s, 1), shipNo(s, 2), 'ship'), 2));
    expect([fire(), fire('twinCannons')]).toEqual(['1 1', '1 1 1']);
  });

  test('[RDA-UPGRADE-03] Fire Computer: attack +1/1', () => {
    const set = fitted('fireComputer');
    expect(adds(set, craft(set, 1), craft(set, 2), 'ship')).toContain('fireComputer +1/1');
  });

  test('[RDA-UPGRADE-03] Deflector Grid: defense +1/1, whatever attacks', () => {
    const set = fitted('deflectorGrid');
    expect(defends(set, craft(set, 2), craft(set, 1), 'ship')).toContain('deflectorGrid +1/1');
    expect(defends(set, null, craft(set, 1), 'hazard')).toContain('deflectorGrid +1/1');
  });

  test('[RDA-UPGRADE-03] Extra Bunks: capacity +1', () => {
    expect(changes('extraBunks', state => freeCapacity(state, shipNo(state, 1)))).toEqual([2, 3]);
  });

  test('[RDA-UPGRADE-03, RDA-SALVAGE-04] Cargo Tractor: Salvage reaches tokens within 2', () => {
    const count = (upgrade: UpgradeId[], col: number) => {
      const set = fitted(...upgrade).salvage(3, [21, col]);
      return salvageInReach(set.state, craft(set, 1)).length;
    };
    expect([count([], 3), count(['cargoTractor'], 3), count(['cargoTractor'], 2)]).toEqual([0, 1, 0]);
  });

  test('[RDA-UPGRADE-03] Auto-Medic: the Med Bay heals 1 without a medic', () => {
    const heal = (set: ReturnType<typeof first>) =>
      set
        .crew('icheb', { post: 'medbay', wounds: 6 })
        .perform(function* (t) {
          healPatients(t);
        })
        .crew('icheb').wounds;
    expect([heal(fitted()), heal(fitted('autoMedic'))]).toEqual([6, 5]);
    expect(heal(fitted('autoMedic').crew('maeve', { post: 'medbay' }))).toBe(4);
  });

  test('[RDA-UPGRADE-03] Secure Brig: prisoners ignore Jailbreak', () => {
    const jail = (...list: UpgradeId[]) =>
      fitted(...list)
        .crew('dex', { aboard: 1, post: 'brig' })
        .perform(t => catalogue.events.jailbreak.happens(t))
        .crew('dex');
    expect(jail()).toMatchObject({ aboard: 2, post: 'quarters' });
    expect(jail('secureBrig')).toMatchObject({ aboard: 1, post: 'brig' });
  });

  test('[RDA-UPGRADE-03] Afterburners: once a mission +3 points and free pivots on one Move', () => {
    const match = fitted('afterburners').play().choose('afterburners');
    expect(movementOf(match.match.state, match.ship(1))).toBe(9);
    expect(freePivotsOf(match.match.state, match.ship(1))).toBe(99);
    match.choose('move', cellAt([21, 5]) * 8 + 2);
    expect(movementOf(match.match.state, match.ship(1))).toBe(6);
    expect(match.offers()).not.toContain('afterburners');
    const set = fitted('afterburners').ship(1, { usedMission: ['afterburners'] });
    expect(() => take(set, craft(set, 1), 'afterburners')).toThrow();
  });

  test('[RDA-DATA-01, RDA-UPGRADE-02, RDA-CREW-09] 36 upgrades, each for whom it names', () => {
    expect(Object.values(upgrades).map(({ no }) => no)).toEqual(
      Array.from({ length: 36 }, (_, at) => `UP${String(at + 1).padStart(2, '0')}`),
    );
    expect(upgrades.xenoReflexes.needs).toBe('alien');
    expect(upgrades.bladeDancer.needs).toBe('human');
    expect(keywordsOf(who(first(), 'prak'))).toContain('alien');
    expect(rolled(first().perform(function* () {}))).toEqual([]);
  });
});
