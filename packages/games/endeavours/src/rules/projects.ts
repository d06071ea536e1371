import type { Flow } from '@starboard/kernel';
import { catalogue } from '../catalogue.ts';
import type { Endeavours } from '../types.ts';
import { isWorking } from './playmats.ts';

/** END-DISC-08: what projects ask for the moment they work; told again each year, for what had to wait. */
export function* letProjectsWork(t: Endeavours): Flow {
  for (const project of t.state.projects) {
    const { works } = catalogue.projects[project];
    if (works !== undefined && isWorking(t.state, project)) yield* works(t);
  }
}
