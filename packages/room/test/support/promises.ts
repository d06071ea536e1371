import { beacon, steadyBot } from '@starboard/beacon';
import {
  type Bot,
  Chance,
  type Entry,
  type Game,
  Match,
  randomAnswer,
  type SeatId,
  same,
  seedFrom,
} from '@starboard/kernel';
import {
  type Around,
  answer,
  applyNews,
  BotPlaces,
  blank,
  everybody,
  type Listener,
  type MatchRecord,
  type News,
  oddsOf,
  type Refusal,
  Room,
  type RoomStore,
  resignSeats,
  type Seating,
  type Sketch,
  type Somebody,
  standingOf,
  think,
  undo,
  undoPoints,
} from '@starboard/room';

// What every room promises, whatever keeps its match. It needs no test runner, so that it can be tried in a browser, too.

/** Somewhere to keep matches. */
interface Place {
  /** Two ways in, as two servers or two windows have them. */
  readonly stores: readonly [RoomStore, RoomStore];
  add(record: MatchRecord, seating: Seating): Promise<void>;
  remove(id: string): Promise<unknown>;
}

interface Promised {
  readonly says: string;
  check(place: Place): Promise<void>;
}

const offered = { game: beacon as Game, bots: [steadyBot as Bot] };

export const promises: readonly Promised[] = [
  {
    says: 'an answer is stored before it is acknowledged, and told then',
    async check(place) {
      const { id, one } = await twoRooms(place);
      const follower = new Follower();
      await one.listen(follower);
      mustBe(await answer(one, 'ann', give('keeper', 0)), 1);
      mustBe(await answersIn(place, id), ['keeper']);
      mustBe(follower.entries, 1);
    },
  },
  {
    says: 'of two answers to one question one counts, the other is refused, and both rooms stand alike',
    async check(place) {
      const { id, one, other } = await twoRooms(place);
      const given = [one, other].map(room => answer(room, 'ann', give('keeper', 0)));
      const codes = (await Promise.allSettled(given)).map(codeOf).sort();
      mustBe(codes, ['already-answered', 'done']);
      mustBe(await answersIn(place, id), ['keeper']);
      await mustStandAlike(one, other);
    },
  },
  {
    says: 'an answer that comes second counts if its question still waits, though nobody has heard of the first',
    async check(place) {
      const { id, one, other } = await twoRooms(place);
      await answer(one, 'ann', give('keeper', 0));
      mustBe(await answer(other, 'ben', give('engineer', 0)), 2);
      mustBe(await answersIn(place, id), ['keeper', 'engineer']);
      mustBe(await refusalOf(answer(one, 'ben', give('engineer', 0))), 'stale-decision');
      await mustStandAlike(one, other);
    },
  },
  {
    says: 'what was stored elsewhere is told once it is heard of, step by step as if it had been answered here',
    async check(place) {
      const { one, other } = await twoRooms(place);
      const [here, there] = [new Follower(), new Follower()];
      await Promise.all([one.listen(here), other.listen(there)]);
      for (const seat of ['keeper', 'engineer'] as const) {
        await answer(one, seat === 'keeper' ? 'ann' : 'ben', give(seat, 0));
        await other.hear('missed');
      }
      mustBe(there.told, here.told);
      if (!here.told.some(news => news.event === 'update' && (news.data.steps ?? []).length > 0)) fail('no steps');
    },
  },
  {
    says: 'answers are taken back by those who agree, here and elsewhere, and can be given anew',
    async check(place) {
      const { one, other } = await twoRooms(place);
      const follower = new Follower();
      await other.listen(follower);
      const before = follower.sketch;
      await answer(one, everybody, give('keeper', 0));
      const [point] = await undoPoints(other, everybody);
      mustBe(point?.keep, 0);
      mustBe((await undo(other, everybody, 0)).done, true);
      mustBe([follower.sketch.position?.view, follower.sketch.log], [before.position?.view, before.log]);
      const decision = await one.upToDate(match => match.decisionId);
      mustBe(await answer(one, everybody, give('keeper', decision)), 3);
    },
  },
  {
    says: 'what was given up is over, everywhere and for good',
    async check(place) {
      const { one, other } = await twoRooms(place);
      await resignSeats(one, everybody);
      mustBe(await refusalOf(resignSeats(other, everybody)), 'match-over');
      mustBe(await refusalOf(answer(other, 'ann', give('keeper', 0))), 'match-over');
      mustBe(await undoPoints(other, everybody), []);
      mustBe(other.seating.ended?.reason.key, 'ended.resigned');
    },
  },
  {
    says: 'a match that could not be stored stands as before, and goes on when it can be',
    async check(place) {
      const { id, one, stores } = await twoRooms(place);
      const follower = new Follower();
      await one.listen(follower);
      const before = follower.told.length;
      stores[0].isBroken = true;
      mustBe(await refusalOf(answer(one, 'ann', give('keeper', 0))), 'store-failed');
      stores[0].isBroken = false;
      mustBe([follower.told.length, await answersIn(place, id)], [before, []]);
      mustBe(await answer(one, 'ann', give('keeper', 0)), 1);
    },
  },
  {
    says: 'a match that has rested stands where it stood, in the middle of a question, too',
    async check(place) {
      const { id, one, other } = await twoRooms(place);
      await answer(one, 'ann', give('keeper', 0));
      await answer(one, 'ben', give('engineer', 0));
      const next = await one.inTurn(match => {
        const seat = match.waitingFor[0]!;
        const chosen = randomAnswer(match.askOf(seat)!, new Chance(seedFrom('next')));
        return { seat, decision: match.decisionId, answer: chosen };
      });
      await answer(one, everybody, next);
      await one.close();
      const again = await open(place.stores[0], id);
      await mustStandAlike(again, other);
      mustBe((await place.stores[1].match(id))?.checkpoint?.entries, 3);
    },
  },
  {
    says: 'bots answer while somebody follows, each question once',
    async check(place) {
      const { id, one, other } = await twoRooms(place, { keeper: { bot: 'steady' }, engineer: { bot: 'steady' } });
      const followers = [new Follower(), new Follower()] as const;
      await Promise.all([one.listen(followers[0]), other.listen(followers[1])]);
      while (followers.every(({ sketch }) => sketch.position?.outcome === undefined)) {
        await new Promise(resolve => setTimeout(resolve, 5));
      }
      await Promise.all([one.close(), other.close()]);
      const rows = await place.stores[0].rows(id, 0);
      Match.resume(offered.game, { ...one.record.head, entries: rows.map(({ entry }) => entry) }, one.record);
    },
  },
  {
    says: 'odds are of the question that waits, and tell what the game finds worth it',
    async check(place) {
      const { one } = await twoRooms(place);
      const { odds } = await oddsOf(one, { player: 'ann' }, give('keeper', 0));
      mustBe(Object.keys(odds).sort(), ['charge', 'damage']);
      mustBe(await refusalOf(oddsOf(one, { player: 'ann' }, give('keeper', 7))), 'stale-decision');
    },
  },
  {
    says: 'of a match that is deleted everybody is told, and nothing of it comes back',
    async check(place) {
      const { id, one, other } = await twoRooms(place);
      const followers = [new Follower(), new Follower()] as const;
      await Promise.all([one.listen(followers[0]), other.listen(followers[1])]);
      await place.remove(id);
      mustBe(await refusalOf(answer(one, 'ann', give('keeper', 0))), 'unknown-match');
      await other.hear('missed');
      mustBe(
        followers.map(({ ended }) => ended),
        ['match-deleted', 'match-deleted'],
      );
      mustBe(await place.stores[0].match(id), undefined);
    },
  },
];

