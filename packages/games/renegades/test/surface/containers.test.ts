import { cellAt, scene } from '@starboard/renegades/testing';
import { describe, expect, test } from 'vitest';
import { gearCards } from '../../src/cards/gear/index.ts';
import { containerFaces } from '../../src/cards/tokens.ts';
import { isObstructed, surfaceOf } from '../../src/field/board.ts';
import { missionBegins } from '../../src/rules/mission/begins.ts';
import { roundEnds } from '../../src/rules/round.ts';
import { hiddenInSight } from '../../src/rules/surface/scan.ts';
import { openContainer, scanContainer } from '../../src/rules/surface/search.ts';
import { crewById } from '../../src/rules/table.ts';
import type { Crew, State } from '../../src/types.ts';
import { testsIn } from '../support/surface.ts';

const box = cellAt([3, 13]);

/** Maeve (Search 4) beside a container. */
const beside = (token: number) =>
  scene()
    .crew('maeve', { at: [3, 12] })
    .container(token, [3, 13])
    .partyTurn('maeve');

describe('containers', () => {
  test('[RDA-SEARCH-02, RDA-SEARCH-03, RDA-SEARCH-12] opening is an Interact: the card named on the token is taken, and the token is gone', () => {
    const match = beside(1).play();
    expect(match.offers('open')).toEqual([`open:container:${box}`]);
    match.choose(`open:container:${box}`);
    expect(match.crew('maeve').cards).toMatchObject([{ card: 'neuralStim', energy: 3 }]);
    expect(match.state.party!.actions).toBe(1);
    expect(match.state.containers).toEqual([]);
    expect(match.state.containerBag).not.toContain(1);
  });

  test('[RDA-SEARCH-03, RDA-INTERACT-02] on it or next to it, with no wall or level edge between', () => {
    const at = (spot: readonly [number, number], token: readonly [number, number]) =>
      scene().crew('maeve', { at: spot }).container(1, token).partyTurn('maeve').play().offers('open').length;
    expect(at([3, 13], [3, 13])).toBe(1);
    expect(at([2, 14], [3, 13])).toBe(1);
    expect(at([3, 15], [3, 13])).toBe(0);
    expect(at([10, 1], [12, 1])).toBe(0);
    expect(at([9, 12], [10, 12])).toBe(0); // the temple’s edge
  });

  test('[RDA-SEARCH-02, RDA-SETUP-33] credit chips are money at once', () => {
    const match = beside(14).play().choose(`open:container:${box}`);
    expect(match.state.purses['p1']).toBe(100);
    expect(match.crew('maeve').cards).toEqual([]);
  });

  test('[RDA-SEARCH-04, RDA-SEARCH-05, RDA-SCAN-06, RDA-SCAN-07, RDA-DEC-17] a scan is a free Search 5+ test; whoever succeeds looks, and need not open', () => {
    const match = beside(25).dice(1, 2, 3, 5).play().choose(`scan:container:${box}`);
    expect(match.state.party!.actions).toBe(2);
    expect(match.state.containers).toMatchObject([{ token: 25, seenBy: ['p1'] }]);
    expect(match.said('container.seen')[0]).toMatchObject({ to: ['p1'], params: { trap: 3 } });
    expect(match.offers('open')).toEqual([`open:container:${box}`]);
    expect(match.offers()).toContain('done');
  });

  test('[RDA-SEARCH-04, RDA-SEARCH-07, RDA-SCAN-07] a scan that fails shows nothing; opening after it springs the trap', () => {
    const match = beside(25).dice(1, 2, 3, 4, 6, 1, 1, 1).play().choose(`scan:container:${box}`);
    expect(match.state.containers[0]!.seenBy).toEqual([]);
    match.choose(`open:container:${box}`);
    expect(match.crew('maeve').wounds).toBe(1);
    expect(match.state.party!.actions).toBe(1);
  });

  test('[RDA-SEARCH-06, RDA-RUL-23] one Search/Scan test in a round, of any kind', () => {
    const match = beside(1)
      .container(2, [3, 11])
      .crew('jayce', { at: [3, 16], stealth: true })
      .dice(1, 1, 1, 1)
      .play();
    expect(match.offers('scan')).toEqual(['scan', `scan:container:${box}`, `scan:container:${cellAt([3, 11])}`]);
    match.choose('scan');
    expect(match.offers('scan')).toEqual([]);
    expect(match.barred('scan')).toBe('RDA-SEARCH-06');
  });

  test('[RDA-SEARCH-07, RDA-SEARCH-08, RDA-SEARCH-10] a trap attacks every crewmember within two squares, each on its own, with the printed dice', () => {
    const match = scene()
      .crew('maeve', { at: [3, 12] })
      .crew('prak', { at: [5, 13] })
      .crew('dex', { at: [3, 15] })
      .crew('icheb', { at: [3, 16] })
      .npc('syphonTrooper', [4, 14])
      .container(27, [3, 13])
      .partyTurn('maeve')
      .dice(1, 1, 1, 1, 6, 1, 1, 1, 1, 6, 1, 1, 1, 2)
      .play()
      .choose(`open:container:${box}`);
    expect(match.said('hazard.strikes')).toHaveLength(3);
    expect(match.crew('maeve').wounds).toBe(1);
    expect(match.crew('prak').wounds).toBe(0);
    expect(match.crew('dex').wounds).toBe(1);
    expect(match.crew('icheb').wounds).toBe(0);
    expect(match.npc(1)!.wounds).toBe(0);
  });

  test('[RDA-SEARCH-09, RDA-RUL-23] after the opener’s own successful scan the trap is disarmed, and the item is taken', () => {
    const match = beside(21).dice(5, 1, 1, 1).play().choose(`scan:container:${box}`, `open:container:${box}`);
    expect(match.said('hazard.strikes')).toEqual([]);
    expect(match.said('trap.disarmed')).toHaveLength(1);
    expect(match.crew('maeve').cards).toMatchObject([{ card: 'shieldCapacitor' }]);
  });

  test('[RDA-SEARCH-09] a container scanned in an earlier round is safe for who scanned it', () => {
    const performed = beside(21)
      .dice(5, 1, 1, 1)
      .perform(function* (t) {
        yield* scanContainer(t, crewById(t.state, 'maeve'), t.state.containers[0]!);
        yield* roundEnds(t);
        yield* openContainer(t, crewById(t.state, 'maeve'), t.state.containers[0]!);
      });
    expect(performed.said('hazard.strikes')).toEqual([]);
    expect(performed.said('trap.disarmed')).toHaveLength(1);
  });

  test('[RDA-SEARCH-09] somebody else’s scan disarms nothing', () => {
    const performed = beside(21)
      .crew('icheb', { at: [3, 14] })
      .dice(5, 5, 5, 1, 1, 1, 1, 1, 1)
      .perform(function* (t) {
        yield* scanContainer(t, crewById(t.state, 'icheb'), t.state.containers[0]!);
        yield* openContainer(t, crewById(t.state, 'maeve'), t.state.containers[0]!);
      });
    expect(performed.said('container.seen')).toHaveLength(1);
    expect(performed.said('hazard.strikes')).toHaveLength(2);
  });

  test('[RDA-SEARCH-09] the trap goes off before the item is taken; whom it knocks out keeps it on its card', () => {
    const performed = scene()
      .crew('maeve', { at: [3, 12], wounds: 6 })
      .container(21, [3, 13])
      .dice(6, 1, 1, 1)
      .perform(t => openContainer(t, crewById(t.state, 'maeve'), t.state.containers[0]!));
    expect(performed.crew('maeve')).toMatchObject({ wounds: 7, cards: [{ card: 'shieldCapacitor' }] });
  });

  test('[RDA-SEARCH-11] a container’s square is obstructed while the token is there', () => {
    const match = beside(1).play();
    const board = surfaceOf(match.state);
    expect(isObstructed(match.state, board, box)).toBe(true);
    match.choose(`open:container:${box}`);
    expect(isObstructed(match.state, board, box)).toBe(false);
  });

  test('[RDA-PARAM-12] the hidden parameter goes to whoever opens its container', () => {
    const match = scene({ mission: 'stowawayCipher' })
      .crew('maeve', { at: [3, 12] })
      .container(1, [3, 13])
      .parameter('core', 'hidden', null, { under: { bag: 'container', token: 1 } })
      .partyTurn('maeve')
      .dice(5, 1, 1, 1)
      .play()
      .choose(`scan:container:${box}`);
    expect(match.said('container.seen')[0]!.params).toMatchObject({ hides: 'yes' });
    expect(match.parameter(1).bearer).toBeNull();
    match.choose(`open:container:${box}`);
    expect(match.parameter(1)).toMatchObject({ bearer: 'maeve' });
    expect(match.parameter(1).under).toBeUndefined();
  });

  test('[RDA-VAR-01, RDA-INTERACT-01] what was put down is picked up by anyone with an Interact', () => {
    const match = scene({ dropping: true })
      .crew('dex', { at: [3, 12] })
      .with(state => state.dropped.push({ cell: box, card: { no: 99, card: 'arcBlade' } }))
      .partyTurn('dex')
      .play()
      .choose('pickUp:card:99');
    expect(match.crew('dex').cards).toMatchObject([{ card: 'arcBlade' }]);
    expect(match.state.dropped).toEqual([]);
    expect(match.state.party!.actions).toBe(1);
  });

  test('[RDA-VAR-01, RDA-TIER-08] nobody on a home board takes what lies on the surface', () => {
    const offersIn = (on: Crew['on'], cell: number) =>
      scene({ dropping: true, tier: 3 })
        .crew('dex', { aboard: 0, on, cell })
        .with(state => {
          state.chase = 'renegade';
          state.dropped.push({ cell, card: { no: 99, card: 'arcBlade' } });
        })
        .partyTurn('dex')
        .play()
        .offers('pickUp');
    expect(offersIn('surface', cellAt([3, 12]))).toEqual(['pickUp:card:99']);
    expect(offersIn('home', cellAt([7, 5], 'home'))).toEqual([]);
  });
});

