import { endure, sensibleBot } from '@starboard/endure';
import {
  type Bot,
  Chance,
  type Game,
  type Journal,
  type LogEntry,
  Match,
  playOut,
  seedFrom,
  type Viewer,
} from '@starboard/kernel';
import { type Beat, type Ending, film } from '../../src/replay/film/film.ts';

export const game = endure as Game;

/** A match of three that the bots have played to its end; in it a radar token is looked at in secret. */
export function playedOut(): Match {
  const match = Match.begin(game, { survivors: ['captain-a', 'psychic-a', 'medic-a'] }, { seed: seedFrom('a film') });
  playOut(match, sensibleBot as Bot, new Chance(seedFrom('golden players')), 5_000);
  return match;
}

/** The same match, but its players changed their minds on the way: after so many answers they took back so many. */
export function playedWithUndo(answers: number, taken: number): Journal {
  const { entries, seed, ...head } = playedOut().journal();
  const match = Match.begin(game, head.setup, { seed: seed as never, checkpointEvery: 1 });
  for (const entry of entries.slice(0, answers)) if (entry.kind === 'answer') match.answer(entry.seat, entry.answer);
  match.undo(
    match.answers - taken,
    match.seats.map(({ id }) => id),
  );
  playOut(match, sensibleBot as Bot, new Chance(seedFrom('other players')), 5_000);
  return match.journal();
}

export function watch(journal: Journal, eyes: Viewer = 'spectator', rules = game): { beats: Beat[]; ending: Ending } {
  const { reel } = film(rules, journal, eyes);
  const beats: Beat[] = [];
  for (;;) {
    const next = reel.next();
    if (next.done) return { beats, ending: next.value };
    beats.push(...next.value);
  }
}

/** What these eyes could read in the journal. */
export function toldIn({ opening, entries }: Journal, eyes: Viewer): LogEntry[] {
  const said = entries.flatMap(entry => (entry.kind === 'answer' ? entry.said : []));
  return [...opening, ...said].filter(({ to }) => to === undefined || to.includes(eyes));
}
