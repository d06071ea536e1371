import { scene } from '@starboard/horde/testing';
import { describe, expect, test } from 'vitest';
import { indexAt } from '../../src/field/measure.ts';
import type { State } from '../../src/types.ts';
import { problemsOf } from '../support/sound.ts';

/** A sound position in the middle of a second wave. */
function soundState(): State {
  return scene({ heroes: ['psion', 'bulwark'], factions: ['corsairs', 'swarm'], injuries: true, weather: 'good' })
    .hero(1, { at: [20, 20], xp: 4, level: 3, gear: ['gripBoots', 'powerCell'], injuries: [] })
    .hero(2, { at: [26, 20] })
    .wave(2)
    .round(1)
    .unit('raiders', [
      [30, 30],
      [32, 30],
      [34, 30],
    ])
    .unit('chainBrute', [[40, 40]], { wave: 1 })
    .piece('bunker', [10, 10])
    .piece('barrier', [10, 30])
    .tokens([12, 36])
    .treasure([36, 12], { credits: 5 })
    .priority(3)
    .with(state => Object.assign(state, { earned: 4, grease: [{ at: indexAt(state, 5, 5), rounds: 2 }] }))
    .turnOf(1).state;
}

type Spoil = (state: State) => void;

const hero =
  (no: number, change: object): Spoil =>
  ({ heroes }) =>
    Object.assign(heroes[no - 1]!, change);
const raiders =
  (change: object): Spoil =>
  ({ units }) =>
    Object.assign(units[0]!, change);
const all =
  (change: object): Spoil =>
  state =>
    Object.assign(state, change);
const heroAt =
  (x: number, y: number): Spoil =>
  state =>
    hero(1, { at: indexAt(state, x, y) })(state);

