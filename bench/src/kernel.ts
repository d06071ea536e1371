import { beacon } from '@starboard/beacon';
import {
  Chance,
  type Checkpoint,
  diff,
  type Effect,
  Effects,
  type Flow,
  type Journal,
  Match,
  randomAnswer,
  seedFrom,
} from '@starboard/kernel';
import { boardgameIoRace } from './boardgameio.ts';
import { bestMicros, bestRate, type Effort, type Figure, headToHead, median, type Work } from './measure.ts';
import { paces, type Race, race, raceLength, randomPaces, stretch } from './race.ts';

const seed = seedFrom('bench');
const loadedRace = race(true);

type RaceMatch = Match<Race, { length: number }>;

function run(match: RaceMatch, nextPace: () => number, answers: number): void {
  for (let i = 0; i < answers && match.decision; i++) match.answer(match.decision.seats[0]!, paces[nextPace()]!.key);
}

/** Races on our kernel, one after the other, every answer checked and remembered. */
function kernelRace(loaded: boolean): Work {
  const game = race(loaded);
  const nextPace = randomPaces();
  let match: RaceMatch | undefined;
  return () => {
    if (match?.decision === undefined) match = Match.begin(game, { length: raceLength }, { seed }) as RaceMatch;
    run(match, nextPace, stretch);
    return stretch;
  };
}

/** What a server pays on top: after every answer its entry is hashed, sealed and read. */
function journalled(effort: Effort): Figure {
  const nextPace = randomPaces();
  let match: RaceMatch | undefined;
  const rate = bestRate(() => {
    if (match?.decision === undefined) match = Match.begin(loadedRace, { length: raceLength }, { seed }) as RaceMatch;
    run(match, nextPace, 1);
    return match.entriesFrom(match.entries - 1).length;
  }, effort);
  return {
    name: 'kernel.state12k.journalledPerSecond',
    value: Math.round(rate),
    unit: 'per second',
    what: 'the race with 12 KB of state as a server plays it: each answer becomes a sealed entry, and is read',
  };
}

function againstBoardgameIo(effort: Effort): Figure[] {
  // The loaded race first: the compiler then knows no other.
  return [true, false].flatMap(loaded => {
    const name = loaded ? 'state12k' : 'small';
    const bytes = JSON.stringify(Match.begin(race(loaded), { length: 1 }, { seed }).state).length;
    const what = loaded ? `the same race with ${bytes} bytes of state, one number changed a move` : 'a small race';
    const { ours, theirs, times } = headToHead(kernelRace(loaded), boardgameIoRace(loaded), effort);
    return [
      {
        name: `kernel.${name}.decisionsPerSecond`,
        value: Math.round(ours),
        unit: 'per second',
        ...(!loaded && { aim: { atLeast: 1_000_000 } }),
        what: `random play of ${what}, headless, one core`,
      },
      {
        name: `boardgameio.${name}.movesPerSecond`,
        value: Math.round(theirs),
        unit: 'per second',
        what: `${what} on boardgame.io 0.50.2`,
      },
      {
        name: `kernel.${name}.vsBoardgameio`,
        value: round(times, 1),
        unit: 'times',
        aim: { atLeast: loaded ? 300 : 100 },
        what: 'the one over the other, in turns in one process, median over pairs of windows',
      },
    ];
  });
}

/** A step of many answers over a state of 12 KB. */
const longStep: typeof loadedRace = {
  ...loadedRace,
  *step(t): Flow {
    for (let i = 0; i < 100; i++) yield* loadedRace.step(t);
  },
};

function restoring(effort: Effort): Figure {
  const match = Match.begin(longStep, { length: 1_000_000 }, { seed, checkpointEvery: 1 });
  const chance = new Chance(seedFrom('forks'));
  run(match as RaceMatch, randomPaces(), 110);
  return {
    name: 'kernel.restoreMicros',
    value: round(
      bestMicros(() => match.fork(chance), effort),
      1,
    ),
    unit: 'µs',
    aim: { atMost: 60 },
    what: 'copy the checkpoint of a 12 KB state and run a step again up to its 10th answer',
  };
}

function resuming(effort: Effort): Figure[] {
  const game = race(true);
  const match = Match.begin(game, { length: 1_000_000 }, { seed });
  run(match as RaceMatch, randomPaces(), 2_000);
  const journal: Journal = match.journal();
  const checkpoint: Checkpoint<Race> = match.checkpoint();
  const millis = (from?: Checkpoint<Race>) =>
    bestMicros(() => Match.resume(game, journal, { seed }, from), effort) / 1_000;
  return [
    {
      name: 'kernel.resume2000.fromCheckpointMillis',
      value: round(millis(checkpoint), 3),
      unit: 'ms',
      aim: { atMost: 1 },
      what: 'take up a match of 2,000 answers from its checkpoint',
    },
    {
      name: 'kernel.resume2000.fromZeroMillis',
      value: round(millis(), 2),
      unit: 'ms',
      aim: { atMost: 100 },
      what: 'take up the same match from its journal alone',
    },
  ];
}

