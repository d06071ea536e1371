import { cloneElement, type ReactElement, useLayoutEffect, useRef, useState } from 'react';

type Fading = ReactElement<{ readonly isLeaving?: boolean | undefined }>;

/** Longer than any piece takes to fade, at the slowest speed. */
const longest = 1500;

/** Pieces, and those that were there a moment ago, on their way out. */
export function useFading(pieces: readonly Fading[]): readonly Fading[] {
  const [gone, setGone] = useState<readonly Fading[]>([]);
  const before = useRef(pieces);
  useLayoutEffect(() => {
    const keys = new Set(pieces.map(({ key }) => key));
    const leaving = before.current
      .filter(({ key }) => !keys.has(key))
      .map(piece => cloneElement(piece, { isLeaving: true }));
    before.current = pieces;
    if (leaving.length === 0) return;
    const again = new Set(leaving.map(({ key }) => key));
    setGone(others => [...others.filter(({ key }) => !again.has(key)), ...leaving]);
    setTimeout(() => setGone(others => others.filter(each => !leaving.includes(each))), longest);
  }, [pieces]);
  const present = new Set(pieces.map(({ key }) => key));
  return [...gone.filter(({ key }) => !present.has(key)), ...pieces];
}
