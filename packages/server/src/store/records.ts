import type { Gathering, Listed, Message, Player, PlayerId, Row, StoredMatch } from './store.ts';

// What both databases answer with: the columns have the same names there, and the values are of the same kinds.

export interface PlayerRecord {
  readonly id: string;
  readonly name: string;
  readonly seen: number;
}

export interface MatchRecord {
  readonly id: string;
  readonly head: string;
  readonly seed: string;
  readonly created: number;
  readonly standing: string;
  readonly gathering: string;
  readonly revision: number;
  readonly checkpoint: string | null;
}

export interface ListedRecord {
  readonly id: string;
  readonly head: string;
  readonly created: number;
  readonly updated: number;
  readonly gathering: string;
  readonly standing: string;
}

export interface RowRecord {
  readonly entry: string;
  readonly standing: string;
  readonly at: number;
}

export interface MessageRecord {
  readonly number: number;
  readonly message: string;
}

export function readPlayer({ id, name, seen }: PlayerRecord): Player {
  return { id, name: JSON.parse(name), seen };
}

export function readMatch({ id, seed, created, revision, ...texts }: MatchRecord): StoredMatch {
  return {
    id,
    head: JSON.parse(texts.head),
    seed,
    created,
    standing: JSON.parse(texts.standing),
    gathering: JSON.parse(texts.gathering),
    revision,
    ...(texts.checkpoint === null ? {} : { checkpoint: JSON.parse(texts.checkpoint) }),
  };
}

export function readListed({ id, head, created, updated, gathering, standing }: ListedRecord): Listed {
  const { game, setup } = JSON.parse(head) as StoredMatch['head'];
  return { id, game, setup, created, updated, gathering: JSON.parse(gathering), standing: JSON.parse(standing) };
}

export function readRow({ entry, standing, at }: RowRecord): Row {
  return { entry: JSON.parse(entry), standing: JSON.parse(standing), at };
}

export function readMessage({ number, message }: MessageRecord): Message {
  return { number, ...JSON.parse(message) };
}

/** Everybody in whose list a match stands. */
export function seatedIn({ host, seats }: Gathering): readonly PlayerId[] {
  const holders = Object.values(seats).flatMap(({ player }) => player ?? []);
  return [...new Set([host, ...holders])];
}
