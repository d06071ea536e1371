import type { Effect } from '../../effects.ts';
import type { ClassName, TokenFace } from '../../types.ts';

/** What must be true for the mission to be won; with several goals, all of them. */
type Goal = 'enemiesDead' | 'survivorsOut';

/** Something on the map that survivors interact with. Objective tokens come in three colours (ETS-RTOK-05). */
interface MissionObjective {
  readonly colour: 'green' | 'red' | 'blue';
  readonly zone: string;
  readonly kind: 'switch';
  /** ETS-MISSION-07: doors that it unlocks for good. */
  readonly unlocks: readonly string[];
}

/** ETS-DOOR-08: a port without a neighbouring tile. */
interface MissionExit {
  readonly tile: string;
  readonly side: 'N' | 'E' | 'S' | 'W';
  readonly locked?: true;
}

/** A mission as its page tells it: map, tokens, objectives, special conditions, and what wins it. */
export interface Mission {
  readonly id: string;
  readonly faction: 'gep';
  readonly difficulty: 'easy' | 'medium' | 'hard';
  readonly minutes: number;
  /** ETS-SETUP-04: a class that must take part. */
  readonly needs?: ClassName;
  /** Rows of tiles, north at the top: `CODE@rotation`, a number after the code for copies, `–` for none. */
  readonly map: readonly string[];
  readonly start: string;
  readonly radar: readonly string[];
  /** ETS-GAME-07: the tokens for 3, 4, and 5 or more survivors. */
  readonly tokens: {
    readonly 3: readonly TokenFace[];
    readonly 4: readonly TokenFace[];
    readonly 5: readonly TokenFace[];
  };
  readonly objectives: readonly MissionObjective[];
  readonly exits: readonly MissionExit[];
  readonly locked: readonly string[];
  /** ETS-SETUP-16: radar spawn cards for tiles that are not in play leave the event deck. */
  readonly withoutSpawnsElsewhere?: true;
  readonly win: readonly Goal[];
  readonly effect?: Effect;
}
