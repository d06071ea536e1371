import { cellAt, scene } from '@starboard/renegades/testing';
import { describe, expect, test } from 'vitest';
import { isTakenOver, leaveShip, tendTheFallen } from '../../src/rules/surface/boarding.ts';
import { partiesTurn } from '../../src/rules/surface/turn.ts';
import { crewById, shipNo } from '../../src/rules/table.ts';
import { testsIn } from '../support/surface.ts';

const dock = cellAt([-2, 13]);

describe('coming aboard', () => {
  test('[RDA-ACTION-01, RDA-RUL-38, RDA-DEC-19] a Move that ends on the own ship’s square boards it, without an action of its own', () => {
    const match = scene()
      .docked(1, [-2, 13])
      .crew('prak', { at: [1, 13] })
      .partyTurn('prak')
      .play()
      .choose('move', dock);
    expect(match.asks).toBe('post');
    expect(match.offers()).toEqual(expect.arrayContaining(['weapons', 'medbay', 'quarters']));
    match.choose('medbay');
    expect(match.crew('prak')).toMatchObject({ aboard: 1, post: 'medbay' });
    expect(match.state.party!.actions).toBe(1);
  });

  test('[RDA-BOARDING-01, RDA-DOCK-06, RDA-BOARDING-04, RDA-BOARDING-02] an opposing docked ship is boarded in the same way; the action left may be an attack on anybody aboard', () => {
    const match = scene()
      .docked(2, [-2, 13])
      .crew('prak', { at: [1, 13] })
      .partyTurn('prak')
      .play()
      .choose('move', dock);
    expect(match.crew('prak')).toMatchObject({ aboard: 2, post: 'boarder' });
    expect(match.offers('melee')).toEqual(
      ['jayce', 'flibby', 'rovanna', 'ilse', 'dex'].map(each => `melee:crew:${each}`),
    );
  });

  test('[RDA-BOARDING-03] ranged weapons may be used aboard', () => {
    const match = scene()
      .docked(2, [-2, 13])
      .crew('prak', { aboard: 2, post: 'boarder', cards: ['arcPistol'] })
      .partyTurn('prak')
      .play();
    expect(match.offers('ranged')).toContain('ranged:crew:jayce');
  });

  test('[RDA-BOARDING-16] never a teammate’s ship', () => {
    const match = scene({ players: 4 })
      .docked(2, [-2, 13])
      .docked(3, [12, 27])
      .crew('prak', { at: [1, 13] })
      .partyTurn('prak')
      .play()
      .choose('move');
    expect(match.offersPlace(dock)).toBe(false);
    expect(match.offersPlace(cellAt([-1, 13]))).toBe(true);
  });

  test('[RDA-BOARDING-01] it must be able to pay for the square', () => {
    const match = scene()
      .docked(2, [-2, 13])
      .crew('prak', { at: [4, 13] })
      .partyTurn('prak')
      .play()
      .choose('move');
    expect(match.offersPlace(cellAt([-1, 13]))).toBe(true);
    expect(match.offersPlace(dock)).toBe(false);
  });
});

