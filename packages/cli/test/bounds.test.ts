import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Game } from '@starboard/kernel';
import { type RunningServer, startServer, usualSettings } from '@starboard/server';
import { Client } from '@starboard/server/client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { call } from '../../server/test/support/calling.ts';
import { shortestOfStretches } from '../../server/test/support/stretch.ts';
import { allGames, shelves } from '../src/games.ts';
import { drowned, type JsonSchema, largest } from './support/largest.ts';

/** Nobody waits longer for what somebody else has sent. */
const mostMillis = 50;
const bodyBytes = usualSettings.bodyKilobytes * 1_024;

const games = await allGames(shelves);
const folder = mkdtempSync(join(tmpdir(), 'starboard-bounds-'));
let server: RunningServer;
let token: string;
let match: string;

beforeAll(async () => {
  const unlimited = {
    port: 0,
    host: '127.0.0.1',
    logLevel: 'silent',
    requestsPerMinute: 0,
    importsPerMinute: 0,
  } as const;
  server = await startServer(games, { ...usualSettings, ...unlimited, dataFolder: folder });
  token = (await new Client(server.url).join('Ann')).token;
  match = (await new Client(server.url, { token }).begin({ game: 'beacon' })).id;
});
afterAll(async () => {
  await server?.close();
  rmSync(folder, { recursive: true });
});

/** How long everybody else waits while the server, which is in this very process, looks at a body. */
async function waitFor(method: string, path: string, bodies: readonly string[]): Promise<number> {
  let next = 0;
  return shortestOfStretches(async () => {
    const body = bodies[next++ % bodies.length];
    const { status } = await call(server.port, { method, path, token, body });
    expect(status, path).toBeLessThan(500);
  }, mostMillis);
}

async function expectQuick(method: string, path: string, what: string, ...bodies: string[]): Promise<void> {
  expect(await waitFor(method, path, bodies), `${method} ${path}: ${what}`).toBeLessThan(mostMillis);
}

interface Described {
  readonly paths: { readonly [path: string]: { readonly [method: string]: Operation } };
}
interface Operation {
  readonly requestBody?: { readonly content: { readonly 'application/json': { readonly schema: JsonSchema } } };
}

test('the largest body of every route, and one drowned in each of its places, keeps nobody waiting', async () => {
  const { paths } = (await (await fetch(`${server.url}/api/docs/json`)).json()) as Described;
  const taking = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, { requestBody }]) =>
      requestBody === undefined
        ? []
        : [{ method: method.toUpperCase(), path, schema: requestBody.content['application/json'].schema }],
    ),
  );
  expect(taking.length).toBeGreaterThan(12);
  for (const { method, path, schema } of taking) {
    const to = path.replace('{id}', match).replace('{seat}', 'keeper');
    const isReplay = path === '/api/replays';
    await expectQuick(method, to, 'the largest', JSON.stringify(largest(schema)));
    for (const [what, body] of drowned(schema, isReplay ? usualSettings.replayKilobytes * 1_024 : bodyBytes))
      await expectQuick(method, to, what, body);
  }
});

describe.each(games.map(({ game }) => [game.id, game] as const))('%s', (id, game: Game) => {
  const schema = z.toJSONSchema(game.setup, { io: 'input', unrepresentable: 'any' }) as JsonSchema;
  const asked = (setup: string) => `{"game":"${id}","setup":${setup}}`;

  test('the largest set-up, and one drowned in each of its places, keeps nobody waiting', async () => {
    await expectQuick('POST', '/api/matches', 'the largest', asked(JSON.stringify(largest(schema))));
    for (const [what, setup] of drowned(schema, bodyBytes - asked('').length))
      await expectQuick('POST', '/api/matches', what, asked(setup));
  });
});

test('a journal that is drowned in any place keeps nobody waiting', async () => {
  const head = { format: 1, game: 'beacon', version: 1, commitment: 'a'.repeat(64), seed: 'b'.repeat(64) };
  const text = z.string();
  const line = z.object({ key: text, params: z.record(text, text), rule: text, to: z.array(text) });
  const entry = z.object({
    kind: z.literal('answer'),
    seat: text,
    answer: z.array(text),
    said: z.array(line),
    seal: text,
  });
  const rest = z.object({ setup: z.record(text, text), opening: z.array(line), entries: z.array(entry), start: text });
  const schema = z.toJSONSchema(rest) as JsonSchema;
  for (const [what, body] of drowned(schema, usualSettings.replayKilobytes * 1_024))
    await expectQuick('POST', '/api/replays', what, body.replace('{', `{${JSON.stringify(head).slice(1, -1)},`));
});

test('a match of every mission in the box, brought as a mission of one’s own, begins without keeping anybody waiting', async () => {
  const names = { en: 'x'.repeat(80), fr: 'x'.repeat(80) };
  const { missions } = await import('../../games/endure/src/cards/missions/index.ts');
  for (const mission of Object.values(missions)) {
    const { needs } = mission;
    const crew = [...new Set([...needs, 'captain', 'marine', 'medic', 'engineer', 'scout', 'psychic'])].slice(0, 6);
    const named = (all: readonly object[]) => all.map(each => ({ ...each, words: names }));
    const custom = {
      ...mission,
      id: 'MINE',
      title: names,
      premise: names,
      objectives: named(mission.objectives),
      after: {},
    };
    const setup = { mission: 'custom', custom, survivors: crew.map(name => `${name}-a`) };
    const body = JSON.stringify({ game: 'endure', setup });
    let status = 0;
    const waited = await shortestOfStretches(async () => {
      status = (await call(server.port, { method: 'POST', path: '/api/matches', token, body })).status;
    }, mostMillis);
    expect({ id: mission.id, status }).toEqual({ id: mission.id, status: 201 });
    expect(waited, mission.id).toBeLessThan(mostMillis);
  }
});
