import type { AddressInfo } from 'node:net';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { isLocal, networkAddresses, urlForOthers } from '../../addresses.ts';
import type { Settings } from '../../settings.ts';
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
      const { publicUrl } = house.settings;
      const url = publicUrl ?? (isFromHere(request) ? urlInNetwork(app, house.settings) : undefined);
      return url === undefined ? {} : { url };
    },
  );

  app.get('/metrics', { schema: { tags: ['status'], summary: 'Figures for Prometheus' } }, async (_, reply) => {
    reply.type(house.metrics.registry.contentType);
    return house.metrics.registry.metrics();
  });
}

/** Only whoever sits at this machine needs to know its address in the network; to others it is not told. */
function isFromHere({ ip, hostname }: FastifyRequest): boolean {
  return isLocal(ip) && isLocal(hostname);
}

function urlInNetwork(app: App, settings: Settings): string | undefined {
  const { port } = app.server.address() as AddressInfo;
  return urlForOthers(settings, port, networkAddresses());
}
