import { beforeEach, describe, expect, test } from 'vitest';
import { type Caller, TurnCall } from '../../src/table/people/turn-call.ts';

describe('whoever looks elsewhere', () => {
  const calls: string[] = [];
  let isHidden = true;
  const caller: Caller = {
    get isHidden() {
      return isHidden;
    },
    mark: isOn => calls.push(isOn ? 'marked' : 'unmarked'),
    notify() {
      calls.push('notified');
      return () => calls.push('taken away');
    },
  };
  let call: TurnCall;
  beforeEach(() => {
    calls.length = 0;
    isHidden = true;
    call = new TurnCall(caller);
  });

  test('is called once when it becomes their turn', () => {
    call.turn(false);
    call.turn(true);
    call.turn(true);
    expect(calls).toEqual(['marked', 'notified']);
  });

  test('is no longer called once they look', () => {
    call.turn(true);
    isHidden = false;
    call.look();
    call.look();
    expect(calls.slice(2)).toEqual(['taken away', 'unmarked']);
  });

  test('is no longer called once it is another’s turn, and called again at the next', () => {
    call.turn(true);
    call.turn(false);
    call.turn(true);
    expect(calls).toEqual(['marked', 'notified', 'taken away', 'unmarked', 'marked', 'notified']);
  });

  test('is not called while they look at the table', () => {
    isHidden = false;
    call.turn(true);
    expect(calls).toEqual([]);
  });

  test('leaves nothing behind when they go', () => {
    call.turn(true);
    call.end();
    expect(calls.at(-1)).toBe('unmarked');
  });
});
