import { randomUUID } from 'node:crypto';
import type { Checkpoint } from '@starboard/kernel';
import { Batches } from './batches.ts';
import { Calls } from './calls.ts';
import { StoreError, unknownMatch, unknownPlayer } from './errors.ts';
import { type Append, addWhole, appendAll } from './postgres-append.ts';
import { Connections } from './postgres-connections.ts';
import { chill, wholeJournal } from './postgres-partitions.ts';
import { deletePlayer, devicesOf, messagesWith, removeDevices } from './postgres-people.ts';
import { Replica } from './postgres-replica.ts';
import { bestScores, rankAmongScores, scoreByKey, setupsWithScores } from './postgres-scores.ts';
import { again, clientOf, isDeadlock, prepare, type Sql } from './postgres-start.ts';
import { channel, listOf } from './postgres-terms.ts';
import {
  block,
  blocks,
  DatabaseSize,
  deleteMatch,
  matchesAfter,
  sweepMatch,
  sweepSlice,
  unblock,
} from './postgres-upkeep.ts';
import {
  type ListedRecord,
  legible,
  type MessageRecord,
  type PlayerRecord,
  type RowRecord,
  readListed,
  readMatch,
  readMessage,
  readMessageIn,
  readPlayer,
  readRows,
  seatedIn,
  type WholeRecord,
} from './records.ts';
import { Sweeper, sliceSize } from './slices.ts';
import type {
  Block,
  Device,
  Hash,
  Kept,
  Listed,
  ListedScore,
  MatchId,
  MatchRecord,
  Message,
  News,
  Player,
  PlayerId,
  Rank,
  Row,
  ScoredSetup,
  Seating,
  SomeDevices,
  Store,
  StoredMatch,
  StoredReplay,
  StoreFigures,
  Tell,
  Time,
} from './store.ts';

interface PostgresSettings {
  readonly url: string;
  /** A copy that follows the database, for what may be read there. */
  readonly replicaUrl?: string | undefined;
  /** How many partitions new matches are spread over; 0: as many as there are. */
  readonly parts: number;
}

/** A store in a PostgreSQL database, which any number of servers share. */
export async function openPostgres({ url, replicaUrl, parts }: PostgresSettings, tell: Tell): Promise<Store> {
  await prepare(url, parts, tell);
  return new PostgresStore(url, replicaUrl, tell);
}

type NewsKind = Exclude<News['kind'], 'missed'>;

