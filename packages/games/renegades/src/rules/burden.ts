import type { Crew, State } from '../types.ts';
import { printedOf } from './mission/card.ts';

/** RDA-KO-04, RDA-MOVE-14, RDA-PARAM-13, RDA-DATA-09: by how much somebody is slowed down. */
export function burdenOf(state: State, crew: Crew): number {
  return (bodyOf(state, crew) ? 1 : 0) + (bearsHeavy(state, crew) ? 2 : 0) + (crew.infected ? 1 : 0);
}

/** RDA-KO-04, RDA-RUL-58: whom somebody carries. */
export function bodyOf(state: State, { id }: Crew): Crew | undefined {
  for (const crew of state.crew) if (crew.bearer === id) return crew;
  return undefined;
}

/** RDA-PARAM-13 */
export function bearsHeavy(state: State, { id }: Crew): boolean {
  for (const parameter of state.parameters) {
    if (parameter.bearer === id && printedOf(state, parameter)?.heavy) return true;
  }
  return false;
}
