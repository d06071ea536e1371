import type { Target } from '@starboard/board';
import type { Ref, Text } from '@starboard/kernel';
import type { Formatter } from '@starboard/kernel/text';
import { nameOfCard } from '../rules/cards.ts';
import { nameOfNode } from '../rules/table.ts';
import type { NodeId, Stack } from '../types.ts';
import type { View } from '../view.ts';

/** What something on the map is called. */
export function nameAt({ stacks }: View, ref: Ref): Text {
  const [kind, id] = [ref.slice(0, ref.indexOf(':')), ref.slice(ref.indexOf(':') + 1)];
  if (kind === 'node') return nameOfNode(id as NodeId);
  if (kind === 'stack') {
    const stack = stacks.find(({ no }) => no === Number(id));
    return stack === undefined ? { key: 'board.nothing' } : nameOfStack(stack);
  }
  const card = stacks.flatMap(({ cards }) => cards).find(({ no }) => no === Number(id));
  return card === undefined ? { key: 'board.nothing' } : nameOfCard(card);
}

/** A Stack with the place where it is. */
export function nameOfStack({ kind, node }: Stack): Text {
  const stack = { key: `stack.${kind}` };
  return node === null ? stack : { key: 'board.stackAt', params: { stack, node: nameOfNode(node) } };
}

/** What something is and what choosing it does. */
export function spokenName(name: string, target: Target | undefined, say: Formatter): string {
  if (target === undefined) return name;
  const { label, hotkey } = target;
  const choice = hotkey === undefined ? label : say({ key: 'board.choice', params: { label, hotkey } });
  return say({ key: 'board.target', params: { name, choice } });
}
