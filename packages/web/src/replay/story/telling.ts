import type { Journal, LogEntry, SeatId } from '@starboard/kernel';
import type { Formatter } from '@starboard/kernel/text';
import type { Beat } from '../film/film.ts';

/** Puts a beat into words, also one at which the rules said nothing. Who answered is named where several do. */
export function tellingOf(journal: Journal, say: Formatter, language: string): (beat: Beat) => readonly LogEntry[] {
  const list = new Intl.ListFormat(language, { type: 'conjunction' });
  const namesOf = (seats: readonly SeatId[]) => list.format(seats.map(key => say({ key })));
  const answerers = new Set(journal.entries.flatMap(entry => (entry.kind === 'answer' ? entry.seat : [])));
  return ({ lines, undone, entries }) => {
    if (lines.length > 0) return lines;
    if (undone && answerers.size < 2) return [{ key: 'page.replay.undone.alone' }];
    if (undone) return [{ key: 'page.replay.undone', params: { seats: namesOf(undone.by) } }];
    const entry = journal.entries[entries - 1];
    if (entry?.kind !== 'answer') return [];
    if (answerers.size < 2) return [{ key: 'page.replay.silent.alone' }];
    return [{ key: 'page.replay.silent', params: { seat: { key: entry.seat } } }];
  };
}
