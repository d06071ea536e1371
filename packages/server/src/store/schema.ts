import { StoreError } from './errors.ts';

/**
 * The tables, in words that both databases understand. What people wrote and everything nested is JSON in text: it holds
 * every character, in either database.
 */
const tables = `
create table players (
  id text not null primary key,
  name text not null,
  seen bigint not null
);

create table tokens (
  hash text not null primary key,
  player text not null references players (id)
);

create table carry_codes (
  hash text not null primary key,
  player text not null references players (id),
  until bigint not null
);

create table matches (
  id text not null primary key,
  game text not null,
  head text not null,
  seed text not null,
  created bigint not null,
  standing text not null,
  gathering text not null,
  revision integer not null,
  checkpoint text,
  checkpoint_entries integer,
  messages integer not null
);

create table seated (
  player text not null,
  match text not null references matches (id),
  primary key (player, match)
);
create index seated_match on seated (match);

create table journal (
  match text not null references matches (id),
  seq integer not null,
  entry text not null,
  standing text not null,
  at bigint not null,
  primary key (match, seq)
);

create table messages (
  match text not null references matches (id),
  number integer not null,
  message text not null,
  primary key (match, number)
);
`;

/** What was scored by matches that anybody may watch again. `told` is what a list tells of it besides. */
const scores = `
create table scores (
  match text not null primary key references matches (id),
  key text not null unique,
  game text not null,
  setup text not null,
  score double precision not null,
  at bigint not null,
  told text not null
);
create index scores_of_game on scores (game, score);
create index scores_of_setup on scores (game, setup, score);
`;

/**
 * When a device was added, and the last day on which it was heard of. Of devices from before nobody knows either. No
 * column of `players` is called so: servers of an earlier version go on asking for `seen` alone.
 */
const devices = `
alter table tokens add column added bigint;
alter table tokens add column heard bigint;
create index tokens_of_player on tokens (player);
`;

/**
 * Entries of journals lie in partitions: which one, their match says, and the database sees to it that they lie nowhere else.
 * The table that was there before becomes the first of them as it is, and servers of an earlier version go on with it.
 */
const partitions = {
  sqlite: '',
  postgres: `
alter table starboard add column parts integer not null default 0;

lock table journal, matches in access exclusive mode;
alter table matches add column part integer not null default 0, add unique (id, part);
alter table journal add column part integer not null default 0 check (part = 0), drop constraint journal_match_fkey;

create table entries (
  part integer not null default 0,
  match text not null,
  seq integer not null,
  entry text not null,
  standing text not null,
  at bigint not null,
  foreign key (match, part) references matches (id, part)
) partition by list (part);
alter table entries attach partition journal for values in (0);

create function entries_from(wanted text, first integer)
returns table (seq integer, entry text, standing text, at bigint)
language plpgsql stable as $$
declare
  place integer := (select matches.part from matches where matches.id = wanted);
begin
  -- The place is known before this is planned, so that no other partition is so much as looked at.
  return query select entries.seq, entries.entry, entries.standing, entries.at from entries
    where entries.part = place and entries.match = wanted and entries.seq >= first order by entries.seq;
end $$;
`,
};

/** Networks that nobody is served from. */
const blocks = `
create table blocks (
  network text not null primary key,
  since bigint not null,
  note text not null
);
`;

export type Dialect = 'sqlite' | 'postgres';

/** What made the tables what they are, one change after the other. A change that was published is never changed again. */
const changes: readonly (string | { readonly [dialect in Dialect]: string })[] = [
  tables,
  scores,
  devices,
  partitions,
  blocks,
];

/** Counts up with every change of the tables. */
export const schemaVersion = changes.length;

/** What a database of an earlier version lacks; an empty one has version 0. */
export function changesSince(version: number, dialect: Dialect): string {
  return wordsOf(changes.slice(version), dialect);
}

function wordsOf(some: typeof changes, dialect: Dialect): string {
  return some.map(each => (typeof each === 'string' ? each : each[dialect])).join('\n');
}

/** The tables that a database of this version has. */
function tablesOf(version: number, dialect: Dialect): readonly string[] {
  const made = wordsOf(changes.slice(0, version), dialect).matchAll(/^create table (\w+)/gm);
  return [...made].map(([, name]) => name!);
}

/** A number that says something else than the tables do is told before anything is made of it. */
export function requireFitting(version: number, tables: readonly string[], dialect: Dialect): void {
  const expected = tablesOf(version, dialect);
  const missing = expected.filter(name => !tables.includes(name));
  const surplus = tablesOf(schemaVersion, dialect).filter(name => tables.includes(name) && !expected.includes(name));
  if (missing.length === 0 && surplus.length === 0) return;
  const wrong = [
    ...(missing.length > 0 ? [`there is no ${missing.join(', ')}`] : []),
    ...(surplus.length > 0 ? [`there is already ${surplus.join(', ')}`] : []),
  ];
  throw new StoreError(
    'unfitting-database',
    `The database says that its format is ${version}, but its tables are others: ${wrong.join('; ')}.`,
    { format: version, missing: missing.join(', '), surplus: surplus.join(', ') },
  );
}
