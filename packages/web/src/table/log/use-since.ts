import { useCallback, useRef, useState } from 'react';

/** So much is not worth a summary. */
const fewLines = 5;

/** How long the log was when this person last answered, kept for when they come back. */
export function useSince(match: string, length: number) {
  const last = useRef<number | undefined>(undefined);
  last.current ??= read(match);
  // Whoever answers only now has still come to what others had done.
  const [hadAnswered] = useState(last.current !== undefined);
  // Nothing is to be drawn for it: what comes of the answer will be.
  const answered = useCallback(() => {
    last.current = length;
    write(match, length);
  }, [match, length]);
  const since = last.current;
  const hasNews = since !== undefined && length - since >= fewLines;
  return { since: hasNews ? since : undefined, hadAnswered, answered };
}

const storageKey = (match: string) => `starboard.since.${match}`;

function read(match: string): number | undefined {
  try {
    const stored = Number.parseInt(localStorage.getItem(storageKey(match)) ?? '', 10);
    return Number.isNaN(stored) ? undefined : stored;
  } catch {
    return undefined;
  }
}

function write(match: string, length: number): void {
  try {
    localStorage.setItem(storageKey(match), `${length}`);
  } catch {
    // Then nothing is said about what happened since.
  }
}
