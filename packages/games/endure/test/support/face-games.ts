import {
  type Bot,
  botAnswers,
  Chance,
  type LogEntry,
  Match,
  randomBot,
  type ShownDecision,
  seedFrom,
  showDecision,
} from '@starboard/kernel';
import { endure, sensibleBot, type View } from '../../src/index.ts';
import { survivorIds } from '../../src/rules/table.ts';

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

/** Real matches with all kinds of survivors, half of them played sensibly, looked at after every answer. */
export function walkGames(games: number, look: (seen: Seen) => void): void {
  for (let nth = 0; nth < games; nth++) {
    const game = played[nth] ?? [...play(nth)];
    played[nth] = game;
    for (const seen of game) look(seen);
  }
}

function* play(nth: number): Generator<Seen> {
  const chance = new Chance(seedFrom(`face ${nth}`));
  const survivors = chance.shuffle([...survivorIds()]).slice(0, 3 + (nth % 4));
  const match = Match.begin(endure, { survivors }, { seed: seedFrom(`face ${nth}`) });
  const bot: Bot<View> = nth % 2 === 0 ? sensibleBot : randomBot;
  for (let answers = 0; answers < 300 && match.decision !== undefined; answers++) {
    const before = match.log.length;
    botAnswers(match, match.waitingFor[0]!, bot, chance);
    const log = [...match.log];
    const seat = match.waitingFor[0] ?? 'spectator';
    yield { view: match.view(seat), decision: showDecision(match, seat), log, said: log.slice(before), seat };
  }
}
