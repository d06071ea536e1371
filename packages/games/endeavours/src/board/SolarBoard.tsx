import { type BoardProps, Spots, Stage, type Target, useCrowd } from '@starboard/board';
import type { Ref, ShownDecision } from '@starboard/kernel';
import { useCallback, useMemo, useRef, useState } from 'react';
import { seasonIn } from '../rules/season.ts';
import type { NodeId } from '../types.ts';
import type { View } from '../view.ts';
import { SunCycle } from './chronicle/SunCycle.tsx';
import { useLooking } from './looking.ts';
import { nodeOfRef } from './map/Lights.tsx';
import { MapOverview } from './map/MapOverview.tsx';
import { mapBox, places } from './map/places.ts';
import { SolarMap } from './map/SolarMap.tsx';
import { Note } from './Note.tsx';
import { nameAt, spokenName } from './names.ts';
import { useOrders } from './orders.ts';
import { consideredCourse } from './planner/course.ts';
import { Planner } from './planner/Planner.tsx';
import { usePlanning } from './planner/use-planning.ts';
import { refsOf } from './refs.ts';
import styles from './SolarBoard.module.css';
import { boxOf, spotsOn, standsOn } from './spots.ts';

/** The solar system, with what can be done there; beside it the plan of a flight. */
export function SolarBoard(props: BoardProps<View>) {
  const { view, decision, say, targets, lit, considered, happening, onPick, onPoint, onAnswer } = props;
  const root = useRef<SVGGElement>(null);
  const { looking, look } = useLooking();
  const [pointed, setPointed] = useState<Ref>();
  useOrders(decision, onAnswer);
  const point = useCallback(
    (ref: Ref | undefined) => {
      setPointed(ref);
      onPoint(ref);
    },
    [onPoint],
  );
  const onLook = useCallback((ref: Ref | undefined) => ref !== undefined && look(lookedAt(ref)), [look]);
  const nameOf = useCallback(
    (ref: Ref, target: Target | undefined) => spokenName(say(nameAt(view, ref)), target, say),
    [view, say],
  );
  const spots = useMemo(() => spotsOn(view), [view]);
  const stands = useMemo(() => standsOn(view), [view]);
  const moving = movingStack(decision?.about);
  const active = moving ?? looking.stack;
  const planning = usePlanning(props, active);
  const course = consideredCourse(decision, considered, view.year);
  const isFree = planning !== undefined && planning.to === undefined && !planning.isMoving;
  const goal: readonly Ref[] = planning?.to === undefined ? [] : [`node:${planning.to}`];
  const pick = useCallback(
    (ref: Ref) => (isForMovesAlone(decision, ref) ? look(lookedAt(ref)) : onPick(ref)),
    [decision, look, onPick],
  );
  const { menu, onCrowd, onClose } = useCrowd(root, {
    targets,
    say,
    nameOf: ref => say(nameAt(view, ref)),
    onPick: pick,
    onPoint: point,
  });
  const refsHappening = happening ? refsOf(view, happening) : [];
  const beside = pointed === undefined || menu ? undefined : boxOf(view, pointed);
  return (
    <div className={styles['board']}>
      <SunCycle {...props} />
      <Stage
        content={mapBox}
        home={homeOf(view, active)}
        stands={stands}
        happening={happening && refsHappening.flatMap(ref => placeOf(view, ref) ?? [])}
        lit={[...targets.map(({ ref }) => ref), ...(considered?.refs ?? [])].flatMap(ref => placeOf(view, ref) ?? [])}
        readable={0.3}
        closeUp={0.62}
        say={say}
        overview={<MapOverview />}
        note={beside && { beside, words: <Note view={view} of={pointed!} by={planning?.stack} say={say} /> }}
        menu={menu}
      >
        <g ref={root} onPointerDownCapture={onClose}>
          <SolarMap
            view={view}
            season={seasonIn(view.year)}
            active={active}
            movements={course ?? planning?.movements ?? []}
            reach={isFree ? planning.craft?.reach : undefined}
            targets={targets}
            lit={[...goal, ...lit, ...(considered?.refs ?? []), ...refsHappening]}
            say={say}
          />
          <Spots
            label={say({ key: 'board.map' })}
            spots={spots}
            targets={targets}
            start={active === undefined ? undefined : `stack:${active}`}
            nameOf={nameOf}
            onPick={pick}
            onPoint={point}
            onCrowd={onCrowd}
            onLook={onLook}
          />
        </g>
      </Stage>
      {planning && <Planner key={planning.stack.no} planning={planning} year={view.year} say={say} />}
    </div>
  );
}

/** What a touch of something that cannot be chosen looks at: a Stack whose flights are planned, or where it could fly. */
function lookedAt(ref: Ref) {
  if (ref.startsWith('stack:')) return { stack: Number(ref.slice('stack:'.length)), node: undefined };
  return { node: ref.slice('node:'.length) as NodeId };
}

/** A ship that could move now: before it does, its flights are planned. */
function isForMovesAlone(decision: ShownDecision | undefined, ref: Ref): boolean {
  if (decision?.name !== 'act' || !ref.startsWith('stack:')) return false;
  const options = decision.ask?.options.filter(({ refs }) => refs?.includes(ref)) ?? [];
  return options.length > 0 && options.every(({ group }) => group === 'move');
}

/** The Stack that a question is about. */
function movingStack(about: readonly Ref[] | undefined): number | undefined {
  const ref = about?.find(each => each.startsWith('stack:'));
  return ref === undefined ? undefined : Number(ref.slice('stack:'.length));
}

/** Where a small window opens, and what it follows. */
function homeOf(view: View, active: number | undefined) {
  return (active === undefined ? undefined : placeOf(view, `stack:${active}`)) ?? places.LEO;
}

function placeOf(view: View, ref: Ref) {
  const node = nodeOfRef(view, ref);
  return node === null ? undefined : places[node];
}
