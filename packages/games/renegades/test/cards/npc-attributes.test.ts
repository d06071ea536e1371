import { cellAt, type Spot } from '@starboard/renegades/testing';
import { describe, expect, test } from 'vitest';
import { npcCards } from '../../src/cards/npcs/index.ts';
import { surfaceOf } from '../../src/field/board.ts';
import { effects } from '../../src/hooks.ts';
import { rangeOf } from '../../src/rules/gear/weapons.ts';
import { infect } from '../../src/rules/harm.ts';
import { activate } from '../../src/rules/npcs/activation.ts';
import { primaryOf } from '../../src/rules/npcs/targets.ts';
import { mayDeclare } from '../../src/rules/orbit/abilities.ts';
import { shipInitiativeOf } from '../../src/rules/ship.ts';
import { walkOf } from '../../src/rules/squares/walk.ts';
import { stepCost } from '../../src/rules/squares/walking.ts';
import { flies, speedOf } from '../../src/rules/stats.ts';
import { crewById } from '../../src/rules/table.ts';
import type { NpcId } from '../../src/types.ts';
import { adds, defends, first, red, second, who } from '../support/cards.ts';
import { attackOf, resolve } from '../support/combat.ts';

/** One of a kind next to Prak, who has no defense bonus. */
const foe = (npc: NpcId, at: Spot = [8, 11]) =>
  first()
    .crew('prak', { at: [8, 10] })
    .npc(npc, at);
const blow = (set: ReturnType<typeof first>, dice: number, how: 'melee' | 'ranged' = 'melee') =>
  resolve(set, s => attackOf(s.npcs[0]!, crewById(s, 'prak'), how), dice);
const bonuses = (set: ReturnType<typeof first>, how: 'melee' | 'ranged' = 'melee') =>
  adds(set, set.state.npcs[0]!, who(set, 'prak'), how);
/** search, health, speed, range, attack and defense as the ledger has them. */
const stats = (npc: NpcId) => {
  const { search, health, speed, range, attack, defense } = npcCards[npc];
  return [search, health, speed, range, attack, defense === null ? '-' : `+${defense.add}/${defense.dice}`];
};
const costs = (npc: NpcId, from: Spot, to: Spot) => {
  const set = foe(npc, from);
  const board = surfaceOf(set.state);
  return stepCost(set.state, board, walkOf(set.state, board, set.state.npcs[0]!), cellAt(from), cellAt(to));
};

