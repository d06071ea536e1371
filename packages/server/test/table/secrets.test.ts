import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Game } from '@starboard/kernel';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { People } from '../../src/people.ts';
import { call, expectRefusal, talk } from '../support/calling.ts';
import { type OwnServer, serveGames } from '../support/own-games.ts';
import { hiddenWords } from '../support/secrets/hidden-words.ts';
import { Person, SecretMatch } from '../support/secrets/secret-match.ts';
import { storedIn } from '../support/store/stored.ts';
import { Watcher } from '../support/watching.ts';

/** What a server in this process writes to its log. */
function overhearLog(): () => string {
  const lines: string[] = [];
  for (const output of [process.stderr, process.stdout]) {
    vi.spyOn(output, 'write').mockImplementation(text => lines.push(String(text)) > 0);
  }
  // Bytes are logged as a list of numbers.
  const readBytes = (list: string) => Buffer.from(JSON.parse(list)).toString('latin1');
  return () => lines.join('').replace(/\[(\d{1,3},)+\d{1,3}\]/g, list => list + readBytes(list));
}

describe('a match full of secrets', () => {
  let own: OwnServer;
  let log: () => string;
  beforeAll(async () => {
    log = overhearLog();
    own = await serveGames([hiddenWords as unknown as Game], { logLevel: 'trace' });
  });
  afterAll(async () => {
    await own?.close();
    vi.restoreAllMocks();
  });

  test('tells nobody a word that is not theirs, nor the seed, before it is over', async () => {
    const match = await SecretMatch.begin(own);
    const { id, ann, bob, everybody, truth, words } = match;
    await match.check();
    for (let i = 0; i < 3; i++) await match.answerAll();
    // What was taken back stays known, and nothing else comes to be.
    await bob.client.undo(id, truth.match.answers - 4);
    await match.check();
    await ann.client.replyToUndo(id, false);
    await match.check();
    await bob.client.undo(id, truth.match.answers - 3);
    expect(await ann.client.replyToUndo(id, true)).toMatchObject({ done: true });
    await match.check();
    while (!match.isOver) await match.answerAll();

    const secretEver = words.filter(word => everybody.every(({ ear }) => !ear.hasHeard(word)));
    expect(secretEver.length).toBeGreaterThan(0);
    expect(words.filter(word => log().includes(word))).toEqual([]);
    expect(log()).not.toContain(truth.seed);
    expect(log()).toContain('answered');
    // Now everybody may read it all: what was looked for was there to be found.
    await everybody.at(-1)!.client.replay(id);
    expect(match.dealt.filter(word => !everybody.at(-1)!.ear.hasHeard(word))).toEqual([]);
  });

  test('what makes somebody a player or gives a seat is told once, to one person, and to no log', async () => {
    const { url, port } = own.server;
    const ann = await new Person(url, 'a').join('Ann');
    const bob = await new Person(url, 'b').join('Bob');
    const eve = await new Person(url).join('Eve');
    const phone = new Person(url);
    const { id, invitations, table } = await ann.client.begin({
      game: 'words',
      seats: { b: 'invite', c: 'invite' },
    });
    await bob.client.claim(id, invitations['b']!);
    const { key } = await ann.client.invite(id, 'd');
    const { key: newer } = await ann.client.inviteToTable(id);
    const { code } = await ann.client.carryCode();
    const { token } = await phone.client.carry(code);
    phone.become(token);
    const everybody = [ann, bob, eve, phone];
    const watchers = everybody.map(({ client }) => new Watcher(client, id));

    for (const { client } of everybody) {
      await client.rename('Somebody');
      await client.me();
      await client.matches();
      await client.look(id);
      await client.claim(id, 'wrong').catch(() => undefined);
      await client.invitation(id, newer);
      await client.carry('wrong').catch(() => undefined);
      await client.say(id, 'hello').catch(() => undefined);
    }
    await bob.client.standUp(id, 'b');
    await ann.client.handToBot(id, 'b');
    const seatings = storedIn(own.folder)['matches']!.map(row => String(row['gathering']));
    await ann.client.resign(id);
    await ann.client.rematch(id);
    for (const each of watchers) await each.sees('it is over', ({ table }) => table.seed !== undefined);
    await breakThings(port, id, ann.token);

    const told = (secret: string) => everybody.map(({ ear }) => ear.heard.split(secret).length - 1);
    // In the answer and in its cookie.
    expect(told(ann.token)).toEqual([2, 0, 0, 0]);
    expect(told(bob.token)).toEqual([0, 2, 0, 0]);
    expect(told(eve.token)).toEqual([0, 0, 2, 0]);
    expect(told(token)).toEqual([0, 0, 0, 2]);
    expect(told(code)).toEqual([1, 0, 0, 0]);
    const keys = [invitations['b']!, invitations['c']!, table!, key, newer];
    for (const each of keys) expect(told(each)).toEqual([1, 0, 0, 0]);

    const secrets = [ann.token, bob.token, eve.token, token, code, ...keys];
    const { players, tokens } = storedIn(own.folder);
    const invitationHashes = seatings.flatMap(each => each.match(/[0-9a-f]{64}/g) ?? []);
    expect(invitationHashes.length).toBeGreaterThan(0);
    // Neither who somebody is in the store, nor what it keeps instead of a secret, is anybody's affair.
    const kept = [...players!.map(row => row['id']), ...tokens!.map(row => row['hash'])] as string[];
    const inside = [...kept, ...invitationHashes];
    for (const { ear } of everybody) expect(inside.filter(each => ear.hasHeard(each))).toEqual([]);
    expect(secrets.filter(each => log().includes(each))).toEqual([]);
    expect(secrets.filter(each => filesIn(own.folder).includes(each))).toEqual([]);
    expect(secrets.filter(each => JSON.stringify(storedIn(own.folder)).includes(each))).toEqual([]);
    expect(kept.every(each => filesIn(own.folder).includes(each))).toBe(true);
  });

  test('who asks wrongly learns nothing of how things are inside', async () => {
    const { url, port } = own.server;
    const ann = await new Person(url, 'a').join('Ann');
    const { id } = await ann.client.begin({ game: 'words' });
    const failing = vi.spyOn(People.prototype, 'named').mockRejectedValueOnce(new Error('There is no table players.'));
    onTestFinished(() => failing.mockRestore());
    const reply = await call(port, { method: 'GET', path: `/api/matches/${id}`, token: ann.token });
    expectRefusal(reply, 500, 'internal');
    expect(reply.text).not.toMatch(/table|stack|node_modules|\.ts/);
    expect(reply.headers).not.toHaveProperty('x-powered-by');
    expect(reply.headers).not.toHaveProperty('server');
  });
});

/** What ends up in logs: bytes that are no request, an answer that fails, addresses that are none; all with a token. */
async function breakThings(port: number, match: string, token: string): Promise<void> {
  const headers = `host: localhost\r\nauthorization: Bearer ${token}\r\ncookie: starboard=${token}\r\n`;
  await talk(port, `GET / HTTP/1.1\r\n${headers}broken\r\n\r\n`);
  await talk(port, `POST /api/players HTTP/1.1\r\n${headers}transfer-encoding: chunked\r\n\r\nzz\r\n`);
  const failing = vi.spyOn(People.prototype, 'named').mockRejectedValueOnce(new Error('The names are gone.'));
  expect((await call(port, { method: 'GET', path: `/api/matches/${match}`, token })).status).toBe(500);
  failing.mockRestore();
  for (const path of ['/nothing', '/api/matches/%E0', `/api/matches/${'x'.repeat(500)}`, '/api/players/me?x=1']) {
    await call(port, { method: 'GET', path, token, headers: { cookie: `starboard=${token}` } });
  }
}

/** All files of a folder, as they are. */
function filesIn(folder: string): string {
  return readdirSync(folder)
    .map(name => readFileSync(join(folder, name), 'latin1'))
    .join('\n');
}
