import type { Page } from '../../../../../testing/browser.ts';

interface Wanted {
  readonly setup: object;
  /** Who sits where: `me`, `invite` or a bot. */
  readonly seats: Readonly<Record<string, string | object>>;
}

/** Begins a match on the server as this browser's player, without the page; tells its id. */
export async function beginOnline(page: Page, url: string, { setup, seats }: Wanted): Promise<string> {
  await page.request.post(`${url}/api/players`, { data: { name: 'Ada' } });
  const response = await page.request.post(`${url}/api/matches`, { data: { game: 'endure', setup, seats } });
  const { id } = await response.json();
  return id;
}