describe('villains', () => {
  test('[RDA-VILLAIN-03] Syphon Trooper, Drain: dealing a wound in melee takes one off itself', () => {
    const set = () => {
      const scene = foe('syphonTrooper');
      scene.state.npcs[0]!.wounds = 2;
      return scene;
    };
    expect(blow(set().dice(5, 1), 1).npc(1)!.wounds).toBe(1);
    expect(blow(set().dice(1), 1).npc(1)!.wounds).toBe(2);
    expect(blow(set().dice(5, 1), 1, 'ranged').npc(1)!.wounds).toBe(2);
    expect(stats('syphonTrooper')).toEqual([2, 3, 5, 4, 3, '-']);
  });

  test('[RDA-VILLAIN-03, RDA-VILLAIN-04, RDA-RUL-71] Borada: goes for Lexxa, and has +1/1 with a Syphon Trooper beside him', () => {
    expect(bonuses(foe('borada'))).toEqual([]);
    expect(bonuses(foe('borada').npc('syphonTrooper', [8, 12]))).toEqual(['borada +1/1']);
    expect(bonuses(foe('borada').npc('syphonTrooper', [8, 13]))).toEqual([]);
    expect(bonuses(foe('borada', [9, 12]).npc('syphonTrooper', [10, 12]))).toEqual(['borada +1/1']); // on the temple
    expect(bonuses(foe('borada').npc('syphonTrooper', [8, 12], { aboard: 2 }))).toEqual([]);
    expect(bonuses(first().npc('borada', [8, 11], { aboard: 2 }).npc('syphonTrooper', [8, 12]))).toEqual([]);
    const set = first()
      .crew('lexxa', { at: [3, 10] })
      .crew('jayce', { at: [8, 10] })
      .npc('borada', [8, 11]);
    expect(primaryOf(set.perform(function* () {}).table, set.state.npcs[0]!)).toMatchObject({ id: 'lexxa' });
    expect(stats('borada')).toEqual([4, 8, 5, 4, 5, '+1/1']);
  });

  test('[RDA-VILLAIN-03] Zurathi Warrior, Frenzy: +1/1 if its target is wounded', () => {
    expect(bonuses(foe('zurathiWarrior'))).toEqual([]);
    expect(bonuses(foe('zurathiWarrior').crew('prak', { wounds: 1 }))).toEqual(['frenzy +1/1']);
    expect(stats('zurathiWarrior')).toEqual([3, 3, 5, 1, 4, '-']);
  });

  test('[RDA-VILLAIN-04] Vaal Zureth: +1 Speed with a Zurathi Warrior beside her', () => {
    const speed = (set: ReturnType<typeof first>) => speedOf(set.state, set.state.npcs[0]!);
    expect([speed(foe('vaalZureth')), speed(foe('vaalZureth').npc('zurathiWarrior', [8, 12]))]).toEqual([5, 6]);
    expect(stats('vaalZureth')).toEqual([3, 9, 5, 2, 6, '+1/1']);
  });

  test('[RDA-VILLAIN-03, RDA-RUL-75] Dregg Trooper: nothing but its numbers', () => {
    expect(bonuses(foe('dreggTrooper').crew('prak', { wounds: 1 }))).toEqual([]);
    expect(stats('dreggTrooper')).toEqual([2, 2, 4, 6, 3, '-']);
    expect(npcCards.dreggTrooper.rank).toBe('warrior');
  });

  test('[RDA-VILLAIN-04] Darius: defense +1/2 instead with a Dregg Trooper beside him', () => {
    const list = (set: ReturnType<typeof first>) => defends(set, who(set, 'prak'), set.state.npcs[0]!, 'melee');
    expect([list(foe('darius')), list(foe('darius').npc('dreggTrooper', [8, 12]))]).toEqual([
      ['defense +1/1'],
      ['defense +1/2'],
    ]);
    expect(stats('darius')).toEqual([3, 7, 5, 6, 5, '+1/1']);
  });

  test('[RDA-DATA-09] Ronin Android: a robot, as which it is never infected; no more is Tinn', () => {
    expect(npcCards.roninAndroid.keywords).toEqual(['robot']);
    expect(stats('roninAndroid')).toEqual([3, 3, 4, 5, 3, '+1/1']);
    const sick = second().perform(function* (t) {
      infect(t, crewById(t.state, 'tinn'));
      infect(t, crewById(t.state, 'ouro'));
    });
    expect([sick.crew('tinn').infected, sick.crew('ouro').infected]).toEqual([false, true]);
  });

  test('[RDA-VILLAIN-03] Ronin Prime: goes for the highest Tech, and rolls a die of its scan again', () => {
    const set = first()
      .crew('lexxa', { at: [8, 10] })
      .crew('icheb', { at: [8, 14] })
      .npc('roninPrime', [8, 11]);
    expect(primaryOf(set.perform(function* () {}).table, set.state.npcs[0]!)).toMatchObject({ id: 'icheb' });
    const tied = first()
      .crew('dex', { at: [8, 10] })
      .crew('icheb', { at: [8, 14] })
      .npc('roninPrime', [8, 11])
      .dice(5);
    expect(primaryOf(tied.perform(function* () {}).table, tied.state.npcs[0]!)).toMatchObject({ id: 'dex' });
    expect(effects.tell(set.state, 'scanReroll', { by: set.state.npcs[0]! })).toEqual([1]);
    const hidden = first()
      .crew('lexxa', { at: [8, 16], stealth: true })
      .npc('roninPrime', [8, 11])
      .dice(1, 1, 1, 1, 1, 6, 1, 1, 1, 1, 1);
    const acted = hidden.perform(t => activate(t, t.state.npcs[0]!));
    expect(acted.npc(1)!.detected).toEqual(['crew:lexxa']);
    expect(stats('roninPrime')).toEqual([5, 8, 4, 5, 5, '+1/2']);
  });

  test('[RDA-VILLAIN-03] Drone: a robot that flies', () => {
    expect(flies(foe('drone').state, foe('drone').state.npcs[0]!)).toBe(true);
    expect(stats('drone')).toEqual([1, 1, 6, 3, 2, '-']);
    expect(npcCards.drone.keywords).toEqual(['robot', 'flight']);
  });

  test('[RDA-VILLAIN-03] Goliath: two attacks, at different targets if possible; worth 300', () => {
    const set = first()
      .crew('lexxa', { at: [8, 10] })
      .crew('prak', { at: [8, 12] })
      .npc('goliath', [8, 11])
      .dice(...Array.from({ length: 14 }, () => 1));
    const acted = set.perform(t => activate(t, t.state.npcs[0]!));
    const targets = acted.said('attack.rolled').map(({ params }) => (params!['target'] as { key: string }).key);
    expect(targets).toEqual(['crew.lexxa', 'crew.prak']);
    expect(stats('goliath')).toEqual([3, 20, 4, 6, 7, '+1/2']);
    expect(npcCards.goliath.digits).toBe(300);
  });
});

