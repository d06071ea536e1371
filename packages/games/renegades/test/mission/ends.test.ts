import { cellAt, type Spot, scene } from '@starboard/renegades/testing';
import { describe, expect, test } from 'vitest';
import { missionEnds } from '../../src/rules/campaign/mission-ends.ts';
import { harm } from '../../src/rules/harm.ts';
import { checkEnd, timeOut } from '../../src/rules/mission/end.ts';
import { liftOff } from '../../src/rules/orbit/landing.ts';
import { roundEnds } from '../../src/rules/round.ts';
import { comeAboard } from '../../src/rules/stations.ts';
import { crewById, shipNo } from '../../src/rules/table.ts';
import type { CrewId, Renegades } from '../../src/types.ts';
import { pose } from '../support/orbit.ts';

const north: Spot = [-2, 13];

/** What the rules find now. */
const check = function* (t: Renegades) {
  checkEnd(t);
};

/** The beacon is on Prak’s back, right before her ship. */
const almost = (cast: Parameters<typeof scene>[0] = {}) =>
  scene(cast)
    .docked(1, north)
    .crew('prak', { at: [-1, 13] })
    .parameter('core', 'object', null, { bearer: 'prak' });

const boards = (id: CrewId) => (t: Renegades) => comeAboard(t, crewById(t.state, id));

describe('tier 1', () => {
  test('[RDA-TIER-01, RDA-VAR-08] the mission is won when the bearer is aboard its docked ship', () => {
    const played = almost().perform(boards('prak'), 'keep', 'weapons');
    expect(played.state.result).toEqual({ winners: ['renegade'], reason: 'tier1', halves: [] });
    expect(played.state.stage).toBe('missionEnds');
    expect(almost().perform(check).state.result).toBeNull(); // beside it is not aboard
  });

  test('[RDA-WIN-01, RDA-MISSION-03] the Coalition wins by the same parameters', () => {
    const played = scene()
      .docked(2, north)
      .crew('dex', { at: [-1, 13] })
      .parameter('core', 'object', null, { bearer: 'dex' })
      .perform(boards('dex'), 'hold', 'engineering');
    expect(played.state.result).toMatchObject({ winners: ['coalition'] });
  });

  test('[RDA-WIN-03, RDA-TIER-01, RDA-CRIT-09, RDA-RUL-49] a ship with 3 hull damage does not retrieve them; once it has fewer it does', () => {
    const hurt = almost().ship(1, { flipped: true, damage: 3, components: ['hullFoam'] });
    expect(hurt.perform(boards('prak'), 'keep', 'weapons').state.result).toBeNull();
    const mended = scene()
      .docked(1, north)
      .ship(1, { flipped: true, damage: 3, components: ['hullFoam'] })
      .parameter('core', 'object', null, { hold: 1 })
      .turnOf(1)
      .play();
    expect(mended.state.result).toBeNull();
    mended.choose(mended.offers().find(key => key.includes('hullFoam'))!);
    expect(mended.state.result).toMatchObject({ winners: ['renegade'] });
    const sound = almost().ship(1, { flipped: true, damage: 2 });
    expect(sound.perform(boards('prak'), 'keep', 'weapons').state.result).not.toBeNull();
  });

  test('[RDA-WIN-02] all that are required must be aboard ships of one faction, on the crew or in the hold', () => {
    const log = (thirdHold: number, players = 4) =>
      scene({ mission: 'firstContactLog', players })
        .docked(1, north)
        .docked(2, [12, 27])
        .parameter('data', 'data', null, { hold: 1 })
        .parameter('data', 'data', null, { bearer: 'prak' })
        .parameter('data', 'data', null, { hold: thirdHold })
        .parameter('data', 'data', [8, 8]);
    expect(log(2).perform(check).state.result).toMatchObject({ winners: ['renegade'] }); // the Cerberus is theirs, too
    expect(log(3).perform(check).state.result).toBeNull();
    expect(log(0).perform(check).state.result).toBeNull();
    const outside = log(2).crew('prak', { at: [-1, 13] });
    expect(outside.perform(check).state.result).toBeNull();
  });

  test('[RDA-WIN-02] aboard a ship that somebody has boarded is not aboard one’s own', () => {
    const played = scene()
      .docked(2, north)
      .crew('prak', { aboard: 2, post: 'boarder' })
      .parameter('core', 'object', null, { bearer: 'prak' })
      .perform(check);
    expect(played.state.result).toBeNull();
  });

  test('[RDA-TIER-02, RDA-WIN-06, RDA-QUICK-05] when the clock has run out the mission ends', () => {
    const played = almost()
      .with(state => Object.assign(state, { lastRound: true, stage: 'roundEnds' }))
      .perform(roundEnds);
    expect(played.state.result).toEqual({ winners: [], reason: 'timeOut', halves: ['renegade'] });
  });

  test('[RDA-WIN-06, RDA-RUL-66] who holds strictly more, carried or aboard, is ahead; otherwise nobody is', () => {
    const log = (bearers: (CrewId | null)[]) => {
      const set = scene({ mission: 'firstContactLog' });
      for (const bearer of bearers) set.parameter('data', 'data', bearer === null ? [8, 8] : null, { bearer });
      return timeOut(set.state).halves;
    };
    expect(log(['prak', 'prak', 'dex', null])).toEqual(['renegade']);
    expect(log(['dex', null, null, null])).toEqual(['coalition']);
    expect(log(['prak', 'dex', null, null])).toEqual([]);
    expect(log([null, null, null, null])).toEqual([]);
  });
});

