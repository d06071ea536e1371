import { type Ask, one, order, pairs, place, showDecision, some, split } from '@starboard/kernel';
import { describe, expect, test } from 'vitest';
import { begin } from './games.ts';

/** What ann and bob are shown when ann is asked this. */
function shown(ask: Ask<unknown>) {
  const match = begin(function* (t) {
    yield* t.ask('ann', 'act', ask);
  });
  return {
    ann: showDecision(match, 'ann'),
    bob: showDecision(match, 'bob'),
    watcher: showDecision(match, 'spectator'),
  };
}

describe('a question as it is shown', () => {
  test('labels are told from keys where nothing else is said', () => {
    expect(shown(one(['go', 'stay'])).ann).toStrictEqual({
      id: 0,
      name: 'act',
      prompt: { key: 'act' },
      mode: 'one',
      waitingFor: ['ann'],
      ask: {
        shape: 'one',
        options: [
          { key: 'go', label: { key: 'act.go' } },
          { key: 'stay', label: { key: 'act.stay' } },
        ],
        blocked: [],
      },
    });
  });

  test('options bring their own words, references and groups, and nothing else they carry', () => {
    const option = { key: 'a1', refs: ['zone:A1'], label: { key: 'zone' }, group: 'move', secret: 'trap' } as const;
    const { ann } = shown(one([option]));
    expect(ann?.ask?.options).toEqual([{ key: 'a1', label: { key: 'zone' }, refs: ['zone:A1'], group: 'move' }]);
    expect(JSON.stringify(ann)).not.toContain('trap');
  });

  test('descriptions, blocked options with reason and rule, and what it is about are made when somebody looks', () => {
    let looks = 0;
    const ask = one(['a', 'b'], {
      params: { n: 2 },
      about: ['figure:ann'],
      describe: key => {
        looks++;
        return { refs: [`zone:${key}`] };
      },
      blocked: () => [{ key: 'search', reason: { key: 'enemies', params: { n: 1 } }, rule: 'X-SEARCH-03' }],
    });
    const match = begin(function* (t) {
      yield* t.ask('ann', 'act', ask);
    });
    expect(looks).toBe(0);
    const ann = showDecision(match, 'ann');
    expect(looks).toBe(2);
    expect(ann).toMatchObject({ prompt: { key: 'act', params: { n: 2 } }, about: ['figure:ann'] });
    expect(ann?.ask?.options[1]).toEqual({ key: 'b', label: { key: 'act.b' }, refs: ['zone:b'] });
    expect(ann?.ask?.blocked).toEqual([
      {
        key: 'search',
        label: { key: 'act.search' },
        reason: { key: 'enemies', params: { n: 1 } },
        rule: 'X-SEARCH-03',
      },
    ]);
  });

  const a = { key: 'a', label: { key: 'act.a' } };
  test.each<[Ask<unknown>, object]>([
    [some(['a'], 0, 9), { shape: 'some', min: 0, max: 1, options: [a] }],
    [order(['a']), { shape: 'order', options: [a] }],
    [split(['a'], 3), { shape: 'split', amount: 3, options: [a] }],
    [split(['a'], 3, [4]), { shape: 'split', amount: 3, limits: [4], options: [a] }],
    [pairs(['a'], ['x']), { shape: 'pairs', options: [a], partners: [{ key: 'x', label: { key: 'act.x' } }] }],
    [place('table', [2, 5]), { shape: 'place', space: 'table', places: [2, 5], options: [] }],
  ])('shape %#: what it asks for, and no word more', (ask, expected) => {
    expect(shown(ask).ann?.ask).toStrictEqual({ ...expected, blocked: [] });
  });

  test('the others learn who is asked and what about, but not the options', () => {
    const { bob, watcher } = shown(one(['ace'], { params: { n: 1 } }));
    expect(bob).toEqual({
      id: 0,
      name: 'act',
      prompt: { key: 'act', params: { n: 1 } },
      mode: 'one',
      waitingFor: ['ann'],
    });
    expect(watcher).toEqual(bob);
  });

  test('a hidden question does not even tell its name', () => {
    const { ann, bob } = shown(one(['ace'], { hidden: true, params: { card: 'ace' } }));
    expect(ann?.name).toBe('act');
    expect(bob).toStrictEqual({ id: 0, name: 'hidden', prompt: { key: 'hidden' }, mode: 'one', waitingFor: ['ann'] });
  });

  test('of a secret question the others see who has still to answer, and no word of the rest', () => {
    const match = begin(function* (t) {
      yield* t.askSecretly(['ann', 'bob'], 'bid', seat => one([`${seat}-card`], { params: { hand: `${seat}-hand` } }));
    });
    match.answer('ann', 'ann-card');
    expect(showDecision(match, 'ann')).toMatchObject({ waitingFor: ['bob'], prompt: { key: 'bid' } });
    for (const viewer of ['ann', 'spectator'])
      expect(JSON.stringify(showDecision(match, viewer))).not.toMatch(/-card|-hand/);
    expect(JSON.stringify(showDecision(match, 'bob'))).not.toContain('ann-');
  });

  test('nothing is shown of a match that is over', () => {
    const match = begin(function* (t) {
      yield* t.choose('ann', 'end', ['now']);
      t.state.over = true;
    });
    match.answer('ann', 'now');
    expect(showDecision(match, 'ann')).toBeUndefined();
  });
});
