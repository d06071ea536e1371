import type { SurvivorId } from '../types.ts';
import type { View } from '../view.ts';

interface Turn {
  readonly id: SurvivorId;
  readonly isDone: boolean;
}

/** The living in the order of their turns, from the first player on (ETS-ROUND-02). */
export function turnOrder({ survivors, firstPlayer, acting, phase, turnsTaken }: View): readonly Turn[] {
  const first = survivors.findIndex(({ id }) => id === firstPlayer);
  const inOrder = [...survivors.slice(first), ...survivors.slice(0, first)];
  const now = acting === null ? turnsTaken : inOrder.findIndex(({ id }) => id === acting);
  return inOrder
    .map(({ id, status }, at) => ({ id, status, isDone: phase !== 'survivors' || at < now }))
    .filter(({ id, status }) => status === 'alive' || id === acting)
    .map(({ id, isDone }) => ({ id, isDone }));
}
