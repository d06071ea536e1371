import { cellAt, scene } from '@starboard/renegades/testing';
import { describe, expect, test } from 'vitest';
import { isObstructed, orbitOf } from '../../src/field/board.ts';
import { collectSalvage, scanSalvage } from '../../src/rules/orbit/salvage.ts';
import { roundEnds } from '../../src/rules/round.ts';
import { shipNo } from '../../src/rules/table.ts';
import { passOn } from '../support/orbit.ts';

const cell = cellAt([7, 10]);

/** The Icarus beside a token; Maeve (Search 4, one die more by Sharp Ears) is at Communications. */
const beside = (token: number) =>
  scene()
    .ship(1, { at: [7, 9] })
    .salvage(token, [7, 10])
    .turnOf(1);

describe('scanning salvage', () => {
  test('[RDA-SALVAGE-01, RDA-DEC-02, RDA-DEC-09] free, with the Search of who is at Communications; the player alone sees it', () => {
    const match = beside(27).dice(1, 1, 1, 1, 5).play();
    match.choose(`scan:${cell}`);
    expect(match.said('test.passed')[0]!.params).toMatchObject({ who: { key: 'crew.maeve' } });
    expect(match.said('salvage.seen')[0]).toMatchObject({ to: ['p1'] });
    expect(match.state.salvage[0]!.seenBy).toEqual(['p1']);
    expect(match.state.turn!.actions).toBe(2);
  });

  test('[RDA-SALVAGE-05] one scan in a round, whatever its outcome', () => {
    const match = beside(27).salvage(28, [6, 9]).dice(1, 1, 1, 1, 4).play();
    expect(match.offers('scan:')).toHaveLength(2);
    match.choose(`scan:${cell}`);
    expect(match.offers('scan:')).toEqual([]);
    expect(match.state.salvage[0]!.seenBy).toEqual([]);
    expect(match.offers('salvage')).toHaveLength(2);
  });

  test('[RDA-SALVAGE-02] nobody at Communications, no scan; but it may be collected', () => {
    const match = beside(19).crew('maeve', { post: 'medbay' }).play();
    expect(match.offers('scan:')).toEqual([]);
    expect(match.offers('salvage')).toEqual([`salvage:${cell}`]);
  });
});

describe('collecting salvage', () => {
  test('[RDA-SALVAGE-04, RDA-RUL-56] an action, on the token or next to it', () => {
    const match = beside(19).play().choose(`salvage:${cell}`);
    expect(match.state.turn!.actions).toBe(1);
    expect(match.state.salvage).toEqual([]);
    expect(match.state.purses['p1']).toBe(25); // at once (RDA-SETUP-33)
    expect(
      beside(19)
        .ship(1, { at: [7, 10] })
        .play()
        .offers('salvage'),
    ).toHaveLength(1);
    expect(
      beside(19)
        .ship(1, { at: [7, 8] })
        .play()
        .offers('salvage'),
    ).toEqual([]);
  });

  test('[RDA-SALVAGE-05] a weapon goes to the armory, a component to a slot', () => {
    const rifle = beside(11).play().choose(`salvage:${cell}`);
    expect(rifle.ship(1).armory.map(({ card }) => card)).toEqual(['salvagedRifle']);
    const lens = beside(4).play().choose(`salvage:${cell}`);
    expect(lens.ship(1).components.map(({ card }) => card)).toEqual(['longLens']);
    const booster = beside(17).play().choose(`salvage:${cell}`);
    expect(booster.ship(1).components.map(({ card }) => card)).toEqual(['signalBooster']);
    expect(booster.ship(1).armory.map(({ card }) => card)).not.toContain('signalBooster');
  });

  test('[RDA-SALVAGE-03, RDA-SALVAGE-04, RDA-RUL-56] unscanned, an explosive strikes the collector alone, with the dice printed', () => {
    const match = beside(27)
      .ship(2, { at: [8, 10] })
      .dice(6, 6, 1, 1, 1)
      .play();
    passOn(match.choose(`salvage:${cell}`));
    expect(match.said('attack.rolled')[0]!.params).toMatchObject({ dice: '6 6 1' });
    expect([match.ship(1).damage, match.ship(2).damage]).toEqual([2, 0]);
    const four = beside(29).dice(1, 1, 1, 1).play().choose(`salvage:${cell}`);
    expect(four.said('attack.rolled')[0]!.params).toMatchObject({ dice: '1 1 1 1' });
  });

  test('[RDA-SALVAGE-03] after its own successful scan it does nothing', () => {
    const match = beside(27).dice(1, 1, 1, 1, 6).play().choose(`scan:${cell}`, `salvage:${cell}`);
    expect(match.said('hazard.strikes')).toEqual([]);
    expect(match.state.salvage).toEqual([]);
    const failed = beside(27).dice(1, 1, 1, 1, 1, 1, 1, 1).play().choose(`scan:${cell}`, `salvage:${cell}`);
    expect(failed.said('hazard.strikes')).toHaveLength(1);
  });

  test('[RDA-SALVAGE-01, RDA-SEARCH-09] a scan in an earlier round will do', () => {
    const performed = beside(27)
      .dice(1, 1, 1, 1, 6)
      .perform(function* (t) {
        yield* scanSalvage(t, shipNo(t.state, 1), t.state.salvage[0]!);
        yield* roundEnds(t);
        yield* collectSalvage(t, shipNo(t.state, 1), t.state.salvage[0]!);
      });
    expect(performed.said('hazard.strikes')).toEqual([]);
    expect(performed.state.salvage).toEqual([]);
  });

  test('[RDA-SALVAGE-07] its square is obstructed while it lies there', () => {
    const match = beside(19).play();
    const isGreen = () => isObstructed(match.state as never, orbitOf(match.state as never), cell);
    expect(isGreen()).toBe(true);
    match.choose(`salvage:${cell}`);
    expect(isGreen()).toBe(false);
  });
});