describe('tier 2', () => {
  /** The Icarus two squares from Port Saven, with the princess; reward 300. */
  const homeward = (tier: 2 | 3 = 2) =>
    scene({ tier, mission: 'runawayPrincess' })
      .ship(1, { at: [0, 12], facing: 'N' })
      .parameter('xelani', 'character', null, { hold: 1 })
      .with(({ notes }) => Object.assign(notes, { 'landed:1': 1 }));

  test('[RDA-TIER-03, RDA-TIER-05, RDA-RUL-67] the ship must end a move on its home planet; no landing is needed', () => {
    const match = homeward()
      .turnOf(1)
      .play()
      .choose('move', pose([-2, 12], 'N'));
    expect(match.state.result).toBeNull(); // it may still fly on
    match.choose(pose([-2, 12], 'N'));
    expect(match.state.result).toMatchObject({ winners: ['renegade'], reason: 'tier2' });
    const earth = homeward().ship(1, { at: [12, 28] });
    expect(earth.perform(check).state.result).toBeNull();
  });

  test('[RDA-TIER-03] boarding on the surface does not end it', () => {
    expect(almost({ tier: 2 }).perform(boards('prak'), 'keep', 'weapons').state.result).toBeNull();
  });

  test('[RDA-TIER-04, RDA-EX-32, RDA-RUL-67, RDA-WIN-09] if the hull of the carrier reaches 0 on the way, each gets half of 300, and no bounty is paid', () => {
    const set = homeward()
      .ship(1, { flipped: true, damage: 5 })
      .with(state => {
        state.earned = { p1: 70, p2: 0 };
        state.bounties.push({ seat: 'p2', crew: 'lexxa', met: true });
      });
    const tied = set.perform(t => harm(t, shipNo(t.state, 1), 1, null));
    expect(tied.state.result).toEqual({ winners: [], reason: 'carrierLost', halves: ['renegade', 'coalition'] });
    const paid = set.perform(missionEnds);
    expect(paid.state.purses).toMatchObject({ p1: 220, p2: 150 }); // kill money stays
  });

  test('[RDA-TIER-04] another ship’s hull does not matter, nor that of a carrier that lacks something', () => {
    const other = homeward().ship(2, { flipped: true, damage: 5 });
    expect(other.perform(t => harm(t, shipNo(t.state, 2), 1, null)).state.result).toBeNull();
    const lacking = scene({ tier: 2, mission: 'firstContactLog' })
      .ship(1, { at: [0, 12], flipped: true, damage: 5 })
      .parameter('data', 'data', null, { hold: 1 })
      .parameter('data', 'data', [8, 8])
      .parameter('data', 'data', [8, 9]);
    expect(lacking.perform(t => harm(t, shipNo(t.state, 1), 1, null)).state.result).toBeNull();
  });

  test('[RDA-WIN-03, RDA-RUL-49] a ship that lifted off with 3 hull damage brings nothing home, nor ties the game, until it is in better shape', () => {
    const set = scene({ tier: 2, mission: 'runawayPrincess' })
      .docked(1, north, 0)
      .ship(1, { flipped: true, damage: 3 })
      .parameter('xelani', 'character', null, { hold: 1 });
    const up = set.perform(function* (t) {
      liftOff(t, shipNo(t.state, 1), pose([12, -2], 'E'));
      Object.assign(shipNo(t.state, 1), { cell: cellAt([-2, 12]) });
      checkEnd(t);
      yield* harm(t, shipNo(t.state, 1), 3, null);
    });
    expect(up.state.result).toBeNull();
    const repaired = set
      .ship(1, { where: 'home', landed: 1, damage: 2 })
      .round(3)
      .perform(function* (t) {
        liftOff(t, shipNo(t.state, 1), pose([-2, 12], 'E'));
      });
    expect(repaired.state.result).toMatchObject({ winners: ['renegade'] });
  });

  test('[RDA-DATA-11] spread over two ships, each parameter counts once its ship has arrived', () => {
    const set = scene({ tier: 2, mission: 'envoysTestimony', players: 4 })
      .ship(1, { at: [-2, 12] })
      .ship(2, { at: [0, 12] })
      .parameter('ulep', 'character', null, { hold: 1 })
      .parameter('data', 'data', null, { hold: 2 });
    expect(set.perform(check).state.result).toBeNull();
    expect(set.state.parameters.map(({ delivered }) => delivered)).toEqual([true, false]);
    set.ship(1, { at: [5, 12] }).ship(2, { at: [-2, 12] });
    expect(set.perform(check).state.result).toMatchObject({ winners: ['renegade'] });
  });

  test('[RDA-DATA-11] of M13 the marked sites come with every ship of the faction', () => {
    const set = (cell: Spot) =>
      scene({ tier: 2, mission: 'foundryOfBlades' })
        .ship(1, { at: cell })
        .parameter('site', 'site', [8, 8], { marked: 'renegade' })
        .parameter('site', 'site', [9, 8], { marked: 'renegade' })
        .parameter('site', 'site', [9, 9], { marked: 'renegade' });
    const flown = (cell: Spot) => set(cell).with(({ notes }) => Object.assign(notes, { 'landed:1': 1 }));
    expect(flown([-2, 12]).perform(check).state.result).toMatchObject({ winners: ['renegade'] });
    expect(flown([0, 12]).perform(check).state.result).toBeNull();
    expect(set([-2, 12]).perform(check).state.result).toBeNull(); // it never was down there
    const lost = flown([0, 12]).ship(1, { flipped: true, damage: 6 });
    expect(lost.perform(check).state.result).toMatchObject({ reason: 'carrierLost' });
  });
});

