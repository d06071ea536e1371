import afflicted from 'icon:brain-leak';
import crippled from 'icon:broken-bone';
import impaired from 'icon:sight-disabled';
import shaken from 'icon:terror';
import fatigued from 'icon:tired-eye';
import diseased from 'icon:virus';
import type { IconDrawing } from '@starboard/board';
import type { Condition, Fighter } from '../../types.ts';

/** A small sign at the shoulder of a piece. */
export interface Badge {
  readonly what: 'shaken' | 'fatigued' | Condition;
  readonly icon: IconDrawing;
}

const conditionIcons: { readonly [C in Condition]: IconDrawing } = { afflicted, diseased, impaired, crippled };

/** What ails somebody, the worst first. */
export function badgesOf({ shaken: isShaken, fatigued: isFatigued, conditions }: Fighter): readonly Badge[] {
  return [
    ...(isShaken ? [{ what: 'shaken', icon: shaken } as const] : []),
    ...(isFatigued ? [{ what: 'fatigued', icon: fatigued } as const] : []),
    ...conditions.map(what => ({ what, icon: conditionIcons[what] })),
  ];
}