describe('creatures', () => {
  test('[RDA-CREATURE-05] Razorback Stalker: +1/1 against somebody alone in its room', () => {
    expect(bonuses(foe('razorbackStalker'))).toEqual(['stalks +1/1']);
    expect(bonuses(foe('razorbackStalker').crew('icheb', { at: [8, 14] }))).toEqual([]);
    expect(bonuses(foe('razorbackStalker').crew('icheb', { at: [10, 1] }))).toEqual(['stalks +1/1']);
    expect(bonuses(foe('razorbackStalker').crew('icheb', { at: [8, 14], on: 'home' }))).toEqual(['stalks +1/1']);
    expect(stats('razorbackStalker')).toEqual([4, 6, 6, 1, 4, '-']);
  });

  test('[RDA-CREATURE-05] Cave Leviathan: a giant beast of 10 health with 6 dice', () => {
    expect(stats('caveLeviathan')).toEqual([2, 10, 4, 1, 6, '+1/1']);
    expect(npcCards.caveLeviathan.keywords).toEqual(['beast', 'giant']);
    const set = foe('caveLeviathan');
    expect(defends(set, who(set, 'prak'), set.state.npcs[0]!, 'melee')).toEqual(['defense +1/1']);
  });

  test('[RDA-CREATURE-05] Sand Wyrm, Burrow: levels and green squares are nothing to it', () => {
    expect(costs('sandWyrm', [9, 12], [10, 12])).toBe(1); // up to the temple
    expect(costs('caveLeviathan', [9, 12], [10, 12])).toBe(Infinity);
    expect([costs('sandWyrm', [9, 9], [8, 9]), costs('caveLeviathan', [9, 9], [8, 9])]).toEqual([1, 2]);
    expect(stats('sandWyrm')).toEqual([2, 9, 5, 1, 5, '-']);
  });

  test('[RDA-CREATURE-05] Acid Spitter: Body Armor and Arc Shield are of no use, other defense is', () => {
    const list = (npc: NpcId) => {
      const set = first()
        .crew('lexxa', { at: [8, 10], cards: ['bodyArmor', 'arcShield', 'refractorCharm'] })
        .npc(npc, [8, 13]);
      return defends(set, set.state.npcs[0]!, who(set, 'lexxa'), 'ranged');
    };
    expect(list('dreggTrooper')).toEqual(['defense +1/1', 'bodyArmor +1/1', 'arcShield +1/1', 'refractorCharm +1/1']);
    expect(list('acidSpitter')).toEqual(['defense +1/1', 'refractorCharm +1/1']);
    expect(stats('acidSpitter')).toEqual([3, 5, 5, 4, 4, '-']);
  });

  test('[RDA-CREATURE-05] Winged Shrike: flies', () => {
    const set = foe('wingedShrike');
    expect(flies(set.state, set.state.npcs[0]!)).toBe(true);
    expect(stats('wingedShrike')).toEqual([4, 5, 7, 1, 4, '-']);
  });

  test('[RDA-CREATURE-05] Rust Golem: a giant robot with +1/2', () => {
    const set = foe('rustGolem');
    expect(defends(set, who(set, 'prak'), set.state.npcs[0]!, 'ranged')).toEqual(['defense +1/2']);
    expect(npcCards.rustGolem.keywords).toEqual(['robot', 'giant']);
    expect(stats('rustGolem')).toEqual([1, 9, 3, 3, 5, '+1/2']);
  });

  test('[RDA-CREATURE-05] Mire Lurker: water costs it 1, and in water it has +1/1', () => {
    expect([costs('mireLurker', [21, 9], [20, 9]), costs('razorbackStalker', [21, 9], [20, 9])]).toEqual([1, 2]);
    expect(bonuses(foe('mireLurker'))).toEqual([]);
    expect(bonuses(foe('mireLurker', [21, 9]))).toEqual(['lurks +1/1']);
    expect(bonuses(first().npc('mireLurker', [21, 9], { aboard: 2 }))).toEqual([]);
    expect(stats('mireLurker')).toEqual([3, 7, 5, 1, 4, '+1/1']);
  });

  test('[RDA-DATA-09, RDA-CREATURE-05] Hive Queen: whom it wounds is infected', () => {
    expect(blow(foe('hiveQueen').dice(5, 1), 1).crew('prak').infected).toBe(true);
    expect(blow(foe('hiveQueen').dice(1), 1).crew('prak').infected).toBe(false);
    const villain = first().npc('hiveQueen', [8, 11]).npc('dreggTrooper', [8, 12]).dice(5, 1);
    const bitten = resolve(villain, s => attackOf(s.npcs[0]!, s.npcs[1]!, 'melee'), 1);
    expect([bitten.npc(2)!.wounds, bitten.said('infected')]).toEqual([1, []]);
    expect(stats('hiveQueen')).toEqual([3, 8, 4, 2, 5, '-']);
  });

  test('[RDA-CREATURE-05, RDA-DATA-08] Phase Panther: a ranged attack on it loses its highest die, but never its last', () => {
    const shoot = (how: 'melee' | 'ranged', ...dice: number[]) =>
      resolve(
        first()
          .crew('icheb', { at: [8, 10] })
          .npc('phasePanther', [8, 13])
          .dice(...dice, 1, 1, 1),
        s => attackOf(crewById(s, 'icheb'), s.npcs[0]!, how),
        dice.length,
      );
    expect(shoot('ranged', 4, 6, 5).said('attack.hits')[0]!.params).toMatchObject({ dice: '4 5' });
    expect(shoot('melee', 4, 6, 5).said('attack.hits')[0]!.params).toMatchObject({ dice: '4 6 5' });
    expect(shoot('ranged', 4, 6).said('attack.hits')[0]!.params).toMatchObject({ dice: '4' });
    expect(shoot('ranged', 6).said('attack.hits')[0]!.params).toMatchObject({ dice: '6' });
    expect(red(shoot('ranged', 4, 6, 5))).toBe('4 6 5');
    expect(stats('phasePanther')).toEqual([5, 6, 6, 1, 4, '+1/1']);
  });

  test('[RDA-CREATURE-05, RDA-RANGED-06] Crystal Titan: no re-roll for obstruction against its shots', () => {
    const shot = (npc: NpcId, ...answers: unknown[]) =>
      resolve(
        foe(npc, [8, 13]).dice(5, 1),
        s => attackOf(s.npcs[0]!, crewById(s, 'prak'), 'ranged', { obstructed: true }),
        1,
        ...answers,
      );
    expect(shot('crystalTitan').asked).toEqual([]);
    expect(shot('dreggTrooper', []).asked).toEqual(['defense.reroll']);
    expect(stats('crystalTitan')).toEqual([1, 10, 3, 5, 5, '+1/1']);
  });

  test('[RDA-DATA-09] whoever is infected is slower by 1', () => {
    const set = first().crew('prak', { at: [8, 10], infected: true });
    expect(speedOf(set.state, who(set, 'prak'))).toBe(4);
    expect(effects.change(set.state, 'health', 8, { by: who(set, 'prak') })).toBe(8);
  });
});

