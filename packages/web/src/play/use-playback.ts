import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { useSettings } from '../settings/settings.ts';
import { Playback, type Showing } from './playback.ts';
import type { Sitting } from './sitting.ts';

interface Following {
  readonly playback: Playback;
  readonly showing: Showing;
  /** What ended it for good. */
  readonly lost: unknown;
  /** Asks anew at once. */
  retry(): void;
}

/** Follows a match and plays what happens in it. */
export function usePlayback(sitting: Sitting): Following {
  const { speed } = useSettings();
  const [playback] = useState(() => new Playback(speed));
  const [attempt, setAttempt] = useState(0);
  const [lost, setLost] = useState<unknown>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt follows anew
  useEffect(() => sitting.follow(news => playback.take(news), setLost), [sitting, playback, attempt]);
  useEffect(() => {
    playback.speed = speed;
  }, [playback, speed]);
  const retry = useCallback(() => {
    setLost(undefined);
    setAttempt(before => before + 1);
  }, []);
  return { playback, showing: useSyncExternalStore(playback.subscribe, playback.current), lost, retry };
}
