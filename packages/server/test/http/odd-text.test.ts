import { expect, test } from 'vitest';
import { call, expectRefusal } from '../support/calling.ts';
import { onEachStore } from '../support/each-store.ts';
import { guest } from '../support/house.ts';
import { beginBeacon } from '../support/playing.ts';

const odd = {
  nothing: '   ',
  'a zero': 'a\u0000b',
  'a bell': 'a\u0007b',
  'an escape': 'a\u001b[2Jb',
  'what turns writing around': 'a\u202eb',
  'what is not seen': 'a\u200bb',
  'half a character': 'a\ud83db',
};

onEachStore('odd texts', block => {
  test.each(Object.entries(odd))('%s is neither said nor anybody’s name', async (_, text) => {
    const { port } = block.server;
    const [ann, ben] = [await guest(block.server, 'Ann'), await guest(block.server, 'Ben')];
    const id = await beginBeacon(ann, ben);
    const { token } = ann;
    const said = { method: 'POST', path: `/api/matches/${id}/chat`, token, body: JSON.stringify({ text }) };
    expectRefusal(await call(port, said), 400, 'bad-request');
    const named = { method: 'PATCH', path: '/api/players/me', token, body: JSON.stringify({ name: text }) };
    expectRefusal(await call(port, named), 400, 'bad-request');
    expect((await ann.look(id)).chat).toEqual([]);
  });

  test('what is said may have lines, and every letter and sign there is', async () => {
    const [ann, ben] = [await guest(block.server, 'Ann'), await guest(block.server, 'Ben')];
    const id = await beginBeacon(ann, ben);
    const text = 'Où ?\nשלום, 👩‍🚀 — “ici” 🇫🇷';
    await ann.say(id, text);
    expect((await ben.look(id)).chat).toMatchObject([{ text }]);
  });

  test('a zero in an address is refused like any other mistake', async () => {
    const { port } = block.server;
    const [ann, ben] = [await guest(block.server, 'Ann'), await guest(block.server, 'Ben')];
    const id = await beginBeacon(ann, ben);
    const paths = [
      ...['/api/scores?game=%00', '/api/scores/setups?game=%00', `/api/scores?game=beacon&setup=${'%00'.repeat(64)}`],
      ...['/api/scores?game=beacon&most=%00', '/api/scores/%00', '/api/scores/%00/replay', '/api/matches/%00'],
      ...[`/api/matches/${id}?seat=%00`, `/api/matches/${id}/stream?seat=%00`, '/%00'],
    ];
    for (const path of paths) {
      const { status } = await call(port, { method: 'GET', path, token: ann.token });
      expect([400, 403, 404], path).toContain(status);
    }
    for (const [method, path] of [
      ['PUT', `/api/matches/${id}/seats/%00/player`],
      ['DELETE', `/api/matches/${id}/seats/%00`],
      ['POST', `/api/matches/${id}/seats/%00/invitation`],
    ] as const) {
      expectRefusal(await call(port, { method, path, token: ann.token }), 404, 'unknown-seat');
    }
  });

  test('what is nested twenty thousand deep is refused in words, wherever it stands', async () => {
    const { port } = block.server;
    const { token } = await guest(block.server, 'Ann');
    const { id } = await guest(block.server, 'Ben').then(ben => ben.begin({ game: 'beacon' }));
    const lists = '['.repeat(20_000) + ']'.repeat(20_000);
    const records = `${'{"a":'.repeat(9_000)}1${'}'.repeat(9_000)}`;
    for (const deep of [lists, records]) {
      for (const [path, body] of [
        ['/api/matches', `{"game":"beacon","setup":${deep}}`],
        ['/api/matches', deep],
        ['/api/players', `{"name":${deep}}`],
        [`/api/matches/${id}/answers`, `{"decision":0,"answer":${deep}}`],
        [`/api/matches/${id}/chat`, `{"text":${deep}}`],
      ] as const) {
        const reply = await call(port, { method: 'POST', path, token, body });
        expectRefusal(reply, 400, 'bad-request');
        expect(reply.text).toContain('nested too deep');
      }
    }
  });
});
