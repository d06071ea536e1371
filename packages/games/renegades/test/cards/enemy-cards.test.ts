import { type Scene, scene } from '@starboard/renegades/testing';
import { describe, expect, test } from 'vitest';
import { creatureIds, npcCards } from '../../src/cards/npcs/index.ts';
import { surfaceOf } from '../../src/field/board.ts';
import { drawCreature, drawEnemyCard } from '../../src/rules/npcs/place.ts';
import type { EnemyCardId, NpcId, State } from '../../src/types.ts';

/** The next enemy card of the deck is this one. */
const withCard = (card: EnemyCardId, set: Scene = scene()) =>
  set.with(state => {
    state.enemies = { draw: [card], discard: [] };
  });

const drawn = (set: Scene) =>
  set.perform(function* (t) {
    drawEnemyCard(t);
  });

const countOf = ({ npcs }: Pick<State, 'npcs'>, npc: NpcId) => npcs.filter(each => each.npc === npc).length;

const tilesOf = (state: Readonly<State>, npc: NpcId) => {
  const { tileAt } = surfaceOf(state as State);
  return [...new Set(state.npcs.filter(each => each.npc === npc).map(({ cell }) => tileAt[cell]))];
};

describe('enemy cards', () => {
  test('[RDA-EX-10, RDA-ENEMYCARD-03, RDA-ENEMYCARD-04, RDA-ENEMYCARD-12] Darius and 4-6 Dregg: a 4 brings Darius and four Dregg to one place, Darius on the spawn square', () => {
    const { state } = drawn(withCard('N18').dice(4, 1));
    expect([countOf(state, 'darius'), countOf(state, 'dreggTrooper')]).toEqual([1, 4]);
    expect([...tilesOf(state, 'darius'), ...tilesOf(state, 'dreggTrooper')]).toEqual([0, 0]);
    expect(state.npcs[0]).toMatchObject({ npc: 'darius', cell: surfaceOf(state as State).tiles[0]!.spawn });
  });

  test('[RDA-EX-11, RDA-ENEMYCARD-11, RDA-RUL-26] a roll written 4-6 is clamped: a 1 brings four, a 6 brings six', () => {
    expect(countOf(drawn(withCard('N18').dice(1, 1)).state, 'dreggTrooper')).toBe(4);
    expect(countOf(drawn(withCard('N18').dice(6, 1)).state, 'dreggTrooper')).toBe(6);
  });

  test('[RDA-EX-12, RDA-ENEMYCARD-01, RDA-ENEMYCARD-05] two species: a die and a place for each; the same tile is drawn again', () => {
    const { state } = drawn(withCard('N21').dice(2, 1, 4, 1));
    expect([countOf(state, 'dreggTrooper'), countOf(state, 'roninAndroid')]).toEqual([2, 3]);
    expect(tilesOf(state, 'dreggTrooper')).toEqual([0]);
    expect(tilesOf(state, 'roninAndroid')).toEqual([1]);
  });

  const withSyphon = (count: number, commander: boolean) => {
    const set = scene();
    for (let nth = 0; nth < count; nth++) set.npc('syphonTrooper', [20, 9 + nth]);
    return commander ? set.npc('borada', [22, 10]) : set;
  };

  test('[RDA-EX-13, RDA-ENEMYCARD-07, RDA-ENEMYCARD-08, RDA-ENEMYCARD-09] those present are taken off the roll; Borada does not come twice', () => {
    const { state } = drawn(withCard('N14', withSyphon(2, true)).dice(5, 1));
    expect([countOf(state, 'syphonTrooper'), countOf(state, 'borada')]).toEqual([5, 1]);
    const full = drawn(withCard('N14', withSyphon(5, true)).dice(5)).state;
    expect(countOf(full, 'syphonTrooper')).toBe(5);
    expect(full.enemies.discard).toEqual(['N14']);
  });

  test('[RDA-EX-14, RDA-ENEMYCARD-10] a commander who is not there comes even if no warriors do', () => {
    const { state } = drawn(withCard('N14', withSyphon(3, false)).dice(5, 1));
    expect([countOf(state, 'syphonTrooper'), countOf(state, 'borada')]).toEqual([5, 1]);
    const full = drawn(withCard('N14', withSyphon(5, false)).dice(5, 1)).state;
    expect([countOf(full, 'syphonTrooper'), countOf(full, 'borada')]).toEqual([5, 1]);
  });

  test('[RDA-ENEMYCARD-13, RDA-VILLAIN-24] a defeated villain may be placed again', () => {
    const set = withSyphon(3, true).with(state => {
      state.npcs = state.npcs.filter(({ npc }) => npc !== 'borada');
    });
    expect(countOf(drawn(withCard('N13', set).dice(1, 1)).state, 'borada')).toBe(1);
  });

  test('[RDA-ENEMYCARD-14] an empty deck is shuffled anew from its discards', () => {
    const set = scene().with(state => {
      state.enemies = { draw: [], discard: ['N01'] };
    });
    const { state } = drawn(set.dice(1, 1));
    expect(countOf(state, 'syphonTrooper')).toBe(1);
    expect(state.enemies).toMatchObject({ draw: [], discard: ['N01'] });
  });

  test('[RDA-VILLAIN-01, RDA-VILLAIN-02, RDA-NPC-01] villains are commanders and warriors of four races; beside them there are creatures and drones', () => {
    const villains = Object.values(npcCards).filter(({ rank }) => rank === 'commander' || rank === 'warrior');
    expect(villains.map(({ race }) => race).sort()).toEqual(
      ['dregg', 'ronin', 'syphon', 'zurathi'].flatMap(race => [race, race]),
    );
    expect(npcCards.drone.rank).toBe('drone');
    expect(creatureIds.every(id => npcCards[id].rank === 'creature')).toBe(true);
    expect(scene().state.npcs).toEqual([]);
  });

  test('[RDA-EVENT-07, RDA-CREATURE-05] a creature that is there already is drawn past', () => {
    const set = scene()
      .npc('caveLeviathan', [20, 10])
      .with(state => {
        state.creatures = { draw: ['acidSpitter', 'caveLeviathan'], discard: [] };
      });
    const { state } = set.dice(1).perform(function* (t) {
      drawCreature(t);
    });
    expect(state.npcs.map(({ npc }) => npc)).toEqual(['caveLeviathan', 'acidSpitter']);
    expect(npcCards.acidSpitter).toMatchObject({ health: 5, speed: 5, range: 4, attack: 4, search: 3 });
  });
});
