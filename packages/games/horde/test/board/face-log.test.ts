import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { LogEntry, Text } from '@starboard/kernel';
import { createFormatter } from '@starboard/kernel/text';
import { describe, expect, test } from 'vitest';
import { lastRoll } from '../../src/board/last-roll.ts';
import { markOf, marks } from '../../src/board/marks.ts';
import { refsOf } from '../../src/board/refs.ts';
import { texts } from '../../src/index.ts';
import { walkGames } from './face-games.ts';

const folder = fileURLToPath(new URL('../../src', import.meta.url));
const source = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter(file => /^(rules|cards)\b.*\.ts$/.test(file))
  .map(file => readFileSync(`${folder}/${file}`, 'utf8'))
  .join('\n');

describe('marks', () => {
  test('every line that real games write has a mark of its own', () => {
    const unmarked = new Set<string>();
    walkGames(12, ({ said }) => {
      for (const { key } of said) if (!Object.hasOwn(marks, key)) unmarked.add(key);
    });
    expect([...unmarked]).toEqual([]);
  });

  test('there is none for what nobody says', () => {
    const written = (key: string) => source.includes(`'${key}'`) || /^(done|end|melee)\./.test(key);
    expect(Object.keys(marks).filter(key => !written(key))).toEqual([]);
    expect(Object.keys(marks).filter(key => !Object.hasOwn(texts.en, key))).toEqual([]);
  });

  test('a fallen hero is worth a place on the timeline, and no good news', () => {
    expect(markOf({ key: 'hero.falls' })).toMatchObject({ tone: 'bad', isMilestone: true });
    expect(markOf({ key: 'unknown' }).icon).toBeDefined();
  });
});

describe('what a line of the log lights', () => {
  test('every hero, unit and marker that is told of and still there, and nothing else', () => {
    const wrong: string[] = [];
    const kinds = new Set<string>();
    walkGames(8, ({ view, said }) => {
      const named = new Set([
        ...view.heroes.map(({ no }) => `hero:${no}`),
        ...view.units.map(({ no }) => `unit:${no}`),
        ...[1, 2, 3, 4, 5].map(no => `marker:${no}`),
      ]);
      for (const entry of said) {
        for (const ref of refsOf(view, entry)) {
          kinds.add(ref.split(':')[0]!);
          if (!named.has(ref)) wrong.push(`${entry.key}: ${ref}`);
        }
      }
    });
    expect(wrong).toEqual([]);
    expect([...kinds].sort()).toEqual(['hero', 'marker', 'unit']);
  });
});

const breacher = { key: 'hero.breacher', params: { twin: 0 } };
const raiders = { key: 'unit.raiders', params: { no: 7, count: 3 } };
const needed = (need: number): Text => ({ key: 'needed', params: { need } });
const withCover: Text = { key: 'needed.with', params: { so: needed(4), what: { key: 'modifier.cover' }, sign: '+1' } };
const withAp: Text = { key: 'needed.with', params: { so: withCover, what: { key: 'modifier.ap' }, sign: '−2' } };

const shot: LogEntry = {
  key: 'shot.rolled',
  params: {
    who: breacher,
    target: raiders,
    weapon: { key: 'weapon.scattergun' },
    dice: '6 4 3',
    needed: needed(4),
    hits: 2,
    extra: 1,
  },
};
const defense: LogEntry = { key: 'defense.rolled', params: { who: raiders, dice: '5 4', needed: withAp, through: 1 } };
const killed: LogEntry = { key: 'wounds.unit', params: { who: raiders, count: 1, killed: 1 } };

