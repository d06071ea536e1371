import { type Performed, type Scene, scene } from '@starboard/horde/testing';
import { describe, expect, test } from 'vitest';
import { quarterAt } from '../../src/field/grounds.ts';
import { indexAt, pointAt } from '../../src/field/measure.ts';
import { isConscious } from '../../src/rules/table.ts';
import { drawHero, drawQuarters } from '../../src/rules/wave/draws.ts';
import { drawEvent } from '../../src/rules/wave/events.ts';
import { waveBegins } from '../../src/rules/wave/wave-begins.ts';
import type { Horde, State } from '../../src/types.ts';
import { everybody, toBlock, toStats } from '../support/rolls.ts';

/** Breacher, Medic, and a unit of the Corsairs. */
const party = () => scene().unit('deckhands', [[30, 30]]);

/** An event by its number; with two heroes a 1 draws the first. */
function event(no: number, set: Scene = party(), ...dice: number[]): Performed {
  return set.dice(Math.floor(no / 10), no % 10, ...dice).perform(drawEvent);
}

const block = (state: State) => everybody(state).map(by => toBlock(state, by));

describe('drawing an event', () => {
  const begin = (events: boolean, ...dice: number[]) =>
    scene({ events })
      .roster('deckhands')
      .dice(...dice)
      .perform(waveBegins);

  test('[GSQ-EVENT-01] one with every wave, the first included, if the module is on', () => {
    expect(begin(true, 3, 1, 3, 2).state.event).toEqual({ event: 32 });
    expect(begin(false, 3, 1).state.event).toBeNull();
  });

  test('[GSQ-EVENT-02, GSQ-EX-03] the first die is the tens, the second the units', () => {
    expect(event(21, party(), 1, 5, 6, 6, 6).state.event).toMatchObject({ event: 21 });
    expect(event(56, party(), 1).state.event).toMatchObject({ event: 56 });
  });

  test('[GSQ-EVENT-03] a random hero among the conscious', () => {
    const drawn = (heroes: Parameters<typeof scene>[0], ...dice: number[]) =>
      scene(heroes)
        .dice(...dice)
        .perform(function* (t) {
          return drawHero(t).no;
        }).result;
    const two = { heroes: ['medic', 'medic'] } as const;
    expect([1, 2, 3, 4, 5, 6].map(die => drawn(two, die))).toEqual([1, 1, 1, 2, 2, 2]);
    const three = { heroes: ['medic', 'medic', 'medic'] } as const;
    expect([1, 2, 3, 4, 5, 6].map(die => drawn(three, die))).toEqual([1, 1, 2, 2, 3, 3]);
    const four = { heroes: ['medic', 'medic', 'medic', 'medic'] } as const;
    expect([1, 2, 3, 4].map(die => drawn(four, die))).toEqual([1, 2, 3, 4]);
    expect(drawn(four, 5, 6, 3)).toBe(3);
  });

  test('[GSQ-EVENT-03, GSQ-EVENT-07] each die of a draw is told, and whether it is rolled again', () => {
    const told = (rule: (t: Horde) => unknown, ...dice: number[]) =>
      scene({ heroes: ['medic', 'medic', 'medic', 'medic'] })
        .dice(...dice)
        .perform(function* (t) {
          rule(t);
        })
        .log.map(({ rule, key, params }) => ({ rule, key, params }));
    const line = (rule: string, key: string, die: number, again: 'yes' | 'no') => ({
      rule,
      key,
      params: { die, again },
    });
    expect(told(t => drawHero(t), 5, 2)).toEqual([
      line('GSQ-EVENT-03', 'event.drawRolled', 5, 'yes'),
      line('GSQ-EVENT-03', 'event.drawRolled', 2, 'no'),
    ]);
    expect(told(t => drawQuarters(t, 2), 5, 4, 4, 1)).toEqual([
      line('GSQ-EVENT-07', 'event.quarterRolled', 5, 'yes'),
      line('GSQ-EVENT-07', 'event.quarterRolled', 4, 'no'),
      line('GSQ-EVENT-07', 'event.quarterRolled', 4, 'yes'),
      line('GSQ-EVENT-07', 'event.quarterRolled', 1, 'no'),
    ]);
  });

  test('[GSQ-EVENT-03] the unconscious are not drawn, and a single one needs no die', () => {
    expect(event(12, party().hero(1, { wounds: 10 })).hero(2).conditions).toEqual(['impaired']);
  });

  test('[GSQ-EVENT-04] after all units are placed, before round 1', () => {
    const begun = begin(true, 3, 1, 3, 2);
    const keys = begun.log.map(({ key }) => key);
    expect(keys.indexOf('event.rolled')).toBeGreaterThan(keys.indexOf('deploy.arrives'));
    expect(begun.state).toMatchObject({ round: 0, stage: 'roundBegins' });
  });

  test('[GSQ-EVENT-05] the event before ends as the next is rolled', () => {
    const set = party().event(32);
    expect(block(set.state)).toEqual([-1, -1, -1]);
    const { state } = event(64, set, 1);
    expect(block(state)).toEqual([0, 0, 0]);
    // Defense 5+: with the Solar Flare still in force the 5 would not block.
    expect(event(21, party().event(32), 1, 1, 5).hero(1).wounds).toBe(0);
  });

  test('[GSQ-EVENT-06] adds up with everything else, and stays with its hero while unconscious', () => {
    const set = party()
      .event(13, { hero: 1 })
      .hero(1, { conditions: ['afflicted'], injuries: ['brokenArm'] });
    expect(toStats(set.state, set.state.heroes[0]!)[0]).toBe(-3);
    set.hero(1, { wounds: 10 });
    expect(toStats(set.state, set.state.heroes[0]!)[0]).toBe(-3);
  });

  test('[GSQ-EVENT-07] a quarter by one die, 5 and 6 again', () => {
    expect(event(34, party(), 6, 5, 3).state.event).toEqual({ event: 34, quarter: 3 });
  });

  test('[GSQ-EVENT-08] several quarters are different; units and tokens are drawn by a uniform index', () => {
    const pads = event(43, party(), 6, 2, 2, 4, 2, 1, 1, 1, 1);
    expect(pads.state.tokens.map(at => quarterAt(pads.state, pointAt(pads.state, at)))).toEqual([2, 4, 1]);
    const shaken = event(46, party().unit('railSniper', [[40, 2]]), 2);
    expect(shaken.state.units.map(unit => unit.shaken)).toEqual([false, true]);
  });
});

