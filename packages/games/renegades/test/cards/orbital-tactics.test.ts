import { cellAt } from '@starboard/renegades/testing';
import { describe, expect, test } from 'vitest';
import { effects } from '../../src/hooks.ts';
import { resolveAttack } from '../../src/rules/combat/attack.ts';
import { dealTargets } from '../../src/rules/npcs/fighters.ts';
import { declare, mayDeclare, weaknessTargets } from '../../src/rules/orbit/abilities.ts';
import { shipTargets } from '../../src/rules/orbit/attack.ts';
import { freePivotsOf } from '../../src/rules/orbit/move.ts';
import { shipPhase } from '../../src/rules/orbit/turn.ts';
import { roundEnds } from '../../src/rules/round.ts';
import { movementOf, shipInitiativeOf } from '../../src/rules/ship.ts';
import { crewById, shipNo } from '../../src/rules/table.ts';
import { offerTactics } from '../../src/rules/tactics/moments.ts';
import {
  aboard,
  adds,
  craft,
  fails,
  first,
  inSpace,
  leads,
  red,
  second,
  tacticKeys,
  useTactic,
} from '../support/cards.ts';
import { attackOf, broadside, resolve } from '../support/combat.ts';

/** Their stations' tests, passed: Icheb's Tech 5, Prak's Weapons 4, Maeve's Search 4 and Tech 3, Ronara's Piloting 5. */
const five = [5, 1, 1, 1, 1] as const;
const four = [5, 1, 1, 1] as const;
const three = [5, 1, 1] as const;

