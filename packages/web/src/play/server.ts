import { Client } from '@starboard/server/client';

/** The server that this page came from. */
export const server = new Client('');

/** Whether the server has met us. It tells so by a cookie, lest we ask in vain. */
export function isKnownHere(): boolean {
  return /(?:^|; )starboard-known=/.test(document.cookie);
}
