import { type Bot, type Game, randomBot } from '@starboard/kernel';
import { Refusal } from './refusal.ts';

/** A game that can be played here, and who plays it by itself, the usual one first. The server knows no more of it. */
export interface Offered {
  readonly game: Game;
  readonly bots: readonly Bot[];
}

/** Where threads load games from, each when it is first needed. */
export interface Shelf {
  readonly places: readonly { readonly id: string; load(): Promise<Offered> }[];
}

export type Offer = ReadonlyMap<string, Offered>;

export function offerOf(games: readonly Offered[]): Offer {
  return new Map(games.map(offered => [offered.game.id, offered]));
}

export function findGame(offer: Offer, id: string): Offered {
  const found = offer.get(id);
  if (found === undefined)
    throw new Refusal('unknown-game', `There is no game "${id}" here.`, { games: [...offer.keys()] });
  return found;
}

/** The game's own bots, and the one that every game has. */
export function botsOf({ bots }: Offered): readonly Bot[] {
  return bots.some(({ name }) => name === randomBot.name) ? bots : [...bots, randomBot];
}

export function findBot(offered: Offered, name = botsOf(offered)[0]!.name): Bot {
  const bots = botsOf(offered);
  const found = bots.find(bot => bot.name === name);
  if (found === undefined) {
    throw new Refusal('unknown-bot', `There is no bot "${name}" for this game.`, { bots: bots.map(bot => bot.name) });
  }
  return found;
}
