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
import { renegades, type Setup, type State, sensibleBot, type View } from '../../src/index.ts';
import { anySetup } from './any-game.ts';

/** A position of a real match as its page would see it. */
export interface Seen {
  readonly view: View;
  readonly decision: ShownDecision | undefined;
  readonly log: readonly LogEntry[];
  readonly seat: string;
}

const played: Seen[][] = [];

/** Matches of all kinds, looked at after every answer through the eyes of whoever is asked. */
export function walkGames(games: number, look: (seen: Seen) => void): void {
  for (let nth = 0; nth < games; nth++) {
    const game = played[nth] ?? [...play(nth)];
    played[nth] = game;
    for (const seen of game) look(seen);
  }
}

const longest = 150;
/** Long enough for a quick mission and the port after it. */
const campaignLength = 700;

/** Every third match is a campaign, of which only the port is looked at; bots differ, so that all is met. */
function* play(nth: number): Generator<Seen> {
  const chance = new Chance(seedFrom(`face ${nth}`));
  const campaign = { players: (nth % 2) + 1, campaign: 'any', clock: 'quick' };
  const setup = renegades.setup.parse(nth % 3 === 2 ? campaign : anySetup(chance, nth));
  const match: Match<State, Setup, View> = Match.begin(renegades, setup, { seed: seedFrom(`face ${nth}`) });
  const bot = nth % 3 === 1 ? randomBot : sensibleBot;
  const isCampaign = nth % 3 === 2;
  const most = isCampaign ? campaignLength : longest;
  for (let answers = 0; answers < most && match.decision !== undefined; answers++) {
    botAnswers(match, match.waitingFor[0]!, bot, chance);
    const seat = match.waitingFor[0] ?? 'spectator';
    if (isCampaign && match.state.stage !== 'shoreLeave') continue;
    yield {
      view: match.view(seat),
      decision: showDecision(match, seat),
      log: [...match.log],
      seat,
    };
  }
}
