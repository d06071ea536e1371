import { type Scene, scene } from '@starboard/renegades/testing';
import { describe, expect, test } from 'vitest';
import { harm, heal, infect, repair, stun } from '../../src/rules/harm.ts';
import { crewById, isConscious, shipNo } from '../../src/rules/table.ts';
import type { Anybody, State } from '../../src/types.ts';
import { bent, duel, faceToFace, strike } from '../support/combat.ts';

type Pick = (state: State) => Anybody | null;
const crew = (id: Parameters<typeof crewById>[1]) => (state: State) => crewById(state, id);
const ship = (no: number) => (state: State) => shipNo(state, no);
const npc = (no: number) => (state: State) => state.npcs.find(each => each.no === no)!;
const fighter = (no: number) => (state: State) => state.fighters.find(each => each.no === no)!;
const nobody = () => null;

const hurt = (set: Scene, target: Pick, amount: number, by: Pick = nobody) =>
  set.perform(t => harm(t, target(t.state)!, amount, by(t.state)));

describe('crew', () => {
  test('[RDA-CREW-10, RDA-KO-01] knocked out as soon as wounds equal health, and left lying there', () => {
    const set = () => faceToFace().crew('dex', { wounds: 6 }); // health 8
    const awake = hurt(set(), crew('dex'), 1);
    expect(isConscious(awake.state as State, awake.crew('dex'))).toBe(true);
    const out = hurt(set(), crew('dex'), 5);
    expect(out.crew('dex')).toMatchObject({
      wounds: 8,
      aboard: 0,
      cell: set().state.crew.find(({ id }) => id === 'dex')!.cell,
    });
    expect(isConscious(out.state as State, out.crew('dex'))).toBe(false);
    expect(out.said('ko')).toHaveLength(1);
  });

  test('[RDA-KO-07] the player who dealt the last wound earns 50 digits', () => {
    const set = () => faceToFace().crew('dex', { wounds: 7 });
    expect(hurt(set(), crew('dex'), 1, crew('korrin')).state.earned).toEqual({ p1: 50 });
    expect(hurt(set(), crew('dex'), 1).state.earned).toEqual({});
    expect(hurt(set(), crew('dex'), 1, crew('ilse')).state.earned).toEqual({}); // a friend's grenade
    const struck = strike(set().dice(4, 1, 1, 1, 1, 1), 'korrin', 'melee:crew:dex');
    expect(struck.state.earned).toEqual({ p1: 50 });
  });

  test('[RDA-KO-07, RDA-SOLO-29] nobody earns where the program or an NPC did it', () => {
    const solo = scene({ players: 1 })
      .crew('icheb', { at: [8, 8], wounds: 6 })
      .npc('drone', [8, 9]);
    expect(hurt(solo, crew('icheb'), 1, crew('dex')).state.earned).toEqual({});
    const bitten = scene()
      .crew('icheb', { at: [8, 8], wounds: 6 })
      .npc('drone', [8, 9]);
    expect(hurt(bitten, crew('icheb'), 1, npc(1)).state.earned).toEqual({});
  });

  test('[RDA-GEAR-17] cards stay with whoever is knocked out', () => {
    const set = faceToFace().crew('dex', { wounds: 7, cards: ['arcPistol'] });
    expect(hurt(set, crew('dex'), 1, crew('korrin')).crew('dex').cards).toMatchObject([{ card: 'arcPistol' }]);
  });

  test('[RDA-KO-05, RDA-PARAM-07] what it carried stays on its square: a body, a parameter', () => {
    const set = faceToFace()
      .crew('dex', { wounds: 7, stealth: true, stunned: true })
      .crew('ilse', { at: [1, 1], wounds: 7, bearer: 'dex' })
      .parameter('core', 'object', null, { bearer: 'dex' });
    const out = hurt(set, crew('dex'), 1);
    const { cell } = out.crew('dex');
    expect(out.crew('dex')).toMatchObject({ stealth: false, stunned: false });
    expect(out.crew('ilse')).toMatchObject({ bearer: null, cell });
    expect(out.parameter(1)).toMatchObject({ bearer: null, cell });
  });

  test('[RDA-STATION-08] aboard its own ship it leaves its station', () => {
    expect(hurt(duel().crew('dex', { wounds: 7 }), crew('dex'), 1).crew('dex').post).toBe('quarters');
  });

  test('[RDA-STATION-08, RDA-KO-08] who is knocked out in the Med Bay, in the brig or aboard an opposing ship stays there', () => {
    const out = (role: Parameters<Scene['crew']>[1]) =>
      hurt(duel().crew('dex', { wounds: 7, ...role }), crew('dex'), 1).crew('dex').post;
    expect(out({ post: 'medbay' })).toBe('medbay');
    expect(out({ post: 'brig' })).toBe('brig');
    expect(out({ aboard: 1, post: 'boarder' })).toBe('boarder');
  });

  test('[RDA-KO-05] a body that somebody carried stays there when it falls: nobody puts it down', () => {
    const set = faceToFace()
      .crew('dex', { wounds: 7 })
      .crew('ilse', { at: [1, 1], wounds: 7, bearer: 'dex' });
    const out = hurt(set, crew('dex'), 1);
    expect(out.crew('ilse')).toMatchObject({ bearer: null, on: 'surface', cell: out.crew('dex').cell });
    expect(out.said('body.putDown')).toEqual([]);
  });

  test('[RDA-KO-01] whoever lies there is neither hidden nor stunned', () => {
    const out = hurt(faceToFace().crew('dex', { wounds: 7, stealth: true, stunned: true }), crew('dex'), 1);
    expect(out.crew('dex')).toMatchObject({ stealth: false, stunned: false });
  });

  test('[RDA-KO-01] nothing more happens to somebody who is out', () => {
    const again = hurt(faceToFace().crew('dex', { wounds: 8 }), crew('dex'), 2, crew('korrin'));
    expect(again.state.earned).toEqual({});
    expect(again.log).toEqual([]);
  });

  test('[RDA-NPC-20] who hurt whom is remembered for the round', () => {
    const set = faceToFace().crew('dex', { hurtBy: { 'crew:korrin': 2 } });
    expect(hurt(set, crew('dex'), 1, crew('korrin')).crew('dex').hurtBy).toEqual({ 'crew:korrin': 3 });
  });

  test('[RDA-CREW-10] effects learn of harm and of defeat', () => {
    const seen: string[] = [];
    const lasting = bent('watch', {
      *afterHarm(_t, { harm: amount }) {
        seen.push(`hurt ${amount}`);
      },
      *defeated(_t, { defeatedBy }) {
        seen.push(`out by ${defeatedBy?.kind}`);
      },
    });
    hurt(faceToFace().crew('dex', { wounds: 6, lasting }), crew('dex'), 2, crew('korrin'));
    expect(seen).toEqual(['hurt 2', 'out by crew']);
  });

  test('[RDA-HEAL-10] healing never goes beyond health', () => {
    const healed = duel()
      .crew('dex', { wounds: 1 })
      .perform(function* (t) {
        heal(t, crewById(t.state, 'dex'), 2);
      });
    expect(healed.crew('dex').wounds).toBe(0);
  });
});

