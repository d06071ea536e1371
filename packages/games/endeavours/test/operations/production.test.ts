import { type Scene, scene } from '@starboard/endeavours/testing';
import { describe, expect, test } from 'vitest';
import { mayMove } from '../../src/rules/move/movement.ts';
import { production } from '../../src/rules/operations/production.ts';
import { doing, namesIn, offered, stackIn } from '../support/operations.ts';

const canProduce = (at: Scene) => production.isPossible(at.state);

describe('ET production', () => {
  test('[END-ETPROD-01, END-PATENT-02] a Hand card of the Factory’s type, black side up, in an outpost that is made for it', () => {
    const made = doing(scene().factory('EROS').hand('T05', 'T06'), production); // T06 is of type C
    expect(made.state.hand).toEqual(['T06']);
    expect([made.stack(2).kind, made.stack(2).node]).toEqual(['outpost', 'EROS']);
    expect(made.card('T05')!.side).toBe('black');
  });

  test('[END-ETPROD-01] into a Stack that is there', () => {
    const table = scene()
      .factory('EROS')
      .hand('T05')
      .rocket('EROS', { cards: ['rover'] });
    doing(table, production);
    expect(namesIn(stackIn(table, 2))).toEqual(['rover', 'T05']);
  });

  test('[END-ETPROD-02] no Bernal, no Human; a Robot of the type within the colonist limit', () => {
    expect(canProduce(scene().factory('BENNU').hand('B03', 'N01'))).toBe(false);
    expect(canProduce(scene().factory('EROS').hand('N13'))).toBe(false); // of type C
    const robot = doing(scene().factory('BENNU').hand('N13'), production);
    expect(robot.cardsAt('BENNU')).toEqual(['N13']);
    expect(
      canProduce(
        scene()
          .factory('BENNU')
          .hand('N13')
          .rocket('EML1', { cards: ['N01'] }),
      ),
    ).toBe(false);
  });

  test('[END-ETPROD-03, END-COLONY-07] each Engineer at the Factory or at a Bernal over it adds a product', () => {
    const shop = () => scene().factory('VESTA').hand('T07', 'R03', 'G05', 'H05');
    expect(doing(shop(), production, 'T07').state.hand).toHaveLength(3);
    const both = shop()
      .bernal('B03', 'CE-LA', {}, ['N08'])
      .outpost('VESTA', { cards: ['N01'] });
    const made = doing(both, production, 'T07', 'node:VESTA', 'R03', 'node:VESTA', 'G05', 'node:VESTA');
    expect(made.state.hand).toEqual(['H05']);
    const away = shop().outpost('CE-LA', { cards: ['N01'] }); // no Bernal there
    expect(doing(away, production, 'T07').state.hand).toHaveLength(3);
  });

  test('[END-ETPROD-04] it may appear at the Bernal whose Dirtside the Factory is', () => {
    const table = scene().factory('VESTA').hand('T07').bernal('B03', 'CE-LA');
    doing(table, production, 'node:CE-LA');
    expect(namesIn(stackIn(table, 2))).toEqual(['B03', 'T07']);
  });

  test('[END-ETPROD-05] it may move in the same year', () => {
    // T11 is of type H.
    const rocket = scene()
      .factory('TUTTLE')
      .hand('T11')
      .rocket('TUTTLE', { cards: ['rover'], wet: 4 });
    expect(mayMove(rocket.state, stackIn(rocket, 2))).toBe(false);
    doing(rocket, production);
    expect(mayMove(rocket.state, stackIn(rocket, 2))).toBe(true);
  });

  test('[END-ETPROD-06] equipment marked ANY at any Factory, beside a patent, each as one product', () => {
    expect(canProduce(scene().factory('EROS').hand('rover', 'module'))).toBe(false);
    const table = scene()
      .factory('EROS')
      .hand('cryoTank', 'T05')
      .outpost('EROS', { cards: ['N01'] });
    doing(table, production, 'cryoTank', 'T05');
    expect(namesIn(stackIn(table, 2))).toEqual(['N01', 'cryoTank', 'T05']);
    expect(stackIn(table, 2).cards.map(({ side }) => side)).toEqual(['white', 'front', 'black']);
    const alone = scene().factory('EROS').hand('cryoTank', 'T05');
    doing(alone, production, 'cryoTank');
    expect(alone.state.hand).toEqual(['T05']);
  });

  test('[END-FREIGHT-02, END-FREIGHT-01] a freighter at a Factory of its type, with a Stack of its own', () => {
    expect(canProduce(scene().factory('EROS').hand('K01'))).toBe(false);
    const made = doing(scene().factory('EROS').hand('K02'), production);
    expect([made.stack(2).kind, made.stack(2).wet]).toEqual(['freighter', null]);
    expect(mayMove(made.state as never, made.stack(2))).toBe(true);
  });

  test('[END-ETPROD-01] found cards are not produced, and an empty Hand makes nothing', () => {
    expect(canProduce(scene().factory('EROS').hand('XV1-1', 'OA1-1'))).toBe(false);
    expect(production.whyNot(scene().factory('EROS').state).reason.key).toBe('bar.emptyHand');
    expect(offered(scene().factory('EROS', 'BENNU').hand('T05', 'T06'), production)).toEqual([
      'node:EROS',
      'node:BENNU',
    ]);
  });
});
