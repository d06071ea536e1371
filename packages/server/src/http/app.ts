import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import Fastify, { LogController } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import type { House } from '../matches/house.ts';
import type { Rooms } from '../matches/rooms.ts';
import type { Settings } from '../settings.ts';
import { type App, Desk } from './desk.ts';
import { describeInterface } from './docs.ts';
import { answerFailures, answerNoise, answerOddAddress } from './failures.ts';
import { limitRequests } from './limits.ts';
import { packAnswers } from './packing.ts';
import { gameRoutes } from './routes/games.ts';
import { matchRoutes } from './routes/matches.ts';
import { playRoutes } from './routes/play.ts';
import { playerRoutes } from './routes/players.ts';
import { scoreRoutes } from './routes/scores.ts';
import { seatRoutes } from './routes/seats.ts';
import { statusRoutes } from './routes/status.ts';
import { streamRoutes } from './routes/stream.ts';

/** A request must have arrived within this time; whether it has is looked up this often. */
const requestMillis = 30_000;
const checkMillis = 5_000;

/** An empty web server, with its log and its limits. */
export function createApp({ bodyKilobytes, logLevel, trustProxy }: Settings): App {
  return Fastify({
    bodyLimit: bodyKilobytes * 1_024,
    // The proxy's word alone: what the list of addresses held before it could be anybody's.
    trustProxy: trustProxy && ((_address, hop) => hop === 0),
    logController: new LogController({ disableRequestLogging: true }),
    requestTimeout: requestMillis,
    http: { headersTimeout: requestMillis, connectionsCheckingInterval: checkMillis },
    frameworkErrors: answerOddAddress,
    clientErrorHandler: answerNoise,
    logger: { level: logLevel, stream: process.stderr, redact: ['req.headers.cookie', 'req.headers.authorization'] },
  });
}

/** What holds for every answer, be it of the interface or of the page. */
export async function addManners(app: App, { settings, metrics }: House): Promise<void> {
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.removeContentTypeParser('text/plain');
  answerFailures(app);
  packAnswers(app);
  app.addHook('onResponse', async (request, reply) => {
    const { method, url: route = 'unknown' } = request.routeOptions;
    const seconds = reply.elapsedTime / 1_000;
    metrics.requests.observe({ method: String(method), route, status: reply.statusCode }, seconds);
    request.log.debug({ method, route, status: reply.statusCode, seconds }, 'answered');
  });
  await app.register(helmet, securityOf(settings));
}

/** Everything that can be asked of the server. */
export async function addInterface(app: App, house: House, rooms: Rooms): Promise<void> {
  await app.register(async (api: App) => {
    await api.register(cookie);
    await limitRequests(api, house.settings);
    await describeInterface(api);

    const desk = new Desk(house, rooms);
    statusRoutes(api, desk);
    gameRoutes(api, desk);
    playerRoutes(api, desk);
    matchRoutes(api, desk);
    playRoutes(api, desk);
    seatRoutes(api, desk);
    scoreRoutes(api, desk);
    streamRoutes(api, desk);
  });
}

/** In a living room there is no https: a browser must not be told to insist on it. */
function securityOf({ publicUrl }: Settings) {
  const isSecure = publicUrl?.startsWith('https:') ?? false;
  const directives = isSecure ? {} : { 'upgrade-insecure-requests': null };
  return {
    contentSecurityPolicy: { directives },
    strictTransportSecurity: isSecure,
    crossOriginOpenerPolicy: isSecure,
  };
}
