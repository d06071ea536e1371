import { scene } from '@starboard/renegades/testing';
import { describe, expect, test } from 'vitest';
import { crewIds } from '../../src/cards/crew/index.ts';
import { enemyCards } from '../../src/cards/enemy-cards.ts';
import { events } from '../../src/cards/events/index.ts';
import { gearCards } from '../../src/cards/gear/index.ts';
import { epicEndings, missionIds } from '../../src/cards/missions/index.ts';
import { creatureIds, npcCards } from '../../src/cards/npcs/index.ts';
import { ships } from '../../src/cards/ships.ts';
import { orbitalTactics } from '../../src/cards/tactics/orbital.ts';
import { surfaceTactics } from '../../src/cards/tactics/surface.ts';
import { containerFaces, salvageFaces } from '../../src/cards/tokens.ts';
import { upgrades } from '../../src/cards/upgrades.ts';
import { catalogue, crewCardOf, idsOf } from '../../src/catalogue.ts';
import { homeBoardOf, surfaceOf } from '../../src/field/board.ts';
import { locations } from '../../src/field/tiles.ts';
import { bountyOn } from '../../src/rules/bounties.ts';
import { harm } from '../../src/rules/harm.ts';
import { missionBegins } from '../../src/rules/mission/begins.ts';
import { placeFighters, placeNpcs } from '../../src/rules/npcs/place.ts';
import { crewById } from '../../src/rules/table.ts';
import type { Faction, FighterRace, NpcId, State } from '../../src/types.ts';
import { begun } from '../support/rounds.ts';

const ofFaction = (faction: Faction) => crewIds.filter(id => crewCardOf(id).faction === faction);
const copiesOf = (prefix: string) =>
  Object.values(gearCards)
    .filter(({ no }) => no.startsWith(prefix))
    .reduce((sum, { copies }) => sum + copies, 0);

describe('cards', () => {
  test('[RDA-COMP-01] four hero ships, two for each faction', () => {
    expect(Object.values(ships).map(({ faction }) => faction)).toEqual([
      'renegade',
      'renegade',
      'coalition',
      'coalition',
    ]);
  });

  test('[RDA-COMP-03, RDA-COMP-12, RDA-CREW-18] twenty crew, ten of each of the two factions, each there once', () => {
    expect([crewIds.length, new Set(crewIds).size]).toEqual([20, 20]);
    expect([ofFaction('renegade').length, ofFaction('coalition').length]).toEqual([10, 10]);
    const { crew } = begun({ players: 4 }).state;
    expect(new Set(crew.map(({ id }) => id)).size).toBe(20); // so that each has its own KO token
  });

  test('[RDA-COMP-07, RDA-DATA-01] every deck has its number of cards', () => {
    expect(Object.keys(orbitalTactics)).toHaveLength(20);
    expect(Object.keys(surfaceTactics)).toHaveLength(16);
    expect(Object.values(events).reduce((sum, { copies }) => sum + copies, 0)).toBe(32);
    expect(idsOf(enemyCards)).toHaveLength(28);
    expect(creatureIds).toHaveLength(10);
    expect(copiesOf('G')).toBe(48);
    expect(copiesOf('SI') + copiesOf('SV')).toBe(42);
    expect(idsOf(upgrades)).toHaveLength(36);
    expect(missionIds).toHaveLength(20);
    expect(Object.keys(epicEndings)).toHaveLength(3);
    const { state } = begun();
    expect(state.orbitalTactics.draw).toHaveLength(18); // two are dealt
    expect(state.surfaceTactics.draw).toHaveLength(14);
    expect(state.upgradeDeck.draw).toHaveLength(36);
    expect(state.enemies.draw).toHaveLength(28);
  });

  test('[RDA-COMP-07, RDA-BOUNTY-04] one bounty for each of the crew: commanders are worth most, medics and engineers least', () => {
    const { state } = scene({ players: 4 });
    const worth = Object.fromEntries(crewIds.map(id => [id, bountyOn(state, crewById(state, id))]));
    for (const id of ['lexxa', 'ragnar', 'jayce', 'adira']) expect(worth[id]).toBe(150);
    for (const id of ['ronara', 'vex', 'prak', 'korrin', 'flibby', 'tomas', 'rovanna', 'brakk']) {
      expect(worth[id]).toBe(100);
    }
    for (const id of ['maeve', 'sarn', 'icheb', 'juno', 'ilse', 'ouro', 'dex', 'tinn']) expect(worth[id]).toBe(75);
  });

  test('[RDA-COMP-08, RDA-COMP-09] three centers, eight corners, eight sides; the orbit has a center with two faces, four and four', () => {
    const count = (board: string, kind: string) =>
      Object.values(locations).filter(each => each.board === board && each.kind === kind).length;
    expect(['center', 'corner', 'side'].map(kind => count('surface', kind))).toEqual([3, 8, 8]);
    expect(['center', 'corner', 'side'].map(kind => count('orbit', kind))).toEqual([2, 4, 4]);
    const { surface, orbit } = begun().state;
    for (const cap of ['DK1', 'DK2', 'DK3', 'DK4']) expect(surface).toContain(cap);
    for (const cap of ['portSaven', 'earth', 'neutral', 'mission']) expect(orbit).toContain(cap);
  });

  test('[RDA-COMP-10] one home board of 11 by 11 with two faces', () => {
    for (const faction of ['renegade', 'coalition'] as const)
      expect(homeBoardOf(faction).grid.terrain).toHaveLength(121);
    expect(homeBoardOf('renegade')).not.toBe(homeBoardOf('coalition'));
  });

  test('[RDA-COMP-11, RDA-COMP-20] every creature, commander and warrior has its values', () => {
    const ranks = Object.values(npcCards).map(({ rank }) => rank);
    const number = (rank: string) => ranks.filter(each => each === rank).length;
    for (const id of creatureIds) expect(npcCards[id].rank).toBe('creature');
    expect([number('commander'), number('warrior')]).toEqual([4, 4]);
  });
});

