import { useEffect, useState } from 'react';
import type { Beat } from './film/film.ts';

/** Browsers refuse pages that change their address too often. */
const pauseMillis = 400;

/** The step that the address names, from 1. */
export function stepInAddress(): number {
  const step = Number(new URLSearchParams(location.search).get('step'));
  return Number.isInteger(step) && step > 0 ? step : 1;
}

/** The line of the log that the address names, from 1. */
function lineInAddress(): number | undefined {
  const line = Number(new URLSearchParams(location.search).get('line'));
  return Number.isInteger(line) && line > 0 ? line : undefined;
}

/** Goes to the line of the log that the address names, as soon as the film has come so far. */
export function useLine(beats: readonly Beat[], gone: ReadonlySet<number>, go: (at: number) => void): void {
  const [line, setLine] = useState(lineInAddress);
  useEffect(() => {
    const at = line === undefined ? -1 : beatOfLine(beats, gone, line);
    if (at < 0) return;
    setLine(undefined);
    go(at);
  }, [line, beats, gone, go]);
}

/** The beat that said this line of the log as it stands; -1 if none has yet. What was taken back does not count. */
export function beatOfLine(beats: readonly Beat[], gone: ReadonlySet<number>, line: number): number {
  let said = 0;
  return beats.findIndex(({ lines }, at) => {
    if (!gone.has(at)) said += lines.length;
    return said >= line;
  });
}

/** Keeps the step in the address, so that a reload and a copied link lead back to it. */
export function useAddress(step: number): void {
  useEffect(() => {
    const timer = setTimeout(() => {
      if (step !== stepInAddress()) history.replaceState(history.state, '', `${location.pathname}?step=${step}`);
    }, pauseMillis);
    return () => clearTimeout(timer);
  }, [step]);
}
