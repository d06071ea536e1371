import type { Headline, Outcome } from '@starboard/kernel';
import type { Picture, ShownUndoPoint } from '@starboard/room';
import type { z } from 'zod';
import type * as schemas from '../http/schemas.ts';

// What the kernel has a word for keeps the kernel's type, so that boards, bots and dictionaries can use it as it is.

export type Address = z.infer<typeof schemas.address>;
export type OfferedGame = z.infer<typeof schemas.game>;
export type Me = z.infer<typeof schemas.me>;
export type Welcome = z.infer<typeof schemas.welcome>;
export type CarryCode = z.infer<typeof schemas.carryCode>;
export type OwnDevice = z.infer<typeof schemas.devices>[number];
export type OwnData = z.infer<typeof schemas.ownData>;
export type ListedMatch = Told<z.infer<typeof schemas.listed>>;
export type ShownInvitation = Told<z.infer<typeof schemas.shownInvitation>>;

/** What the kernel says of a match, by its types. */
type Told<T> = Omit<T, 'outcome' | 'headline'> & { readonly outcome?: Outcome; readonly headline?: Headline };

export type NewMatch = z.input<typeof schemas.newMatch>;
export type Founded = z.infer<typeof schemas.founded>;

export interface Whole extends Picture {
  /** How many entries the journal has. */
  readonly at: number;
}

export type Answering = z.input<typeof schemas.answering>;
export type Taken = z.infer<typeof schemas.taken>;
export type UndoPoints = readonly ShownUndoPoint[];
export type UndoState = z.infer<typeof schemas.undoState>;
export type Odds = z.infer<typeof schemas.odds>;
export type Said = z.infer<typeof schemas.said>;
export type Claimed = z.infer<typeof schemas.claimed>;
export type Invitation = z.infer<typeof schemas.invitation>;
export type Score = Omit<z.infer<typeof schemas.score>, 'outcome'> & { readonly outcome: Outcome };
export type RankedScore = Score & Pick<z.infer<typeof schemas.rankedScore>, 'rank'>;
export type ScoredSetup = z.infer<typeof schemas.scoredSetup>;
export type Rank = NonNullable<z.infer<typeof schemas.standing>['listed']>;
