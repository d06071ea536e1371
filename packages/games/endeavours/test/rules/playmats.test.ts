import { type Scene, scene } from '@starboard/endeavours/testing';
import { describe, expect, test } from 'vitest';
import { drawDiscoveries } from '../../src/rules/discoveries.ts';
import { removeDisk, unlock } from '../../src/rules/free/unlock.ts';
import { scoreOf } from '../../src/rules/missions/score.ts';
import { isUnlocked, isUpgradeUnlocked, isWorking, projectSpots } from '../../src/rules/playmats.ts';
import { letProjectsWork } from '../../src/rules/projects.ts';
import { freeOutpost } from '../../src/rules/stacks.ts';
import { profit } from '../../src/rules/year/profit.ts';
import { findBeads } from '../support/beads.ts';
import { acting, offered } from '../support/operations.ts';

const filling = (table: Scene, ...spots: string[]) =>
  table.with(({ filled }) => {
    for (const spot of spots) filled[spot] = 'green';
  });

describe('unlocking', () => {
  test('[END-DISC-06, END-RULE-08] paid from the Bank as a free action, even before its spots are filled, once', () => {
    const paid = acting(scene(), unlock, 'radioRelay');
    expect(paid.state.bank).toBe(8);
    expect(isUnlocked(paid.state, 'radioRelay')).toBe(false);
    filling(
      scene().with(state => Object.assign(state, paid.state)),
      'radioRelay/0',
      'radioRelay/1',
    );
    expect(isUnlocked(paid.state, 'radioRelay')).toBe(true);
    const again = scene().with(state => state.paid.push('radioRelay'));
    expect(offered(again, unlock)).not.toContain('radioRelay');
    expect(offered(scene(), unlock)).toContain('radioRelay');
  });

  test('[END-DISC-06] or after they are filled; only what the Bank can pay', () => {
    const filled = filling(scene().bank(2), 'radioRelay/0', 'radioRelay/1');
    expect(isUnlocked(filled.state, 'radioRelay')).toBe(false);
    expect(isUnlocked(acting(filled, unlock, 'radioRelay').state, 'radioRelay')).toBe(true);
    expect(unlock.isPossible(scene().bank(1).state)).toBe(false);
    expect(offered(scene().bank(2), unlock)).toEqual(['disk.0', 'radioRelay']);
  });

  test('[END-DISC-07] an upgrade is unlocked by both spots alone', () => {
    expect(isUpgradeUnlocked(filling(scene(), 'rover/0').state, 'rover')).toBe(false);
    expect(isUpgradeUnlocked(filling(scene(), 'rover/0', 'rover/1').state, 'rover')).toBe(true);
    expect(offered(scene(), unlock)).not.toContain('rover');
    expect(isUpgradeUnlocked(scene().state, 'drill')).toBe(false);
  });

  test('[END-DISC-08, END-MAT-07] a project works with four spots and its slot’s cost: 2, 3, 4 and 5 Aqua', () => {
    const slots = () =>
      scene()
        .bank(20)
        .with(({ projects }) => projects.push('openPorts', 'grantOffice', 'bulkPurchase', 'skySurvey'));
    const prices = [0, 1, 2, 3].map(slot => 20 - acting(slots(), unlock, `project.${slot}`).state.bank);
    expect(prices).toEqual([2, 3, 4, 5]);
    const spots = projectSpots('openPorts').map((_, at) => `project.0/${at}`);
    expect(spots).toHaveLength(4);
    const paid = slots().with(state => state.paid.push('project.0'));
    expect(isWorking(filling(paid, ...spots.slice(1)).state, 'openPorts')).toBe(false);
    expect(isWorking(filling(paid, ...spots).state, 'openPorts')).toBe(true);
    expect(isWorking(filling(slots(), ...spots).state, 'openPorts')).toBe(false);
  });

  test('[END-DISC-08] Mental Toughness names somebody when its last spot is filled, as when it is paid', () => {
    const table = scene().rocket('EML1', { cards: ['C07', 'N02'] });
    table.with(state => {
      state.projects.push('mentalToughness');
      state.paid.push('project.0');
    });
    filling(table, 'project.0/0', 'project.0/1', 'project.0/2');
    const drawn = table.perform(
      function* (t) {
        findBeads(t, 'red');
        yield* drawDiscoveries(t, 1);
      },
      'project.0/3',
      'card:3',
    );
    expect(drawn.asked).toEqual(['discovery.place', 'tough.who']);
    expect(drawn.state.tough).toBe(drawn.card('N02')!.no);
  });

  test('[END-WORM-09, END-DISC-08] Mental Toughness names nobody in transit; with nobody else it waits until they are out', () => {
    const away = () =>
      scene()
        .year(20)
        .project('mentalToughness')
        .rocket('EML1', { cards: ['C07'] })
        .with(({ stacks }) => Object.assign(stacks.at(-1)!, { node: null, arrives: { year: 20, node: 'JU-L1' } }));
    const waiting = away();
    expect(waiting.perform(t => letProjectsWork(t)).state.tough).toBeNull();
    expect(waiting.perform(t => profit(t), 'aqua').state.tough).toBe(waiting.state.stacks.at(-1)!.cards[0]!.no);
    const other = away().outpost('EROS', { cards: ['N02'] });
    const named = other.perform(t => letProjectsWork(t));
    expect([named.asked, named.state.tough]).toEqual([[], named.card('N02')!.no]);
  });

  test('[END-DISC-16, END-DISC-17, END-DISC-18] the expansions are one more outpost each, in space or on a Site', () => {
    const full = () =>
      scene()
        .outpost('EML1', { cards: ['rover'] })
        .outpost('EROS', { cards: ['rover'] });
    expect(freeOutpost(full().state, 'SEL1')).toBeUndefined();
    expect(freeOutpost(full().unlocked('siteOutpost').state, 'SEL1')).toBeUndefined();
    expect(freeOutpost(full().unlocked('spaceOutpost').state, 'SEL1')).toBe('spaceOutpost');
    expect(freeOutpost(full().unlocked('spaceOutpost').state, 'BENNU')).toBeUndefined();
    expect(freeOutpost(full().unlocked('siteOutpost').state, 'BENNU')).toBe('siteOutpost');
    const used = full()
      .unlocked('spaceOutpost')
      .stack('spaceOutpost', 'SEL1', { cards: ['rover'] });
    expect(freeOutpost(used.state, 'SEL2')).toBeUndefined();
    expect(freeOutpost(scene().unlocked('spaceOutpost').state, 'SEL1')).toBe('outpost');
  });

  test('[END-DISC-16, END-COMP-13] each costs 3 Aqua and two discoveries', () => {
    expect(acting(scene(), unlock, 'spaceOutpost').state.bank).toBe(7);
    expect(acting(scene(), unlock, 'siteOutpost').state.bank).toBe(7);
    expect(isUnlocked(filling(scene(), 'spaceOutpost/0', 'spaceOutpost/1').state, 'spaceOutpost')).toBe(false);
  });
});