describe('events that happen at once', () => {
  test('[GSQ-EVENT-11, GSQ-RUL-23] Lightning Strike: wounds up to Tough', () => {
    const hero = event(11, party(), 6).hero(2);
    expect(hero.wounds).toBe(9);
    expect(isConscious(hero)).toBe(false);
  });

  test.each([
    ['[GSQ-EVENT-12] Stuck in the Mud', 12, 'impaired'],
    ['[GSQ-EVENT-15] Razor Vines', 15, 'crippled'],
    ['[GSQ-EVENT-23] Anomalous Gale', 23, 'afflicted'],
    ['[GSQ-EVENT-26] Venomous Moss', 26, 'diseased'],
  ] as const)('%s', (_, no, condition) => {
    const { state } = event(no, party(), 1);
    expect(state.heroes.map(({ conditions }) => conditions)).toEqual([[condition], []]);
  });

  test('[GSQ-EVENT-14, GSQ-RUL-23] Falling Debris: D3 wounds without Defense', () => {
    expect([1, 3, 5].map(die => event(14, party(), 1, die).hero(1).wounds)).toEqual([1, 2, 3]);
  });

  test('[GSQ-CORE-12, GSQ-CORE-01] a D3 is told with its die', () => {
    const told = event(14, party(), 1, 5).said('event.d3');
    expect(told).toMatchObject([{ rule: 'GSQ-EVENT-14', params: { die: 5, result: 3 } }]);
  });

  test('[GSQ-EVENT-21, GSQ-EX-03, GSQ-RUL-23] Explosive Trap: D3 hits with Defense dice at AP 0', () => {
    // Defense 5+: a 5 blocks, a 4 does not, nor does the crater it stands in.
    const trapped = event(21, party().piece('crater', [19, 22]), 1, 5, 5, 4, 2);
    expect(trapped.hero(1).wounds).toBe(2);
  });

  test('[GSQ-EVENT-22, GSQ-EX-46, GSQ-RUL-24] Alien Shriek: D3 of 3 against 1 Power is 2 wounds', () => {
    const shrieked = event(22, party().hero(1, { power: 1 }), 1, 6).hero(1);
    expect(shrieked).toMatchObject({ power: 0, wounds: 2 });
    expect(event(22, party(), 1, 2).hero(1)).toMatchObject({ power: 3, wounds: 0 });
  });

  test('[GSQ-EVENT-24] Swarm Attack: a random hero is Shaken', () => {
    expect(event(24, party(), 4).state.heroes.map(({ shaken }) => shaken)).toEqual([false, true]);
  });

  test('[GSQ-EVENT-43, GSQ-RUL-20] Treasure Holopad: D3 more tokens, in different quarters, near their centre', () => {
    // The first of 444 points within 6" of (12, 12), with nothing in the way.
    const pads = event(43, party().tokens([2, 2], [46, 2], [46, 46], [2, 46]), 3, 1, 3, 1, 1);
    expect(pads.state.tokens).toHaveLength(6);
    expect(pads.state.tokens.slice(4).map(at => pads.inches(at))).toEqual([
      [12, 6],
      [36, 30],
    ]);
    const walled = event(43, party().piece('bunker', [10, 5]), 1, 1, 1);
    expect(walled.inches(walled.state.tokens[0]!)).not.toEqual([12, 6]);
  });

  test('[GSQ-EVENT-45] Refreshment Kit: D3 Power', () => {
    expect(event(45, party().hero(1, { power: 0 }), 1, 4).hero(1).power).toBe(2);
  });

  test('[GSQ-EVENT-46, GSQ-RUL-22] Sinkhole: a random enemy unit is Shaken; without one nothing happens', () => {
    expect(event(46, party(), 1).unit(1)!.shaken).toBe(true);
    const none = event(46, scene());
    expect(none.state.event).toEqual({ event: 46 });
    expect(none.said('event.rolled')).toHaveLength(1);
  });

  test.each([
    ['[GSQ-EVENT-61] Injector Pouch', 61, 'powerInjector'],
    ['[GSQ-EVENT-63] Grenade Bag', 63, 'stunGrenade'],
    ['[GSQ-EVENT-65] Kit Box', 65, 'medKit'],
  ] as const)('%s', (_, no, item) => {
    expect(event(no, party(), 5).state.heroes.map(({ items }) => items)).toEqual([[], [item]]);
  });

  test('[GSQ-EVENT-62, GSQ-RUL-21] Prophetic Vision: D3 tokens are revealed, no more than there are', () => {
    const three = () => party().tokens([2, 2], [46, 2], [46, 46]);
    const one = event(62, three(), 2, 2, 6, 6);
    expect(one.state.tokens.map(at => one.inches(at))).toEqual([
      [2, 2],
      [46, 46],
    ]);
    expect(one.state.treasures).toMatchObject([{ at: indexAt(one.state, 46, 2), rewards: [{ credits: 15 }] }]);
    expect(event(62, party().tokens([2, 2]), 6, 1, 1).state.tokens).toEqual([]);
    expect(event(62, party(), 6).state.tokens).toEqual([]);
  });

  test('[GSQ-EVENT-64] Credits Stash: 15 credits', () => {
    expect(event(64, party(), 1).state.heroes.map(({ credits }) => credits)).toEqual([25, 10]);
  });

  test('[GSQ-EVENT-66, GSQ-RUL-36, GSQ-LEVEL-23, GSQ-BOSS-07] Godly Blessing: D3 XP for the hero alone, with its level', () => {
    const blessed = party()
      .with(state => {
        state.bossFight = true;
      })
      .dice(6, 6, 1, 3)
      .perform(drawEvent, 'tough');
    expect(blessed.state.heroes.map(({ xp, level }) => [xp, level])).toEqual([
      [2, 2],
      [0, 1],
    ]);
    expect(blessed.state.earned).toBe(2);
  });
});
