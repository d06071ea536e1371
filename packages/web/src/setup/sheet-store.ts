import type { Draft } from './model/draft.ts';
import type { Seating, Where } from './model/seats.ts';

/** What a person has entered so far. */
export interface Entered {
  readonly draft: Draft;
  readonly seating: Seating;
  /** Unless it is chosen, the server keeps the match if there is one. */
  readonly where?: Where;
}

/** A half-made set-up survives a reload, and ends with the tab. */
export function readEntered(key: string): Partial<Entered> {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(key) ?? '{}');
    return typeof stored === 'object' && stored !== null ? stored : {};
  } catch {
    return {}; // A browser that keeps nothing, or something that was never entered.
  }
}

export function keepEntered(key: string, entered: Entered): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(entered));
  } catch {
    // It holds until the page is left.
  }
}
