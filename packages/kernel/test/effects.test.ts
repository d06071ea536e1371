import { byHook, type Effect, Effects, nothing, sourceOf } from '@starboard/kernel';
import { expect, test } from 'vitest';
import { begin, type Notes } from './games.ts';

interface Hooks {
  readonly state: Notes;
  readonly owner: string;
  readonly changes: { readonly dice: readonly [number, { by: string }] };
  readonly tells: { readonly bar: readonly [string, { act: string }] };
  readonly events: { readonly killed: { what: string } };
}

const calm = { dice: (dice: number) => dice * 2 };
const armed = { dice: (dice: number, { by }: { by: string }, owner: string) => (by === owner ? dice + 1 : dice) };
const locked = { bar: ({ act }: { act: string }) => (act === 'open' ? 'locked' : undefined) };
const watchful = {
  bar: ({ act }: { act: string }, owner: string) => (act === 'open' ? `${owner} watches` : undefined),
};

const effects = new Effects<Hooks>().from([
  () => (state, show) => {
    if (state.heard.includes('calm')) show(calm, 'mission');
  },
  () => (state, show) => {
    show(undefined, 'nobody');
    for (const owner of ['ann', 'bob']) if (state.heard.includes(owner)) show(armed, owner);
    show(locked, 'door');
    show(watchful, 'ann');
  },
]);

const notes = (...heard: string[]): Notes => ({ over: false, heard, rolls: [], deck: [] });

test('changes apply in the order of the sources, and only what is in force', () => {
  expect(effects.change(notes(), 'dice', 3, { by: 'ann' })).toBe(3);
  expect(effects.change(notes('ann'), 'dice', 3, { by: 'ann' })).toBe(4);
  expect(effects.change(notes('ann'), 'dice', 3, { by: 'bob' })).toBe(3);
  expect(effects.change(notes('ann', 'calm'), 'dice', 3, { by: 'ann' })).toBe(7);
});

test('everything that has something to tell tells it, in order', () => {
  expect(effects.tell(notes(), 'bar', { act: 'open' })).toEqual(['locked', 'ann watches']);
  expect(effects.tell(notes(), 'bar', { act: 'close' })).toEqual([]);
});

test('reactions run one after the other, may ask, and include all that was in force when it happened', () => {
  const first: Effect<Hooks> = {
    *killed(t, { what }, owner) {
      t.state.heard.push(`${owner} sees ${what} fall`);
      t.state.heard.push(yield* t.choose('ann', 'react', ['cheer', 'run']));
      t.state.rolls.push(1); // which takes the second effect out of force: it reacts all the same
    },
  };
  const second: Effect<Hooks> = {
    *killed(t) {
      t.state.heard.push('second');
    },
  };
  const reacting = new Effects<Hooks>().from([
    () => (_, show) => show(first, 'ann'),
    () => (state, show) => {
      if (state.rolls.length === 0) show(second, 'bob');
    },
  ]);
  const match = begin(function* (t) {
    yield* reacting.react(t, 'killed', { what: 'the beast' });
    t.state.over = true;
  });
  expect(match.decision?.name).toBe('react');
  match.answer('ann', 'cheer');
  expect(match.state.heard).toEqual(['ann sees the beast fall', 'cheer', 'second']);
});

test('an effect that has nothing to do is passed over, wherever it stands; where none has, nothing is done', () => {
  const idle: Effect<Hooks> = { killed: () => nothing };
  const busy: Effect<Hooks> = {
    *killed(t, _, owner) {
      t.state.heard.push(owner);
    },
  };
  const heard = (...list: readonly Effect<Hooks>[]) => {
    const all = new Effects<Hooks>().from([
      () => (_, show) => list.forEach((effect, at) => void show(effect, `${at}`)),
    ]);
    const match = begin(function* (t) {
      const flow = all.react(t, 'killed', { what: 'the beast' });
      if (flow === nothing) t.state.heard.push('nothing');
      yield* flow;
      t.state.over = true;
    });
    return match.state.heard;
  };
  expect(heard()).toEqual(['nothing']);
  expect(heard(idle, idle)).toEqual(['nothing']);
  expect(heard(idle, busy)).toEqual(['1']);
  expect(heard(busy, idle, busy)).toEqual(['0', '2']);
  expect(heard(busy, busy, idle)).toEqual(['0', '1']);
});

test('the flow of the last effect that reacts is handed on as it is', () => {
  const flows: unknown[] = [];
  const busy: Effect<Hooks> = {
    killed: () => {
      const flow = (function* () {})();
      flows.push(flow);
      return flow;
    },
  };
  const alone = new Effects<Hooks>().from([() => (_, show) => show(busy, 'ann')]);
  begin(function* (t) {
    expect(alone.react(t, 'killed', { what: 'the beast' })).toBe(flows[0]);
    t.state.over = true;
  });
  expect(flows).toHaveLength(1);
});

