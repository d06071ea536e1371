import { type Scene, scene } from '@starboard/renegades/testing';
import { describe, expect, test } from 'vitest';
import { captureShip } from '../../src/rules/mission/capture.ts';
import { board, defendersOf, isTakenOver, tendTheFallen } from '../../src/rules/surface/boarding.ts';
import { crewById, shipNo } from '../../src/rules/table.ts';

/** Prak and Icheb of ship 1 have boarded ship 3 of the Coalition, whose crew lies there; the Coalition has ship 4 besides. */
const boarded = (): Scene =>
  scene({ players: 4 })
    .docked(3, [-2, 13], 0)
    .crew('prak', { aboard: 3, post: 'boarder' })
    .with(state => {
      for (const crew of state.crew) if (crew.ship === 3) crew.wounds = 12;
    });
const captured = (set: Scene) =>
  set.perform(function* (t) {
    captureShip(t, shipNo(t.state, 3));
  });

describe('a captured ship', () => {
  test('[RDA-BOARDING-10] it is out of play, and the mission goes on while its faction has another', () => {
    const away = captured(boarded().ship(3, { overstays: true }));
    expect(away.ship(3)).toMatchObject({ where: 'captured', cell: -1, landed: 0, overstays: false });
    expect(away.state.result).toBeNull();
    expect(away.said('ship.captured')).toHaveLength(1);
  });

  test('[RDA-BOARDING-08, RDA-BOARDING-09] the last one of its faction decides the mission, be the other lost or none', () => {
    const last = captured(boarded().ship(4, { where: 'captured' }));
    expect(last.state.result).toEqual({ winners: ['renegade'], reason: 'shipCaptured', halves: [] });
  });

  test('[RDA-BOARDING-10, RDA-KO-06] its crew are captives of the captor: in the Med Bay while there is room, then in the brig', () => {
    const away = captured(boarded());
    const posts = (['jayce', 'flibby', 'rovanna', 'ilse', 'dex'] as const).map(id => away.crew(id));
    expect(posts.map(({ post }) => post)).toEqual(['medbay', 'medbay', 'brig', 'brig', 'brig']); // room for seven
    for (const crew of posts) expect(crew).toMatchObject({ aboard: 1, bearer: null, admitted: 1 });
    expect(away.said('crew.broughtIn')).toHaveLength(5);
  });

  test('[RDA-BOARDING-10] who is conscious has nothing to heal and goes to the brig', () => {
    const mutineer = boarded().crew('dex', { wounds: 0, post: 'brig' });
    expect(captured(mutineer).crew('dex')).toMatchObject({ aboard: 1, post: 'brig' });
  });

  test('[RDA-BOARDING-10] captors and those they have freed are aboard their own ships again', () => {
    const away = captured(
      boarded()
        .crew('korrin', { aboard: 3, post: 'boarder' })
        .crew('icheb', { aboard: 3, post: 'brig' })
        .crew('maeve', { aboard: 3, post: 'medbay', wounds: 12 }),
    );
    expect(away.crew('prak')).toMatchObject({ aboard: 1, post: 'quarters' });
    expect(away.crew('korrin')).toMatchObject({ aboard: 2, post: 'quarters' });
    expect(away.crew('icheb')).toMatchObject({ aboard: 1, post: 'quarters' });
    expect(away.crew('maeve')).toMatchObject({ aboard: 1, post: 'medbay' });
    expect(away.crew('lexxa')).toMatchObject({ aboard: 1, post: 'commander' }); // who was not there stays put
  });

  test('[RDA-BOARDING-10] whoever has no ship left finds refuge with the captor; only who is conscious is one', () => {
    const away = captured(
      boarded()
        .ship(2, { where: 'captured' })
        .crew('juno', { aboard: 3, post: 'medbay', wounds: 12 })
        .crew('lexxa', { aboard: 3, post: 'boarder', wounds: 12 }),
    );
    expect(away.crew('juno')).toMatchObject({ aboard: 1, post: 'medbay' });
    expect(away.said('ship.captured')[0]!.params).toMatchObject({ crew: { key: 'crew.prak' } });
  });

  test('[RDA-KO-06] a friend whom a captor carries comes to the Med Bay of their ship', () => {
    const away = captured(boarded().crew('maeve', { aboard: 0, wounds: 12, bearer: 'prak' }));
    expect(away.crew('maeve')).toMatchObject({ aboard: 1, post: 'medbay', bearer: null, admitted: 1 });
  });

  test('[RDA-BOARDING-10] what lies in its hold goes to the captor, but not what was delivered already', () => {
    const away = captured(
      boarded()
        .parameter('core', 'object', null, { hold: 3 })
        .parameter('core', 'object', null, { hold: 3, delivered: true })
        .parameter('core', 'object', null, { hold: 4 }),
    );
    expect([1, 2, 3].map(no => away.parameter(no).hold)).toEqual([1, 3, 4]);
  });
});

