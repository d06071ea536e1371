import type { Flow } from '@starboard/kernel';
import { catalogue, idsOf } from '../../catalogue.ts';
import type { Endeavours } from '../../types.ts';
import { placeDriftBernal } from '../map-hazards.ts';

/** END-MAT-01..07: four projects, three stations, one Drift Bernal adrift. What is not drawn stays out of the game. */
export function* layPlaymats(t: Endeavours): Flow {
  const { state } = t;
  t.reveal();
  state.projects = t.shuffle(idsOf(catalogue.projects)).slice(0, 4);
  state.stations = t
    .shuffle(idsOf(catalogue.stations))
    .slice(0, 3)
    .map(card => ({ card, node: null }));
  state.driftDeck = t.shuffle(idsOf(catalogue.driftBernals));
  yield* placeDriftBernal(t, 'kalpana');
  state.stage = 'profit';
}
