import type { Holder, PlayerId, Seating } from './store.ts';

/**
 * A table without somebody who is no more: what they held is free, and another who belongs to it is the host. Nothing, if
 * nobody is left whose match it is.
 */
export function withoutPlayer(seating: Seating, gone: PlayerId): Seating | undefined {
  const { undo: _, putAway = [], ...rest } = seating;
  const seats = Object.entries(seating.seats).map(([seat, holder]) => [seat, holderWithout(holder, gone)] as const);
  const host = seating.host === gone ? heirOf(seats.map(([, holder]) => holder)) : seating.host;
  if (host === undefined) return undefined;
  const away = putAway.filter(player => player !== gone);
  return { ...rest, host, seats: Object.fromEntries(seats), ...(away.length > 0 && { putAway: away }) };
}

function holderWithout({ player, from = [], ...holder }: Holder, gone: PlayerId): Holder {
  const left = from.filter(each => each !== gone);
  return {
    ...holder,
    ...(player !== undefined && player !== gone && { player }),
    ...(left.length > 0 && { from: left }),
  };
}

/** The first who sits there, in the order of the seats; else the last who handed a seat over. */
function heirOf(holders: readonly Holder[]): PlayerId | undefined {
  const [sitting] = holders.flatMap(({ player }) => player ?? []);
  return sitting ?? holders.flatMap(({ from }) => from ?? []).at(-1);
}