describe('what lasts', () => {
  test('[RDA-EVENT-05, RDA-RANGED-02] in the Choking Fog ranged attacks reach 2 squares at most', () => {
    const reach = (...lasting: { what: string; until: 'round' }[]) => {
      const set = first()
        .crew('prak', { at: [8, 10], cards: ['arcPistol'] })
        .with(state => {
          state.lasting = lasting;
        });
      return rangeOf(set.state, who(set, 'prak'), who(set, 'prak').cards[0]!);
    };
    expect([reach(), reach({ what: 'chokingFog', until: 'round' })]).toEqual([7, 2]);
  });

  test('[RDA-ABIL-01, RDA-ABIL-08] I’m in Command is worth 1 initiative, and a Solar Flare allows no abilities', () => {
    const set = first().ship(1, { lasting: [{ what: 'inCommand', until: 'round' }] });
    expect(shipInitiativeOf(set.state, set.state.ships[0]!)).toBe(9);
    expect(mayDeclare(set.state, set.state.ships[0]!, 'overclockTheEngines')).toBe(true);
    set.state.lasting = [{ what: 'solarFlare', until: 'nextRound' }];
    expect(mayDeclare(set.state, set.state.ships[0]!, 'overclockTheEngines')).toBe(false);
  });

  test('[RDA-EVENT-05, RDA-TERRAIN-04] in a Flash Flood nobody on foot may enter water', () => {
    const set = foe('razorbackStalker', [20, 9]).npc('wingedShrike', [20, 11]);
    const cost = (at: number, to: Spot) => {
      const board = surfaceOf(set.state);
      const npc = set.state.npcs[at]!;
      return stepCost(set.state, board, walkOf(set.state, board, npc), npc.cell, cellAt(to));
    };
    expect(cost(0, [21, 9])).toBe(1);
    set.state.lasting = [{ what: 'flashFlood', until: 'nextRound' }];
    expect([cost(0, [21, 9]), cost(1, [21, 11])]).toEqual([Infinity, 1]);
  });
});
