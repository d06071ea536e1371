import type { GameFace, Status } from '@starboard/board';
import { useMemo } from 'react';
import type { Beat } from '../film/film.ts';
import { type Chart, chartOf, takenBack } from './chart.ts';

interface Charted {
  readonly chart: Chart;
  readonly gone: ReadonlySet<number>;
  statusOf(view: unknown): Status;
}

/** The timeline of these beats. A view is read once, however often the film grows. */
export function useChart(face: GameFace, beats: readonly Beat[]): Charted {
  const statusOf = useMemo(() => {
    const known = new WeakMap<object, Status>();
    return (view: unknown) => {
      const status = known.get(view as object) ?? face.status(view);
      known.set(view as object, status);
      return status;
    };
  }, [face]);
  return useMemo(
    () => ({ chart: chartOf(beats, statusOf, face.markOf), gone: takenBack(beats), statusOf }),
    [face, beats, statusOf],
  );
}
