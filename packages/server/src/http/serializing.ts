import { same } from '@starboard/kernel';
import type { FastifySerializerCompiler } from 'fastify/types/schema.js';
import { serializerCompiler } from 'fastify-type-provider-zod';
import type { z } from 'zod';

/** What is answered is of the form that is described: tests check it, so that it need not be checked each time. */
export const textFor: FastifySerializerCompiler<z.ZodType> =
  process.env['NODE_ENV'] === 'test' ? checked : () => JSON.stringify;

function checked(route: Parameters<typeof textFor>[0]): (data: unknown) => string {
  const described = serializerCompiler(route);
  return data => {
    const text = JSON.stringify(data);
    // What nobody described would be left out, and might be a secret.
    if (same(JSON.parse(text), JSON.parse(described(data)))) return text;
    throw new Error(`${route.method} ${route.url} answers more than is described: ${text}`);
  };
}
