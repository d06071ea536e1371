import type { Offered } from '@starboard/room';
import { ServerRefusal } from './refusal.ts';

export type { Offered } from '@starboard/room';

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
    throw new ServerRefusal('unknown-game', `There is no game "${id}" here.`, { games: [...offer.keys()] });
  return found;
}
