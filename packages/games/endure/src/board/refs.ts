import type { LogEntry, Ref } from '@starboard/kernel';
import type { View } from '../view.ts';

export function refsOf(_view: View, _entry: LogEntry): Ref[] {
  return [];
}
