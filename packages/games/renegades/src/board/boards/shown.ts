import type { BoardProps } from '@starboard/board';
import type { Ref } from '@starboard/kernel';
import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { type BoardName, boardInPlay, standOf } from '../../plan.ts';
import type { View } from '../../view.ts';
import { refsOf } from '../refs.ts';

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

/** The next board round, if there is another. */
export function boardAfter(names: readonly BoardName[], shown: BoardName | undefined): BoardName | undefined {
  if (shown === undefined) return undefined;
  const next = names[(names.indexOf(shown) + 1) % names.length];
  return next === shown ? undefined : next;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const askedNow = () => asked;
const areBothNow = () => areBoth;

type Seen = Pick<BoardProps<View>, 'view' | 'decision' | 'targets' | 'happening'>;

/** Where to look: where something happens, or where all is that can be chosen, or else where the game goes on. */
export function boardToSee({ view, decision, targets, happening }: Seen): BoardName {
  const inPlay = boardInPlay(view, decision);
  const boardsOf = (refs: readonly Ref[]) => refs.flatMap(ref => standOf(view, ref)?.board ?? []);
  const found = boardsOf(happening ? refsOf(view, happening) : targets.map(({ ref }) => ref));
  return found.includes(inPlay) ? inPlay : (found[0] ?? inPlay);
}

/** The board that stands in the middle; the other one, beside it or behind a tab, is told the same. */
export function useShownBoard(names: readonly BoardName[], inPlay: BoardName) {
  const known = useSyncExternalStore(subscribe, askedNow, askedNow);
  const isBoth = useSyncExternalStore(subscribe, areBothNow, areBothNow);
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
