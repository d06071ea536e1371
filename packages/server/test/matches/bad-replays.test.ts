import { endure, sensibleBot } from '@starboard/endure';
import { botAnswers, Chance, type Entry, type Journal, Match, seedFrom } from '@starboard/kernel';
import type { RunningServer } from '@starboard/server';
import type { Client } from '@starboard/server/client';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { call, expectRefusal, type Reply } from '../support/calling.ts';
import { guest, openSite, type Site } from '../support/house.ts';
import { randomly } from '../support/playing.ts';
import { lastingIn } from '../support/store/stored.ts';
import { shortestOfStretches } from '../support/stretch.ts';

let site: Site;
let server: RunningServer;
let ann: Client & { readonly token: string };
/** A match of beacon that was played to its end here. */
let journal: Journal;
let before: unknown;

beforeAll(async () => {
  site = await openSite('SQLite');
  server = await site.start();
  ann = await guest(server, 'Ann');
  const { id } = await ann.begin({ game: 'beacon' });
  const answer = randomly('a replay');
  while ((await answer(ann, id, 'keeper')) || (await answer(ann, id, 'engineer')));
  journal = await ann.replay(id);
  before = lastingIn(site.storage.dataFolder!);
});
afterEach(async () => {
  expect(lastingIn(site.storage.dataFolder!)).toEqual(before);
});
afterAll(() => site?.close());

function bring(body: string): Promise<Reply> {
  return call(server.port, { method: 'POST', path: '/api/replays', token: ann.token, body });
}

/** The journal with one entry otherwise. */
function withEntry(at: number, change: Partial<Entry>): Journal {
  return {
    ...journal,
    entries: journal.entries.map((entry, i) => (i === at ? ({ ...entry, ...change } as Entry) : entry)),
  };
}

const otherSeed = 'ab'.repeat(32);

test.each<[what: string, forge: () => unknown, status: number, code: string]>([
  ['nothing', () => ({}), 422, 'bad-journal'],
  ['a list', () => [journal], 422, 'bad-journal'],
  ['a word', () => 'journal', 422, 'bad-journal'],
  ['null', () => null, 422, 'bad-journal'],
  ['another format', () => ({ ...journal, format: 2 }), 422, 'bad-journal'],
  ['a field more', () => ({ ...journal, surprise: 1 }), 422, 'bad-journal'],
  ['an entry of another kind', () => ({ ...journal, entries: [{ kind: 'gift' }] }), 422, 'bad-journal'],
  ['an answer that was changed', () => withEntry(0, { answer: 'swim' } as Partial<Entry>), 422, 'bad-journal'],
  ['a seat that was changed', () => withEntry(0, { seat: 'cook' } as Partial<Entry>), 422, 'bad-journal'],
  ['an entry that is missing', () => ({ ...journal, entries: journal.entries.slice(1) }), 422, 'bad-journal'],
  ['entries in another order', () => ({ ...journal, entries: [...journal.entries].reverse() }), 422, 'bad-journal'],
  ['an entry twice', () => ({ ...journal, entries: [...journal.entries, journal.entries.at(-1)] }), 422, 'bad-journal'],
  ['a position of its own to begin from', () => ({ ...journal, start: { hull: 99 } }), 422, 'bad-journal'],
  [
    'an undo of what there is not',
    () => withUndo({ keep: 9_999, by: ['keeper', 'engineer'], stream: 1 }),
    422,
    'journal-mismatch',
  ],
  ['an undo by nobody', () => withUndo({ keep: 0, by: [], stream: 1 }), 422, 'journal-mismatch'],
  [
    'an undo that keeps the dice',
    () => withUndo({ keep: 0, by: ['keeper', 'engineer'], stream: 0 }),
    422,
    'journal-mismatch',
  ],
  ['something that was never said', () => withEntry(1, { said: [{ key: 'won' }] }), 422, 'journal-mismatch'],
  ['an opening that was never said', () => ({ ...journal, opening: [] }), 422, 'journal-mismatch'],
  ['another seed', () => ({ ...journal, seed: otherSeed }), 422, 'wrong-seed'],
  ['a seed that is none', () => ({ ...journal, seed: 'abc' }), 422, 'bad-journal'],
  ['the promise of another seed', () => ({ ...journal, commitment: otherSeed }), 422, 'bad-journal'],
  ['no seed', () => ({ ...journal, seed: undefined }), 409, 'match-not-over'],
  ['another game', () => ({ ...journal, game: 'endure', version: endure.version, entries: [] }), 422, 'bad-setup'],
  ['a game that is not here', () => ({ ...journal, game: 'chess', entries: [] }), 400, 'unknown-game'],
  ['rules of another version', () => ({ ...journal, version: 2, entries: [] }), 422, 'other-version'],
  ['a set-up that cannot be', () => ({ ...journal, setup: { season: 'hot' }, entries: [] }), 422, 'bad-setup'],
  [
    'more than anybody plays',
    () => ({ ...journal, entries: Array(5_001).fill({ kind: 'rules', version: 1 }) }),
    422,
    'bad-journal',
  ],
])('%s is no replay', async (_, forge, status, code) => {
  expectRefusal(await bring(JSON.stringify(forge())), status, code);
});

