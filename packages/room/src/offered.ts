import { type Bot, type Game, randomBot } from '@starboard/kernel';
import { RoomRefusal } from './refusal.ts';

/** A game that can be played here, and who plays it by itself, the usual one first. A room knows no more of it. */
export interface Offered {
  readonly game: Game;
  readonly bots: readonly Bot[];
}

/** The game's own bots, and the one that every game has. */
export function botsOf({ bots }: Offered): readonly Bot[] {
  return bots.some(({ name }) => name === randomBot.name) ? bots : [...bots, randomBot];
}

export function usualBot(offered: Offered): Bot {
  return botsOf(offered)[0]!;
}

export function findBot(offered: Offered, name = usualBot(offered).name): Bot {
  const bots = botsOf(offered);
  const found = bots.find(bot => bot.name === name);
  if (found === undefined) {
    const known = bots.map(bot => bot.name);
    throw new RoomRefusal('unknown-bot', `There is no bot "${name}" for this game.`, { bots: known });
  }
  return found;
}
