import type { SeatId } from '@starboard/kernel';
import type { News } from './news.ts';
import type { Refusal } from './refusal.ts';
import type { Somebody } from './seating.ts';

/** Who comes to see a match, and from where, if that is known. */
export interface Visitor {
  readonly player?: Somebody;
  readonly address?: string | undefined;
}

/** Somebody who follows a match. */
export interface Listener extends Visitor {
  /** The one seat that was asked for, if not all of the player's. */
  readonly pinned: SeatId | undefined;
  readonly isGone: boolean;
  tell(news: News): void;
  /** Tells all there is, as one, so that it does not matter any more what was missed. */
  tellAnew(news: readonly News[]): void;
  /** Nothing more will be told: they may come back, unless it is said why that is in vain. */
  end(why?: Refusal): void;
}
