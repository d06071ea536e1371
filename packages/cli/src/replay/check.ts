import { type Game, type Journal, type Match, type Seed, TableError, type Text, verify } from '@starboard/kernel';
import type { Language } from '@starboard/kernel/text';
import { Failure, reasonOf } from '../errors.ts';
import { inLanguage } from '../setup/settings.ts';
import { text } from '../text/index.ts';
import { whereIs } from './read.ts';

/** Plays a journal again with everything checked, or says what did not come out as the file has it. */
export function check(game: Game, journal: Journal, seed: Seed, language: Language): Match {
  const match = verified(game, journal, seed, language);
  // The seed is revealed at the end alone: whoever cuts entries off leaves it behind.
  const isOver = match.outcome !== undefined || journal.ended !== undefined;
  if (journal.seed !== undefined && !isOver) throw new Failure(text('cli.replay.cutOff'));
  return match;
}

function verified(game: Game, journal: Journal, seed: Seed, language: Language): Match {
  try {
    return inLanguage(language, () => verify(game, journal, seed));
  } catch (refused) {
    if (!(refused instanceof TableError)) throw new Failure(text('cli.replay.fails', { reason: reasonOf(refused) }));
    const { problems } = refused.details;
    throw new Failure(complaint(refused, game, journal), Array.isArray(problems) ? problems.map(String) : []);
  }
}

function complaint({ code, message, details }: TableError, game: Game, journal: Journal): Text {
  switch (code) {
    case 'bad-setup':
      return text('cli.replay.setup');
    case 'wrong-seed':
      return text('cli.replay.wrongSeed');
    case 'other-version':
      return text('cli.replay.version', { game: game.id, version: Number(details['version']), here: game.version });
    case 'journal-mismatch':
      return mismatch(Number(details['entry']), journal);
    default:
      return text('cli.replay.fails', { reason: message });
  }
}

function mismatch(at: number, { entries }: Journal): Text {
  const entry = entries[at];
  if (entry?.kind === 'answer') return text('cli.replay.otherwise', whereIs(at, entry.step, entry.decision));
  return text('cli.replay.otherwiseAt', { entry: at + 1 });
}
