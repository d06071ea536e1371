import type { Status } from '@starboard/board';
import type { SeatId, Text } from '@starboard/kernel';
import { headline } from '../show/headline.ts';
import type { Phase, SurvivorId } from '../types.ts';
import type { View } from '../view.ts';
import { between, isBetween } from './between.ts';
import { turnOrder } from './order.ts';

/** ETS-ROUND-01 */
const rounds: readonly Phase[] = ['survivors', 'enemies', 'resolution'];

export function status(view: View): Status {
  const { phase, acting, pile, decks } = view;
  const phases = isBetween(view) ? between : rounds;
  return {
    ...headline(view),
    phases: phases.map(id => ({ id, name: { key: `phase.name.${id}` }, note: notes[id](view) })),
    phase,
    ...(acting !== null && { acting: seatOfSurvivor(view, acting) }),
    order: turnOrder(view).map(({ id, isDone }) => ({ seat: seatOfSurvivor(view, id), isDone })),
    counters: [
      { key: 'face.counter.pile', params: { count: pile } },
      { key: 'face.counter.items', params: { count: decks.items } },
      { key: 'face.counter.events', params: { count: decks.events } },
    ],
  };
}

/** Its own, or in a campaign that of the one whose place it took. */
function seatOfSurvivor({ survivors }: View, id: SurvivorId): SeatId {
  return survivors.find(each => each.id === id)?.seat ?? id;
}

const notes: { readonly [P in Phase]: (view: View) => Text } = {
  survivors(view) {
    const order = turnOrder(view);
    const nth = order.findIndex(({ id }) => id === view.acting) + 1;
    if (nth === 0) return { key: 'face.phase.survivors', params: { count: order.length } };
    const who = { key: `survivor.${view.acting}` };
    return { key: 'face.phase.turn', params: { who, nth, count: order.length } };
  },
  enemies: ({ figures, tokens }) => ({
    key: 'face.phase.enemies',
    params: { groups: new Set(figures.map(({ zone }) => zone)).size, tokens: tokens.length },
  }),
  resolution: () => ({ key: 'face.phase.resolution' }),
  interlude: () => ({ key: 'phase.note.interlude' }),
  refuge: () => ({ key: 'phase.note.refuge' }),
  departure: () => ({ key: 'phase.note.departure' }),
};
