import { boundless } from '@starboard/kernel/testing';
import { type RunningServer, usualSettings } from '@starboard/server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { Gate } from '../../src/gate.ts';
import { addInterface, createApp } from '../../src/http/app.ts';
import { Rooms } from '../../src/matches/rooms.ts';
import { createMetrics } from '../../src/metrics.ts';
import { offerOf } from '../../src/offered.ts';
import { People } from '../../src/people.ts';
import type { Store } from '../../src/store/index.ts';
import { brainsFor, Thinker } from '../../src/thinking/index.ts';
import { games } from '../support/games.ts';
import { openSite, type Site } from '../support/house.ts';

interface Described {
  readonly summary?: string;
  readonly description?: string;
  readonly tags?: readonly string[];
  readonly requestBody?: { readonly content: { readonly 'application/json': { readonly schema: object } } };
  readonly parameters?: readonly { readonly name: string; readonly in: string }[];
  readonly responses: object;
}

interface Description {
  readonly openapi: string;
  readonly info: object;
  readonly components: object;
  readonly security: unknown;
  readonly paths: { readonly [path: string]: { readonly [method: string]: Described } };
}

let site: Site;
let server: RunningServer;
let description: Description;

beforeAll(async () => {
  site = await openSite('SQLite');
  server = await site.start();
  description = (await (await fetch(`${server.url}/api/docs/json`)).json()) as Description;
});

afterAll(() => site.close());

test('everything in a body that comes in has a bound, or is checked by the game', async () => {
  for (const { path, method, body } of await routesOf()) {
    const found = body === undefined ? [] : boundless(body);
    expect(found, `${method} ${path}`).toEqual([]);
  }
});

interface Route {
  readonly path: string;
  readonly method: string;
  readonly body: z.ZodType | undefined;
}

/** Every route there is, asked of the web server itself. */
async function routesOf(): Promise<readonly Route[]> {
  const routes: Route[] = [];
  const settings = { ...usualSettings, logLevel: 'silent' } as const;
  const app = createApp(settings);
  app.addHook('onRoute', ({ url, method, schema }) => {
    // The description does not describe itself, nor the way to it.
    if (url === '/' || url.startsWith('/api/docs') || method === 'HEAD') return;
    const path = url.replace(/:(\w+)/g, '{$1}');
    routes.push({ path, method: String(method).toLowerCase(), body: schema?.body as z.ZodType | undefined });
  });
  // Nothing is asked of the store before a request comes.
  const store = {} as Store;
  const around = { settings, log: app.log, metrics: createMetrics() };
  const offer = offerOf(games);
  const thinker = new Thinker(brainsFor(offer, settings, undefined), around);
  const house = { ...around, store, people: new People(store), gate: new Gate(store, app.log), offer, thinker };
  await addInterface(app, house, new Rooms(house));
  await app.close();
  return routes;
}

function jsonSchemaOf(checked: z.ZodType): object {
  const { $schema: _, ...schema } = z.toJSONSchema(checked, {
    io: 'input',
    // The description says the one allowed value as a list of one.
    override({ jsonSchema }) {
      if (jsonSchema.const === undefined) return;
      jsonSchema.enum = [jsonSchema.const];
      delete jsonSchema.const;
    },
  });
  return schema;
}

test('the description has a page', async () => {
  const response = await fetch(`${server.url}/api/docs`);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toMatch('text/html');
  const page = await response.text();
  const scripts = [...page.matchAll(/<script src="([^"]+)"/g)].map(([, source]) => new URL(source!, response.url));
  expect(scripts.length).toBeGreaterThan(0);
  for (const script of scripts) expect((await (await fetch(script)).text()).length).toBeGreaterThan(100);
});

test('it has every route of the server, in words, and no other', async () => {
  const described = Object.entries(description.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { summary }]) => {
      expect(summary, `${method} ${path}`).toBeTruthy();
      return `${method} ${path}`;
    }),
  );
  const routes = (await routesOf()).map(({ method, path }) => `${method} ${path}`);
  expect(routes).toContain('post /api/matches/{id}/answers');
  expect(routes.length).toBeGreaterThan(24);
  expect(described.sort()).toEqual(routes.sort());
});

test('it has what every request brings, as it is checked', async () => {
  const routes = await routesOf();
  const bodies = routes.filter(({ body }) => body !== undefined);
  expect(bodies.length).toBeGreaterThan(11);
  for (const { path, method, body } of bodies) {
    const described = description.paths[path]?.[method]?.requestBody?.content['application/json'].schema;
    expect(described, `${method} ${path}`).toEqual(jsonSchemaOf(body!));
  }
  for (const { path, method, body } of routes) {
    const described = description.paths[path]![method]!;
    expect('requestBody' in described, `${method} ${path}`).toBe(body !== undefined);
  }
});

test('it has the parameters of every path', () => {
  for (const [path, methods] of Object.entries(description.paths)) {
    const named = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    for (const [method, { parameters = [] }] of Object.entries(methods)) {
      const described = parameters.filter(each => each.in === 'path').map(({ name }) => name);
      expect(described, `${method} ${path}`).toEqual(named);
    }
  }
});

