import { useCallback, useSyncExternalStore } from 'react';
import type { BoardName } from '../../plan.ts';

/** Which board was asked for, and what was in play then: with the next thing that happens elsewhere it is forgotten. */
interface Asked {
  readonly name: BoardName;
  readonly during: BoardName;
}

let asked: Asked | undefined;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The board that stands in the middle; the other one, beside it or behind a tab, is told the same. */
export function useShownBoard(names: readonly BoardName[], inPlay: BoardName) {
  const known = useSyncExternalStore(subscribe, () => asked);
  const wanted = known?.during === inPlay ? known.name : inPlay;
  const show = useCallback(
    (name: BoardName) => {
      asked = { name, during: inPlay };
      for (const listener of listeners) listener();
    },
    [inPlay],
  );
  return { shown: names.includes(wanted) ? wanted : names[0], show };
}
