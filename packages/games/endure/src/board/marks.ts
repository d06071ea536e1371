import chat from 'icon:chat-bubble';
import type { Mark } from '@starboard/board';
import type { LogEntry } from '@starboard/kernel';

export function markOf(_entry: LogEntry): Mark {
  return { icon: chat, tone: 'plain' };
}
