import type { Deck } from '@starboard/kernel';
import type { IdsNamed } from '@starboard/kernel/text';
import type { en } from './text/en.ts';

/** What can be said, in every language. */
export type TextKey = keyof typeof en;

export type SeatName = 'keeper' | 'engineer';
export type Job = 'work' | 'shield';
export type Tool = IdsNamed<typeof en, 'tool'>;
export type Storm = IdsNamed<typeof en, 'storm'>;
export type Season = 'calm' | 'usual' | 'storm';

export interface Setup {
  readonly season: Season;
}

export interface Crew {
  tool: Tool;
  /** Everybody has seen the tool. */
  shown: boolean;
  job: Job | null;
  /** The storm card that this seat knows to lie on top. */
  foreseen: Storm | null;
}

export interface State {
  phase: 'plan' | 'work' | 'storm';
  round: number;
  charge: number;
  goal: number;
  hull: number;
  storms: Deck<Storm>;
  /** The storm of the last round: it may still be in force. */
  last: Storm | null;
  crew: { [S in SeatName]: Crew };
  /** The tools that were not dealt. */
  aside: Tool[];
}
