import { catalogue } from '../../catalogue.ts';
import type { Mission, MissionId } from '../../types.ts';

/** What a set-up says that may not be finished. */
interface Chosen {
  /** None if it is drawn. */
  readonly id: MissionId | undefined;
  readonly mission: Mission | undefined;
  readonly tier: 1 | 2 | 3;
}

export function chosenIn(setup: unknown): Chosen {
  const { mission: named, tier } = (setup ?? {}) as { readonly mission?: unknown; readonly tier?: unknown };
  const id = catalogue.missionIds.find(each => each === named);
  return { id, mission: id && catalogue.missions[id], tier: tier === 2 || tier === 3 ? tier : 1 };
}
