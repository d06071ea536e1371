import { expect, test } from 'vitest';
import { beforeEnemies, bring } from '../support/journals.ts';
import { opened, soon } from '../support/opened.ts';
import { phone } from '../support/visitor.ts';

const here = opened();

const steps = 16;

test('on a phone the window goes wherever a piece moves, comes or goes', async () => {
  const visitor = await here.newcomer({ ...phone, settings: { speed: 'normal' } });
  const { page } = visitor;
  await visitor.open('/');
  await bring(page, beforeEnemies(5, { seed: 7, survivors: 3 }));
  await page.locator('[data-question]').waitFor();
  await page.evaluate(pickMoved);
  await page.getByRole('toolbar').locator('[aria-keyshortcuts="E"]').tap();
  await page.locator('[data-confirming] button[aria-keyshortcuts="Enter"]').tap();
  await page.getByRole('button', { name: 'Pause' }).tap();
  let moved = 0;
  for (let step = 0; step < steps; step++) {
    moved += await page.evaluate(pickMoved);
    await expect.poll(() => page.evaluate(missedOnes), soon).toEqual([]);
    const next = page.getByRole('button', { name: 'Next step' });
    if (!(await next.isVisible())) break;
    await next.tap();
  }
  expect(moved).toBeGreaterThan(0);
  await visitor.leave();
});

type Watched = typeof globalThis & { pieces?: Map<Element, string>; moved: SVGElement[] };

/** In the page: takes up the pieces that stand elsewhere than before, or did not stand there, and counts them. */
function pickMoved(): number {
  const watched = globalThis as Watched;
  const before = watched.pieces ?? new Map();
  const pieces = [...document.querySelectorAll<SVGElement>('main svg g[class*="_piece_"][style*="translate"]')].filter(
    each => !each.getAttribute('aria-label')?.startsWith('noise'),
  );
  const placeIn = (transform: string) =>
    transform
      .match(/-?[\d.]+/g)!
      .slice(0, 2)
      .map(Number);
  const hasMoved = (each: SVGElement) => {
    const [now, then] = [placeIn(each.style.transform), placeIn(before.get(each) ?? '-999 -999')];
    // Less is making room for others.
    return Math.hypot(now[0]! - then[0]!, now[1]! - then[1]!) > 60;
  };
  watched.moved = pieces.filter(hasMoved);
  watched.pieces = new Map(pieces.map(each => [each, each.style.transform]));
  return watched.moved.length;
}

/** In the page: which of them are not in the window, or under something. */
function missedOnes(): string[] {
  const isSeen = (each: SVGElement) => {
    const { x, y, width, height } = each.getBoundingClientRect();
    const found = document.elementFromPoint(x + width / 2, y + height / 2);
    return found !== null && each.ownerSVGElement!.contains(found);
  };
  return (globalThis as Watched).moved.filter(each => !isSeen(each)).map(each => each.outerHTML.slice(0, 200));
}
