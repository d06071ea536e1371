import { z } from 'zod';
import { found, importReplay, rematch, replayOf } from '../../matches/founding.ts';
import { wholeFor } from '../../matches/whole.ts';
import type { App, Desk } from '../desk.ts';
import { costly } from '../limits.ts';
import { failure, founded as foundedSchema, looking, matchParams, newMatch, whole } from '../schemas.ts';

const tags = ['matches'];

export function matchRoutes(app: App, desk: Desk): void {
  const { house, rooms } = desk;
  const { settings } = house;

  app.post(
    '/api/matches',
    {
      config: costly(settings),
      schema: {
        tags,
        summary: 'Begin a match',
        body: newMatch,
        response: { 201: foundedSchema, 401: failure, 422: failure },
      },
    },
    async (request, reply) => {
      const { setup, ...wish } = request.body;
      reply.code(201);
      const founded = await found(house, await desk.requirePlayer(request), { setup, ...wish });
      // Bots do not wait until somebody looks.
      if (Object.values(wish.seats).some(holder => typeof holder === 'object')) await rooms.wake(founded.id);
      return founded;
    },
  );

  app.get(
    '/api/matches/:id',
    {
      schema: {
        tags,
        summary: 'How a match stands for you',
        params: matchParams,
        querystring: looking,
        response: { 200: whole, 403: failure, 404: failure },
      },
    },
    async request => {
      const player = await desk.playerOf(request);
      return wholeFor(await rooms.room(request.params.id), player?.id, request.query.seat);
    },
  );

  app.post(
    '/api/matches/:id/rematch',
    {
      config: costly(settings),
      schema: {
        tags,
        summary: 'Once more with the same people, when it is over',
        params: matchParams,
        response: { 201: foundedSchema, 403: failure, 404: failure, 409: failure },
      },
    },
    async (request, reply) => {
      const player = await desk.requirePlayer(request);
      reply.code(201);
      return rematch(await rooms.room(request.params.id), player);
    },
  );

  app.get(
    '/api/matches/:id/replay',
    {
      schema: {
        tags,
        summary: 'The whole match as one file, when it is over',
        description: 'Its journal and its seed: everything in it can be proved by running it again.',
        params: matchParams,
        response: { 200: z.unknown(), 403: failure, 404: failure, 409: failure },
      },
    },
    async (request, reply) => {
      const player = await desk.playerOf(request);
      const { id } = request.params;
      const journal = await replayOf(await rooms.room(id), player?.id);
      reply.header('content-disposition', `attachment; filename="${journal.game}-${id}.json"`);
      return journal;
    },
  );

  app.post(
    '/api/replays',
    {
      config: costly(settings),
      bodyLimit: settings.replayKilobytes * 1_024,
      schema: {
        tags,
        summary: 'Show a match that was played elsewhere',
        description:
          'Takes the file that …/replay gives. It is played again, and refused if anything in it is not true.',
        body: z.unknown(),
        response: { 201: foundedSchema.pick({ id: true }), 401: failure, 422: failure },
      },
    },
    async (request, reply) => {
      const player = await desk.requirePlayer(request);
      reply.code(201);
      return { id: await importReplay(house, player, request.body) };
    },
  );
}
