import { endeavours, enginesOf, routesOf } from '@starboard/endeavours';
import { type Scene, scene } from '@starboard/endeavours/testing';
import { Chance, Match, playOut, randomBot, seedFrom } from '@starboard/kernel';
import { averageRate, largestState, playing } from './games.ts';
import { bestMicros, bestRate, type Effort, type Figure, median } from './measure.ts';

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
      what: 'random play of whole games, one after the other, headless, one core, the best of three averages over 6 s',
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
    ...planning(quick ? effort : { ...effort, rounds: 20 }),
    restoring(effort),
  ];
}

/** Ships that a plan is worth making for: thruster, support, cooling and a Rover, with little fuel and with much. */
const ships: readonly Parameters<Scene['rocket']>[1][] = [
  { cards: ['T05', 'G08', 'H08', 'C07', 'rover'], wet: 10 },
  { cards: ['T05', 'G08', 'H08', 'C07', 'rover'], wet: 24 },
  { cards: ['T12', 'X03', { card: 'H04', heavy: true }, 'rover'], wet: 10 },
  { cards: ['T12', 'X03', { card: 'H04', heavy: true }, 'rover'], wet: 20 },
];

/** What it takes to know all routes of a ship to every node: it is done whenever somebody looks at one. */
function planning(effort: Effort): Figure[] {
  const taken = ships.flatMap(ship =>
    (['LEO', 'SA-L1'] as const).map(node => {
      const { state } = scene().rocket(node, ship);
      const stack = state.stacks.at(-1)!;
      const engine = enginesOf(state, stack)[0]!;
      return bestMicros(() => routesOf(state, stack, engine), effort) / 1_000;
    }),
  );
  const what = `all routes over 30 years that no other beats, to every node, for ${ships.length} ships from LEO and from Saturn L1`;
  return [
    { name: 'endeavours.planner.millis', value: rounded(median(taken)), unit: 'ms', aim: { atMost: 20 }, what },
    {
      name: 'endeavours.planner.worstMillis',
      value: rounded(Math.max(...taken)),
      unit: 'ms',
      what: 'the same for the worst of them',
    },
  ];
}

function restoring(effort: Effort): Figure {
  const seed = seedFrom('restored');
  const match = Match.begin(endeavours, setups[1], { seed });
  const chance = new Chance(seedFrom('restored bot'));
  while (match.state.year < 84) playOut(match, randomBot, chance, 1);
  const [journal, checkpoint] = [match.journal(), match.checkpoint()];
  return {
    name: 'endeavours.restore.millis',
    value: rounded(bestMicros(() => Match.resume(endeavours, journal, { seed }, checkpoint), effort) / 1_000),
    unit: 'ms',
    aim: { atMost: 5 },
    what: `take up a game in its 84th year (${match.answers} answers) from its checkpoint`,
  };
}

function rounded(millis: number): number {
  return Math.round(millis * 100) / 100;
}
