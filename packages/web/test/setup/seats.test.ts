import { describe, expect, it } from 'vitest';
import {
  botsForTheRest,
  deviceSeats,
  oneEach,
  type Seating,
  seatingOf,
  serverSeats,
} from '../../src/setup/model/seats.ts';

const seats = ['red', 'blue', 'green', 'grey'];
const wished: Seating = {
  blue: { kind: 'invite' },
  green: { kind: 'person', name: ' Ana ' },
  grey: { kind: 'bot', bot: 'sensible' },
};

const names = (yours: string) => ({ yours, you: 'You', player: (number: number) => `Player ${number}` });

describe('Who sits where', () => {
  it('is you everywhere, unless somebody else is wished for', () => {
    expect(seatingOf(seats, {}, 'online', []).map(({ occupant }) => occupant.kind)).toEqual([
      'you',
      'you',
      'you',
      'you',
    ]);
  });

  it('leaves out who cannot be there: people by link on a device, several people here on the server', () => {
    const kinds = (where: 'online' | 'device') =>
      seatingOf(seats, wished, where, ['sensible']).map(({ occupant }) => occupant.kind);
    expect(kinds('online')).toEqual(['you', 'invite', 'you', 'bot']);
    expect(kinds('device')).toEqual(['you', 'you', 'person', 'bot']);
  });

  it('leaves out a bot that does not play there', () => {
    expect(seatingOf(['grey'], wished, 'online', ['random'])).toEqual([{ seat: 'grey', occupant: { kind: 'you' } }]);
  });

  it('names only seats that there are', () => {
    expect(seatingOf(['red'], wished, 'online', [])).toHaveLength(1);
  });

  it('can be bots but for the first seat', () => {
    expect(botsForTheRest(['red', 'blue'], 'sensible')).toEqual({
      red: { kind: 'you' },
      blue: { kind: 'bot', bot: 'sensible' },
    });
  });

  it('is told to the server and to the device in their own words', () => {
    const bots = ['sensible'];
    expect(serverSeats(seatingOf(seats, wished, 'online', bots))).toEqual({
      red: 'me',
      blue: 'invite',
      green: 'me',
      grey: { bot: 'sensible' },
    });
    expect(deviceSeats(seatingOf(seats, wished, 'device', bots), names('Tom'))).toEqual({
      red: { person: 'Tom' },
      blue: { person: 'Tom' },
      green: { person: 'Ana' },
      grey: { bot: 'sensible' },
    });
  });

  it('is one person where all seats are yours, and somebody else where “someone here” was given no name', () => {
    expect(deviceSeats(seatingOf(['red', 'blue'], {}, 'device', []), names(''))).toEqual({
      red: { person: 'You' },
      blue: { person: 'You' },
    });
    const nameless = seatingOf(['red', 'blue'], { blue: { kind: 'person', name: ' ' } }, 'device', []);
    expect(deviceSeats(nameless, names('Tom'))).toEqual({ red: { person: 'Tom' }, blue: { person: 'Player 2' } });
    // “You” would be everybody around the screen.
    expect(deviceSeats(nameless, names(''))).toEqual({ red: { person: 'Player 1' }, blue: { person: 'Player 2' } });
  });

  it('can be one person each around the screen', () => {
    const each = seatingOf(['red', 'blue', 'green'], oneEach(['red', 'blue', 'green'], names('').player), 'device', []);
    expect(Object.values(deviceSeats(each, names('Tom')))).toEqual([
      { person: 'Tom' },
      { person: 'Player 2' },
      { person: 'Player 3' },
    ]);
  });
});
