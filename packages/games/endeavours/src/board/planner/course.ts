import type { ShownDecision, ShownOption, Text } from '@starboard/kernel';
import { startOf } from '../../rules/move/drives.ts';
import type { NodeId, Stack } from '../../types.ts';
import type { Movement } from '../map/Route.tsx';

/** The nodes that an option of a course leads over. */
export function pathOf({ label: { params } }: Pick<ShownOption, 'label'>): NodeId[] {
  const path = params?.['path'];
  return typeof path === 'object' ? nodesOf(path) : [];
}

function nodesOf({ key, params }: Text): NodeId[] {
  if (key.startsWith('node.')) return [key.slice('node.'.length) as NodeId];
  const { first, rest } = params as { readonly first: Text; readonly rest: Text };
  return [...nodesOf(first), ...nodesOf(rest)];
}

/** Where a course that is asked for begins: leg by leg it is farther on than the Stack. */
function courseStart({ name, prompt: { params } }: ShownDecision): NodeId | undefined {
  const node = params?.['node'];
  return name === 'move.course' && typeof node === 'object' ? nodesOf(node)[0] : undefined;
}

/** The net thrust of a Stack that is just setting out; nothing once its course is being told leg by leg. */
export function thrustOf(decision: ShownDecision | undefined, stack: Stack): number | undefined {
  if (decision === undefined || stack.node === null || courseStart(decision) !== startOf(stack)) return undefined;
  const thrust = decision.prompt.params?.['thrust'];
  return typeof thrust === 'number' ? thrust : undefined;
}

/** The course of the option that is thought about, to be drawn. */
export function consideredCourse(
  decision: ShownDecision | undefined,
  considered: ShownOption | undefined,
  year: number,
): readonly Movement[] | undefined {
  const start = decision && courseStart(decision);
  if (start === undefined || considered === undefined) return undefined;
  const path = pathOf(considered);
  return path.length === 0 ? undefined : [{ year, nodes: [start, ...path] }];
}
