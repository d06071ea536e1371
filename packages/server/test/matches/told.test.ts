import { type State as Beacon, beacon } from '@starboard/beacon';
import { type State as Endure, endure, sensibleBot } from '@starboard/endure';
import {
  type Answer,
  type Bot,
  botAnswers,
  Chance,
  commitment,
  diff,
  type Game,
  isEmptyPatch,
  type LogEntry,
  type Match,
  type Plain,
  randomBot,
  type SeatId,
  seedFrom,
  showDecision,
} from '@starboard/kernel';
import type { Client, Whole } from '@starboard/server/client';
import { expect, onTestFinished, test } from 'vitest';
import { guest, openSite, type Site } from '../support/house.ts';
import { RawStream } from '../support/raw-stream.ts';
import { Truth } from '../support/secrets/truth.ts';
import { until } from '../support/until.ts';

/** How a match stands for some eyes, made without the server's help: what the game shows them, and no more. */
interface Moment {
  readonly position: Plain;
  readonly log: readonly LogEntry[];
  /** How long the log is that nobody may read whole. */
  readonly wholeLog: number;
  /** How things looked on the way here, whenever something was said that these eyes may read. */
  readonly glimpses: readonly Glimpse[];
}

type Glimpse = Omit<Moment, 'wholeLog' | 'glimpses'>;

function momentOf(match: Match, eyes: readonly SeatId[], glimpses: readonly Glimpse[]): Moment {
  const seat = eyes.find(each => match.waitingFor.includes(each)) ?? eyes[0] ?? 'spectator';
  const { outcome, log } = match;
  const decision = showDecision(match, seat);
  const position = { seat, view: match.view(seat), ...(decision && { decision }), ...(outcome && { outcome }) };
  return { position: asSent(position), log: readable(match, eyes), wholeLog: log.length, glimpses };
}

/** Question and eyes are still the ones before; what is seen goes on. */
function glimpseOf(match: Match, eyes: readonly SeatId[], { position }: Moment): Glimpse {
  const { seat } = position as { seat: SeatId };
  return { position: asSent({ ...(position as object), view: match.view(seat) }), log: readable(match, eyes) };
}

function readable({ log }: Match, eyes: readonly SeatId[]): readonly LogEntry[] {
  return asSent(log.filter(({ to }) => to === undefined || to.some(each => eyes.includes(each))));
}

function asSent<T>(value: unknown): T {
  return JSON.parse(JSON.stringify(value));
}

/** The change from one moment to the next, as small as it can be told, with all that was said but the last as steps. */
function updateOf(before: Moment, after: Moment): unknown {
  const cut = after.wholeLog < before.wholeLog ? { cut: after.log.length } : {};
  const way = after.glimpses.slice(0, -1);
  const stages: readonly Glimpse[] = [before, ...way, after];
  const steps = way.map((glimpse, at) => stepOf(stages[at]!, glimpse));
  return asSent({ ...cut, ...(steps.length > 0 && { steps }), ...stepOf(stages.at(-2)!, after) });
}

function stepOf(before: Glimpse, after: Glimpse): object {
  const said = after.log.slice(before.log.length);
  const patch = diff(before.position, after.position);
  return { ...(said.length > 0 && { said }), ...(!isEmptyPatch(patch) && { patch }) };
}

/** Somebody at a match, and everything they were told of it. */
class Viewer {
  readonly eyes: readonly SeatId[];
  readonly client: Client;
  readonly stream: RawStream;
  readonly told: { readonly event: string; readonly entries: number; readonly data: unknown }[] = [];
  readonly looked: Whole[] = [];
  readonly moments: Moment[] = [];
  #glimpses: Glimpse[] = [];

  constructor(port: number, match: string, client: Client & { token: string }, ...eyes: SeatId[]) {
    this.eyes = eyes;
    this.client = client;
    const { token } = client;
    this.stream = new RawStream(port, match, {
      token,
      hear: ({ event, id, data }) =>
        this.told.push({ event, entries: Number(id.split('.')[0]), data: JSON.parse(data) }),
    });
  }

