import { type Chance, copy, type Viewer } from '@starboard/kernel';
import type { State } from './types.ts';

/** GSQ-HID-01..03: everything on the table is open to everybody. */
export type View = State;

export function view(state: State, _viewer: Viewer): View {
  return copy(state);
}

export function seesAs(): Viewer {
  return 'spectator';
}

/** GSQ-HID-02, 04: nothing is hidden but dice that are still to be rolled, and those a fork rolls anew anyway. */
export function imagine(_state: State, _viewer: Viewer, _chance: Chance): void {}
