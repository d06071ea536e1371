import type { GameFace } from '@starboard/board';
import type { Position } from '@starboard/room';
import { useState } from 'react';
import type { Sitting } from '../play/sitting.ts';
import { useSettings } from '../settings/settings.ts';
import { peopleOf, type Seat } from './people/seats.ts';

interface Covering {
  /** Whom the screen is to be passed to. */
  readonly next: Seat | undefined;
  uncover(): void;
}

/**
 * Several people around one screen, and a game in which one may know what another does not: when another one is asked, the
 * table is covered until they say that they are there.
 */
export function useCover(
  sitting: Sitting,
  { hasSecrets }: Pick<GameFace, 'hasSecrets'>,
  position: Position,
  seats: readonly Seat[],
): Covering {
  const { coversSeats } = useSettings();
  const [present, setPresent] = useState<string>();
  const asked = seats.find(seat => seat.id === askedSeat(position));
  const isShared = hasSecrets && sitting.where === 'device' && coversSeats && peopleOf(seats).length > 1;
  const isCovered = isShared && asked?.held === 'person' && asked.name !== present;
  return { next: isCovered ? asked : undefined, uncover: () => setPresent(asked?.name) };
}

function askedSeat({ decision, seat }: Position): string | undefined {
  return decision?.ask === undefined ? decision?.waitingFor[0] : seat;
}
