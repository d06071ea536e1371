import walk from 'icon:walk';
import { faceOf, type GameFace } from '@starboard/board';
import type { View } from '../view.ts';
import { Battlefield } from './Battlefield/Battlefield.tsx';
import { portraits } from './portraits.ts';
import { refsOf } from './refs.ts';

const nothing = () => null;

const face: GameFace<View> = {
  Board: Battlefield,
  Briefing: nothing,
  Party: nothing,
  Legend: nothing,
  status: ({ round, stage }) => ({
    title: { key: 'game.title' },
    round,
    phases: [{ id: stage, name: { key: 'board.field' } }],
    phase: stage,
    order: [],
    counters: [],
  }),
  seatOf: (seat, view) => {
    const archetype = view?.heroes.find(hero => hero.seat === seat)?.archetype ?? 'breacher';
    return { name: { key: `archetype.${archetype}` }, icon: portraits[archetype] };
  },
  verbs: {},
  markOf: () => ({ icon: walk, tone: 'plain' }),
  refsOf,
  lastRoll: () => undefined,
  prospectsOf: () => [],
  hints: [],
  statistics: () => [],
  setup: { fields: [], words: {}, tutorial: { title: { key: 'board.field' }, setup: {} } },
};

/** How Horde Mode looks and speaks on the page. */
export const hordeFace = faceOf<View>(face);