describe('what is in them', () => {
  test('[RDA-SEARCH-01] nine random tokens lie face down, one on each of the nine surface tiles', () => {
    const { state } = scene().dice(1, 2).stage('missionBegins').perform(missionBegins);
    const { tiles } = surfaceOf(state as State);
    expect(tiles).toHaveLength(9);
    for (const { crate } of tiles) expect(state.containers.filter(({ cell }) => cell === crate)).toHaveLength(1);
    expect(new Set(state.containers.map(({ token }) => token)).size).toBe(9);
    expect(state.containers.every(({ seenBy }) => seenBy.length === 0)).toBe(true);
    expect(state.containerBag).toHaveLength(28 - 9);
  });

  test('[RDA-SEARCH-15] search items are personal items, weapons or ship components', () => {
    const found = containerFaces.flatMap(({ card }) => (card === undefined ? [] : [card]));
    expect(found).toHaveLength(24);
    const components = found.filter(card => 'component' in gearCards[card]);
    const weapons = found.filter(card => 'range' in gearCards[card]);
    expect(components).toEqual(['shieldCapacitor', 'microThruster', 'targetingLens', 'medPod']);
    expect(weapons).toEqual([
      'serpentBlade',
      'thunderMaul',
      'needlePistol',
      'plasmaCarbine',
      'cryoThrower',
      'spikeGrenade',
    ]);
  });

  test('[RDA-SEARCH-17] a ship component is of use once its carrier boards its ship: then it takes one of the slots', () => {
    const match = scene()
      .docked(1, [-2, 13])
      .crew('maeve', { at: [0, 13], cards: ['shieldCapacitor'] })
      .partyTurn('maeve')
      .play();
    expect(match.ship(1).components).toEqual([]);
    match.choose('move', cellAt([-2, 13]));
    expect(match.ship(1).components).toMatchObject([{ card: 'shieldCapacitor' }]);
    expect(match.crew('maeve').cards).toEqual([]);
  });
});

