import type { Point } from '@starboard/board';
import { useLayoutEffect, useMemo, useRef } from 'react';
import { passedBetween } from '../../outlook.ts';
import type { View } from '../../view.ts';
import { drawn } from './drawing.ts';

/** What each figure passes on its way from where it stood a moment ago, if it could not go straight. */
export type Journeys = ReadonlyMap<string, readonly Point[]>;

type Stands = ReadonlyMap<string, number>;

/** Where everybody stands, by the key of the figure. */
function standsOf({ heroes, units }: View): Stands {
  return new Map([
    ...heroes.map(({ no, at }) => [`hero:${no}`, at] as const),
    ...units.flatMap(unit => unit.models.map(({ no, at }) => [`model:${unit.no}.${no}`, at] as const)),
  ]);
}

/** The ways of all who have moved between two views. */
export function journeysOf(view: View, before: Stands): Journeys {
  const journeys = new Map<string, readonly Point[]>();
  for (const fighter of [...view.heroes, ...view.units]) {
    const models = fighter.kind === 'hero' ? [fighter] : fighter.models;
    for (const model of models) {
      const key = fighter.kind === 'hero' ? `hero:${model.no}` : `model:${fighter.no}.${model.no}`;
      const from = before.get(key);
      if (from === undefined || from === model.at) continue;
      const passed = passedBetween(view, fighter, model, from);
      if (passed.length > 0) journeys.set(key, passed.map(drawn));
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
