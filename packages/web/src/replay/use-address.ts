import { useEffect } from 'react';

/** Browsers refuse pages that change their address too often. */
const pauseMillis = 400;

/** The step that the address names, from 1. */
export function stepInAddress(): number {
  const step = Number(new URLSearchParams(location.search).get('step'));
  return Number.isInteger(step) && step > 0 ? step : 1;
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
