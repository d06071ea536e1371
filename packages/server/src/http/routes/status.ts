import type { AddressInfo } from 'node:net';
import { z } from 'zod';
import { isLocal, networkAddresses, urlForOthers } from '../../addresses.ts';
import type { App, Desk } from '../desk.ts';
import { address, failure } from '../schemas.ts';

/** For those who look after the server. */
export function statusRoutes(app: App, { house }: Desk): void {
  app.get(
    '/healthz',
    {
      config: { rateLimit: false },
      schema: {
        tags: ['status'],
        summary: 'Whether the server and its database are well',
        response: { 200: z.object({ status: z.literal('ok') }), 503: failure },
      },
    },
    async () => {
      await house.store.ping();
      return { status: 'ok' };
    },
  );

  app.get(
    '/api/address',
    {
      schema: {
        tags: ['status'],
        summary: 'Where people at other machines reach this server, as far as it knows',
        response: { 200: address },
      },
    },
    request => {
      const { port } = app.server.address() as AddressInfo;
      // Only whoever sits at this machine needs its addresses in the network; nobody else learns them.
      const addresses = isLocal(request.hostname) ? networkAddresses() : [];
      const url = urlForOthers(house.settings, port, addresses);
      return url === undefined ? {} : { url };
    },
  );

  app.get('/metrics', { schema: { tags: ['status'], summary: 'Figures for Prometheus' } }, async (_, reply) => {
    reply.type(house.metrics.registry.contentType);
    return house.metrics.registry.metrics();
  });
}
