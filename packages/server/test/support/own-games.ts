import { type Flow, type Game, one, type Table } from '@starboard/kernel';
import { type Offered, type RunningServer, type Settings, startServer, usualSettings } from '@starboard/server';
import { z } from 'zod';
import { openSite } from './house.ts';

/** A server on an empty store in a folder, with games of a test's own. */
export interface OwnServer {
  readonly server: RunningServer;
  readonly folder: string;
  close(): Promise<void>;
}

export async function serveGames(games: readonly Game[], settings: Partial<Settings> = {}): Promise<OwnServer> {
  const site = await openSite('SQLite');
  const quiet = { port: 0, host: '127.0.0.1', logLevel: 'silent', requestsPerMinute: 0, importsPerMinute: 0 } as const;
  const offered: readonly Offered[] = games.map(game => ({ game, bots: [] }));
  const server = await startServer(offered, { ...usualSettings, ...quiet, ...site.storage, ...settings });
  return {
    server,
    folder: site.storage.dataFolder!,
    async close() {
      await server.close();
      await site.close();
    },
  };
}

interface Asked {
  heard: unknown[];
}

const shapes = ['one', 'some', 'order', 'split', 'pairs', 'place', 'any', 'each', 'secret'] as const;
export type AskedShape = (typeof shapes)[number];

const blocked = () => [{ key: 'shut', reason: { key: 'shut.why' }, rule: 'ASK-01' }];

/** One question of a kind, asked of Ann or of both, again and again. */
function* askOne(t: Table<Asked>, shape: AskedShape): Flow<unknown> {
  const letters = ['a', 'b', 'c'];
  const seats = t.seats.map(({ id }) => id);
  switch (shape) {
    case 'one':
      return yield* t.choose('ann', shape, letters, { blocked });
    case 'some':
      return yield* t.pickSome('ann', shape, letters, { min: 1, max: 2, blocked });
    case 'order':
      return yield* t.putInOrder('ann', shape, letters);
    case 'split':
      return yield* t.distribute('ann', shape, letters, { amount: 3, limits: [2, 2, 0] });
    case 'pairs':
      return yield* t.pairUp('ann', shape, letters, ['x', 'y']);
    case 'place':
      return yield* t.pickPlace('ann', shape, 'grid', [5, 3, 20, 1]);
    case 'any':
      return yield* t.choose(seats, shape, letters);
    case 'each':
      return yield* t.askEach(seats, shape, seat => one(seat === 'ann' ? ['a'] : ['b']));
    case 'secret':
      return yield* t.askSecretly(seats, shape, seat => one(seat === 'ann' ? ['a'] : ['b']));
  }
}

/** A game that asks the question of its set-up for ever, and shows what it was told. */
export const asking: Game<Asked & { shape: AskedShape }, { shape: AskedShape }> = {
  id: 'asking',
  version: 1,
  setup: z.strictObject({ shape: z.enum(shapes) }),
  seats: () => [{ id: 'ann' }, { id: 'bob' }],
  begin: ({ shape }) => ({ shape, heard: [] }),
  *step(t) {
    t.state.heard.push(yield* askOne(t, t.state.shape));
  },
  outcome: () => undefined,
  view: ({ heard }) => ({ heard: [...heard] }),
  imagine: () => undefined,
};

/** How many characters of a view are new with every answer. */
const largeView = 24_000;

/** In each round a word of Ann's lets the heart beat so many times. Each answer changes all of a large view, and adds a line. */
export const pulse: Game<{ beats: number; rounds: number; count: number }, { beats: number; rounds: number }> = {
  id: 'pulse',
  version: 1,
  setup: z.strictObject({ beats: z.int(), rounds: z.int().default(1) }),
  seats: () => [{ id: 'ann' }, { id: 'heart' }],
  begin: ({ beats, rounds }) => ({ beats, rounds, count: 0 }),
  *step(t) {
    const { beats, count } = t.state;
    yield* t.choose(count % (beats + 1) === 0 ? 'ann' : 'heart', 'beat', ['on']);
    t.state.count += 1;
    t.say('beat', { count: t.state.count });
  },
  outcome: ({ beats, rounds, count }) =>
    count === rounds * (beats + 1) ? { winners: [], reason: { key: 'over' } } : undefined,
  view: ({ count }) => ({ count, pattern: `${count} `.repeat(largeView).slice(0, largeView) }),
  imagine: () => undefined,
};
