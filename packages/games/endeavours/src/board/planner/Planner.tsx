import type { BoardProps } from '@starboard/board';
import type { View } from '../../view.ts';
import { useLooking } from '../looking.ts';
import { nameOfStack } from '../names.ts';

/** The flights of the Stack that is looked at. */
export function Planner({ view, say }: BoardProps<View>) {
  const { looking } = useLooking();
  const stack = view.stacks.find(({ no }) => no === looking.stack);
  if (stack === undefined) return null;
  return <aside>{say(nameOfStack(stack))}</aside>;
}
