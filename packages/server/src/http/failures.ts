import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { TableError } from '@starboard/kernel';
import { type Refusal, RoomRefusal, unknownMatch } from '@starboard/room';
import type { ConnectionError, FastifyBaseLogger, FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { ServerRefusal, statusOf } from '../refusal.ts';
import { isTrouble, StoreError } from '../store/index.ts';
import type { App } from './desk.ts';

interface Failure {
  readonly code: string;
  readonly message: string;
  readonly details?: Readonly<Record<string, unknown>> | undefined;
}

/** Everything that goes wrong is answered in one form. What is our own fault is told to the log alone. */
export function answerFailures(app: App): void {
  app.setErrorHandler<FastifyError>((thrown, request, reply) => {
    fail(reply, noted(thrown, request.log, { route: request.routeOptions.url }));
  });
}

/** What a client that has sent something is told when it went wrong. */
export function refusedFor(
  thrown: unknown,
  log: FastifyBaseLogger,
  about: object,
): Failure & { readonly status: number } {
  const refusal = noted(thrown as FastifyError, log, about);
  return { status: statusOf(refusal) ?? 500, ...failureOf(refusal) };
}

/** Why it is refused; the log is told what is our own fault. */
function noted(thrown: FastifyError, log: FastifyBaseLogger, about: object): Refusal | TableError {
  const refusal = refusalOf(thrown);
  if (refusal === undefined || isTrouble(thrown) || refusal.code === 'match-damaged') {
    log.error({ err: thrown, ...about }, 'a request failed');
  }
  return refusal ?? new ServerRefusal('internal', 'Something went wrong here. Nothing was changed.');
}

/** There is nothing at this address. */
export function answerNowhere(request: FastifyRequest, reply: FastifyReply): void {
  fail(reply, new ServerRefusal('unknown-route', `There is nothing at ${request.method} ${pathOf(request)}.`));
}

/** Addresses that no route could ever be found for. */
export function answerOddAddress(_thrown: FastifyError, _request: FastifyRequest, reply: FastifyReply): void {
  fail(reply, new ServerRefusal('bad-request', 'This address cannot be read.'));
}

/** What is no request, or never becomes one. It may hold somebody's token, so not even the log is told. */
export function answerNoise({ code }: ConnectionError, socket: Socket): void {
  if (socket.writable && code !== 'ECONNRESET') {
    const refusal = noiseRefusals[code] ?? new ServerRefusal('bad-request', 'This is not HTTP.');
    const status = statusOf(refusal)!;
    const text = JSON.stringify(failureOf(refusal));
    const headers = `content-type: application/json\r\ncache-control: no-store\r\ncontent-length: ${text.length}\r\nconnection: close`;
    socket.write(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${headers}\r\n\r\n${text}`);
  }
  socket.destroy();
}

const noiseRefusals: { readonly [code: string]: Refusal } = {
  ERR_HTTP_REQUEST_TIMEOUT: new ServerRefusal('too-slow', 'This request took too long to arrive.'),
  HPE_HEADER_OVERFLOW: new ServerRefusal('headers-too-large', 'The headers of this request are too large.'),
};

function refusalOf(thrown: FastifyError): Refusal | TableError | undefined {
  if (statusOf(thrown) !== undefined) return thrown as unknown as Refusal | TableError;
  if (thrown instanceof StoreError) return refusalByStore(thrown);
  if (hasZodFastifySchemaValidationErrors(thrown)) {
    const problems = thrown.validation.map(({ instancePath, message }) => `${instancePath || '/'}: ${message}`);
    return new ServerRefusal('bad-request', 'This request is not of the form it should have.', { problems });
  }
  if (thrown.statusCode === 413) return new ServerRefusal('too-large', 'This request is too large.');
  if (thrown.statusCode === 415)
    return new ServerRefusal('wrong-media-type', 'Send JSON, and say so: content-type: application/json.');
  if (thrown.statusCode !== undefined && thrown.statusCode < 500)
    return new ServerRefusal('bad-request', thrown.message);
  return undefined;
}

const codes = new WeakMap<FastifyReply, string>();

/** The code of the refusal that was answered, if it was one. */
export function refusalCodeOf(reply: FastifyReply): string | undefined {
  return codes.get(reply);
}

function refusalByStore({ code, details }: StoreError): Refusal {
  switch (code) {
    case 'damaged-row':
      return new ServerRefusal('match-damaged', 'What is stored of this match is damaged. The operator knows.');
    case 'unknown-match':
      return unknownMatch(String(details['match']));
    case 'unknown-player':
      return new ServerRefusal('no-player', 'Say who you are first: POST /api/players.');
    default:
      return new RoomRefusal('store-failed', 'The database does not work. Try again.');
  }
}

function fail(reply: FastifyReply, refusal: Refusal | TableError): void {
  codes.set(reply, refusal.code);
  const { retryAfter } = refusal.details ?? {};
  if (retryAfter !== undefined) reply.header('retry-after', String(retryAfter));
  reply
    .code(statusOf(refusal) ?? 500)
    .type('application/json')
    .header('cache-control', 'no-store')
    .send(JSON.stringify(failureOf(refusal)));
}

/** Whoever makes a thousand mistakes need not be told all of them. */
const mostTold = 20;
const longestMessage = 1_000;

function failureOf({ code, message, details = {} }: Refusal | TableError): Failure {
  const told = Object.entries(details).map(([name, each]) => [
    name,
    Array.isArray(each) ? each.slice(0, mostTold) : each,
  ]);
  return {
    code,
    message: message.slice(0, longestMessage),
    ...(told.length > 0 && { details: Object.fromEntries(told) }),
  };
}

function pathOf({ url }: FastifyRequest): string {
  return url.split('?')[0]!.slice(0, 100);
}
