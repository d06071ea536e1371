import type { Entry } from '@starboard/kernel';
import type { Listed, MatchId, MatchRecord, Message, PlayerId, Row, Seating, Store } from '../../../src/store/index.ts';

/** A match as it is founded: nothing in it matters but what a test says. */
export function founding(id: MatchId, changes: Partial<MatchRecord> = {}): MatchRecord {
  return {
    id,
    head: { format: 1, game: 'beacon', version: 1, setup: { nights: 3 }, commitment: 'c0ffee', opening: [] },
    seed: `seed of ${id}`,
    created: 1_000,
    standing: { waitingFor: ['keeper'] },
    ...changes,
  };
}

export function seating(host: PlayerId, changes: Partial<Seating> = {}): Seating {
  return { host, seats: {}, watchable: false, ...changes };
}

/** A row whose answer and time tell it from others. */
export function row(answer: string, at = 2_000): Row {
  return { entry: entry(answer), standing: { waitingFor: [`after ${answer}`] }, at };
}

function entry(answer: string): Entry {
  const said = [{ key: 'answered', params: { answer } }];
  return {
    kind: 'answer',
    seat: 'keeper',
    step: 1,
    decision: 'q',
    offered: 'o',
    answer,
    barrier: true,
    said,
    seal: 's',
  };
}

export function checkpoint(entries: number, state: unknown = { entries }) {
  return { state, random: { stream: 0, position: entries }, step: entries, answers: entries, said: 0, entries };
}

export function message(text: string): Omit<Message, 'number'> {
  return { player: 'ann', name: 'Ann', text, at: 3_000 };
}

export async function addMatch(store: Store, id: MatchId): Promise<MatchId> {
  await store.addMatch(founding(id), seating('host'));
  return id;
}

export async function answersOf(store: Store, id: MatchId, from = 0): Promise<unknown[]> {
  return (await store.rows(id, from)).map(({ entry }) => entry.kind === 'answer' && entry.answer);
}

export function idsOf(list: readonly Listed[]): MatchId[] {
  return list.map(({ id }) => id);
}

export function range(count: number, from = 0): number[] {
  return Array.from({ length: count }, (_, at) => from + at);
}
