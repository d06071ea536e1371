import { cellAt, scene } from '@starboard/renegades/testing';
import { describe, expect, test } from 'vitest';
import type { Offer } from '../../src/hooks.ts';
import { begin, hasLasting, roundIsOver } from '../../src/rules/lasting.ts';
import { partyInitiative } from '../../src/rules/surface/party.ts';
import { partiesTurn, surfacePhase } from '../../src/rules/surface/turn.ts';
import { taking } from '../../src/rules/surface/verbs.ts';
import { crewById, shipNo } from '../../src/rules/table.ts';

describe('the order of parties', () => {
  const parties = () =>
    scene()
      .crew('lexxa', { at: [3, 10] })
      .crew('prak', { at: [3, 11] })
      .crew('icheb', { at: [3, 12] })
      .crew('jayce', { at: [16, 10] })
      .crew('rovanna', { at: [16, 12] });

  test('[RDA-ORDER-05, RDA-EX-35] a party’s initiative is the sum of its members’ on the surface: 8 + 6 + 5 = 19', () => {
    const { state } = parties();
    expect(partyInitiative(state, shipNo(state, 1))).toBe(19);
    expect(partyInitiative(state, shipNo(state, 2))).toBe(14);
    expect(parties().perform(surfacePhase).state.order).toEqual([1, 2]);
  });

  test('[RDA-ORDER-06, RDA-EX-35] without Prak, who is KO, it is 13, and the others come first', () => {
    const performed = parties().crew('prak', { wounds: 8 }).perform(surfacePhase);
    expect(partyInitiative(performed.state, performed.ship(1))).toBe(13);
    expect(performed.state.order).toEqual([2, 1]);
    expect(performed.state.stage).toBe('parties');
  });

  test('[RDA-ORDER-14] a docked ship with crew aboard and nobody outside comes last, with 0', () => {
    const performed = scene({ players: 4 })
      .docked(1, [-2, 13])
      .docked(3, [12, 27])
      .crew('juno', { at: [3, 12] })
      .perform(surfacePhase);
    expect(partyInitiative(performed.state, performed.ship(1))).toBe(0);
    expect(performed.state.order).toEqual([2, 1, 3]);
    expect(scene().perform(surfacePhase).state.order).toEqual([]);
  });

  test('[RDA-ORDER-12] the order is fixed; a party that is wiped out loses its turn', () => {
    const performed = parties()
      .crew('jayce', { wounds: 9 })
      .crew('rovanna', { wounds: 8 })
      .stage('parties')
      .with(state => {
        state.order = [2, 1];
      })
      .perform(partiesTurn);
    expect(performed.state.order).toEqual([1]);
    expect(performed.asked).toEqual([]);
  });

  test('[RDA-SURFACE-08] after all parties the NPCs act', () => {
    expect(scene().stage('parties').perform(partiesTurn).state.stage).toBe('npcs');
  });
});

