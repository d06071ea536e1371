import { randomBot } from '@starboard/kernel';
import { missionIds, renegades, sensibleBot } from '@starboard/renegades';
import { averageRate, largestState, playing } from './games.ts';
import { bestRate, type Effort, type Figure } from './measure.ts';

const clocks = [{ clock: 'quick' }, { clock: 'timed', start: 'docked' }, { clock: 'full' }];

/** Every mission in every tier by one to four players; by two, every other time against the program. */
const setups = missionIds.flatMap((mission, nth) =>
  [1, 2, 3].flatMap(tier =>
    [1, 2, 3, 4].map(players => ({
      mission,
      tier,
      players,
      ...clocks[(nth + tier + players) % clocks.length],
      ...(players === 2 && nth % 2 === 0 ? { coalition: 'program' } : {}),
    })),
  ),
);

/** What a decision of Renegades costs, over all its missions: two new boards a match included. */
export function renegadesFigures(effort: Effort): Figure[] {
  const quick = effort.rounds === 1;
  const random = playing(renegades, setups, randomBot);
  return [
    {
      name: 'renegades.random.decisionsPerSecond',
      value: averageRate(random, effort),
      unit: 'per second',
      aim: { atLeast: 50_000 },
      what: 'random play of all missions, tiers and numbers of players, one after the other, headless, one core, the best of three averages over 6 s',
    },
    {
      name: 'renegades.random.bestPerSecond',
      value: Math.round(bestRate(random, effort)),
      unit: 'per second',
      what: 'the same in the window that was disturbed least',
    },
    {
      name: 'renegades.sensible.decisionsPerSecond',
      value: Math.round(bestRate(playing(renegades, setups, sensibleBot), effort)),
      unit: 'per second',
      what: 'the same by the game’s own bot, which looks at its seat’s view before every answer',
    },
    {
      name: 'renegades.stateBytes',
      value: quick
        ? largestState(renegades, { players: 1, clock: 'quick' }, sensibleBot, 1)
        : largestState(renegades, { players: 4, tier: 3, campaign: 'any', length: 5 }, sensibleBot, 3),
      unit: 'bytes',
      aim: { atMost: 30_000 },
      what: 'the largest state seen in campaigns of the bot with four ships and five missions, as JSON',
    },
  ];
}
