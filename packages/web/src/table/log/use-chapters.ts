import type { GameFace } from '@starboard/board';
import type { LogEntry } from '@starboard/kernel';
import { useEffect, useMemo, useRef } from 'react';
import type { Passage } from '../../play/playback.ts';
import { keepChapters, readChapters } from './kept-chapters.ts';
import { type Chapter, chaptersOf } from './log-chapters.ts';

interface Followed {
  readonly match: string;
  readonly face: GameFace;
  readonly log: readonly LogEntry[];
  readonly trail: readonly Passage[];
  readonly hadAnswered: boolean;
}

/** The log in chapters, headed as they were before a reload. */
export function useChapters({ match, face, log, trail, hadAnswered }: Followed): readonly Chapter[] {
  const known = useRef<readonly Chapter[]>(undefined);
  known.current ??= readChapters(match, log);
  const { length } = log;
  const chapters = useMemo(
    () => chaptersOf({ length, trail, statusOf: face.status, known: known.current ?? [], hadAnswered }),
    [length, trail, face, hadAnswered],
  );
  useEffect(() => {
    known.current = chapters;
    keepChapters(match, chapters, log);
  }, [match, chapters, log]);
  return chapters;
}
