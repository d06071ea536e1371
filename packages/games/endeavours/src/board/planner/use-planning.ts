import type { BoardProps } from '@starboard/board';
import type { ShownDecision, Text } from '@starboard/kernel';
import { useMemo, useState } from 'react';
import { type Engine, enginesOf } from '../../rules/move/drives.ts';
import { mayMove } from '../../rules/move/movement.ts';
import { routesOf } from '../../rules/move/routes.ts';
import type { NodeId, Stack, State } from '../../types.ts';
import { asState, type View } from '../../view.ts';
import { type FlightPlan, useLooking } from '../looking.ts';
import type { Movement } from '../map/Route.tsx';
import { giveOrders } from '../orders.ts';
import { thrustOf } from './course.ts';
import { type Figures, figuresOf, groundsOf, remarksOn } from './craft.ts';
import { continued, type Flight, flightsTo, horizonOf, liftMissing, stepsMissing } from './flights.ts';
import { ordersFor } from './flying.ts';
import { yearsTo } from './reach.ts';
import { wantedPlaces } from './wanted.ts';

/** A Stack whose flights are planned. */
export interface Planning {
  readonly stack: Stack;
  /** The movement waits to be told: it cannot be looked away from. */
  readonly isMoving: boolean;
  /** Why it cannot fly; then there is nothing else. */
  readonly grounds: Text | undefined;
  readonly craft: Craft | undefined;
  readonly to: NodeId | undefined;
  readonly flights: readonly Flight[];
  /** The flight that is drawn. */
  readonly chosen: Flight | undefined;
  /** Where a flight that was begun stands. */
  readonly progress: { readonly year: number; readonly of: number } | undefined;
  /** Steps of fuel that would open a way where there is none. */
  readonly missing: number | undefined;
  /** The net thrust that landing takes where there is no way, if it has less. */
  readonly lift: number | undefined;
  readonly movements: readonly Movement[];
  readonly canFly: boolean;
  choose(flight: Flight): void;
  point(flight: Flight | undefined): void;
  takeEngine(at: number): void;
  flyTo(node: NodeId | undefined): void;
  fly(flight: Flight): void;
  close(): void;
}

interface Craft {
  readonly engines: readonly Engine[];
  readonly at: number;
  readonly engine: Engine;
  readonly figures: Figures;
  readonly remarks: readonly Text[];
  /** The first year of every place that it can reach. */
  readonly reach: ReadonlyMap<NodeId, number>;
  readonly wanted: readonly NodeId[];
}

/** The plan of the Stack that is moved or looked at; none while something else is asked. */
export function usePlanning({ view, decision }: BoardProps<View>, active: number | undefined): Planning | undefined {
  const { looking, look } = useLooking();
  const stack = isTimeToPlan(decision) ? view.stacks.find(({ no }) => no === active) : undefined;
  const [taken, setTaken] = useState({ stack: -1, engine: 0 });
  const [wish, setWish] = useState<string>();
  const [pointed, setPointed] = useState<string>();

  const state = useMemo(() => asState(view), [view]);
  const wished = taken.stack === stack?.no ? taken.engine : 0;
  const thrust = stack && thrustOf(decision, stack);
  const planned = useMemo(() => stack && plan(state, stack, wished, thrust), [state, stack, wished, thrust]);
  const to = looking.node === stack?.node ? undefined : looking.node;
  const course = useMemo(() => {
    if (stack === undefined || planned?.craft === undefined || to === undefined) return undefined;
    const { routes, craft } = planned;
    const flights = flightsTo(state, stack, craft.engine, routes, to);
    if (flights.length > 0) return { flights };
    return {
      flights,
      missing: stepsMissing(state, stack, craft.engine, to),
      lift: liftMissing(state, stack, craft.figures, to),
    };
  }, [state, stack, planned, to]);
  if (stack === undefined || planned === undefined) return undefined;

  const { flights = [], missing, lift } = course ?? {};
  const begun = movementsBegun(looking.plan, stack, to, view.year);
  const chosen =
    flights.find(({ key }) => key === wish) ?? (begun && continued(flights, begun, view.year)) ?? flights[0];
  const shown = flights.find(({ key }) => key === pointed) ?? chosen;
  return {
    stack,
    isMoving: decision?.name.startsWith('move.') === true,
    grounds: planned.grounds,
    craft: planned.craft,
    to,
    flights,
    chosen,
    progress: begun && chosen && { year: view.year - begun[0]!.year + 1, of: chosen.arrives - begun[0]!.year + 1 },
    missing,
    lift,
    movements: shown?.years ?? [],
    canFly: thrust !== undefined || (decision?.ask !== undefined && mayMove(state, stack)),
    choose: ({ key }) => setWish(key),
    point: flight => setPointed(flight?.key),
    takeEngine: engine => setTaken({ stack: stack.no, engine }),
    flyTo: node => look({ node }),
    fly: ({ years }) => {
      if (planned.craft === undefined || to === undefined) return;
      const before = begun?.filter(({ year }) => year < view.year) ?? [];
      look({ plan: { stack: stack.no, to, movements: [...before, ...years] } });
      giveOrders(ordersFor(stack.no, planned.craft.engine, years[0]!));
    },
    close: () => look({ stack: undefined, node: undefined }),
  };
}

/** A flight to there that the Stack is on; none once it was taken back. */
function movementsBegun(plan: FlightPlan | undefined, { no, moved }: Stack, to: NodeId | undefined, year: number) {
  if (plan === undefined || plan.stack !== no || plan.to !== to) return undefined;
  return moved || plan.movements[0]!.year < year ? plan.movements : undefined;
}

/** While anything else is asked, the map belongs to that question. */
function isTimeToPlan(decision: ShownDecision | undefined): boolean {
  return decision === undefined || decision.name === 'act' || decision.name.startsWith('move.');
}

function plan(state: State, stack: Stack, wished: number, thrust: number | undefined) {
  const grounds = thrust === undefined ? groundsOf(state, stack) : undefined;
  const engines = grounds === undefined ? enginesOf(state, stack) : [];
  const at = Math.min(wished, engines.length - 1);
  const engine = engines[at];
  if (engine === undefined) return { grounds, craft: undefined, routes: undefined } as const;
  const routes = routesOf(state, stack, engine, horizonOf(state), thrust);
  const figures = figuresOf(state, stack, engine);
  const reach = yearsTo(routes);
  const byReach = (node: NodeId) => reach.get(node) ?? Number.POSITIVE_INFINITY;
  const wanted = wantedPlaces(state)
    .filter(node => node !== stack.node)
    .sort((a, b) => byReach(a) - byReach(b) || 0);
  const remarks = remarksOn(state, stack, thrust !== undefined, figures);
  const craft: Craft = { engines, at, engine, figures, remarks, reach, wanted };
  return { grounds, craft, routes } as const;
}
