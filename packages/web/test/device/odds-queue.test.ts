import type { Odds } from '@starboard/kernel';
import type { Conclusion, RoomRefusal } from '@starboard/room';
import { expect, it } from 'vitest';
import { OddsQueue } from '../../src/device/odds-queue.ts';

const wanted = () => true;

/** Work that takes so many milliseconds, one at a time. */
function* working(name: string, millis: number): Generator<void, Odds> {
  for (let i = 0; i < millis; i++) {
    const until = performance.now() + 1;
    while (performance.now() < until);
    yield;
  }
  return { [name]: { mean: 1, chances: [] } };
}

it('works first on what was asked last, and then on the rest', async () => {
  const queue = new OddsQueue();
  const order: string[] = [];
  const note = (odds: Conclusion) => order.push(...Object.keys(odds));
  const first = queue.conclude(working('first', 20), wanted).then(note);
  const second = queue.conclude(working('second', 10), wanted).then(note);
  await Promise.all([first, second]);
  expect(order).toEqual(['second', 'first']);
});

it('lets other things happen in between', async () => {
  const queue = new OddsQueue();
  let turns = 0;
  const clock = setInterval(() => turns++, 1);
  await queue.conclude(working('long', 40), wanted);
  clearInterval(clock);
  expect(turns).toBeGreaterThan(2);
});

it('drops what has waited longest when too much is asked, and everything once it is not wanted any more', async () => {
  const queue = new OddsQueue();
  let isWanted = true;
  const asked = [1, 2, 3, 4, 5].map(at =>
    queue.conclude(working(`${at}`, 20), () => isWanted).catch((thrown: RoomRefusal) => thrown.code),
  );
  expect(await asked[0]).toBe('overtaken');
  isWanted = false;
  expect(await Promise.all(asked)).toEqual(['overtaken', 'overtaken', 'overtaken', 'overtaken', 'overtaken']);
});

it('goes on after work that fails', async () => {
  const queue = new OddsQueue();
  const failing = (function* (): Generator<void, Odds> {
    throw new Error('no such answer');
  })();
  await expect(queue.conclude(failing, wanted)).rejects.toThrow('no such answer');
  expect(await queue.conclude(working('next', 1), wanted)).toHaveProperty('next');
});
