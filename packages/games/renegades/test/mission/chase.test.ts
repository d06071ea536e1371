import { cellAt, type Scene, type Spot, scene } from '@starboard/renegades/testing';
import { describe, expect, test } from 'vitest';
import { homeBoardOf } from '../../src/field/board.ts';
import { effects } from '../../src/hooks.ts';
import { eventPhase } from '../../src/rules/events/phase.ts';
import { harm } from '../../src/rules/harm.ts';
import { healPatients } from '../../src/rules/healing.ts';
import { checkEnd } from '../../src/rules/mission/end.ts';
import { npcPhase } from '../../src/rules/npcs/turn.ts';
import { land, landings, liftOffSquares, mayAscend } from '../../src/rules/orbit/landing.ts';
import { walkOf } from '../../src/rules/squares/walk.ts';
import { membersOf, partyBeside } from '../../src/rules/surface/party.ts';
import { surfacePhase } from '../../src/rules/surface/turn.ts';
import { crewById, shipNo } from '../../src/rules/table.ts';
import type { CrewId, Renegades, Ship, State } from '../../src/types.ts';
import { pose } from '../support/orbit.ts';

const home = (at: Spot) => cellAt(at, 'home');
const check = function* (t: Renegades) {
  checkEnd(t);
};

/** The Icarus with the princess, docked since yesterday. */
const loaded = () =>
  scene({ tier: 3, mission: 'runawayPrincess' })
    .docked(1, [-2, 13], 0)
    .parameter('xelani', 'character', null, { hold: 1 });

/** On Port Saven: its base is on row 1, docks on row 9. */
const chased = () =>
  scene({ tier: 3, mission: 'runawayPrincess' })
    .with(state => {
      state.chase = 'renegade';
    })
    .ship(1, { where: 'landed', cell: home([9, 1]), landed: 1 });

const onBase = (set: ReturnType<typeof chased>, id: CrewId, at: Spot) =>
  set.crew(id, { aboard: 0, on: 'home', cell: home(at), post: 'quarters' });

