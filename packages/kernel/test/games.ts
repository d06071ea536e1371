import { type Flow, type Game, Match, type MatchOptions, type Seat, seedFrom, type Table } from '@starboard/kernel';
import { z } from 'zod';

/** The position of a made-up game: it remembers what its rules were told. */
export interface Notes {
  over: boolean;
  heard: unknown[];
  rolls: number[];
  deck: string[];
}

export type NotesTable = Table<Notes>;
type Rules = (t: NotesTable) => Flow;

interface Made {
  readonly seats?: readonly Seat[];
  readonly version?: number;
}

/** A game made of a single rule, which is run again and again until it sets `over`. */
export function gameOf(step: Rules, { seats = [{ id: 'ann' }, { id: 'bob' }], version = 1 }: Made = {}): Game<Notes> {
  return {
    id: 'made-up',
    version,
    setup: z.strictObject({ length: z.number().int().min(1).default(3) }),
    seats: () => seats,
    begin: (_setup, t) => ({ over: false, heard: [], rolls: [], deck: t.shuffle(['a', 'b', 'c', 'd']) }),
    step,
    outcome: state => (state.over ? { winners: [], reason: { key: 'over' } } : undefined),
    view: ({ over, heard }) => ({ over, heard }),
    imagine: (state, _viewer, chance) => {
      chance.shuffle(state.deck);
    },
    worth: (before, after) => ({ rolled: after.rolls.slice(before.rolls.length).reduce((sum, die) => sum + die, 0) }),
  };
}

export const seed = seedFrom('kernel tests');

export function begin(step: Rules, options: Partial<MatchOptions> & Made = {}): Match<Notes> {
  return Match.begin(gameOf(step, options), {}, { seed, ...options }) as Match<Notes>;
}

/** The code of the error that this throws. */
export function codeOf(attempt: () => unknown): string {
  try {
    attempt();
  } catch (error) {
    return (error as { code?: string }).code ?? String(error);
  }
  return 'nothing thrown';
}

/** Everything that must not change when an attempt is refused. */
export function frozen(match: Match<Notes>): string {
  const { state, log, answers, entries, steps, waitingFor, decisionId, decision } = match;
  return JSON.stringify({ state, log, answers, entries, steps, waitingFor, decisionId, name: decision?.name });
}
