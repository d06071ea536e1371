import type { LogEntry, Ref, Text } from '@starboard/kernel';
import type { View } from '../view.ts';

/** The places and Stacks that a line of the log speaks of. */
export function refsOf({ stacks }: View, { params = {} }: LogEntry): readonly Ref[] {
  const named = (text: Text): Ref[] => {
    const [kind, id = ''] = [text.key.slice(0, text.key.indexOf('.')), text.key.slice(text.key.indexOf('.') + 1)];
    if (kind === 'node') return [`node:${id}`];
    if (kind === 'stack') return stacks.flatMap((stack): Ref[] => (stack.kind === id ? [`stack:${stack.no}`] : []));
    return [];
  };
  return [...new Set(Object.values(params).flatMap(value => (typeof value === 'object' ? named(value) : [])))];
}
