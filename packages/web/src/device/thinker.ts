import type { Answer, Odds } from '@starboard/kernel';
import { type Choice, inSlices, type Offered, type Thinker, type Trial, think, type Wish } from '@starboard/room';
import { OddsQueue } from './odds-queue.ts';
import { pace } from './pace.ts';

/** Thinks in the worker that keeps the matches, in slices: whatever the page asks has its turn in between. */
export class DeviceThinker implements Thinker {
  readonly #rulesOf: (game: string) => Promise<Offered>;
  readonly #odds = new OddsQueue();

  constructor(rulesOf: (game: string) => Promise<Offered>) {
    this.#rulesOf = rulesOf;
  }

  async answer({ prepare }: Wish<Choice>): Promise<Answer | undefined> {
    await pace.pause();
    const choice = await prepare();
    if (choice === undefined) return undefined;
    return (await inSlices(think(await this.#rulesOf(choice.game), choice), pace)) as Answer;
  }

  async odds({ prepare, isWanted }: Wish<Trial>): Promise<Odds | undefined> {
    const trial = await prepare();
    if (trial === undefined) return undefined;
    return (await this.#odds.conclude(think(await this.#rulesOf(trial.game), trial), isWanted)) as Odds;
  }
}
