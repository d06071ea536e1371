import { Match, seedFrom } from '@starboard/kernel';
import { cellAt, scene } from '@starboard/renegades/testing';
import { describe, expect, test } from 'vitest';
import { orbitalTactics } from '../../src/cards/tactics/orbital.ts';
import { surfaceTactics } from '../../src/cards/tactics/surface.ts';
import { renegades } from '../../src/index.ts';
import { tacticDeals } from '../../src/rules/campaign/redraw.ts';
import { roundIsOver } from '../../src/rules/lasting.ts';
import { shipNo } from '../../src/rules/table.ts';
import { offerTactics } from '../../src/rules/tactics/moments.ts';
import type { OrbitalTactic } from '../../src/types.ts';
import { aboard, ashore, fails, first, inSpace, leads, rolled, tacticKeys, useTactic } from '../support/cards.ts';

describe('using them aboard', () => {
  test('[RDA-TACT-05, RDA-TACT-06, RDA-RUL-22] once a round, whether the tests succeed or not', () => {
    const failed = useTactic(aboard('hardToStarboard').dice(...fails), 'orbit');
    expect(failed.ship(1).lasting).toEqual([]);
    expect(tacticKeys(failed, 'orbit')).toEqual([]);
    const half = useTactic(aboard('lockOn').dice(...leads, 1, 1, 1, 1), 'orbit');
    expect(half.ship(1).lasting).toEqual([]);
    expect(tacticKeys(half, 'orbit')).toEqual([]);
  });

  test('[RDA-TACT-05] one of the two in a round: who has used the orbital card uses no surface card after the landing, and the other way round', () => {
    const cards = { orbital: 'hardToStarboard', surface: 'holdTheLine' } as const;
    const flown = useTactic(
      inSpace(first())
        .ship(1, cards)
        .dice(...leads),
      'orbit',
    );
    const lands = scene().with(state => Object.assign(state, flown.state));
    expect(tacticKeys(lands.crew('lexxa', { at: [8, 10] }), 'surface')).toEqual([]);
    const walked = useTactic(
      inSpace(first())
        .ship(1, cards)
        .crew('lexxa', { at: [8, 10] })
        .dice(...leads),
      'surface',
    );
    const back = scene().with(state => Object.assign(state, walked.state));
    expect(tacticKeys(back.crew('lexxa', { aboard: 1, post: 'commander' }), 'orbit')).toEqual([]);
    roundIsOver(back.state);
    expect(tacticKeys(back, 'orbit')).toEqual(['tactic:hardToStarboard']);
  });

  test('[RDA-TACT-07] a card that names a station needs somebody there, not the specialist', () => {
    const set = (post: 'quarters' | 'engineering') =>
      aboard('emergencyPower').crew('icheb', { post: 'quarters' }).crew('prak', { post });
    expect(tacticKeys(set('quarters'), 'orbit')).toEqual([]);
    expect(tacticKeys(set('engineering'), 'orbit')).toEqual(['tactic:emergencyPower']);
    expect(rolled(useTactic(set('engineering').dice(...leads, 5, 1, 1), 'orbit'))).toEqual(['5 1 1 1 1', '5 1 1']); // Prak has Tech 3
  });

  /** Ragnar commands the Cerberus, with Ronara and Icheb. */
  const cerberus = () =>
    scene({
      ships: ['cerberus', 'destinyAurora'],
      crews: [
        ['ragnar', 'ronara', 'prak', 'maeve', 'icheb'],
        ['jayce', 'flibby', 'rovanna', 'ilse', 'dex'],
      ],
    })
      .ship(1, { at: [21, 5], facing: 'E', orbital: 'quantumBoost' })
      .turnOf(1, { begun: false });

  test('[RDA-TACT-08, RDA-EX-07] Quantum Boost: Ragnar, moved into Engineering, rolls Leadership and 2 dice of Tech himself', () => {
    const shifted = (...dice: number[]) =>
      cerberus()
        .dice(...dice)
        .play()
        .choose('shift', 'crew:icheb', 'quarters', 'crew:ragnar', 'engineering', 'done', 'tactic:quantumBoost');
    const jumped = shifted(...leads, 5, 1).choose(cellAt([21, 17]));
    expect(rolled(jumped)).toEqual(['5 1 1 1 1', '5 1']);
    expect(jumped.ship(1).cell).toBe(cellAt([21, 17]));
    expect(shifted(...leads, 4, 1).asks).toBe('act'); // Tech failed
    expect(shifted(...fails).asks).toBe('act');
  });

  test('[RDA-TACT-07, RDA-EX-07] Ragnar at Navigation with Ronara at Engineering is as good: she rolls Tech', () => {
    const match = cerberus()
      .crew('icheb', { post: 'quarters' })
      .crew('ronara', { post: 'engineering' })
      .crew('ragnar', { post: 'navigation' })
      .dice(...leads, 1, 1, 5)
      .play()
      .choose('tactic:quantumBoost', cellAt([21, 9]));
    expect(rolled(match)).toEqual(['5 1 1 1 1', '1 1 5']);
    expect(match.ship(1).cell).toBe(cellAt([21, 9]));
  });

  test('[RDA-TACT-03, RDA-TACT-09] aboard only the orbital card works, ashore only the surface card, and only in the commander’s hands', () => {
    const cards = { orbital: 'hardToStarboard', surface: 'holdTheLine' } as const;
    const in_ = (set: ReturnType<typeof first>) => [tacticKeys(set, 'orbit'), tacticKeys(set, 'surface')];
    expect(in_(inSpace(first()).ship(1, cards))).toEqual([['tactic:hardToStarboard'], []]);
    expect(
      in_(
        inSpace(first())
          .ship(1, cards)
          .crew('lexxa', { at: [8, 10] }),
      ),
    ).toEqual([[], ['tactic:holdTheLine']]);
    const other = inSpace(first())
      .ship(1, cards)
      .crew('lexxa', { at: [8, 10] })
      .crew('prak', { post: 'commander' });
    expect(tacticKeys(other, 'orbit')).toEqual([]);
  });

  test('[RDA-TACT-11, RDA-TACT-12, RDA-CRIT-04] not aboard a critically damaged ship, nor knocked out, jailed or captive', () => {
    expect(tacticKeys(aboard('hardToStarboard').ship(1, { flipped: true, damage: 6 }), 'orbit')).toEqual([]);
    expect(tacticKeys(aboard('hardToStarboard').crew('lexxa', { wounds: 9 }), 'orbit')).toEqual([]);
    expect(tacticKeys(aboard('hardToStarboard').crew('lexxa', { post: 'brig' }), 'orbit')).toEqual([]);
    expect(tacticKeys(aboard('hardToStarboard').crew('lexxa', { aboard: 2, post: 'brig' }), 'orbit')).toEqual([]);
  });

  test('[RDA-TACT-13, RDA-DEC-14] others are asked before a turn in the phase of that board, and nobody whose card can do nothing', () => {
    const askedBefore = (set: ReturnType<typeof first>) =>
      set.dice(1, 1, 1, 1, 1).perform(t => offerTactics(t, 'any', { ship: shipNo(t.state, 2) }), 'pass').asked;
    const set = () => aboard('shieldHarmonics').ship(1, { damage: 1 });
    expect(askedBefore(set())).toEqual(['tactic']);
    expect(askedBefore(set().stage('parties'))).toEqual([]);
    expect(askedBefore(set().ship(1, { damage: 0 }))).toEqual([]);
    expect(set().perform(t => offerTactics(t, 'any', { ship: shipNo(t.state, 1) })).asked).toEqual([]);
  });

  test('[RDA-TACT-05, RDA-DEC-14] a card that would do nothing now is not offered', () => {
    const berthed = (card: OrbitalTactic) => tacticKeys(aboard(card).docked(1, [-2, 13]), 'orbit');
    for (const card of [
      'quantumBoost',
      'hardToStarboard',
      'lockOn',
      'emergencyPower',
      'precisionVolley',
      'overloadTorpedo',
    ] as const) {
      expect(tacticKeys(aboard(card), 'orbit'), card).toEqual([`tactic:${card}`]);
      expect(berthed(card), card).toEqual([]);
    }
    expect(tacticKeys(aboard('broadsideDrill').turnOf(2), 'orbit')).toEqual([]);
    expect(tacticKeys(aboard('tractorSnare'), 'orbit')).toEqual([]);
    const well = aboard('surgeonOnCall').crew('maeve', { post: 'medbay' });
    expect(well.perform(t => offerTactics(t, 'roundEnds', {})).asked).toEqual([]);
    expect(tacticKeys(ashore('decoy'), 'surface')).toEqual([]);
    expect(tacticKeys(ashore('readTheGround'), 'surface')).toEqual([]);
  });

  test('[RDA-DEC-14] reactions are offered in turn order', () => {
    const set = inSpace(first())
      .ship(1, { orbital: 'shieldHarmonics', damage: 1 })
      .ship(2, { orbital: 'scrambleSensors' });
    set.state.order = [2, 1];
    const asked = set.perform(t => offerTactics(t, 'any', {}), 'pass', 'pass');
    expect(asked.decisions.map(({ seats }) => seats[0])).toEqual(['p2', 'p1']);
  });

  test('[RDA-DATA-01, RDA-TACT-01] twenty cards, OT01 to OT20', () => {
    const numbers = Object.values(orbitalTactics).map(({ no }) => no);
    expect(numbers).toEqual(Array.from({ length: 20 }, (_, at) => `OT${String(at + 1).padStart(2, '0')}`));
  });
});

