import type { Flow } from '@starboard/kernel';
import { nodeIds } from '../../map/index.ts';
import type { Described, Endeavours, NodeId, Stack, State, TextKey, Words } from '../../types.ts';
import { isCovered } from '../sites.ts';
import { refOfStack } from '../stacks.ts';
import { nameOfNode, player } from '../table.ts';
import { type Courses, coursesFrom, legsFrom, legsTo, positionAt, type Via } from './courses.ts';
import { type Conditions, field, type Hull, type Position, width } from './labels.ts';
import type { Drive, Leg } from './types.ts';

/** A movement as it is declared, up to its end or to a wormhole (END-MOVE-17). */
export interface Plan {
  readonly legs: readonly Leg[];
  readonly end: Position;
  /** The number of the wormhole that is entered at the end. */
  readonly worm: number | null;
}

/** What a course is planned with. */
export interface Bridge {
  readonly stack: Stack;
  readonly drive: Drive;
  readonly hull: Hull;
  readonly conditions: Conditions;
}

/** END-MOVE-17: where to: a destination by the best courses, or leg by leg. It may stop where it is once it has gone anywhere. */
export function* planCourse(t: Endeavours, bridge: Bridge, from: Position, mayStop: boolean): Flow<Plan> {
  const { hull, conditions } = bridge;
  const legs: Leg[] = [];
  for (let at = from; ; ) {
    const courses = coursesFrom(at, hull, conditions);
    const single = legsFrom(at, hull, conditions);
    const canStop = mayStop || legs.length > 0;
    const worms = wormsAt(t.state, nodeIds[at.node] as NodeId);
    const isOneWay = courses.destinations.size === 1 && worms.length === 0 && !canStop;
    const isOver = ({ label, isLast }: Via) =>
      isLast || (isOneWay && !leadsOn(t.state, bridge, positionAt(single, label)));
    const vias = single.vias.filter(via => !(isOver(via) && isOfferedAlready(courses, single, via)));
    const options = [
      ...(canStop ? ['stop'] : []),
      ...courses.destinations.keys(),
      ...vias.map(({ key }) => key),
      ...worms,
    ];
    const key = yield* t.choose(player, 'move.course', options, {
      takeOnly: true,
      params: { node: nameOfNode(nodeIds[at.node] as NodeId), thrust: bridge.drive.netThrust },
      about: [refOfStack(bridge.stack)],
      describe: option => describe(option, bridge, courses, single),
    });
    if (key === 'stop') return { legs, end: at, worm: null };
    if (key.startsWith('worm:')) return { legs, end: at, worm: Number(key.slice('worm:'.length)) };
    const destination = courses.destinations.get(key);
    if (destination !== undefined) {
      legs.push(...legsTo(courses, destination));
      return { legs, end: positionAt(courses, destination), worm: null };
    }
    const { label, isLast } = vias.find(via => via.key === key)!;
    legs.push(...legsTo(single, label));
    at = positionAt(single, label);
    if (isLast) return { legs, end: at, worm: null };
  }
}

/** Whether there is anything but to stop there. */
function leadsOn(state: State, { hull, conditions }: Bridge, at: Position): boolean {
  return legsFrom(at, hull, conditions).vias.length > 0 || wormsAt(state, nodeIds[at.node] as NodeId).length > 0;
}

/** A last leg that a destination stands for already need not be told twice; nor the only leg, if it leads no further. */
function isOfferedAlready(courses: Courses, single: Courses, { label }: Via): boolean {
  const node = single.labels[label * width]!;
  for (let at = 1; ; at++) {
    const course = courses.destinations.get(at === 1 ? nodeIds[node]! : `${nodeIds[node]}~${at}`);
    if (course === undefined) return false;
    const isDirect = courses.labels[course * width + field.before] === 0;
    if (isDirect && areSame(courses.labels, course, single.labels, label)) return true;
  }
}

function areSame(a: Int32Array, x: number, b: Int32Array, y: number): boolean {
  return (
    a[x * width + field.extra] === b[y * width + field.extra] && a[x * width + field.way] === b[y * width + field.way]
  );
}

/** END-WORM-04, 05, END-HOLE-08: mouths that may be entered here. */
export function wormsAt(state: State, node: NodeId): string[] {
  if (state.wormholes.length === 0) return [];
  return state.wormholes.flatMap(({ entrance, exit }, at) => {
    if (entrance !== node && exit !== node) return [];
    return isCovered(state, entrance) || (exit !== null && isCovered(state, exit)) ? [] : [`worm:${at}`];
  });
}

function describe(
  option: string,
  bridge: Bridge,
  courses: Courses,
  single: Courses & { readonly vias: readonly Via[] },
): Described {
  if (option === 'stop') return { group: 'stop' };
  if (option.startsWith('worm:')) return { label: { key: 'move.course.worm' }, group: 'worm' };
  const destination = courses.destinations.get(option);
  if (destination !== undefined) return courseShown(bridge, courses, destination, 'move.course.to');
  const via = single.vias.find(({ key }) => key === option)!;
  return { ...courseShown(bridge, single, via.label, via.isLast ? 'move.course.to' : 'move.course.via'), group: 'via' };
}

function courseShown({ drive }: Bridge, courses: Courses, label: number, key: TextKey): Described {
  const d = label * width;
  const legs = legsTo(courses, label);
  const node = legs.at(-1)!.to;
  const burns = courses.labels[d + field.burns]!;
  const params = {
    node: nameOfNode(node),
    burns,
    steps: Math.ceil(burns * drive.fuelPerBurn) + drive.afterburnSteps,
    dangers: courses.labels[d + field.dangers]!,
    legs: legs.length,
    path: pathText(legs.map(({ to }) => to)),
  };
  return { label: { key, params }, refs: [`node:${node}`], group: 'course' };
}

/** The nodes on the way, one after the other. */
function pathText([first, ...rest]: readonly NodeId[]): Words {
  const name = nameOfNode(first!);
  return rest.length === 0 ? name : { key: 'move.path', params: { first: name, rest: pathText(rest) } };
}
