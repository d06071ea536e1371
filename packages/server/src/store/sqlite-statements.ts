import type Database from 'libsql';
import type {
  BlockRecord,
  CountedScoreRecord,
  DeviceRecord,
  KeptRecord,
  ListedRecord,
  MessageRecord,
  PlayerRecord,
  RankRecord,
  RowRecord,
  ScoreRecord,
  SeatingRecord,
  WholeRecord,
} from './records.ts';

type Value = string | number | null;

export type Statements = ReturnType<typeof prepareStatements>;

/** Everything that is ever asked of the database, prepared once. */
export function prepareStatements(db: Database.Database) {
  /** A question, as a function of its values. All rows are read each time: after that, libsql's `get` may answer an earlier question. */
  function query<Answer>(text: string): (...values: Value[]) => readonly Answer[] {
    const statement = db.prepare(text);
    return (...values) => statement.all(values) as Answer[];
  }

  /** A change, as a function of its values that says how many rows it changed. */
  function change(text: string): (...values: Value[]) => number {
    const statement = db.prepare(text);
    return (...values) => statement.run(values).changes;
  }

  return {
    mark: change('savepoint work'),
    forgetMark: change('release work'),
    goBackToMark: change('rollback to work'),

    addPlayer: change('insert into players (id, name, seen) values (?, ?, ?)'),
    addToken: change('insert into tokens (hash, player, added) values (?, ?, ?)'),
    playerWith: query<PlayerRecord>(
      'select id, name, seen from tokens join players on players.id = tokens.player where hash = ?',
    ),
    devicesOf: query<DeviceRecord>(
      'select hash, added, heard from tokens where player = ? order by added desc nulls last, hash',
    ),
    noteDevice: change('update tokens set heard = ?1 where hash = ?2 and (heard is null or heard < ?1)'),
    removeDevice: change('delete from tokens where player = ? and hash = ?'),
    removeOtherDevices: change('delete from tokens where player = ? and hash <> ?'),
    players: query<PlayerRecord>('select id, name, seen from players where id in (select value from json_each(?))'),
    changePlayer: change('update players set name = coalesce(?, name), seen = coalesce(?, seen) where id = ?'),
    addCarryCode: change('insert into carry_codes (hash, player, until) values (?, ?, ?)'),
    removeOldCarryCodes: change(
      'delete from carry_codes where hash in (select hash from carry_codes where until < ? limit ?)',
    ),
    takeCarryCode: query<{ player: string; until: number }>(
      'delete from carry_codes where hash = ? returning player, until',
    ),

    addMatch: change(`
      insert into matches (id, game, head, seed, created, standing, gathering, revision, messages)
      values (?, ?, ?, ?, ?, ?, ?, 0, 0)`),
    match: query<WholeRecord>(`
      select id, head, seed, created, standing, gathering, revision, checkpoint from matches where id = ? and revision >= 0`),
    revisionOf: query<{ revision: number }>('select revision from matches where id = ? and revision >= 0'),
    addSeated: change('insert into seated (player, match) values (?, ?)'),
    removeSeated: change('delete from seated where match = ?'),
    // Of all matches of a player just the times are looked up; all else, of those that are listed.
    matchesOf: query<ListedRecord>(`
      select id, game, head, matches.created, gathering, updated,
        coalesce((select standing from journal where match = id order by seq desc limit 1), standing) as standing
      from (
        select id, created,
          coalesce((select at from journal where match = id order by seq desc limit 1), created) as updated
        from seated join matches on id = seated.match
        where seated.player = ?
        order by updated desc, created desc, id
        limit ?
      ) as touched
      join matches using (id)
      order by updated desc, matches.created desc, id`),
    changeSeating: change('update matches set gathering = ?, revision = revision + 1 where id = ? and revision = ?'),

    putSeating: change('update matches set gathering = ?, revision = revision + 1 where id = ?'),

    append: change(`
      insert into journal (match, seq, entry, standing, at) values (?, ?, ?, ?, ?) on conflict (match, seq) do nothing`),
    rows: query<RowRecord>(
      'select seq, entry, standing, at from journal where match = ? and seq >= ? order by seq limit ?',
    ),
    keepCheckpoint: change(`
      update matches set checkpoint = ?1, checkpoint_entries = ?2
      where id = ?3 and coalesce(checkpoint_entries, 0) <= ?2`),

    addScore: change(`
      insert into scores (match, key, game, setup, score, at, told) values (?, ?, ?, ?, ?, ?, ?)
      on conflict (match) do nothing`),
    scores: query<ScoreRecord>(`
      select match, key, game, setup, score, at, told from scores where game = ?1 and (?2 is null or setup = ?2)
      order by score desc, at, match limit ?3`),
    scoredSetups: query<CountedScoreRecord>(`
      select match, key, game, best.setup, score, at, told, count from (
        select setup, count(*) as count, max(at) as last from scores where game = ?1
        group by setup order by last desc, setup limit ?2
      ) as played
      join scores as best on best.match = (
        select match from scores where game = ?1 and setup = played.setup order by score desc, at, match limit 1
      )
      order by last desc, best.setup`),
    scoreWith: query<ScoreRecord>('select match, key, game, setup, score, at, told from scores where key = ?'),
    rankOf: query<RankRecord>(`
      select own.match, own.key, own.game, own.setup, own.score, own.at, own.told,
        count(*) as count, count(*) filter (where other.score > own.score) as better
      from scores as own join scores as other on other.game = own.game and other.setup = own.setup
      where own.match = ?
      group by own.match`),

    nextMessage: query<{ number: number }>(
      'update matches set messages = messages + 1 where id = ? and revision >= 0 returning messages as number',
    ),
    addMessage: change('insert into messages (match, number, message) values (?, ?, ?)'),
    messages: query<MessageRecord>(`
      select match, number, message from messages where match = ? and number > ? order by number desc limit ?`),

    matchesAfter: query<KeptRecord>(`
      select id, game, created, gathering,
        coalesce(last.at, created) as updated, coalesce(last.seq + 1, 0) as entries,
        coalesce(last.standing, matches.standing) as standing
      from matches left join journal as last on last.match = matches.id
        and last.seq = (select max(seq) from journal where match = matches.id)
      where id > ? and revision >= 0 order by id limit ?`),
    entriesOf: query<{ entries: number }>('select coalesce(max(seq) + 1, 0) as entries from journal where match = ?'),
    removeScore: change('delete from scores where match = ?'),
    // From the end: whoever reads meanwhile finds a journal without holes.
    removeEntries: change(`
      delete from journal where match = ?1
      and seq in (select seq from journal where match = ?1 order by seq desc limit ?2)`),
    removeMessages: change(`
      delete from messages where match = ?1
      and number in (select number from messages where match = ?1 order by number desc limit ?2)`),
    markDeleted: change('update matches set revision = -1 where id = ?'),
    isDeleted: query('select 1 from matches where id = ? and revision < 0'),
    someDeleted: query<{ match: string }>('select match from seated where player = ? limit 1'),
    removeMatch: change('delete from matches where id = ?'),
    removeTokens: change('delete from tokens where player = ?'),
    removeCarryCodes: change('delete from carry_codes where player = ?'),
    removeFromLists: change('delete from seated where player = ?'),
    removePlayer: change('delete from players where id = ?'),
    messagesWith: query<MessageRecord>(
      'select match, number, message from messages where instr(message, ?) > 0 order by match, number',
    ),
    seatingsOf: query<SeatingRecord>(
      'select id, gathering from matches join seated on seated.match = matches.id where seated.player = ? order by id',
    ),
    changeMessage: change('update messages set message = ? where match = ? and number = ?'),

    block: change(`
      insert into blocks (network, since, note) values (?, ?, ?)
      on conflict (network) do update set since = excluded.since, note = excluded.note`),
    unblock: change('delete from blocks where network = ?'),
    blocks: query<BlockRecord>('select network, since, note from blocks order by since, network'),

    announce: change('insert into announcements (kind, match) values (?, ?)'),
    announcedAfter: query<{ number: number; kind: 'gathering' | 'blocks'; match: string }>(
      'select number, kind, match from announcements where number > ? order by number',
    ),
    dataVersion: query<{ data_version: number }>('pragma data_version'),

    countCommit: change('update commits set count = count + 1'),
    commits: query<{ count: number }>('select count from commits'),
  };
}
