import { z } from 'zod';
import type { App, Desk } from '../desk.ts';
import { failure } from '../schemas.ts';

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

  app.get('/metrics', { schema: { tags: ['status'], summary: 'Figures for Prometheus' } }, async (_, reply) => {
    reply.type(house.metrics.registry.contentType);
    return house.metrics.registry.metrics();
  });
}