function rolling(effort: Effort): Figure {
  const chance = new Chance(seed);
  let sum = 0;
  const rate = bestRate(() => {
    for (let i = 0; i < 10_000; i++) sum += chance.die();
    return 10_000;
  }, effort);
  if (sum === 0) throw new Error('No dice were rolled.');
  return {
    name: 'kernel.dicePerSecond',
    value: Math.round(rate),
    unit: 'per second',
    aim: { atLeast: 10_000_000 },
    what: 'unbiased six-sided dice from the ChaCha stream',
  };
}

/** The cost of an answer late in a match over that of an early one: medians over many matches, a window of answers each. */
function flatness({ rounds }: Effort): Figure {
  const window = 500;
  const nextPace = randomPaces();
  const early: number[] = [];
  const late: number[] = [];
  const timed = (work: () => void) => {
    const start = performance.now();
    work();
    return performance.now() - start;
  };
  for (let i = 0; i < 3 + Math.min(40, rounds * 2); i++) {
    const match = Match.begin(race(true), { length: 1_000_000 }, { seed }) as RaceMatch;
    run(match, nextPace, 100);
    const first = timed(() => run(match, nextPace, window));
    run(match, nextPace, 10_000 - match.answers);
    const last = timed(() => run(match, nextPace, window));
    if (i < 3) continue; // the first ones warm the compiler up
    early.push(first);
    late.push(last);
  }
  return {
    name: 'kernel.flatness',
    value: round(median(late) / median(early), 2),
    unit: 'times',
    aim: { atMost: 1.2 },
    what: `answers from 10,000 on over answers from 100 on, ${window} each`,
  };
}

interface DiceHooks {
  readonly state: readonly number[];
  readonly owner: number;
  readonly changes: { readonly dice: readonly [number, { readonly by: number }] };
  readonly tells: Record<never, never>;
  readonly events: Record<never, never>;
}

/** A question to 40 effects in force, of which one in four has something to say, as a rule asks in its inner loop. */
function effectsInForce(effort: Effort): Figure {
  const inForce = Array.from({ length: 40 }, (_, i) => i);
  const helps: Effect<DiceHooks> = { dice: (dice, { by }, owner) => (by === owner ? dice + 1 : dice) };
  const silent: Effect<DiceHooks> = {};
  const effects = new Effects<DiceHooks>().from([
    () => (state, show) => {
      for (const owner of state) show(owner % 4 === 0 ? helps : silent, owner);
    },
  ]);
  let sum = 0;
  const rate = bestRate(() => {
    for (let i = 0; i < 100; i++) sum += effects.change(inForce, 'dice', 3, { by: i & 31 });
    return 100;
  }, effort);
  if (sum === 0) throw new Error('No effect was asked.');
  return {
    name: 'kernel.effectsNanos',
    value: Math.round(1e9 / rate),
    unit: 'ns',
    what: 'change one value by asking 40 effects in force',
  };
}

/** How much goes over the wire for one answer: the patch between two views of a seat. */
function updates(effort: Effort): Figure[] {
  const chance = new Chance(seedFrom('updates'));
  const sizes: number[] = [];
  for (let i = 0; i < Math.min(200, 20 * effort.rounds); i++) {
    const match = Match.begin(beacon, {}, { seed: seedFrom(`updates ${i}`) });
    let before = match.view('keeper');
    while (match.decision) {
      const seat = match.waitingFor[0]!;
      match.answer(seat, randomAnswer(match.askOf(seat)!, chance));
      const after = match.view('keeper');
      sizes.push(JSON.stringify(diff(before, after)).length);
      before = after;
    }
  }
  return [
    {
      name: 'kernel.update.medianBytes',
      value: median(sizes),
      unit: 'bytes',
      aim: { atMost: 300 },
      what: 'a patch between two views of the small example game',
    },
  ];
}

export function kernelFigures(effort: Effort): Figure[] {
  return [
    ...againstBoardgameIo(effort),
    journalled(effort),
    restoring(effort),
    ...resuming(effort),
    rolling(effort),
    flatness(effort),
    effectsInForce(effort),
    ...updates(effort),
  ];
}

function round(value: number, digits: number): number {
  return Number(value.toFixed(digits));
}
