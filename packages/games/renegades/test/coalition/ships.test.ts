import { cellAt, type Scene, scene } from '@starboard/renegades/testing';
import { describe, expect, test } from 'vitest';
import { dist, orbitOf } from '../../src/field/board.ts';
import { errandOf } from '../../src/rules/coalition/aims.ts';
import { coalitionPartyTurn, coalitionShipTurn } from '../../src/rules/coalition/turn.ts';
import { roundIsOver } from '../../src/rules/lasting.ts';
import type { State } from '../../src/types.ts';
import { misses } from '../support/npcs.ts';

/** One Renegade ship against the program's; it is the program's turn. */
const solo = (cast: Parameters<typeof scene>[0] = {}) => scene({ players: 1, ...cast }).turnOf(2);

const turnOf = (set: Scene, no = 2) => set.perform(t => coalitionShipTurn(t, t.state.ships[no - 1]!));

const apart = (state: Readonly<State>, a: number, b: number) =>
  dist(orbitOf(state as State), state.ships[a - 1]!.cell, state.ships[b - 1]!.cell);

describe('ships that the program runs', () => {
  test('[RDA-SOLO-01, RDA-SOLO-02, RDA-SOLO-05, RDA-NPC-01, RDA-DEC-23] one or two Renegade players face as many ships without a seat and without tactical cards', () => {
    expect(scene({ players: 1 }).state.ships.map(({ faction, seat }) => [faction, seat])).toEqual([
      ['renegade', 'p1'],
      ['coalition', null],
    ]);
    const { ships } = scene({ players: 2, coalition: 'program' }).state;
    expect(ships.map(({ seat }) => seat)).toEqual(['p1', 'p2', null, null]);
    expect(ships[2]).toMatchObject({ orbital: null, surface: null });
  });

  test('[RDA-SOLO-06, RDA-SOLO-30, RDA-RUL-72] it comes next to a Renegade ship and attacks it', () => {
    const set = solo()
      .ship(1, { at: [21, 3] })
      .ship(2, { at: [21, 7], facing: 'W' });
    const after = turnOf(set.dice(...misses(12)));
    expect(apart(after.state, 1, 2)).toBe(1);
    expect(after.said('ship.fires')).toHaveLength(1);
    expect(after.asked).toEqual([]);
  });

  test('[RDA-SOLO-30] where it can attack it comes near with the fewest points; where it cannot, it moves twice', () => {
    const set = solo()
      .ship(1, { at: [21, 2] })
      .ship(2, { at: [21, 20], facing: 'W' });
    const after = turnOf(set);
    expect(after.said('ship.fires')).toEqual([]);
    expect(after.state.turn).toMatchObject({ actions: 0, moves: 2 });
    expect(apart(after.state, 1, 2)).toBe(6);
  });

  test('[RDA-SOLO-30] without a navigator it fires from where it is', () => {
    const set = solo()
      .crew('flibby', { post: 'brig' })
      .ship(1, { at: [21, 3] })
      .ship(2, { at: [21, 7], facing: 'W' });
    const after = turnOf(set.dice(...misses(12)));
    expect(after.ship(2).cell).toBe(cellAt([21, 7]));
    expect(after.said('ship.fires')).toHaveLength(1);
  });

  test('[RDA-SOLO-09] it does not fly through squares that would damage it', () => {
    const set = solo({ orbit: 'BH OS1 OS2 OS3 OS4 OC1 OC2 OC3 OC4 portSaven earth neutral mission 0' })
      .ship(1, { at: [12, 9] })
      .ship(2, { at: [12, 16], facing: 'W' });
    const after = turnOf(set.dice(...misses(12)));
    expect(orbitOf(after.state as State).dangers.has(after.ship(2).cell)).toBe(false);
    expect(after.ship(2)).toMatchObject({ damage: 0, flipped: false });
  });

  const harried = (hurtBy: { [by: `fighter:${number}`]: number }) =>
    solo()
      .ship(1, { at: [25, 3] })
      .ship(2, { at: [21, 7], facing: 'W', hurtBy })
      .fighter('dregg', [21, 4]);

  test('[RDA-SOLO-07, RDA-SOLO-33] NPC ships are attacked only after they have damaged it since its last turn', () => {
    const fired = (set: Scene) =>
      turnOf(set.dice(...misses(12)))
        .said('ship.fires')
        .map(({ params }) => (params!['target'] as { key: string }).key);
    expect(fired(harried({}))).toEqual(['ship.icarus']);
    expect(fired(harried({ 'fighter:1': 2 }))).toEqual(['fighter.dregg']);
  });

  test('[RDA-SOLO-33, RDA-SOLO-13] what damaged it counts until its next turn is over, beyond the end of the round', () => {
    const set = harried({ 'fighter:1': 2 })
      .crew('jayce', { hurtBy: { 'npc:9': 1 } })
      .ship(1, { hurtBy: { 'ship:2': 3 } });
    roundIsOver(set.state);
    expect(set.state.ships.map(({ hurtBy }) => hurtBy)).toEqual([{}, { 'fighter:1': 2 }]);
    expect(set.state.crew.find(({ id }) => id === 'jayce')!.hurtBy).toEqual({ 'npc:9': 1 });
    const after = turnOf(set.dice(...misses(12)));
    expect(after.ship(2).hurtBy).toEqual({});
  });

  test('[RDA-SOLO-33, RDA-SOLO-25] an overstaying Renegade ship comes before those in orbit', () => {
    const set = scene({ players: 2, coalition: 'program' })
      .turnOf(3)
      .docked(1, [-2, 13], 0)
      .ship(1, { overstays: true })
      .ship(2, { at: [12, 4] })
      .ship(3, { at: [12, 1], facing: 'N', usedMission: ['party'] });
    const after = turnOf(set.dice(...misses(12)), 3);
    expect((after.said('ship.fires')[0]!.params!['target'] as { key: string }).key).toBe('ship.icarus');
  });

  test('[RDA-SOLO-33, RDA-SOLO-10] the second takes the Renegade ship that the first has not taken', () => {
    const set = scene({ players: 2, coalition: 'program' })
      .turnOf(4)
      .ship(1, { at: [21, 3] })
      .ship(2, { at: [25, 3] })
      .ship(3, { at: [20, 15], usedRound: ['aims:ship:1'] })
      .ship(4, { at: [22, 6], facing: 'W' });
    const after = turnOf(set.dice(...misses(12)), 4);
    expect((after.said('ship.fires')[0]!.params!['target'] as { key: string }).key).toBe('ship.cerberus');
  });

  test('[RDA-SOLO-08, RDA-SOLO-34, RDA-SOLO-12, RDA-SOLO-18] once Renegades are on the surface it lands at the free dock nearest to one of them: Commander, Engineer and Medic go ashore, armed', () => {
    const set = solo()
      .crew('prak', { at: [20, 12] })
      .ship(2, { at: [12, -2], armory: ['arcPistol', 'arcPistol', 'arcPistol', 'arcBlade'] });
    const after = turnOf(set);
    expect(after.ship(2)).toMatchObject({ where: 'docked', landed: 1 });
    expect(after.ship(2).cell).toBeGreaterThan(cellAt([25, 31]));
    const outside = after.state.crew.filter(({ ship, aboard }) => ship === 2 && aboard === 0);
    expect(outside.map(({ id, cards }) => [id, cards.map(({ card }) => card)])).toEqual([
      ['jayce', ['arcBlade']],
      ['ilse', ['arcPistol']],
      ['dex', ['arcPistol']],
    ]);
    expect(outside.every(({ cards }) => cards[0]!.wielded)).toBe(true);
    expect(after.crew('flibby')).toMatchObject({ aboard: 2, post: 'navigation' });
    expect(after.crew('rovanna')).toMatchObject({ aboard: 2, post: 'weapons' });
  });

  test('[RDA-SOLO-08, RDA-SOLO-34] it follows a ship that has descended even if nobody has got off, to the free dock nearest to it', () => {
    const south = solo()
      .docked(1, [27, 13], 1)
      .ship(2, { at: [12, -2] });
    const after = turnOf(south);
    expect(after.ship(2)).toMatchObject({ where: 'docked', landed: 1 });
    expect(after.ship(2).cell).not.toBe(cellAt([-2, 13])); // the farthest
    expect(after.state.crew.filter(({ ship, aboard }) => ship === 2 && aboard === 0)).toHaveLength(3);
    const afar = solo()
      .docked(1, [27, 13], 1)
      .ship(2, { at: [12, 20], facing: 'W' });
    expect(turnOf(afar).ship(2).cell % 32).toBeLessThan(cellAt([12, 13]) % 32);
    const nobody = solo()
      .ship(1, { at: [21, 3] })
      .ship(2, { at: [12, -2], facing: 'N' });
    expect(turnOf(nobody.dice(...misses(12))).ship(2).where).toBe('orbit');
  });

  test('[RDA-SOLO-34] from afar it flies to the Mission Planet first', () => {
    const set = solo()
      .crew('prak', { at: [20, 12] })
      .ship(2, { at: [12, 20], facing: 'W' });
    const after = turnOf(set);
    expect(after.ship(2).where).toBe('orbit');
    expect(after.ship(2).cell % 32).toBeLessThan(cellAt([12, 13]) % 32);
  });

  test('[RDA-SOLO-34, RDA-SOLO-25] a ship whose party has been ashore in this mission does not land another', () => {
    const set = solo()
      .crew('prak', { at: [20, 12] })
      .ship(1, { at: [25, 25] })
      .ship(2, { at: [12, -2], facing: 'E', usedMission: ['party'] });
    expect(turnOf(set).ship(2).where).toBe('orbit');
  });

  test('[RDA-SOLO-34, RDA-SHIP-05] without a navigator it cannot get there, and fights on', () => {
    const set = solo()
      .crew('prak', { at: [20, 12] })
      .crew('flibby', { post: 'brig' })
      .ship(1, { at: [21, 3] })
      .ship(2, { at: [21, 7], facing: 'W' });
    expect(turnOf(set.dice(...misses(12))).said('ship.fires')).toHaveLength(1);
  });

  test('[RDA-SOLO-25] in its next Ship Phase it ascends, and does not land again', () => {
    const set = solo()
      .round(2)
      .crew('prak', { at: [20, 12] })
      .crew('jayce', { at: [3, 12] })
      .docked(2, [-2, 13], 1)
      .ship(2, { usedMission: ['party'] });
    const after = turnOf(set);
    expect(after.ship(2)).toMatchObject({ where: 'orbit', landed: 0 });
  });

  test('[RDA-SOLO-28] with 3 hull damage it flies home, is repaired there, and comes back with 2', () => {
    const hurt = solo()
      .ship(1, { at: [21, 3] })
      .ship(2, { at: [12, 20], facing: 'E', flipped: true, damage: 3 });
    expect(turnOf(hurt).ship(2).cell % 32).toBeGreaterThan(cellAt([12, 25]) % 32);
    const there = solo().ship(2, { at: [12, 27], flipped: true, damage: 3 });
    expect(turnOf(there).ship(2).where).toBe('home');
    const repairing = solo().round(3).ship(2, { where: 'home', landed: 1, flipped: true, damage: 3 });
    expect(turnOf(repairing).ship(2).where).toBe('home');
    const repaired = solo().round(3).ship(2, { where: 'home', landed: 1, flipped: true, damage: 2 });
    expect(turnOf(repaired).ship(2).where).toBe('orbit');
  });

  /** Race for the Beacon: one object, and the Coalition has it. */
  const bearing = (cast: Parameters<typeof scene>[0] = {}) =>
    solo(cast)
      .round(4)
      .crew('dex', { at: [3, 12] })
      .parameter('core', 'object', null, { bearer: 'dex' });

  test('[RDA-SOLO-27] for a member with all its side needs it lands at the dock nearest to it, and waits there', () => {
    const after = turnOf(bearing().ship(2, { at: [12, -2], usedMission: ['party'] }));
    expect(after.ship(2)).toMatchObject({ where: 'docked', cell: cellAt([-2, 13]) });
    const waits = bearing()
      .docked(2, [-2, 13], 3)
      .ship(2, { usedMission: ['party'] });
    expect(turnOf(waits).ship(2).where).toBe('docked');
  });

  test('[RDA-SOLO-27, RDA-TIER-03] in a tier 2 game it then flies home with it, and has won there', () => {
    const set = solo({ tier: 2 })
      .round(5)
      .parameter('core', 'object', null, { hold: 2 })
      .ship(2, { at: [12, 24], facing: 'E', usedMission: ['party'] })
      .with(({ notes }) => {
        notes['landed:2'] = 1;
      });
    const after = turnOf(set);
    expect(after.ended).toBe(true);
    expect(after.state.result).toMatchObject({ winners: ['coalition'], reason: 'tier2' });
  });

  test('[RDA-SOLO-27] what a member bears aboard its own ship is carried home as well; what one bears outside or aboard another ship is not', () => {
    const errand = (jayce: Parameters<Scene['crew']>[1]) => {
      const { state } = solo({ tier: 2 }).parameter('core', 'object', null, { bearer: 'jayce' }).crew('jayce', jayce);
      return errandOf(state, state.ships[1]!);
    };
    expect(errand({ aboard: 2, post: 'quarters' })).toMatchObject({ task: 'arrive', planet: 'earth' });
    expect(errand({ at: [3, 12] })).toMatchObject({ task: 'fetch', planet: 'mission', near: [{ id: 'jayce' }] });
    expect(errand({ aboard: 1, post: 'boarder' })).toBeUndefined();
    const { state } = scene({ players: 2, coalition: 'program', tier: 2 })
      .parameter('core', 'object', null, { bearer: 'jayce' })
      .crew('jayce', { aboard: 4, post: 'quarters' }); // hers is ship 3
    expect([errandOf(state, state.ships[2]!), errandOf(state, state.ships[3]!)]).toEqual([undefined, undefined]);
  });

  test('[RDA-SOLO-27] where there are only sites to mark, the ship that has landed in this mission flies home', () => {
    const errand = (landed: number, marked: 'coalition' | 'renegade') => {
      const { state } = solo({ tier: 2, mission: 'foundryOfBlades' })
        .parameter('site', 'site', [3, 12], { marked })
        .parameter('site', 'site', [20, 12], { marked: 'coalition' })
        .parameter('site', 'site', [20, 15], { marked: 'coalition' })
        .with(({ notes }) => {
          notes['landed:2'] = landed;
        });
      return errandOf(state, state.ships[1]!)?.task;
    };
    expect([errand(1, 'coalition'), errand(0, 'coalition'), errand(1, 'renegade')]).toEqual([
      'arrive',
      undefined,
      undefined,
    ]);
  });

  test('[RDA-SOLO-27, RDA-TIER-06] in a tier 3 game it lands at home, and a member carries it to the base', () => {
    const set = solo({ tier: 3 })
      .round(5)
      .parameter('core', 'object', null, { hold: 2 })
      .ship(2, { at: [12, 27], usedMission: ['party'] })
      .with(state => {
        state.notes['landed:2'] = 1;
        state.chase = 'coalition';
      });
    const landed = turnOf(set);
    expect(landed.ship(2).where).toBe('landed');
    expect(landed.crew('jayce')).toMatchObject({ aboard: 0, on: 'home' });
    expect(landed.parameter(1).bearer).toBe('jayce');
    const walked = set.partyTurn('jayce').perform(t => coalitionPartyTurn(t, t.state.ships[1]!));
    expect(walked.state.result).toMatchObject({ winners: ['coalition'], reason: 'tier3' });
  });

  test('[RDA-SOLO-08, RDA-TIER-07] Renegades who have landed at home are followed', () => {
    const set = solo({ tier: 3 })
      .round(5)
      .crew('prak', { cell: cellAt([5, 5], 'home'), on: 'home', aboard: 0 })
      .parameter('core', 'object', null, { bearer: 'prak' })
      .ship(1, { where: 'landed', cell: cellAt([9, 1], 'home'), landed: 5 })
      .ship(2, { at: [-2, 12], usedMission: ['party'] })
      .with(state => {
        state.chase = 'renegade';
      });
    const after = turnOf(set);
    expect(after.ship(2).where).toBe('landed');
    expect(after.crew('jayce')).toMatchObject({ aboard: 0, on: 'home' });
  });

  test('[RDA-SOLO-08, RDA-TIER-07] so is a ship that has landed there with nobody off it', () => {
    const set = solo({ tier: 3 })
      .round(5)
      .ship(1, { where: 'landed', cell: cellAt([9, 1], 'home'), landed: 5 })
      .ship(2, { at: [-2, 12], usedMission: ['party'] })
      .with(state => {
        state.chase = 'renegade';
      });
    expect(turnOf(set).ship(2)).toMatchObject({ where: 'landed', cell: cellAt([9, 4], 'home') });
  });

  test('[RDA-EPIC-13] while the factions are friends it attacks the nearest NPC ship', () => {
    const set = solo()
      .with(state => {
        state.mission = 'answerFromTheDark';
      })
      .ship(1, { at: [21, 6] })
      .ship(2, { at: [21, 7], facing: 'W', usedMission: ['party'] })
      .fighter('syphon', [24, 3])
      .npc('monolith', [12, 12]);
    const after = turnOf(set.dice(...misses(12)));
    expect((after.said('ship.fires')[0]!.params!['target'] as { key: string }).key).toBe('fighter.syphon');
  });

  test('[RDA-SOLO-04, RDA-SOLO-24, RDA-SOLO-03] a solo match begins over Earth and Port Saven, crews as chosen, ships in the order of their initiative', () => {
    const match = scene({
      players: 1,
      crews: [
        ['ragnar', 'vex', 'korrin', 'sarn', 'juno'],
        ['adira', 'tomas', 'brakk', 'ouro', 'tinn'],
      ],
    })
      .stage('shipPhase')
      .play();
    expect(match.asks).toBe('inCommand');
    expect(match.choose('pass').state.order).toEqual([1, 2]);
    const coalitionFirst = scene({
      players: 1,
      crews: [
        ['ragnar', 'vex', 'korrin', 'sarn', 'juno'],
        ['jayce', 'tomas', 'brakk', 'ouro', 'tinn'],
      ],
    })
      .stage('shipPhase')
      .play()
      .choose('pass');
    expect(coalitionFirst.said('ship.turn').map(({ params }) => (params!['ship'] as { key: string }).key)).toEqual([
      'ship.destinyAurora',
      'ship.icarus',
    ]);
  });
});
