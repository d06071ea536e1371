import type { SeatId } from '@starboard/kernel';

/** The keys of invited seats. The server tells each of them once, so whoever founds a match keeps them on their device. */
export type Invitations = { readonly [seat: SeatId]: string };

/** Where the key to the table is among those of its seats: no seat is called so. */
export const theTable = '*';

const storageKey = (match: string) => `starboard.invitations.${match}`;

/** Adds to what is known: a newer key of a seat takes the place of the older. */
export function rememberInvitations(match: string, keys: Invitations): void {
  const all = { ...invitationsOf(match), ...keys };
  try {
    localStorage.setItem(storageKey(match), JSON.stringify(all));
  } catch {
    // A browser that keeps nothing: the lobby makes new links.
  }
}

export function invitationsOf(match: string): Invitations {
  try {
    return JSON.parse(localStorage.getItem(storageKey(match)) ?? '{}');
  } catch {
    return {};
  }
}
