import { Chance, Match, playOut, randomBot, seedFrom } from '@starboard/kernel';
import { describe, expect, test } from 'vitest';
import { atLength } from '../../../../../testing/at-length.ts';
import { missionIds } from '../../src/cards/missions/index.ts';
import { endure, sensibleBot } from '../../src/index.ts';
import { campaignIds } from '../../src/rules/campaigns.ts';

function winsOf(bot: typeof sensibleBot | typeof randomBot, games: number, survivors: number): number {
  let wins = 0;
  for (let i = 0; i < games; i++) {
    const match = Match.begin(endure, { survivors }, { seed: seedFrom(`bots ${survivors} ${i}`) });
    expect(playOut(match, bot, new Chance(seedFrom(`bot ${i}`)), 5_000)).toBe(true);
    if (match.outcome!.winners.length > 0) wins += 1;
  }
  return wins;
}

describe('a sensible survivor', () => {
  test('three of them finish the tutorial more often than not, but not always', { timeout: 120_000 }, () => {
    const games = atLength(50, 150);
    const share = winsOf(sensibleBot, games, 3) / games;
    expect(share).toBeGreaterThan(0.4);
    expect(share).toBeLessThan(0.95);
  });

  test('six of them do as well', { timeout: 60_000 }, () => {
    expect(winsOf(sensibleBot, 30, 6)).toBeGreaterThan(15);
  });

  test.each([...missionIds, ...campaignIds()])('four of them play %s to its end, or give it up', mission => {
    for (let i = 0; i < atLength(1, 3); i++) {
      const match = Match.begin(endure, { mission, survivors: 4 }, { seed: seedFrom(`${mission} by bots ${i}`) });
      const isOver = playOut(match, sensibleBot, new Chance(seedFrom(`bot ${i}`)), 6_000);
      expect(isOver || sensibleBot.resigns!(match.view(match.waitingFor[0]!)), `${mission} ${i}`).toBe(true);
    }
  });

  test('[ETS-ODD-38] a crew that goes nowhere gives up in the end', () => {
    const match = Match.begin(endure, {}, { seed: seedFrom('for ever') });
    const view = match.view(match.waitingFor[0]!);
    expect([1, 50, 120, 121].map(round => sensibleBot.resigns!({ ...view, round }))).toEqual([
      false,
      false,
      false,
      true,
    ]);
  });

  test('whoever chooses at random hardly ever does', () => {
    expect(winsOf(randomBot, 40, 4)).toBeLessThan(4);
  });

  test('the same seat before the same sight chooses the same, whatever it cannot see', () => {
    const match = Match.begin(endure, { survivors: 4 }, { seed: seedFrom('sight'), checkpointEvery: 1 });
    const bot = new Chance(seedFrom('bot'));
    for (let i = 0; i < 150 && match.decision !== undefined; i++) {
      const seat = match.waitingFor[0]!;
      const chosen = [match, match.fork(new Chance(seedFrom(`twin ${i}`)), seat)].map(each =>
        sensibleBot.choose({
          seat,
          view: each.view(seat),
          decision: each.decision!.name,
          ask: each.askOf(seat)!,
          chance: new Chance(seedFrom(`same ${i}`)),
          imagine: () => each.fork(bot, seat) as never,
        }),
      );
      expect(chosen[1]).toEqual(chosen[0]);
      match.answer(seat, chosen[0]!);
    }
  });
});
