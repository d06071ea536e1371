import type { Point } from '@starboard/board';
import { useLayoutEffect, useMemo, useRef } from 'react';
import { passedBetween } from '../../outlook.ts';
import type { View } from '../../view.ts';
import { drawn, spotAt } from './drawing.ts';

/** A move that is just being shown. */
interface Journey {
  readonly from: Point;
  /** What the figure passes, if it could not go straight. */
  readonly via: readonly Point[];
  readonly to: Point;
}

/** The figures that stood elsewhere a moment ago. */
export type Journeys = ReadonlyMap<string, Journey>;

type Stands = ReadonlyMap<string, number>;

/** Where everybody stands, by the key of the figure. */
function standsOf({ heroes, units }: View): Stands {
  return new Map([
    ...heroes.map(({ no, at }) => [`hero:${no}`, at] as const),
    ...units.flatMap(unit => unit.models.map(({ no, at }) => [`model:${unit.no}.${no}`, at] as const)),
  ]);
}

/** The ways of all who have moved between two views. */
function journeysOf(view: View, before: Stands): Journeys {
  const journeys = new Map<string, Journey>();
  for (const fighter of [...view.heroes, ...view.units]) {
    const models = fighter.kind === 'hero' ? [fighter] : fighter.models;
    for (const model of models) {
      const key = fighter.kind === 'hero' ? `hero:${model.no}` : `model:${fighter.no}.${model.no}`;
      const from = before.get(key);
      if (from === undefined || from === model.at || from < 0) continue;
      const via = passedBetween(view, fighter, model, from).map(drawn);
      journeys.set(key, { from: spotAt(view, from), via, to: spotAt(view, model.at) });
    }
  }
  return journeys;
}

export function useJourneys(view: View): Journeys {
  const last = useRef<Stands>(new Map());
  const journeys = useMemo(() => journeysOf(view, last.current), [view]);
  useLayoutEffect(() => {
    last.current = standsOf(view);
  }, [view]);
  return journeys;
}
