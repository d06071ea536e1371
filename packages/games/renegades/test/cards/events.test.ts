import type { Text } from '@starboard/kernel';
import { cellAt, type Scene, scene } from '@starboard/renegades/testing';
import { describe, expect, test } from 'vitest';
import { eventIds, events } from '../../src/cards/events/index.ts';
import { orbitOf, surfaceOf } from '../../src/field/board.ts';
import { eventPhase } from '../../src/rules/events/phase.ts';
import type { EventId } from '../../src/types.ts';
import { kindNamed } from '../support/npcs.ts';

/** Tiles are drawn by a die of nine, in the order of the board. */
const tiles = { temple: 1, market: 2, forest: 3, river: 4, wing: 5, tower: 6, swamp: 7 } as const;

/** The Event Phase of a round, with this card on top. */
function happens(event: EventId, given: Scene, ...answers: unknown[]) {
  return given
    .with(state => {
      state.events = { draw: ['supplyDrop', event], discard: [] };
    })
    .perform(eventPhase, ...answers);
}

const struck = (performed: ReturnType<typeof happens>) =>
  performed.said('hazard.strikes').map(({ params }) => kindNamed(params!['target'] as Text));

describe('the Event Phase', () => {
  test('[RDA-EVENT-01, RDA-EVENT-05, RDA-QUICK-03] one event is drawn each round and takes effect at once', () => {
    const performed = happens('solarFlare', scene());
    expect(performed.state.events).toEqual({ draw: ['supplyDrop'], discard: ['solarFlare'] });
    expect(performed.state.lasting).toEqual([{ what: 'solarFlare', until: 'nextRound' }]);
    expect(performed.state.stage).toBe('roundEnds');
  });

  test('[RDA-EVENT-02] the first keyword says where it happens', () => {
    for (const id of eventIds) expect(['surface', 'orbit']).toContain(events[id].keywords[0]);
    const orbital = eventIds.filter(id => events[id].keywords[0] === 'orbit');
    expect(orbital).toHaveLength(9);
  });

  test('[RDA-EVENT-04, RDA-DEC-24] the Coalition player with the highest initiative reads it, and chooses nothing', () => {
    const performed = happens('solarFlare', scene({ players: 4 }).crew('jayce', { post: 'quarters' }));
    expect(performed.said('event.read')[0]!.params).toMatchObject({ ship: { key: 'ship.argusPrime' } });
    expect(performed.asked).toEqual([]);
  });

  test('[RDA-EVENT-04, RDA-DEC-21] on a tie the players say who; without a player of the Coalition nobody reads', () => {
    const tie = scene({ players: 4 }).crew('jayce', { post: 'quarters' }).crew('adira', { post: 'quarters' });
    tie.crew('flibby', { upgrades: ['willpower'] }); // 5 + 1 against Tomas with 6
    const performed = happens('solarFlare', tie, 'ship:4');
    expect(performed.asked).toEqual(['whoFirst']);
    expect(performed.said('event.read')[0]!.params).toMatchObject({ ship: { key: 'ship.argusPrime' } });
    expect(happens('solarFlare', scene({ players: 1 })).said('event.drawn')).toHaveLength(1);
  });

  test('[RDA-EVENT-06, RDA-EVENT-09] NPCs that an event brings do not act before the next round', () => {
    const performed = happens('droneSweep', scene().round(3).dice(tiles.temple));
    expect(performed.state.npcs.map(({ npc, placed }) => `${npc} ${placed}`)).toEqual([
      'drone 3',
      'drone 3',
      'drone 3',
    ]);
  });

  test('[RDA-ROUND-05, RDA-RUL-33] in a timed mission from orbit nothing is drawn before somebody stands on the surface', () => {
    const early = () => scene({ clock: 'timed' }).with(state => Object.assign(state, { drawing: false }));
    expect(happens('solarFlare', early()).state.events.draw).toHaveLength(2);
    const landed = happens('solarFlare', early().crew('prak', { at: [3, 12] }));
    expect(landed.state.events.draw).toHaveLength(1);
    expect(landed.state.drawing).toBe(true); // and it goes on when all are back aboard
  });

  test('[RDA-EVENT-10, RDA-RUL-28] an event that finds nobody is lost, and no other is drawn', () => {
    for (const event of ['groundquake', 'outbreak', 'jailbreak'] as const) {
      const performed = happens(event, scene().dice(tiles.temple));
      expect(performed.state.events).toEqual({ draw: ['supplyDrop'], discard: [event] });
    }
  });

  test('[RDA-TIER-13] during the chase, with nobody on the surface, its events are lost, Orbit events are not', () => {
    const chase = () => scene().with(state => Object.assign(state, { chase: 'renegade' }));
    expect(happens('droneSweep', chase()).state.npcs).toEqual([]);
    expect(happens('droneSweep', chase()).said('event.lost')).toHaveLength(1);
    expect(happens('syphonSquadron', chase().dice(2)).state.fighters).toHaveLength(3);
  });
});

