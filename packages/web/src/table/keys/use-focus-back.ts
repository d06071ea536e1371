import { useEffect, useRef } from 'react';
import { afterPaint } from '../../ui/after-paint.ts';
import type { TableState } from '../use-table.ts';
import { partId } from './use-table-keys.ts';

/**
 * The buttons of a question go away with it, and a browser from which the focus is taken away lays everything out once more
 * at a bad time: so it leaves them as soon as the question is answered.
 */
export function restFocus(): void {
  const card = document.getElementById(partId('decision'));
  const { activeElement } = document;
  const isWithin =
    activeElement?.closest('[data-confirming]') || (card !== activeElement && card?.contains(activeElement));
  if (isWithin) card?.focus({ preventScroll: true });
}

/** What had the focus may go away with the question it belonged to: then the new question gets it. Nobody else loses theirs. */
export function useFocusBack({ question, showing }: TableState): void {
  const asked = showing.isLive ? question?.decision.id : undefined;
  const hadOne = useRef(false);
  useEffect(() => {
    if (asked === undefined) return;
    const isFirst = !hadOne.current;
    hadOne.current = true;
    if (isFirst) return;
    return afterPaint(() => {
      if (document.activeElement !== document.body) return;
      document.getElementById(partId('decision'))?.focus({ preventScroll: true });
    });
  }, [asked]);
}
