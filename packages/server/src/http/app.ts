import cookie from '@fastify/cookie';
import { isTooDeep } from '@starboard/kernel';
import Fastify, { LogController } from 'fastify';
import { validatorCompiler } from 'fastify-type-provider-zod';
import { logOptions, requestLogs } from '../log.ts';
import type { Rooms } from '../matches/rooms.ts';
import type { Services } from '../matches/services.ts';
import { ServerRefusal } from '../refusal.ts';
import type { Settings } from '../settings.ts';
import { type App, Desk } from './desk.ts';
import { describeInterface } from './docs.ts';
import { answerFailures, answerNoise, answerOddAddress, refusalCodeOf } from './failures.ts';
import { Followers } from './followers.ts';
import { limitRequests } from './limits.ts';
import { requireOwnPage } from './origin.ts';
import { packAnswers } from './packing.ts';
import { gameRoutes } from './routes/games.ts';
import { matchRoutes } from './routes/matches.ts';
import { personRoutes } from './routes/person.ts';
import { playRoutes } from './routes/play.ts';
import { playerRoutes } from './routes/players.ts';
import { replayRoutes } from './routes/replays.ts';
import { scoreRoutes } from './routes/scores.ts';
import { seatRoutes } from './routes/seats.ts';
import { socketRoutes } from './routes/socket.ts';
import { statusRoutes } from './routes/status.ts';
import { streamRoutes } from './routes/stream.ts';
import { securityHeaders } from './security.ts';
import { textFor } from './serializing.ts';
import { routeUpgrades } from './upgrades.ts';

/** A request must have arrived within this time; whether it has is looked up this often. */
const requestMillis = 30_000;
const checkMillis = 5_000;

/** An empty web server, with its log and its limits. */
export function createApp(settings: Settings, log: NodeJS.WritableStream = process.stderr): App {
  const { bodyKilobytes, trustProxy } = settings;
  return Fastify({
    bodyLimit: bodyKilobytes * 1_024,
    // The proxy's word alone: what the list of addresses held before it could be anybody's.
    trustProxy: trustProxy && ((_address, hop) => hop === 0),
    logController: new LogController({ disableRequestLogging: true }),
    // What a line about a request says of it is put together when there is a line: see `requestLogs`.
    childLoggerFactory: logger => logger,
    // Whoever asks a server that goes down is told so in its own words.
    return503OnClosing: false,
    requestTimeout: requestMillis,
    http: { headersTimeout: requestMillis, connectionsCheckingInterval: checkMillis },
    frameworkErrors: answerOddAddress,
    clientErrorHandler: answerNoise,
    logger: logOptions(settings, log),
  });
}

/** What holds for every answer, be it of the interface or of the page. */
export async function addManners(app: App, { settings, metrics, gate }: Services): Promise<void> {
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(textFor);
  app.removeContentTypeParser('text/plain');
  answerFailures(app);
  const logFor = requestLogs(app.log, settings);
  const careful = securityHeaders(settings);
  app.addHook('onRequest', (request, reply, next) => {
    request.log = logFor(request);
    reply.headers(careful);
    if (gate.isClosedTo(request.ip)) next(new ServerRefusal('blocked', 'Nobody is served at this address.'));
    else next();
  });
  packAnswers(app);
  app.addHook('onResponse', (request, reply, next) => {
    const { method, url: route = 'unknown' } = request.routeOptions;
    const seconds = reply.elapsedTime / 1_000;
    const refused = refusalCodeOf(reply);
    if (refused !== undefined) metrics.refusals.inc({ code: refused });
    metrics.requests.observe({ method: String(method), route, status: reply.statusCode }, seconds);
    request.log.debug({ method, route, status: reply.statusCode, seconds }, 'answered');
    next();
  });
}

/** Everything that can be asked of the server. */
export async function addInterface(app: App, services: Services, rooms: Rooms): Promise<void> {
  await app.register(async (api: App) => {
    await api.register(cookie);
    await limitRequests(api, services.settings);
    requireOwnPage(api, services.settings);
    keepNowhere(api);
    refuseDepths(api);
    await describeInterface(api, services.settings);

    const desk = new Desk(services, rooms);
    statusRoutes(api, desk);
    gameRoutes(api, desk);
    playerRoutes(api, desk);
    personRoutes(api, desk);
    matchRoutes(api, desk);
    await replayRoutes(api, desk);
    playRoutes(api, desk);
    seatRoutes(api, desk);
    scoreRoutes(api, desk);
    const followers = new Followers(desk);
    streamRoutes(api, followers);
    socketRoutes(api, desk, followers);
    routeUpgrades(api);
  });
}

/** What is nested without end would be refused for what it is not, or break whoever goes into it. */
function refuseDepths(api: App): void {
  api.addHook('preValidation', ({ body }, _, next) => {
    if (!Buffer.isBuffer(body) && isTooDeep(body)) next(new ServerRefusal('bad-request', 'This is nested too deep.'));
    else next();
  });
}

/** What is answered is for whoever asked, and is true now: nothing on the way keeps it. */
function keepNowhere(api: App): void {
  api.addHook('onRequest', (_, reply, next) => {
    reply.header('cache-control', 'no-store');
    next();
  });
}
