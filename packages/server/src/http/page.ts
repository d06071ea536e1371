import files from '@fastify/static';
import type { FastifyRequest } from 'fastify';
import type { Settings } from '../settings.ts';
import type { App } from './desk.ts';
import { answerNowhere } from './failures.ts';
import { limitFiles } from './limits.ts';

const document = 'index.html';
/** Below it every file has its content in its name. */
const unchanging = /[/\\]assets[/\\][^/\\]+$/;

/** The page: its files, and its document at every address that is the page's own affair. Without one, the description. */
export async function addPage(app: App, settings: Settings, folder: string | undefined): Promise<void> {
  await app.register(async (page: App) => {
    await limitFiles(page, settings);
    await (folder === undefined ? addSignpost(page) : addFiles(page, folder));
  });
}

function addSignpost(app: App): void {
  app.get('/', { schema: { hide: true } }, (_, reply) => reply.redirect('/api/docs'));
  app.setNotFoundHandler(limited(app), answerNowhere);
}

/** What is at no address of its own counts, too. */
function limited(app: App) {
  return app.hasDecorator('rateLimit') ? { preHandler: app.rateLimit() } : {};
}

async function addFiles(app: App, folder: string): Promise<void> {
  await app.register(files, {
    root: folder,
    wildcard: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders(reply, path) {
      const isUnchanging = unchanging.test(path.replace(/\.(br|gz)$/, ''));
      reply.setHeader('cache-control', isUnchanging ? 'public, max-age=31536000, immutable' : 'no-cache');
      // Under the same address it is sent packed to some and plain to others.
      reply.setHeader('vary', 'accept-encoding');
    },
  });
  app.setNotFoundHandler(limited(app), (request, reply) => {
    if (!wantsPage(request)) return answerNowhere(request, reply);
    return reply.sendFile(document);
  });
}

/** Somebody follows a link, or loads the page again where it had led them. */
function wantsPage({ method, url, headers }: FastifyRequest): boolean {
  const isInterface = url.startsWith('/api/');
  return method === 'GET' && !isInterface && (headers.accept?.includes('text/html') ?? false);
}
