import type { Status } from '@starboard/board';
import type { Text } from '@starboard/kernel';
import type { Phase } from '../types.ts';
import type { View } from '../view.ts';
import { turnOrder } from './order.ts';

const phases: readonly Phase[] = ['survivors', 'enemies', 'resolution'];

export function status(view: View): Status {
  const { mission, round, phase, acting, pile, decks } = view;
  return {
    title: { key: `mission.${mission}` },
    round,
    phases: phases.map(id => ({ id, name: { key: `phase.name.${id}` }, note: notes[id](view) })),
    phase,
    ...(acting !== null && { acting }),
    order: turnOrder(view).map(({ id, isDone }) => ({ seat: id, isDone })),
    counters: [
      { key: 'face.counter.pile', params: { count: pile } },
      { key: 'face.counter.items', params: { count: decks.items } },
      { key: 'face.counter.events', params: { count: decks.events } },
    ],
  };
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
};
