// How long people wait while bots think: the same person and the same health check, beside idle and beside busy matches.
import { type AnyAsk, Chance, randomAnswer, seedFrom } from '@starboard/kernel';
import type { Figure } from '../measure.ts';
import { startServerProcess } from './children.ts';
import type { Database } from './databases.ts';
import { Connection, EventStream } from './wire.ts';

const botMatches = 50;

interface Waits {
  readonly health: number;
  readonly answer: number;
  readonly botAnswers: number;
}

export async function besideBots(database: Database, millis: number): Promise<Figure[]> {
  const idle = await waitsBeside(database, 0, millis);
  const busy = await waitsBeside(database, botMatches, millis);
  const figure = (part: string, value: number, unit: string, what: string, atMost?: number): Figure => ({
    name: `server.${database.name}.besideBots.${part}`,
    value: Math.round(value * 100) / 100,
    unit,
    ...(atMost !== undefined && { aim: { atMost } }),
    what,
  });
  const beside = `while bots play ${botMatches} matches of Endeavours`;
  return [
    figure('healthP99Millis', busy.health, 'ms', `/healthz, for the slowest in a hundred, ${beside}`, 50),
    figure('answerP99Millis', busy.answer, 'ms', `an answer in Endure the Stars, the same, ${beside}`, 100),
    figure('healthP99VsIdle', busy.health / idle.health, 'times', '/healthz, over the same on a server without bots'),
    figure('answerP99VsIdle', busy.answer / idle.answer, 'times', 'an answer, over the same on a server without bots'),
    figure('botAnswersPerSecond', (busy.botAnswers / millis) * 1_000, 'per second', 'answers of all those bots'),
  ];
}

async function waitsBeside(database: Database, matches: number, millis: number): Promise<Waits> {
  const server = await startServerProcess('./ours.mjs', {
    ...(await database.fresh()),
    game: 'shelf',
    loaded: false,
    runners: 0,
    idleMinutes: 10,
  });
  const streams: EventStream[] = [];
  const person = new Connection(server.port);
  try {
    person.token = ((await person.post('/api/players', { name: 'Person' })) as { token: string }).token;
    let botAnswers = 0;
    let isCounting = false;
    for (let i = 0; i < matches; i++) {
      const wish = { game: 'endeavours', setup: { difficulty: 1 }, seats: { player: { bot: 'sensible' } } };
      const { id } = (await person.post('/api/matches', wish)) as { id: string };
      const hear = ({ kind }: { kind: string }) => {
        if (isCounting && kind === 'update') botAnswers += 1;
      };
      streams.push(new EventStream(server.port, `/api/matches/${id}/stream`, person.token, hear, () => undefined));
    }
    const play = player(person);
    await until(millis, play);
    isCounting = true;
    const answer: number[] = [];
    const health: number[] = [];
    await until(millis, async () => {
      health.push(await timed(() => person.get('/healthz')));
      answer.push(await play());
    });
    return { health: p99(health), answer: p99(answer), botAnswers };
  } finally {
    for (const stream of streams) stream.close();
    person.close();
    await server.stop();
  }
}

interface Whole {
  readonly position: { readonly decision?: { readonly id: number; readonly ask?: AnyAsk } };
}

/** A person who plays Endure the Stars alone, match after match; what is handed back is how long an answer took. */
function player(person: Connection): () => Promise<number> {
  const chance = new Chance(seedFrom('person'));
  let id: string | undefined;
  return async () => {
    for (;;) {
      id ??= await begin(person);
      const { decision } = ((await person.get(`/api/matches/${id}`)) as Whole).position;
      if (decision?.ask === undefined) {
        id = undefined;
        continue;
      }
      const body = { decision: decision.id, answer: randomAnswer(decision.ask, chance) };
      return timed(() => person.post(`/api/matches/${id}/answers`, body));
    }
  };
}

async function begin(person: Connection): Promise<string> {
  const wish = {
    game: 'endure',
    setup: { mission: 'CG00', survivors: ['captain-a', 'marine-a', 'medic-a', 'scout-a'] },
  };
  return ((await person.post('/api/matches', wish)) as { id: string }).id;
}

async function timed(act: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await act();
  return performance.now() - began;
}

async function until(millis: number, act: () => Promise<unknown>): Promise<void> {
  for (const end = performance.now() + millis; performance.now() < end; ) await act();
}

function p99(values: number[]): number {
  return values.sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * 0.99))]!;
}
