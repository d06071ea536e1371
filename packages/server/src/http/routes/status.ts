import type { AddressInfo } from 'node:net';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { isLocal, networkAddresses, urlForOthers } from '../../addresses.ts';
import { hashOf } from '../../keys.ts';
import { Readiness } from '../../readiness.ts';
import { ServerRefusal } from '../../refusal.ts';
import type { Settings } from '../../settings.ts';
import type { App, Desk } from '../desk.ts';
import { address, failure } from '../schemas.ts';

const well = z.object({ status: z.literal('ok') });

const metricsSchema = {
  tags: ['status'],
  summary: 'Figures for Prometheus',
  description: 'For the operator: with the token that was set for it, or, if none was, on the machine itself.',
  response: { 403: failure },
};

/** For those who look after the server. */
export function statusRoutes(app: App, { services }: Desk): void {
  const readiness = new Readiness(services.store);

  app.get(
    '/healthz',
    {
      config: { rateLimit: false },
      schema: {
        tags: ['status'],
        summary: 'Whether the server is alive',
        description: 'Says nothing of its database: a server that is alive need not be started anew.',
        response: { 200: well },
      },
    },
    () => ({ status: 'ok' }),
  );

  app.get(
    '/readyz',
    {
      config: { rateLimit: false },
      schema: {
        tags: ['status'],
        summary: 'Whether the server and its database are well',
        description: 'It has just written something and read something.',
        response: { 200: well, 503: failure },
      },
    },
    async () => {
      await readiness.prove();
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
      const { publicUrl } = services.settings;
      const url = publicUrl ?? (isFromHere(request) ? urlInNetwork(app, services.settings) : undefined);
      return url === undefined ? {} : { url };
    },
  );

  app.get('/metrics', { schema: metricsSchema }, async (request, reply) => {
    if (!mayCount(request, services.settings))
      throw new ServerRefusal('not-for-you', 'These figures are for the operator.');
    reply.type(services.metrics.registry.contentType);
    return services.metrics.registry.metrics();
  });
}

/** How many play and when is the operator's affair, and what was refused to whom helps an attacker. */
function mayCount(request: FastifyRequest, { metricsToken }: Settings): boolean {
  if (metricsToken === undefined) return isFromHere(request);
  const given = hashOf((request.headers.authorization ?? '').replace(/^Bearer /, ''));
  return given === hashOf(metricsToken);
}

/** Only whoever sits at this machine needs to know its address in the network; to others it is not told. */
function isFromHere({ ip, hostname }: FastifyRequest): boolean {
  return isLocal(ip) && isLocal(hostname);
}

function urlInNetwork(app: App, settings: Settings): string | undefined {
  const { port } = app.server.address() as AddressInfo;
  return urlForOthers(settings, port, networkAddresses());
}
