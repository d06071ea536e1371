import { type Scene, scene } from '@starboard/endeavours/testing';
import { describe, expect, test } from 'vitest';
import { labs } from '../../src/rules/bernals.ts';
import { decommissionFreely } from '../../src/rules/free/tokens.ts';
import { boost } from '../../src/rules/operations/boost.ts';
import { promotion } from '../../src/rules/operations/promotion.ts';
import { colonistLimit } from '../../src/rules/people/colonists.ts';
import { acting, cardIn, doing, keyFor, offered } from '../support/operations.ts';

const canPromote = (at: Scene) => promotion.isPossible(at.state);

describe('promotion', () => {
  test('[END-PATENT-04] a freighter, GW thruster or colonist with a Colony on a Site of its kind, for no Aqua', () => {
    const table = scene()
      .colony('CERES')
      .rocket('CERES', { cards: ['N09', 'W06', 'N01'] }); // C, astro, sub
    expect(offered(table, promotion)).toEqual([keyFor(table, 'N09'), keyFor(table, 'W06'), keyFor(table, 'N01')]);
    const done = doing(table, promotion, keyFor(table, 'W06'));
    expect(done.card('W06')!.side).toBe('purple');
    expect(done.state.bank).toBe(10);
  });

  test('[END-PATENT-04] not with a Factory alone, nor on a Site of another kind, nor damaged, nor twice', () => {
    expect(
      canPromote(
        scene()
          .factory('CERES')
          .rocket('CERES', { cards: ['N09'] }),
      ),
    ).toBe(false);
    expect(
      canPromote(
        scene()
          .colony('VESTA')
          .rocket('VESTA', { cards: ['N09'] }),
      ),
    ).toBe(false);
    expect(
      canPromote(
        scene()
          .colony('VESTA')
          .rocket('VESTA', { cards: ['N04'] }),
      ),
    ).toBe(true);
    expect(
      canPromote(
        scene()
          .colony('CERES')
          .rocket('CERES', { cards: [{ card: 'W06', damaged: true }] }),
      ),
    ).toBe(false);
    expect(
      canPromote(
        scene()
          .colony('CERES')
          .rocket('CERES', { cards: [{ card: 'N09', side: 'purple' }] }),
      ),
    ).toBe(false);
    expect(
      canPromote(
        scene()
          .colony('CERES')
          .rocket('CERES', { cards: ['T05', 'C07'] }),
      ),
    ).toBe(false);
  });

  test('[END-PATENT-04] or with a Lab, whatever its kind', () => {
    expect(canPromote(scene().rocket('EML3', { cards: ['N09'] }))).toBe(false);
    const lab = scene().rocket('EML3', { cards: ['N09'] });
    cardIn(lab, 'B05').side = 'purple';
    expect(canPromote(lab)).toBe(true);
  });

  test('[END-PATENT-04] kinds are letters and features: push, atmospheric, submarine, astrobiology', () => {
    expect(
      canPromote(
        scene()
          .colony('AMUN')
          .rocket('AMUN', { cards: ['W03'] }),
      ),
    ).toBe(true); // push
    expect(
      canPromote(
        scene()
          .colony('MAR-AR')
          .rocket('MAR-AR', { cards: ['N08'] }),
      ),
    ).toBe(true); // atm
    expect(
      canPromote(
        scene()
          .colony('BENNU')
          .rocket('BENNU', { cards: ['W03', 'N08', 'N01', 'N02'] }),
      ),
    ).toBe(false);
  });

  test('[END-PATENT-05, END-RULE-39] the Home Bernal by a Colony of its kind anywhere', () => {
    expect(canPromote(scene().colony('CERES'))).toBe(false); // B05 wants S
    const table = scene().colony('EROS');
    doing(table, promotion);
    expect(cardIn(table, 'B05').side).toBe('purple');
  });

  test('[END-PATENT-05] another Bernal only by a Colony among its Dirtsides, and Anchored', () => {
    const away = scene().colony('EUREKA').factory('CERES').bernal('B03', 'CE-LC'); // B03 wants V
    expect(canPromote(away)).toBe(false);
    expect(canPromote(scene().colony('VESTA').bernal('B03', 'CE-LA'))).toBe(true);
    expect(canPromote(scene().colony('VESTA').bernal('B03', 'CE-LA', { anchored: false }))).toBe(false);
  });

  test('[END-BERNAL-08] a promoted Bernal is a Lab, and the colonist limit rises by one more', () => {
    const table = scene({ boostWater: false }).colony('EROS').hand('F01');
    expect([labs(table.state), colonistLimit(table.state)]).toEqual([[], 1]);
    expect(offered(table, boost)).toEqual(['F01@LEO', 'F01@EML3']);
    doing(table, promotion);
    expect([labs(table.state), colonistLimit(table.state)]).toEqual([['EML3'], 2]);
    expect(doing(table, boost, 'F01@EML3').state.bank).toBe(8); // its second ability: 3, and the Crew’s 1 back
  });

  test('[END-PATENT-06] Decommissioned, a purple side is its first side again', () => {
    const table = scene().rocket('EML1', { cards: [{ card: 'W06', side: 'purple' }, 'rover'] });
    acting(table, decommissionFreely, keyFor(table, 'W06'));
    expect(table.state.hand).toEqual(['W06']);
  });
});