/** The group of each route, the answers to expect, and whether its summary needs more words. */
const answers: { readonly [route: string]: string } = {
  'get /healthz': 'status: 200 explained',
  'get /readyz': 'status: 200 503 explained',
  'get /api/address': 'status: 200',
  'get /metrics': 'status: 403 explained',
  'get /api/games': 'games: 200',
  'post /api/players': 'players: 200 201 explained',
  'get /api/players/me': 'players: 200 401',
  'patch /api/players/me': 'players: 200 401',
  'delete /api/players/me': 'players: 204 401 explained',
  'get /api/players/me/devices': 'players: 200 401',
  'delete /api/players/me/devices': 'players: 204 401',
  'delete /api/players/me/devices/{device}': 'players: 204 401 explained',
  'get /api/players/me/data': 'players: 200 401 explained',
  'post /api/players/me/carry': 'players: 201 401',
  'post /api/players/carry': 'players: 201 403',
  'get /api/players/me/matches': 'players: 200 401',
  'put /api/players/me/matches/{id}': 'players: 204 401 403 404 explained',
  'post /api/matches': 'matches: 201 401 422 503',
  'get /api/matches/{id}': 'matches: 200 403 404',
  'delete /api/matches/{id}': 'matches: 204 401 403 explained',
  'post /api/matches/{id}/rematch': 'matches: 201 403 404 409 503',
  'get /api/matches/{id}/replay': 'matches: 200 403 404 409 explained',
  'post /api/replays': 'matches: 201 401 422 429 explained',
  'post /api/matches/{id}/answers': 'play: 200 401 403 404 409 422 explained',
  'post /api/matches/{id}/odds': 'play: 200 401 403 404 409 422 429 503',
  'get /api/matches/{id}/undo': 'play: 200 401 403 404 409',
  'post /api/matches/{id}/undo': 'play: 200 401 403 404 409',
  'post /api/matches/{id}/undo/reply': 'play: 200 401 403 404 409',
  'post /api/matches/{id}/chat': 'play: 201 401 403 404 409',
  'post /api/matches/{id}/claim': 'seats: 200 401 403 404 409 explained',
  'post /api/matches/{id}/invitation/look': 'seats: 200 403 404 explained',
  'post /api/matches/{id}/invitation': 'seats: 201 401 403 404 409 explained',
  'put /api/matches/{id}/seats/{seat}/player': 'seats: 200 401 403 404 409 explained',
  'post /api/matches/{id}/seats/{seat}/invitation': 'seats: 201 401 403 404 409 explained',
  'put /api/matches/{id}/seats/{seat}/bot': 'seats: 200 401 403 404 409 503 explained',
  'delete /api/matches/{id}/seats/{seat}': 'seats: 204 401 403 404 409',
  'post /api/matches/{id}/resign': 'seats: 200 401 403 404 409 explained',
  'get /api/scores': 'scores: 200 400 explained',
  'get /api/scores/setups': 'scores: 200 400',
  'get /api/scores/{id}': 'scores: 200 404',
  'get /api/scores/{id}/replay': 'scores: 200 404 explained',
  'get /api/matches/{id}/rank': 'scores: 200 explained',
  'get /api/matches/{id}/socket': 'play: 400 403 404 429 explained',
  'get /api/matches/{id}/stream': 'play: 403 404 429 explained',
};

test('each route is in a group, and tells every answer to expect', () => {
  const told = Object.entries(description.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { tags = [], responses, description: more }]) => {
      const all = [...Object.keys(responses).sort(), ...(more === undefined ? [] : ['explained'])];
      return [`${method} ${path}`, `${tags.join()}: ${all.join(' ')}`];
    }),
  );
  expect(Object.fromEntries(told)).toEqual(answers);
});

test('it says what it describes, and how programs tell who they are', () => {
  expect(description).toMatchObject({
    openapi: '3.1.0',
    info: { title: 'Starboard', version: '1', description: expect.stringContaining('server-sent events') },
    components: {
      securitySchemes: {
        cookie: { type: 'apiKey', in: 'cookie', name: 'starboard' },
        token: { type: 'http', scheme: 'bearer' },
      },
    },
    security: [{ cookie: [] }, { token: [] }],
  });
});

/** Every sentence of the description, with the name of what it is about. */
function* sentences(part: unknown, name: string): Generator<readonly [name: string, sentence: string]> {
  if (typeof part !== 'object' || part === null) return;
  const { name: own, description: sentence } = part as { name?: unknown; description?: unknown };
  const about = typeof own === 'string' ? own : name;
  if (typeof sentence === 'string') yield [about, sentence];
  const isFrame = (key: string) =>
    /^(\d|items|anyOf|schema|properties|parameters|additionalProperties|application)/.test(key);
  for (const [key, inside] of Object.entries(part)) yield* sentences(inside, isFrame(key) ? about : key);
}

/** What is explained in one way wherever it stands, and what means another thing in so many places. */
const explainedOnce =
  'added agreed answer ask away bot bots code commitment count created devices free full headline heard here invitations keep label last-event-id lent message next others position prompt propertyNames putAway reason seed seen setupHash stuck title token undo until updated version view winners yours';
const explained = {
  at: 2,
  content: 5,
  decision: 2,
  delete: 3,
  ended: 2,
  get: 10,
  host: 2,
  id: 4,
  name: 2,
  offered: 2,
  post: 8,
  put: 3,
  rank: 2,
  responses: 6,
  seat: 5,
  seats: 5,
  setup: 4,
  table: 2,
  to: 2,
  waitingFor: 2,
};

test('what its name does not tell is told in words', () => {
  const told = new Map<string, Set<string>>();
  for (const [name, sentence] of sentences(description.paths, '')) {
    expect(sentence, name).not.toBe('');
    told.set(name, (told.get(name) ?? new Set()).add(sentence));
  }
  const counts = Object.fromEntries(Array.from(told, ([name, { size }]) => [name, size]));
  const once = Object.fromEntries(explainedOnce.split(' ').map(name => [name, 1]));
  expect(counts).toEqual({ ...once, ...explained });
});
