import { Match, seedFrom } from '@starboard/kernel';
import { renegades } from '../../src/index.ts';
import { setupSchema } from '../../src/setup.ts';
import { Played } from '../../src/testing/play.ts';

/** A match from the very beginning, up to its first question. */
export function begun(setup: Record<string, unknown> = {}, words = 'a match'): Played {
  return new Played(Match.begin(renegades, setupSchema.parse({ players: 2, ...setup }), { seed: seedFrom(words) }));
}

const plain = ['end', 'done', 'next', 'pass', 'wait', 'keep', 'decline'];

/** What ends a turn or declines, or else the first thing that is offered. */
function plainest(keys: readonly string[]): string {
  return keys.find(key => plain.includes(key)) ?? keys[0]!;
}

/** Goes on with the plainest answer until something else is asked, or it is over. */
export function goOn(match: Played, until: (match: Played) => boolean): Played {
  for (let asked = 0; asked < 20_000 && match.asks !== undefined && !until(match); asked++) {
    const ask = match.match.askOf(match.match.waitingFor[0]!)!;
    if (ask.shape === 'place') match.choose(ask.places[0]!);
    else if (ask.shape === 'one') match.choose(plainest(match.offers()));
    else if (ask.shape === 'some') match.choose(match.offers().slice(0, ask.min));
    else throw new Error(`"${match.asks}" is neither.`);
  }
  return match;
}