describe('NPCs', () => {
  const paid = (id: Parameters<Scene['npc']>[0], wounds: number) => {
    const set = faceToFace().npc(id, [9, 10]);
    return hurt(set, npc(1), wounds, crew('korrin'));
  };

  test('[RDA-NPC-02, RDA-VILLAIN-24] removed at once, without a token', () => {
    const out = paid('dreggTrooper', 2);
    expect(out.state.npcs).toEqual([]);
    expect(out.said('npc.removed')).toHaveLength(1);
    expect(paid('dreggTrooper', 1).npc(1)!.wounds).toBe(1);
  });

  test('[RDA-NPC-03, RDA-NPC-04, RDA-NPC-05, RDA-NPC-06] commander 100, warrior 50, creature 100, drone 20', () => {
    expect(paid('darius', 7).state.earned).toEqual({ p1: 100 });
    expect(paid('zurathiWarrior', 3).state.earned).toEqual({ p1: 50 });
    expect(paid('hiveQueen', 8).state.earned).toEqual({ p1: 100 });
    expect(paid('drone', 1).state.earned).toEqual({ p1: 20 });
    expect(paid('drone', 1).said('money.earned')[0]!.rule).toBe('RDA-NPC-06');
  });

  test('[RDA-NPC-07, RDA-FIGHTER-07, RDA-SALVAGE-06] a destroyed fighter: 70, and a salvage token on its square', () => {
    const set = () => {
      const drawn = duel().fighter('dregg', [5, 5], { damage: 1 });
      drawn.state.salvageBag = [7];
      return drawn;
    };
    expect(hurt(set(), fighter(1), 1, ship(1)).fighter(1)!.damage).toBe(2); // hull 3
    const out = hurt(set(), fighter(1), 2, ship(1));
    expect(out.state.fighters).toEqual([]);
    expect(out.state.earned).toEqual({ p1: 70 });
    expect(out.state.salvage).toMatchObject([{ token: 7, cell: set().state.fighters[0]!.cell, seenBy: [] }]);
    expect(out.state.salvageBag).toEqual([]);
  });

  test('[RDA-FIGHTER-07, RDA-SALVAGE-06] the other fighters fly on, and salvage elsewhere does not matter', () => {
    const set = duel().fighter('dregg', [5, 5]).fighter('dregg', [5, 7]).salvage(3, [2, 2]);
    set.state.salvageBag = [7];
    const out = hurt(set, fighter(1), 3);
    expect(out.state.fighters.map(({ no }) => no)).toEqual([2]);
    expect(out.state.salvage.map(({ token }) => token)).toEqual([3, 7]);
  });

  test('[RDA-SALVAGE-06] none where one lies already, or none is left', () => {
    const set = () => duel().fighter('dregg', [5, 5]);
    const taken = set().salvage(3, [5, 5]);
    taken.state.salvageBag = [7];
    expect(hurt(taken, fighter(1), 3).state.salvage).toHaveLength(1);
    expect(hurt(set(), fighter(1), 3).state.salvage).toEqual([]);
  });

  test('[RDA-VILLAIN-20] a guard that is attacked or hurt wakes', () => {
    const set = () => faceToFace().npc('dreggTrooper', [9, 10], { asleep: true });
    expect(strike(set().dice(1, 1, 1, 1, 1), 'korrin', 'melee:npc:1').npc(1)!.asleep).toBe(false);
    expect(hurt(set(), npc(1), 1, crew('korrin')).npc(1)!.asleep).toBe(false);
  });

  test('[RDA-VAR-11] with the variant each defeat is worth a point of experience', () => {
    const set = (experience: boolean) => faceToFace({ experience }).npc('drone', [9, 10]);
    expect(hurt(set(true), npc(1), 1, crew('korrin')).state.experience).toEqual({ p1: 1 });
    expect(hurt(set(false), npc(1), 1, crew('korrin')).state.experience).toEqual({});
  });
});

