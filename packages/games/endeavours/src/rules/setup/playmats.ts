import type { Flow } from '@starboard/kernel';
import { driftIds } from '../../content/drift-bernals.ts';
import { projectIds } from '../../content/projects.ts';
import { stationIds } from '../../content/stations.ts';
import type { Endeavours } from '../../types.ts';
import { placeDriftBernal } from '../map-hazards.ts';

/** END-MAT-01..07: four projects, three stations, one Drift Bernal adrift. What is not drawn stays out of the game. */
export function* layPlaymats(t: Endeavours): Flow {
  const { state } = t;
  t.reveal();
  state.projects = t.shuffle([...projectIds]).slice(0, 4);
  state.stations = t
    .shuffle([...stationIds])
    .slice(0, 3)
    .map(card => ({ card, node: null }));
  state.driftDeck = t.shuffle([...driftIds]);
  yield* placeDriftBernal(t, 'kalpana');
  state.stage = 'profit';
}
