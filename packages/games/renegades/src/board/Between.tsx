import type { BoardProps } from '@starboard/board';
import type { View } from '../view.ts';

/** Before and between missions there are no boards. */
export function Between({ say }: BoardProps<View>) {
  return <p>{say({ key: 'board.none' })}</p>;
}
