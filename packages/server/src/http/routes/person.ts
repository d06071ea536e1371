import { isHost, seatsOf } from '@starboard/room';
import { z } from 'zod';
import type { Hash, Player } from '../../store/index.ts';
import type { App, Desk } from '../desk.ts';
import { costly } from '../limits.ts';
import { deviceParams, devices, failure, ownData } from '../schemas.ts';

const tags = ['players'];
const gone = { 204: z.undefined(), 401: failure };
/** As many as anybody will ever have. */
const mostMatches = 100_000;

/** What is kept of a person, for them to see and to have removed. */
export function personRoutes(app: App, desk: Desk): void {
  const { rooms } = desk;
  const { people, store, settings } = desk.services;

  const devicesFor = async (player: Player, here: Hash | undefined) =>
    (await people.devices(player)).map(({ token, ...device }) => ({ ...device, here: token === here }));

  app.get(
    '/api/players/me/devices',
    { schema: { tags, summary: 'The devices on which you are this player', response: { 200: devices, 401: failure } } },
    async request => devicesFor(await desk.requirePlayer(request), desk.deviceOf(request)),
  );

  app.delete(
    '/api/players/me/devices/:device',
    {
      schema: {
        tags,
        summary: 'Sign a device out',
        description:
          'Its token works no more, its streams end, and no code for another device is good any more. Where there is no such device, nothing happens.',
        params: deviceParams,
        response: gone,
      },
    },
    async (request, reply) => {
      const player = await desk.requirePlayer(request);
      const device = await people.signOut(player, request.params.device);
      await rooms.dismiss(player);
      if (device !== undefined && device === desk.deviceOf(request)) desk.takeCookie(reply);
      return reply.code(204).send();
    },
  );

  app.delete(
    '/api/players/me/devices',
    { schema: { tags, summary: 'Sign out all your devices but this one', response: gone } },
    async (request, reply) => {
      const player = await desk.requirePlayer(request);
      await people.signOutElsewhere(player, desk.deviceOf(request)!);
      await rooms.dismiss(player);
      return reply.code(204).send();
    },
  );

  app.get(
    '/api/players/me/data',
    {
      config: costly(settings),
      schema: {
        tags,
        summary: 'All that is kept about you, as one file',
        description: 'The play of your matches is theirs: …/replay has it once they are over.',
        response: { 200: ownData, 401: failure },
      },
    },
    async (request, reply) => {
      const player = await desk.requirePlayer(request);
      const { id, name, seen } = player;
      const matches = await store.matchesOf(id, mostMatches);
      reply.header('content-disposition', 'attachment; filename="starboard-me.json"');
      return {
        name,
        seen,
        devices: await devicesFor(player, desk.deviceOf(request)),
        matches: matches.map(({ seating, ...match }) => ({
          id: match.id,
          game: match.game,
          created: match.created,
          updated: match.updated,
          host: isHost(seating, id),
          yours: seatsOf(seating, id),
          putAway: seating.putAway?.includes(id) === true,
        })),
        said: (await store.messagesBy(id)).map(({ match, name: called, text, at }) => ({
          match,
          name: called,
          text,
          at,
        })),
      };
    },
  );

  app.delete(
    '/api/players/me',
    {
      config: costly(settings),
      schema: {
        tags,
        summary: 'Have yourself deleted',
        description:
          'Name, devices and codes are gone, your seats are free, what you said loses your name. Matches stay for the others, who get a new host; those that were yours alone go.',
        response: gone,
      },
    },
    async (request, reply) => {
      await rooms.deletePlayer(await desk.requirePlayer(request));
      desk.takeCookie(reply);
      return reply.code(204).send();
    },
  );
}
