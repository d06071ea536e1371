import { describe, expect, test } from 'vitest';
import { enemies } from '../../src/cards/enemies.ts';
import { events } from '../../src/cards/events.ts';
import { items } from '../../src/cards/items/index.ts';
import {
  bossType,
  className,
  eventName,
  faction,
  item,
  standardType,
  tileCode,
} from '../../src/cards/missions/schema/words.ts';
import { tileCodes } from '../../src/map/tiles.ts';
import { enemyTypes, isBoss } from '../../src/rules/enemies/kinds.ts';
import { classOf, survivorIds } from '../../src/rules/table.ts';
import { mine, said } from '../support/own-mission.ts';

const carry = { name: 'crate', words: { en: 'the crate', fr: 'la caisse' }, colour: 'red', zone: 'REC.A' };
const health = { 3: 9, 4: 9, 5: 9 };

type Changes = { readonly [part: string]: unknown };

const withDeed = (deed: object): Changes => ({ objectives: [{ ...carry, deed }] });
const withCondition = (condition: object): Changes => ({ conditions: [condition] });
const withGoal = (goal: object): Changes => ({ win: [goal] });

/** What is said of one part of it. */
function saidOf(where: string, changes: Changes): string[] {
  return said(changes).flatMap(line => (line.startsWith(`${where}: `) ? [line.slice(where.length + 2)] : []));
}

describe('the words of a mission are those of the game', () => {
  const sorted = (words: Iterable<string>) => [...new Set(words)].sort();
  const standard = enemyTypes().filter(type => !isBoss(type));

  test.each([
    ['ETS-COMP-02', 'tiles', tileCode.options, tileCodes],
    ['ETS-SETUP-04', 'classes', className.options, survivorIds().map(classOf)],
    ['ETS-SETUP-13', 'factions', faction.options, enemyTypes().map(type => enemies[type].faction)],
    ['ETS-BOSS-22', 'bosses', bossType.options, enemyTypes().filter(isBoss)],
    ['ETS-ENEMY-01', 'other enemies', standardType.options, standard],
    [
      'ETS-MISSION-03',
      'cards that can be laid aside',
      item.options,
      Object.keys(items).filter(card => !card.startsWith('noise')),
    ],
    ['ETS-SETUP-16', 'events', eventName.options, Object.keys(events).filter(name => !name.startsWith('spawn'))],
  ])('[%s] %s', (_, __, words, all) => {
    expect(sorted(words)).toEqual(sorted(all));
  });
});

describe('how the parts of a mission are written', () => {
  const row =
    'should be a row of tiles like CREW@0 REC@90, with – where there is none; they turn by 0, 90, 180 or 270.';
  const id = 'should have 2 to 16 capitals, digits and hyphens, like MY-MISSION.';
  const tile = 'should name a tile of the map, like CREW or PRIM2.';
  const zone = 'should name a zone: its tile and its letter, like LAB.A.';
  const door = 'should name a door like LAB.D1, or an exit like CREW.exitW.';
  const name = 'should be one word that begins with a small letter.';
  const exitOn = (code: string) => ({ exits: [{ tile: code, side: 'W' }] });
  const named = (word: string) => ({ objectives: [{ ...mine.objectives[0], name: word, words: carry.words }] });

  test.each<[where: string, why: string, write: (written: string) => Changes, right: string[], wrong: string[]]>([
    [
      'map.0',
      row,
      written => ({ map: [written] }),
      ['CREW@0 REC@0 LAB@180', 'CREW@0   REC@0        LAB@180', '– CREW@0 REC@0 LAB@180 –', 'CREW1@90 REC@270'],
      ['!CREW@0', 'CREW@0!', 'CREW@45', 'CREW@0REC@0', 'crew@0', 'CREW12@0', ' CREW@0', 'CREW@0 ', 'TOOLONGCO@0'],
    ],
    [
      'id',
      id,
      written => ({ id: written }),
      ['AB', 'A-2', 'A234567890123456'],
      ['A', '2A', 'xAB', 'AB!', 'A2345678901234567'],
    ],
    ['exits.0.tile', tile, exitOn, ['CREW', 'CREW2'], ['crew', 'xCREW', 'CREW!', 'CREWx', 'CREW12', 'TOOLONGCO']],
    [
      'start',
      zone,
      written => ({ start: written }),
      ['CREW.w', 'CREW2.A'],
      ['CREW', 'xCREW.w', 'CREW.ww', 'CREW.1', 'CREW12.w', 'CREWx.w', 'CREW,w'],
    ],
    [
      'locked.0',
      door,
      written => ({ locked: [written] }),
      ['LAB.D1', 'LAB2.D2', 'CREW.exitN', 'CREW.exitE', 'CREW.exitS', 'CREW.exitW'],
      ['LAB.D3', 'xLAB.D1', 'LAB.D11', 'CREW.exit', 'CREW.exitNE', 'LAB12.D1', 'LABx.D1', 'LAB,D1'],
    ],
    [
      'objectives.0.name',
      name,
      named,
      ['a', 'a2', 'coffeeMaker', `a${'b'.repeat(23)}`],
      ['A', '2a', 'two words', 'a!', `a${'b'.repeat(24)}`],
    ],
    [
      'win.0.place',
      name,
      written => withGoal({ goal: 'survivorsAt', place: written }),
      ['loader', 'switch'],
      ['Loader', 'the loader', ''],
    ],
  ])('%s: %s', (where, why, write, right, wrong) => {
    for (const written of right) expect(saidOf(where, write(written)), written).not.toContain(why);
    for (const written of wrong) expect(saidOf(where, write(written)), written).toEqual([why]);
  });

  test.each(['N', 'E', 'S', 'W'])('[ETS-DOOR-08] an exit on side %s', side => {
    const map = ['CREW@0'];
    const alone = { map, radar: ['CREW.A', 'CREW.B'], objectives: [], locked: [], exits: [{ tile: 'CREW', side }] };
    expect(said({ ...alone, start: 'CREW.x' })).toEqual([]);
  });
});

