import { hasBots } from '@starboard/room';
import { z } from 'zod';
import {
  claimSeat,
  giveUp,
  handToBot,
  invitationFor,
  inviteTo,
  inviteToTable,
  leaveSeat,
  takeSeat,
} from '../../matches/seats.ts';
import type { App, Desk } from '../desk.ts';
import { costly } from '../limits.ts';
import {
  claimed,
  claiming,
  failure,
  handing,
  invitation,
  matchParams,
  resigning,
  seatParams,
  showing,
  shownInvitation,
  table,
} from '../schemas.ts';

const tags = ['seats'];
const failures = { 401: failure, 403: failure, 404: failure, 409: failure };

export function seatRoutes(app: App, desk: Desk): void {
  const { rooms } = desk;

  app.post(
    '/api/matches/:id/claim',
    {
      config: costly(desk.services.settings),
      schema: {
        tags,
        summary: 'Take the seat that you are invited to',
        description: 'With the key of the table, one of those that nobody holds.',
        params: matchParams,
        body: claiming,
        response: { 200: claimed, ...failures },
      },
    },
    async request => {
      const player = await desk.requirePlayer(request);
      const { key, seat } = request.body;
      return { seat: await claimSeat(await rooms.room(request.params.id), player, key, seat) };
    },
  );

  app.post(
    '/api/matches/:id/invitation/look',
    {
      config: costly(desk.services.settings),
      schema: {
        tags,
        summary: 'What you are invited to',
        description: 'Nobody need say who they are for it, and no seat is taken.',
        params: matchParams,
        body: showing,
        response: { 200: shownInvitation, 403: failure, 404: failure },
      },
    },
    async request => {
      const player = await desk.playerOf(request);
      return invitationFor(await rooms.room(request.params.id), player?.id, request.body.key);
    },
  );

  app.post(
    '/api/matches/:id/invitation',
    {
      schema: {
        tags,
        summary: 'A key to the table',
        description: 'Whoever has it chooses among the seats that nobody holds. An older one is void then.',
        params: matchParams,
        response: { 201: invitation, ...failures },
      },
    },
    async (request, reply) => {
      const player = await desk.requirePlayer(request);
      reply.code(201);
      return { key: await inviteToTable(await rooms.room(request.params.id), player) };
    },
  );

  app.put(
    '/api/matches/:id/seats/:seat/player',
    {
      schema: {
        tags,
        summary: 'Sit down',
        description:
          'At a seat that you handed over; or, at the table or as its host, at one of a bot, of nobody, or of a person who is away.',
        params: seatParams,
        response: { 200: table, ...failures },
      },
    },
    async request => {
      const player = await desk.requirePlayer(request);
      const { id, seat } = request.params;
      return takeSeat(await rooms.room(id), player, seat);
    },
  );

  app.post(
    '/api/matches/:id/seats/:seat/invitation',
    {
      schema: {
        tags,
        summary: 'Free a seat for whoever has the key',
        description:
          'Your own seat, or one of a bot, of nobody, or of a person who is away. An older key is void then.',
        params: seatParams,
        response: { 201: invitation, ...failures },
      },
    },
    async (request, reply) => {
      const player = await desk.requirePlayer(request);
      const { id, seat } = request.params;
      reply.code(201);
      return { key: await inviteTo(await rooms.room(id), player, seat) };
    },
  );

  app.put(
    '/api/matches/:id/seats/:seat/bot',
    {
      schema: {
        tags,
        summary: 'Hand a seat to a bot',
        description: 'Your own seat, or one of a bot, of nobody, or of a person who is away.',
        params: seatParams,
        body: handing,
        response: { 200: table, 503: failure, ...failures },
      },
    },
    async request => {
      const player = await desk.requirePlayer(request);
      const { id, seat } = request.params;
      const room = await rooms.room(id);
      if (!hasBots(room.seating)) rooms.requirePlaceForBots();
      return handToBot(room, player, seat, request.body.bot);
    },
  );

  app.delete(
    '/api/matches/:id/seats/:seat',
    { schema: { tags, summary: 'Stand up', params: seatParams, response: { 204: z.undefined(), ...failures } } },
    async (request, reply) => {
      const player = await desk.requirePlayer(request);
      const { id, seat } = request.params;
      await leaveSeat(await rooms.room(id), player, seat);
      return reply.code(204).send();
    },
  );

  app.post(
    '/api/matches/:id/resign',
    {
      schema: {
        tags,
        summary: 'Give up',
        description: 'If nobody of your side is left, the match is over; otherwise a bot plays on for you.',
        params: matchParams,
        body: resigning,
        response: { 200: table, ...failures },
      },
    },
    async request => {
      const player = await desk.requirePlayer(request);
      return giveUp(await rooms.room(request.params.id), player, request.body.seats);
    },
  );
}
