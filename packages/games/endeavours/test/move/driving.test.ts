import { type Scene, scene } from '@starboard/endeavours/testing';
import { describe, expect, test } from 'vitest';
import { drive } from '../../src/rules/free/drive.ts';
import { acting, cardIn, keyFor, noOf, offered, stackIn } from '../support/operations.ts';

type Role = Parameters<Scene['rocket']>[1];
/** On Mars, where both roads lead to Sites that are no longer new. */
const mars = (cards: Role['cards'], cargo: Role['cargo'] = {}) =>
  scene()
    .rocket('MAR-PV', { cards: cards!, cargo: cargo! })
    .site('MAR-AR', { visited: true })
    .site('MAR-KO', { visited: true });
const canDrive = (at: Scene) => drive.isPossible(at.state);

describe('buggy roads', () => {
  test('[END-GAMEPLAY-05] a Rover or a buggy drives to the Site at the other end, once a year', () => {
    const table = mars(['rover']);
    acting(table, drive);
    expect(cardIn(table, 'rover') && stackIn(table, 3).node).toBe('MAR-AR');
    expect(canDrive(table)).toBe(false);
    table.state.usedYear = [];
    expect(offered(table, drive)).toEqual([`${noOf(table, 'rover')}>MAR-PV`, `${noOf(table, 'rover')}>MAR-KO`]);
    expect(canDrive(mars(['R01']))).toBe(true); // a buggy
    expect(canDrive(mars(['C07', 'R05', 'drill']))).toBe(false); // missile, raygun
    expect(canDrive(scene().rocket('DEIMOS', { cards: ['rover'] }))).toBe(false); // no road
  });

  test('[END-GAMEPLAY-06] Cargo of mass 2 in all goes along', () => {
    const table = mars(['rover', 'drill', 'antenna', 'plating']);
    const [drill, antenna, plating] = (['drill', 'antenna', 'plating'] as const).map(id => keyFor(table, id));
    expect(offered(table, drive)).toEqual([drill, antenna, plating, 'done']);
    const again = mars(['rover', 'drill', 'antenna', 'plating']);
    const done = acting(again, drive, drill, antenna);
    expect(done.cardsAt('MAR-AR')).toEqual(['rover', 'drill', 'antenna']);
    const single = mars(['rover', 'drill', 'antenna', 'plating']);
    expect(acting(single, drive, plating).cardsAt('MAR-AR')).toEqual(['rover', 'plating']);
  });

  test('[END-GAMEPLAY-06, END-GAMEPLAY-04] tanks are Cargo, too', () => {
    const table = mars(['rover'], { water: 3, dirt: 1 });
    const done = acting(table, drive, '2:water', '2:dirt');
    expect(done.stack(3).cargo).toMatchObject({ water: 1, dirt: 1 });
    expect(done.stack(2).cargo).toMatchObject({ water: 2, dirt: 0 });
  });

  test('[END-GAMEPLAY-07] a new Site is rolled for at once', () => {
    const table = scene()
      .rocket('MAR-PV', { cards: ['rover'] })
      .dice(5, 4, 3, 2, 6);
    const done = acting(table, drive);
    expect(done.site('MAR-AR')).toMatchObject({ visited: true, hazard: [4, 3], terrain: 2, potential: 6 });
    expect(done.card('rover')!.damaged).toBe(false); // no shielding roll
  });

  test('[END-GAMEPLAY-20] undamaged, but without support; Humans may be Cargo', () => {
    expect(canDrive(mars([{ card: 'rover', damaged: true }]))).toBe(false);
    expect(canDrive(mars(['R06']))).toBe(true); // it would need current to prospect
    const table = mars(['R06', 'C07', 'tourists']);
    const done = acting(table, drive, keyFor(table, 'C07'), keyFor(table, 'tourists'));
    expect(done.cardsAt('MAR-AR')).toEqual(['R06', 'C07', 'tourists']);
  });

  test('[END-GAMEPLAY-20] into a Stack that is there, or a new outpost; without one it is not offered', () => {
    const there = mars(['rover']).outpost('MAR-AR', { cards: ['drill'] });
    expect(acting(there, drive).stack(3).cards).toHaveLength(2);
    const full = mars(['rover'])
      .outpost('EML1', { cards: ['drill'] })
      .outpost('EML2', { cards: ['antenna'] });
    expect(canDrive(full)).toBe(false);
    const joined = mars(['rover'])
      .outpost('EML1', { cards: ['drill'] })
      .outpost('MAR-AR', { cards: ['antenna'] });
    expect(canDrive(joined)).toBe(true);
  });

  test('[END-GAMEPLAY-20] the Stack left behind grows lighter', () => {
    const table = scene()
      .rocket('MAR-PV', { cards: ['C07', 'rover'], wet: 5 })
      .site('MAR-AR', { visited: true });
    acting(table, drive, 'done');
    expect(stackIn(table, 2).wet).toBe(19); // mass 4
  });
});
