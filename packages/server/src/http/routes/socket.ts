import { WebSocketServer } from 'ws';
import { SocketOutlet } from '../../matches/outlet.ts';
import { ServerRefusal } from '../../refusal.ts';
import type { App, Desk } from '../desk.ts';
import type { Followers } from '../followers.ts';
import { limitOf } from '../limits.ts';
import { requireOwnOrigin } from '../origin.ts';
import { failure, following, matchParams } from '../schemas.ts';
import { SentAnswers } from '../sent-answers.ts';
import { upgradeOf } from '../upgrades.ts';

const description = `A WebSocket for both ways of play, with the same promises as the stream and the answers by themselves.
The server sends the events of \`/api/matches/{id}/stream\`, one or more in a message, in the same form. A client sends
\`{ number, decision, answer, seat? }\`, and is told \`taken\`: { number, at } once it is stored, or \`refused\`:
{ number?, status, code, message, details? }. A program that cannot send headers offers the protocols \`starboard\` and
\`bearer.\` with its token behind it.`;

const protocol = 'starboard';

export function socketRoutes(app: App, desk: Desk, followers: Followers): void {
  const { settings } = desk.services;
  const sockets = new WebSocketServer({
    noServer: true,
    clientTracking: false,
    maxPayload: settings.bodyKilobytes * 1_024,
    // Each message is packed by itself, once for all who get it.
    perMessageDeflate: { serverNoContextTakeover: true, clientNoContextTakeover: true },
    handleProtocols: offered => offered.has(protocol) && protocol,
  });
  const askAgain = limitOf(app, settings);

  app.get(
    '/api/matches/:id/socket',
    {
      exposeHeadRoute: false,
      schema: {
        tags: ['play'],
        summary: 'Follow a match and answer in it',
        description,
        params: matchParams,
        querystring: following,
        response: { 400: failure, 403: failure, 404: failure, 429: failure },
      },
    },
    async (request, reply) => {
      requireOwnOrigin(request, settings);
      const upgrade = upgradeOf(request.raw);
      if (upgrade === undefined) throw new ServerRefusal('bad-request', 'Here a WebSocket is spoken.');
      const { seat, 'last-event-id': lastEventId } = request.query;
      const follower = await followers.admit(request, { id: request.params.id, seat, lastEventId });
      reply.hijack();
      if (follower === undefined) return;
      const { socket, head } = upgrade;
      reply.raw.detachSocket(socket);
      let isOpen = false;
      socket.once('close', () => !isOpen && follower.giveUp());
      sockets.handleUpgrade(request.raw, socket, head, spoken => {
        isOpen = true;
        const outlet = new SocketOutlet(spoken, socket);
        const answers = new SentAnswers(desk, follower, askAgain, outlet);
        spoken.on('message', (message, isBinary) => void answers.take(message, isBinary));
        spoken.on('error', () => undefined);
        void followers.follow(follower, outlet);
      });
    },
  );
}
