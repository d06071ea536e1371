import { type Effect, Effects, nothing } from '@starboard/kernel';
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

const effects = new Effects<Hooks>([
  (state, show) => {
    if (state.heard.includes('calm')) show(calm, 'mission');
  },
  (state, show) => {
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
  const reacting = new Effects<Hooks>([
    (_, show) => show(first, 'ann'),
    (state, show) => {
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
    const all = new Effects<Hooks>([(_, show) => list.forEach((effect, at) => void show(effect, `${at}`))]);
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
  const alone = new Effects<Hooks>([(_, show) => show(busy, 'ann')]);
  begin(function* (t) {
    expect(alone.react(t, 'killed', { what: 'the beast' })).toBe(flows[0]);
    t.state.over = true;
  });
  expect(flows).toHaveLength(1);
});

test('an effect is told what the question is about, whose it is, and how things stand', () => {
  const told = new Effects<Hooks>([
    (_, show) => show({ bar: ({ act }, owner, state) => `${act} ${owner} ${state.over}` }, 'x'),
  ]);
  expect(told.tell(notes(), 'bar', { act: 'go' })).toEqual(['go x false']);
});

test('a source is told the hook that is asked, and whom the question concerns, if it concerns somebody', () => {
  const asked: unknown[] = [];
  const nosy = new Effects<Hooks>([
    (_, __, whose, hook) => {
      asked.push([whose, hook]);
    },
  ]);
  nosy.change(notes(), 'dice', 3, { by: 'ann' });
  nosy.tell(notes(), 'bar', { act: 'open' });
  expect(asked).toEqual([
    ['ann', 'dice'],
    [undefined, 'bar'],
  ]);
});

test('a source may itself ask what is in force', () => {
  const nested: Effects<Hooks> = new Effects<Hooks>([
    (state, show, _whose, hook) => {
      if (hook === 'bar') show(locked, 'door');
      else if (nested.tell(state, 'bar', { act: 'open' }).length > 0) show(calm, 'mission');
      show(armed, 'ann');
    },
  ]);
  expect(nested.change(notes(), 'dice', 3, { by: 'ann' })).toBe(7);
});
