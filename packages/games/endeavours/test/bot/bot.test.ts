import { botAnswers, Chance, keyOf, Match, playOut, seedFrom } from '@starboard/kernel';
import { createFormatter } from '@starboard/kernel/text';
import { describe, expect, test, vi } from 'vitest';
import { endeavours, ideas, sensibleBot, texts } from '../../src/index.ts';
import { problemsOf } from '../support/sound.ts';

vi.setConfig({ testTimeout: 240_000 }); // 84 years each

function begin(words: string, setup: Record<string, unknown> = {}) {
  return Match.begin(endeavours, endeavours.setup.parse(setup), { seed: seedFrom(words) });
}

/** A whole game by it is kept as `golden/sensible.json`. */
const setups = {
  'without sails': { difficulty: 2, noSails: true },
  'no water by boost': { difficulty: 3, boostWater: false },
  hardest: { difficulty: 4, hazardScale: 6 },
};

describe('a sensible player', () => {
  test.each(Object.entries(setups))('plays for some years: %s', (name, setup) => {
    const match = begin(`bot ${name}`, setup);
    playOut(match, sensibleBot, new Chance(seedFrom(name)), 80);
    expect(match.state.year).toBeGreaterThan(3);
    expect(problemsOf(match.state as never)).toEqual([]);
  });

  test('[END-SETUP-05, END-SETUP-10] wins at the first difficulty, in this game at least', () => {
    const match = begin('stats 774'); // about one game in thirty is won; a bot that plays otherwise wins another one
    playOut(match, sensibleBot, new Chance(seedFrom('s 774')), 30_000);
    expect(match.state.year).toBe(84);
    expect(match.state.missions.filter(({ status }) => status === 'done')).toHaveLength(3);
    expect(match.outcome?.winners).toEqual(['player']);
  });

  test('does the same again', () => {
    const play = () => {
      const match = begin('again');
      playOut(match, sensibleBot, new Chance(seedFrom('again')), 50);
      return match.journal();
    };
    expect(play()).toEqual(play());
  });

  test('before the same sight chooses the same, whatever it cannot see', () => {
    const match = Match.begin(endeavours, endeavours.setup.parse({}), { seed: seedFrom('sight'), checkpointEvery: 1 });
    for (let at = 0; at < 80 && match.decision !== undefined; at++) {
      const twin = match.fork(new Chance(seedFrom(`twin ${at}`)), 'player');
      const chosen = [match, twin].map(each =>
        sensibleBot.choose({
          seat: 'player',
          view: each.view('player'),
          decision: each.decision!.name,
          ask: each.askOf('player')!,
          chance: new Chance(seedFrom(`same ${at}`)),
          imagine: () => each.fork(new Chance(seedFrom('fork')), 'player') as never,
        }),
      );
      expect(chosen[1]).toEqual(chosen[0]);
      match.answer('player', chosen[0]!);
    }
  });
});

describe('ideas', () => {
  test('are among what can be done, give reasons in both languages, and the first is what the bot does', () => {
    const match = begin('ideas');
    const chance = new Chance(seedFrom('ideas'));
    const tellers = (['en', 'fr'] as const).map(language => createFormatter(texts, language));
    const seen = new Set<string>();
    for (let at = 0; at < 160 && match.decision !== undefined; at++) {
      const isYear = match.decision.name === 'act';
      const found = isYear ? ideas(match.view('player')) : [];
      const keys = match.askOf('player')!.options.map(keyOf);
      expect(found.length).toBeLessThanOrEqual(3);
      for (const { key, text, rule } of found) {
        expect(keys).toContain(key);
        expect(rule).toMatch(/^END-/);
        for (const tell of tellers) expect(tell(text)).not.toMatch(/idea\.|\{|undefined/);
        seen.add(text.key);
      }
      const best = found[0]?.key ?? 'end';
      botAnswers(match, 'player', sensibleBot, chance);
      if (isYear) expect(match.journal().entries.at(-1)).toMatchObject({ answer: best });
    }
    expect(seen.size).toBeGreaterThan(8);
  });
});
