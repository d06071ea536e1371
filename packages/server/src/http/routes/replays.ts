import { z } from 'zod';
import { Imports } from '../../matches/importing.ts';
import type { App, Desk } from '../desk.ts';
import { importing } from '../limits.ts';
import { failure, founded } from '../schemas.ts';

/** Matches that were played elsewhere. They are large: what comes in is looked through by and by, and never parsed whole. */
export async function replayRoutes(app: App, desk: Desk): Promise<void> {
  const { services } = desk;
  const { settings } = services;
  const imports = new Imports(services);

  await app.register(async (large: App) => {
    large.removeContentTypeParser('application/json');
    large.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_, body, done) => done(null, body));

    large.post(
      '/api/replays',
      {
        config: importing(settings),
        bodyLimit: settings.replayKilobytes * 1_024,
        schema: {
          tags: ['matches'],
          summary: 'Show a match that was played elsewhere',
          description:
            'Takes the file that …/replay gives. It is played again, and refused if anything in it is not true.',
          body: z.unknown(),
          response: { 201: founded.pick({ id: true }), 401: failure, 422: failure, 429: failure },
        },
      },
      async (request, reply) => {
        const player = await desk.requirePlayer(request);
        reply.code(201);
        const { body } = request;
        return { id: await imports.take(player, Buffer.isBuffer(body) ? body : Buffer.alloc(0)) };
      },
    );
  });
}
