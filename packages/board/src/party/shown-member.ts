import type { SeatId } from '@starboard/kernel';
import type { SeatFace } from '../face.ts';

interface Members<M> {
  readonly members: readonly M[];
  seatOf(member: M): SeatId | null;
  /** Whoever acts or is spoken of. */
  readonly acting: M | undefined;
  /** The seats that are to answer. */
  readonly asked: readonly SeatId[];
}

/**
 * Whose sheet stands in full: that of whoever acts or is asked, but one's own stays large while others are at it. Whoever only
 * watches sees whoever acts.
 */
export function shownMember<M>(
  seats: readonly SeatFace[],
  { members, seatOf, acting, asked }: Members<M>,
): M | undefined {
  const yours = new Set(seats.filter(seat => seat.isYours).map(({ id }) => id));
  const isYours = (member: M) => yours.has(seatOf(member) ?? '');
  const isAsked = (member: M) => asked.includes(seatOf(member) ?? '');
  const own = members.filter(isYours);
  if (own.length === 0) return acting ?? members.find(isAsked);
  return acting !== undefined && isYours(acting) ? acting : (own.find(isAsked) ?? own[0]);
}
