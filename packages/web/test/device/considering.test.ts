import type { Odds } from '@starboard/kernel';
import { expect, it } from 'vitest';
import { Considering } from '../../src/device/considering.ts';

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
  const considering = new Considering();
  const order: string[] = [];
  const note = (odds: Odds) => order.push(...Object.keys(odds));
  const first = considering.odds(working('first', 20)).then(note);
  const second = considering.odds(working('second', 10)).then(note);
  await Promise.all([first, second]);
  expect(order).toEqual(['second', 'first']);
});

it('lets other things happen in between', async () => {
  const considering = new Considering();
  let turns = 0;
  const clock = setInterval(() => turns++, 1);
  await considering.odds(working('long', 40));
  clearInterval(clock);
  expect(turns).toBeGreaterThan(2);
});

it('drops what has waited longest when too much is asked, and everything once it is stopped', async () => {
  const considering = new Considering();
  const asked = [1, 2, 3, 4, 5].map(at => considering.odds(working(`${at}`, 20)).catch(({ code }) => code));
  expect(await asked[0]).toBe('overtaken');
  considering.stop();
  expect(await Promise.all(asked)).toEqual(['overtaken', 'overtaken', 'overtaken', 'overtaken', 'overtaken']);
});

it('goes on after work that fails', async () => {
  const considering = new Considering();
  const failing = (function* (): Generator<void, Odds> {
    throw new Error('no such answer');
  })();
  await expect(considering.odds(failing)).rejects.toThrow('no such answer');
  expect(await considering.odds(working('next', 1))).toHaveProperty('next');
});
