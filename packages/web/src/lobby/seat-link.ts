/** What a pasted link leads to: a page of ours, or one of another server. */
export interface LinkTarget {
  readonly href: string;
  readonly isHere: boolean;
}

/** Seats, tables, replays, and what carries a player over. */
const places = /^\/(?:join\/[\w-]+\/[\w-]+|match\/[\w-]+(?:\/lobby)?|replay\/match\/[\w-]+|carry\/[\w-]+)\/?$/;

/** Reads a link as people paste it: with spaces around it, without `https://`, or only its end. */
export function readLink(pasted: string, origin: string): LinkTarget | undefined {
  const text = pasted.trim();
  const url = urlOf(text, origin);
  if (url === undefined || !places.test(url.pathname)) return undefined;
  if (url.origin !== origin) return { href: url.href, isHere: false };
  const moment = url.pathname.startsWith('/replay/') ? url.search : ''; // What else follows a "?" was added on the way.
  return { href: `${url.pathname}${moment}`, isHere: true };
}

function urlOf(text: string, origin: string): URL | undefined {
  const isWhole = /^https?:\/\//i.test(text);
  const hasHost = /^[\w.-]+(?::\d+)?\//.test(text) && !/^(?:join|match|replay|carry)\//.test(text);
  const whole = isWhole
    ? text
    : hasHost
      ? `${new URL(origin).protocol}//${text}`
      : `${origin}/${text.replace(/^\/+/, '')}`;
  return URL.canParse(whole) ? new URL(whole) : undefined;
}

/** Whoever opens it sees what spectators may see. */
export function watchLink(origin: string, match: string): string {
  return `${origin}/match/${match}`;
}

/** To a seat, or with the key of the table to any that is free. */
export function seatLink(origin: string, match: string, key: string): string {
  return `${origin}/join/${match}/${key}`;
}

export function carryLink(origin: string, code: string): string {
  return `${origin}/carry/${code}`;
}