describe('a faction without ships or crew', () => {
  test('[RDA-WIN-08] with all crew knocked out or imprisoned it has lost at once', () => {
    const set = () => {
      const beaten = scene();
      for (const crew of beaten.state.crew) if (crew.ship === 2 && crew.id !== 'dex') crew.wounds = 10;
      return beaten;
    };
    expect(set().perform(check).state.result).toBeNull();
    const out = set().perform(t => harm(t, crewById(t.state, 'dex'), 8, null));
    expect(out.state.result).toEqual({ winners: ['renegade'], reason: 'beaten', halves: [] });
    const jailed = set().crew('dex', { aboard: 1, post: 'brig' }).perform(check);
    expect(jailed.state.result).toMatchObject({ winners: ['renegade'] });
  });

  test('[RDA-BOARDING-08, RDA-BOARDING-09, RDA-RUL-50, RDA-WIN-08] if its last ship is flown off by captors, they win with the full reward', () => {
    const set = scene().docked(2, north, 0).crew('prak', { aboard: 2, post: 'boarder' });
    for (const crew of set.state.crew) if (crew.ship === 2 && crew.id !== 'jayce') crew.wounds = 10;
    set.crew('jayce', { at: [20, 12] }); // one of them still stands somewhere
    const match = set.partyTurn('prak').play();
    match.choose('ascend:ship:2', pose([12, -2], 'E'));
    expect(match.state.result).toEqual({ winners: ['renegade'], reason: 'shipCaptured', halves: [] });
    expect(match.state.purses['p1']).toBe(250);
  });

  test('[RDA-BOARDING-10, RDA-RUL-50] with another ship left the captured one is out of play: its crew are captives, what is in its hold is the captor’s', () => {
    const set = scene({ players: 4, mission: 'firstContactLog' })
      .docked(3, north, 0)
      .crew('prak', { aboard: 3, post: 'boarder' })
      .parameter('data', 'data', null, { hold: 3 });
    for (const crew of set.state.crew) if (crew.ship === 3) crew.wounds = 10;
    const match = set.partyTurn('prak').play();
    match.choose('ascend:ship:3', pose([12, -2], 'E'));
    expect(match.state.result).toBeNull();
    expect(match.ship(3).where).toBe('captured');
    expect(match.crew('prak')).toMatchObject({ aboard: 1, post: 'quarters' });
    expect(match.parameter(1).hold).toBe(1);
    const posts = ['jayce', 'flibby', 'rovanna', 'ilse', 'dex'].map(id => match.crew(id as CrewId));
    expect(posts.map(({ aboard, post }) => [aboard, post])).toEqual([
      [1, 'medbay'],
      [1, 'medbay'],
      [1, 'brig'], // the Icarus has room for seven
      [1, 'brig'],
      [1, 'brig'],
    ]);
  });

  test('[RDA-BOARDING-15] not in the round in which it landed', () => {
    const set = (landed: number) => {
      const taken = scene().docked(2, north, landed).crew('prak', { aboard: 2, post: 'boarder' });
      for (const crew of taken.state.crew) if (crew.ship === 2 && crew.id !== 'jayce') crew.wounds = 10;
      return taken
        .crew('jayce', { at: [20, 12] })
        .partyTurn('prak')
        .play()
        .offers('ascend');
    };
    expect([set(0), set(1)]).toEqual([['ascend:ship:2'], []]);
  });
});
