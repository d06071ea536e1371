import { hasBots, isHost } from '@starboard/room';
import { z } from 'zod';
import { found, rematch, replayOf } from '../../matches/founding.ts';
import { wholeFor } from '../../matches/whole.ts';
import { ServerRefusal } from '../../refusal.ts';
import type { App, Desk } from '../desk.ts';
import { costly } from '../limits.ts';
import { failure, founded as foundedSchema, looking, matchParams, newMatch, whole } from '../schemas.ts';

const tags = ['matches'];

export function matchRoutes(app: App, desk: Desk): void {
  const { services, rooms } = desk;
  const { settings } = services;

  app.post(
    '/api/matches',
    {
      config: costly(settings),
      schema: {
        tags,
        summary: 'Begin a match',
        body: newMatch,
        response: { 201: foundedSchema, 401: failure, 422: failure, 503: failure },
      },
    },
    async (request, reply) => {
      const { setup, ...wish } = request.body;
      const player = await desk.requirePlayer(request);
      const withBots = Object.values(wish.seats).some(holder => typeof holder === 'object');
      if (withBots) rooms.requirePlaceForBots();
      reply.code(201);
      const founded = await found(services, player, { setup, ...wish });
      // Bots do not wait until their people look.
      if (withBots) await rooms.wake(founded.id);
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
      return wholeFor(await rooms.room(request.params.id), player?.id, request.query.seat, request.ip);
    },
  );

  app.delete(
    '/api/matches/:id',
    {
      schema: {
        tags,
        summary: 'Delete a match for everybody, as its host',
        description:
          'Its play, its chat, its replay and its listed score are gone for good, and all who follow it are told. Where there is no such match, nothing happens. Whoever has a seat alone may put it away or stand up.',
        params: matchParams,
        response: { 204: z.undefined(), 401: failure, 403: failure },
      },
    },
    async (request, reply) => {
      const player = await desk.requirePlayer(request);
      const { id } = request.params;
      const stored = await services.store.match(id);
      if (stored !== undefined && !isHost(stored.seating, player.id)) {
        throw new ServerRefusal('not-host', 'Only the host may delete a match.');
      }
      await rooms.delete(id);
      return reply.code(204).send();
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
        response: { 201: foundedSchema, 403: failure, 404: failure, 409: failure, 503: failure },
      },
    },
    async (request, reply) => {
      const player = await desk.requirePlayer(request);
      const room = await rooms.room(request.params.id);
      if (hasBots(room.seating)) rooms.requirePlaceForBots();
      reply.code(201);
      return rematch(services, room, player);
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
      const journal = await replayOf(services, id, player?.id);
      reply.header('content-disposition', `attachment; filename="${journal.game}-${id}.json"`);
      return journal;
    },
  );
}
