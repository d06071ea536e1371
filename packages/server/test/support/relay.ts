import { type Bot, type Game, randomBot, TableError } from '@starboard/kernel';
import type { Offered, Shelf } from '@starboard/server';
import { z } from 'zod';

interface Relay {
  readonly legs: number;
  readonly runners: readonly string[];
  run: number;
}

/** Its runners are asked one after the other, so many times in all. Run slowly or fast: it makes no difference. */
export const relay: Game<Relay, { legs: number; runners: number }> = {
  id: 'relay',
  version: 1,
  setup: z.strictObject({ legs: z.int(), runners: z.int().default(2) }),
  seats: ({ runners }) => ['ann', 'bob', 'cat', 'dan'].slice(0, runners).map(id => ({ id })),
  begin: ({ legs }, t) => ({ legs, runners: t.seats.map(({ id }) => id), run: 0 }),
  *step(t) {
    const { runners, run } = t.state;
    yield* t.choose(runners[run % runners.length]!, 'run', ['slowly', 'fast']);
    t.state.run += 1;
    t.say('ran', { run: t.state.run });
  },
  outcome: ({ run, legs }) => (run >= legs ? { winners: [], reason: { key: 'over' } } : undefined),
  view: ({ run }) => ({ run }),
  imagine: () => undefined,
  worth: (before, after) => ({ run: after.run - before.run }),
};

export const dreamMillis = 2_000;

function thinkFor(millis: number): void {
  const until = performance.now() + millis;
  while (performance.now() < until);
}

function choosesAfter(name: string, think: () => void): Bot {
  return {
    name,
    choose() {
      think();
      return 'fast';
    },
  };
}

/** How bots may be. */
const bots: readonly Bot[] = [
  choosesAfter('quick', () => undefined),
  choosesAfter('dreamer', () => thinkFor(dreamMillis)),
  choosesAfter('lost', () => thinkFor(Number.POSITIVE_INFINITY)),
  choosesAfter('greedy', () => {
    const all: object[] = [];
    for (;;) all.push(new Array(1_000_000).fill(0.5));
  }),
  choosesAfter('gone', () => process.exit(3)),
  choosesAfter('wrong', () => {
    throw new TableError('bad-answer', 'It does not know.', { it: 'does not' });
  }),
  choosesAfter('clumsy', () => {
    throw new Error('It stumbles.');
  }),
  randomBot,
];

export const offeredRelay = { game: relay, bots } as unknown as Offered;

/** The same, but nobody ever finds out what an answer is worth. */
const mire: typeof relay = {
  ...relay,
  id: 'mire',
  worth() {
    for (;;);
  },
};

export const offeredMire = { game: mire, bots } as unknown as Offered;

export const shelf: Shelf = {
  places: [
    { id: 'relay', load: async () => offeredRelay },
    { id: 'mire', load: async () => offeredMire },
  ],
};
