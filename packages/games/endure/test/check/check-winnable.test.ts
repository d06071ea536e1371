import { describe, expect, test } from 'vitest';
import { mine, said } from '../support/own-mission.ts';

describe('what wins a mission of one’s own', () => {
  const inLab = { name: 'switch', colour: 'green', zone: 'LAB.A', deed: { does: 'switch', unlocks: ['LAB.D1'] } };
  const outWest = { exits: [{ tile: 'CREW', side: 'W', locked: true }] };
  const vial = (zone: string, more = {}) => ({ name: 'vial', colour: 'red', zone, deed: { does: 'carry' }, ...more });
  const sealed = { objectives: [inLab], win: [{ goal: 'survivorsAt', place: 'switch' }] };
  const carriedOut = [{ goal: 'carriedOut', objective: 'vial', least: 2 }];
  const titan = { type: 'titan', health: { 3: 9, 4: 9, 5: 9 } };
  const none = { 3: [], 4: [], 5: [] };
  const lockedBoss = 'can never be: the boss waits behind locked doors that nothing in reach opens.';
  const behindDoor = 'can never be reached: locked doors are in the way that nothing in reach opens.';
  const enemiesBehind = 'win.0: would never be true: enemies wait behind locked doors that nothing in reach opens.';

  test.each<[what: string, changes: object, said: string[]]>([
    ['a switch behind its own door', sealed, [`win.0.place: ${behindDoor}`]],
    ['a switch before it', { ...sealed, objectives: [...mine.objectives, inLab].reverse() }, []],
    ['enemies behind a door', { objectives: [], radar: ['LAB.A', 'REC.C'] }, [enemiesBehind]],
    [
      'a figure behind a door',
      { objectives: [], radar: [], figures: [{ type: 'jaeger', zone: 'LAB.A' }], tokens: { 3: [], 4: [], 5: [] } },
      [enemiesBehind],
    ],
    [
      'either of two, of which one can be',
      {
        objectives: [inLab],
        radar: ['REC.C', 'REC.R'],
        win: [{ anyOf: [{ goal: 'enemiesDead' }, { goal: 'survivorsAt', place: 'switch' }] }],
      },
      [],
    ],
    [
      'either of two, of which none can be',
      { ...sealed, win: [{ anyOf: [{ goal: 'done', objective: 'switch' }, ...sealed.win] }] },
      [`win.0.anyOf.0.objective: ${behindDoor}`, `win.0.anyOf.1.place: ${behindDoor}`],
    ],
    [
      'an exit that nothing opens',
      { ...outWest, win: [{ goal: 'survivorsOut' }] },
      ['win.0: can never be: no exit that can be reached is open, and nothing in reach opens one.'],
    ],
    [
      'an exit that a switch opens',
      {
        ...outWest,
        objectives: [{ ...mine.objectives[0], deed: { does: 'switch', unlocks: ['CREW.exitW'] } }],
        win: [{ goal: 'survivorsOut' }],
      },
      [],
    ],
    [
      'an Override Key for it',
      { ...outWest, weapons: { first: ['overrideKey'], rest: 'pistol' }, win: [{ goal: 'survivorsOut' }] },
      [],
    ],
    [
      'more than there are',
      { objectives: [vial('REC.B')], locked: [], win: carriedOut },
      ['win.0.least: is more than there are: vial lies on the map 1 time with three survivors.'],
    ],
    [
      'more than there are for few',
      { objectives: [vial('REC.B'), vial('REC.C', { fromCrew: 4 })], locked: [], win: carriedOut },
      ['win.0.least: is more than there are: vial lies on the map 1 time with three survivors.'],
    ],
    ['as many as there are', { objectives: [vial('REC.B'), vial('REC.C')], locked: [], win: carriedOut }, []],
    [
      'as many as there are, one locked in',
      { objectives: [vial('REC.B'), vial('LAB.A')], win: carriedOut },
      [`win.0.objective: ${behindDoor}`],
    ],
    ['enough, one locked in', { objectives: [vial('REC.B'), vial('REC.C'), vial('LAB.A')], win: carriedOut }, []],
    [
      'a key that nobody has',
      {
        objectives: [inLab],
        radar: ['REC.C', 'REC.R'],
        conditions: [{ condition: 'keyCard', from: 5, door: 'LAB.D1', objective: 'switch' }],
        win: sealed.win,
      },
      [`win.0.place: ${behindDoor}`],
    ],
    [
      'a key that Redeemers have',
      {
        faction: 'redeemer',
        tokens: { 3: ['2 zealot'], 4: ['2 zealot'], 5: ['2 zealot'] },
        objectives: [inLab],
        radar: ['REC.C', 'REC.R'],
        conditions: [{ condition: 'keyCard', from: 5, door: 'LAB.D1', objective: 'switch' }],
        win: sealed.win,
      },
      [],
    ],
    [
      'a door that opens after what is behind it',
      {
        objectives: [{ ...inLab, deed: { does: 'break', health: 2 } }],
        conditions: [{ condition: 'opensAfter', objective: 'switch', doors: ['LAB.D1'] }],
        win: [{ goal: 'done', objective: 'switch' }],
      },
      [`win.0.objective: ${behindDoor}`],
    ],
    [
      'allies without a reboot',
      { win: [{ goal: 'alliesOut', least: 2 }] },
      ['win.0: needs the condition reboot: without it no Sentry is ever led out.'],
    ],
    [
      'more allies than can be rebooted',
      {
        faction: 'sentry',
        tokens: { 3: ['2 sip'], 4: ['2 sip'], 5: ['2 sip'] },
        needs: ['technician'],
        conditions: [{ condition: 'reboot', by: 'technician', most: 1 }],
        win: [{ goal: 'alliesOut', least: 2 }],
      },
      ['win.0.least: is more than can be rebooted: 1 Sentry.'],
    ],
    [
      'allies where there are no Sentries',
      {
        needs: ['technician'],
        conditions: [{ condition: 'reboot', by: 'technician', most: 2 }],
        win: [{ goal: 'alliesOut', least: 2 }],
      },
      ['win.0: would never be true: there are no Sentries in this mission.'],
    ],
    [
      'more than come out of Sentries that are not there',
      {
        needs: ['technician'],
        objectives: [vial('REC.C')],
        conditions: [{ condition: 'salvage', by: 'technician', gives: 'vial' }],
        win: [{ goal: 'carriedOut', objective: 'vial', least: 2 }],
      },
      ['win.0.least: is more than there are: vial lies on the map 1 time with three survivors.'],
    ],
    [
      'more than three can carry',
      {
        objectives: Array(4).fill(vial('REC.C', { deed: { does: 'carry', most: 1 } })),
        win: [{ goal: 'carriedOut', objective: 'vial' }],
      },
      ['win.0: is more than three survivors can carry: 3 objectives of this name, vial, at most.'],
    ],
    [
      'something to be handed in where no exit opens',
      {
        objectives: [vial('REC.C', { deed: { does: 'carry', handedIn: { resolve: 1 } } })],
        exits: [{ tile: 'CREW', side: 'W', locked: true }],
        win: [{ goal: 'done', objective: 'vial' }],
      },
      ['win.0: can never be: no exit that can be reached is open, and nothing in reach opens one.'],
    ],
    [
      'a boss behind its own door',
      { boss: { ...titan, zone: 'LAB.A' }, objectives: [inLab], radar: [], tokens: none, win: [{ goal: 'bossDead' }] },
      [`win.0: ${lockedBoss}`],
    ],
    [
      'a boss that sleeps where nobody can wake it',
      {
        boss: { ...titan, zone: 'LAB.A' },
        objectives: [inLab],
        radar: [],
        tokens: none,
        conditions: [{ condition: 'asleep' }],
        win: [{ goal: 'escaped' }],
      },
      [`win.0: ${lockedBoss}`],
    ],
    [
      'a boss among tokens that nobody can get at',
      {
        boss: titan,
        objectives: [inLab],
        radar: ['LAB.A'],
        tokens: { 3: ['1 titan'], 4: ['1 titan'], 5: ['1 titan'] },
        win: [{ goal: 'bossDead' }],
      },
      [`win.0: ${lockedBoss}`],
    ],
    [
      'a boss that is to be held where it cannot be reached',
      {
        boss: { ...titan, zone: 'LAB.A' },
        loader: { zone: 'REC.B' },
        objectives: [inLab],
        radar: [],
        tokens: none,
        win: [{ goal: 'bossHeld' }],
      },
      [`win.0: ${lockedBoss}`],
    ],
    [
      'a boss that gets up again and again',
      {
        boss: { ...titan, zone: 'REC.C' },
        conditions: [{ condition: 'relentless' }],
        radar: [],
        tokens: none,
        win: [{ goal: 'bossDead' }],
      },
      ['win.0: would never be true: a relentless boss goes down and gets up again (ETS-P-2005).'],
    ],
    [
      'a room that the Loader would seal from inside another',
      {
        loader: { zone: 'LAB.A' },
        objectives: [{ ...inLab, zone: 'LAB.A', deed: { does: 'seal', door: 'LAB.D1', health: 2 } }],
        win: [{ goal: 'done', objective: 'switch' }],
      },
      [`win.0.objective: ${behindDoor}`],
    ],
    [
      'the same with somebody in the Loader',
      {
        loader: { zone: 'LAB.A', piloted: true },
        objectives: [{ ...inLab, zone: 'LAB.A', deed: { does: 'seal', door: 'LAB.D1', health: 2 } }],
        win: [{ goal: 'done', objective: 'switch' }],
      },
      [],
    ],
  ])('[ETS-GAME-02] must be able to come about: %s', (_, changes, problems) => {
    const words = { en: 'Vial', fr: 'Fiole' };
    const { objectives = mine.objectives } = changes as { objectives?: readonly object[] };
    expect(said({ ...changes, objectives: objectives.map(each => ({ words, ...each })) })).toEqual(problems);
  });
});
