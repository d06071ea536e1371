import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { type RunningServer, startServer, usualSettings } from '@starboard/server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openSite, type Site } from '../support/house.ts';

const html = { accept: 'text/html' };

describe('the page', () => {
  const folder = mkdtempSync(join(tmpdir(), 'starboard-page-'));
  let site: Site;
  let server: RunningServer;

  beforeAll(async () => {
    mkdirSync(join(folder, 'assets'));
    writeFileSync(join(folder, 'index.html'), '<!doctype html><title>The page</title>');
    writeFileSync(join(folder, 'sw.js'), '// worker');
    writeFileSync(join(folder, 'assets', 'main-1234.js'), 'plain()');
    writeFileSync(join(folder, 'assets', 'main-1234.js.gz'), gzipSync('packed()'));
    site = await openSite('SQLite');
    const quiet = { port: 0, host: '127.0.0.1', logLevel: 'silent' } as const;
    server = await startServer([], { ...usualSettings, ...quiet, ...site.storage }, folder);
  });
  afterAll(async () => {
    await server?.close();
    await site?.close();
    rmSync(folder, { recursive: true });
  });

  const get = (path: string, headers: Record<string, string> = {}) => fetch(`${server.url}${path}`, { headers });

  test('is at the root and at every address of its own, and asked for anew each time', async () => {
    for (const path of ['/', '/match/abc', '/rules/endure/ETS-NOISE-02', '/join/a/b?from=mail']) {
      const response = await get(path, html);
      expect(response.status).toBe(200);
      expect(response.headers.get('content-type')).toContain('text/html');
      expect(response.headers.get('cache-control')).toBe('no-cache');
      expect(await response.text()).toContain('The page');
    }
  });

  test('comes with files that are kept for ever if their names say what is in them', async () => {
    const script = await get('/assets/main-1234.js', { 'accept-encoding': 'identity' });
    expect(script.headers.get('cache-control')).toContain('immutable');
    expect(await script.text()).toBe('plain()');
    expect((await get('/sw.js')).headers.get('cache-control')).toBe('no-cache');
  });

  test('is sent packed to whoever takes that', async () => {
    const script = await get('/assets/main-1234.js', { 'accept-encoding': 'gzip' });
    expect(script.headers.get('content-encoding')).toBe('gzip');
    expect(script.headers.get('content-type')).toContain('javascript');
    expect(script.headers.get('cache-control')).toContain('immutable');
    expect(await script.text()).toBe('packed()');
  });

  test('says to whoever keeps a copy that others may get it packed or plain', async () => {
    for (const path of ['/assets/main-1234.js', '/', '/match/abc']) {
      for (const accepted of ['gzip', 'identity']) {
        const { headers } = await get(path, { ...html, 'accept-encoding': accepted });
        expect(headers.get('vary')).toMatch(/^accept-encoding$/i);
      }
    }
  });

  test('runs nothing but its own scripts', async () => {
    const policy = (await get('/', html)).headers.get('content-security-policy');
    expect(policy).toContain("script-src 'self'");
  });

  test('stands in for neither files nor the interface', async () => {
    for (const [path, headers] of [
      ['/assets/gone-1.js', {}],
      ['/api/nothing', html],
      ['/match/abc', { accept: 'application/json' }],
    ] as const) {
      const response = await get(path, headers);
      expect(response.status).toBe(404);
      expect(await response.json()).toMatchObject({ code: 'unknown-route' });
    }
    const posted = await fetch(`${server.url}/match/abc`, { method: 'POST', headers: html });
    expect(posted.status).toBe(404);
    expect((await get('/healthz')).status).toBe(200);
  });

  test('shows nothing outside its folder', async () => {
    for (const path of ['/../page.test.ts', '/%2e%2e/%2e%2e/etc/passwd', '/assets/..%2f..%2fpackage.json']) {
      expect(await (await get(path)).text()).not.toMatch(/root:|starboard|import/);
    }
  });
});
