import { useEffect, useState } from 'react';
import { beatMillis, type Speed } from './speed.ts';

interface Player {
  readonly at: number;
  readonly isPlaying: boolean;
  go(at: number): void;
  /** Plays or pauses; at the end it plays from the beginning. */
  toggle(): void;
}

/** Where the playhead is, and its moving on by itself. */
export function usePlayer(beats: number, isWhole: boolean, speed: Speed, start: number): Player {
  const [wish, setWish] = useState(start);
  const [isPlaying, setPlaying] = useState(false);
  const last = Math.max(0, beats - 1);
  const at = Math.min(wish, last);
  const isAtEnd = at === last && isWhole;
  useEffect(() => {
    if (!isPlaying) return;
    if (isAtEnd) {
      setPlaying(false);
      return;
    }
    const timer = setTimeout(() => setWish(Math.min(at + 1, last)), beatMillis(speed));
    return () => clearTimeout(timer);
  }, [isPlaying, isAtEnd, at, last, speed]);
  return {
    at,
    isPlaying,
    go: next => setWish(Math.max(0, Math.min(last, next))),
    toggle: () => {
      if (isAtEnd) setWish(0);
      setPlaying(!isPlaying);
    },
  };
}
