import { type Answer, botChooses, Chance, type Match, randomBot, type SeatId } from '@starboard/kernel';
import { Refusal } from './refusal.ts';
import type { Room } from './room.ts';
import { hasBots, stuck } from './seating.ts';
import { CutOff } from './thinker.ts';

/** What somebody else has just stored, that one goes on from; unless it has died. */
const laterMillis = 2_000;
/** When to look again whether there is a place to play at. */
const placeMillis = 5_000;

/** A question to a bot. */
interface Asked {
  readonly decision: number;
  readonly seat: SeatId;
  readonly bot: string;
}

/** Answers for the seats of a match that bots hold, as long as somebody is there to see it. */
export class BotPlayer {
  readonly #room: Room;
  #isThinking = false;
  #cancelLater: (() => void) | undefined;
  #isStopped = false;
  /** How many answers bots have given since a person last did anything. */
  #inARow = 0;
  /** Nobody is there: they wait until somebody looks. */
  isPaused = false;

  constructor(room: Room) {
    this.#room = room;
  }

  get isAwake(): boolean {
    return this.#isThinking || this.#cancelLater !== undefined;
  }

  /** Lets a bot answer, if one is asked. Others get their turn in between. */
  wake(match: Match): void {
    this.isPaused = false;
    if (hasBots(this.#room.seating)) this.#room.around.botPlaces.take(this.#room);
    if (this.#isThinking || this.#isStopped || this.#asked(match) === undefined) return;
    void this.#play();
  }

  wakeLater(match: Match): void {
    if (this.isAwake || this.#asked(match) === undefined) return;
    this.#waitFor(laterMillis);
  }

  hasAnswered(by: 'person' | 'bot'): void {
    this.#inARow = by === 'bot' ? this.#inARow + 1 : 0;
  }

  stop(): void {
    this.#isStopped = true;
    this.#cancelLater?.();
  }

  #waitFor(millis: number): void {
    if (!this.#isStopped) this.#cancelLater = this.#room.around.clock.after(millis, () => void this.#play());
  }

  #asked(match: Match): Asked | undefined {
    const { seating, around } = this.#room;
    if (seating.ended !== undefined || seating.stuck || match.entries >= around.limits.mostEntries) return undefined;
    const seat = match.waitingFor.find(each => seating.seats[each]?.bot !== undefined);
    if (seat === undefined) return undefined;
    return { decision: match.decisionId, seat, bot: seating.seats[seat]!.bot! };
  }

  async #play(): Promise<void> {
    this.#cancelLater?.();
    this.#cancelLater = undefined;
    this.#isThinking = true;
    const room = this.#room;
    let asked: Asked | undefined;
    const prepare = async () => {
      const thought = await this.#prepare();
      asked = thought;
      return thought;
    };
    try {
      const answer = await room.around.thinker
        .answer({ by: 'bot', payer: room.payer, prepare, isWanted: () => !this.#isStopped })
        .catch(cutOffAnswer);
      if (answer === undefined || this.#isStopped) return;
      await room.inTurn(match => this.#answer(match, asked!, answer));
    } catch (thrown) {
      this.#failed(thrown);
    }
  }

  /** What is to be thought about once there is time for it. A match that left memory wakes its bots when it comes back. */
  async #prepare() {
    const thought = this.#room.isInMemory ? await this.#room.inTurn(match => this.#maybeThought(match)) : undefined;
    if (thought === undefined) this.#isThinking = false;
    return thought;
  }

  async #maybeThought(match: Match) {
    const asked = this.#asked(match);
    if (asked === undefined || this.#isStopped || (await this.#maybePause(match))) {
      this.#isThinking = false; // Whoever wakes them in the next turn does so not in vain.
      return undefined;
    }
    const about = { game: match.game.id, standpoint: match.standpoint(), seed: this.#room.around.newSeed() };
    return { kind: 'answer', ...about, ...asked } as const;
  }

  /** Nobody is there, they have got nowhere, or they play in enough other matches. */
  async #maybePause(match: Match): Promise<boolean> {
    const room = this.#room;
    this.isPaused = !(await room.isAttended());
    if (!this.isPaused && !room.around.botPlaces.take(room)) {
      this.#waitFor(placeMillis);
      return true;
    }
    const isStuck = !this.isPaused && this.#inARow >= room.around.limits.mostBotAnswers;
    if (isStuck) {
      this.#inARow = 0;
      await room.change(match, stuck);
    }
    return this.isPaused || isStuck;
  }

  async #answer(match: Match, { decision, seat, bot }: Asked, chosen: Answer | typeof anything): Promise<void> {
    const room = this.#room;
    const { around } = room;
    this.#isThinking = false;
    if (this.#isStopped) return;
    const isStale = match.decisionId !== decision || match.askOf(seat) === undefined;
    if (isStale || room.seating.seats[seat]?.bot !== bot || this.#asked(match) === undefined) {
      around.notes.thoughtInVain();
      this.wake(match);
      return;
    }
    const answer = chosen === anything ? botChooses(match, seat, randomBot, new Chance(around.newSeed())) : chosen;
    room.watching(match, () => match.answer(seat, answer, decision));
    if (await room.commit(match, 'bot')) around.notes.answered('bot');
  }

  #failed(thrown: unknown): void {
    this.#isThinking = false;
    if (this.#isStopped) return;
    const room = this.#room;
    if (thrown instanceof Refusal && thrown.code === 'too-much-thinking') {
      this.#waitFor(Number(thrown.details?.['retryAfter']) * 1_000);
      return;
    }
    // The match waits; it goes on when somebody looks at it again.
    room.around.notes.failed('a bot could not answer', { err: thrown, match: room.id });
  }
}

/** Whatever is offered: others wait for this bot, and what it took so long to choose is not worth more of their time. */
const anything = Symbol('anything');

function cutOffAnswer(thrown: unknown): typeof anything {
  if (thrown instanceof CutOff) return anything;
  throw thrown;
}
