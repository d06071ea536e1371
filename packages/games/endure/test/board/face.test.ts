import { scene } from '@starboard/endure/testing';
import type { ShownOption } from '@starboard/kernel';
import { createFormatter } from '@starboard/kernel/text';
import { describe, expect, test } from 'vitest';
import { figuresOf } from '../../src/board/figures.ts';
import { turnOrder } from '../../src/board/order.ts';
import { accomplishmentNeeds } from '../../src/board/party/accomplishment-needs.ts';
import { prospectsOf } from '../../src/board/prospects.ts';
import { seatOf } from '../../src/board/seat.ts';
import { statistics } from '../../src/board/statistics.ts';
import { status } from '../../src/board/status.ts';
import { weapons } from '../../src/cards/items/weapons.ts';
import { texts } from '../../src/index.ts';
import { walkGames } from '../support/face-games.ts';

const problems: string[] = [];
const tellers = (['en', 'fr'] as const).map(language =>
  createFormatter(texts, language, ({ sentence }) => problems.push(sentence)),
);

describe('where a match stands', () => {
  test('whoever acts is not done, all before it are, all after it are not', () => {
    walkGames(4, ({ view }) => {
      if (view.phase !== 'survivors' || view.acting === null) return;
      const order = turnOrder(view);
      const now = order.findIndex(({ id }) => id === view.acting);
      expect(order.map(({ isDone }) => isDone)).toEqual(order.map((_, at) => at < now));
      const alive = view.survivors.filter(each => each.status === 'alive' || each.id === view.acting);
      expect(order.map(({ id }) => id).sort()).toEqual(alive.map(({ id }) => id).sort());
    });
  });

  test('the first player’s turn is the first of the round', () => {
    walkGames(2, ({ view }) => {
      if (view.acting !== null && view.acting === view.firstPlayer) {
        expect(status(view).phases[0]!.note).toMatchObject({ params: { nth: 1 } });
      }
    });
  });

  test('can be said in both languages, and the statistics as well', () => {
    walkGames(4, ({ view }) => {
      const { title, phases, counters } = status(view);
      const all = [title, ...phases.flatMap(({ name, note }) => [name, note!]), ...counters];
      for (const say of tellers)
        for (const text of [...all, ...statistics(view, false).map(each => each.text)]) say(text);
    });
    expect(problems).toEqual([]);
  });

  test('who gets away is told of a mission that had its end alone', () => {
    walkGames(1, ({ view }) => {
      const told = (isUnfinished: boolean) => statistics(view, isUnfinished).map(({ text }) => text.key);
      expect(told(false)).toContain('face.tally.survivors');
      expect(told(true)).toEqual(told(false).filter(key => key !== 'face.tally.survivors'));
    });
  });

  test('an accomplishment is unlocked when its task was counted often enough, and not before', () => {
    let unlocked = 0;
    const wrong = new Set<string>();
    walkGames(20, ({ view }) => {
      for (const { accomplishment } of view.survivors) {
        if (accomplishment === null) continue;
        const isDone = accomplishment.count >= accomplishmentNeeds[accomplishment.card];
        if (accomplishment.unlocked !== isDone) wrong.add(accomplishment.card);
        if (accomplishment.unlocked) unlocked += 1;
      }
    });
    expect([...wrong]).toEqual([]);
    expect(unlocked).toBeGreaterThan(20);
  });
});

describe('prospects', () => {
  const never = { mean: 0, chances: [[0, 1]] } as const;
  const odds = {
    kills: {
      mean: 1.6,
      chances: [
        [0, 0.1],
        [1, 0.3],
        [2, 0.4],
        [4, 0.2],
      ],
    },
    damage: {
      mean: 0.2,
      chances: [
        [0, 0.8],
        [1, 0.2],
      ],
    },
    resolve: never,
    jam: {
      mean: 0.001,
      chances: [
        [0, 0.999],
        [1, 0.001],
      ],
    },
  } as const;

  test('add up what is reached or passed, and leave out what cannot or hardly ever happens', () => {
    expect(prospectsOf(odds).map(({ text, share, tone }) => [text.key, text.params!['count'], share, tone])).toEqual([
      ['face.prospect.kills', 1, expect.closeTo(0.9), 'good'],
      ['face.prospect.kills', 2, expect.closeTo(0.6), 'good'],
      ['face.prospect.kills', 4, expect.closeTo(0.2), 'good'],
      ['face.prospect.damage', 1, expect.closeTo(0.2), 'bad'],
    ]);
  });

  test('of nothing are none', () => {
    expect(prospectsOf({ kills: never, damage: never, resolve: never, jam: never })).toEqual([]);
    expect(prospectsOf({})).toEqual([]);
  });
});

describe('whom a seat plays', () => {
  test('[ETS-CAMP-16] is its own survivor, or the one that took its place', () => {
    const view = scene()
      .with(({ survivors }) => {
        survivors[0] = { ...survivors[0]!, id: 'scout-a' };
      })
      .play()
      .match.view('marine-a');
    const names = ['marine-a', 'captain-a'].map(seat => [seatOf(seat).name.key, seatOf(seat, view).name.key]);
    expect(names).toEqual([
      ['survivor.marine-a', 'survivor.scout-a'],
      ['survivor.captain-a', 'survivor.captain-a'],
    ]);
  });
});

describe('figures of an option', () => {
  const seen = scene().turnOf('marine-a').play().match.view('marine-a');

  test('are those of the weapon; a pair has twice the dice', () => {
    const { range, dice, hit, noise } = weapons.pistol;
    const option = (key: string): ShownOption => ({
      key: 'attack:pistol:0@REC.A',
      group: 'attack',
      label: { key, params: { item: { key: 'item.pistol' } } },
    });
    expect(figuresOf(seen, option('act.attack')).map(({ value }) => value)).toEqual(
      [range, dice, `${hit}+`, noise].map(String),
    );
    expect(figuresOf(seen, option('act.attack.pair'))[1]!.value).toBe(`${2 * dice}`);
  });

  test('are given for every attack and noise of a real game, and for nothing else', () => {
    const wrong: string[] = [];
    walkGames(4, ({ view, decision }) => {
      for (const option of decision?.ask?.options ?? []) {
        const expected = option.group === 'attack' ? 4 : option.group === 'noise' ? 2 : 0;
        const own = figuresOf(view, option).filter(({ text }) => !/\.(wakes|atRisk)$/.test(text.key));
        if (own.length !== expected) wrong.push(option.key);
      }
    });
    expect(wrong).toEqual([]);
  });
});
