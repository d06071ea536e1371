import { cellAt, type Scene, scene } from '@starboard/renegades/testing';
import { describe, expect, test } from 'vitest';
import { escortOf, fightersTurn, npcPhase, npcTurns } from '../../src/rules/npcs/turn.ts';
import type { Renegades } from '../../src/types.ts';
import { aboard, ashore } from '../support/cards.ts';
import { misses } from '../support/npcs.ts';

/** The NPCs' whole part of the Surface Phase. */
const wholePhase = function* (t: Renegades) {
  yield* npcPhase(t);
  while (t.state.stage === 'npcTurns') yield* npcTurns(t);
};

describe('tactical cards before the turns of NPCs', () => {
  test('[RDA-TACT-13, RDA-ORDER-10] before each squadron once, however many it has', () => {
    const set = aboard('shieldHarmonics')
      .ship(1, { damage: 1 })
      .fighter('syphon', [3, 3])
      .fighter('syphon', [3, 5])
      .fighter('dregg', [3, 7])
      .stage('fighters')
      .dice(...misses(20));
    expect(set.perform(fightersTurn, 'pass', 'pass').asked).toEqual(['tactic', 'tactic']);
  });

  const holding = () => ashore('holdTheLine').stage('npcs');

  test('[RDA-TACT-13, RDA-ORDER-13] before each race and kind on the surface once', () => {
    const set = holding()
      .npc('syphonTrooper', [25, 8])
      .npc('syphonTrooper', [25, 10])
      .npc('zurathiWarrior', [25, 12])
      .npc('drone', [25, 14])
      .dice(...misses(60));
    expect(set.perform(wholePhase, 'pass', 'pass', 'pass').asked).toEqual(['tactic', 'tactic', 'tactic']);
  });

  test('[RDA-TACT-13] in each round anew', () => {
    const set = holding()
      .npc('syphonTrooper', [25, 8])
      .dice(...misses(60));
    const twoRounds = function* (t: Renegades) {
      yield* wholePhase(t);
      yield* wholePhase(t);
    };
    expect(set.perform(twoRounds, 'pass', 'pass').asked).toEqual(['tactic', 'tactic']);
  });
});

describe('the turns of NPCs', () => {
  const target = ({ npcs }: { readonly npcs: readonly { no: number; lastTarget: unknown }[] }) =>
    npcs.map(({ no, lastTarget }) => [no, lastTarget]);

  const melee = () =>
    scene()
      .crew('prak', { at: [3, 12] })
      .npc('dreggTrooper', [3, 11])
      .npc('dreggTrooper', [3, 13])
      .stage('npcTurns')
      .dice(...misses(3));

  test('[RDA-ORDER-13] the first in the order acts, and nobody else', () => {
    const { state } = melee()
      .with(each => {
        each.order = [2, 1];
      })
      .perform(npcTurns);
    expect(target(state)).toEqual([
      [1, null],
      [2, 'crew:prak'],
    ]);
    expect([state.order, state.stage]).toEqual([[1], 'npcTurns']);
  });

  test('[RDA-ORDER-13, RDA-NPC-02] one that was removed before its turn has none', () => {
    const { state } = melee()
      .with(each => {
        each.order = [7, 2];
      })
      .perform(npcTurns);
    expect(target(state)).toEqual([
      [1, null],
      [2, null],
    ]);
    expect(state.order).toEqual([2]);
  });

  test('[RDA-ORDER-13] when all have acted the Surface Phase is over', () => {
    expect(melee().perform(npcTurns).state.stage).toBe('event');
  });

  test('[RDA-EPIC-06] the Monolith does nothing', () => {
    const set = scene().npc('monolith', [3, 8]).npc('drone', [3, 12]);
    expect(set.perform(npcPhase).state.order).toEqual([2]);
  });

  test('[RDA-VILLAIN-20, RDA-NPC-09] before the turns none but guards who were there before look around', () => {
    const { state } = scene()
      .round(2)
      .crew('prak', { at: [3, 9], stealth: true })
      .npc('zurathiWarrior', [3, 12])
      .npc('zurathiWarrior', [3, 14], { asleep: true, placed: 2 })
      .perform(npcPhase); // no dice
    expect(state.npcs.map(({ usedRound }) => usedRound)).toEqual([[], []]);
  });
});

describe('the escort of a commander', () => {
  const escort = (set: Scene, of = 1) => escortOf(set.state, set.state.npcs.find(({ no }) => no === of)!)?.no;
  const borada = () => scene().npc('borada', [3, 12]);

  test('[RDA-VILLAIN-25] the nearest warrior; of several as near the one that was placed first', () => {
    expect(escort(borada().npc('syphonTrooper', [3, 16]).npc('syphonTrooper', [3, 13]))).toBe(3);
    expect(escort(borada().npc('syphonTrooper', [3, 13]).npc('syphonTrooper', [3, 16]))).toBe(2);
    expect(escort(borada().npc('syphonTrooper', [3, 14]).npc('syphonTrooper', [3, 10]))).toBe(2);
  });

  test('[RDA-VILLAIN-05] of its own race, and none without', () => {
    expect(escort(borada().npc('dreggTrooper', [3, 13]).npc('syphonTrooper', [3, 16]))).toBe(3);
    expect(escort(borada().npc('dreggTrooper', [3, 13]))).toBeUndefined();
    expect(escort(borada())).toBeUndefined();
  });

  test('[RDA-VILLAIN-05, RDA-VILLAIN-19, RDA-EVENT-06] no guard that sleeps, nobody aboard a ship, nobody who came in this round', () => {
    const role = { asleep: { asleep: true }, aboard: { aboard: 1 }, fresh: { placed: 1 } };
    for (const [name, each] of Object.entries(role)) {
      const set = borada().npc('syphonTrooper', [3, 13], each).npc('syphonTrooper', [3, 16]);
      expect(escort(set), name).toBe(3);
    }
  });

  test('[RDA-VILLAIN-05, RDA-BOARDING-14] warriors have none, nor has a commander aboard a ship', () => {
    const set = borada().npc('syphonTrooper', [3, 16]).npc('syphonTrooper', [3, 13]);
    expect(escort(set, 2)).toBeUndefined();
    const inside = scene().npc('borada', [-2, 13], { aboard: 1 }).docked(1, [-2, 13]);
    expect(escort(inside.npc('syphonTrooper', [-1, 13]))).toBeUndefined();
  });

  test('[RDA-ORDER-13, RDA-VILLAIN-25] it acts with him, and has no turn of its own', () => {
    const set = borada()
      .npc('syphonTrooper', [3, 17])
      .npc('syphonTrooper', [3, 9])
      .crew('lexxa', { at: [25, 12] })
      .with(state => {
        state.order = [1, 2, 3];
      });
    const played = set.perform(npcTurns);
    expect(played.state.order).toEqual([2]);
    expect(played.npc(3)!.cell).not.toBe(cellAt([3, 9]));
    expect(played.npc(2)!.cell).toBe(cellAt([3, 17]));
  });
});
