import { type Played, scene } from '@starboard/renegades/testing';
import { describe, expect, test } from 'vitest';
import { shipInitiativeOf } from '../../src/rules/ship.ts';
import { shipNo } from '../../src/rules/table.ts';
import { passOn, pose } from '../support/orbit.ts';

/** Ships that nobody asks for command. */
const phase = (cast: Parameters<typeof scene>[0] = {}) => {
  const set = scene(cast).stage('shipPhase');
  for (const ship of set.state.ships) ship.declared = 'scanForWeaknesses';
  return set;
};

describe('the order of ships', () => {
  test('[RDA-ORDER-01, RDA-ORDER-02, RDA-ORDER-07, RDA-EX-01] Lexxa (8) and Jayce (8) in the Commander stations: Lexxa’s ship acts first', () => {
    const match = phase().play();
    expect(match.state.order).toEqual([1, 2]);
    expect([match.asks, match.asked]).toEqual(['act', 'p1']);
  });

  test('[RDA-ORDER-01] descending, whatever the faction', () => {
    const crews = [
      ['ragnar', 'ronara', 'prak', 'maeve', 'icheb'],
      ['jayce', 'flibby', 'rovanna', 'ilse', 'dex'],
    ] as const;
    const match = phase({ crews: crews.map(crew => [...crew]) }).play();
    expect(match.state.order).toEqual([2, 1]); // 8 before 7
  });

  test('[RDA-ORDER-03, RDA-ORDER-04] of the navigator where nobody commands, and 0 with both stations empty', () => {
    const { state } = scene().crew('lexxa', { post: 'quarters' }).crew('jayce', { post: 'weapons' });
    expect(shipInitiativeOf(state, shipNo(state, 1))).toBe(6); // Ronara
    const empty = scene()
      .crew('lexxa', { post: 'quarters' })
      .crew('ronara', { at: [8, 8] }).state;
    expect(shipInitiativeOf(empty, shipNo(empty, 1))).toBe(0);
  });

  test('[RDA-ORDER-02] whoever sits there counts', () => {
    const { state } = scene().crew('lexxa', { post: 'quarters' }).crew('maeve', { post: 'commander' });
    expect(shipInitiativeOf(state, shipNo(state, 1))).toBe(4);
  });

  test('[RDA-ORDER-08] on a tie within a faction its players decide', () => {
    const tied = () => phase({ players: 4 }).crew('lexxa', { post: 'quarters' }).crew('ragnar', { post: 'quarters' });
    const match = tied().play(); // Ronara and Vex, 6 each
    expect(match.asks).toBe('whoFirst');
    expect([...match.match.waitingFor].sort()).toEqual(['p1', 'p2']);
    expect(match.offers()).toEqual(['ship:1', 'ship:2']);
    match.choose('ship:2');
    expect(match.state.order).toEqual([3, 4, 2, 1]);
  });

  test('[RDA-ORDER-08, RDA-ABIL-02] who declares first is asked only where both have something to declare', () => {
    const declarations = () =>
      scene({ players: 4 })
        .stage('shipPhase')
        .crew('lexxa', { post: 'quarters' })
        .crew('ragnar', { post: 'quarters' })
        .crew('vex', { post: 'commander' }); // 6, as Ronara, who flies
    const asks = (match: Played) => `${match.asks} ${match.asked}`;
    const one = declarations().play();
    expect(asks(one)).toBe('inCommand p3');
    expect(asks(one.choose('pass', 'pass'))).toBe('inCommand p2');
    expect(one.choose('pass').asks).toBe('whoFirst'); // for their turns
    const both = declarations().crew('ronara', { post: 'commander' }).play();
    expect(both.asks).toBe('whoFirst');
    both.choose('ship:2', 'pass', 'pass');
    expect(asks(both)).toBe('inCommand p2');
    expect(asks(both.choose('pass'))).toBe('inCommand p1');
  });

  test('[RDA-ORDER-09, RDA-ROUND-06] fighters act after all ships', () => {
    const match = phase().fighter('dregg', [20, 12]).play();
    match.choose('end');
    expect(match.asked).toBe('p2');
    expect(match.said('attack.rolled')).toEqual([]);
    expect(match.state.stage).toBe('ships');
    match.choose('end');
    expect(match.state.stage).not.toBe('ships');
  });

  test('[RDA-ORDER-11, RDA-RUL-37] with initiative 0 it acts last of the players: it attacks and shifts crew, but does not move, land or lift off', () => {
    const set = phase()
      .ship(1, { at: [7, 9], facing: 'E' })
      .ship(2, { at: [7, 12] })
      .crew('lexxa', { post: 'quarters' })
      .crew('ronara', { post: 'quarters' });
    const match = set.play();
    expect(match.state.order).toEqual([2, 1]);
    match.choose('end');
    expect(match.asked).toBe('p1');
    expect(match.offers()).toEqual(expect.arrayContaining(['shift', 'attack:ship:2', 'end']));
    expect(match.offers()).not.toContain('move');
    const planet = scene()
      .ship(1, { at: [12, -2] })
      .crew('ronara', { post: 'quarters' })
      .turnOf(1)
      .play();
    expect(planet.offers('descend')).toEqual([]);
    expect(planet.barred('descend')).toBe('RDA-DEPLOY-05');
    const docked = scene().docked(1, [-2, 13], 0).crew('ronara', { post: 'quarters' }).turnOf(1).play();
    expect(docked.offers()).not.toContain('ascend');
  });

  test('[RDA-ORDER-12] what changes during the phase matters from the next one on', () => {
    const match = phase().play();
    match.choose('shift', 'crew:lexxa', 'quarters', 'done', 'end');
    expect(match.state.order).toEqual([2]);
  });
});

