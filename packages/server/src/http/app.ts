import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import { isTooDeep } from '@starboard/kernel';
import Fastify, { LogController } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { addressTeller, logOptions, seatOf } from '../log.ts';
import type { House } from '../matches/house.ts';
import type { Rooms } from '../matches/rooms.ts';
import { Refusal } from '../refusal.ts';
import { isEncrypted, type Settings } from '../settings.ts';
import { type App, Desk } from './desk.ts';
import { describeInterface } from './docs.ts';
import { answerFailures, answerNoise, answerOddAddress, refusalCodeOf } from './failures.ts';
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
import { statusRoutes } from './routes/status.ts';
import { streamRoutes } from './routes/stream.ts';

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
export async function addManners(app: App, { settings, metrics, gate }: House): Promise<void> {
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.removeContentTypeParser('text/plain');
  answerFailures(app);
  nameInLog(app, settings);
  app.addHook('onRequest', async ({ ip }) => {
    if (gate.isClosedTo(ip)) throw new Refusal('blocked', 'Nobody is served at this address.');
  });
  packAnswers(app);
  app.addHook('onResponse', async (request, reply) => {
    const { method, url: route = 'unknown' } = request.routeOptions;
    const seconds = reply.elapsedTime / 1_000;
    const refused = refusalCodeOf(reply);
    if (refused !== undefined) metrics.refusals.inc({ code: refused });
    metrics.requests.observe({ method: String(method), route, status: reply.statusCode }, seconds);
    request.log.debug({ method, route, status: reply.statusCode, seconds }, 'answered');
  });
  await app.register(helmet, securityOf(settings));
}

/** Every line of the log about a request says who asked, and for which seat. */
function nameInLog(app: App, settings: Settings): void {
  const told = addressTeller(settings);
  app.addHook('onRequest', async request => {
    const address = told(request.ip);
    if (address !== undefined) request.log = request.log.child({ address });
  });
  app.addHook('preHandler', async request => {
    const seat = seatOf(request);
    if (seat !== undefined) request.log = request.log.child({ seat });
  });
}

/** Everything that can be asked of the server. */
export async function addInterface(app: App, house: House, rooms: Rooms): Promise<void> {
  await app.register(async (api: App) => {
    await api.register(cookie);
    await limitRequests(api, house.settings);
    requireOwnPage(api, house.settings);
    keepNowhere(api);
    refuseDepths(api);
    await describeInterface(api, house.settings);

    const desk = new Desk(house, rooms);
    statusRoutes(api, desk);
    gameRoutes(api, desk);
    playerRoutes(api, desk);
    personRoutes(api, desk);
    matchRoutes(api, desk);
    await replayRoutes(api, desk);
    playRoutes(api, desk);
    seatRoutes(api, desk);
    scoreRoutes(api, desk);
    streamRoutes(api, desk);
  });
}

/** What is nested without end would be refused for what it is not, or break whoever goes into it. */
function refuseDepths(api: App): void {
  api.addHook('preValidation', async ({ body }) => {
    if (!Buffer.isBuffer(body) && isTooDeep(body)) throw new Refusal('bad-request', 'This is nested too deep.');
  });
}

/** What is answered is for whoever asked, and is true now: nothing on the way keeps it. */
function keepNowhere(api: App): void {
  api.addHook('onSend', async (_, reply) => {
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
  });
}

const own = ["'self'"];
const none = ["'none'"];

/** All that the page needs: its own files, its own workers, and this server to talk to. */
const policy = {
  defaultSrc: none,
  scriptSrc: own,
  styleSrc: own,
  imgSrc: own,
  fontSrc: own,
  connectSrc: own,
  workerSrc: own,
  manifestSrc: own,
  baseUri: none,
  formAction: none,
  frameAncestors: none,
};

/** In a living room there is no https: a browser must not be told to insist on it. */
function securityOf(settings: Settings) {
  const isSecure = isEncrypted(settings);
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { ...policy, ...(isSecure && { upgradeInsecureRequests: [] }) },
    },
    strictTransportSecurity: isSecure,
    crossOriginOpenerPolicy: isSecure,
  };
}
