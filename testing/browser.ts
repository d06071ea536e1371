import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import chromiumPack from '@sparticuz/chromium';
import { type Browser, chromium } from 'playwright-core';

export type {
  Browser,
  BrowserContext,
  BrowserContextOptions,
  ConsoleMessage,
  Locator,
  Page,
} from 'playwright-core';

/** A name for this machine that a browser trusts no more than any other without https. */
export const livingRoom = 'living-room.test';

/** A real Chromium, from npm alone. */
export async function openBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: await chromiumPack.executablePath(),
    // Not those of the package, which are made for places with one process and one visitor.
    args: ['--no-sandbox', '--disable-gpu', `--host-resolver-rules=MAP ${livingRoom} 127.0.0.1`],
    headless: true,
  });
}

/** The script that finds what keeps people from using a page. */
export function readAxe(): string {
  return readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');
}