describe('tier 3', () => {
  test('[RDA-TIER-08, RDA-RUL-68] when the carrier ascends with all of them the chase begins; the surface stays in play while a party is on it, and is frozen then', () => {
    const match = loaded()
      .crew('dex', { at: [8, 8] })
      .npc('drone', [20, 12])
      .turnOf(1)
      .play();
    match.choose('ascend', pose([12, -2], 'E'));
    expect(match.state.chase).toBe('renegade');
    const left = () =>
      loaded()
        .npc('drone', [20, 12])
        .with(state => {
          state.chase = 'renegade';
          Object.assign(shipNo(state, 1), { where: 'orbit' });
        });
    const party = () => left().crew('dex', { at: [8, 8] });
    expect(party().perform(surfacePhase).state.order).toEqual([2]);
    expect(party().perform(npcPhase).state.order).toEqual([1]);
    expect(left().perform(surfacePhase).state.order).toEqual([]);
    expect(left().perform(npcPhase).state.order).toEqual([]);
    const docked = left().docked(2, [12, 27]);
    expect(docked.perform(npcPhase).state.order).toEqual([1]);
  });

  test('[RDA-TIER-08] a pursuer descends on the mission planet for those of its crew who are still there, and takes them along', () => {
    const pursuer = (dex: Parameters<Scene['crew']>[1]) =>
      loaded()
        .ship(1, { where: 'orbit', at: [0, 12] })
        .ship(2, { at: [12, -2] })
        .crew('dex', dex)
        .with(state => {
          state.chase = 'renegade';
        })
        .turnOf(2)
        .play();
    expect(pursuer({ at: [-1, 13] }).offers('descend')).toHaveLength(4);
    expect(pursuer({ at: [-1, 13], wounds: 20 }).offers('descend')).toHaveLength(4); // a body, too
    expect(pursuer({ aboard: 2 }).offers('descend')).toEqual([]);
    const others = loaded()
      .ship(2, { at: [12, -2] })
      .crew('prak', { at: [8, 8] })
      .with(state => {
        state.chase = 'renegade';
      });
    expect(landings(others.state, shipNo(others.state, 2))).toEqual([]); // not for those of the others
    const match = pursuer({ at: [-1, 13] }).choose(`descend:dock:${cellAt([-2, 13])}`, []);
    expect(match.asks).toBe('who');
    match.choose('crew:dex', 'move', cellAt([-2, 13]), 'engineering');
    expect(match.crew('dex')).toMatchObject({ aboard: 2, post: 'engineering' });
    expect(mayAscend({ ...(match.state as State), round: 2 }, match.ship(2) as Ship)).toBe(true);
  });

  test('[RDA-TIER-08, RDA-BOARDING-01] nor does it leave behind those who have boarded a ship that is still docked there', () => {
    const pursuer = (role: Parameters<Scene['ship']>[1]) => {
      const { state } = scene({ players: 4, tier: 3, mission: 'runawayPrincess' })
        .parameter('xelani', 'character', null, { hold: 1 })
        .docked(2, [-2, 13], 0)
        .ship(2, role)
        .ship(3, { at: [12, -2] })
        .crew('dex', { ship: 3, aboard: 2, post: 'boarder' })
        .with(each => {
          each.chase = 'renegade';
        });
      return landings(state, shipNo(state, 3)).length;
    };
    expect(pursuer({})).toBe(3);
    expect(pursuer({ where: 'landed', cell: home([9, 1]) })).toBe(0);
  });

  test('[RDA-TIER-08, RDA-TIER-09] those on both boards act in one turn; each board has its own three', () => {
    const set = onBase(chased(), 'icheb', [5, 5])
      .crew('prak', { at: [8, 8] })
      .crew('maeve', { at: [8, 10] })
      .crew('lexxa', { at: [8, 12] });
    expect(membersOf(set.state, shipNo(set.state, 1)).map(({ id }) => id)).toEqual(['lexxa', 'prak', 'maeve', 'icheb']);
    expect(partyBeside(set.state, shipNo(set.state, 1)).map(({ id }) => id)).toEqual(['icheb']);
    const match = set.partyTurn('icheb', { crew: null }).play();
    expect(match.offers('crew:')).toEqual(['crew:lexxa', 'crew:prak', 'crew:maeve', 'crew:icheb', 'crew:ronara']);
  });

  test('[RDA-TIER-08, RDA-TIER-13] while a party is on the surface its events happen there, and there alone', () => {
    const draw = (event: 'brushfire' | 'outbreak' | 'flashFlood' | 'chokingFog', set: ReturnType<typeof chased>) =>
      set
        .with(state => {
          state.events = { draw: [event], discard: [] };
        })
        .perform(eventPhase);
    const split = () => onBase(chased(), 'icheb', [5, 5]).crew('prak', { at: [8, 8], wounds: 4 });
    expect(draw('brushfire', split().dice(1)).state.fires).toHaveLength(2);
    const sick = draw('outbreak', split());
    expect([sick.crew('prak').infected, sick.crew('icheb').infected]).toEqual([true, false]);
    const flood = draw('flashFlood', split()).state as State;
    const water = homeBoardOf('renegade').water.indexOf(1);
    expect(walkOf(flood, homeBoardOf('renegade'), crewById(flood, 'icheb')).barred).not.toContain(water);
    const fog = draw('chokingFog', split()).state as State;
    const range = (id: CrewId) => effects.change(fog, 'range', 5, { by: crewById(fog, id), weapon: null });
    expect([range('prak'), range('icheb')]).toEqual([2, 5]);
  });

  test('[RDA-TIER-09, RDA-MOVE-13] who deploys there ends on no dock with a ship in it, and passes none', () => {
    const match = chased()
      .ship(1, { where: 'orbit', at: [-2, 12] })
      .ship(2, { where: 'landed', cell: home([9, 6]), landed: 1 })
      .turnOf(1)
      .play();
    match.choose(`descend:dock:${home([9, 4])}`, ['crew:prak']);
    while (match.asks === 'equip' || match.asks === 'takeAlong') match.choose(match.offers().at(-1)!);
    expect(match.asks).toBe('disembark');
    expect(match.offersPlace(home([9, 5]))).toBe(true);
    expect(match.offersPlace(home([9, 6]))).toBe(false);
    expect(match.offersPlace(home([9, 7]))).toBe(true); // round it
  });

  test('[RDA-TIER-06] reaching the home planet is not enough: it must land, and the bearer must reach the base', () => {
    const above = loaded().ship(1, { where: 'orbit', at: [-2, 12] });
    expect(above.perform(check).state.result).toBeNull();
    const match = onBase(chased().parameter('xelani', 'character', null, { bearer: 'prak' }), 'prak', [2, 5])
      .partyTurn('prak')
      .play();
    match.choose('move', home([2, 4]));
    expect(match.state.result).toBeNull();
    match.choose(home([1, 4]));
    if (match.asks === 'walk') match.choose(home([1, 4]));
    expect(match.state.result).toMatchObject({ winners: ['renegade'], reason: 'tier3' });
  });

  test('[RDA-TIER-06, RDA-DATA-11] one after the other may be delivered; what has been stays so, whatever becomes of the bearer', () => {
    const set = scene({ tier: 3, mission: 'envoysTestimony' })
      .with(state => {
        state.chase = 'renegade';
      })
      .ship(1, { where: 'landed', cell: home([9, 1]), landed: 1 })
      .parameter('ulep', 'character', null, { bearer: 'prak' })
      .parameter('data', 'data', null, { bearer: 'icheb' });
    onBase(onBase(set, 'prak', [1, 3]), 'icheb', [3, 5]);
    const played = set.perform(check);
    expect(played.parameter(1)).toMatchObject({ delivered: true, bearer: null });
    expect(played.state.result).toBeNull();
    const second = set.crew('icheb', { cell: home([1, 4]) }).perform(t => harm(t, crewById(t.state, 'prak'), 8, null));
    expect(second.state.result).toMatchObject({ winners: ['renegade'] });
  });

  test('[RDA-TIER-06] of M13 any crewmember of the faction will do', () => {
    const set = () => {
      const forge = scene({ tier: 3, mission: 'foundryOfBlades' }).ship(1, { where: 'landed', cell: home([9, 1]) });
      for (const at of [
        [8, 8],
        [9, 8],
        [9, 9],
      ] as Spot[])
        forge.parameter('site', 'site', at, { marked: 'renegade' });
      return forge.with(state => {
        state.chase = 'renegade';
      });
    };
    expect(onBase(set(), 'maeve', [1, 3]).perform(check).state.result).toMatchObject({ winners: ['renegade'] });
    expect(onBase(set(), 'maeve', [2, 3]).perform(check).state.result).toBeNull();
    const pursuer = set().with(({ parameters }) => {
      for (const site of parameters) site.marked = 'coalition';
    });
    expect(onBase(pursuer, 'dex', [1, 5]).perform(check).state.result).toBeNull(); // Earth’s base is not here
  });

  test('[RDA-TIER-07, RDA-TIER-08, RDA-CRIT-07] any ship may land there, even before the carrier, undamaged too; on the mission planet nobody who has nobody there', () => {
    const { state } = loaded()
      .ship(1, { where: 'orbit', at: [12, -2] })
      .ship(2, { at: [-2, 12] })
      .with(each => {
        each.chase = 'renegade';
      });
    expect(landings(state, shipNo(state, 2)).map(({ where }) => where)).toEqual([
      'landed',
      'landed',
      'landed',
      'landed',
    ]);
    expect(landings(state, shipNo(state, 1))).toEqual([]);
    Object.assign(shipNo(state, 2), { cell: cellAt([12, 28]) });
    expect(landings(state, shipNo(state, 2))).toEqual([]); // Earth is not where they flee to
  });

  test('[RDA-TIER-09] each ship deploys up to three at a free dock, with what is in the hold, whatever its damage and whoever was left behind', () => {
    const match = loaded()
      .ship(1, { where: 'orbit', at: [-2, 12], flipped: true, damage: 4 })
      .crew('lexxa', { at: [8, 8] })
      .with(state => {
        state.chase = 'renegade';
      })
      .turnOf(1)
      .play();
    match.choose(`descend:dock:${home([9, 1])}`);
    expect(match.asks).toBe('party');
    match.choose(['crew:ronara', 'crew:prak', 'crew:icheb'], 'leave', home([9, 2]), 'take');
    expect(match.offersPlace(home([9, 2]))).toBe(false);
    expect(match.offersPlace(home([8, 1]))).toBe(true);
    match.choose(home([8, 1]), home([9, 3]));
    expect(match.crew('prak')).toMatchObject({ on: 'home', aboard: 0, cell: home([8, 1]) });
    expect(match.parameter(1)).toMatchObject({ bearer: 'prak', hold: 0 });
    expect(match.asks).toBe('who'); // they act in the same round
  });

  test('[RDA-TIER-09, RDA-DEPLOY-02] only who stands on the home board itself takes a dock there or is picked up', () => {
    const dock = home([9, 1]);
    const above = (on: 'home' | 'surface', id: CrewId) => {
      const set = chased().ship(1, { where: 'orbit', at: [-2, 12], landed: 0 });
      return set.crew(id, { aboard: 0, on, cell: dock }); // the surface has a square of that number, too
    };
    const isOpen = ({ state }: Scene) => landings(state, shipNo(state, 1)).some(({ cell }) => cell === dock);
    expect([isOpen(above('home', 'dex')), isOpen(above('surface', 'dex'))]).toEqual([false, true]);
    const landed = (on: 'home' | 'surface') =>
      above(on, 'prak').perform(
        t => land(t, shipNo(t.state, 1), { key: `dock:${dock}`, where: 'landed', cell: dock }, false),
        ...(on === 'home' ? ['quarters'] : []),
      );
    expect([landed('home').crew('prak').aboard, landed('surface').crew('prak').aboard]).toEqual([1, 0]);
  });

  test('[RDA-TIER-09] docks of the home board go by their numbers', () => {
    const played = chased()
      .ship(1, { where: 'orbit', at: [-2, 12], landed: 0 })
      .turnOf(1)
      .play();
    const descend = played.shown().options.find(({ key }) => key === `descend:dock:${home([9, 1])}`);
    expect(descend?.label).toEqual({ key: 'act.descend.landed', params: { dock: String(home([9, 1])) } });
  });

  test('[RDA-TIER-08, RDA-DEPLOY-08] whoever lifts off there does so from the planet of those who flee', () => {
    const { state } = chased().ship(2, { where: 'landed', cell: home([9, 9]), landed: 1 });
    const open = liftOffSquares(state, shipNo(state, 2));
    expect(open.includes(cellAt([-2, 12]))).toBe(true); // Port Saven
    expect(open.includes(cellAt([12, 28]))).toBe(false); // Earth
  });

  test('[RDA-TIER-10] the pursuer wins with all of them aboard its own ship there', () => {
    const set = () =>
      onBase(
        chased()
          .ship(2, { where: 'landed', cell: home([9, 9]), landed: 1 })
          .parameter('xelani', 'character', null, { bearer: 'dex' }),
        'dex',
        [8, 9],
      );
    expect(set().perform(check).state.result).toBeNull();
    const match = set()
      .partyTurn('dex')
      .play()
      .choose('move', home([9, 9]), 'hold', 'engineering');
    expect(match.state.result).toMatchObject({ winners: ['coalition'], reason: 'tier3' });
  });

  test('[RDA-TIER-10] of a pursuer the base is worth nothing', () => {
    const set = onBase(chased().parameter('xelani', 'character', null, { bearer: 'dex' }), 'dex', [1, 3]);
    expect(set.perform(check).state.result).toBeNull();
  });

  test('[RDA-TIER-11, RDA-HEAL-11] nobody is healed during flight and pursuit', () => {
    const patient = (chase: 'renegade' | null) =>
      scene({ tier: 3 })
        .crew('maeve', { post: 'medbay' })
        .crew('prak', { post: 'medbay', wounds: 5 })
        .round(2)
        .with(state => {
          state.chase = chase;
        })
        .perform(function* (t) {
          healPatients(t);
        })
        .crew('prak').wounds;
    expect([patient('renegade'), patient(null)]).toEqual([5, 3]);
  });

  test('[RDA-TIER-12] the tie of a lost hull holds until the carrier has landed', () => {
    const flying = loaded().ship(1, { where: 'orbit', at: [0, 12], flipped: true, damage: 5 });
    const lose = (t: Renegades) => harm(t, shipNo(t.state, 1), 1, null);
    expect(flying.perform(lose).state.result).toMatchObject({ reason: 'carrierLost', winners: [] });
    const down = chased().ship(1, { flipped: true, damage: 5 }).parameter('xelani', 'character', null, { hold: 1 });
    expect(down.perform(lose).state.result).toBeNull();
  });

  test('[RDA-TIER-13] events are still drawn: those in orbit take effect, those on the surface are lost', () => {
    const draw = (event: 'solarFlare' | 'brushfire') =>
      chased()
        .with(state => {
          state.events = { draw: [event], discard: [] };
        })
        .perform(eventPhase);
    expect(draw('brushfire').said('event.lost')).toHaveLength(1);
    expect(draw('brushfire').state.fires).toEqual([]);
    expect(draw('solarFlare').said('event.lost')).toEqual([]);
    expect(JSON.stringify(draw('solarFlare').state)).toContain('"what":"solarFlare"');
  });
});
