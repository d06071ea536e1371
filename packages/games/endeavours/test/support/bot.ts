import type { scene } from '@starboard/endeavours/testing';
import { botAnswers, Chance, seedFrom } from '@starboard/kernel';
import { expect } from 'vitest';
import { ideas, sensibleBot } from '../../src/index.ts';

export type Playing = ReturnType<ReturnType<typeof scene>['play']>;

/** What the bot would do next, as the keys of its texts and of the options. */
export function thoughts({ match }: Playing): string[] {
  return ideas(match.view('player')).map(({ key, text }) => `${text.key} ${key}`);
}

/** Lets the bot answer until this is done. */
export function playUntil(play: Playing, isDone: () => boolean): void {
  const chance = new Chance(seedFrom('bot'));
  for (let at = 0; at < 30 && !isDone(); at++) botAnswers(play.match, 'player', sensibleBot, chance);
  expect(isDone()).toBe(true);
}
