import type { LogEntry, Ref, Text } from '@starboard/kernel';
import type { View } from '../view.ts';

/** Whom a name in a line of the log means: by its number, if it has one; a kind of villains means all of them. */
export function refsNamed({ crew, ships, npcs, fighters }: View, { key, params = {} }: Text): readonly Ref[] {
  const [kind, name] = key.split('.');
  switch (kind) {
    case 'crew':
      return crew.some(({ id }) => id === name) ? [`crew:${name}`] : [];
    case 'ship':
      return ships.flatMap(({ no, ship }): Ref[] => (ship === name ? [`ship:${no}`] : []));
    case 'npc':
      if (name === 'numbered') return npcs.some(({ no }) => no === params['no']) ? [`npc:${params['no']}`] : [];
      return npcs.flatMap(({ no, npc }): Ref[] => (npc === name ? [`npc:${no}`] : []));
    case 'fighter':
      return fighters.some(({ no }) => no === params['no']) ? [`fighter:${params['no']}`] : [];
    default:
      return [];
  }
}

/** The pieces that a line of the log speaks of. */
export function refsOf(view: View, { params = {} }: LogEntry): readonly Ref[] {
  const refs = Object.values(params).flatMap(value => (typeof value === 'object' ? refsNamed(view, value) : []));
  return [...new Set(refs)];
}
