import { expect, it } from 'vitest';
import type { FromWorker, ToWorker } from '../../src/device/desk.ts';
import { Line, type Partner } from '../../src/device/line.ts';

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
  const line = new Line(() => {
    const partner = new Scripted();
    partners.push(partner);
    return partner;
  });
  return { line, partners };
}

it('starts no worker before the first word', () => {
  expect(scripted().partners).toEqual([]);
});

it('gives each answer to whoever asked', async () => {
  const { line, partners } = scripted();
  const [first, second] = [line.ask('journal', 'a'), line.ask('journal', 'b')];
  partners[0]!.say({ kind: 'done', number: 2, value: 'of b' });
  partners[0]!.say({ kind: 'failed', number: 1, failure: { code: 'unknown-match', message: 'No.' } });
  await expect(first).rejects.toMatchObject({ name: 'Refused', code: 'unknown-match' });
  expect(await second).toBe('of b');
});

it('tells nothing more to whoever has left', () => {
  const { line, partners } = scripted();
  const told: unknown[] = [];
  const leave = line.follow('a', { onNews: news => told.push(news), onLost: thrown => told.push(thrown) });
  partners[0]!.say({ kind: 'news', number: 1, news: { update: {} } });
  leave();
  leave();
  partners[0]!.say({ kind: 'news', number: 1, news: { update: {} } });
  expect(told).toEqual([{ update: {} }]);
  expect(partners[0]!.heard.map(({ kind }) => kind)).toEqual(['follow', 'leave']);
});

it('says so when the worker breaks, and starts another with the next word', async () => {
  const { line, partners } = scripted();
  const lost: unknown[] = [];
  line.follow('a', { onNews: () => undefined, onLost: thrown => lost.push(thrown) });
  const asked = line.ask('journal', 'a');
  partners[0]!.onerror?.({ message: 'no memory' } as ErrorEvent);
  await expect(asked).rejects.toMatchObject({ code: 'no-worker' });
  expect(lost).toMatchObject([{ code: 'no-worker' }]);
  expect(partners[0]!.isEnded).toBe(true);
  const again = line.ask('journal', 'a');
  partners[1]!.say({ kind: 'done', number: 3, value: 'here' });
  expect(await again).toBe('here');
});
