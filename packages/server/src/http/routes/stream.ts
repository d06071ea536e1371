import { networkOf } from '../../addresses.ts';
import { readEventId } from '../../matches/event-id.ts';
import { Listener } from '../../matches/listener.ts';
import { streamOutlet } from '../../matches/outlet.ts';
import type { App, Desk } from '../desk.ts';
import { failure, following, matchParams } from '../schemas.ts';
import { Streams } from '../streams.ts';

const description = `Server-sent events. A client that comes back sends the last id it was told as \`Last-Event-ID\` and gets what it missed; an event without one is part of what follows.

- \`state\`: { position, log }: everything anew.
- \`update\`: { cut?, said?, patch? }: cut the log to its first \`cut\` lines, add what was said, patch the position. In a patch
  \`{ key: change }\` looks inside, \`[value]\` sets, \`1\` removes a key and \`n\` n elements, \`{ "^3": [a, b] }\` inserts before the old element 3.
- \`table\`: who sits where, and everything else but play.
- \`chat\`: a message.
- \`gone\`: { code, message }: why the stream ends for good: the match was deleted, or this device was signed out.`;

export function streamRoutes(app: App, desk: Desk): void {
  const { house, rooms } = desk;
  const streams = new Streams(house.settings);

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
      const player = await desk.playerOf(request);
      const room = await rooms.room(request.params.id);
      await room.upToDate(() => room.eyesOf(player?.id, request.query.seat));
      // Whoever has gone already would keep a place for ever.
      if (request.raw.socket.destroyed) return reply.hijack();
      const giveUp = streams.take(networkOf(request.ip));
      reply.hijack();
      const response = reply.raw;
      const lost = (thrown: unknown) => {
        request.log.error({ err: thrown, match: room.id }, 'a stream broke');
        response.destroy();
      };
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
      const device = player && desk.deviceOf(request);
      const who = { player: player?.id, device, pinned: request.query.seat, address: request.ip };
      const listener = new Listener(
        streamOutlet(response, isPacked),
        who,
        lagging => void room.listen(lagging).catch(lost),
      );
      const leaveGate = house.gate.watch(request.ip, () => response.destroy());
      response.on('close', () => {
        leaveGate();
        room.leave(listener);
        giveUp();
        house.metrics.streams.set(streams.open);
      });
      house.metrics.streams.set(streams.open);
      const header = request.headers['last-event-id'];
      const last = readEventId(typeof header === 'string' ? header : request.query['last-event-id']);
      await room.listen(listener, last).catch(lost);
      // This device may have been signed out just now, before anybody knew that it listens.
      if (player !== undefined) await room.dismiss(player.id).catch(lost);
    },
  );
}
