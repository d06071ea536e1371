import { useCallback, useSyncExternalStore } from 'react';
import type { NodeId } from '../types.ts';
import type { Movement } from './map/Route.tsx';

/** What somebody looks at, on the map and beside it: a Stack and where it could fly. It is nobody else's business. */
export interface Looking {
  /** The number of a Stack. */
  readonly stack?: number | undefined;
  readonly node?: NodeId | undefined;
  /** The flight that was begun. */
  readonly plan?: FlightPlan | undefined;
}

/** A flight over years, so that next year goes on where this one ends. */
export interface FlightPlan {
  readonly stack: number;
  readonly to: NodeId;
  readonly movements: readonly Movement[];
}

let looking: Looking = {};
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const lookingNow = () => looking;

/** What is looked at, and how to look at something else; what is not named stays as it is. */
export function useLooking(): { readonly looking: Looking; look(at: Looking): void } {
  const known = useSyncExternalStore(subscribe, lookingNow, lookingNow);
  const look = useCallback((at: Looking) => {
    looking = { ...looking, ...at };
    for (const listener of listeners) listener();
  }, []);
  return { looking: known, look };
}
