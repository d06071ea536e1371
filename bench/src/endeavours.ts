import { endeavours } from '@starboard/endeavours';
import { randomBot } from '@starboard/kernel';
import { averageRate, largestState, playing } from './games.ts';
import { bestRate, type Effort, type Figure } from './measure.ts';

/** Every difficulty with different Crews and switches. */
const setups = [
  { difficulty: 1, crew: 'C07' },
  { difficulty: 2, crew: 'C10', noSails: true },
  { difficulty: 3, crew: 'C12', hazardScale: 1 },
  { difficulty: 4, crew: 'C02', wormholeBlueOnly: true },
];

/** What a decision of Endeavours costs, over whole games of 84 years. */
export function endeavoursFigures(effort: Effort): Figure[] {
  const quick = effort.rounds === 1;
  const random = playing(endeavours, setups, randomBot);
  return [
    {
      name: 'endeavours.random.decisionsPerSecond',
      value: averageRate(random, effort),
      unit: 'per second',
      aim: { atLeast: 30_000 },
      what: 'random play of whole games, one after the other, headless, one core, on the average of 6 s',
    },
    {
      name: 'endeavours.random.bestPerSecond',
      value: Math.round(bestRate(random, effort)),
      unit: 'per second',
      what: 'the same in the window that was disturbed least',
    },
    {
      name: 'endeavours.stateBytes',
      value: largestState(endeavours, setups[3], randomBot, quick ? 1 : 10),
      unit: 'bytes',
      aim: { atMost: 40_000 },
      what: 'the largest state seen in whole games at random, as JSON',
    },
  ];
}