class PostgresStore implements Store {
  readonly #connections: Connections;
  readonly #replica: Replica | undefined;
  /** Listens on a connection of its own, and comes back to it by itself. */
  readonly #ears: Sql;
  readonly #calls = new Calls();
  /** Comes with all news of this server, so that it can tell its own. */
  readonly #origin = randomUUID();
  readonly #appends = new Batches<Append, boolean>({
    most: 100,
    atOnce: 2,
    run: batch => this.#connections.ask(sql => this.#append(sql, batch)),
  });
  readonly #tell: Tell;
  readonly #size = new DatabaseSize();
  readonly #sweeper: Sweeper;
  #closing: Promise<void> | undefined;

  constructor(url: string, replicaUrl: string | undefined, tell: Tell) {
    this.#tell = tell;
    this.#connections = new Connections(url);
    this.#replica = replicaUrl === undefined ? undefined : new Replica(replicaUrl, tell);
    this.#ears = clientOf(url);
    this.#sweeper = new Sweeper(() => this.#ask(sweepSlice), tell);
    void this.#sweeper.sweep();
  }

  addPlayer(player: Player, token: Hash, added?: Time): Promise<void> {
    return this.#ask(async sql => {
      await sql`
        with added as (
          insert into players (id, name, seen)
          values (${player.id}, ${JSON.stringify(player.name)}, ${player.seen})
          returning id
        )
        insert into tokens (hash, player, added) select ${token}, id, ${added ?? null}::bigint from added`;
    });
  }

  addToken(player: PlayerId, token: Hash, added?: Time): Promise<void> {
    return this.#ask(async sql => {
      await orMissing(
        () => unknownPlayer(player),
        sql`insert into tokens (hash, player, added) values (${token}, ${player}, ${added ?? null})`,
      );
    });
  }

  devicesOf(player: PlayerId): Promise<readonly Device[]> {
    return this.#ask(sql => devicesOf(sql, player));
  }

  noteDevice(token: Hash, day: Time): Promise<void> {
    return this.#ask(async sql => {
      await sql`update tokens set heard = ${day} where hash = ${token} and (heard is null or heard < ${day})`;
    });
  }

  removeDevices(player: PlayerId, which: SomeDevices): Promise<void> {
    return this.#ask(sql => removeDevices(sql, player, which, this.#news('player')));
  }

  playerWith(token: Hash): Promise<Player | undefined> {
    return this.#ask(async sql => {
      const found = await sql<PlayerRecord[]>`
        select id, name, seen from tokens join players on players.id = tokens.player where hash = ${token}`;
      return found.map(readPlayer)[0];
    });
  }

  players(ids: readonly PlayerId[]): Promise<readonly Player[]> {
    return this.#ask(async sql => {
      const found = await sql<PlayerRecord[]>`
        select id, name, seen from players where id = any(${listOf(ids)}::text[])`;
      return found.map(readPlayer);
    });
  }

  changePlayer(id: PlayerId, { name, seen }: Partial<Pick<Player, 'name' | 'seen'>>): Promise<void> {
    return this.#ask(async sql => {
      const text = name === undefined ? null : JSON.stringify(name);
      const { count } = await sql`
        update players set name = coalesce(${text}, name), seen = coalesce(${seen ?? null}, seen) where id = ${id}`;
      if (count === 0) throw unknownPlayer(id);
    });
  }

  addCarryCode(code: Hash, player: PlayerId, now: Time, until: Time): Promise<void> {
    return this.#ask(async sql => {
      await orMissing(
        () => unknownPlayer(player),
        sql`
          with old as (
            delete from carry_codes where hash in (
              select hash from carry_codes where until < ${now} limit ${sliceSize} for update skip locked
            )
          )
          insert into carry_codes (hash, player, until) values (${code}, ${player}, ${until})`,
      );
    });
  }

  takeCarryCode(code: Hash, now: Time): Promise<PlayerId | undefined> {
    return this.#ask(async sql => {
      const [taken] = await sql<{ player: string; until: number }[]>`
        delete from carry_codes where hash = ${code} returning player, until`;
      return taken && now <= taken.until ? taken.player : undefined;
    });
  }

  addMatch(record: MatchRecord, seating: Seating, rows: readonly Row[] = []): Promise<void> {
    return this.#ask(async sql => {
      try {
        await addWhole(sql, record, seating, rows);
      } catch (error) {
        if (!isTaken(error)) throw error;
        await sweepMatch(sql, record.id);
        await addWhole(sql, record, seating, rows);
      }
    });
  }

  match(id: MatchId): Promise<StoredMatch | undefined> {
    return this.#ask(sql => findMatch(sql, id));
  }

  revisionOf(id: MatchId): Promise<number | undefined> {
    return this.#ask(async sql => {
      const [found] = await sql<
        { revision: number }[]
      >`select revision from matches where id = ${id} and revision >= 0`;
      return found?.revision;
    });
  }

  matchesOf(player: PlayerId, most: number): Promise<readonly Listed[]> {
    return this.#ask(async sql => {
      const found = await sql<ListedRecord[]>`
        select matches.id, game, head, created, gathering,
          coalesce(last.at, created) as updated, coalesce(last.standing, matches.standing) as standing
        from seated
        join matches on matches.id = seated.match
        left join lateral (
          select at, standing from entries
          where part = matches.part and match = matches.id order by seq desc limit 1
        ) as last on true
        where seated.player = ${player}
        order by updated desc, created desc, matches.id
        limit ${most}`;
      return legible(found, readListed, this.#tell);
    });
  }

  changeSeating(id: MatchId, revision: number, seating: Seating): Promise<boolean> {
    return this.#ask(async sql => {
      const players = listOf(seatedIn(seating));
      const [found] = await sql<{ isChanged: boolean }[]>`
        with changed as (
          update matches set gathering = ${JSON.stringify(seating)}, revision = revision + 1
          where id = ${id} and revision = ${revision}
          returning id
        ), gone as (
          delete from seated using changed where match = changed.id and player <> all(${players}::text[])
        ), come as (
          insert into seated (player, match)
          select player, id from changed, unnest(${players}::text[]) as player
          on conflict do nothing
        )
        select changed.id is not null as "isChanged",
          case when changed.id is not null then pg_notify(${channel}, ${this.#news('gathering')} || changed.id) end
        from matches left join changed on changed.id = matches.id
        where matches.id = ${id} and matches.revision >= 0`;
      if (!found) throw unknownMatch(id);
      return found.isChanged;
    });
  }

  append(id: MatchId, seq: number, row: Row): Promise<boolean> {
    return this.#calls.make(() => this.#appends.add({ id, seq, row }));
  }

  rows(id: MatchId, from: number): Promise<readonly Row[]> {
    return this.#ask(sql => findRows(sql, id, from));
  }

  replay(id: MatchId): Promise<StoredReplay | undefined> {
    return this.#askAside(async sql => {
      const match = await findMatch(sql, id);
      return match && { match, rows: await findRows(sql, id, 0) };
    });
  }

  keepCheckpoint(id: MatchId, entries: number, checkpoint: Checkpoint): Promise<void> {
    return this.#ask(async sql => {
      const { count } = await sql`
        update matches set checkpoint = ${JSON.stringify(checkpoint)}, checkpoint_entries = ${entries}
        where id = ${id} and coalesce(checkpoint_entries, 0) <= ${entries}`;
      if (count > 0) return;
      const known = await sql`select from matches where id = ${id} and revision >= 0`;
      if (known.length === 0) throw unknownMatch(id);
    });
  }

  scores(game: string, setupHash: Hash | undefined, most: number): Promise<readonly ListedScore[]> {
    return this.#askAside(sql => bestScores(sql, game, setupHash, most, this.#tell));
  }

  scoredSetups(game: string, most: number): Promise<readonly ScoredSetup[]> {
    return this.#askAside(sql => setupsWithScores(sql, game, most, this.#tell));
  }

  scoreWith(key: string): Promise<ListedScore | undefined> {
    return this.#askAside(sql => scoreByKey(sql, key));
  }

  rankOf(id: MatchId): Promise<Rank | undefined> {
    return this.#askAside(sql => rankAmongScores(sql, id));
  }

  addMessage(id: MatchId, message: Omit<Message, 'number'>): Promise<Message> {
    return this.#ask(async sql => {
      // The count in the match is what two servers wait for each other at: no number is given twice, and none is left out.
      const [added] = await sql<{ number: number }[]>`
        with numbered as (
          update matches set messages = messages + 1 where id = ${id} and revision >= 0 returning id, messages
        ), added as (
          insert into messages (match, number, message)
          select id, messages, ${JSON.stringify(message)} from numbered
          returning match, number
        )
        select number, pg_notify(${channel}, ${this.#news('message')} || match) from added`;
      if (!added) throw unknownMatch(id);
      return { number: added.number, ...message };
    });
  }

  messages(id: MatchId, after: number, most: number): Promise<readonly Message[]> {
    return this.#ask(async sql => {
      const found = await sql<MessageRecord[]>`
        select match, number, message from messages
        where match = ${id} and number > ${after} order by number desc limit ${most}`;
      return legible(found, readMessage, this.#tell).reverse();
    });
  }

  messagesBy(player: PlayerId): Promise<readonly (Message & { readonly match: MatchId })[]> {
    return this.#ask(async sql => {
      const found = await messagesWith(sql, player);
      return legible(found, readMessageIn, this.#tell).filter(said => said.player === player);
    });
  }

  listen(hear: (news: News) => void): Promise<void> {
    return this.#ask(async () => {
      let isFirst = true;
      const told = (announcement: string) => {
        const [origin, kind, ...id] = announcement.split(' ') as [string, NewsKind, ...string[]];
        if (origin === this.#origin) return;
        if (kind === 'blocks') hear({ kind });
        else hear(kind === 'player' ? { kind, player: id.join(' ') } : { kind, match: id.join(' ') });
      };
      // This is called again whenever a lost connection is back: nobody knows what was announced in between.
      await this.#ears.listen(channel, told, () => {
        if (!isFirst) hear({ kind: 'missed' });
        isFirst = false;
      });
    });
  }

  matchesAfter(id: MatchId, most: number): Promise<readonly Kept[]> {
    return this.#ask(sql => matchesAfter(sql, id, most));
  }

  chill(id: MatchId, before: Time): Promise<boolean> {
    return this.#ask(sql => again(isDeadlock, () => chill(sql, id, before)));
  }

  async deleteMatch(id: MatchId, entries?: number): Promise<boolean> {
    const isDeleted = await this.#ask(sql => deleteMatch(sql, id, entries, this.#news('gathering')));
    void this.#sweeper.sweep();
    return isDeleted;
  }

  async deletePlayer(id: PlayerId): Promise<readonly MatchId[]> {
    const announcements = { player: this.#news('player'), match: this.#news('gathering') };
    const matches = await this.#ask(sql => deletePlayer(sql, id, announcements));
    void this.#sweeper.sweep();
    return matches;
  }

  block(given: Block): Promise<void> {
    return this.#ask(sql => block(sql, given, this.#news('blocks')));
  }

  unblock(network: string): Promise<boolean> {
    return this.#ask(sql => unblock(sql, network, this.#news('blocks')));
  }

  blocks(): Promise<readonly Block[]> {
    return this.#ask(blocks);
  }

  async copyTo(): Promise<void> {
    throw new StoreError('no-copy', 'PostgreSQL makes copies by its own means: pg_dump, or a base backup.');
  }

  probe(): Promise<void> {
    return this.#ask(async sql => {
      await sql`update starboard set version = version`;
    });
  }

  figures(): Promise<StoreFigures> {
    return this.#ask(async sql => ({ waiting: this.#appends.waiting, bytes: { database: await this.#size.of(sql) } }));
  }

  close(): Promise<void> {
    this.#closing ??= this.#close();
    return this.#closing;
  }

  async #close(): Promise<void> {
    await this.#calls.end();
    await Promise.all([this.#connections.end(), this.#replica?.end(), this.#ears.end({ timeout: 1 })]);
  }

  #ask<T>(question: (sql: Sql) => Promise<T>): Promise<T> {
    return this.#calls.make(() => this.#connections.ask(question));
  }

  /** Asks what is read a lot at once, and of which nobody in a match waits for the answer. */
  #askAside<T>(question: (sql: Sql) => Promise<T>): Promise<T> {
    return this.#ask(async sql => {
      const answered = await this.#replica?.answer(sql, question);
      return answered === undefined ? question(sql) : answered.value;
    });
  }

  /**
   * If a match is deleted or moved while its entry is added, all fails; again, and the others are taken. Each of them fails it
   * once.
   */
  async #append(sql: Sql, batch: readonly Append[]): Promise<PromiseSettledResult<boolean>[]> {
    for (let failures = 0; ; failures++) {
      try {
        return await appendAll(sql, batch, this.#news('entry'));
      } catch (error) {
        if (!isMissing(error) || failures === batch.length) throw error;
      }
    }
  }

  #news(kind: NewsKind): string {
    return `${this.#origin} ${kind} `;
  }
}

async function findMatch(sql: Sql, id: MatchId): Promise<StoredMatch | undefined> {
  const found = await sql<WholeRecord[]>`
    select id, head, seed, created, standing, gathering, revision, checkpoint from matches
    where id = ${id} and revision >= 0`;
  return found.map(readMatch)[0];
}

async function findRows(sql: Sql, id: MatchId, from: number): Promise<readonly Row[]> {
  // What is new is little.
  if (from === 0) return wholeJournal(sql, id);
  const found = await sql<RowRecord[]>`select seq, entry, standing, at from entries_from(${id}, ${from})`;
  return readRows(id, from, found);
}

/** Waits for what refers to something; if that is not there, fails with this error. */
async function orMissing(missing: () => StoreError, work: Promise<unknown>): Promise<void> {
  try {
    await work;
  } catch (error) {
    throw isMissing(error) ? missing() : error;
  }
}

/** Whether there is something of this name already. */
function isTaken(error: unknown): boolean {
  return (error as { code?: string }).code === '23505';
}

/** Whether something refers to what is not there. */
function isMissing(error: unknown): boolean {
  return (error as { code?: string }).code === '23503';
}
