import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { build, type Rolldown } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Browser, openBrowser, type Page } from '../../../../testing/browser.ts';
import { promises } from '../../../room/test/support/promises.ts';

let server: Server;
let browser: Browser;
let page: Page;

beforeAll(async () => {
  // Any page will do that has a database of its own.
  server = createServer((_, response) => response.setHeader('content-type', 'text/html').end('<!doctype html>')).listen(
    0,
  );
  const [code] = await Promise.all([bundled(), once(server, 'listening')]);
  browser = await openBrowser();
  page = await browser.newPage();
  await page.goto(`http://localhost:${(server.address() as AddressInfo).port}/`);
  await page.evaluate(code);
});
afterAll(async () => {
  await browser?.close();
  server.close();
});

test.each(promises.map(({ says }) => [says] as const))('in the database of a browser, %s', async says => {
  const wrong = await page.evaluate(
    tried => (globalThis as unknown as { here: typeof import('./support/promises-here.ts') }).here.tryHere(tried),
    says,
  );
  expect(wrong).toBeUndefined();
});

async function bundled(): Promise<string> {
  const entry = fileURLToPath(new URL('./support/promises-here.ts', import.meta.url));
  const lib = { entry, formats: ['iife' as const], name: 'here' };
  const [{ output }] = (await build({
    configFile: false,
    logLevel: 'error',
    build: { lib, write: false, minify: false },
  })) as [Rolldown.RolldownOutput];
  return output[0].code;
}
