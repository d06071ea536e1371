// A server in a process of its own. The first line of its input says how it is set up; it answers with the port it listens
// on. It ends when its input does, so that a test that dies leaves nothing behind.
import { createInterface } from 'node:readline';
import { startServer, usualSettings } from '@starboard/server';
import { games } from './games.ts';

const input = createInterface(process.stdin);
input.on('close', () => process.exit());
input.once('line', async line => {
  const { port } = await startServer(games, { ...usualSettings, ...JSON.parse(line) });
  process.stdout.write(`${JSON.stringify({ port })}\n`);
});