describe('fights aboard', () => {
  const boarded = () =>
    scene()
      .docked(2, [-2, 13], 0)
      .crew('prak', { aboard: 2, post: 'boarder' })
      .crew('icheb', { at: [16, 12] });

  test('[RDA-BOARDING-05, RDA-BOARDING-06] defenders have two actions each: Attack, Interact, swapping and leaving; they arm themselves for free', () => {
    const match = boarded()
      .ship(2, { armory: ['arcPistol'] })
      .partyTurn('jayce', { crew: null })
      .play()
      .choose('crew:dex');
    expect(match.offers().map(key => key.split(':')[0])).toEqual(['disembark', 'arm', 'melee', 'done']);
    expect(match.state.party!.actions).toBe(2);
    match.choose('arm');
    const [pistol] = match.offers('card');
    match.choose(pistol!);
    expect(match.crew('dex').cards).toMatchObject([{ card: 'arcPistol', wielded: true }]);
    expect(match.state.party!.actions).toBe(2);
    expect(match.offers()).toContain('ranged:crew:prak');
  });

  test('[RDA-BOARDING-05, RDA-SURFACE-07] they do not count towards the party of three; with three outside they only fight', () => {
    const match = boarded()
      .crew('jayce', { at: [3, 12] })
      .crew('flibby', { at: [3, 13] })
      .crew('rovanna', { at: [3, 14] })
      .partyTurn('jayce', { crew: null })
      .play();
    expect(match.offers('crew')).toEqual(['jayce', 'flibby', 'rovanna', 'ilse', 'dex'].map(each => `crew:${each}`));
    match.choose('crew:dex');
    expect(match.offers()).not.toContain('disembark');
    expect(match.barred('disembark')).toBe('RDA-SURFACE-07');
    expect(match.offers('melee')).toEqual(['melee:crew:prak']);
  });

  test('[RDA-BOARDING-06] eluding is needed aboard only to leave the ship', () => {
    const held = boarded().partyTurn('prak').dice(1, 1).play().choose('disembark');
    expect(held.crew('prak')).toMatchObject({ aboard: 2, held: true });
    expect(held.state.party!.actions).toBe(2);
    const free = boarded().partyTurn('prak').dice(5, 1, 5, 1, 1, 6, 5, 1, 5, 1).play().choose('disembark');
    expect(testsIn(free)).toHaveLength(5); // one for each of them
    expect(free.offersPlace(cellAt([-1, 13]))).toBe(true);
    free.choose(cellAt([0, 13]), cellAt([0, 13]));
    expect(free.crew('prak')).toMatchObject({ aboard: 0, cell: cellAt([0, 13]) });
    expect(free.state.party!.actions).toBe(1);
  });

  test('[RDA-BOARDING-07] a ship is taken over with an opposing crewmember and no conscious defender aboard', () => {
    const { state } = boarded();
    expect(isTakenOver(state, shipNo(state, 2))).toBe(false);
    for (const crew of state.crew) if (crew.ship === 2) crew.wounds = 12;
    expect(isTakenOver(state, shipNo(state, 2))).toBe(true);
    crewById(state, 'prak').wounds = 8;
    expect(isTakenOver(state, shipNo(state, 2))).toBe(false);
  });

  test('[RDA-BOARDING-15, RDA-BOARDING-12] captors may ascend the ship they took, not in the round it landed; its owners may not with free enemies aboard', () => {
    const taken = () =>
      boarded()
        .crew('dex', { at: [16, 13], wounds: 0 })
        .with(state => {
          for (const crew of state.crew) if (crew.aboard === 2 && crew.ship === 2) crew.wounds = 12;
        });
    expect(taken().partyTurn('prak').play().offers('ascend')).toEqual(['ascend:ship:2']);
    expect(taken().docked(2, [-2, 13], 1).partyTurn('prak').play().offers('ascend')).toEqual([]);
    expect(taken().partyTurn('dex').play().offers('ascend')).toEqual([]);
    expect(boarded().partyTurn('dex').play().offers('ascend')).toEqual([]);
  });

  test('[RDA-KO-08] who falls aboard stays; when the ship’s faction holds it, they are brought to the Med Bay', () => {
    const place = boarded().crew('dex', { wounds: 8 }).crew('prak', { wounds: 8 });
    const tended = place.perform(function* (t) {
      tendTheFallen(t, shipNo(t.state, 2));
    });
    expect(tended.crew('dex')).toMatchObject({ aboard: 2, post: 'medbay' });
    expect(tended.crew('prak')).toMatchObject({ aboard: 2, post: 'medbay' });
    const contested = boarded()
      .crew('dex', { wounds: 8 })
      .perform(function* (t) {
        tendTheFallen(t, shipNo(t.state, 2));
      });
    expect(contested.crew('dex').post).toBe('engineering');
  });

  test('[RDA-BOARDING-14] who leaves a ship stands on the free square nearest to its dock', () => {
    const left = boarded()
      .crew('jayce', { at: [-2, 12] })
      .npc('syphonTrooper', [-2, 13], { aboard: 2 })
      .perform(function* (t) {
        leaveShip(t, t.state.npcs[0]!);
      });
    expect(left.npc(1)).toMatchObject({ aboard: 0, cell: cellAt([-1, 12]) });
  });

  test('[RDA-RUL-51, RDA-ORDER-14] a docked ship with crew aboard has a surface turn even with nobody outside', () => {
    const match = scene().docked(2, [-2, 13], 0).partyTurn('dex', { crew: null }).play();
    expect(match.asks).toBe('who');
    expect(match.offers()).toEqual(expect.arrayContaining(['crew:dex', 'ascend:ship:2', 'done']));
    const ended = scene()
      .docked(2, [-2, 13])
      .partyTurn('dex', { crew: null })
      .perform(t => partiesTurn(t), 'done');
    expect(ended.state.party).toBeNull();
  });
});
