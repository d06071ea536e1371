import { scene } from '@starboard/endure/testing';
import { createFormatter } from '@starboard/kernel/text';
import { describe, expect, test } from 'vitest';
import { objectiveIcon } from '../../src/board/icons/objective-icons.ts';
import { lastRoll } from '../../src/board/log/last-roll.ts';
import { markOf, marks } from '../../src/board/log/marks.ts';
import { missionMarks } from '../../src/board/log/mission-marks.ts';
import { missionRolls } from '../../src/board/log/mission-rolls.ts';
import { refsOf } from '../../src/board/refs.ts';
import { status } from '../../src/board/status.ts';
import { texts } from '../../src/index.ts';
import { view } from '../../src/view.ts';
import { boxedMissions } from '../support/boxed.ts';

const words: { readonly [key: string]: string } = texts.en;

describe('the log of missions', () => {
  test('every line with a sign of its own is one that the rules say', () => {
    const unknown = Object.keys(missionMarks).filter(key => !(key in words));
    expect(unknown).toEqual([]);
    expect(Object.keys(missionMarks).filter(key => key in marks)).toEqual([]);
    expect(markOf({ key: 'boss.attacks' })).toMatchObject({ tone: 'enemy' });
  });

  test('[ETS-BOSS-18] the dice of a boss’s attack show what hit', () => {
    const boss = { key: 'enemies.titan', params: { count: 1 } };
    const params = { who: { key: 'survivor.marine-a' }, boss, dice: '4 2 6', hit: 4 };
    const roll = lastRoll([{ key: 'boss.attacks', params }])!;
    expect(roll.dice.map(({ verdict }) => verdict)).toEqual(['hit', 'miss', 'hit']);
    expect(roll.result).toMatchObject({ value: 2, tone: 'bad' });
  });

  test('[ETS-ENEMYSTAT-13] a vest goes off on 5 and 6', () => {
    const toneOf = (die: number) => lastRoll([{ key: 'vest.rolled', params: { die } }])?.result?.tone;
    expect([1, 4, 5, 6].map(toneOf)).toEqual(['good', 'good', 'bad', 'bad']);
  });

  test('every roll has its words, in both languages', () => {
    for (const language of ['en', 'fr'] as const) {
      const missing: string[] = [];
      const say = createFormatter(texts, language, ({ sentence }) => missing.push(sentence));
      for (const key of Object.keys(missionRolls)) {
        for (let die = 1; die <= 6; die++) {
          const params = { who: 'Vega', boss: 'Titan', dice: '1 2', die, hit: 4, total: 3, upTo: 2, from: 5, count: 2 };
          const { title, result } = lastRoll([{ key, params: { ...params, actions: 2 } }])!;
          expect(say(title)).not.toBe('');
          expect(say(result!.text)).not.toBe('');
        }
      }
      expect(missing).toEqual([]);
    }
  });

  test('a line about a boss or an objective lights it', () => {
    const { state } = scene({ mission: 'CG03', survivors: ['engineer-a', 'marine-a', 'medic-a'] }).boss(
      'titan',
      'REC.R',
    );
    const seen = view(state, 'spectator');
    const titan = seen.figures.find(({ type }) => type === 'titan')!;
    const boss = { key: 'enemies.titan', params: { count: 1 } };
    expect(refsOf(seen, { key: 'boss.idle', params: { boss } })).toEqual([`figure:${titan.id}`]);
    const objective = { key: 'objective.cache' };
    expect(refsOf(seen, { key: 'repaired', params: { objective } })).toEqual(['objective:1', 'objective:2']);
  });
});

describe('objectives', () => {
  test('everything in the box has a sign of its own; what somebody else thinks of has its colour', () => {
    const names = boxedMissions.flatMap(({ objectives, after }) =>
      [...objectives, ...Object.values(after).flatMap(each => each.objectives)].map(({ name }) => name),
    );
    expect([...new Set(names)].filter(name => objectiveIcon(name) === undefined)).toEqual([]);
    expect(objectiveIcon('constructor')).toBeUndefined();
  });
});

describe('where a match stands', () => {
  test('[ETS-REFUGE-01] between two missions the phases are those of the campaign', () => {
    const { state } = scene();
    state.phase = 'refuge';
    const { phase, phases } = status(view(state, 'spectator'));
    expect(phase).toBe('refuge');
    expect(phases.map(({ id }) => id)).toEqual(['interlude', 'refuge', 'departure']);
  });

  test('[ETS-CAMP-06] whoever took a dead one’s place sits at its seat', () => {
    const { state } = scene().turnOf('marine-a');
    const survivors = state.survivors.map((each, at) => (at === 0 ? { ...each, seat: 'scout-a' } : each));
    const { acting, order } = status(view({ ...state, survivors }, 'spectator'));
    expect(acting).toBe('scout-a');
    expect(order.map(({ seat }) => seat)).toEqual(['scout-a', 'captain-a', 'medic-a']);
  });
});

test('how many are out is not counted when nobody is left', () => {
  const told = (language: 'en' | 'fr', out: number, all: number) =>
    createFormatter(texts, language)({ key: 'face.goal.survivorsLeft', params: { out, all } });
  expect([told('en', 0, 0), told('en', 1, 3)]).toEqual(['nobody is left to get out', '1 of 3 are out']);
  expect([told('fr', 0, 0), told('fr', 1, 3)]).toEqual(['plus personne à faire sortir', '1 sur 3 dehors']);
});
