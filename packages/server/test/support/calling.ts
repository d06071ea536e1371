import { type IncomingHttpHeaders, type OutgoingHttpHeaders, request } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect } from 'vitest';

/** What a server said, before anybody made sense of it. */
export interface Reply {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
}

export interface Call {
  readonly method: string;
  readonly path: string;
  readonly token?: string | undefined;
  /** As it is sent. It is called JSON unless the headers say otherwise. */
  readonly body?: string | undefined;
  readonly headers?: OutgoingHttpHeaders;
}

/** One request on a connection of its own, without the help of a client. */
export function call(port: number, { method, path, token, body, headers }: Call): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const asked = request({
      ...{ port, host: '127.0.0.1', method, path, agent: false },
      headers: {
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(body !== undefined && !headers?.['transfer-encoding'] && { 'content-length': Buffer.byteLength(body) }),
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...headers,
      },
    });
    asked.on('error', reject);
    asked.on('response', response => {
      const { statusCode = 0, headers: told } = response;
      text(response).then(said => resolve({ status: statusCode, headers: told, text: said }), reject);
    });
    asked.end(body);
  });
}

/** Sends these bytes, and hands back what was said until the connection was closed, or until it is enough. */
export function talk(port: number, bytes: string, isEnough = (_heard: string) => false): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1');
    let heard = '';
    socket.setEncoding('latin1');
    socket.on('error', reject);
    socket.on('close', () => resolve(heard));
    socket.on('data', piece => {
      heard += piece;
      if (isEnough(heard)) socket.destroy();
    });
    socket.write(bytes, 'latin1');
  });
}

/** The server said no, in the form in which it always does. */
export function expectRefusal(reply: Pick<Reply, 'status' | 'text'>, status: number, code: string): void {
  const said = readFailure(reply.text);
  expect({ status: reply.status, code: said['code'] }, reply.text.slice(0, 500)).toEqual({ status, code });
  expect(said['message']).toEqual(expect.stringMatching(/^.+$/s));
  expect(Object.keys(said).filter(key => !['code', 'message', 'details'].includes(key))).toEqual([]);
}

function readFailure(said: string): { readonly [key: string]: unknown } {
  try {
    return JSON.parse(said);
  } catch {
    return { code: `no JSON: ${said.slice(0, 200)}` };
  }
}