describe('ships', () => {
  test('[RDA-SHIP-10, RDA-SHIP-11, RDA-EX-36] 9 damage on shields of 10, and 3 more: one fills them, two go to the hull', () => {
    const hit = hurt(duel().ship(2, { damage: 9 }), ship(2), 3, ship(1));
    expect(hit.ship(2)).toMatchObject({ flipped: true, damage: 2 });
    expect(hit.said('harm.flipped')).toHaveLength(1);
    expect(hurt(duel().ship(2, { damage: 9 }), ship(2), 1).ship(2)).toMatchObject({ flipped: true, damage: 0 });
    expect(hurt(duel().ship(2, { damage: 8 }), ship(2), 1).ship(2)).toMatchObject({ flipped: false, damage: 9 });
  });

  test('[RDA-CRIT-01, RDA-CRIT-08, RDA-SHIP-14] at its hull value it is critical, stays in play, and more damage is ignored', () => {
    const hit = hurt(duel().ship(2, { flipped: true, damage: 5 }), ship(2), 4, ship(1));
    expect(hit.ship(2).damage).toBe(6);
    expect(hit.said('harm.critical')).toHaveLength(1);
    expect(hit.state.ships).toHaveLength(2);
    expect(hurt(duel().ship(2, { flipped: true, damage: 6 }), ship(2), 2, ship(1)).log).toEqual([]);
  });

  test('[RDA-SHIP-13, RDA-RUL-13] repaired hull does not turn the card back, and shields are mended only while they are up', () => {
    const mend = (set: Scene, amount: number, side?: 'shields') =>
      set
        .perform(function* (t) {
          repair(t, shipNo(t.state, 2), amount, side);
        })
        .ship(2);
    expect(mend(duel().ship(2, { flipped: true, damage: 2 }), 5)).toMatchObject({ flipped: true, damage: 0 });
    expect(mend(duel().ship(2, { flipped: true, damage: 2 }), 1, 'shields')).toMatchObject({ damage: 2 });
    expect(mend(duel().ship(2, { damage: 2 }), 1, 'shields')).toMatchObject({ damage: 1 });
  });
});

