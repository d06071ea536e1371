import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import { type App, cookieName } from './desk.ts';

const about = `A table for board games: matches for people and programs. Commands are JSON over HTTP; news come as server-sent events.

A person is a cookie, or a token in a header for programs. To play: say who you are, begin a match or claim a seat in one,
follow its stream, and answer when \`decision.ask\` is there. An answer that was acknowledged is on disk.`;

/** The description of the interface, made from the schemas that check the requests. */
export async function describeInterface(app: App): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Starboard', version: '1', description: about },
      components: {
        securitySchemes: {
          cookie: { type: 'apiKey', in: 'cookie', name: cookieName },
          token: { type: 'http', scheme: 'bearer' },
        },
      },
      security: [{ cookie: [] }, { token: [] }],
    },
    transform: jsonSchemaTransform,
  });
  // Its own bar shows a name that is not ours, and asks for another description.
  const css = [{ filename: 'starboard.css', content: '.swagger-ui .topbar { display: none }' }];
  await app.register(swaggerUi, { routePrefix: '/api/docs', theme: { title: 'Starboard', css } });
}