describe('a party’s turn', () => {
  const pair = () =>
    scene()
      .crew('lexxa', { at: [3, 10] })
      .crew('prak', { at: [3, 12] });

  test('[RDA-SURFACE-02, RDA-DEC-15] the player chooses who acts; one finishes before the next begins', () => {
    const match = pair().partyTurn('prak', { crew: null }).play();
    expect(match.asks).toBe('who');
    expect(match.offers()).toEqual(['crew:lexxa', 'crew:prak', 'done']);
    match.choose('crew:prak', 'move', cellAt([3, 13]), cellAt([3, 13]));
    expect(match.state.party!.crew).toBe('prak');
    match.choose('done');
    expect(match.state.party).toMatchObject({ crew: 'lexxa', done: ['prak'], actions: 2 });
  });

  test('[RDA-SURFACE-01, RDA-SURFACE-03] two actions each, then only free ones', () => {
    const match = pair().container(1, [3, 13]).partyTurn('prak').dice(1, 1, 1).play();
    match.choose('move', cellAt([4, 12]), cellAt([4, 12]), 'move', cellAt([4, 13]), cellAt([4, 13]));
    expect(match.state.party!.actions).toBe(0);
    expect(match.offers()).toEqual([`scan:container:${cellAt([3, 13])}`, 'done']);
    expect(match.barred('move')).toBe('RDA-SURFACE-01');
    expect(match.barred('open')).toBe('RDA-SURFACE-01');
  });

  test('[RDA-SURFACE-04, RDA-ACTION-04] one attack in a round, unless something allows more', () => {
    const place = () => pair().crew('jayce', { at: [3, 13] });
    const match = place().partyTurn('prak').dice(1, 1, 1, 1).play().choose('melee:crew:jayce');
    expect(match.state.party).toMatchObject({ actions: 1, attacks: 1 });
    expect(match.offers('melee')).toEqual([]);
    expect(match.barred('attack')).toBe('RDA-SURFACE-04');
    const more = place().partyTurn('prak', { attacksAllowed: 2 }).dice(1, 1, 1, 1).play().choose('melee:crew:jayce');
    expect(more.offers('melee')).toEqual(['melee:crew:jayce']);
  });

  test('[RDA-SURFACE-05] Move may be taken twice', () => {
    const match = pair().partyTurn('prak', { actions: 1, moves: 1 }).play();
    expect(match.offers()).toContain('move');
  });

  test('[RDA-SURFACE-06, RDA-GEAR-10] weapons are swapped for free, before the first action', () => {
    const match = pair()
      .crew('prak', { cards: ['arcPistol', 'arcBlade'] })
      .partyTurn('prak')
      .play();
    expect(match.offers()).toContain('swap');
    match.choose('move', cellAt([3, 12]));
    expect(match.offers()).not.toContain('swap');
    expect(match.barred('swap')).toBe('RDA-GEAR-10');
  });

  test('[RDA-ACTION-03, RDA-SURFACE-03] actions that may not be attacks are used up first', () => {
    const match = pair()
      .crew('jayce', { at: [3, 13], stunned: true })
      .partyTurn('prak', { actions: 1, peacefulActions: 1 })
      .play()
      .choose('move', cellAt([3, 12]));
    expect(match.state.party).toMatchObject({ actions: 1, peacefulActions: 0 });
    expect(match.offers('melee')).toEqual(['melee:crew:jayce']);
  });

  test('[RDA-GEAR-19, RDA-SURFACE-01] whoever is stunned has one action fewer in its next turn', () => {
    const match = pair().crew('prak', { stunned: true }).partyTurn('prak', { crew: null }).play().choose('crew:prak');
    expect(match.state.party!.actions).toBe(1);
    expect(match.crew('prak').stunned).toBe(false);
  });

  test('[RDA-SURFACE-07, RDA-DEPLOY-07] crew aboard a docked ship disembarks with a Move while fewer than three are outside', () => {
    const match = pair().docked(1, [-2, 13], 0).partyTurn('prak', { crew: null }).play();
    expect(match.offers('crew')).toEqual(['lexxa', 'prak', 'ronara', 'maeve', 'icheb'].map(each => `crew:${each}`));
    match.choose('crew:icheb', 'disembark');
    expect(match.offersPlace(cellAt([3, 13]))).toBe(true);
    match.choose(cellAt([3, 13]));
    expect(match.crew('icheb')).toMatchObject({ aboard: 0, cell: cellAt([3, 13]) });
    expect(match.state.party!.actions).toBe(1);
    match.choose('done');
    expect(match.offers('crew')).toEqual(['crew:lexxa', 'crew:prak']); // three are outside now
  });

  test('[RDA-DEPLOY-07, RDA-MOVE-09] nobody leaves a ship whose dock is shut in', () => {
    const beset = () => scene().docked(1, [-2, 13], 0).npc('drone', [-2, 12]).npc('drone', [-1, 12]).partyTurn('icheb');
    expect(beset().play().offers()).toContain('disembark');
    const shut = beset().npc('drone', [-1, 13]).play();
    expect(shut.offers()).not.toContain('disembark');
    expect(shut.barred('disembark')).toBe('RDA-DEPLOY-07');
  });

  test('[RDA-ACTION-02, RDA-SURFACE-06, RDA-DEC-18, RDA-ORBIT-09] ascending the docked ship is free, at any time of the turn', () => {
    const match = pair().docked(1, [-2, 13], 0).partyTurn('prak').play();
    expect(match.offers('ascend')).toEqual(['ascend:ship:1']);
    match.choose('ascend:ship:1');
    expect(match.asks).toBe('liftOff');
    const planet = cellAt([12, -2]);
    match.choose(planet * 8);
    expect(match.ship(1).where).toBe('orbit');
    expect(match.state.party).toMatchObject({ crew: 'prak', actions: 2 });
  });

  test('[RDA-TIER-08, RDA-ORDER-05] during the chase those on the mission planet count with those at home', () => {
    const performed = pair()
      .crew('icheb', { aboard: 0, on: 'home', cell: 60 })
      .with(state => {
        state.chase = 'renegade';
      })
      .perform(surfacePhase);
    expect(partyInitiative(performed.state, performed.ship(1))).toBe(19); // 8, 6 and 5;
  });

  test('[RDA-SURFACE-06] what lasts for a turn ends with it, what lasts for the next turn when it begins', () => {
    const performed = pair()
      .with(state => {
        begin(crewById(state, 'prak'), { what: 'one', until: 'turn' });
        begin(crewById(state, 'prak'), { what: 'two', until: 'round' });
        begin(crewById(state, 'jayce'), { what: 'three', until: 'attack' });
      })
      .partyTurn('prak', { crew: null })
      .perform(partiesTurn, 'done');
    expect(performed.crew('prak').lasting).toEqual([{ what: 'two', until: 'round' }]);
    expect(performed.crew('jayce').lasting).toEqual([]);
    expect(performed.state.order).toEqual([]);
  });

  test('[RDA-ROUND-07, RDA-ELUDE-04, RDA-STEALTH-07, RDA-SCAN-05] a round’s bars, scans and effects end with it; stealth does not', () => {
    const { state } = pair();
    const prak = crewById(state, 'prak');
    Object.assign(prak, { held: true, exposed: true, stealth: true, detected: ['crew:jayce'], usedRound: ['scan'] });
    begin(prak, { what: 'long', until: 'nextRound' });
    begin(state, { what: 'short', until: 'round' });
    roundIsOver(state);
    expect(prak).toMatchObject({ held: false, exposed: false, stealth: true, detected: [], usedRound: [] });
    expect(hasLasting(prak, 'long')).toBe(true);
    expect(hasLasting(state, 'short')).toBe(false);
    roundIsOver(state);
    expect(hasLasting(prak, 'long')).toBe(false);
  });
});

