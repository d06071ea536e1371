import { scene } from '@starboard/renegades/testing';
import { describe, expect, test } from 'vitest';
import { turnPrisoners } from '../../src/rules/captives.ts';
import { healPatients } from '../../src/rules/healing.ts';
import { attackDiceOf, movementOf } from '../../src/rules/ship.ts';
import { comeAboard, stations } from '../../src/rules/stations.ts';
import { crewById, occupantOf, shipNo } from '../../src/rules/table.ts';
import type { State } from '../../src/types.ts';

const icarus = (state: State) => shipNo(state, 1);

describe('stations', () => {
  test('[RDA-STATION-01, RDA-STATION-02, RDA-STATION-05, RDA-DEC-08] five stations; anybody may take an empty one, the Med Bay or quarters', () => {
    expect(stations).toEqual(['commander', 'navigation', 'communications', 'weapons', 'engineering']);
    const match = scene().crew('prak', { post: 'quarters' }).turnOf(1, { begun: false }).play();
    match.choose('shift', 'crew:maeve');
    expect(match.asks).toBe('post');
    expect(match.offers().sort()).toEqual(['communications', 'medbay', 'quarters', 'weapons']); // her own among them
    match.choose('weapons');
    expect(match.crew('maeve').post).toBe('weapons');
    expect(attackDiceOf(match.state as State, match.ship(1))).toBe(2); // Weapons 1
  });

  test('[RDA-STATION-04, RDA-ORBIT-05] crew change places at the beginning of the turn, in any number and for free; not later', () => {
    const match = scene().turnOf(1, { begun: false }).play();
    match.choose('shift', 'crew:prak', 'quarters', 'crew:icheb', 'weapons', 'crew:prak', 'engineering', 'done');
    expect([match.crew('icheb').post, match.crew('prak').post]).toEqual(['weapons', 'engineering']);
    expect(match.state.turn).toMatchObject({ actions: 2, begun: false });
    expect(match.offers()).toContain('shift');
    match.choose('move', match.ship(1).cell * 8); // facing north, it stops at once
    expect(match.offers()).not.toContain('shift');
    expect(match.barred('shift')).toBe('RDA-STATION-04');
  });

  test('[RDA-STATION-03, RDA-MEDBAY-03, RDA-RUL-18] Communications is the medic’s station; in the Med Bay it tends patients without a test and leaves the station empty', () => {
    const set = scene()
      .crew('maeve', { post: 'medbay' })
      .crew('prak', { post: 'medbay', wounds: 5, admitted: 0 })
      .round(2);
    expect(occupantOf(set.state, icarus(set.state), 'communications')).toBeUndefined();
    const played = set.perform(function* (t) {
      healPatients(t);
    });
    expect(played.crew('prak').wounds).toBe(3);
    const seated = scene().crew('prak', { post: 'medbay', wounds: 5, admitted: 0 }).round(2);
    const untended = seated.perform(function* (t) {
      healPatients(t);
    });
    expect(untended.crew('prak').wounds).toBe(5);
  });

  test('[RDA-MEDBAY-03] somebody without the specialty is no medic', () => {
    const played = scene()
      .crew('icheb', { post: 'medbay' })
      .crew('prak', { post: 'medbay', wounds: 5, admitted: 0 })
      .round(2)
      .perform(function* (t) {
        healPatients(t);
      });
    expect(played.crew('prak').wounds).toBe(5);
  });

  test('[RDA-STATION-06, RDA-RUL-15] somebody in quarters does nothing until moved to a station', () => {
    const { state } = scene().crew('prak', { post: 'quarters' });
    expect(occupantOf(state, icarus(state), 'weapons')).toBeUndefined();
    expect(attackDiceOf(state, icarus(state))).toBe(0);
  });

  test('[RDA-STATION-07, RDA-RUL-15] who boards its own ship in the Surface Phase takes an empty station at once', () => {
    const set = scene()
      .docked(1, [-2, 13])
      .crew('ronara', { at: [-1, 13] });
    const played = set.perform(t => comeAboard(t, crewById(t.state, 'ronara')), 'navigation');
    expect(played.crew('ronara')).toMatchObject({ aboard: 1, post: 'navigation' });
    expect(movementOf(played.state as State, played.ship(1))).toBe(6);
  });

  test('[RDA-STATION-08] neither the unconscious nor the imprisoned sit anywhere', () => {
    const match = scene()
      .crew('prak', { post: 'medbay', wounds: 8 })
      .crew('lexxa', { post: 'brig' })
      .crew('flibby', { aboard: 1, post: 'brig' })
      .turnOf(1, { begun: false })
      .play()
      .choose('shift');
    expect(match.offers('crew')).toEqual(['crew:ronara', 'crew:maeve', 'crew:icheb']);
  });

  test('[RDA-ORBIT-05, RDA-RUL-77] a conscious patient is placed at a station at any time of the turn, for free', () => {
    const match = scene()
      .crew('prak', { post: 'medbay', wounds: 2 })
      .crew('maeve', { post: 'medbay' })
      .turnOf(1, { actions: 1 })
      .play();
    expect(match.offers('patient')).toEqual(['patient:prak']); // Maeve is the medic there
    match.choose('patient:prak', 'weapons');
    expect(match.crew('prak').post).toBe('weapons');
    expect(match.state.turn!.actions).toBe(1);
  });
});

describe('the brig', () => {
  const mutinied = (...dice: number[]) =>
    scene()
      .crew('lexxa', { post: 'brig' })
      .ship(1, { orbital: 'hardToStarboard', surface: 'inspire' })
      .turnOf(1, { begun: false })
      .dice(...dice)
      .play();

  test('[RDA-BRIG-02] a commander in the own brig does not act: her card cannot be used, the navigator’s initiative counts', () => {
    const match = mutinied();
    expect(match.offers('tactic')).toEqual([]);
    expect(
      scene().ship(1, { orbital: 'hardToStarboard', surface: 'inspire' }).turnOf(1).play().offers('tactic'),
    ).toEqual(['tactic:hardToStarboard']);
    expect(occupantOf(match.state as State, match.ship(1), 'commander')).toBeUndefined();
  });

  test('[RDA-BRIG-03, RDA-DEC-08] whoever leads best at a station may free her with Leadership 5+, once a turn, for free', () => {
    const match = mutinied(1, 1, 5); // Ronara and Maeve have Leadership 3
    match.choose('release');
    expect(match.said('test.passed')[0]!.params).toMatchObject({ who: { key: 'crew.ronara' }, dice: '1 1 5' });
    expect(match.crew('lexxa').post).toBe('quarters');
    expect(match.state.turn).toMatchObject({ actions: 2, begun: false });
    match.choose('shift', 'crew:lexxa', 'commander', 'done');
    expect(match.crew('lexxa').post).toBe('commander');
  });

  test('[RDA-BRIG-03] a failure is final for this turn', () => {
    const match = mutinied(1, 1, 4).choose('release');
    expect(match.crew('lexxa').post).toBe('brig');
    expect(match.offers()).not.toContain('release');
  });

  test('[RDA-ORBIT-05] prisoners may be turned for free', () => {
    const played = scene()
      .crew('flibby', { aboard: 1, post: 'brig' })
      .dice(5, 5, 1, 1, 1, 1, 1)
      .perform(turnPrisoners, 'turn');
    expect(played.crew('flibby')).toMatchObject({ faction: 'renegade', ship: 1 });
  });
});