describe('using them ashore', () => {
  test('[RDA-TACT-13] right before the turn of a party or of an NPC race, in the Surface Phase', () => {
    const set = () => ashore('holdTheLine').stage('npcTurns');
    const played = set()
      .dice(...leads)
      .perform(t => offerTactics(t, 'any', {}), 'use');
    expect(played.crew('lexxa').lasting).toEqual([{ what: 'holdTheLine', until: 'round' }]);
    expect(
      set()
        .stage('fighters')
        .perform(t => offerTactics(t, 'any', {})).asked,
    ).toEqual([]);
  });

  test('[RDA-TACT-05] it costs no action, and is offered before, between and after actions', () => {
    const match = ashore('holdTheLine')
      .crew('prak', { at: [3, 10] })
      .partyTurn('lexxa', { actions: 0 })
      .dice(...leads)
      .play();
    expect(match.offers('tactic')).toEqual(['tactic:holdTheLine']);
  });

  test('[RDA-TACT-02, RDA-TACT-01] each commander is dealt one card of each kind', () => {
    const match = Match.begin(renegades, renegades.setup.parse({ players: 4 }), { seed: seedFrom('tactics') });
    const { ships, orbitalTactics, surfaceTactics: deck } = match.state;
    expect(new Set(ships.map(({ orbital }) => orbital)).size).toBe(4);
    expect(new Set(ships.map(({ surface }) => surface)).size).toBe(4);
    expect(ships.every(({ orbital, surface }) => orbital !== null && surface !== null)).toBe(true);
    expect([orbitalTactics.draw.length, deck.draw.length]).toEqual([16, 12]);
  });

  test('[RDA-DATA-01, RDA-TACT-01] sixteen cards, UT01 to UT16', () => {
    const numbers = Object.values(surfaceTactics).map(({ no }) => no);
    expect(numbers).toEqual(Array.from({ length: 16 }, (_, at) => `UT${String(at + 1).padStart(2, '0')}`));
  });
});

describe('between missions', () => {
  test('[RDA-TACT-10] each card may be discarded once and another drawn', () => {
    const set = aboard('feint').ship(1, { surface: 'inspire' });
    set.state.orbitalTactics = { draw: ['lockOn'], discard: [] };
    const keys = (t: Parameters<typeof tacticDeals>[0]) => tacticDeals(t, 'p1').map(({ key }) => key);
    const played = set.perform(t => tacticDeals(t, 'p1')[0]!.take(t));
    expect(played.ship(1)).toMatchObject({ orbital: 'lockOn', surface: 'inspire' });
    expect(played.state.orbitalTactics.discard).toEqual(['feint']);
    expect(keys(played.table)).toEqual(['redraw:surface:1']);
  });
});
