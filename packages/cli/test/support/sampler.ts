import { rulesOf } from '@starboard/board/shelf';
import { Match, randomBot, seedFrom, type Table } from '@starboard/kernel';
import { z } from 'zod';
import type { Shelved } from '../../src/games.ts';
import type { Sitting } from '../../src/sitting.ts';

interface Notes {
  heard: unknown[];
  over: boolean;
}

const dictionary = {
  title: 'Sampler',
  ann: 'Ann',
  bob: 'Bob',
  ...Object.fromEntries(['one', 'some', 'order', 'split', 'pairs', 'place', 'any'].map(name => [name, `${name}?`])),
  red: 'red',
  blue: 'blue',
  green: 'green',
  broken: 'is broken',
  over: 'All is asked.',
};

const colours = ['red', 'blue', 'green'].map(key => ({ key, label: { key } }));
const [red, blue, green] = colours;
const blocked = () => [{ ...green!, reason: { key: 'broken' }, rule: 'SMP-01' }];

/** Asks Ann a question of every shape, and then anybody. Nothing in it is hidden. */
const rules = rulesOf({
  game: {
    id: 'sampler',
    version: 1,
    setup: z.strictObject({}),
    seats: () => [{ id: 'ann' }, { id: 'bob' }],
    begin: (): Notes => ({ heard: [], over: false }),
    *step(t: Table<Notes>) {
      const { heard } = t.state;
      heard.push((yield* t.choose('ann', 'one', [red!, blue!], { blocked })).key);
      heard.push((yield* t.pickSome('ann', 'some', colours, { min: 0, max: 2 })).map(({ key }) => key));
      heard.push((yield* t.putInOrder('ann', 'order', colours)).map(({ key }) => key));
      heard.push(yield* t.distribute('ann', 'split', colours, { amount: 4, limits: [4, 2, 4] }));
      heard.push((yield* t.pairUp('ann', 'pairs', colours, [red!, blue!])).map(([a, b]) => `${a.key}+${b.key}`));
      heard.push(yield* t.pickPlace('ann', 'place', 'deck', [3, 5, 12, 1]));
      heard.push((yield* t.choose(['ann', 'bob'], 'any', colours)).key, t.answeredBy);
      t.state.over = true;
    },
    outcome: state => (state.over ? { winners: ['bob'], reason: { key: 'over' } } : undefined),
    view: ({ heard }) => heard,
    imagine: () => undefined,
  },
  bots: [randomBot],
  tally: ({ heard }) => ({ heard: heard.length }),
});

const sampler: Shelved = {
  ...rules,
  texts: { en: dictionary, fr: dictionary },
  face: { words: { en: {}, fr: {} }, draw: heard => [JSON.stringify(heard)] },
};

export function sitAtSampler(humans: readonly string[] = ['ann', 'bob']): Sitting {
  const seed = seedFrom('sampler');
  const match = Match.begin(sampler.game, {}, { seed });
  const bots = new Map(match.seats.filter(({ id }) => !humans.includes(id)).map(({ id }) => [id, randomBot]));
  return { shelved: sampler, match, seed, humans, bots, language: 'en', save: undefined };
}
