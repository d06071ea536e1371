import type { LogEntry, Text } from '@starboard/kernel';
import { createFormatter } from '@starboard/kernel/text';
import { describe, expect, test } from 'vitest';
import { lastRoll } from '../../src/board/log/last-roll.ts';
import { refsOf } from '../../src/board/refs.ts';
import { texts } from '../../src/index.ts';
import { groundOf } from '../../src/rules/mission.ts';
import type { View } from '../../src/view.ts';
import { walkGames } from '../support/face-games.ts';

function namedIn({ mission, map, survivors, objectives }: View): Set<string> {
  return new Set([
    ...groundOf({ mission }).map.zones.map(({ name }) => `zone:${name}`),
    ...[...map.doors, ...map.exits].map(({ name }) => `door:${name}`),
    ...survivors.map(({ id }) => `survivor:${id}`),
    ...objectives.map(({ id }) => `objective:${id}`),
  ]);
}

describe('what a line of the log lights', () => {
  test('every zone, survivor, door and objective that is told of, and nothing that is not there', () => {
    const kinds = new Set<string>();
    const wrong: string[] = [];
    walkGames(20, seen => {
      if (seen.said.length === 0) return;
      const { view } = seen;
      const named = namedIn(view);
      for (const entry of seen.said) {
        const refs = refsOf(view, entry);
        wrong.push(...refs.filter(ref => !named.has(ref)));
        for (const kind of expectedKinds(entry)) {
          kinds.add(kind);
          if (!refs.some(ref => ref.startsWith(kind))) wrong.push(`${entry.key}: no ${kind}`);
        }
      }
    });
    expect(wrong).toEqual([]);
    expect([...kinds].sort()).toEqual(['door:', 'objective:', 'survivor:', 'zone:']);
  });

  test('a zone by its own name', () => {
    walkGames(2, ({ view, said }) => {
      for (const entry of said.filter(({ key }) => key === 'moved')) {
        const [who, zone] = refsOf(view, entry);
        const { tile, letter } = (entry.params!['zone'] as Text).params!;
        expect(zone).toBe(`zone:${(tile as Text).key.slice('tile.'.length)}.${letter}`);
        expect(who).toMatch(/^survivor:/);
      }
    });
  });
});

function expectedKinds({ params = {} }: LogEntry): string[] {
  return Object.entries(params).flatMap(([name, value]) => {
    if (name === 'door') return ['door:'];
    if (typeof value !== 'object') return [];
    if (value.key === 'zone') return ['zone:'];
    if (value.key.startsWith('survivor.')) return ['survivor:'];
    return value.key.startsWith('colour.') ? ['objective:'] : [];
  });
}

const who = { key: 'survivor.marine-a' };
const attack: LogEntry = { key: 'attack', params: { who, with: { key: 'item.shotgun' }, zone: { key: 'zone' } } };
const rolled: LogEntry = { key: 'attack.rolled', params: { dice: '5 3 1', hit: 3 } };
const killed: LogEntry = { key: 'killed', params: { enemies: { key: 'enemies.swarmer', params: { count: 2 } } } };

describe('the last roll', () => {
  test('of an attack tells which dice hit and what they killed', () => {
    const roll = lastRoll([attack, rolled, killed])!;
    expect(roll.dice).toEqual([
      { face: 5, verdict: 'hit' },
      { face: 3, verdict: 'hit' },
      { face: 1, verdict: 'miss' },
    ]);
    expect(roll.result).toMatchObject({ value: 2, tone: 'good', text: { key: 'face.roll.killed.result' } });
  });

  test('counts what two kinds of enemies have lost together, and nothing of the next attack', () => {
    expect(lastRoll([attack, rolled, killed, killed])!.result!.value).toBe(4);
    const shown = lastRoll([attack, rolled, killed, attack, { ...rolled, params: { dice: '2', hit: 3 } }])!;
    expect(shown.result).toMatchObject({ value: 0, tone: 'bad' });
  });

  test('that was rolled again shows the new dice against the same number', () => {
    const roll = lastRoll([attack, rolled, { key: 'rerolled', params: { who, dice: '5 3 4' } }])!;
    expect(roll.dice.map(({ verdict }) => verdict)).toEqual(['hit', 'hit', 'hit']);
    expect(roll.result).toMatchObject({ value: 3, text: { key: 'face.roll.hits.result' } });
  });

  test('that jammed hits nothing', () => {
    const jam: LogEntry = { key: 'jammed', params: { item: { key: 'item.shotgun' } } };
    expect(lastRoll([attack, rolled, jam])!.result).toMatchObject({ value: 0, tone: 'bad' });
  });

  test('of a test is its total against Resolve', () => {
    const test: LogEntry = { key: 'test.failed', params: { who, sum: '5 + 6', more: '', total: 10, resolve: 9 } };
    expect(lastRoll([attack, rolled, test])).toMatchObject({
      dice: [{ face: 5 }, { face: 6 }],
      result: { value: 10, tone: 'bad', text: { params: { resolve: 9 } } },
    });
  });

  test('of those in danger stands together, and no die is called a hit: the lowest is the one that suffers it', () => {
    const rolls = [4, 2, 5].map(die => ({ key: 'victim.rolls', params: { who, die } }));
    const { dice, result } = lastRoll([attack, rolled, ...rolls])!;
    expect(dice).toEqual([{ face: 4 }, { face: 2 }, { face: 5 }]);
    expect(result).toMatchObject({ value: 2, tone: 'plain' });
  });

  test('is none where nobody rolled', () => {
    expect(lastRoll([attack, killed])).toBeUndefined();
  });

  test('can be said in both languages in real games, with faces of a d6', () => {
    const problems: string[] = [];
    const tellers = (['en', 'fr'] as const).map(language =>
      createFormatter(texts, language, ({ sentence }) => problems.push(sentence)),
    );
    const titles = new Set<string>();
    walkGames(10, ({ log, said }) => {
      const roll = said.length > 0 ? lastRoll(log) : undefined;
      if (roll === undefined) return;
      titles.add(roll.title.key);
      for (const { face } of roll.dice) expect([1, 2, 3, 4, 5, 6]).toContain(face);
      for (const say of tellers) for (const text of [roll.title, roll.result!.text]) say(text);
    });
    expect(problems).toEqual([]);
    expect(titles.size).toBeGreaterThan(4);
  });
});
