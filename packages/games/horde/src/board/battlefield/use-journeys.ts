import type { Point, Stands } from '@starboard/board';
import { useLayoutEffect, useMemo, useRef } from 'react';
import { isOnTable, passedBetween } from '../../show/outlook.ts';
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

/** Where everybody on the table stands, by the key of the figure. */
export function standsOf(view: View): Stands<number> {
  const { heroes, units } = view;
  const figures = [
    ...heroes.map(({ no, at }) => ({ key: `hero:${no}`, at })),
    ...units.flatMap(unit => unit.models.map(({ no, at }) => ({ key: `model:${unit.no}.${no}`, at }))),
  ];
  return new Map(figures.filter(isOnTable).map(({ key, at }) => [key, { ...spotAt(view, at), place: at }]));
}

/** The ways of all who have moved between two views. */
function journeysOf(view: View, before: Stands<number>): Journeys {
  const journeys = new Map<string, Journey>();
  for (const fighter of [...view.heroes, ...view.units]) {
    const models = fighter.kind === 'hero' ? [fighter] : fighter.models;
    for (const model of models) {
      const key = fighter.kind === 'hero' ? `hero:${model.no}` : `model:${fighter.no}.${model.no}`;
      const from = before.get(key);
      if (from === undefined || from.place === model.at) continue;
      const via = passedBetween(view, fighter, model, from.place).map(drawn);
      journeys.set(key, { from, via, to: spotAt(view, model.at) });
    }
  }
  return journeys;
}

export function useJourneys(view: View, stands: Stands<number>): Journeys {
  const last = useRef<Stands<number>>(new Map());
  const journeys = useMemo(() => journeysOf(view, last.current), [view]);
  useLayoutEffect(() => {
    last.current = stands;
  }, [stands]);
  return journeys;
}
