import { copy, type Game } from '@starboard/kernel';
import { z } from 'zod';

/** Something to carry along: about 12 KB of it, as a real game's state has. */
export interface Unit {
  readonly id: string;
  readonly zone: string;
  health: number;
  readonly items: readonly string[];
  readonly at: { readonly x: number; readonly y: number };
  readonly marks: readonly number[];
  readonly note: string;
}

export const cargoSize = 90;

/** Moves in a whole race, and in the stretch of one that is timed at once. */
export const raceLength = 2_000;
export const stretch = 100;

export function cargoOf(): Unit[] {
  return Array.from({ length: cargoSize }, (_, i) => ({
    id: `unit-${i}`,
    zone: `zone-${i % 40}`,
    health: 3,
    items: ['lamp', 'rope', 'key'],
    at: { x: i, y: i * 2 },
    marks: [i, 1, 2, 3],
    note: 'carried along',
  }));
}

/** What both engines play: runners in turns choose one of three paces, roll a die, and run that far. */
export interface Race {
  turn: number;
  readonly length: number;
  readonly run: number[];
  readonly cargo: Unit[];
}

export const paces = [
  { key: 'walk', faster: 0 },
  { key: 'run', faster: 1 },
  { key: 'sprint', faster: 2 },
] as const;

/** The small game on our kernel; with cargo, every move also changes one number of it. */
export function race(loaded: boolean, runnerCount = 2): Game<Race, { length: number }, unknown> {
  const runners = Array.from({ length: runnerCount }, (_, i) => ({ id: String(i) }));
  const winners = runners.map(({ id }) => id);
  return {
    id: 'race',
    version: 1,
    setup: z.strictObject({ length: z.number().int() }),
    seats: () => runners,
    begin: ({ length }) => ({ turn: 0, length, run: runners.map(() => 0), cargo: loaded ? cargoOf() : [] }),
    *step(t) {
      const { state } = t;
      const runner = state.turn % runnerCount;
      const { faster } = yield* t.choose(runners[runner]!.id, 'pace', paces);
      const die = t.chance.die();
      state.run[runner]! += die + faster;
      if (loaded) state.cargo[state.turn % cargoSize]!.health = die;
      state.turn += 1;
    },
    outcome: ({ turn, length }) => (turn >= length ? { winners, reason: { key: 'over' } } : undefined),
    view: state => copy(state),
    seesAs: () => 'spectator',
    imagine: () => {},
  };
}

interface TheirMove {
  readonly G: Race;
  readonly ctx: { readonly playOrderPos: number };
  readonly random: { D6(): number };
}

/** The same game for boardgame.io. */
export function theirRace(loaded: boolean, runnerCount: number, length: number) {
  const winners = Array.from({ length: runnerCount }, (_, i) => String(i));
  return {
    name: 'race',
    setup: (): Race => ({ turn: 0, length, run: winners.map(() => 0), cargo: loaded ? cargoOf() : [] }),
    turn: { minMoves: 1, maxMoves: 1 },
    moves: {
      pace({ G, ctx, random }: TheirMove, pace: number) {
        const die = random.D6();
        G.run[ctx.playOrderPos]! += die + pace;
        if (loaded) G.cargo[G.turn % cargoSize]!.health = die;
        G.turn += 1;
      },
    },
    endIf: ({ G }: Pick<TheirMove, 'G'>) => (G.turn >= G.length ? { winners } : undefined),
  };
}

/** The players of both engines: one of the paces, from the same cheap numbers. */
export function randomPaces(): () => number {
  let next = 1;
  return () => {
    next = (Math.imul(next, 1103515245) + 12345) & 0x7fffffff;
    return (next >> 8) % paces.length;
  };
}
