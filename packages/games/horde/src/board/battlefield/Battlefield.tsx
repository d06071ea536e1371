import { type BoardProps, type Point, Stage, useCrowd } from '@starboard/board';
import type { Ref } from '@starboard/kernel';
import { useCallback, useId, useMemo, useRef, useState } from 'react';
import { fighterAt } from '../../show/outlook.ts';
import { type BattlePlan, battlePlan } from '../../show/plan.ts';
import type { Arrow } from '../../show/sights.ts';
import type { Hero } from '../../types.ts';
import type { View } from '../../view.ts';
import { refsOf } from '../refs.ts';
import styles from './Battlefield.module.css';
import { drawn, fieldBox, inch, spotAt } from './drawing.ts';
import { FieldOverview } from './FieldOverview.tsx';
import { Ground } from './ground/Ground.tsx';
import { Terrain } from './ground/Terrain.tsx';
import { Changed } from './ground/Things.tsx';
import { Labels, Links } from './Labels.tsx';
import { Strokes, Trails } from './lines/Happening.tsx';
import { Intents } from './lines/Intents.tsx';
import { Lights, Targets } from './lines/Lights.tsx';
import { Markers } from './Markers.tsx';
import { Names } from './Names.tsx';
import { Note } from './Note.tsx';
import { nameAt } from './names.ts';
import { Pieces } from './Pieces.tsx';
import { PlaceCursor, PlacePreview, Reach } from './placing/Place.tsx';
import { Thought } from './placing/Thought.tsx';
import { usePlacing } from './placing/use-placing.ts';
import { Spots } from './Spots.tsx';
import { spotOf } from './spots.ts';
import { useArrows } from './use-arrows.ts';
import { standsOf, useJourneys } from './use-journeys.ts';

/** The table from above: who and what stands on it, and what can be done there. */
export function Battlefield(props: BoardProps<View>) {
  const { view, seats, decision, say, targets, lit, considered, happening, onPick, onPoint } = props;
  const root = useRef<SVGGElement>(null);
  const id = useId();
  const plan = usePlan(view);
  const stands = useMemo(() => standsOf(view), [view]);
  const journeys = useJourneys(view, stands);
  const acting = actingHero(props);
  const { state: placing, listeners } = usePlacing(props, root);
  const arrows = useArrows(view, decision !== undefined && happening === undefined);
  const [pointed, setPointed] = useState<Ref>();
  const point = useCallback(
    (ref: Ref | undefined) => {
      setPointed(ref);
      onPoint(ref);
    },
    [onPoint],
  );
  const { menu, onCrowd, onClose } = useCrowd(root, {
    targets,
    say,
    nameOf: ref => say(nameAt(view, plan, ref)),
    onPick,
    onPoint: point,
  });
  const looked = pointed === undefined ? undefined : fighterAt(view, pointed);
  const length = plan.side * inch;
  const refsHappening = happening ? refsOf(view, happening) : none;
  return (
    <Stage
      content={fieldBox(plan)}
      home={homeOf(view, plan, acting)}
      stands={stands}
      happening={happening && refsHappening.flatMap(ref => spotOf(view, plan, ref)?.middle ?? [])}
      lit={[...targets.map(({ ref }) => ref), ...(considered?.refs ?? [])].flatMap(
        ref => spotOf(view, plan, ref)?.middle ?? [],
      )}
      readable={0.5}
      say={say}
      overview={<FieldOverview view={view} plan={plan} active={acting?.no} />}
      note={placing?.shown === undefined && !menu ? noteOf(props, plan, pointed, arrows) : undefined}
      menu={menu}
    >
      <clipPath id={id}>
        <rect width={length} height={length} />
      </clipPath>
      <g ref={root} className={styles['field']} {...listeners} onPointerDownCapture={onClose}>
        <rect className={styles['floor']} {...fieldBox(plan)} onPointerDown={() => point(undefined)} />
        <Ground side={plan.side} />
        <Terrain pieces={plan.pieces} isSmall={view.small} />
        <Changed view={view} />
        <Names plan={plan} isSmall={view.small} say={say} />
        {placing && <Reach area={placing.area} />}
        <Markers view={view} plan={plan} />
        <Links view={view} />
        <Lights view={view} plan={plan} refs={refsHappening} look="happening" />
        <Lights view={view} plan={plan} refs={lit} look="pointed" />
        <Targets view={view} plan={plan} targets={targets} />
        <Intents arrows={arrows} looked={looked?.kind === 'unit' ? looked.no : undefined} />
        <g clipPath={`url(#${id})`}>
          {acting && considered && placing === undefined && (
            <Thought view={view} hero={acting} considered={considered} decision={decision} say={say} />
          )}
        </g>
        <Trails journeys={journeys} />
        <Pieces view={view} seats={seats} journeys={journeys} active={acting?.no} />
        {happening && <Strokes view={view} happening={happening} />}
        <Labels view={view} say={say} />
        <Spots
          view={view}
          plan={plan}
          targets={targets}
          start={acting && `hero:${acting.no}`}
          say={say}
          onCrowd={onCrowd}
          onPick={onPick}
          onPoint={point}
        />
        {placing && <PlacePreview view={view} state={placing} say={say} />}
        {placing && <PlaceCursor view={view} state={placing} say={say} />}
      </g>
    </Stage>
  );
}

const none: readonly never[] = [];

/** It changes only with what lies on the table. */
function usePlan({ small, terrain, barricades }: View): BattlePlan {
  const laid = barricades.map(({ piece }) => piece).join(', ');
  // biome-ignore lint/correctness/useExhaustiveDependencies: every view has barricades of its own, mostly the same
  return useMemo(() => battlePlan({ small, terrain, barricades }), [small, terrain, laid]);
}

/** Whose turn it is, or whom the question is about. */
function actingHero({ view, decision }: BoardProps<View>): Hero | undefined {
  const about = decision?.about?.map(ref => fighterAt(view, ref)).find(fighter => fighter?.kind === 'hero');
  if (about?.kind === 'hero') return about;
  return view.heroes.find(({ no }) => no === view.activation?.hero);
}

/** Where a small window opens, and what it follows. */
function homeOf(view: View, plan: BattlePlan, acting: Hero | undefined): Point {
  const hero = acting ?? view.heroes.find(({ at }) => at >= 0);
  return hero !== undefined && hero.at >= 0 ? spotAt(view, hero.at) : drawn({ x: plan.side / 2, y: plan.side / 2 });
}

function noteOf({ view, say }: BoardProps<View>, plan: BattlePlan, ref: Ref | undefined, arrows: readonly Arrow[]) {
  const spot = ref === undefined ? undefined : spotOf(view, plan, ref);
  if (ref === undefined || spot === undefined) return undefined;
  const { middle, radius } = spot;
  const arrow = arrows.find(({ unit }) => ref === `unit:${unit.no}`);
  return {
    beside: { x: middle.x - radius, y: middle.y - radius, width: 2 * radius, height: 2 * radius },
    words: <Note view={view} plan={plan} of={ref} arrow={arrow} say={say} />,
  };
}
