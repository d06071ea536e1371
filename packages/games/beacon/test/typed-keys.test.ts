import type { Effect, Flow, Opening, Table } from '@starboard/kernel';
import { expectTypeOf, test } from 'vitest';
import type { Hooks } from '../src/hooks.ts';
import type { beacon } from '../src/index.ts';
import { prepare } from '../src/rules.ts';
import type { State, TextKey } from '../src/types.ts';

test('what has no English words is neither said nor asked nor offered by a rule', () => {
  const rule = function* (t: Table<State, TextKey>): Flow {
    t.say('surge');
    // @ts-expect-error
    t.say('surges');
    // @ts-expect-error
    t.say('foreseen', { card: { key: 'storm.hail' } });
    // @ts-expect-error
    yield* t.choose('keeper', 'relays', ['die-0']);
    // @ts-expect-error
    yield* t.choose('keeper', 'relay', [{ key: 'die-0', label: { key: 'dice' } }]);
  };
  expectTypeOf(rule).toBeFunction();
  expectTypeOf(prepare).parameter(1).toEqualTypeOf<Opening<TextKey>>();
});

test('… nor by a card', () => {
  const card: Effect<Hooks> = {
    *hullStruck(t) {
      t.say('surge');
      // @ts-expect-error
      t.say('surges');
    },
  };
  expectTypeOf(card).toExtend<Effect<Hooks>>();
});

test('… nor told as an end', () => {
  type Ended = NonNullable<ReturnType<typeof beacon.outcome>>;
  expectTypeOf<Ended['reason']['key']>().toEqualTypeOf<TextKey>();
});