describe('how much a mission can say', () => {
  const boss = (lives: object) => ({ boss: { type: 'titan', health: { ...health, ...lives }, zone: 'REC.A' } });
  const carrying = (more: object) => withDeed({ does: 'carry', ...more });
  const rolling = (row: object) =>
    withCondition({ condition: 'carrierRoll', objective: 'crate', rows: [{ on: [1], ...row }] });
  const breaking = (blast: object) => withDeed({ does: 'break', health: 1, blast: { upTo: 1, damage: 1, ...blast } });
  const hiding = (more: object) =>
    withCondition({
      condition: 'hideout',
      at: 'crate',
      elsewhereUpTo: 1,
      guards: { type: 'zealot', count: 1 },
      ...more,
    });
  const o = 'objectives.0';
  const c = 'conditions.0';

  test.each<[where: string, least: number, most: number, write: (number: number) => Changes]>([
    ['minutes', 1, 600, minutes => ({ minutes })],
    ['boss.health.3', 1, 99, lives => boss({ 3: lives })],
    [`${o}.fromCrew`, 2, 6, fromCrew => ({ objectives: [{ ...mine.objectives[0], fromCrew }] })],
    [`${o}.deed.cards`, 1, 9, cards => withDeed({ does: 'deal', cards, keep: 1 })],
    [`${o}.deed.keep`, 1, 9, keep => withDeed({ does: 'deal', cards: 9, keep })],
    [`${o}.deed.most`, 1, 9, most => carrying({ most })],
    [`${o}.deed.costs.health`, 1, 9, lost => carrying({ costs: { health: lost } })],
    [`${o}.deed.costs.resolve`, 1, 9, resolve => carrying({ costs: { resolve } })],
    [`${o}.deed.burden.zones`, 1, 9, zones => carrying({ burden: { zones } })],
    [`${o}.deed.burden.actions`, 1, 9, actions => carrying({ burden: { actions } })],
    [`${o}.deed.handedIn.resolve`, 0, 9, resolve => carrying({ handedIn: { resolve } })],
    [`${o}.deed.runs.on`, 2, 6, on => carrying({ runs: { calmedBy: 'medic', on } })],
    [`${o}.deed.actions`, 1, 9, actions => withDeed({ does: 'repair', actions })],
    [`${o}.deed.health`, 1, 9, lives => withDeed({ does: 'break', health: lives })],
    [`${o}.deed.blast.upTo`, 1, 6, upTo => breaking({ upTo })],
    [`${o}.deed.blast.damage`, 1, 9, damage => breaking({ damage })],
    [`${o}.deed.health`, 1, 9, lives => withDeed({ does: 'seal', door: 'LAB.D1', health: lives })],
    [`${o}.deed.noise`, 1, 5, noise => withDeed({ does: 'lead', only: 'medic', noise })],
    [`${c}.upTo`, 1, 6, upTo => withCondition({ condition: 'spawnRoll', upTo, at: 'crate', seenFrom: 'REC' })],
    [`${c}.rows.0.on.0`, 1, 6, face => rolling({ on: [face] })],
    [`${c}.rows.0.actions`, 1, 9, actions => rolling({ actions })],
    [`${c}.rows.0.health`, 1, 9, lost => rolling({ health: lost })],
    [`${c}.loss`, 1, 9, loss => withCondition({ condition: 'lifeSupport', loss })],
    [`${c}.tokens.0`, 1, 20, token => withCondition({ condition: 'thinnedOut', tokens: [token] })],
    [`${c}.from`, 1, 6, from => withCondition({ condition: 'unnoticed', from })],
    [`${c}.noise`, 1, 5, noise => withCondition({ condition: 'wounded', noise })],
    [`${c}.places`, 1, 9, places => withCondition({ condition: 'hiddenBoss', places })],
    [`${c}.upTo`, 1, 6, upTo => withCondition({ condition: 'malfunction', upTo })],
    [`${c}.most`, 1, 9, most => withCondition({ condition: 'reboot', by: 'medic', most })],
    [`${c}.destroyed`, 1, 30, destroyed => withCondition({ condition: 'alarm', destroyed, noise: 1 })],
    [`${c}.noise`, 1, 5, noise => withCondition({ condition: 'alarm', destroyed: 1, noise })],
    [`${c}.from`, 1, 6, from => withCondition({ condition: 'keyCard', from, door: 'LAB.D1', objective: 'crate' })],
    [`${c}.elsewhereUpTo`, 1, 6, elsewhereUpTo => hiding({ elsewhereUpTo })],
    [`${c}.guards.count`, 1, 9, count => hiding({ guards: { type: 'zealot', count } })],
    ['win.0.least', 1, 9, least => withGoal({ goal: 'done', objective: 'switch', least })],
    ['win.0.least', 1, 9, least => withGoal({ goal: 'carriedOut', objective: 'switch', least })],
    ['win.0.clear', 0, 9, clear => withGoal({ goal: 'survivorsAt', place: 'switch', clear })],
    ['win.0.least', 1, 9, least => withGoal({ goal: 'alliesOut', least })],
    ['lose.0.least', 1, 9, least => ({ lose: [{ loss: 'tooFewAllies', least }] })],
  ])('%s: %d to %d', (where, least, most, write) => {
    const bounds = /^should be at (least|most) /;
    for (const right of [least, most])
      expect(saidOf(where, write(right)).filter(line => bounds.test(line))).toEqual([]);
    expect(saidOf(where, write(least - 1))).toEqual([`should be at least ${least}.`]);
    expect(saidOf(where, write(most + 1))).toEqual([`should be at most ${most}.`]);
  });

  const times = <T>(count: number, thing: T): T[] => Array<T>(count).fill(thing);
  const byName = (count: number, thing: unknown) =>
    Object.fromEntries(times(count, thing).map((each, at) => [`n${at}`, each]));
  const figure = { type: 'jaeger', zone: 'REC.A' };
  const meek = { condition: 'meekSolomons' };
  const goal = { goal: 'enemiesDead' };

  test.each<[where: string, least: number, most: number, write: (count: number) => Changes]>([
    ['needs', 0, 7, count => ({ needs: times(count, 'medic') })],
    ['map', 1, 6, count => ({ map: times(count, 'CREW@0') })],
    ['radar', 0, 20, count => ({ radar: times(count, 'REC.A') })],
    ['tokens.4', 0, 20, count => ({ tokens: { ...mine.tokens, 4: times(count, '3 jaeger') } })],
    ['figures', 0, 40, count => ({ figures: times(count, figure) })],
    ['objectives', 0, 12, count => ({ objectives: times(count, mine.objectives[0]) })],
    ['exits', 0, 2, count => ({ exits: times(count, mine.exits[0]) })],
    ['locked', 0, 20, count => ({ locked: times(count, 'LAB.D1') })],
    ['weapons.first', 0, 6, count => ({ weapons: { first: times(count, 'pistol'), rest: 'pistol' } })],
    ['aside.kits', 1, 40, count => ({ aside: { kits: times(count, 'pistol') } })],
    ['withoutEvents', 0, 12, count => ({ withoutEvents: times(count, 'blackout') })],
    ['conditions', 0, 40, count => ({ conditions: times(count, meek) })],
    ['after.CG00.objectives', 0, 12, count => ({ after: { CG00: { objectives: times(count, mine.objectives[0]) } } })],
    ['after.CG00.conditions', 0, 40, count => ({ after: { CG00: { conditions: times(count, meek) } } })],
    ['win', 1, 12, count => ({ win: times(count, goal) })],
    ['win.0.anyOf', 2, 8, count => withGoal({ anyOf: times(count, goal) })],
    ['lose', 0, 12, count => ({ lose: times(count, { loss: 'bossDead' }) })],
    [`${o}.deed.unlocks`, 0, 20, count => withDeed({ does: 'switch', unlocks: times(count, 'LAB.D1') })],
    [
      `${c}.rows`,
      0,
      6,
      count => withCondition({ condition: 'carrierRoll', objective: 'crate', rows: times(count, { on: [1] }) }),
    ],
    [`${c}.rows.0.on`, 1, 6, count => rolling({ on: times(count, 1) })],
    [`${c}.tokens`, 1, 20, count => withCondition({ condition: 'thinnedOut', tokens: times(count, 1) })],
    [`${c}.tiles`, 6, 6, count => withCondition({ condition: 'neverAlone', tiles: times(count, 'REC') })],
    [
      `${c}.doors`,
      1,
      20,
      count => withCondition({ condition: 'opensAfter', objective: 'crate', doors: times(count, 'LAB.D1') }),
    ],
  ])('%s: %d to %d of them', (where, least, most, write) => {
    const bounds = /^should have at (least|most) /;
    for (const right of [least, most])
      expect(saidOf(where, write(right)).filter(line => bounds.test(line))).toEqual([]);
    const few = saidOf(where, write(Math.max(0, least - 1)));
    expect(few.filter(line => bounds.test(line)).map(line => line.match(/\d+/)?.[0])).toEqual(
      least > 0 ? [`${least}`] : [],
    );
    expect(saidOf(where, write(most + 1))[0]).toMatch(`should have at most ${most} entr`);
  });

  test.each([
    ['aside', 12, (count: number) => ({ aside: byName(count, ['pistol']) })],
    ['after', 24, (count: number) => ({ after: byName(count, {}) })],
  ] as const)('%s: %d of them at most', (where, most, write) => {
    expect(saidOf(where, write(most))).toEqual([]);
    expect(saidOf(where, write(most + 1))).toHaveLength(1);
  });

  const noGoal =
    'should be one of: enemiesDead, survivorsOut, done, carriedOut, survivorsAt, bossDead, escaped, bossHeld, alliesOut.';

  test.each([
    ['too many goals, of which any will do', { anyOf: times(9, goal) }, 'win.0.anyOf: should have at most 8 entries.'],
    ['one of them unknown', { anyOf: [{ goal: 'party' }, goal] }, `win.0.anyOf.0.goal: ${noGoal}`],
    ['one of them without a word', { anyOf: [{}, goal] }, `win.0.anyOf.0.goal: ${noGoal}`],
    ['one of them that says too little', { anyOf: [goal, { goal: 'done' }] }, 'win.0.anyOf.1.objective: is missing.'],
    [
      'one that asks for too much',
      { anyOf: [goal, { goal: 'alliesOut', least: 10 }] },
      'win.0.anyOf.1.least: should be at most 9.',
    ],
    ['one that says more than it can', { anyOf: [goal, goal], least: 2 }, 'win.0.least: is no part of a mission.'],
    [
      'a goal that says more than it can',
      { goal: 'survivorsAt', place: 'switch', clear: 0, least: 2 },
      'win.0.least: is no part of a mission.',
    ],
    ['a goal that says too little', { goal: 'done' }, 'win.0.objective: is missing.'],
    ['no goal', {}, `win.0.goal: ${noGoal}`],
    ['an unknown one', { goal: 'party' }, `win.0.goal: ${noGoal}`],
    ['one of the wrong kind', 7, 'win.0: should be an object.'],
  ])('it is told where the fault lies: %s', (_, written, fault) => {
    expect(said({ win: [written] })).toEqual([fault]);
  });
});
