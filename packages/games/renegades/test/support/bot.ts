import { type Answer, Chance, seedFrom } from '@starboard/kernel';
import { type Played, type Scene, type Spot, scene } from '@starboard/renegades/testing';
import { sensibleBot } from '../../src/index.ts';

/** What a sensible player answers to the question that waits. */
export function answerTo({ match, asks }: Played): Answer {
  const seat = match.waitingFor[0]!;
  const chance = new Chance(seedFrom('sensible'));
  const sight = { seat, view: match.view(seat), decision: asks!, ask: match.askOf(seat)!, chance };
  return sensibleBot.choose({ ...sight, imagine: () => match.fork(chance, seat) });
}

export const answerIn = (set: Scene): Answer => answerTo(set.play());

/** Where somebody ends who moves: row and column. */
export function destinationIn(set: Scene): Spot {
  const cell = answerTo(set.play().choose('move')) as number;
  return [Math.floor(cell / 32) - 3, (cell % 32) - 3];
}

/** How far apart two squares are. */
export const apart = ([row, col]: Spot, [otherRow, otherCol]: Spot) =>
  Math.max(Math.abs(row - otherRow), Math.abs(col - otherCol));

/** The beacon lies in the middle of the board. */
export const beacon = () => scene({ mission: 'raceForTheBeacon' }).parameter('core', 'object', [13, 13]);

/** The northern one. */
export const dock: Spot = [-2, 13];