describe('on the surface', () => {
  test('[RDA-EVENT-05, RDA-EVENT-09] Hostile Incursion: an enemy card is drawn and resolved', () => {
    const given = scene().with(state => Object.assign(state, { enemies: { draw: ['N02'], discard: [] } }));
    const performed = happens('hostileIncursion', given.dice(6, tiles.river));
    expect(performed.state.npcs.map(({ npc, asleep }) => `${npc} ${asleep}`)).toEqual(
      Array.from({ length: 4 }, () => 'syphonTrooper false'),
    );
    expect(performed.state.enemies).toEqual({ draw: [], discard: ['N02'] });
  });

  const shrikes = (creatureMates: boolean) =>
    scene({ creatureMates })
      .npc('wingedShrike', [3, 12], { wounds: 2 })
      .with(state => Object.assign(state, { creatures: { draw: ['sandWyrm', 'wingedShrike'], discard: [] } }));

  test('[RDA-EVENT-07] Predator Sighted: a creature comes; one that is there already is drawn past', () => {
    const performed = happens('predatorSighted', shrikes(false).dice(tiles.river));
    expect(performed.state.npcs.map(({ npc }) => npc)).toEqual(['wingedShrike', 'sandWyrm']);
  });

  test('[RDA-VAR-05, RDA-EVENT-07] or its mate joins it, with health of its own', () => {
    const performed = happens('predatorSighted', shrikes(true).dice(tiles.river));
    expect(performed.state.npcs.map(({ npc, wounds }) => `${npc} ${wounds}`)).toEqual([
      'wingedShrike 2',
      'wingedShrike 0',
    ]);
  });

  test('[RDA-EVENT-05] Drone Sweep: three drones at a random location', () => {
    const performed = happens('droneSweep', scene().dice(tiles.river));
    const river = surfaceOf(performed.state as never).tiles[tiles.river - 1]!;
    expect(performed.state.npcs).toHaveLength(3);
    for (const { cell } of performed.state.npcs) expect(river.cells).toContain(cell);
  });

  test('[RDA-EVENT-05, RDA-COMP-13] Brushfire: fire on the spawn square and the nearest free one', () => {
    const performed = happens('brushfire', scene().dice(tiles.market));
    expect(performed.state.fires).toHaveLength(2);
    expect(performed.state.fires[0]).toBe(cellAt([6, 13]));
    const taken = happens(
      'brushfire',
      scene()
        .crew('prak', { at: [6, 13] })
        .dice(tiles.market),
    );
    expect(taken.state.fires).toContain(cellAt([6, 13]));
    expect(taken.state.fires).toHaveLength(2);
  });

  test('[RDA-EVENT-05] Groundquake: every figure on one tile defends against 3 dice', () => {
    const given = scene()
      .crew('prak', { at: [6, 13] })
      .crew('jayce', { at: [5, 12] })
      .crew('icheb', { at: [12, 13] })
      .npc('dreggTrooper', [6, 14]);
    const performed = happens('groundquake', given.dice(tiles.market, 1, 1, 1, 2, 2, 2, 3, 3, 3));
    expect(struck(performed)).toEqual(['crew.prak', 'crew.jayce', 'npc.dreggTrooper']);
  });

  test('[RDA-EVENT-03, RDA-UPGRADE-03] Disaster Drill: such an event does not touch her', () => {
    const given = scene()
      .crew('prak', { at: [6, 13], upgrades: ['disasterDrill'] })
      .crew('icheb', { at: [5, 12] });
    expect(struck(happens('groundquake', given.dice(tiles.market, 1, 1, 1)))).toEqual(['crew.icheb']);
  });

  test('[RDA-EVENT-05] Acid Squall: two tiles, but nobody indoors; 2 dice', () => {
    const given = scene()
      .crew('prak', { at: [6, 13] })
      .crew('icheb', { at: [9, 2] }) // in a room of the Research Wing
      .crew('jayce', { at: [12, 13] });
    // the second die is of the eight tiles left
    const performed = happens('acidSquall', given.dice(tiles.market, tiles.wing - 1, 1, 1));
    expect(struck(performed)).toEqual(['crew.prak']);
    expect(performed.said('event.at').map(({ params }) => (params!['tile'] as { key: string }).key)).toEqual([
      'tile.S2',
      'tile.S7',
    ]);
  });

  test('[RDA-EVENT-05] Flash Flood: whoever is in water defends against 3 dice; nobody enters it until the end of next round', () => {
    const given = scene()
      .crew('prak', { at: [1, 22] })
      .crew('icheb', { at: [6, 13] });
    const performed = happens('flashFlood', given.dice(1, 1, 1));
    expect(struck(performed)).toEqual(['crew.prak']);
    expect(performed.state.lasting).toEqual([{ what: 'flashFlood', until: 'nextRound' }]);
  });

  test('[RDA-EVENT-05] Magnetic Pulse: weapons on the surface lose a token of energy, robots there are stunned', () => {
    const given = scene()
      .crew('prak', { at: [6, 13], cards: ['ionPistol', 'medKit', 'spikeGrenade'] })
      .crew('jayce', { cards: ['stunPistol'] })
      .npc('roninAndroid', [12, 13])
      .npc('dreggTrooper', [12, 14]);
    const performed = happens('magneticPulse', given);
    const left = Object.fromEntries(performed.crew('prak').cards.map(({ card, energy }) => [card, energy]));
    expect(left).toEqual({ ionPistol: 3, medKit: 2 }); // the grenade, a search item, is spent
    expect(performed.crew('jayce').cards[0]!.energy).toBe(3); // aboard
    expect(performed.state.npcs.map(({ stunned }) => stunned)).toEqual([true, false]);
  });

  test('[RDA-EVENT-05, RDA-DEC-24] Outbreak: the fittest on the surface is infected; a tie is rolled off', () => {
    const given = () =>
      scene()
        .crew('prak', { at: [6, 13] })
        .crew('jayce', { at: [12, 13], wounds: 1 });
    const performed = happens('outbreak', given().dice(4));
    expect(performed.said('rollOff.rolled')).toHaveLength(1); // 8 each
    expect([performed.crew('prak').infected, performed.crew('jayce').infected]).toEqual([false, true]);
    expect(happens('outbreak', given().crew('jayce', { wounds: 2 })).crew('prak').infected).toBe(true);
  });

  test('[RDA-EVENT-05] Supply Drop: a container out of the bag on the spawn square, or beside it', () => {
    const bag = (given: Scene) => given.with(state => void state.containerBag.push(7)).dice(tiles.market);
    const performed = happens('supplyDrop', bag(scene()));
    expect(performed.state.containers).toEqual([{ token: 7, cell: cellAt([6, 13]), seenBy: [] }]);
    expect(performed.state.containerBag).toEqual([]);
    const second = happens('supplyDrop', bag(scene().container(3, [6, 13])));
    expect(second.state.containers.map(({ cell }) => cell)).toHaveLength(2);
    expect(new Set(second.state.containers.map(({ cell }) => cell)).size).toBe(2);
  });

  test('[RDA-EVENT-05] Choking Fog: it lasts through the next round', () => {
    expect(happens('chokingFog', scene()).state.lasting).toEqual([{ what: 'chokingFog', until: 'nextRound' }]);
  });
});

