import { afterAll, beforeAll } from 'vitest';
import { type Browser, openBrowser } from '../../../../../testing/browser.ts';
import { House, type SettingsAt } from './house.ts';
import { type Guest, patienceMillis, Visitor } from './visitor.ts';

interface Opened {
  readonly house: House;
  /** Somebody who was never here before. */
  newcomer(as?: Guest): Promise<Visitor>;
}

/** For what takes a moment, and on a busy machine longer. */
export const soon = { timeout: patienceMillis };

/** The real server and a real browser, for all tests of a file. */
export function opened(settings?: SettingsAt): Opened {
  let house: House | undefined;
  let browser: Browser | undefined;
  beforeAll(async () => {
    [house, browser] = await Promise.all([House.open(settings), openBrowser()]);
  });
  afterAll(async () => {
    await browser?.close();
    await house?.close();
  });
  return {
    get house() {
      return given(house);
    },
    newcomer: as => Visitor.come(given(browser), given(house).url, as),
  };
}

function given<T>(opened: T | undefined): T {
  if (opened === undefined) throw new Error('It is not open yet.');
  return opened;
}
