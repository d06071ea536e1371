import type { LogEntry, Ref, Text } from '@starboard/kernel';
import { refOf } from '../rules/table.ts';
import type { Fighter } from '../types.ts';
import type { View } from '../view.ts';

/** Whom a name in a line of the log means. */
export function fighterNamed({ heroes, units }: View, { key, params = {} }: Text): Fighter | undefined {
  const [kind, name] = key.split('.');
  if (kind === 'unit') return units.find(({ no }) => no === params['no']);
  if (kind !== 'hero') return undefined;
  return heroes.find(({ archetype, twin }) => archetype === name && twin === (params['twin'] ?? 0));
}

/** The fighters, markers and places that a line of the log speaks of. */
export function refsOf(view: View, { params = {} }: LogEntry): readonly Ref[] {
  const refs = Object.entries(params).flatMap(([name, value]): Ref[] => {
    if (typeof value === 'object') {
      const fighter = fighterNamed(view, value);
      return fighter ? [refOf(fighter)] : [];
    }
    if (name === 'marker') return [`marker:${value}`];
    return name === 'at' && typeof value === 'number' ? [`place:${value}`] : [];
  });
  return [...new Set(refs)];
}
