import type { Ref } from '@starboard/kernel';
import { useCallback, useEffect, useRef, useState } from 'react';

const nothing: readonly Ref[] = [];

interface Held {
  readonly moment: number;
  readonly refs: readonly Ref[];
}

/** What is spoken of: while one points at it, or held until something new happens. */
export function useSpoken(moment: number) {
  const [pointed, light] = useState(nothing);
  const [held, setHeld] = useState<Held>();
  if (held !== undefined && held.moment !== moment) setHeld(undefined);
  // The same function for ever, lest every line of the log be drawn again with each answer.
  const now = useRef(moment);
  useEffect(() => {
    now.current = moment;
  }, [moment]);
  const hold = useCallback(
    (refs: readonly Ref[]) =>
      setHeld(before => (before?.refs.join() === refs.join() ? undefined : { moment: now.current, refs })),
    [],
  );
  const spoken = pointed.length > 0 ? pointed : (held?.refs ?? nothing);
  return { spoken, light, hold };
}