describe('the last roll', () => {
  test('of a shot tells which dice hit, and counts what a natural 6 brings', () => {
    const roll = lastRoll([shot])!;
    expect(roll.dice.map(({ verdict }) => verdict)).toEqual(['hit', 'hit', 'miss']);
    expect(roll.result).toMatchObject({ value: 3 });
  });

  test('[GSQ-CORE-03] hits only with natural 6s where that is so', () => {
    const roll = lastRoll([{ ...shot, params: { ...shot.params, needed: { key: 'needed.sixes' } } }])!;
    expect(roll.dice.map(({ verdict }) => verdict)).toEqual(['hit', 'miss', 'miss']);
  });

  test('[GSQ-SHOOT-06, GSQ-CORE-04] of a Defense adds up cover and AP, and tells what came through or who fell', () => {
    const roll = lastRoll([shot, defense])!;
    expect(roll.dice).toEqual([
      { face: 5, verdict: 'hit' },
      { face: 4, verdict: 'miss' },
    ]);
    expect(roll.verdicts?.hit).toEqual({ key: 'face.roll.blocked' });
    expect(roll.result).toMatchObject({ value: 1, tone: 'good', text: { key: 'face.roll.hitsThrough.result' } });
    expect(lastRoll([shot, defense, killed])!.result).toMatchObject({
      value: 1,
      text: { key: 'face.roll.killed.result' },
    });
  });

  test('[GSQ-SPECIAL-02] of a die that Bane had rolled again the second face counts', () => {
    const roll = lastRoll([{ ...defense, params: { ...defense.params, dice: '6→3 5', needed: needed(5) } }])!;
    expect(roll.dice).toEqual([
      { face: 3, verdict: 'miss' },
      { face: 5, verdict: 'hit' },
    ]);
  });

  test('is bad news where it is a hero’s Defense that let something through', () => {
    const own = { ...defense, params: { ...defense.params, who: breacher } };
    expect(lastRoll([own])!.result).toMatchObject({ tone: 'bad' });
    expect(lastRoll([{ ...own, params: { ...own.params, through: 0 } }])!.result).toMatchObject({ tone: 'good' });
  });

  test('[GSQ-EVENT-02] of an event has its two digits', () => {
    const roll = lastRoll([{ key: 'event.rolled', params: { no: 21, event: { key: 'event.21' } } }])!;
    expect(roll.dice.map(({ face }) => face)).toEqual([2, 1]);
  });

  test('[GSQ-PSY-08] an enemy’s feat that works is bad, though its die passed', () => {
    const feat = {
      key: 'feat.enemyWorks',
      params: { who: raiders, feat: { key: 'feat.hexBolt' }, target: breacher, total: 5, die: 5 },
    };
    expect(lastRoll([feat])).toMatchObject({ dice: [{ face: 5, verdict: 'hit' }], result: { value: 5, tone: 'bad' } });
  });

  test('is none where nobody rolled', () => {
    expect(lastRoll([killed])).toBeUndefined();
  });

  test('in real games counts as the rules did, and can be said in both languages', () => {
    const problems: string[] = [];
    const tellers = (['en', 'fr'] as const).map(language =>
      createFormatter(texts, language, ({ sentence }) => problems.push(sentence)),
    );
    const kinds = new Set<string>();
    walkGames(12, ({ said }) => {
      for (const [at, entry] of said.entries()) {
        const roll = lastRoll(said.slice(0, at + 1));
        if (roll === undefined || lastRoll([entry]) === undefined) continue;
        kinds.add(entry.key);
        const { hits, through } = entry.params ?? {};
        const good = roll.dice.filter(({ verdict }) => verdict === 'hit').length;
        if (entry.key === 'shot.rolled' || entry.key === 'blow.rolled') expect(good).toBe(hits);
        if (entry.key === 'defense.rolled') expect(roll.dice.length - good).toBe(through);
        for (const { face } of roll.dice) expect([1, 2, 3, 4, 5, 6]).toContain(face);
        for (const say of tellers) for (const text of [roll.title, roll.result?.text ?? roll.title]) say(text);
      }
    });
    expect(problems).toEqual([]);
    expect(kinds.size).toBeGreaterThan(14);
  });
});