test('an effect is told what the question is about, whose it is, and how things stand', () => {
  const told = new Effects<Hooks>().from([
    () => (_, show) => show({ bar: ({ act }, owner, state) => `${act} ${owner} ${state.over}` }, 'x'),
  ]);
  expect(told.tell(notes(), 'bar', { act: 'go' })).toEqual(['go x false']);
});

test('a source is told whom the question concerns, if it concerns somebody, and of each hook once', () => {
  const asked: unknown[] = [];
  const nosy = new Effects<Hooks>().from([
    hook => {
      asked.push(hook);
      return (_, __, whose) => {
        asked.push([whose, hook]);
      };
    },
  ]);
  nosy.change(notes(), 'dice', 3, { by: 'ann' });
  nosy.tell(notes(), 'bar', { act: 'open' });
  nosy.change(notes(), 'dice', 3, { by: 'bob' });
  expect(asked).toEqual(['dice', ['ann', 'dice'], 'bar', [undefined, 'bar'], ['bob', 'dice']]);
});

test('a source that has nothing for a hook is passed over', () => {
  const deaf = new Effects<Hooks>().from([
    () => undefined,
    hook => (hook === 'bar' ? (_, show) => show(locked, 'door') : undefined),
  ]);
  expect(deaf.change(notes(), 'dice', 3, { by: 'ann' })).toBe(3);
  expect(deaf.tell(notes(), 'bar', { act: 'open' })).toEqual(['locked']);
});

test('before anything is said of sources nothing is in force; sources that are said later take their place', () => {
  const late = new Effects<Hooks>();
  expect(late.change(notes(), 'dice', 3, { by: 'ann' })).toBe(3);
  late.from([() => (_, show) => show(calm, 'mission')]);
  expect(late.change(notes(), 'dice', 3, { by: 'ann' })).toBe(6);
});

test('what changes a number is told step by step, by names', () => {
  const named = new Effects<Hooks>().from(
    [
      () => (_, show) => {
        show(calm, 'mission');
        show(armed, 'ann');
        show({ dice: dice => dice }, 'nobody');
        show(locked, 'door');
        show(armed, 'bob');
      },
    ],
    (effect, owner) => ({ key: effect === calm ? 'calm' : `of.${owner}` }),
  );
  expect(named.changes(notes(), 'dice', 3, { by: 'bob' })).toEqual([
    { by: 3, name: { key: 'calm' } },
    { by: 1, name: { key: 'of.bob' } },
  ]);
  expect(() => effects.changes(notes('calm'), 'dice', 3, { by: 'ann' })).toThrow('no names');
});

test('whether something holds is asked of the same effects', () => {
  interface Doors {
    readonly state: Notes;
    readonly owner: string;
    readonly changes: Record<never, never>;
    readonly tells: { readonly shut: readonly [true, { door: string }] };
    readonly events: Record<never, never>;
  }
  const doors = new Effects<Doors>().from([
    () => (_, show) => show({ shut: ({ door }) => (door === 'red' ? true : undefined) }, 'ann'),
  ]);
  expect(doors.holds(notes(), 'shut', { door: 'red' })).toBe(true);
  expect(doors.holds(notes(), 'shut', { door: 'blue' })).toBe(false);
});

test('cards are found by their hook and their name, however many have it', () => {
  const few = byHook({ calm, armed, locked, none: undefined });
  expect(few('dice')?.effects).toEqual([calm, armed]);
  expect(few('dice')?.get('armed')).toBe(armed);
  expect(few('dice')?.get('locked')).toBeUndefined();
  expect(few('killed')).toBeUndefined();
  const many = byHook(Object.fromEntries(Array.from({ length: 20 }, (_, at) => [`card${at}`, at < 9 ? calm : locked])));
  expect(many('dice')?.effects).toHaveLength(9);
  expect(many('dice')?.get('card8')).toBe(calm);
  expect(many('dice')?.get('card9')).toBeUndefined();
});

test('a source of cards shows those that have the hook', () => {
  const dealt = new Effects<Hooks>().from([
    sourceOf<Hooks>({ calm, locked }, (having, state, show) => {
      for (const card of ['calm', 'locked']) if (state.heard.includes(card)) show(having.get(card), card);
    }),
  ]);
  expect(dealt.change(notes('calm', 'locked'), 'dice', 3, { by: 'ann' })).toBe(6);
  expect(dealt.tell(notes('calm', 'locked'), 'bar', { act: 'open' })).toEqual(['locked']);
});

test('a source may itself ask what is in force', () => {
  const nested: Effects<Hooks> = new Effects<Hooks>().from([
    hook => (state, show) => {
      if (hook === 'bar') show(locked, 'door');
      else if (nested.tell(state, 'bar', { act: 'open' }).length > 0) show(calm, 'mission');
      show(armed, 'ann');
    },
  ]);
  expect(nested.change(notes(), 'dice', 3, { by: 'ann' })).toBe(7);
});
