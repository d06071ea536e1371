import { Client } from '@starboard/server/client';

/** The server that this page came from. */
export const server = new Client('');

/** Whether the server has met us. It tells so by a cookie, lest we ask in vain. */
export function isKnownHere(): boolean {
  return /(?:^|; )starboard-known=/.test(document.cookie);
}

/** There is no asking in vain any more. */
export function noteUnknown(): void {
  // biome-ignore lint/suspicious/noDocumentCookie: not every browser has a Cookie Store
  document.cookie = 'starboard-known=; Max-Age=0; Path=/';
}