describe('aboard another’s ship', () => {
  const prak = (set: Scene) => set.perform(t => board(t, crewById(t.state, 'prak'), shipNo(t.state, 3)));

  test('[RDA-BOARDING-01, RDA-BOARDING-02] who boards is seen by everybody, and takes along whom it carries', () => {
    const set = scene({ players: 4 })
      .docked(3, [-2, 13])
      .crew('prak', { at: [1, 13], stealth: true })
      .crew('maeve', { at: [1, 13], wounds: 12, bearer: 'prak' })
      .crew('icheb', { at: [5, 5], wounds: 12 });
    const came = prak(set);
    const { cell } = came.ship(3);
    expect(came.crew('prak')).toMatchObject({ aboard: 3, cell, post: 'boarder', stealth: false });
    expect(came.crew('maeve')).toMatchObject({ bearer: 'prak', cell });
    expect(came.crew('icheb').cell).not.toBe(cell);
    expect(came.log.map(({ key, rule }) => `${key} ${rule}`)).toEqual([
      'ship.boarded RDA-BOARDING-01',
      'stealth.ends RDA-BOARDING-02',
    ]);
  });

  test('[RDA-BOARDING-07] its defenders are the conscious of its faction, but for those in its brig', () => {
    const { state } = scene({ players: 4 })
      .crew('jayce', { wounds: 12 })
      .crew('flibby', { post: 'brig' })
      .crew('rovanna', { at: [5, 5] })
      .crew('adira', { aboard: 3, post: 'quarters' })
      .crew('prak', { aboard: 3, post: 'boarder' });
    expect(defendersOf(state, shipNo(state, 3)).map(({ id }) => id)).toEqual(['ilse', 'dex', 'adira']);
  });

  test('[RDA-BOARDING-07] it is taken over by a conscious boarder of this ship, not by a captive or by who boarded another', () => {
    const taken = (role: Parameters<Scene['crew']>[1]) => {
      const { state } = boarded().crew('prak', { aboard: 1, post: 'weapons' }).crew('korrin', role);
      return isTakenOver(state, shipNo(state, 3));
    };
    expect(taken({ aboard: 3, post: 'boarder' })).toBe(true);
    expect(taken({ aboard: 4, post: 'boarder' })).toBe(false);
    expect(taken({ aboard: 3, post: 'medbay' })).toBe(false);
    expect(taken({ aboard: 3, post: 'boarder', wounds: 12 })).toBe(false);
  });

  test('[RDA-KO-08] the fallen are tended only where the ship is held: not without a defender, nor with an enemy aboard', () => {
    const tended = (set: Scene) =>
      set
        .docked(3, [-2, 13])
        .crew('dex', { wounds: 12 })
        .perform(function* (t) {
          tendTheFallen(t, shipNo(t.state, 3));
        })
        .crew('dex').post;
    const all = () => scene({ players: 4 });
    expect(tended(all())).toBe('medbay');
    expect(tended(all().npc('syphonTrooper', [-2, 13], { aboard: 3 }))).toBe('engineering');
    expect(tended(all().npc('syphonTrooper', [-2, 13], { aboard: 4 }))).toBe('medbay');
    expect(tended(all().crew('prak', { aboard: 3, post: 'boarder' }))).toBe('engineering');
    expect(tended(all().crew('prak', { aboard: 3, post: 'boarder', wounds: 12 }))).toBe('medbay');
    const empty = all().with(({ crew }) => {
      for (const each of crew) if (each.ship === 3) each.wounds = 12;
    });
    expect(tended(empty)).toBe('engineering');
  });

  test('[RDA-KO-08] who lies in the Med Bay or in the brig already stays there, and who lies elsewhere, too', () => {
    const tended = scene({ players: 4 })
      .docked(3, [-2, 13])
      .crew('dex', { wounds: 12, post: 'brig' })
      .crew('ilse', { wounds: 12, post: 'medbay', admitted: 7 })
      .crew('jayce', { at: [5, 5], wounds: 12 })
      .perform(function* (t) {
        tendTheFallen(t, shipNo(t.state, 3));
      });
    expect([tended.crew('dex').post, tended.crew('ilse').admitted]).toEqual(['brig', 7]);
    expect(tended.crew('jayce').post).not.toBe('medbay');
    expect(tended.log).toEqual([]);
  });
});