  glimpse(match: Match): void {
    const glimpse = glimpseOf(match, this.eyes, this.moments.at(-1)!);
    const heard = (this.#glimpses.at(-1) ?? this.moments.at(-1)!).log.length;
    if (glimpse.log.length > heard) this.#glimpses.push(glimpse);
  }

  remember(match: Match): Moment {
    const moment = momentOf(match, this.eyes, this.#glimpses);
    this.moments.push(moment);
    this.#glimpses = [];
    return moment;
  }

  /** Finds that everything that was told is what may be seen, and nothing besides. */
  checkAll(table: (entries: number) => unknown): void {
    for (const { event, entries, data } of this.told) {
      const now = this.moments[entries]!;
      if (event === 'state') expect(data).toEqual({ position: now.position, log: now.log });
      else if (event === 'update') expect(data).toEqual(updateOf(this.moments[entries - 1]!, now));
      else expect(data).toEqual(table(entries));
    }
    for (const { at, table: shown, ...rest } of this.looked) {
      const { position, log } = this.moments[at]!;
      expect(rest).toEqual({ position, log, chat: [] });
      expect(shown).toEqual(table(at));
    }
    expect(this.told.filter(({ event }) => event === 'update').length).toBeGreaterThan(this.moments.length / 2);
    expect(this.looked.length).toBeGreaterThan(this.moments.length / 4);
  }
}

interface Played<State> {
  readonly game: Game<State>;
  readonly setup: object;
  /** Who plays for the guests. */
  readonly bot: Bot;
  /** Counts what is hidden from these eyes, after finding that their view does not show it. */
  hidden(state: State, view: unknown, eyes: readonly SeatId[]): number;
}

/** A whole match: Ann and Bob at the first two seats, bots at the others, Eve beside it. */
async function playWhole<State>(site: Site, { game, setup, bot, hidden }: Played<State>): Promise<void> {
  const server = await site.start();
  const [ann, bob, eve] = [await guest(server, 'Ann'), await guest(server, 'Bob'), await guest(server, 'Eve')];
  const seats = game.seats(game.setup.parse(setup)).map(({ id }) => id);
  const [first, second, ...rest] = seats as [SeatId, SeatId, ...SeatId[]];
  const bots = Object.fromEntries(rest.map(seat => [seat, { bot: 'random' }]));
  const { id, invitations } = await ann.begin({ game: game.id, setup, seats: { [second]: 'invite', ...bots } });
  await bob.claim(id, invitations[second]!);
  const truth = new Truth<State>(game as unknown as Game<State, never>, site.storage.dataFolder!, id);
  const viewers = [
    new Viewer(server.port, id, ann, first),
    new Viewer(server.port, id, bob, second),
    new Viewer(server.port, id, eve),
  ] as const;
  await until('all follow', () => viewers.every(({ told }) => told.length >= 2));

  let secrets = 0;
  let steps = 0;
  const remember = () => {
    for (const viewer of viewers) {
      const { position, glimpses } = viewer.remember(truth.match as Match);
      secrets += hidden(truth.match.state as State, (position as { view: unknown }).view, viewer.eyes);
      steps += glimpses.length;
    }
  };
  const glimpse = () => {
    for (const viewer of viewers) viewer.glimpse(truth.match as Match);
  };
  remember();
  const chance = new Chance(seedFrom(`guests at ${game.id}`));
  for (;;) {
    const asked = await until('a guest is asked, or it is over', () => {
      truth.catchUp(remember, glimpse);
      const { outcome, waitingFor } = truth.match;
      return outcome ? 'nobody' : waitingFor.find(seat => seat === first || seat === second);
    });
    for (const { client, looked } of viewers) looked.push(await client.look(id));
    if (asked === 'nobody') break;
    const { client } = asked === first ? viewers[0] : viewers[1];
    const answer = answerOf(truth.match as Match, asked, bot, chance);
    await client.answer(id, { decision: truth.match.decisionId, answer: answer as never, seat: asked });
  }

  const { entries } = truth.match;
  await until('all was told', () => viewers.every(({ stream }) => stream.entries === entries));
  viewers.forEach((viewer, at) => {
    viewer.checkAll(now => {
      const names: { [seat: SeatId]: string } = { [first]: 'Ann', [second]: 'Bob' };
      return {
        id,
        game: game.id,
        version: game.version,
        setup: asSent(game.setup.parse(setup)),
        commitment: commitment(truth.seed),
        created: expect.any(Number),
        seats: seats.map(seat => {
          if (names[seat] === undefined) return { id: seat, held: 'bot', name: 'random', yours: false };
          const yours = viewer.eyes.includes(seat);
          return { id: seat, held: 'person', name: names[seat], yours, ...(!yours && { away: false }) };
        }),
        host: at === 0,
        watchable: true,
        ...(now === entries && { seed: truth.seed }),
      };
    });
  });
  // There was something to tell, too.
  expect(secrets).toBeGreaterThan(entries);
  expect(steps).toBeGreaterThan(entries);
}

/** What a bot would answer here. It looks at a twin of the match, from what its seat may see. */
function answerOf(match: Match, seat: SeatId, bot: Bot, chance: Chance): Answer {
  const given: Answer[] = [];
  const listening: Bot = {
    name: bot.name,
    choose(sight) {
      given.push(bot.choose(sight));
      return given.at(-1)!;
    },
  };
  botAnswers(match.fork(chance), seat, listening, chance);
  return given[0]!;
}

async function openFolder(): Promise<Site> {
  const site = await openSite('SQLite');
  onTestFinished(() => site.close());
  return site;
}

test('in a whole match of beacon everybody is told exactly what they may see', async () => {
  await playWhole<Beacon>(await openFolder(), {
    game: beacon as unknown as Game<Beacon>,
    setup: { season: 'storm' },
    bot: randomBot,
    hidden({ crew }, view, eyes) {
      const shown = (view as ReturnType<typeof beacon.view>).crew;
      const others = (['keeper', 'engineer'] as const).filter(seat => !eyes.includes(seat));
      const unseen = others.filter(seat => !crew[seat].shown);
      for (const seat of others) expect(shown[seat].foreseen).toBeNull();
      for (const seat of unseen) expect(shown[seat].tool).toBeNull();
      return unseen.length + others.filter(seat => crew[seat].foreseen !== null).length;
    },
  });
});

test('in a whole match of Endure the Stars everybody is told exactly what they may see', async () => {
  await playWhole<Endure>(await openFolder(), {
    game: endure as unknown as Game<Endure>,
    setup: { mission: 'CG00', survivors: 3 },
    bot: sensibleBot as Bot,
    hidden({ tokens, survivors }, view, eyes) {
      const shown = view as ReturnType<typeof endure.view>;
      const unseen = tokens.filter(({ knownTo }) => !knownTo.some(each => eyes.includes(each)));
      for (const { id } of unseen) expect(shown.tokens.find(each => each.id === id)?.face).toBeNull();
      const cards = survivors.flatMap(({ resolveCards }, at) =>
        resolveCards.flatMap((card, i) => (card.shown ? [] : [shown.survivors[at]!.resolveCards[i]!])),
      );
      for (const { card } of cards) expect(card).toBeNull();
      for (const deck of ['items', 'events', 'resolve', 'accomplishments'] as const) {
        expect(shown.decks[deck]).toEqual(expect.any(Number));
      }
      return unseen.length + cards.length;
    },
  });
});
