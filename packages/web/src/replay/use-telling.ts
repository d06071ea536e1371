import type { Journal, LogEntry, SeatId } from '@starboard/kernel';
import { useMemo } from 'react';
import { useSettings } from '../settings/settings.ts';
import { useSay } from '../words/words.tsx';
import type { Beat } from './film.ts';

/** Puts a beat into words, also one at which the rules said nothing. */
export function useTelling(journal: Journal): (beat: Beat) => readonly LogEntry[] {
  const { language } = useSettings();
  const say = useSay();
  return useMemo(() => {
    const list = new Intl.ListFormat(language, { type: 'conjunction' });
    const namesOf = (seats: readonly SeatId[]) => list.format(seats.map(key => say({ key })));
    return ({ lines, undone, entries }) => {
      if (lines.length > 0) return lines;
      if (undone) return [{ key: 'page.replay.undone', params: { seats: namesOf(undone.by) } }];
      const entry = journal.entries[entries - 1];
      return entry?.kind === 'answer' ? [{ key: 'page.replay.silent', params: { seat: { key: entry.seat } } }] : [];
    };
  }, [journal, language, say]);
}
