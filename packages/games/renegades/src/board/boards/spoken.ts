import type { Target } from '@starboard/board';
import type { Formatter } from '@starboard/kernel/text';

/** What something is and what choosing it does. */
export function spokenName(name: string, target: Target | undefined, say: Formatter): string {
  if (target === undefined) return name;
  const { label, hotkey } = target;
  const choice = hotkey === undefined ? label : say({ key: 'board.choice', params: { label, hotkey } });
  return say({ key: 'board.target', params: { name, choice } });
}
