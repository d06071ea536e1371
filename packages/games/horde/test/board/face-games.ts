import {
  botAnswers,
  Chance,
  type LogEntry,
  Match,
  randomBot,
  type ShownDecision,
  seedFrom,
  showDecision,
} from '@starboard/kernel';
import type { View } from '../../src/index.ts';
import { anySetup, untiring } from '../support/any-game.ts';

/** A position of a real match as its page would see it. */
export interface Seen {
  readonly view: View;
  readonly decision: ShownDecision | undefined;
  readonly log: readonly LogEntry[];
  /** What was said since the last answer. */
  readonly said: readonly LogEntry[];
  readonly seat: string;
}

const played: Seen[][] = [];

/** Matches of all kinds that see late waves, looked at after every answer. */
export function walkGames(games: number, look: (seen: Seen) => void): void {
  for (let nth = 0; nth < games; nth++) {
    const game = played[nth] ?? [...play(nth)];
    played[nth] = game;
    for (const seen of game) look(seen);
  }
}

const longest = 260;

function* play(nth: number): Generator<Seen> {
  const chance = new Chance(seedFrom(`face ${nth}`));
  const setup = { ...anySetup(chance), bossFights: true, injuries: true, events: true };
  const match = Match.begin(untiring, setup, { seed: seedFrom(`face ${nth}`) });
  for (let answers = 0; answers < longest && match.decision !== undefined; answers++) {
    const before = match.log.length;
    botAnswers(match, match.waitingFor[0]!, randomBot, chance);
    const log = [...match.log];
    const seat = match.waitingFor[0] ?? 'spectator';
    yield { view: match.view(seat), decision: showDecision(match, seat), log, said: log.slice(before), seat };
  }
}
