import { endure, missionIds, sensibleBot } from '@starboard/endure';
import { type Bot, Chance, type Game, Match, playOut, randomBot, seedFrom } from '@starboard/kernel';
import { bestRate, type Effort, type Figure, rateOf, type Work } from './measure.ts';

const setup = { mission: 'CG00', survivors: 4 };
const everyMission = missionIds.map(mission => ({ mission, survivors: 4 }));
/** A big game takes a while until it is compiled: this long it is played before it counts. */
const usualWarmUp = 8_000;
/** Missions have rules of their own, and all of them must have been compiled. */
const warmUpOfMissions = 24_000;
/** A floor must hold on the average of all kinds of decisions, collections of garbage included. What else runs on the machine disturbs it, so that it is taken several times. */
const averageMillis = 6_000;
const averages = 3;

/** What a decision of a whole game costs, set-up of the matches included. */
export function gameFigures(effort: Effort): Figure[] {
  const quick = effort.rounds === 1;
  return [
    {
      name: 'endure.random.decisionsPerSecond',
      value: averageRate(playing(endure, everyMission, randomBot), effort, warmUpOfMissions),
      unit: 'per second',
      aim: { atLeast: 50_000 },
      what: `random play of all ${missionIds.length} missions in turn with four survivors, match after match, headless, one core, the best of three averages over 6 s`,
    },
    {
      name: 'endure.random.bestPerSecond',
      value: Math.round(bestRate(playing(endure, [setup], randomBot), effort)),
      unit: 'per second',
      what: 'random play of CG00 alone, in the window that was disturbed least',
    },
    {
      name: 'endure.sensible.decisionsPerSecond',
      value: Math.round(bestRate(playing(endure, [setup], sensibleBot), effort)),
      unit: 'per second',
      what: 'the same by the game’s own bot, which looks at its seat’s view before every answer',
    },
    {
      name: 'endure.stateBytes',
      value: largestState(endure, { survivors: 6 }, sensibleBot, quick ? 1 : 40),
      unit: 'bytes',
      aim: { atMost: 20_000 },
      what: 'the largest state seen in matches of the bot with six survivors, as JSON',
    },
  ];
}

/** Once it is compiled, over so long a time that a garbage collection here or there does not matter; the one that was disturbed least. */
export function averageRate(work: Work, { rounds, roundMillis }: Effort, warmUp = usualWarmUp): number {
  if (rounds === 1) return Math.round(rateOf(work, roundMillis));
  rateOf(work, warmUp);
  return Math.round(Math.max(...Array.from({ length: averages }, () => rateOf(work, averageMillis))));
}

/** Matches one after the other, each with the next of the set-ups, fifty answers at a time. */
export function playing<S, U, V>(game: Game<S, U, V>, setUps: readonly unknown[], bot: Bot<V>): Work {
  const chance = new Chance(seedFrom('bench'));
  let match: Match<S, U, V> | undefined;
  let begun = 0;
  return () => {
    if (match?.decision === undefined) {
      match = Match.begin(game, setUps[begun % setUps.length], { seed: seedFrom(`bench ${begun}`) });
      begun++;
    }
    const before = match.answers;
    playOut(match, bot, chance, 50);
    return match.answers - before;
  };
}

export function largestState<S, U, V>(game: Game<S, U, V>, setUp: unknown, bot: Bot<V>, matches: number): number {
  let bytes = 0;
  for (let i = 0; i < matches; i++) {
    const match = Match.begin(game, setUp, { seed: seedFrom(`bytes ${i}`) });
    const chance = new Chance(seedFrom(`bytes bot ${i}`));
    while (match.decision !== undefined) {
      playOut(match, bot, chance, 20);
      bytes = Math.max(bytes, Buffer.byteLength(JSON.stringify(match.state)));
    }
  }
  return bytes;
}
