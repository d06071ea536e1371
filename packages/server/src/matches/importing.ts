import { type Journal, type Match, parseByEntry, TableError, verifyByEntry } from '@starboard/kernel';
import { inSlices, standingOf } from '@starboard/room';
import { newKey } from '../keys.ts';
import { findGame } from '../offered.ts';
import { pace } from '../pace.ts';
import { ServerRefusal } from '../refusal.ts';
import type { MatchId, Player } from '../store/index.ts';
import { keepPosition } from './founding.ts';
import { splitJournal } from './journal-text.ts';
import type { Services } from './services.ts';

/** Each holds a whole match in memory, and all of them together the thread that answers everybody. */
const mostAtOnce = 2;

/** Takes in matches that were played elsewhere. */
export class Imports {
  readonly #services: Services;
  #underWay = 0;

  constructor(services: Services) {
    this.#services = services;
  }

  /** Puts a match on the shelf, once all of it is proved. */
  async take(player: Player, text: Buffer): Promise<MatchId> {
    if (this.#underWay >= mostAtOnce)
      throw new ServerRefusal('too-many-imports', 'Others are being proved. Come back soon.');
    this.#underWay += 1;
    try {
      return await this.#prove(player, text);
    } finally {
      this.#underWay -= 1;
    }
  }

  async #prove(player: Player, text: Buffer): Promise<MatchId> {
    const { match, journal, seed } = await inSlices(proving(this.#services, text), pace);
    const { entries, ended: givenUp, seed: _, ...head } = journal;
    const standing = standingOf(match);
    const at = Date.now();
    const record = { id: newKey(), head, seed, created: at, standing };
    const seats = Object.fromEntries(match.seats.map(({ id }) => [id, {}]));
    const ended = match.outcome ? {} : { ended: givenUp ?? { winners: [], reason: { key: 'ended.unfinished' } } };
    const rows = entries.map(entry => ({ entry, standing, at }));
    await this.#services.store.addMatch(record, { host: player.id, seats, watchable: true, ...ended }, rows);
    await keepPosition(this.#services, record.id, match);
    return record.id;
  }
}

interface Proved {
  readonly match: Match;
  readonly journal: Journal;
  readonly seed: string;
}

/** What can be refused by little is not looked at any further. */
function* proving({ offer }: Services, text: Buffer): Generator<void, Proved> {
  const parts = yield* splitJournal(text);
  const journal = yield* parseByEntry(parts.head, parts.entries);
  const { seed, start } = journal;
  const { game } = findGame(offer, journal.game);
  if (seed === undefined) throw new TableError('match-not-over', 'Only a match that is over can be shown again.');
  if (start !== undefined) throw new TableError('bad-journal', 'Only matches from the beginning are shown again.');
  return { match: yield* verifyByEntry(game, journal), journal, seed };
}
