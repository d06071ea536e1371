import type { Target } from '@starboard/board';
import type { Ref } from '@starboard/kernel';
import type { Formatter } from '@starboard/kernel/text';
import type { NodeId, Season } from '../../types.ts';
import type { View } from '../../view.ts';
import { Bodies } from './Bodies.tsx';
import { Lights } from './Lights.tsx';
import { Lines } from './Lines.tsx';
import { Names } from './Names.tsx';
import { Nodes } from './Nodes.tsx';
import { ReachRings } from './ReachRings.tsx';
import { Flags, type Movement, Route } from './Route.tsx';
import { Ships } from './Ships.tsx';
import { Sky } from './Sky.tsx';
import { Tokens, Underlay } from './Tokens.tsx';

interface SolarMapProps {
  readonly view: View;
  readonly season: Season;
  /** The Stack that is being moved or looked at. */
  readonly active?: number | undefined;
  /** The route that is thought about. */
  readonly movements?: readonly Movement[];
  /** The first year of every place that can be reached, this one being 1. */
  readonly reach?: ReadonlyMap<NodeId, number> | undefined;
  readonly targets: readonly Target[];
  readonly lit: readonly Ref[];
  readonly say: Formatter;
}

/** The solar system from the Sun to the Oort cloud, to be put on a stage. */
export function SolarMap({ view, season, active, movements = [], reach, targets, lit, say }: SolarMapProps) {
  return (
    <>
      <Sky season={season} say={say} />
      <Bodies />
      <Lines />
      <Underlay view={view} />
      <Route movements={movements} />
      {reach && <ReachRings reach={reach} />}
      <Lights view={view} targets={targets} lit={lit} />
      <Nodes />
      <Tokens view={view} />
      <Names say={say} />
      <Ships view={view} active={active} />
      <Flags movements={movements} say={say} />
    </>
  );
}
