import type { SeatFace } from '@starboard/board';
import type { TableView } from '@starboard/room';
import { describe, expect, it } from 'vitest';
import { botName } from '../../src/lobby/bot-name.ts';
import { afterResigning, othersOf } from '../../src/table/people/after-resigning.ts';
import { leftAfter } from '../../src/table/people/use-left.ts';

type Held = SeatFace['held'];

function sat(id: string, side: string, held: Held, yours = false): TableView['seats'][number] {
  return { id, side, held, name: held === 'person' ? id.toUpperCase() : '', yours };
}

describe('giving up', () => {
  it('lets the match go on while another person of the side is there', () => {
    const seats = [sat('a', 'us', 'person', true), sat('b', 'us', 'person'), sat('c', 'us', 'bot')];
    expect([afterResigning(seats), othersOf(seats)]).toEqual(['goesOn', ['B']]);
  });

  it('loses it for all if nobody but bots and empty seats are left', () => {
    expect(afterResigning([sat('a', 'us', 'person', true), sat('b', 'us', 'bot'), sat('c', 'us', 'nobody')])).toBe(
      'lost',
    );
    expect(afterResigning([sat('a', 'us', 'person', true), sat('b', 'us', 'person', true)])).toBe('lost');
  });

  it('lets another side win if one’s own has nobody left', () => {
    expect(afterResigning([sat('a', 'us', 'person', true), sat('b', 'them', 'person')])).toBe('othersWin');
    const both = [sat('a', 'us', 'person', true), sat('b', 'us', 'person'), sat('c', 'them', 'person')];
    expect(afterResigning(both)).toBe('goesOn');
  });
});

describe('a bot', () => {
  it('is called in the reader’s language, and one that nobody knows by its own name', () => {
    const word = ((key: string) => `<${key}>`) as Parameters<typeof botName>[0];
    expect(['sensible', 'toString', 'Deep Thought'].map(name => botName(word, name))).toEqual([
      '<lobby.bot.sensible>',
      'toString',
      'Deep Thought',
    ]);
  });
});

describe('whom a bot plays for', () => {
  const face = (id: string, held: Held, isYours = false): SeatFace => ({ id, ring: 1, name: id, held, isYours });

  it('is told of the others alone, and until somebody sits there again', () => {
    const before = [face('a', 'person', true), face('b', 'person'), face('c', 'bot')];
    const after = [face('a', 'bot'), face('b', 'bot'), face('c', 'bot')];
    const left = leftAfter([], before, after);
    expect(left).toEqual([{ seat: 'b', name: 'b' }]);
    expect(leftAfter(left, after, after)).toBe(left);
    expect(leftAfter(left, after, before)).toEqual([]);
  });
});
