/** Every hint that was met, by its id: the question it came with, or that it was closed. */
export interface Met {
  readonly [hint: string]: string;
}

const closed = 'closed';

/** A hint stays for the question it came with, also when that is asked anew; with the answer it is known. */
export function isKnown(met: Met, hint: string, question: string | undefined): boolean {
  return met[hint] !== undefined && met[hint] !== question;
}

export function withMet(met: Met, hint: string, question: string): Met {
  return met[hint] === question ? met : { ...met, [hint]: question };
}

export function withClosed(met: Met, hint: string): Met {
  return { ...met, [hint]: closed };
}

/** Reads what was kept; what cannot be read was never met. */
export function readMet(game: string): Met {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey(game)) ?? '{}');
    return typeof stored === 'object' && stored !== null ? { ...stored } : {};
  } catch {
    return {};
  }
}

export function writeMet(game: string, met: Met): void {
  try {
    localStorage.setItem(storageKey(game), JSON.stringify(met));
  } catch {
    // They come again the next time.
  }
}

const storageKey = (game: string) => `starboard.hints.${game}`;