let matches = 0;

/** A match of two in two rooms, which hear of each other only what they are told here. */
async function twoRooms(
  place: Place,
  seats: Seating['seats'] = { keeper: { player: 'ann' }, engineer: { player: 'ben' } },
) {
  matches += 1;
  const id = `promised-${matches}`;
  const seed = seedFrom('promises');
  const match = Match.begin(offered.game, {}, { seed });
  const { entries: _, seed: __, ...head } = match.journal();
  await place.add({ id, head, seed, created: 1, standing: standingOf(match) }, { host: 'ann', seats, watchable: true });
  const stores = place.stores.map(breakable) as [Breakable, Breakable];
  const [one, other] = await Promise.all(stores.map(store => open(store, id)));
  await Promise.all([one, other].map(room => room!.inTurn(() => undefined)));
  return { id, stores, one: one!, other: other! };
}

async function open(store: RoomStore, id: string): Promise<Room> {
  return new Room((await store.match(id))!, offered, around(store));
}

type Breakable = RoomStore & { isBroken: boolean };

/** A store that stores nothing while it is broken. */
function breakable(store: RoomStore): Breakable {
  return {
    isBroken: false,
    match: id => store.match(id),
    revisionOf: id => store.revisionOf(id),
    changeSeating: (...change) => store.changeSeating(...change),
    async append(...addition) {
      if (this.isBroken) throw new Error('The disk is gone.');
      return store.append(...addition);
    },
    rows: (id, from) => store.rows(id, from),
    keepCheckpoint: (...kept) => store.keepCheckpoint(...kept),
    messages: (...which) => store.messages(...which),
  };
}