describe('in orbit', () => {
  test('[RDA-EVENT-05, RDA-COMP-02] squadrons: fighters up to three in total, at a random location', () => {
    for (const race of ['syphon', 'zurathi', 'dregg'] as const) {
      const performed = happens(`${race}Squadron`, scene().fighter(race, [12, 12]).dice(2));
      expect(performed.state.fighters.map(fighter => fighter.race)).toEqual([race, race, race]);
      const [, tile] = orbitOf(performed.state as never).tiles;
      for (const { cell } of performed.state.fighters.slice(1)) expect(tile!.cells).toContain(cell);
    }
  });

  test('[RDA-EVENT-05] Meteor Shower: each ship in orbit is attacked with 2 dice', () => {
    const performed = happens('meteorShower', scene().docked(2, [-2, 13]).fighter('dregg', [12, 12]).dice(1, 1, 2, 2));
    expect(struck(performed)).toEqual(['ship.icarus', 'fighter.dregg']);
  });

  test('[RDA-BRIG-02] Mutiny: a commander aboard who fails is jailed', () => {
    const performed = happens('mutiny', scene().dice(1, 2, 3, 4, 1, 1, 1, 1, 1, 5));
    expect(performed.crew('lexxa')).toMatchObject({ post: 'brig', aboard: 1 });
    expect(performed.crew('jayce').post).toBe('commander');
  });

  test('[RDA-EVENT-05] Mutiny: with the commander away the highest initiative aboard tests, or the ship has one action', () => {
    const given = scene().crew('lexxa', { at: [3, 12] }); // Ronara and Prak have 6
    const performed = happens('mutiny', given.dice(1, 2, 3, 5, 1, 1, 1, 1));
    expect(performed.said('ship.unrest')).toHaveLength(1);
    expect(performed.ship(1).lasting).toEqual([{ what: 'oneAction', until: 'nextRound' }]);
    expect(performed.crew('lexxa').aboard).toBe(0);
  });

  test('[RDA-EVENT-05, RDA-PRISONER-11] Jailbreak: prisoners are back in quarters of their own nearest ship, wounds and all', () => {
    const given = () => scene({ players: 4 }).crew('dex', { aboard: 1, post: 'brig', wounds: 3 });
    const near = given().ship(4, { at: [0, 12] });
    expect(happens('jailbreak', near).crew('dex')).toMatchObject({ aboard: 4, ship: 4, post: 'quarters', wounds: 3 });
    const secure = given().ship(1, { upgrades: ['secureBrig'] });
    expect(happens('jailbreak', secure).crew('dex')).toMatchObject({ aboard: 1, post: 'brig' });
  });

  test('[RDA-EVENT-05] Ion Storm: each ship in orbit with shields up tests Tech, or takes 1 damage', () => {
    const performed = happens('ionStorm', scene().dice(1, 1, 1, 2, 5, 1, 1, 1, 1, 1));
    expect([performed.ship(1).damage, performed.ship(2).damage]).toEqual([0, 1]);
    const empty = happens('ionStorm', scene().crew('icheb', { post: 'quarters' }).ship(2, { flipped: true }));
    expect([empty.ship(1).damage, empty.ship(2).damage]).toEqual([1, 0]);
  });

  test('[RDA-EVENT-05] Drifting Wreck: salvage out of the bag on the spawn square, or beside it', () => {
    const bag = (given: Scene) => given.with(state => void state.salvageBag.push(19)).dice(2);
    const performed = happens('driftingWreck', bag(scene()));
    expect(performed.state.salvage).toEqual([{ token: 19, cell: cellAt([2, 15]), seenBy: [] }]);
    const [, beside] = happens('driftingWreck', bag(scene().salvage(3, [2, 15]))).state.salvage;
    const [row, col] = [Math.floor(beside!.cell / 32) - 3, (beside!.cell % 32) - 3];
    expect(Math.max(Math.abs(row - 2), Math.abs(col - 15))).toBe(1);
  });
});
