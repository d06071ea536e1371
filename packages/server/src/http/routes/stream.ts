import { streamOutlet } from '../../matches/outlet.ts';
import type { App } from '../desk.ts';
import type { Followers } from '../followers.ts';
import { failure, following, matchParams } from '../schemas.ts';

const description = `Server-sent events. A client that comes back sends the last id it was told as \`Last-Event-ID\` and gets what it missed; an event without one is part of what follows.

- \`state\`: { position, log }: everything anew.
- \`update\`: { cut?, said?, patch? }: cut the log to its first \`cut\` lines, add what was said, patch the position. In a patch
  \`{ key: change }\` looks inside, \`[value]\` sets, \`1\` removes a key and \`n\` n elements, \`{ "^3": [a, b] }\` inserts before the old element 3.
- \`table\`: who sits where, and everything else but play.
- \`chat\`: a message.
- \`gone\`: { code, message }: why the stream ends for good: the match was deleted, or this device was signed out.`;

export function streamRoutes(app: App, followers: Followers): void {
  app.get(
    '/api/matches/:id/stream',
    {
      exposeHeadRoute: false, // It would never end.
      schema: {
        tags: ['play'],
        summary: 'Follow a match',
        description,
        params: matchParams,
        querystring: following,
        response: { 403: failure, 404: failure, 429: failure },
      },
    },
    async (request, reply) => {
      const { seat, 'last-event-id': last } = request.query;
      const header = request.headers['last-event-id'];
      const lastEventId = typeof header === 'string' ? header : last;
      const follower = await followers.admit(request, { id: request.params.id, seat, lastEventId });
      reply.hijack();
      if (follower === undefined) return;
      const response = reply.raw;
      response.on('error', () => undefined); // Whoever reads may go at any time; `close` follows.
      const isPacked = /\bgzip\b/.test(request.headers['accept-encoding'] ?? '');
      response.writeHead(200, {
        ...(reply.getHeaders() as NodeJS.Dict<string>),
        'content-type': 'text/event-stream',
        'cache-control': 'no-store',
        'x-accel-buffering': 'no', // A proxy must not keep news back.
        connection: 'close', // Nothing follows a stream, and a server that goes down need not wait for it.
        vary: 'accept-encoding',
        ...(isPacked && { 'content-encoding': 'gzip' }),
      });
      response.flushHeaders(); // There may be nothing to tell for a while.
      await followers.follow(follower, streamOutlet(response, isPacked));
    },
  );
}
