import { useCallback, useEffect, useSyncExternalStore } from 'react';
import type { BoardName } from '../../plan.ts';

/** Which board was asked for, and what was in play then: with the next thing that happens elsewhere it is forgotten. */
interface Asked {
  readonly name: BoardName;
  readonly during: BoardName;
}

let asked: Asked | undefined;
/** Whether both stand in the middle, side by side. */
let areBoth = false;
const listeners = new Set<() => void>();

function tell(): void {
  for (const listener of listeners) listener();
}

/** Where both boards have room, neither needs to stand anywhere else. */
export function useBothShown(both: boolean): void {
  useEffect(() => {
    areBoth = both;
    tell();
    return () => {
      areBoth = false;
    };
  }, [both]);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The board that stands in the middle; the other one, beside it or behind a tab, is told the same. */
export function useShownBoard(names: readonly BoardName[], inPlay: BoardName) {
  const known = useSyncExternalStore(subscribe, () => asked);
  const isBoth = useSyncExternalStore(subscribe, () => areBoth);
  const wanted = known?.during === inPlay ? known.name : inPlay;
  useEffect(() => {
    if (asked !== undefined && asked.during !== inPlay) asked = undefined;
  }, [inPlay]);
  const show = useCallback(
    (name: BoardName) => {
      asked = { name, during: inPlay };
      tell();
    },
    [inPlay],
  );
  return { shown: names.includes(wanted) ? wanted : names[0], isBoth, show };
}