describe('bounties', () => {
  const wanted = (crewId: 'dex' | 'jayce' | 'flibby', seat = 'p1') =>
    faceToFace()
      .crew('dex', { wounds: 7 })
      .with(state => {
        state.bounties = [{ seat, crew: crewId, met: false }];
      });

  test('[RDA-BOUNTY-05, RDA-BOUNTY-09] met by the last wound; it is shown, and paid instead of the 50', () => {
    const met = hurt(wanted('dex'), crew('dex'), 1, crew('korrin'));
    expect(met.state.bounties).toMatchObject([{ met: true }]);
    expect(met.state.earned).toEqual({});
    expect(met.said('bounty.met')[0]!.params).toMatchObject({ seat: 'p1', digits: 75 });
  });

  test('[RDA-BOUNTY-08] not by a trap, an NPC or somebody else’s crew', () => {
    expect(hurt(wanted('dex'), crew('dex'), 1).state.bounties).toMatchObject([{ met: false }]);
    const bitten = wanted('dex').npc('drone', [9, 11]);
    expect(hurt(bitten, crew('dex'), 1, npc(1)).state.bounties).toMatchObject([{ met: false }]);
    const turned = wanted('dex').crew('dex', { faction: 'renegade' });
    expect(hurt(turned, crew('dex'), 1, crew('korrin')).state.bounties).toMatchObject([{ met: false }]);
    const other = hurt(wanted('dex', 'p9'), crew('dex'), 1, crew('korrin'));
    expect(other.state.bounties).toMatchObject([{ met: false }]);
    expect(other.state.earned).toEqual({ p1: 50 });
  });

  test('[RDA-BOUNTY-06, RDA-BOUNTY-10] or by bringing the hull of the ship it is aboard to 0, which pays nothing else', () => {
    const met = hurt(wanted('flibby').ship(2, { flipped: true, damage: 5 }), ship(2), 1, ship(1));
    expect(met.state.bounties).toMatchObject([{ met: true }]);
    expect(met.state.earned).toEqual({});
    const away = hurt(wanted('dex').ship(2, { flipped: true, damage: 5 }), ship(2), 1, ship(1));
    expect(away.state.bounties).toMatchObject([{ met: false }]); // Dex is on the surface
  });
});

describe('tokens', () => {
  test('[RDA-GEAR-19, RDA-COMP-13] four Stun tokens, one for each figure', () => {
    const set = faceToFace()
      .npc('drone', [1, 1])
      .npc('drone', [1, 2])
      .npc('drone', [1, 3])
      .npc('drone', [1, 4])
      .npc('drone', [1, 5]);
    const stunned = set.perform(function* (t) {
      stun(t, t.state.npcs[0]!);
      for (const each of t.state.npcs) stun(t, each);
    });
    expect(stunned.state.npcs.map(each => each.stunned)).toEqual([true, true, true, true, false]);
    expect(stunned.said('stunned')).toHaveLength(4);
  });

  test('[RDA-DATA-09, RDA-COMP-13] ten Infected tokens, and robots cannot be infected', () => {
    const infected = (set: Scene, id: Parameters<typeof crewById>[1]) =>
      set
        .perform(function* (t) {
          infect(t, crewById(t.state, id));
        })
        .crew(id).infected;
    expect(infected(duel(), 'dex')).toBe(true);
    const robots = scene({ players: 4 });
    expect(infected(robots, 'tinn')).toBe(false);
    let full = duel();
    for (let at = 0; at < 10; at++) full = full.parameter('infected', 'sample', [1, at]);
    expect(infected(full, 'dex')).toBe(false);
  });
});
