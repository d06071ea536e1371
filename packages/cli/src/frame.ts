import type { Pen } from '@starboard/board/terminal';
import { commitment, isResigned, type Outcome, type SeatId } from '@starboard/kernel';
import { sentence } from './layout.ts';
import type { Sitting } from './sitting.ts';
import { text } from './text/index.ts';

/** How a sitting ends: with an outcome, because somebody leaves, or because there is nothing more to read. */
export type Ending = 'over' | 'left' | 'input';

/** What stands above the first question. */
export function introLines({ match, humans, seed }: Sitting, pen: Pen): string[] {
  const { say, paint, width } = pen;
  const bots = match.seats.map(seat => seat.id).filter(seat => !humans.includes(seat));
  return [
    paint.strong(say({ key: 'title' })),
    paint.dim('─'.repeat(width)),
    ...(humans.length > 0 ? sentence(text('cli.begin.keyboard', { seats: namesOf(humans, pen) }), pen) : []),
    ...(bots.length > 0 ? sentence(text('cli.begin.bots', { seats: namesOf(bots, pen) }), pen) : []),
    ...promiseLines(seed, pen),
    ...(humans.length > 0 ? sentence(text('cli.begin.help'), pen) : []),
    '',
  ];
}

/** What stands below the last position. */
export function endLines({ match, seed }: Sitting, ending: Ending, pen: Pen): string[] {
  return [
    '',
    ...(match.outcome === undefined
      ? sentence(text(ending === 'left' ? 'cli.end.left' : 'cli.end.input'), pen)
      : outcomeLines(match.outcome, match.seats.length, pen)),
    '',
    ...promiseLines(seed, pen),
    ...sentence(text('cli.seed'), pen),
    `  ${seed}`,
    ...sentence(text('cli.seed.again'), pen).map(pen.paint.dim),
  ];
}

/** Where the journal is. */
export function keptLines({ save }: Sitting, pen: Pen): string[] {
  return sentence(save === undefined ? text('cli.end.notSaved') : text('cli.end.saved', { file: save }), pen);
}

export function outcomeLines(outcome: Outcome, seats: number, pen: Pen): string[] {
  const { winners, score } = outcome;
  const { say, paint } = pen;
  // The game knows nothing of giving up.
  const reason = isResigned(outcome) ? text('cli.end.resigned') : outcome.reason;
  return [
    ...sentence(reason, pen),
    winners.length === 0 ? paint.bad(say(text('cli.end.lost'))) : paint.good(victory(winners, seats, pen)),
    ...(score === undefined ? [] : [say(text('cli.end.score', { score }))]),
  ];
}

function victory(winners: readonly SeatId[], seats: number, pen: Pen): string {
  if (winners.length === seats) return pen.say(text('cli.end.won'));
  return pen.say(text('cli.end.winners', { seats: namesOf(winners, pen) }));
}

function promiseLines(seed: string, pen: Pen): string[] {
  return [...sentence(text('cli.promise'), pen), pen.paint.dim(`  ${commitment(seed)}`)];
}

export function namesOf(seats: readonly SeatId[], { say }: Pen): string {
  return seats.map(seat => say({ key: seat })).join(', ');
}
