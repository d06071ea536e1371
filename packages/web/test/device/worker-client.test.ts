import { expect, it } from 'vitest';
import type { FromWorker, ToWorker } from '../../src/device/desk.ts';
import { type Partner, WorkerClient } from '../../src/device/worker-client.ts';

class Scripted implements Partner {
  onmessage: Partner['onmessage'] = null;
  onerror: Partner['onerror'] = null;
  readonly heard: ToWorker[] = [];
  isEnded = false;

  postMessage(message: ToWorker): void {
    this.heard.push(message);
  }

  terminate(): void {
    this.isEnded = true;
  }

  say(data: FromWorker): void {
    this.onmessage?.({ data } as MessageEvent<FromWorker>);
  }
}

function scripted() {
  const partners: Scripted[] = [];
  const worker = new WorkerClient(() => {
    const partner = new Scripted();
    partners.push(partner);
    return partner;
  });
  return { worker, partners };
}

it('starts no worker before the first word', () => {
  expect(scripted().partners).toEqual([]);
});

it('gives each answer to whoever asked', async () => {
  const { worker, partners } = scripted();
  const [first, second] = [worker.ask('journal', 'a'), worker.ask('journal', 'b')];
  partners[0]!.say({ kind: 'done', number: 2, value: 'of b' });
  partners[0]!.say({ kind: 'failed', number: 1, failure: { code: 'unknown-match', message: 'No.' } });
  await expect(first).rejects.toMatchObject({ code: 'unknown-match' });
  expect(await second).toBe('of b');
});

it('tells nothing more to whoever has left', () => {
  const { worker, partners } = scripted();
  const told: unknown[] = [];
  const leave = worker.follow('a', { onNews: news => told.push(news), onLost: thrown => told.push(thrown) });
  partners[0]!.say({ kind: 'news', number: 1, news: [{ event: 'update', data: {} }] });
  leave();
  leave();
  partners[0]!.say({ kind: 'news', number: 1, news: [{ event: 'update', data: {} }] });
  expect(told).toEqual([[{ event: 'update', data: {} }]]);
  expect(partners[0]!.heard.map(({ kind }) => kind)).toEqual(['follow', 'leave']);
});

it('says so when the worker breaks, and starts another with the next word', async () => {
  const { worker, partners } = scripted();
  const lost: unknown[] = [];
  worker.follow('a', { onNews: () => undefined, onLost: thrown => lost.push(thrown) });
  const asked = worker.ask('journal', 'a');
  partners[0]!.onerror?.({ message: 'no memory' } as ErrorEvent);
  await expect(asked).rejects.toMatchObject({ code: 'no-worker' });
  expect(lost).toMatchObject([{ code: 'no-worker' }]);
  expect(partners[0]!.isEnded).toBe(true);
  const again = worker.ask('journal', 'a');
  partners[1]!.say({ kind: 'done', number: 3, value: 'here' });
  expect(await again).toBe('here');
});