/** What may go wrong, and what is then said of it. */
const wrongs: readonly (readonly [problem: string, spoil: Spoil])[] = [
  ['hero:1 overlaps hero:2', heroAt(25.5, 20)],
  ['hero:1 is too near to hero:2', heroAt(24, 20)],
  ['hero:1 is too near to model:1.1', heroAt(28.5, 30)],
  [
    'model:1.1 overlaps model:1.2',
    state => Object.assign(state.units[0]!.models[1]!, { at: indexAt(state, 30.5, 30) }),
  ],
  ['hero:1 hangs over the edge', heroAt(0, 20)],
  ['hero:1 is in a wall', heroAt(12, 12)],
  ['hero:1 is on a Barrier', heroAt(12, 30.5)],
  ['off the table', ({ tokens }) => tokens.push(99 * 99)],
  ['off the table', ({ treasures }) => treasures.push({ at: -1, rewards: [{ credits: 5 }] })],
  ['a search token lies at', ({ tokens }) => tokens.push(5)],
  ['a search token lies at', state => state.tokens.push(indexAt(state, 12, 12))],
  ['is empty', ({ treasures }) => treasures.push({ at: 400, rewards: [] })],
  ['never dries', ({ grease }) => Object.assign(grease[0]!, { rounds: 3 })],
  ['hero 1 has 9 wounds of 8', hero(1, { wounds: 9 })],
  ['hero 1 has -1 wounds', hero(1, { wounds: -1 })],
  ['hero 1 has 11 Power', hero(1, { power: 11 })],
  ['hero 1 has -1 Power', hero(1, { power: -1 })],
  ['impossible stat', hero(1, { quality: 1 })],
  ['hero 2 has -5 credits', hero(2, { credits: -5 })],
  ['cannot carry', hero(1, { gear: ['gripBoots', 'powerCell', 'bioWeave'].map(gear => ({ gear })) })],
  ['cannot carry', hero(1, { gear: ['gripBoots', 'gripBoots'].map(gear => ({ gear })) })],
  ['an injury twice', hero(1, { injuries: [2, 3].map(until => ({ injury: 'brokenArm', until })) })],
  ['should be over', hero(1, { injuries: [{ injury: 'brokenArm', until: 1 }] })],
  [
    'injured without the module',
    state => {
      hero(1, { injuries: [{ injury: 'brokenArm', until: 2 }] })(state);
      Object.assign(state.modules, { injuries: false });
    },
  ],
  ['hero 2 was never deployed', hero(2, { at: -1 })],
  ['hero 1 has level 4 with 4 XP', hero(1, { level: 4 })],
  ['hero 1 knows 1 feats, Caster 2', hero(1, { feats: ['hurl'] })],
  ['knows something twice', hero(1, { feats: ['hurl', 'hurl'] })],
  ['hero:2 has a condition twice', hero(2, { conditions: ['impaired', 'impaired'] })],
  ['unit:1 has a condition twice', raiders({ conditions: ['impaired', 'impaired'] })],
  ['unit 1 has 0 models of 3', raiders({ models: [] })],
  ['unit 1 has 3 models of 2', raiders({ size: 2 })],
  ['unit 1 has models 1, 1, 3', ({ units }) => Object.assign(units[0]!.models[1]!, { no: 1 })],
  ['unit 1 stands with 1 wounds of 1', ({ units }) => Object.assign(units[0]!.models[0]!, { wounds: 1 })],
  ['unit 1 holds 7 tokens', raiders({ tokens: 7 })],
  ['unit 1 is no part of the roster', raiders({ unit: 'rifleAutomata' })],
  ['unit 1 has not come yet', raiders({ wave: 3 })],
  ['unit 1 is a boss out of place', raiders({ unit: 'ringCaptain' })],
  ['two units have one number', raiders({ no: 2 })],
  ['markers 1, 1 stand', all({ markers: [1, 1].map(no => ({ no, damage: 0 })) })],
  ['marker 1 stands with 3 damage', ({ markers }) => Object.assign(markers[0]!, { damage: 3 })],
  ['marker 6 is the priority', all({ priority: 6 })],
  ['marker 3 is the priority once more', all({ lastPriority: 3 })],
  ['a marker is seized that does not stand', all({ seized: [6] })],
  ['wave 2 costs 175, more than 110', ({ units }) => Object.assign(units[1]!, { wave: 2 })],
  ['the weather is null', all({ weather: null })],
  ['the time of day is night', all({ time: 'night' })],
  ['the alertness level is assault', all({ alertLevel: 'assault' })],
  ['an event without the module', all({ event: { event: 11 } })],
  ['a boss fight without the module', all({ bossFight: true })],
  ['this is wave 11', all({ wave: 11, finishedWaves: 10 })],
  ['alertness is 6 at heroes', all({ alertness: 6 })],
  ['alertness is 5 after the wave', all({ stage: 'shop', alertness: 5 })],
  ['2 waves are finished in wave 2', all({ finishedWaves: 2 })],
  ['5 XP were earned, but heroes have 4', all({ earned: 5 })],
  ['hero 1 activates at shop', all({ stage: 'shop' })],
  ['should be over by end.markers', all({ markers: [] })],
  [
    'should be over by end.unconscious',
    ({ heroes }) => heroes.map(each => Object.assign(each, { wounds: each.tough })),
  ],
  ['the mission is over by end.unconscious', all({ result: 'over', reason: 'end.unconscious' })],
  ['the mission is over by end.held', all({ result: 'over', reason: 'end.held' })],
  ['state.nextUnit is NaN', all({ nextUnit: Number.NaN })],
];

describe('what is unsound is found', () => {
  test.each(wrongs)('%s', (problem, spoil) => {
    const state = soundState();
    expect(problemsOf(state)).toEqual([]);
    spoil(state);
    expect(problemsOf(state).join('; ')).toContain(problem);
  });

  test('but not that those who fight stand close, or that somebody lies under others', () => {
    const fighting = soundState();
    heroAt(28.5, 30)(fighting);
    fighting.losses.fought.push('hero:1', 'unit:1');
    expect(problemsOf(fighting)).toEqual([]);
    const fallen = soundState();
    heroAt(26, 20)(fallen);
    hero(1, { wounds: 8 })(fallen);
    expect(problemsOf(fallen)).toEqual([]);
  });
});
