import type { Status } from '@starboard/board';
import type { SeatId, Text } from '@starboard/kernel';
import { crewById, nameOf, shipNo } from '../rules/table.ts';
import { headline } from '../show/headline.ts';
import { type Phase, phaseIn } from '../show/phase.ts';
import { asState, type View } from '../view.ts';

export function status(view: View): Status {
  const phase = phaseIn(view);
  const acting = actingSeat(view);
  return {
    ...headline(view),
    phases: phasesOf(view, phase).map(id => ({
      id,
      name: { key: `face.phase.${id}` },
      ...(id === phase && { note: noteOf(view) }),
    })),
    phase,
    ...(acting && { acting }),
    order: orderOf(view),
    counters: countersOf(view),
  };
}

/** In port no round is counted. */
function countersOf({ round, piles, lastRound, shore }: View): Status['counters'] {
  if (shore !== null) return [];
  return [
    ...(round > 0 ? [{ key: 'face.counter.round', params: { round } }] : []),
    lastRound ? { key: 'face.counter.last' } : { key: 'face.counter.events', params: { left: piles.events.left } },
  ];
}

function phasesOf({ campaign }: View, phase: Phase): readonly Phase[] {
  if (phase === 'begin') return ['begin', 'ships', 'parties', 'npcs', 'event'];
  return campaign === null ? ['ships', 'parties', 'npcs', 'event'] : ['ships', 'parties', 'npcs', 'event', 'port'];
}

/** Whose ship or party acts, or who shops. */
function actingSeat(view: View): SeatId | undefined {
  const no = view.turn?.ship ?? view.party?.ship;
  if (no !== undefined) return view.ships[no - 1]!.seat ?? undefined;
  return view.shore?.seats[0];
}

/** RDA-ORDER-01, 05: those whose ship or party has still to act in this phase. */
function orderOf({ ships, order, stage, shore }: View): Status['order'] {
  const seats = [...new Set(ships.flatMap(({ seat }) => (seat === null ? [] : [seat])))];
  const waits = (seat: SeatId) => {
    if (stage === 'shoreLeave') return shore?.seats.includes(seat) === true;
    if (stage !== 'ships' && stage !== 'parties') return false;
    return order.some(no => ships[no - 1]!.seat === seat);
  };
  return seats.map(seat => ({ seat, isDone: !waits(seat) }));
}

function noteOf(view: View): Text {
  const { round, turn, party, shore } = view;
  const state = asState(view);
  if (party?.crew) return { key: 'face.phase.acts', params: { round, who: nameOf(crewById(state, party.crew)) } };
  const no = turn?.ship ?? party?.ship;
  if (no !== undefined) return { key: 'face.phase.acts', params: { round, who: nameOf(shipNo(state, no)) } };
  if (shore !== null) return { key: `face.shore.${shore.phase}` };
  return { key: 'face.phase.round', params: { round } };
}
