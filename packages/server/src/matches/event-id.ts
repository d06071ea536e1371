import type { Heard } from '@starboard/room';

/** What somebody has heard names an event. */
export function eventId({ entries, messages, revision }: Heard): string {
  return `${entries}.${messages}.${revision}`;
}

/** Reads what a client that comes back has heard last; nothing, if it is none of ours. */
export function readEventId(id: string | undefined): Heard | undefined {
  const [, entries, messages, revision] = /^(\d{1,9})\.(\d{1,9})\.(\d{1,9})$/.exec(id ?? '') ?? [];
  if (revision === undefined) return undefined;
  return { entries: Number(entries), messages: Number(messages), revision: Number(revision) };
}
