import { useLayoutEffect, useRef } from 'react';
import type { Screening } from '../film/use-film.ts';
import { beatOfMoment, type Moment, momentOf } from './chart.ts';

/** Other eyes see other steps: when they take over, the playhead stays at the same moment of the match. */
export function useSameMoment({ eyes, beats }: Screening, at: number, go: (at: number) => void): void {
  const shown = useRef(eyes);
  const moment = useRef<Moment>({ entries: 0, after: 0 });
  useLayoutEffect(() => {
    if (shown.current === eyes) moment.current = momentOf(beats, at);
    else {
      shown.current = eyes;
      go(beatOfMoment(beats, moment.current));
    }
  });
}