describe('a ship’s turn', () => {
  /** In the clear lane of the northern tile, the Aurora ahead. */
  const lane = () =>
    scene()
      .ship(1, { at: [0, 8], facing: 'E' })
      .ship(2, { at: [0, 17] });

  test('[RDA-ORBIT-01, RDA-ORBIT-03, RDA-MOVE-02, RDA-MOVE-07, RDA-DEC-09] two actions; a ship may move twice, square by square as it likes, and points left over are lost', () => {
    const match = lane()
      .ship(2, { at: [12, 28] })
      .turnOf(1)
      .play();
    match.choose('move', pose([0, 10], 'E'));
    expect(match.asks).toBe('fly'); // four points left
    match.choose(pose([0, 12], 'E'), pose([0, 12], 'E'));
    expect(match.state.turn).toMatchObject({ actions: 1, moves: 1 });
    match.choose('move');
    expect(match.offersPlace(pose([0, 18], 'E'))).toBe(true); // six new points, not eight
    expect(match.offersPlace(pose([0, 19], 'E'))).toBe(false);
    match.choose(pose([0, 18], 'E'));
    expect(match.asks).toBe('act');
    expect(match.offers().filter(key => key === 'move')).toEqual([]);
    expect(match.barred('move')).toBe('RDA-ORBIT-01');
  });

  test('[RDA-MOVE-03] pivoting costs a point of a Move', () => {
    const match = lane().turnOf(1).play();
    expect(match.offers('attack')).toEqual([]); // nine squares off
    match.choose('move', pose([0, 8], 'SE'));
    expect(match.state.turn!.actions).toBe(1);
    expect(match.offersPlace(pose([0, 8], 'W'))).toBe(true);
  });

  test('[RDA-ORBIT-02, RDA-RUL-38] Move, Attack, Salvage, Descend and Ascend', () => {
    const orbit = lane()
      .ship(1, { at: [12, -2], facing: 'E' })
      .ship(2, { at: [12, 2] })
      .salvage(1, [12, -1])
      .turnOf(1)
      .play();
    const kinds = new Set(orbit.offers().map(key => key.split(':')[0]));
    expect([...kinds]).toEqual(expect.arrayContaining(['move', 'attack', 'salvage', 'descend']));
    expect(scene().docked(1, [-2, 13], 0).turnOf(1).play().offers()).toContain('ascend');
  });

  test('[RDA-ORBIT-04] one attack in a round', () => {
    const match = lane()
      .ship(2, { at: [0, 12] })
      .turnOf(1)
      .dice(1, 1, 1, 1, 1)
      .play();
    passOn(match.choose('attack:ship:2'));
    expect(match.state.turn).toMatchObject({ actions: 1, attacks: 1 });
    expect(match.offers('attack')).toEqual([]);
    expect(match.barred('attack')).toBe('RDA-ORBIT-04');
  });

  test('[RDA-ORBIT-10] abilities and cards go before, between and after actions', () => {
    const match = lane()
      .ship(1, { orbital: 'hardToStarboard', surface: 'inspire' })
      .ship(2, { at: [0, 12] })
      .turnOf(1)
      .dice(1, 1, 1, 1, 1)
      .play();
    const free = ['scanForWeaknesses:ship:2', 'tactic:hardToStarboard'];
    expect(match.offers()).toEqual(expect.arrayContaining(free));
    passOn(match.choose('attack:ship:2'));
    expect(match.offers()).toEqual(expect.arrayContaining(free));
    match.choose('move', pose([0, 8], 'E'));
    expect(match.state.turn!.actions).toBe(0);
    expect(match.offers()).toEqual(expect.arrayContaining(free));
  });

  test('[RDA-ORBIT-11] it may end with actions unused', () => {
    const match = lane().turnOf(1).play();
    match.choose('end');
    expect(match.state.order).not.toContain(1);
  });
});

describe('critical damage', () => {
  const critical = () =>
    scene()
      .ship(1, { at: [0, 8], facing: 'E', flipped: true, damage: 6, orbital: 'hardToStarboard', surface: 'inspire' })
      .ship(2, { at: [0, 12] });

  test('[RDA-CRIT-02, RDA-CRIT-04, RDA-TACT-11] no attack, no abilities, no tactical card; it still moves', () => {
    const match = critical().turnOf(1).play();
    expect(match.offers()).toEqual(['move', 'end']);
    expect(match.barred('attack')).toBe('RDA-CRIT-02');
  });

  test('[RDA-CRIT-03, RDA-CRIT-04] its navigator’s tricks do not help it', () => {
    const crews = [
      ['lexxa', 'vex', 'prak', 'maeve', 'icheb'],
      ['jayce', 'flibby', 'rovanna', 'ilse', 'dex'],
    ] as const;
    const set = (damage: number) =>
      scene({ crews: crews.map(crew => [...crew]) })
        .ship(1, { at: [0, 8], facing: 'E', flipped: true, damage })
        .turnOf(1)
        .play()
        .choose('move'); // Vex has Piloting 5 and pivots once for free
    expect(set(6).offersPlace(pose([0, 12], 'E'))).toBe(true);
    expect(set(6).offersPlace(pose([0, 13], 'E'))).toBe(false);
    expect(set(6).offersPlace(pose([0, 12], 'S'))).toBe(false);
    expect(set(5).offersPlace(pose([0, 13], 'S'))).toBe(true);
  });
});
