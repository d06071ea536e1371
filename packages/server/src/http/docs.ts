import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import type { Settings } from '../settings.ts';
import { type App, cookieNameOf } from './desk.ts';

const about = `A table for board games: matches for people and programs. Commands are JSON over HTTP; news come as server-sent events.

A person is a cookie, or a token in a header for programs. To play: say who you are, begin a match or claim a seat in one,
follow its stream, and answer when \`decision.ask\` is there. An answer that was acknowledged is on disk.`;

/** It is drawn by a library that brings pictures as data and sets styles in its elements; the page itself may do neither. */
const policy = [
  ...["default-src 'none'", "script-src 'self'", "style-src 'self' 'unsafe-inline'", "img-src 'self' data:"],
  ...["connect-src 'self'", "base-uri 'none'", "form-action 'none'", "frame-ancestors 'none'"],
].join('; ');

/** The description of the interface, made from the schemas that check the requests. */
export async function describeInterface(app: App, settings: Settings): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Starboard', version: '1', description: about },
      components: {
        securitySchemes: {
          cookie: { type: 'apiKey', in: 'cookie', name: cookieNameOf(settings) },
          token: { type: 'http', scheme: 'bearer' },
        },
      },
      security: [{ cookie: [] }, { token: [] }],
    },
    transform: jsonSchemaTransform,
  });
  // Its own bar shows a name that is not ours, and asks for another description.
  const css = [{ filename: 'starboard.css', content: '.swagger-ui .topbar { display: none }' }];
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    staticCSP: policy,
    transformStaticCSP: () => policy,
    theme: { title: 'Starboard', css },
  });
}
