import type { Faces } from '@starboard/room';
import { isHost, peopleOf, seatsOf } from '@starboard/room';
import { z } from 'zod';
import { putMatchAway } from '../../matches/seats.ts';
import type { Listed, Player } from '../../store/index.ts';
import type { App, Desk } from '../desk.ts';
import { costly } from '../limits.ts';
import {
  carried,
  carryCode,
  failure,
  joining,
  listed,
  matchParams,
  me,
  named,
  puttingAway,
  welcome,
} from '../schemas.ts';

const mostListed = 100;
const tags = ['players'];

export function playerRoutes(app: App, desk: Desk): void {
  const { people, store, settings } = desk.services;

  app.post(
    '/api/players',
    {
      config: costly(settings),
      schema: {
        tags,
        summary: 'Say who you are',
        description:
          'Gives a cookie. Whoever has one already is only renamed, and gets no new token. A name can follow later.',
        body: joining,
        response: { 200: me, 201: welcome },
      },
    },
    async (request, reply) => {
      const known = await desk.playerOf(request);
      const { name: wished } = request.body;
      if (known !== undefined) {
        const { name } = wished === undefined ? known : await people.rename(known, wished);
        return { name };
      }
      const { player, token } = await people.welcome(wished ?? '');
      desk.giveCookie(reply, token);
      reply.code(201);
      return { name: player.name, token };
    },
  );

  app.get(
    '/api/players/me',
    { schema: { tags, summary: 'Who you are', response: { 200: me, 401: failure } } },
    async request => {
      const { name } = await desk.requirePlayer(request);
      return { name };
    },
  );

  app.patch(
    '/api/players/me',
    { schema: { tags, summary: 'Call yourself otherwise', body: named, response: { 200: me, 401: failure } } },
    async request => {
      const { name } = await people.rename(await desk.requirePlayer(request), request.body.name);
      return { name };
    },
  );

  app.post(
    '/api/players/me/carry',
    {
      config: costly(settings),
      schema: { tags, summary: 'A code for another device', response: { 201: carryCode, 401: failure } },
    },
    async (request, reply) => {
      reply.code(201);
      return people.carryCode(await desk.requirePlayer(request));
    },
  );

  app.post(
    '/api/players/carry',
    {
      config: costly(settings),
      schema: {
        tags,
        summary: 'Become, on this device, whoever made the code',
        body: carried,
        response: { 201: welcome, 403: failure },
      },
    },
    async (request, reply) => {
      const { player, token } = await people.carry(request.body.code);
      desk.giveCookie(reply, token);
      reply.code(201);
      return { name: player.name, token };
    },
  );

  app.get(
    '/api/players/me/matches',
    {
      schema: {
        tags,
        summary: 'Your matches, the last touched first',
        response: { 200: z.array(listed), 401: failure },
      },
    },
    async request => {
      const player = await desk.requirePlayer(request);
      const matches = await store.matchesOf(player.id, mostListed);
      const faces = await people.named([...new Set(matches.flatMap(({ seating }) => peopleOf(seating)))]);
      return matches.map(match => shownInList(match, player, faces));
    },
  );

  app.put(
    '/api/players/me/matches/:id',
    {
      schema: {
        tags,
        summary: 'Put a match away, or back into your list',
        description: 'It goes on all the same, and others see it as before.',
        params: matchParams,
        body: puttingAway,
        response: { 204: z.undefined(), 401: failure, 403: failure, 404: failure },
      },
    },
    async (request, reply) => {
      const player = await desk.requirePlayer(request);
      await putMatchAway(await desk.rooms.room(request.params.id), player, request.body.away);
      return reply.code(204).send();
    },
  );
}

function shownInList(
  { id, game, setup, created, updated, seating, standing }: Listed,
  { id: you }: Player,
  faces: Faces,
) {
  const yours = seatsOf(seating, you);
  const { headline } = standing;
  const outcome = standing.outcome ?? seating.ended;
  const waitingFor = outcome === undefined ? standing.waitingFor : [];
  return {
    id,
    game,
    ...(setup !== undefined && { setup }),
    created,
    updated,
    host: isHost(seating, you),
    yours,
    others: peopleOf(seating).flatMap(each => (each === you ? [] : (faces.get(each)?.name ?? []))),
    seats: Object.entries(seating.seats).map(([seat, { player, bot }]) => {
      if (bot !== undefined) return { id: seat, held: 'bot', name: bot };
      if (player === undefined) return { id: seat, held: 'nobody' };
      return { id: seat, held: 'person', name: faces.get(player)?.name ?? '' };
    }),
    waitingFor,
    yourTurn: waitingFor.some(seat => yours.includes(seat)),
    ...(outcome && { outcome }),
    ...(headline && { headline }),
    putAway: seating.putAway?.includes(you) === true,
  };
}
