import { rulesOf, type Shelf } from '@starboard/board/shelf';
import type { Game, Table } from '@starboard/kernel';
import { z } from 'zod';
import type { Shelves } from '../../src/games.ts';
import { standing } from './standing.ts';

interface Walk {
  steps: number;
  length: number;
  /** Whether this walk comes to a jammed airlock. */
  jams: boolean;
}

const dictionary = { title: 'A Walk', scout: 'the scout', way: 'Which way?', 'way.left': 'Left', 'way.right': 'Right' };
const texts = {
  en: { ...dictionary, over: 'You are there.', 'tally.steps': 'steps', 'tally.thirds': 'thirds' },
  fr: { ...dictionary, over: 'Vous y êtes.', 'tally.steps': 'pas', 'tally.thirds': 'tiers' },
};

/** Walks of chance length: the scout turns left or right until it is over, and wins after an even number of steps. */
function walk<Setup>(id: string, setup: z.ZodType<Setup>, rules: Partial<Game<Walk, Setup, Walk>> = {}): Shelf {
  const walked = rulesOf<Walk, Setup, Walk>({
    game: {
      id,
      version: 1,
      setup,
      seats: () => [{ id: 'scout' }],
      begin: (_, { chance }) => ({ steps: 0, length: chance.die(9), jams: chance.die(10) === 1 }),
      *step(t: Table<Walk>) {
        yield* t.choose('scout', 'way', ['left', 'right']);
        t.state.steps += 1;
      },
      outcome: ({ steps, length }) =>
        steps < length ? undefined : { winners: steps % 2 === 0 ? ['scout'] : [], reason: { key: 'over' } },
      view: state => ({ ...state }),
      imagine: () => undefined,
      ...rules,
    },
    bots: [],
    tally: ({ steps }) => ({ steps, thirds: steps / 3 }),
    spread: { of: 'steps', most: 6 },
  });
  return standing(walked, texts, ({ steps }: Walk) => [`${steps}`]);
}

const expedition = z.strictObject({
  crew: z.union([z.number().int().min(1).max(6), z.array(z.enum(['medic', 'pilot'])).min(1)]).default(2),
  weather: z.object({ wind: z.number(), rain: z.boolean().default(false) }).optional(),
  nightFall: z.boolean().default(false),
  games: z.number().min(1).default(1),
  motto: z.string().nullable().default(null),
  pace: z.literal(['slow', 'fast']),
});

/** Games made up for tests. */
const games = [
  walk('stroll', z.strictObject({ length: z.number().optional() })),
  walk('expedition', expedition),
  walk('faulty', z.strictObject({ mood: z.string().default('good') }), {
    *step(t) {
      if (t.state.jams) throw new Error('The airlock jams.');
      yield* t.choose('scout', 'way', ['left', 'right']);
      t.state.steps += 1;
    },
  }),
  walk('endless', z.strictObject({}), { outcome: () => undefined }),
];

export const shelves: Shelves = {
  games,
  module: import.meta.url,
};
