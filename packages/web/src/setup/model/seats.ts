import type { SeatId } from '@starboard/kernel';
import type { NewMatch } from '@starboard/server/client';
import type { Holder } from '../../device/device.ts';

/** Where a match is kept: on the server, or in this browser. */
export type Where = 'online' | 'device';

/** Who shall play a seat. */
export type Occupant =
  | { readonly kind: 'you' }
  | { readonly kind: 'person'; readonly name: string }
  | { readonly kind: 'invite' }
  | { readonly kind: 'bot'; readonly bot: string };

export type OccupantKind = Occupant['kind'];

export type Seating = { readonly [seat: SeatId]: Occupant };

/** The server knows who sits where by their devices; around one screen, people are told apart by name. */
export const kindsAt: { readonly [W in Where]: readonly OccupantKind[] } = {
  online: ['you', 'invite', 'bot'],
  device: ['you', 'person', 'bot'],
};

const you: Occupant = { kind: 'you' };

/** Who sits where, for these seats: what was wished for, as far as it can be had there; you everywhere else. */
export function seatingOf(
  seats: readonly SeatId[],
  wished: Seating,
  where: Where,
  bots: readonly string[],
): readonly { readonly seat: SeatId; readonly occupant: Occupant }[] {
  return seats.map(seat => {
    const occupant = wished[seat] ?? you;
    const isThere = occupant.kind !== 'bot' || bots.includes(occupant.bot);
    return { seat, occupant: isThere && kindsAt[where].includes(occupant.kind) ? occupant : you };
  });
}

/** You keep the first seat, and bots play the others. */
export function botsForTheRest(seats: readonly SeatId[], bot: string): Seating {
  return Object.fromEntries(seats.map((seat, i) => [seat, i === 0 ? you : { kind: 'bot', bot }]));
}

/** You keep the first seat, and each of the others is somebody else's around this screen. */
export function oneEach(seats: readonly SeatId[], playerName: (number: number) => string): Seating {
  return Object.fromEntries(
    seats.map((seat, i) => [seat, i === 0 ? you : { kind: 'person', name: playerName(i + 1) }]),
  );
}

/** Who sits where, in the order of the seats. */
export type Seated = ReturnType<typeof seatingOf>;

export function serverSeats(seated: Seated): NonNullable<NewMatch['seats']> {
  return Object.fromEntries(
    seated.map(({ seat, occupant }) => {
      if (occupant.kind === 'bot') return [seat, { bot: occupant.bot }];
      return [seat, occupant.kind === 'invite' ? 'invite' : 'me'];
    }),
  );
}

interface Names {
  /** As it was set; empty if it was not. */
  readonly yours: string;
  /** For you alone at the screen. */
  readonly you: string;
  /** For somebody without a name of their own, by the number of their seat: nobody else is called so. */
  player(number: number): string;
}

/** Your seats are one person's, and who is somebody else is called something else: people here are told apart by name. */
export function deviceSeats(seated: Seated, names: Names): { readonly [seat: SeatId]: Holder } {
  const isShared = seated.some(({ occupant }) => occupant.kind === 'person');
  const first = seated.findIndex(({ occupant }) => occupant.kind === 'you');
  const yours = names.yours || (isShared ? names.player(first + 1) : names.you);
  return Object.fromEntries(
    seated.map(({ seat, occupant }, i) => {
      if (occupant.kind === 'bot') return [seat, { bot: occupant.bot }];
      if (occupant.kind !== 'person') return [seat, { person: yours }];
      return [seat, { person: occupant.name.trim() || names.player(i + 1) }];
    }),
  );
}
