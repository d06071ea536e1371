import type { Stack, State } from '../../types.ts';

/** END-CORE-24: noted for the year once a rocket has moved; a Stack that becomes the rocket afterwards has moved, too (`free/role.ts`). */
export const rocketMoved = 'rocketMoved';

/** XV1, OM5: a Stack that has moved may do so again. */
export function grantMove(state: State, stack: Stack): void {
  stack.moved = false;
  if (stack.kind === 'rocket') state.usedYear = state.usedYear.filter(use => use !== rocketMoved);
}
