import { useMemo } from 'react';
import type { Board } from '../../field/board.ts';
import { type BoardName, boardNamed } from '../../show/plan.ts';
import type { View } from '../../view.ts';

/** A board as it lies: it changes only with its tiles and doors. */
export function useBoard(view: View, name: BoardName): Board {
  const { surface, orbit, chase, shutDoors } = view;
  // biome-ignore lint/correctness/useExhaustiveDependencies: every view has doors of its own, mostly the same
  return useMemo(() => boardNamed(view, name), [name, surface, orbit, chase, shutDoors.join()]);
}
