import { useLayoutEffect, useMemo, useRef } from 'react';
import type { ShipPlan } from '../../show/plan.ts';
import type { View } from '../../view.ts';
import { type Stands, type Ways, waysOf } from './ways.ts';

/** How everybody comes from where they stood a moment ago to where they stand now. */
export function useWays(plan: ShipPlan, view: View, stands: Stands): Ways {
  const last = useRef<Stands>(new Map());
  const ways = useMemo(() => waysOf(plan, view, last.current, stands), [plan, view, stands]);
  useLayoutEffect(() => {
    last.current = stands;
  }, [stands]);
  return ways;
}
