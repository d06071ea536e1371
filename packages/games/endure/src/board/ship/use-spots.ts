import { useLayoutEffect, useMemo, useRef } from 'react';
import type { ShipPlan } from '../../show/plan.ts';
import type { View } from '../../view.ts';
import { itemsOf, type Pack } from './crowd.ts';
import { layOut, type Spots } from './layout.ts';

/** Where everything lies. What stays in its zone stays where it lay. */
export function useSpots(plan: ShipPlan, view: View, packs: readonly Pack[]): Spots {
  const last = useRef<Spots>(new Map());
  const spots = useMemo(() => layOut(plan, itemsOf(view, packs), last.current), [plan, view, packs]);
  useLayoutEffect(() => {
    last.current = spots;
  }, [spots]);
  return spots;
}