describe('orbital tactical cards', () => {
  test('[RDA-TACT-04, RDA-TACT-07] Quantum Boost: the ship jumps up to 12 squares straight ahead over everything, without an action', () => {
    const played = useTactic(aboard('quantumBoost').dice(...leads, ...five), 'orbit', cellAt([21, 17]));
    expect(played.ship(1).cell).toBe(cellAt([21, 17]));
    expect(played.state.turn).toMatchObject({ actions: 2, moves: 0 });
    const to = (col: number) => () =>
      useTactic(aboard('quantumBoost').dice(...leads, ...five), 'orbit', cellAt([21, col]));
    expect(to(18)).toThrow();
    expect(to(7)).toThrow(); // the Destiny Aurora is there
    expect(to(8)).not.toThrow();
  });

  test('[RDA-TACT-04] Quantum Boost: where one square lies ahead, nobody is asked for it', () => {
    const played = useTactic(
      aboard('quantumBoost')
        .ship(1, { at: [21, 24] })
        .dice(...leads, ...five),
      'orbit',
    );
    expect(played.ship(1).cell).toBe(cellAt([21, 25]));
    expect(played.asked).toEqual([]);
  });

  test('[RDA-TACT-04] Broadside Drill: one more Attack in this round, for an action', () => {
    const match = aboard('broadsideDrill')
      .ship(1, { declared: 'inCommand' })
      .ship(2, { declared: 'inCommand' })
      .dice(...leads, ...four, 1, 1, 1, 1, 1)
      .play();
    match.choose('tactic:broadsideDrill', 'attack:ship:2');
    expect(match.state.turn).toMatchObject({ actions: 1, attacks: 1, attacksAllowed: 2 });
    expect(match.offers('attack')).toEqual(['attack:ship:2']);
    const without = aboard('hardToStarboard').ship(1, { declared: 'inCommand' }).dice(1, 1, 1, 1, 1).play();
    expect(without.choose('attack:ship:2').offers('attack')).toEqual([]);
  });

  test('[RDA-TACT-13] Rally the Bridge: right after a failed ability test all its dice are rolled again', () => {
    const set = () => aboard('rallyTheBridge').crew('icheb', { post: 'quarters' });
    const scan = (scene: ReturnType<typeof first>, ...answers: unknown[]) =>
      scene.perform(t => declare(t, shipNo(t.state, 1), 'scanForWeaknesses'), ...answers);
    const saved = scan(set().dice(1, 2, 3, ...leads, 4, 4, 6), 'use');
    expect(saved.asked).toEqual(['tactic']);
    expect(saved.result).toBeDefined();
    expect(scan(set().dice(1, 2, 3), 'pass').result).toBeUndefined();
    expect(scan(set().dice(1, 2, 5)).asked).toEqual([]);
    expect(tacticKeys(set(), 'orbit')).toEqual([]);
  });

  test('[RDA-TACT-05, RDA-TACT-13] Shield Harmonics: 2 damage off the shields, in the own turn or right before another’s', () => {
    const set = () =>
      aboard('shieldHarmonics')
        .ship(1, { damage: 5 })
        .dice(...leads, ...five);
    expect(useTactic(set(), 'orbit').ship(1).damage).toBe(3);
    const before = set().perform(t => offerTactics(t, 'any', { ship: shipNo(t.state, 2) }), 'use');
    expect(before.ship(1).damage).toBe(3);
    expect(tacticKeys(set().ship(1, { damage: 0 }), 'orbit')).toEqual([]);
    expect(tacticKeys(set().ship(1, { flipped: true }), 'orbit')).toEqual([]);
  });

  test('[RDA-TACT-04] Hard to Starboard: pivots are free in this turn', () => {
    const played = useTactic(aboard('hardToStarboard').dice(...leads), 'orbit');
    expect(freePivotsOf(played.table.state, played.ship(1))).toBe(99);
    const match = aboard('hardToStarboard')
      .ship(1, { at: [21, 2], declared: 'inCommand' })
      .dice(...leads)
      .play();
    match.choose('tactic:hardToStarboard', 'move');
    const south = 4;
    expect(match.offersPlace(cellAt([24, 7]) * 8 + south)).toBe(true); // five squares and two pivots
    const plain = aboard('hardToStarboard')
      .ship(1, { at: [21, 2], declared: 'inCommand' })
      .play()
      .choose('move');
    expect(plain.offersPlace(cellAt([24, 7]) * 8 + south)).toBe(false);
  });

  test('[RDA-TACT-04] Lock On: range +3 for the next attack of this turn', () => {
    const set = () => aboard('lockOn', 9);
    expect(shipTargets(set().state, craft(set(), 1))).toEqual([]);
    const played = useTactic(set().dice(...leads, ...four), 'orbit');
    expect(shipTargets(played.table.state, played.ship(1))).toHaveLength(1);
    expect(weaknessTargets(played.table.state, played.ship(1))).toEqual([]); // that is no attack
    const fired = resolve(
      set()
        .ship(1, { lasting: played.ship(1).lasting, declared: 'inCommand' })
        .dice(1),
      broadside(),
      1,
    );
    expect(fired.ship(1).lasting).toEqual([]);
  });

  test('[RDA-TACT-13] Brace for Impact: 1 damage less before it is applied, never below what penetrates', () => {
    const hit = (dice: number[], ...answers: unknown[]) => {
      const set = aboard('braceForImpact')
        .crew('ronara', { post: 'quarters' })
        .dice(...dice);
      return resolve(set, state => attackOf(null, shipNo(state, 1), 'hazard'), 2, ...answers);
    };
    expect(hit([5, 5, 1, 1, ...leads], 'use').ship(1).damage).toBe(1);
    expect(hit([5, 5, 1, 1, ...fails], 'use').ship(1).damage).toBe(2);
    expect(hit([5, 5, 1, 1], 'pass').ship(1).damage).toBe(2);
    const set = () => aboard('braceForImpact').dice(...leads);
    const brace = (harm: number, penetrating: number) =>
      set().perform(
        t =>
          offerTactics(t, 'beforeDamage', { attack: attackOf(null, shipNo(t.state, 1), 'hazard'), harm, penetrating }),
        'use',
      );
    expect(brace(2, 1).result).toMatchObject({ harm: 1 });
    expect(brace(1, 1).asked).toEqual([]);
  });

  test('[RDA-TACT-04, RDA-DATA-08] Scramble Sensors: a ship within 6 rolls 2 red dice fewer in its next attack', () => {
    const played = useTactic(aboard('scrambleSensors', 6).dice(...leads, ...three), 'orbit');
    expect(played.ship(2).lasting).toMatchObject([{ what: 'scrambled', until: 'round' }]);
    expect(tacticKeys(aboard('scrambleSensors', 7), 'orbit')).toEqual([]);
    const set = (dice: number) =>
      resolve(
        inSpace(first())
          .ship(2, { lasting: [{ what: 'scrambled', until: 'round' }], declared: 'inCommand' })
          .dice(1, 1, 1),
        s => attackOf(shipNo(s, 2), shipNo(s, 1), 'ship'),
        dice,
      );
    expect(red(set(4))).toBe('1 1');
    expect(red(set(2))).toBe('1');
    expect(set(4).ship(2).lasting).toEqual([]);
  });

  test('[RDA-TACT-04] Emergency Power: +3 points on the next Move of this turn', () => {
    const match = aboard('emergencyPower')
      .dice(...leads, ...five)
      .play();
    const before = movementOf(match.match.state, match.ship(1));
    match.choose('tactic:emergencyPower');
    expect(movementOf(match.match.state, match.ship(1))).toBe(before + 3);
    match.choose('move', cellAt([21, 5]) * 8 + 2);
    expect(movementOf(match.match.state, match.ship(1))).toBe(before);
  });

  test('[RDA-TACT-04] Precision Volley: +1/2 on the next attack of this turn', () => {
    const played = useTactic(aboard('precisionVolley').dice(...leads, ...four), 'orbit');
    const set = () => aboard('precisionVolley').ship(1, { lasting: played.ship(1).lasting, declared: 'inCommand' });
    expect(adds(set(), craft(set(), 1), craft(set(), 2), 'ship')).toContain('precisionVolley +1/2');
    expect(resolve(set().dice(1, 6), broadside(), 1).ship(1).lasting).toEqual([]);
  });

  test('[RDA-TACT-04] Ghost Running: NPC ships cannot target the ship until its next turn', () => {
    const set = () => aboard('ghostRunning').fighter('dregg', [20, 5]);
    const played = useTactic(set().dice(...leads, ...five), 'orbit');
    expect(played.ship(1).lasting).toEqual([{ what: 'ghostRunning', until: 'nextTurn' }]);
    expect(effects.tell(played.table.state, 'ghost', { by: played.ship(1) })).toEqual([true]);
    const targets = dealTargets(played.table, played.table.state.fighters);
    expect([...targets.values()].map(({ no }) => no)).toEqual([2]);
    expect(tacticKeys(aboard('ghostRunning'), 'orbit')).toEqual([]); // nobody to hide from
  });

  test('[RDA-TACT-13] Ramming Speed: after a Move next to a ship, 4 dice without bonuses against it, and 1 damage to the own ship', () => {
    const ram = (apart: number, dice: number[], ...answers: unknown[]) =>
      aboard('rammingSpeed', apart)
        .crew('jayce', { post: 'quarters' })
        .crew('flibby', { post: 'quarters' })
        .dice(...dice)
        .perform(t => offerTactics(t, 'afterMove', { ship: shipNo(t.state, 1) }), ...answers);
    const hit = ram(1, [...leads, ...five, 4, 4, 3, 3, 1, 1], 'use');
    expect(red(hit)).toBe('4 4 3 3');
    expect([hit.ship(1).damage, hit.ship(2).damage]).toEqual([1, 2]);
    expect(hit.state.turn!.attacks).toBe(0);
    expect(ram(2, []).asked).toEqual([]);
  });

  test('[RDA-TACT-04] Tractor Snare: pulls one salvage token or fighter within 4 next to the ship', () => {
    const set = () =>
      aboard('tractorSnare')
        .salvage(3, [21, 1])
        .salvage(4, [21, 0])
        .fighter('dregg', [17, 5])
        .dice(...leads, ...five);
    const token = useTactic(set(), 'orbit', `salvage:${cellAt([21, 1])}`, cellAt([20, 4]));
    expect(token.state.salvage.map(({ cell }) => cell)).toEqual([cellAt([20, 4]), cellAt([21, 0])]);
    const fighter = useTactic(set(), 'orbit', 'fighter:1', cellAt([22, 6]));
    expect(fighter.fighter(1)!.cell).toBe(cellAt([22, 6]));
    expect(() => useTactic(set(), 'orbit', `salvage:${cellAt([21, 0])}`, cellAt([20, 4]))).toThrow();
    expect(() => useTactic(set(), 'orbit', 'fighter:1', cellAt([19, 5]))).toThrow();
  });

  test('[RDA-TACT-13] Repel Boarders: before an attack aboard, those aboard have a red die more in this round', () => {
    const set = () =>
      first()
        .ship(1, { orbital: 'repelBoarders' })
        .docked(1, [-2, 13])
        .crew('dex', { aboard: 1, post: 'boarder' })
        .stage('parties');
    const fight = (
      scene: ReturnType<typeof first>,
      by: 'dex' | 'icheb',
      target: 'dex' | 'icheb',
      ...answers: unknown[]
    ) =>
      scene.perform(
        t => resolveAttack(t, attackOf(crewById(t.state, by), crewById(t.state, target), 'melee', { aboard: true }), 2),
        ...answers,
      );
    const begun = fight(set().dice(...leads, 1, 1), 'dex', 'icheb', 'use');
    expect(red(begun)).toBe('1 1');
    expect(begun.crew('icheb').lasting).toEqual([{ what: 'repelBoarders', until: 'round' }]);
    const back = set()
      .crew('icheb', { lasting: [...begun.crew('icheb').lasting] })
      .ship(1, { usedRound: ['tactic'] });
    expect(red(fight(back.dice(1, 1, 1), 'icheb', 'dex'))).toBe('1 1 1');
    expect(begun.crew('dex').lasting).toEqual([]);
  });

  test('[RDA-TACT-04] Double Shift: crew change places again', () => {
    const played = useTactic(
      aboard('doubleShift').dice(...leads),
      'orbit',
      'crew:icheb',
      'quarters',
      'crew:prak',
      'engineering',
      'done',
    );
    expect([played.crew('icheb').post, played.crew('prak').post]).toEqual(['quarters', 'engineering']);
  });

  test('[RDA-TACT-13] Surgeon on Call: at the end of the round one patient heals 2 more', () => {
    const set = () =>
      aboard('surgeonOnCall')
        .crew('maeve', { post: 'medbay' })
        .crew('icheb', { post: 'medbay', wounds: 6, admitted: 0 });
    const healed = set()
      .dice(...leads, ...five)
      .perform(roundEnds, 'use');
    expect(healed.crew('icheb').wounds).toBe(2);
    expect(set().perform(roundEnds, 'pass').crew('icheb').wounds).toBe(4);
    expect(set().crew('maeve', { post: 'communications' }).perform(roundEnds).asked).toEqual([]); // no medic there
  });

  test('[RDA-TACT-13] Feint: after step 3 the highest hit that does not penetrate is removed', () => {
    const set = () => aboard('feint');
    const feint = (hits: number[], ...answers: unknown[]) =>
      set()
        .dice(...leads, ...five)
        .perform(
          t => offerTactics(t, 'afterHits', { attack: attackOf(null, shipNo(t.state, 1), 'hazard'), hits }),
          ...answers,
        );
    expect(feint([4, 7, 6, 5], 'use').result).toMatchObject({ hits: [4, 7, 5] });
    expect(feint([7]).asked).toEqual([]);
    const played = resolve(
      set().dice(5, ...leads, ...five),
      state => attackOf(null, shipNo(state, 1), 'hazard'),
      1,
      'use',
    );
    expect(played.ship(1).damage).toBe(0);
  });

  test('[RDA-TACT-04] Overload Torpedo: Weapons 6+, and the next attack of this turn that deals damage deals 1 more', () => {
    const failed = useTactic(aboard('overloadTorpedo').dice(...leads, 5, 5, 5, 5), 'orbit');
    expect(failed.ship(1).lasting).toEqual([]);
    const played = useTactic(aboard('overloadTorpedo').dice(...leads, 6, 1, 1, 1), 'orbit');
    const set = () =>
      inSpace(first())
        .ship(1, { lasting: [...played.ship(1).lasting], declared: 'inCommand' })
        .ship(2, { declared: 'inCommand' });
    const bare = () =>
      set()
        .crew('lexxa', { post: 'quarters' })
        .crew('jayce', { post: 'quarters' })
        .crew('flibby', { post: 'quarters' })
        .crew('prak', { post: 'quarters' });
    const hit = resolve(bare().dice(5, 1), broadside(), 1);
    expect(hit.ship(2).damage).toBe(2);
    expect(hit.ship(1).lasting).toEqual([]);
    expect(resolve(bare().dice(1), broadside(), 1).ship(1).lasting).toHaveLength(1);
  });

  test('[RDA-TACT-04] Signal Jam: a ship within 8 may not declare an ability in this round', () => {
    const played = useTactic(aboard('signalJam', 8).dice(...leads, ...three), 'orbit');
    expect(mayDeclare(played.table.state, played.ship(2), 'evasiveManeuvers')).toBe(false);
    expect(mayDeclare(played.table.state, played.ship(1), 'evasiveManeuvers')).toBe(true);
    expect(tacticKeys(aboard('signalJam', 9), 'orbit')).toEqual([]);
    expect(tacticKeys(aboard('signalJam').ship(2, { declared: 'inCommand' }), 'orbit')).toEqual([]);
  });

  test('[RDA-TACT-13, RDA-CREW-15] Seize the Moment: at the start of the Ship Phase, initiative +3 in this round', () => {
    const set = () => second().ship(1, { orbital: 'seizeTheMoment' }).crew('ragnar', { post: 'quarters' });
    expect(shipInitiativeOf(set().state, craft(set(), 1))).toBe(6);
    const played = set()
      .dice(...leads)
      .perform(shipPhase, 'pass', 'use');
    expect(shipInitiativeOf(played.table.state, played.ship(1))).toBe(9);
    expect(played.state.order).toEqual([1, 2]);
    expect(set().perform(shipPhase, 'pass', 'pass').state.order).toEqual([2, 1]);
  });
});
