import { catalogue } from '../../catalogue.ts';
import type { Mission, MissionId, Parameter, State } from '../../types.ts';

export function missionOf({ mission }: { readonly mission: MissionId }): Mission {
  return catalogue.missions[mission];
}

/** RDA-EPIC-12: what was agreed, unless the mission says otherwise; where it ends by its own rules nothing has to be brought home. */
export function tierOf(state: State): 1 | 2 | 3 {
  const { tier } = missionOf(state);
  if (tier === undefined) return state.tier;
  return tier === 'own' ? 1 : tier;
}

export type Printed = Mission['parameters'][number];

/** What the mission card says about a parameter. */
export function printedOf(state: State, { what, kind }: Parameter): Printed | undefined {
  return missionOf(state).parameters.find(
    each => each.kind === kind && (each.what === what || each.what.includes(what)),
  );
}
