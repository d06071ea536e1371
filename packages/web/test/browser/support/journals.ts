import { endeavours } from '@starboard/endeavours';
import { endure, type Setup, type State, sensibleBot, type View } from '@starboard/endure';
import { horde, sensibleBot as sensibleHero } from '@starboard/horde';
import { type Answer, botAnswers, Chance, type Journal, Match, seedFrom } from '@starboard/kernel';
import {
  type Setup as RenegadesSetup,
  type State as RenegadesState,
  type View as RenegadesView,
  renegades,
  sensibleBot as sensibleCrew,
} from '@starboard/renegades';
import type { Page } from '../../../../../testing/browser.ts';

/** A position in a match that bots play. */
type Moment = Match<State, Setup, View>;

const mostTried = 400;

interface Sought {
  readonly survivors?: number;
  /** The first of the seeds to be tried: then the next ones, should the rules have changed. */
  readonly seed: number;
  isIt(moment: Moment): boolean;
}

/** A match as it stands when what is looked for comes for the first time. */
function playedUntil({ survivors = 4, seed, isIt }: Sought): Journal {
  for (let tried = seed; tried < seed + mostTried; tried++) {
    const hidden = seedFrom(`crowd ${tried}`);
    const match: Moment = Match.begin(endure, { survivors }, { seed: hidden });
    const chance = new Chance(seedFrom('hands'));
    for (;;) {
      if (isIt(match)) return { ...match.journal(), seed: hidden };
      const [seat] = match.waitingFor;
      if (seat === undefined) break;
      botAnswers(match, seat, sensibleBot, chance);
    }
  }
  throw new Error('No match comes to that.');
}

/** The last survivor is about to end their turn, and then at least so many enemies come. */
export function beforeEnemies(figures: number, { survivors = 4, seed }: { survivors?: number; seed: number }): Journal {
  const count = (match: Moment) => match.state.figures.length;
  let before = { round: 1, figures: 0 };
  const journal = playedUntil({
    survivors,
    seed,
    isIt: match => {
      const { round } = match.state;
      const [last] = match.entriesFrom(Math.max(0, match.entries - 1));
      const hasEnded = last?.kind === 'answer' && last.answer === 'end' && round === before.round + 1;
      const isEnough = before.figures >= figures;
      before = { round, figures: count(match) };
      return hasEnded && isEnough && match.outcome === undefined;
    },
  });
  return { ...journal, entries: journal.entries.slice(0, -1) };
}

/** Somebody can attack, and at least so many enemies are on the map. */
export function beforeAttack(figures: number, { survivors = 4, seed }: { survivors?: number; seed: number }): Journal {
  return playedUntil({
    survivors,
    seed,
    isIt: match => {
      const [seat] = match.waitingFor;
      const ask = seat === undefined ? undefined : match.askOf(seat);
      const canAttack =
        ask?.shape === 'one' && ask.options.some(option => typeof option !== 'string' && option.group === 'attack');
      return canAttack && match.state.figures.length >= figures;
    },
  });
}

export function playedOut(seed = 0): Journal {
  return playedUntil({ seed, isIt: match => match.outcome !== undefined });
}

/** A match that was won, or lost, by all. */
export function endedBy(isWon: boolean): Journal {
  return playedUntil({
    survivors: isWon ? 6 : 4,
    seed: 0,
    isIt: ({ outcome }) => outcome !== undefined && outcome.winners.length > 0 === isWon,
  });
}

/** In a mission of Horde Mode somebody whose turn begins can advance, and at least so many enemy units are on the table. */
export function midBattle(units: number, seed = 0): Journal {
  for (let tried = seed; tried < seed + mostTried; tried++) {
    const hidden = seedFrom(`battle ${tried}`);
    const setup = { heroes: 4, seats: 1, factions: ['corsairs', 'swarm'], events: true };
    const match = Match.begin(horde, setup, { seed: hidden });
    const chance = new Chance(seedFrom('hands'));
    for (let [seat] = match.waitingFor; seat !== undefined; [seat] = match.waitingFor) {
      const { units: foes, activation, round } = match.state;
      const isFresh = activation !== null && !activation.acted && !activation.skilled;
      if (match.decision?.name === 'act' && isFresh && round > 1 && foes.length >= units) {
        return { ...match.journal(), seed: hidden };
      }
      botAnswers(match, seat, sensibleHero, chance);
    }
  }
  throw new Error('No mission comes to that.');
}

type Crews = Match<RenegadesState, RenegadesSetup, RenegadesView>;

/** A match of Renegades when this is asked for the first time, or for the first time at such a moment. */
export function crewsAsked(
  question: string,
  setup: object = {},
  isIt: (match: Crews) => boolean = () => true,
): Journal {
  for (let tried = 0; tried < mostTried; tried++) {
    const hidden = seedFrom(`crews ${tried}`);
    const match = Match.begin(renegades, renegades.setup.parse({ mission: 'monolithsShadow', ...setup }), {
      seed: hidden,
    });
    const chance = new Chance(seedFrom('hands'));
    for (let [seat] = match.waitingFor; seat !== undefined; [seat] = match.waitingFor) {
      if (match.decision?.name === question && isIt(match)) return { ...match.journal(), seed: hidden };
      botAnswers(match, seat, sensibleCrew, chance);
    }
  }
  throw new Error('No mission comes to that.');
}

/** What somebody answers to have a rocket with fuel in LEO in the second year. */
const fitting: readonly Answer[] = [
  [],
  ...['aqua', 'operation.purchase', 'telescope', 'rover', 'done', 'end'],
  ...['aqua', 'operation.boost', 'telescope@SEL4', 'T12@LEO', 'X03@LEO', 'H04@LEO', 'rover@LEO'],
  ...['water', 'water', 'water', 'water'],
  ...['free.transfer', 'stack:0', 'card:5', 'card:6', 'card:7', 'card:1', 'card:8', 'water', 'water', 'water', 'water'],
  ...['free.radiator', 'free.role', 'free.convert', '4'],
];

/** A programme of Endeavours with a ship that can fly. */
export function rocketReady(): Journal {
  const seed = seedFrom('plan 0');
  const match = Match.begin(endeavours, endeavours.setup.parse({ difficulty: 2 }), { seed });
  for (const answer of fitting) match.answer('player', answer);
  return { ...match.journal(), seed };
}

/** Opens a match that was saved as a file: it is kept on this device from then on. */
export async function bring(page: Page, journal: Journal): Promise<void> {
  const buffer = Buffer.from(JSON.stringify(journal));
  await page.locator('input[type="file"]').setInputFiles({ name: 'match.json', mimeType: 'application/json', buffer });
  await page.waitForURL(/\/(device|replay)\//);
}
