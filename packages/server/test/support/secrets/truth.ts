import { type Entry, type Game, Match } from '@starboard/kernel';
import { storedIn } from '../store/stored.ts';

/** A match as it truly is, with all its secrets: played again, past the server, from what the store holds. */
export class Truth<State = unknown> {
  readonly match: Match<State>;
  readonly seed: string;
  readonly #folder: string;
  readonly #id: string;

  constructor(game: Game<State, never>, folder: string, id: string) {
    const row = storedIn(folder)['matches']!.find(each => each['id'] === id)!;
    this.seed = row['seed'] as string;
    this.#folder = folder;
    this.#id = id;
    const { setup } = JSON.parse(row['head'] as string);
    this.match = Match.begin(game as Game<State>, setup, { seed: this.seed, checkpointEvery: 1 });
  }

  /** Takes in what was stored since; calls `told` after each entry, and `said` after each thing said on the way to it. */
  catchUp(told?: () => void, said: () => void = () => undefined): void {
    const rows = storedIn(this.#folder)['journal']!.filter(({ match }) => match === this.#id);
    for (const row of rows.slice(this.match.entries)) {
      const entry = JSON.parse(row['entry'] as string) as Entry;
      if (entry.kind === 'answer') this.match.watching(() => this.match.answer(entry.seat, entry.answer), said);
      else if (entry.kind === 'undo') this.match.undo(entry.keep, entry.by);
      told?.();
    }
  }
}
