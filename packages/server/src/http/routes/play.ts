import { answer, oddsOf, replyToUndo, undo, undoPoints } from '@starboard/room';
import { sayIn } from '../../matches/chat.ts';
import type { App, Desk } from '../desk.ts';
import { costly } from '../limits.ts';
import {
  answering,
  failure,
  matchParams,
  odds,
  said,
  saying,
  taken,
  undoing,
  undoPoints as undoPointsSchema,
  undoReply,
  undoState,
} from '../schemas.ts';

const tags = ['play'];
const failures = { 401: failure, 403: failure, 404: failure, 409: failure };

export function playRoutes(app: App, desk: Desk): void {
  const { rooms, services } = desk;

  app.post(
    '/api/matches/:id/answers',
    {
      schema: {
        tags,
        summary: 'Answer the question that waits',
        description: 'Once it is acknowledged it is on disk.',
        params: matchParams,
        body: answering,
        response: { 200: taken, 422: failure, ...failures },
      },
    },
    async request => {
      const player = await desk.requirePlayer(request);
      return { at: await answer(await rooms.room(request.params.id), player.id, request.body) };
    },
  );

  app.post(
    '/api/matches/:id/odds',
    {
      config: costly(services.settings),
      schema: {
        tags,
        summary: 'What an answer would lead to',
        params: matchParams,
        body: answering,
        response: { 200: odds, 422: failure, 429: failure, 503: failure, ...failures },
      },
    },
    async request => {
      const player = await desk.requirePlayer(request);
      const visitor = { player: player.id, address: request.ip };
      return oddsOf(await rooms.room(request.params.id), visitor, request.body);
    },
  );

  app.get(
    '/api/matches/:id/undo',
    {
      schema: {
        tags,
        summary: 'The steps back that there are',
        params: matchParams,
        response: { 200: undoPointsSchema, ...failures },
      },
    },
    async request => {
      const player = await desk.requirePlayer(request);
      return undoPoints(await rooms.room(request.params.id), player.id);
    },
  );

  app.post(
    '/api/matches/:id/undo',
    {
      schema: {
        tags,
        summary: 'Take answers back, or ask the others to agree',
        params: matchParams,
        body: undoing,
        response: { 200: undoState, ...failures },
      },
    },
    async request => {
      const player = await desk.requirePlayer(request);
      return undo(await rooms.room(request.params.id), player.id, request.body.keep);
    },
  );

  app.post(
    '/api/matches/:id/undo/reply',
    {
      schema: {
        tags,
        summary: 'Agree to take answers back, or do not',
        params: matchParams,
        body: undoReply,
        response: { 200: undoState, ...failures },
      },
    },
    async request => {
      const player = await desk.requirePlayer(request);
      return replyToUndo(await rooms.room(request.params.id), player.id, request.body.agree);
    },
  );

  app.post(
    '/api/matches/:id/chat',
    {
      schema: {
        tags,
        summary: 'Say something to everybody at the table',
        params: matchParams,
        body: saying,
        response: { 201: said, ...failures },
      },
    },
    async (request, reply) => {
      const player = await desk.requirePlayer(request);
      reply.code(201);
      return { number: await sayIn(services.store, await rooms.room(request.params.id), player, request.body.text) };
    },
  );
}
