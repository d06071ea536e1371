import { expect } from 'vitest';
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type ConsoleMessage,
  type Page,
  readAxe,
} from '../../../../../testing/browser.ts';

const axe = readAxe();

/** After this long, what was waited for does not come, however busy the machine is. */
export const patienceMillis = 60_000;

export const desktop: BrowserContextOptions = { viewport: { width: 1440, height: 900 } };
export const phone: BrowserContextOptions = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** What keeps the page for a time without network has much to fetch, again for everybody who is new: who needs it says so. */
const light: BrowserContextOptions = { ...desktop, serviceWorkers: 'block' };

/** Settings that a person would make first: nothing that only delays a test. */
const calm = { language: 'en', speed: 'none', showsHints: false, coversSeats: false };

export interface Guest extends BrowserContextOptions {
  /** What is set on their device; `speed: 'none'` and no hints, unless said. */
  readonly settings?: Readonly<Record<string, unknown>>;
}

/** Somebody with a browser of their own, in which nothing may go wrong unnoticed. */
export class Visitor {
  readonly page: Page;
  readonly context: BrowserContext;
  /** What the browser complained of. */
  readonly complaints: string[] = [];
  readonly #url: string;

  private constructor(context: BrowserContext, page: Page, url: string) {
    this.context = context;
    this.page = page;
    this.#url = url;
    page.setDefaultTimeout(patienceMillis);
    // In all windows of this person.
    context.on('console', message => {
      if (message.type() === 'error' && !isLateForOdds(message) && !isAboutSocket(message))
        this.complaints.push(message.text());
    });
    context.on('weberror', thrown => this.complaints.push(String(thrown.error())));
  }

  static async come(browser: Browser, url: string, { settings = {}, ...options }: Guest = desktop): Promise<Visitor> {
    const context = await browser.newContext({ ...light, ...options });
    const stored = JSON.stringify({ ...calm, ...settings });
    await context.addInitScript(given => {
      if (location.origin === 'null') return; // A new window, before it has gone anywhere.
      if (localStorage.getItem('starboard.settings') === null) localStorage.setItem('starboard.settings', given);
    }, stored);
    return new Visitor(context, await context.newPage(), url);
  }

  async open(path: string): Promise<void> {
    await this.page.goto(`${this.#url}${path}`);
  }

  /** Finds nothing that keeps somebody from reading or using what is on the screen, or a part of it. */
  async checkAccessible(part = 'html'): Promise<void> {
    // A policy that runs no foreign scripts keeps this one out, too, unless the browser itself brings it.
    await this.page.evaluate(axe);
    const violations = await this.page.evaluate(async within => {
      const { axe: checker } = globalThis as unknown as {
        axe: { run(within: string, options: object): Promise<{ violations: Violation[] }> };
      };
      // Details are gathered of what is wrong alone.
      const { violations: found } = await checker.run(within, { resultTypes: ['violations'] });
      return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
    }, part);
    expect(violations).toEqual([]);
  }

  /** Nothing sticks out at the side, nor is it cut off there. */
  async checkWidth(): Promise<void> {
    const { inside, outside } = await this.page.evaluate(() => ({
      inside: document.documentElement.scrollWidth,
      outside: document.documentElement.clientWidth,
    }));
    expect(inside).toBeLessThanOrEqual(outside);
    expect(await this.page.evaluate(cutOff)).toEqual([]);
  }

  /** A page whose parts scroll by themselves is as high as the window, whatever lies in them. */
  async checkHeight(): Promise<void> {
    const { inside, outside } = await this.page.evaluate(() => ({
      inside: document.documentElement.scrollHeight,
      outside: document.documentElement.clientHeight,
    }));
    expect(inside).toBe(outside);
  }

  /** Nothing went wrong, except for what had to: what the browser itself says when it is refused something, or cut off. */
  async leave(expected?: RegExp): Promise<void> {
    await this.context.close();
    expect(this.complaints.filter(complaint => !expected?.test(complaint))).toEqual([]);
  }

  /** As in a browser that has no sockets: play goes by requests, which a test may look into. */
  async loseSockets(): Promise<void> {
    await this.context.addInitScript(() => Reflect.deleteProperty(globalThis, 'WebSocket'));
    await this.page.reload();
  }
}

/** In the page: what reaches over the side of the screen, and no scrolling brings it in. */
function cutOff(): string[] {
  const { clientWidth } = document.documentElement;
  const scrolls = (each: Element | null): boolean =>
    each !== null && (/auto|scroll/.test(getComputedStyle(each).overflowX) || scrolls(each.parentElement));
  return [...document.querySelectorAll<HTMLElement>('body :not(svg, svg *)')]
    .map(each => ({ each, box: each.getBoundingClientRect() }))
    .filter(({ box }) => box.width > 1 && (box.right > clientWidth + 1 || box.left < -1))
    .filter(({ each }) => !scrolls(each.parentElement))
    .map(({ each, box }) => `${each.outerHTML.slice(0, 80)}: ${Math.round(box.left)} to ${Math.round(box.right)}`);
}

/** What cannot be had through a socket is asked for by requests, which say why if it cannot be had at all. */
function isAboutSocket(message: { text(): string }): boolean {
  return /^WebSocket connection to .* failed/.test(message.text());
}

/** Whoever answers while the odds are still asked for gets none: the browser says so by itself. */
function isLateForOdds(message: ConsoleMessage): boolean {
  return message.text().includes('409 (Conflict)') && message.location().url.endsWith('/odds');
}

interface Violation {
  readonly id: string;
  readonly nodes: readonly { readonly html: string }[];
}
