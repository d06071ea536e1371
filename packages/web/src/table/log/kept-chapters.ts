import type { LogEntry } from '@starboard/kernel';
import type { Chapter } from './log-chapters.ts';

/** The headings of a log, kept by this browser: they are there again after a reload. */

const storageKey = (match: string) => `starboard.chapters.${match}`;

/** Nobody reads further back than this. */
const mostKept = 200;

interface Kept extends Chapter {
  /** By which it is known that the log still says the same there. */
  readonly sign: number;
}

export function keepChapters(match: string, chapters: readonly Chapter[], log: readonly LogEntry[]): void {
  const kept = chapters.slice(-mostKept).map<Kept>(chapter => ({ ...chapter, sign: signOf(log[chapter.to - 1]) }));
  try {
    localStorage.setItem(storageKey(match), JSON.stringify(kept));
  } catch {
    // Then a reload heads all of it alike.
  }
}

/** Those of a log that may have been cut, or gone on, in the meantime. */
export function readChapters(match: string, log: readonly LogEntry[]): readonly Chapter[] {
  try {
    const kept = JSON.parse(localStorage.getItem(storageKey(match)) ?? '[]') as readonly Kept[];
    const stale = kept.findIndex(({ to, sign }) => signOf(log[to - 1]) !== sign);
    return (stale === -1 ? kept : kept.slice(0, stale)).map(({ sign: _, ...chapter }) => chapter);
  } catch {
    return [];
  }
}

function signOf(entry: LogEntry | undefined): number {
  let sign = 0;
  for (const letter of JSON.stringify(entry) ?? '') sign = (Math.imul(sign, 31) + letter.charCodeAt(0)) | 0;
  return sign;
}