describe('figures', () => {
  const tile = (state: State) => surfaceOf(state).tiles[0]!;
  const placed = (npc: NpcId, count: number, before = scene()) => {
    const performed = before.perform(function* (t) {
      placeNpcs(t, npc, count, tile(t.state));
    });
    return performed.state.npcs.filter(each => each.npc === npc).length;
  };

  test('[RDA-COMP-04] six of each species are there, no more', () => {
    for (const npc of ['zurathiWarrior', 'dreggTrooper', 'syphonTrooper', 'roninAndroid'] as NpcId[]) {
      expect(placed(npc, 9)).toBe(6);
      expect(placed(npc, 3, scene().npc(npc, [3, 12]).npc(npc, [4, 12]).npc(npc, [5, 12]).npc(npc, [6, 12]))).toBe(6);
    }
  });

  test('[RDA-COMP-05] each commander is on the board once', () => {
    const commanders = (Object.keys(npcCards) as NpcId[]).filter(id => npcCards[id].rank === 'commander');
    for (const npc of commanders) {
      expect(placed(npc, 2)).toBe(1);
      expect(placed(npc, 1, scene().npc(npc, [3, 12]))).toBe(1);
    }
  });

  test('[RDA-COMP-13] there are six drones', () => {
    expect(placed('drone', 9)).toBe(6);
  });

  test('[RDA-COMP-02] three fighters of a race are on the board at once', () => {
    for (const race of ['syphon', 'zurathi', 'dregg'] as FighterRace[]) {
      const performed = scene()
        .fighter(race, [3, 12])
        .dice(1)
        .perform(function* (t) {
          placeFighters(t, race, 9);
        });
      expect(performed.state.fighters).toHaveLength(3);
    }
  });

  test('[RDA-COMP-15] there is one of each unique token', () => {
    for (const mission of missionIds) {
      const { parameters } = begun({ mission }).state;
      for (const what of ['xelani', 'ulep', 'slave', 'monolith', 'core']) {
        expect(parameters.filter(parameter => parameter.what === what).length).toBeLessThan(2);
      }
    }
  });
});

describe('tokens', () => {
  test('[RDA-COMP-16] 28 containers and 30 salvage tokens, each in one place', () => {
    expect([containerFaces.length - 1, salvageFaces.length - 1]).toEqual([28, 30]);
    const { containers, containerBag, salvage, salvageBag } = begun().state;
    const all = (tokens: readonly { token: number }[], bag: readonly number[]) =>
      [...tokens.map(({ token }) => token), ...bag].sort((a, b) => a - b);
    expect(all(containers, containerBag)).toEqual(Array.from({ length: 28 }, (_, at) => at + 1));
    expect(all(salvage, salvageBag)).toEqual(Array.from({ length: 30 }, (_, at) => at + 1));
  });

  test('[RDA-COMP-16, RDA-CAMP-02] a token whose card somebody still has is not found again', () => {
    const performed = scene()
      .ship(1, { armory: ['serpentBlade'], components: ['ablativePlate'] })
      .crew('dex', { cards: ['neuralStim'] })
      .dice(6, 1)
      .perform(missionBegins);
    const { containers, containerBag, salvage, salvageBag } = performed.state;
    const found = [...containers.map(({ token }) => token), ...containerBag];
    expect(found).toHaveLength(26);
    for (const token of [1, 15]) expect(found).not.toContain(token);
    const afloat = [...salvage.map(({ token }) => token), ...salvageBag];
    expect(afloat).toHaveLength(29); // the second Ablative Plate is there
    expect(afloat).toContain(2);
  });

  test('[RDA-COMP-07, RDA-VAR-01] what was left lying in one mission is back in its deck in the next', () => {
    const { state } = scene({ dropping: true })
      .with(given => given.dropped.push({ cell: 30, card: { no: 99, card: 'jumpPack' } }))
      .dice(6, 1)
      .perform(missionBegins);
    expect(state.dropped).toEqual([]);
    expect(state.gear.discard).toContain('jumpPack');
  });

  test('[RDA-COMP-13] no more than four fires', () => {
    const performed = scene()
      .fire([20, 12], [20, 13], [20, 14])
      .dice(1)
      .perform(t => catalogue.events.brushfire.happens(t));
    expect(performed.state.fires).toHaveLength(4);
  });

  test('[RDA-COMP-18] counters never run out', () => {
    const performed = scene()
      .with(state => {
        for (const ship of state.ships) Object.assign(ship, { flipped: true, damage: 5 });
        for (const crew of state.crew) crew.wounds = 5;
      })
      .perform(t => harm(t, t.state.ships[0]!, 1, null));
    expect(performed.ship(1).damage).toBe(6);
  });

  test('[RDA-COMP-19] digits are a number: any amount, and no limit to the bank', () => {
    const performed = scene()
      .with(state => {
        state.purses = { p1: 2500, p2: 0 };
        state.earned = { p1: 70, p2: 0 };
        state.result = { winners: [], reason: 'timeOut', halves: [] };
      })
      .stage('missionEnds')
      .play();
    expect(performed.state.purses['p1']).toBe(2570);
  });
});
