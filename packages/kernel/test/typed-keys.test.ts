import {
  type Choosing,
  type Flow,
  type Game,
  type Outcome,
  one,
  type Params,
  type Table,
  type Text,
} from '@starboard/kernel';
import type { Suite } from '@starboard/kernel/testing';
import { describe, expectTypeOf, test } from 'vitest';

/** A game with four texts. */
type Key = 'move' | 'move.go' | 'gone' | 'card';
type Small = Table<{ at: number }, Key>;

/** Nothing of this is run: the compiler reads it, and a line marked as wrong that is right is an error, too. */
describe('a key that has no text does not compile', () => {
  test('in what is said, and in a name inside of it', () => {
    const rule = (t: Small) => {
      t.say('gone', { who: { key: 'card' } });
      // @ts-expect-error
      t.say('went');
      // @ts-expect-error
      t.say('gone', { who: { key: 'cart' } });
      // @ts-expect-error
      t.say('gone', { who: { key: 'card', params: { of: { key: 'cart' } } } });
    };
    expectTypeOf(rule).toBeFunction();
  });

  test('as the name of a question, of any shape', () => {
    const rule = function* (t: Small): Flow {
      yield* t.choose('ann', 'move', ['go']);
      // @ts-expect-error
      yield* t.choose('ann', 'moves', ['go']);
      // @ts-expect-error
      yield* t.pickSome('ann', 'moves', ['go'], { min: 0, max: 1 });
      // @ts-expect-error
      yield* t.putInOrder('ann', 'moves', ['go']);
      // @ts-expect-error
      yield* t.distribute('ann', 'moves', ['go'], { amount: 1 });
      // @ts-expect-error
      yield* t.pairUp('ann', 'moves', ['go'], ['stay']);
      // @ts-expect-error
      yield* t.pickPlace('ann', 'moves', 'board', [0, 4]);
      // @ts-expect-error
      yield* t.ask('ann', 'moves', one(['go']));
      // @ts-expect-error
      yield* t.askSecretly(['ann'], 'moves', () => one(['go']));
    };
    expectTypeOf(rule).toBeFunction();
  });

  test('as the label of an option, the reason of one that is barred, or in the parameters of the prompt', () => {
    const rule = function* (t: Small): Flow {
      const { cost } = yield* t.choose('ann', 'move', [{ key: 'go', cost: 2, label: { key: 'move.go' } }], {
        params: { with: { key: 'card' } },
        describe: ({ key }) => ({ label: { key: key === 'go' ? 'move.go' : 'card' } }),
        blocked: () => [{ key: 'stay', label: { key: 'card' }, reason: { key: 'gone' }, rule: 'XXX-BAR-01' }],
      });
      expectTypeOf(cost).toEqualTypeOf<number>();
      // @ts-expect-error
      yield* t.choose('ann', 'move', [{ key: 'go', label: { key: 'go' } }]);
      // @ts-expect-error
      yield* t.choose('ann', 'move', ['go'], { describe: () => ({ label: { key: 'go' } }) });
      // @ts-expect-error
      yield* t.choose('ann', 'move', ['go'], { params: { with: { key: 'cart' } } });
      // @ts-expect-error
      yield* t.choose('ann', 'move', ['go'], { blocked: () => [{ key: 'stay', reason: { key: 'no' }, rule: '' }] });
      // @ts-expect-error
      yield* t.ask('ann', 'move', one(['go'], { describe: () => ({ label: { key: 'go' } }) }));
      // @ts-expect-error
      yield* t.askEach(['ann'], 'move', () => one([{ key: 'go', label: { key: 'go' } }]));
    };
    expectTypeOf(rule).toBeFunction();
  });

  test('in how a game ends, and what lists call it', () => {
    type Small = Game<{ at: number }, object, object, Key>;
    expectTypeOf<ReturnType<Small['outcome']>>().toEqualTypeOf<Outcome<Key> | undefined>();
    expectTypeOf<{ winners: []; reason: { key: 'lost' } }>().not.toExtend<Outcome<Key>>();
    expectTypeOf<Params<Key>[string]>().toEqualTypeOf<string | number | Text<Key>>();
  });
});

test('a game whose keys are not typed may have any', () => {
  expectTypeOf<Text>().toEqualTypeOf<Text<string>>();
  expectTypeOf<Choosing<string, Key>>().toExtend<Choosing<string>>();
});

test('the suite is told what a game counts', () => {
  expectTypeOf<Omit<Suite<object>, 'tally'>>().not.toExtend<Suite<object>>();
});
