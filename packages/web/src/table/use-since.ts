import { useCallback, useState } from 'react';

/** So much is not worth a summary. */
const fewLines = 5;

/** How long the log was when this person last answered, kept for when they come back. */
export function useSince(match: string, length: number) {
  const [since, setSince] = useState(() => read(match));
  const answered = useCallback(() => {
    setSince(length);
    write(match, length);
  }, [match, length]);
  const hasNews = since !== undefined && length - since >= fewLines;
  return { since: hasNews ? since : undefined, answered };
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
