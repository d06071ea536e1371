import type { Locator } from '../../../../../testing/browser.ts';

/** Clicks as a person does: on a spot of it that is on the screen and not covered by anything. */
export async function clickOn(target: Locator): Promise<void> {
  const spot = await target.evaluate(freeSpot);
  if (spot === undefined) throw new Error(`There is no place to click on ${target}.`);
  await target.page().mouse.click(spot.x, spot.y);
}

/** The middle if that is free; a room may have its middle outside, or a figure may stand there. */
function freeSpot(element: Element): { readonly x: number; readonly y: number } | undefined {
  element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  const { left, top, width, height } = element.getBoundingClientRect();
  const shares = [0.5, 0.3, 0.7, 0.15, 0.85];
  for (const down of shares) {
    for (const across of shares) {
      const x = left + width * across;
      const y = top + height * down;
      const found = document.elementFromPoint(x, y);
      if (found !== null && element.contains(found)) return { x, y };
    }
  }
  return undefined;
}
