import type { Point } from '@starboard/board';
import type { Ref, ShownOption } from '@starboard/kernel';
import type { ShipPlan } from '../../show/plan.ts';
import { noiseReach, sightFrom, sightLine } from '../../show/reach.ts';
import type { View } from '../../view.ts';
import { consequencesOf, goalOf, plannedNoise } from '../consequences.ts';
import { isOnBoard } from './crowd.ts';
import { middleOfCell } from './drawing.ts';

/** What is shown of sight and sound: as things are, or as an option would make them. */
export interface Outlook {
  /** The zones that are seen. */
  readonly lit: readonly string[];
  /** Whence: with nobody's turn, everybody looks. */
  readonly from?: string;
  /** Somebody thinks of going there. */
  readonly isThought: boolean;
  /** The zones that a noise reaches. */
  readonly reach?: { readonly zones: readonly string[]; readonly isPlanned: boolean };
  /** The zones that a shot would cross. */
  readonly shot: readonly string[];
  /** ETS-ODD-41: the enemies that it would wake, and whom its failed dice may strike. */
  readonly wakes: readonly Ref[];
  readonly atRisk: readonly Ref[];
}

interface Thought {
  readonly view: View;
  readonly considered: ShownOption | undefined;
  /** The question's name. */
  readonly asked: string | undefined;
  /** The zone under the pointer: the reach of its noise is shown before that of others. */
  readonly pointed: string | undefined;
}

export function outlookOf({ view, considered, asked, pointed }: Thought): Outlook {
  const here = view.survivors.find(({ id, status }) => id === view.acting && status === 'alive')?.zone;
  const goal = considered && goalOf(considered);
  const isMove = considered?.group === 'move' || asked?.startsWith('move') === true;
  const isAttack = considered?.group === 'attack';
  const from = isMove && goal !== undefined ? goal : here;
  const planned = considered && here !== undefined ? plannedNoise(considered) : 0;
  const reach =
    planned > 0 && here !== undefined
      ? { zones: noiseReach(view, here, planned), isPlanned: true }
      : loudestReach(view, pointed);
  return {
    lit: from === undefined ? everybodysSight(view) : sightFrom(view, from),
    ...(from !== undefined && { from }),
    isThought: from !== here,
    ...(reach && { reach }),
    shot: isAttack && here !== undefined && goal !== undefined && goal !== here ? sightLine(view, here, goal) : [],
    ...(considered ? consequencesOf(view, considered) : { wakes: [], atRisk: [] }),
  };
}

function loudestReach(view: View, pointed: string | undefined): Outlook['reach'] {
  const named = view.noises.find(({ zone }) => zone === pointed);
  const noise = named ?? [...view.noises].sort((a, b) => b.level - a.level)[0];
  return noise && { zones: noiseReach(view, noise.zone, noise.level), isPlanned: false };
}

function everybodysSight(view: View): readonly string[] {
  return [...new Set(view.survivors.filter(isOnBoard).flatMap(({ zone }) => sightFrom(view, zone)))];
}

/** A shot as a drawn line: into the row or column that both zones share, and along it. */
export function shotPath(plan: ShipPlan, from: Point, zones: readonly string[]): string {
  const start = plan.zones.find(({ name }) => name === zones[0]);
  const goal = zones.at(-1);
  const ways = (start?.cells ?? []).flatMap(cell =>
    [1, -1, plan.width, -plan.width].flatMap(step => {
      const end = walk(plan, cell, step, zones, goal);
      return end === undefined ? [] : [{ cell: middleOfCell(plan, cell), end: middleOfCell(plan, end) }];
    }),
  );
  const far = ({ cell: { x, y } }: (typeof ways)[number]) => Math.hypot(x - from.x, y - from.y);
  const nearest = ways.sort((a, b) => far(a) - far(b))[0];
  if (nearest === undefined) return '';
  const { cell, end } = nearest;
  return `M${from.x} ${from.y}L${cell.x} ${cell.y}L${end.x} ${end.y}`;
}

/** Straight on over the zones of the shot, to the first cell of its goal. */
function walk(plan: ShipPlan, cell: number, step: number, zones: readonly string[], goal: string | undefined) {
  const isAcross = Math.abs(step) === 1;
  for (let at = cell + step; ; at += step) {
    const zone = plan.zoneAt(at)?.name;
    if (zone === undefined || !zones.includes(zone)) return undefined;
    if (isAcross && Math.floor(at / plan.width) !== Math.floor(cell / plan.width)) return undefined;
    if (zone === goal) return at;
  }
}
