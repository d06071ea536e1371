import { describe, expect, test } from 'vitest';
import type { Page } from '../../../../testing/browser.ts';
import { Clicker } from './support/clicker.ts';
import { beforeEnemies, bring } from './support/journals.ts';
import { opened } from './support/opened.ts';

const here = opened();

// Whatever else a machine does makes these slower, never faster: what they say was reached if it was reached once.
describe('on this device', { retry: 2 }, () => {
  test('an answer is on the screen within a moment', async () => {
    const visitor = await here.newcomer();
    const { page } = visitor;
    await visitor.open('/');
    await bring(page, beforeEnemies(1, { seed: 2 }));
    await new Clicker(page).card.waitFor();
    await page.evaluate(watchAnswers);
    const clicker = new Clicker(page, { calmly: true });
    for (let answers = 0; (await measured(page)).length < 24 && answers < 60; answers++) await clicker.answer();
    const times = (await measured(page)).toSorted((a, b) => a - b);
    report('from click to repaint', times);
    expect(times.length).toBeGreaterThanOrEqual(20);
    expect(quantile(times, 0.5)).toBeLessThanOrEqual(50);
    await visitor.leave();
  });

  test('an Enemy phase with 20 figures and more runs smoothly, and is skipped at once', async () => {
    const visitor = await here.newcomer({ settings: { speed: 'normal' } });
    const { page } = visitor;
    await visitor.open('/');
    await bring(page, beforeEnemies(20, { seed: 286 }));
    const clicker = new Clicker(page);
    await clicker.card.waitFor();
    await page.keyboard.press('e');
    if (await clicker.take.isVisible()) await clicker.take.click();
    const skip = page.getByRole('button', { name: 'Skip to the end' });
    await skip.waitFor();

    const frames = (await page.evaluate(watchFrames, 4_000)).toSorted((a, b) => a - b);
    report('between frames', frames);
    const smooth = frames.filter(millis => millis < 34).length / frames.length;
    expect(smooth).toBeGreaterThanOrEqual(0.9);
    expect(await skip.isVisible()).toBe(true);

    const millis = await page.evaluate(skipAndWait);
    process.stdout.write(`skipped in ${Math.round(millis)} ms\n`);
    expect(millis).toBeLessThanOrEqual(100);
    await visitor.leave();
  });
});

function quantile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

function report(what: string, sorted: readonly number[]): void {
  const [median, p95, last] = [0.5, 0.95, 1].map(share => quantile(sorted, share).toFixed(1));
  process.stdout.write(`${what}: median ${median} ms, p95 ${p95} ms, at most ${last} ms of ${sorted.length}\n`);
}

declare global {
  interface Window {
    answered: number[];
  }
}

function measured(page: Page): Promise<number[]> {
  return page.evaluate(() => window.answered);
}

/** In the page: notes how long it takes from a click until the next question has been painted. */
function watchAnswers(): void {
  window.answered = [];
  let clicked: number | undefined;
  addEventListener('click', ({ timeStamp }) => (clicked = timeStamp), { capture: true });
  const table = document.querySelector('[data-question]');
  new MutationObserver(() => {
    const since = clicked;
    if (since === undefined) return;
    clicked = undefined;
    // The frame that shows it is laid out and painted right after its callbacks, before anything else is done.
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => window.answered.push(performance.now() - since);
      port2.postMessage(undefined);
    });
  }).observe(table as Element, { attributes: true, attributeFilter: ['data-question'] });
}

/** In the page: the times between frames. */
async function watchFrames(forMillis: number): Promise<number[]> {
  const frame = () => new Promise<number>(requestAnimationFrame);
  const start = await frame();
  const times: number[] = [];
  for (let before = start; before - start < forMillis; ) {
    const now = await frame();
    times.push(now - before);
    before = now;
  }
  return times;
}

/** In the page: how long it takes from the click until a question has been painted. */
async function skipAndWait(): Promise<number> {
  const frame = () => new Promise<number>(requestAnimationFrame);
  const bar = document.querySelector('progress')?.closest('section');
  const skip = [...(bar?.querySelectorAll('button') ?? [])].at(-1);
  const start = performance.now();
  skip?.click();
  while (document.querySelector('[data-question]') === null) await frame();
  return (await frame()) - start;
}
