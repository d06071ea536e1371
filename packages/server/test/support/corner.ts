import type { Chance, SeatId } from '@starboard/kernel';
import type { Client, NewMatch } from '@starboard/server/client';
import { Ledger } from './ledger.ts';

/** Where one person plays one match after the other, with a hand for each of these seats or one hand for all of theirs. */
export class Corner {
  /** How many matches were played to their end, and how many of their answers were never acknowledged. */
  finished = 0;
  unsure = 0;
  readonly #wish: NewMatch;
  readonly #hands: readonly (SeatId | undefined)[];
  readonly #chance: Chance;
  #ledger: Ledger | undefined;

  constructor(wish: NewMatch, hands: readonly (SeatId | undefined)[], chance: Chance) {
    this.#wish = wish;
    this.#hands = hands;
    this.#chance = chance;
  }

  get isUnderWay(): boolean {
    return this.#ledger !== undefined;
  }

  /** Plays until something goes wrong. */
  async playOn(client: Client): Promise<never> {
    for (;;) await this.playMatch(client);
  }

  /**
   * Plays the match that was begun, or a new one, to its end; then its journal must hold what was acknowledged. Another
   * server knows it by what is stored alone.
   */
  async playMatch(client: Client, witness = client): Promise<void> {
    this.#ledger ??= await this.#begin(client);
    const ledger = this.#ledger;
    await ledger.sendAgain(client);
    await this.#playHands(client, ledger);
    await ledger.prove(witness);
    this.finished += 1;
    this.unsure += ledger.unsure;
    this.#ledger = undefined;
  }

  /** If one of the hands fails, the others would wait for it in vain. */
  async #playHands(client: Client, ledger: Ledger): Promise<void> {
    const failures: unknown[] = [];
    const hasFailed = () => failures.length > 0;
    const hands = this.#hands.map(seat => ledger.playOut(client, this.#chance, seat, hasFailed));
    await Promise.all(hands.map(hand => hand.catch(thrown => failures.push(thrown))));
    if (hasFailed()) throw failures[0];
  }

  async #begin(client: Client): Promise<Ledger> {
    const { id } = await client.begin(this.#wish);
    const { table } = await client.look(id);
    return new Ledger(
      id,
      table.seats.flatMap(seat => (seat.yours ? seat.id : [])),
    );
  }
}
