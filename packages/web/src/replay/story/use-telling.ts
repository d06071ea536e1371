import type { Journal, LogEntry } from '@starboard/kernel';
import { useMemo } from 'react';
import { useSettings } from '../../settings/settings.ts';
import { useSay } from '../../words/words.tsx';
import type { Beat } from '../film/film.ts';
import { tellingOf } from './telling.ts';

export function useTelling(journal: Journal): (beat: Beat) => readonly LogEntry[] {
  const { language } = useSettings();
  const say = useSay();
  return useMemo(() => tellingOf(journal, say, language), [journal, say, language]);
}