describe('special abilities', () => {
  const offer = (worked: boolean): Offer => ({
    key: 'ability:patchUp',
    cost: 'action',
    *take() {
      return worked;
    },
  });
  const use = (worked: boolean) =>
    scene()
      .crew('maeve', { at: [3, 12] })
      .perform(t => taking.do(t, crewById(t.state, 'maeve'), offer(worked)));

  test('[RDA-TEST-05, RDA-TEST-06, RDA-RUL-05] a test that fails uses up no action, and the ability is not tried again in this turn', () => {
    const failed = use(false);
    expect(failed.result).toBe(false); // nothing is spent
    expect(failed.crew('maeve').usedTurn).toEqual(['ability:patchUp']);
    expect(use(true).crew('maeve').usedTurn).toEqual([]);
  });
});

describe('On My Command', () => {
  const place = () =>
    scene()
      .crew('lexxa', { at: [3, 12] })
      .crew('prak', { at: [3, 13], cards: ['arcPistol'] })
      .crew('icheb', { at: [3, 16] })
      .crew('jayce', { at: [4, 14] })
      .container(1, [2, 13])
      .partyTurn('lexxa');

  test('[RDA-SURFACE-09] the commander spends an action, and an adjacent friend takes any action but an attack', () => {
    const match = place().dice(5, 1).play();
    expect(match.offers('command')).toEqual(['command:crew:prak']);
    match.choose('command:crew:prak');
    expect(match.asks).toBe('command');
    expect(match.offers()).toEqual(['move', 'sneak', `open:container:${cellAt([2, 13])}`, 'pass']);
    match.choose('move', cellAt([3, 9]), cellAt([3, 9]));
    expect(match.crew('prak').cell).toBe(cellAt([3, 9]));
    expect(match.state.party).toMatchObject({ crew: 'lexxa', actions: 1, moves: 0 });
  });

  test('[RDA-SURFACE-09, RDA-RUL-44] what does not come off is not the action: another may be chosen', () => {
    const match = place().dice(1, 1).play().choose('command:crew:prak', 'move');
    expect(match.asks).toBe('command');
    expect(match.offers()).not.toContain('move');
    match.choose(`open:container:${cellAt([2, 13])}`);
    expect(match.crew('prak').cards.map(({ card }) => card)).toEqual(['arcPistol', 'neuralStim']);
  });

  test('[RDA-SURFACE-09] only commanders have it', () => {
    const match = place().partyTurn('prak').play();
    expect(match.offers('command')).toEqual([]);
  });
});
