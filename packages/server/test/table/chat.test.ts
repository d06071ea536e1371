import { expect, test } from 'vitest';
import { onEachStore } from '../support/each-store.ts';
import { EventStream, pictureAfter } from '../support/event-stream.ts';
import { guest, visitor } from '../support/house.ts';
import { beginBeacon, plan } from '../support/playing.ts';
import { Watcher } from '../support/watching.ts';

onEachStore('chat', block => {
  const visit = (name: string) => guest(block.server, name);

  async function scene() {
    const [ada, ben] = [await visit('Ada'), await visit('Ben')];
    return { ada, ben, id: await beginBeacon(ada, ben) };
  }

  test('has what was said in order, with the names of those who said it', async () => {
    const { ada, ben, id } = await scene();
    const watchers = [ada, ben, visitor(block.server)].map(client => new Watcher(client, id));
    expect(await ada.say(id, '  Shield?  ')).toEqual({ number: 1 });
    expect(await ben.say(id, 'Aye — “all” ⛵')).toEqual({ number: 2 });
    await ada.rename('Countess');
    expect(await ada.say(id, '<b>Go</b>')).toEqual({ number: 3 });
    const { chat } = await ben.look(id);
    expect(chat).toEqual([
      { number: 1, name: 'Ada', yours: false, text: 'Shield?', at: expect.any(Number) },
      { number: 2, name: 'Ben', yours: true, text: 'Aye — “all” ⛵', at: expect.any(Number) },
      { number: 3, name: 'Countess', yours: false, text: '<b>Go</b>', at: expect.any(Number) },
    ]);
    for (const watcher of watchers) {
      await watcher.sees('three messages', picture => picture.chat.length === 3);
      expect(watcher.picture.chat).toMatchObject(chat.map(({ yours: _, ...message }) => message));
    }
  });

  test('is for those at the table and the host; who only watches keeps silent', async () => {
    const [ada, ben, eve] = [await visit('Ada'), await visit('Ben'), await visit('Eve')];
    const { id, invitations } = await ada.begin({ game: 'beacon', seats: { keeper: 'invite', engineer: 'invite' } });
    await ben.claim(id, invitations['keeper']!);
    await ada.say(id, 'Welcome.');
    await ben.say(id, 'Hello.');
    await expect(eve.say(id, 'Psst.')).rejects.toMatchObject({ status: 403, code: 'not-seated' });
    const nobody = visitor(block.server).say(id, 'Psst.');
    await expect(nobody).rejects.toMatchObject({ status: 401, code: 'no-player' });
    expect((await eve.look(id)).chat.map(({ text }) => text)).toEqual(['Welcome.', 'Hello.']);
  });

  test('keeps the last hundred for whoever comes later', async () => {
    const { ada, ben, id } = await scene();
    for (let i = 1; i <= 103; i++) await (i % 2 ? ada : ben).say(id, `Message ${i}`);
    const numbers = Array.from({ length: 100 }, (_, i) => i + 4);
    expect((await ada.look(id)).chat.map(({ number }) => number)).toEqual(numbers);
    const stream = await EventStream.open(block.server.url, id);
    await stream.has(102);
    const told = stream.events.flatMap(({ event, data }) => (event === 'chat' ? [JSON.parse(data).number] : []));
    expect(told).toEqual(numbers);
  });

  test('is told whole, however much there is', async () => {
    const { ada, id } = await scene();
    const long = 'Far too much to say. '.repeat(23);
    for (let i = 1; i <= 100; i++) await ada.say(id, `${i} ${long}`);
    const stream = await EventStream.open(block.server.url, id, { token: ada.token });
    await stream.has(102);
    const { at: _, ...whole } = await ada.look(id);
    expect(pictureAfter(stream.events)).toEqual(whole);
    expect(stream.names.filter(name => name === 'chat')).toHaveLength(100);
  });

  test('numbers what is said at the same time one after the other, and tells it so', async () => {
    const { ada, ben, id } = await scene();
    const stream = await EventStream.open(block.server.url, id);
    await stream.has(2);
    const said = await Promise.all(Array.from({ length: 20 }, (_, i) => (i % 2 ? ada : ben).say(id, `Message ${i}`)));
    const numbers = Array.from({ length: 20 }, (_, i) => i + 1);
    expect(said.map(({ number }) => number).sort((a, b) => a - b)).toEqual(numbers);
    await stream.has(22);
    const told = stream.events.slice(2).map(({ data }) => JSON.parse(data).number);
    expect(told).toEqual(numbers);
  });

  test('tells whoever comes back what was said meanwhile, and no more', async () => {
    const { ada, ben, id } = await scene();
    const { token } = ada;
    const first = await EventStream.open(block.server.url, id, { token });
    await first.has(2);
    await ben.say(id, 'One');
    await first.has(3);
    const after = first.lastId;
    first.close();
    await ben.say(id, 'Two');
    await plan(ben, id, 'work');
    await ben.say(id, 'Three');
    const second = await EventStream.open(block.server.url, id, { token, after });
    await second.has(3);
    await ben.say(id, 'Four');
    await second.has(4);
    const texts = second.events.flatMap(({ event, data }) => (event === 'chat' ? [JSON.parse(data).text] : []));
    expect(texts).toEqual(['Two', 'Three', 'Four']);
    expect(second.names.filter(name => name !== 'chat')).toEqual(['update']);
  });
});
