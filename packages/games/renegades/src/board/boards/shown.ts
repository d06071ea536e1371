import type { BoardProps } from '@starboard/board';
import type { Ref } from '@starboard/kernel';
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { type BoardName, boardInPlay, boardsOf, standOf } from '../../show/plan.ts';
import type { View } from '../../view.ts';
import { refsOf } from '../refs.ts';
import { refsOn } from './spots.ts';

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

interface Seen extends Pick<BoardProps<View>, 'view' | 'decision' | 'targets' | 'happening'> {
  /** What was seen before. */
  readonly before?: View | undefined;
}

/** Where to look: where something happens, or where all is that can be chosen, or else where the game goes on. */
export function boardToSee({ view, before, decision, targets, happening }: Seen): BoardName {
  const inPlay = boardInPlay(view, decision);
  const standing = (refs: readonly Ref[]) => refs.flatMap(ref => standOf(view, ref)?.board ?? []);
  const spoken = standing(happening ? refsOf(view, happening) : targets.map(({ ref }) => ref));
  const found = spoken.length === 0 && happening ? stirredBoards(before ?? view, view) : spoken;
  return found.includes(inPlay) ? inPlay : (found[0] ?? inPlay);
}

/** Where somebody has come or gone whom nothing was said of: fighters that are placed, or blown up. */
function stirredBoards(before: View, now: View): readonly BoardName[] {
  return boardsOf(now).filter(name => {
    const [were, are] = [before, now].map(view => new Set(refsOn(view, name)));
    return were!.size !== are!.size || [...are!].some(ref => !were!.has(ref));
  });
}

/** The board to look at, step by step, and what was seen before. */
export function useBoardToSee(props: BoardProps<View>) {
  const { view } = props;
  const [{ now, before }, setSeen] = useState<{ readonly now: View; readonly before?: View }>({ now: view });
  if (now !== view) setSeen({ now: view, before: now });
  return { inPlay: boardToSee({ ...props, before }), before };
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
