import type { Refusal } from '@starboard/room';
import type { FastifyRequest } from 'fastify';
import { ServerRefusal } from '../refusal.ts';
import type { Settings } from '../settings.ts';
import type { App } from './desk.ts';

const harmless: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Changes nothing for a page of somebody else's, which a player may have open beside ours: browsers send our cookie along. */
export function requireOwnPage(api: App, { publicUrl }: Settings): void {
  api.addHook('onRequest', (request, _, next) => {
    if (harmless.has(request.method) || isFromOwnPage(request, publicUrl)) next();
    else next(foreignPage());
  });
}

/** Browsers tell where a request comes from, without https by its origin alone; programs that are none tell nothing. */
function isFromOwnPage(request: FastifyRequest, publicUrl: Settings['publicUrl']): boolean {
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  return isFromOwnOrigin(request, publicUrl);
}

function isFromOwnOrigin({ headers: { origin }, host }: FastifyRequest, publicUrl: Settings['publicUrl']): boolean {
  return origin === undefined || origin === publicUrl || origin.replace(/^https?:\/\//, '') === host;
}

/** A WebSocket is open to pages from anywhere, and our cookie goes with it: all browsers tell its origin, and not all the rest. */
export function requireOwnOrigin(request: FastifyRequest, { publicUrl }: Settings): void {
  if (!isFromOwnOrigin(request, publicUrl)) throw foreignPage();
}

function foreignPage(): Refusal {
  return new ServerRefusal('foreign-page', 'This was asked by a page from elsewhere.');
}
