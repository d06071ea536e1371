import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
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
    executablePath: await unpackedBrowser(),
    // Not those of the package, which are made for places with one process and one visitor.
    args: ['--no-sandbox', '--disable-gpu', `--host-resolver-rules=MAP ${livingRoom} 127.0.0.1`],
    headless: true,
  });
}

/** Among the packages it came with: nobody else can have put it there, and with them it goes. */
const ownFolder = fileURLToPath(new URL('./node_modules/.cache/starboard/browser', import.meta.url));

/** Where the browser is in this folder. It is unpacked there first if that was not done yet. */
export async function unpackedBrowser(folder: string = ownFolder): Promise<string> {
  const program = join(folder, 'chromium');
  if (existsSync(program)) return program;
  await mkdir(dirname(folder), { recursive: true });
  // Beside its place and then put there whole: it may be wanted twice at the same moment.
  const fresh = await mkdtemp(`${folder}-`);
  try {
    await unpack(fresh);
    await rename(fresh, folder);
  } catch (thrown) {
    await rm(fresh, { recursive: true, force: true });
    if (!existsSync(program)) throw thrown;
  }
  return program;
}

/** In a process of its own: the package unpacks into the folder for temporary files, and ours stays where it is. */
async function unpack(folder: string): Promise<void> {
  const pack = import.meta.resolve('@sparticuz/chromium');
  const code = `(await import(${JSON.stringify(pack)})).default.executablePath()`;
  const env = { ...process.env, TMPDIR: folder, TEMP: folder, TMP: folder };
  await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', `await ${code}`], { env });
}

/** The script that finds what keeps people from using a page. */
export function readAxe(): string {
  return readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');
}