describe('room scans', () => {
  const place = () =>
    scene()
      .crew('ilse', { at: [3, 12] })
      .crew('dex', { at: [3, 11] })
      .crew('prak', { at: [3, 16], stealth: true })
      .partyTurn('ilse');

  test('[RDA-SCAN-01, RDA-SCAN-05, RDA-RUL-55] a free Search 5+ test finds hidden opponents for the one who scans, and for nobody else', () => {
    const match = place().dice(5, 1, 1, 1).play().choose('scan');
    expect(match.crew('ilse').detected).toEqual(['crew:prak']);
    expect(match.crew('dex').detected).toEqual([]);
    expect(match.crew('prak').stealth).toBe(true);
    expect(match.state.party!.actions).toBe(2);
  });

  test('[RDA-SCAN-01] a scan that fails finds nobody', () => {
    const match = place().dice(4, 4, 1, 1).play().choose('scan');
    expect(match.crew('ilse').detected).toEqual([]);
    expect(testsIn(match)).toHaveLength(1);
  });

  test('[RDA-SCAN-02, RDA-SCAN-03] only on the same tile and in sight, and sight passes no doorway', () => {
    const offers = (at: readonly [number, number], hidden: readonly [number, number]) =>
      scene().crew('ilse', { at }).crew('prak', { at: hidden, stealth: true }).partyTurn('ilse').play().offers('scan')
        .length;
    expect(offers([7, 12], [3, 12])).toBe(1);
    expect(offers([7, 12], [8, 12])).toBe(0); // the next tile
    expect(offers([5, 8], [5, 17])).toBe(0); // houses between
    expect(offers([10, 2], [12, 2])).toBe(0); // a doorway
    expect(offers([11, 2], [12, 2])).toBe(1); // from the doorway itself
  });

  test('[RDA-SCAN-08, RDA-SCAN-04] an NPC has something to scan only where a hidden opponent is on its tile and in its sight', () => {
    const { state } = place().npc('syphonTrooper', [4, 16]).npc('syphonTrooper', [9, 16]);
    expect(hiddenInSight(state, state.npcs[0]!).map(({ id }) => id)).toEqual(['prak']);
    expect(hiddenInSight(state, state.npcs[1]!)).toEqual([]);
  });

  test('[RDA-SCAN-02] friends are not looked for, and with nobody hidden there is nothing to scan', () => {
    const match = scene()
      .crew('ilse', { at: [3, 12] })
      .crew('dex', { at: [3, 11], stealth: true })
      .partyTurn('ilse')
      .play();
    expect(match.offers('scan')).toEqual([]);
    expect(match.barred('scan')).toBe('RDA-SCAN-02');
  });
});