function around(store: RoomStore): Around {
  const nothing = () => undefined;
  const named = async (players: readonly string[]) => new Map(players.map(name => [name, { name, seen: 0 }]));
  let seeds = 0;
  return {
    store,
    people: { named, namedAnew: named },
    botPlaces: new BotPlaces(10),
    limits: { mostEntries: 1_000, mostBotAnswers: 1_000, awayMillis: 60_000 },
    newSeed: () => seedFrom(`thoughts ${seeds++}`),
    scoredOf: nothing,
    thinker: {
      async answer({ prepare }) {
        const choice = await prepare();
        return choice && (run(think(offered, choice)) as never);
      },
      async odds({ prepare }) {
        const trial = await prepare();
        return trial && (run(think(offered, { ...trial, samples: 5 })) as never);
      },
    },
    clock: {
      uptime: () => performance.now(),
      now: () => Date.now(),
      steadyNow: () => Date.now(),
      after(millis, work) {
        const timer = setTimeout(work, millis);
        return () => clearTimeout(timer);
      },
    },
    notes: {
      tookUp: nothing,
      leftMemory: nothing,
      answered: nothing,
      told: nothing,
      thoughtInVain: nothing,
      failed: nothing,
    },
  };
}

function run<T>(work: Generator<void, T>): T {
  for (;;) {
    const next = work.next();
    if (next.done) return next.value;
  }
}

/** Somebody who follows, with all that they were told. */
class Follower implements Listener {
  readonly player: Somebody = everybody;
  readonly pinned = undefined;
  readonly isGone = false;
  readonly told: News[] = [];
  sketch: Sketch = blank;
  ended: string | undefined;

  get entries(): number | undefined {
    return this.told.at(-1)?.heard?.entries;
  }

  tell(news: News): void {
    this.told.push(structuredClone(news));
    this.sketch = applyNews(this.sketch, news).at(-1)!;
  }

  tellAnew(news: readonly News[]): void {
    for (const each of news) this.tell(each);
  }

  end(why?: Refusal): void {
    this.ended = why?.code ?? 'ended';
  }
}

function give(seat: SeatId, decision: number) {
  return { seat, decision, answer: 'work' };
}

async function answersIn({ stores }: Place, id: string): Promise<readonly (SeatId | undefined)[]> {
  const seatOf = (entry: Entry) => (entry.kind === 'answer' ? entry.seat : undefined);
  return (await stores[1].rows(id, 0)).map(({ entry }) => seatOf(entry));
}

async function mustStandAlike(...rooms: readonly [Room, Room]): Promise<void> {
  const [one, other] = await Promise.all(
    rooms.map(room => room.upToDate(({ entries, decisionId, state, log }) => ({ entries, decisionId, state, log }))),
  );
  mustBe(one, other);
}

async function refusalOf(asked: Promise<unknown>): Promise<string> {
  return codeOf((await Promise.allSettled([asked]))[0]!);
}

function codeOf(settled: PromiseSettledResult<unknown>): string {
  return settled.status === 'fulfilled' ? 'done' : String(settled.reason.code ?? settled.reason);
}

function mustBe(found: unknown, wanted: unknown): void {
  if (!same(found, wanted)) fail(`${JSON.stringify(found)} is not ${JSON.stringify(wanted)}`);
}

function fail(why: string): never {
  throw new Error(why);
}
