// A server in a process of its own: it opens the store in a folder, says so, and adds entries until it is ended.
import { openStore } from '../../../src/store/index.ts';
import { addMatch, row } from './scene.ts';

const dataFolder = process.argv[2]!;
const store = await openStore({ dataFolder });
await addMatch(store, 'm');
process.stdout.write('open\n');
for (let seq = 0; ; seq += 1) {
  await store.append('m', seq, row(`${seq}`));
  process.stdout.write(`${seq}\n`);
}
