/** Counts up with every change of the tables. */
export const schemaVersion = 1;

/**
 * The tables, in words that both databases understand. What people wrote and everything nested is JSON in text: it holds
 * every character, in either database.
 */
export const tables = `
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