function withUndo(undo: object): unknown {
  return { ...journal, entries: [{ kind: 'undo', ...undo }] };
}

test('a file larger than allowed is refused', async () => {
  expectRefusal(await bring(`{"x":"${'x'.repeat(4_096 * 1_024)}"}`), 413, 'too-large');
});

/** What stands for a great deal more in the text of a journal. */
const here = 'here';

test.each<[what: string, around: () => unknown]>([
  ['a set-up', () => ({ ...journal, setup: here })],
  ['a position', () => ({ ...journal, start: here })],
  ['a parameter', () => ({ ...journal, opening: [{ key: 'x', params: { x: here } }] })],
  ['an answer', () => withEntry(0, { answer: here })],
  ['everything', () => here],
])('%s nested without end is refused', async (_, around) => {
  for (const depth of [2_000, 100_000]) {
    const text = JSON.stringify(around()).replace(`"${here}"`, `${'['.repeat(depth)}${']'.repeat(depth)}`);
    expectRefusal(await bring(text), 422, 'bad-journal');
  }
});

test.each<[what: string, around: () => unknown]>([
  ['entries', () => ({ ...journal, entries: [here] })],
  ['lines of the log', () => ({ ...journal, opening: [here] })],
  ['lines of an entry', () => withEntry(0, { said: [here] as never })],
  ['seats', () => withUndo({ keep: 0, by: [here], stream: 0 })],
  ['lists in its set-up', () => ({ ...journal, setup: [here] })],
])('a million wrong %s are refused in a few words, and keep nobody waiting', async (_, around) => {
  const text = JSON.stringify(around()).replace(`"${here}"`, `{}${',{}'.repeat(1_300_000)}`);
  const { reply, waited } = await bringAndWait(text);
  expect(reply.status).toBe(422);
  expect(reply.text.length).toBeLessThan(5_000);
  expect(waited).toBeLessThan(fewMillis);
});

test('a match in which answers were taken back over and over again keeps nobody waiting while it is proved', async () => {
  // It is true but for its last line, so that all of it has to be proved.
  const restless = restlessMatch();
  const last = restless.entries.findLast(({ kind }) => kind === 'answer') as Extract<Entry, { kind: 'answer' }>;
  const entries = restless.entries.map(entry => (entry === last ? { ...last, barrier: !last.barrier } : entry));
  const { reply, waited } = await bringAndWait(JSON.stringify({ ...restless, entries }));
  expectRefusal(reply, 422, 'journal-mismatch');
  expect(waited).toBeLessThan(fewMillis);
});

/** Nobody waits longer for others. */
const fewMillis = 50;

/** Brings a replay to the server, which is in this very process, and finds how long anybody else had to wait. */
async function bringAndWait(text: string): Promise<{ reply: Reply; waited: number }> {
  let reply: Reply;
  const waited = await shortestOfStretches(async () => {
    reply = await bring(text);
  }, fewMillis);
  return { reply: reply!, waited };
}

function restlessMatch(): Journal {
  const seed = seedFrom('restless');
  const match = Match.begin(endure, { mission: 'CG00', survivors: 4 }, { seed, checkpointEvery: 1 });
  const chance = new Chance(seedFrom('a restless player'));
  const seats = match.seats.map(({ id }) => id);
  while (match.entries < 4_900) {
    botAnswers(match, match.waitingFor[0]!, sensibleBot, chance);
    if (match.answers > 100) match.undo(match.answers - 1, seats);
  }
  return { ...match.journal(), seed };
}