describe('busted disks', () => {
  const busted = (removed = 0) =>
    scene()
      .bank(40)
      .site('EROS', { busted: true })
      .with(state => {
        state.disksRemoved = removed;
        for (let at = 0; at < removed; at++) state.paid.push(`disk.${at}`);
      });

  test('[END-DISC-10, END-DISC-13] a spot that is filled and paid for removes one, and the Site is prospectable again', () => {
    expect(removeDisk.isPossible(filling(busted(), 'disk.0/0').state)).toBe(false);
    expect(removeDisk.isPossible(busted().with(({ paid }) => paid.push('disk.0')).state)).toBe(false);
    const removed = acting(busted().unlocked('disk.0'), removeDisk, 'node:EROS');
    expect(removed.site('EROS')!.busted).toBe(false);
    const another = scene().unlocked('disk.0').site('BENNU', { busted: true });
    another.state.disksRemoved = 1;
    expect(removeDisk.isPossible(another.state)).toBe(false);
  });

  test('[END-DISC-11] from the cheapest to the dearest: 2, 4, 6, 8, 8, 8, and never a seventh', () => {
    const next = (at: number) => offered(busted(at), unlock).filter(key => key.startsWith('disk.'));
    expect([0, 1, 2, 3, 4, 5, 6].map(next)).toEqual([
      ['disk.0'],
      ['disk.1'],
      ['disk.2'],
      ['disk.3'],
      ['disk.4'],
      ['disk.5'],
      [],
    ]);
    const prices = [0, 1, 2, 3, 4, 5].map(at => 40 - acting(busted(at), unlock, `disk.${at}`).state.bank);
    expect(prices).toEqual([2, 4, 6, 8, 8, 8]);
    const all = busted(6).unlocked('disk.0', 'disk.1', 'disk.2', 'disk.3', 'disk.4', 'disk.5');
    expect(removeDisk.isPossible(all.state)).toBe(false);
    expect(removeDisk.isPossible(busted(1).unlocked('disk.2').state)).toBe(false); // the second comes first
  });

  test('[END-DISC-12, END-EX-30, END-RULE-41] the fifth costs 3 points, the sixth 6 more, when the disk is removed', () => {
    const score = (at: number) => {
      const table = busted(at).unlocked(`disk.${at}`);
      const before = scoreOf(table.state);
      return scoreOf(acting(table, removeDisk, 'node:EROS').state) - before;
    };
    expect([0, 1, 2, 3, 4, 5].map(score)).toEqual([0, 0, 0, 0, -3, -6].map(points => points + 0));
    expect(scoreOf(acting(busted(4), unlock, 'disk.4').state)).toBe(0);
  });

  test('[END-DISC-13, END-RULE-10, END-CME-05] disks of an ejection, too: that place is free of it', () => {
    const table = scene()
      .unlocked('disk.0')
      .with(state => state.ejections.push({ nodes: ['MA-L1', 'MA-H'], dice: [3, 4] }));
    const removed = acting(table, removeDisk, 'cme:0@MA-L1');
    expect(removed.state.ejections[0]!.nodes).toEqual(['MA-H']);
    expect(removed.state.disksRemoved).toBe(1);
  });
});
