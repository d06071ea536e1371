import { horde, type State, sensibleBot } from '@starboard/horde';
import { Chance, Match, playOut, randomBot, seedFrom } from '@starboard/kernel';
import { averageRate, largestState, playing } from './games.ts';
import { bestRate, type Effort, type Figure } from './measure.ts';

const setup = { heroes: 4, seats: 1, factions: ['swarm', 'corsairs'] };
const everything = {
  ...setup,
  injuries: true,
  bossFights: true,
  events: true,
  alertness: 'roll',
  timeOfDay: 'roll',
  weather: 'roll',
};

/** What a decision of Horde Mode costs: terrain, sight and walking distances of new tables included. */
export function hordeFigures(effort: Effort): Figure[] {
  const quick = effort.rounds === 1;
  const random = playing(horde, [setup], randomBot);
  return [
    {
      name: 'horde.random.decisionsPerSecond',
      value: averageRate(random, effort),
      unit: 'per second',
      aim: { atLeast: 20_000 },
      what: 'random play of four heroes against two factions, mission after mission, headless, one core, the best of three averages over 6 s',
    },
    {
      name: 'horde.random.bestPerSecond',
      value: Math.round(bestRate(random, effort)),
      unit: 'per second',
      what: 'the same in the window that was disturbed least',
    },
    {
      name: 'horde.sensible.tenWavesMillis',
      value: Math.round(tenWavesMillis(quick ? 1 : 3, quick ? 1 : 10)),
      unit: 'ms',
      what: 'ten waves played by the game’s own bot, whose four heroes nothing can fell; the quickest of three',
    },
    {
      name: 'horde.stateBytes',
      value: largestState(horde, everything, sensibleBot, quick ? 1 : 8),
      unit: 'bytes',
      aim: { atMost: 20_000 },
      what: 'the largest state seen in missions of the bot with four heroes and all modules, as JSON',
    },
  ];
}

/** The game, but heroes and markers last: few missions would come to a tenth wave. */
const lasting: typeof horde = {
  ...horde,
  step(t) {
    if (t.state.stage === 'roundBegins') refresh(t.state);
    return horde.step(t);
  },
};

function refresh(state: State): void {
  state.markers = [1, 2, 3, 4, 5].map(no => ({ no, damage: 0 }));
  for (const hero of state.heroes) Object.assign(hero, { wounds: 0, tough: 99 });
}

function tenWavesMillis(times: number, waves: number): number {
  const spent = Array.from({ length: times }, () => {
    const start = performance.now();
    const match = Match.begin(lasting, setup, { seed: seedFrom('ten waves') });
    const chance = new Chance(seedFrom('ten waves'));
    while (match.decision !== undefined && match.state.finishedWaves < waves) playOut(match, sensibleBot, chance, 1);
    return performance.now() - start;
  });
  return Math.min(...spent);
}
