import { botAnswers, Chance, type Match, type SeatId } from '@starboard/kernel';
import { newSeed } from '../keys.ts';
import { findBot } from '../offered.ts';
import type { Room } from './room.ts';

/** What another server has just stored, that one goes on from; unless it has died. */
const laterMillis = 2_000;

/** Answers for the seats of a match that bots hold. */
export class BotPlayer {
  readonly #room: Room;
  #chance: Chance | undefined;
  #soon: NodeJS.Immediate | undefined;
  #later: NodeJS.Timeout | undefined;
  #isStopped = false;

  constructor(room: Room) {
    this.#room = room;
  }

  get isAwake(): boolean {
    return this.#soon !== undefined || this.#later !== undefined;
  }

  /** Lets a bot answer, if one is asked. Others get their turn in between. */
  wake(match: Match): void {
    if (this.#soon !== undefined || this.#isStopped || this.#seatAsked(match) === undefined) return;
    this.#soon = setImmediate(() => this.#answer());
  }

  wakeLater(match: Match): void {
    if (this.isAwake || this.#isStopped || this.#seatAsked(match) === undefined) return;
    this.#later = setTimeout(() => this.#answer(), laterMillis);
  }

  stop(): void {
    this.#isStopped = true;
    clearTimeout(this.#later);
  }

  #seatAsked(match: Match): SeatId | undefined {
    const { gathering } = this.#room;
    if (gathering.ended !== undefined) return undefined;
    return match.waitingFor.find(seat => gathering.seats[seat]?.bot !== undefined);
  }

  async #answer(): Promise<void> {
    clearTimeout(this.#later);
    this.#later = this.#soon = undefined;
    const room = this.#room;
    try {
      await room.inTurn(async match => {
        const seat = this.#seatAsked(match);
        if (seat === undefined || this.#isStopped) return;
        const bot = findBot(room.offered, room.gathering.seats[seat]!.bot);
        this.#chance ??= new Chance(newSeed());
        const chance = this.#chance;
        room.watching(match, () => botAnswers(match, seat, bot, chance));
        if (await room.commit(match)) room.house.metrics.answers.inc({ by: 'bot' });
      });
    } catch (thrown) {
      // The match waits; it goes on when somebody looks at it again.
      room.house.log.error({ err: thrown, match: room.id }, 'a bot could not answer');
    }
  }
}
