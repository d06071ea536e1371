import { type RunningServer, usualSettings } from '@starboard/server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { addInterface, createApp } from '../src/http/app.ts';
import { Rooms } from '../src/matches/rooms.ts';
import { createMetrics } from '../src/metrics.ts';
import { offerOf } from '../src/offered.ts';
import { People } from '../src/people.ts';
import type { Store } from '../src/store/index.ts';
import { games } from './support/games.ts';
import { openSite, type Site } from './support/house.ts';

interface Described {
  readonly summary?: string;
  readonly requestBody?: { readonly content: { readonly 'application/json': { readonly schema: object } } };
  readonly parameters?: readonly { readonly name: string; readonly in: string }[];
  readonly responses: object;
}

interface Description {
  readonly openapi: string;
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
  const house = {
    store,
    people: new People(store),
    offer: offerOf(games),
    settings,
    log: app.log,
    metrics: createMetrics(),
  };
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
