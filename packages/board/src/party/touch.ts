import type { Ref } from '@starboard/kernel';
import type { Target, TouchProps } from '../face.ts';

/** How something on a sheet behaves: whether it can be chosen now, and whether something else speaks of it. */
export interface Touched {
  readonly ref: Ref;
  readonly target: Target | undefined;
  readonly isLit: boolean;
  onPick(): void;
  onPoint(isPointedAt: boolean): void;
}

/** The first of these names that can be chosen now stands for the thing; a thing may have several. */
export function touchOf({ targets, lit, onPick, onPoint }: TouchProps, ...refs: readonly [Ref, ...Ref[]]): Touched {
  const possible = targets.filter(({ ref }) => refs.includes(ref));
  const target = possible.find(({ isChosen }) => isChosen) ?? possible[0];
  const ref = target?.ref ?? refs[0];
  return {
    ref,
    target,
    isLit: lit.some(each => refs.includes(each)),
    onPick: () => onPick(ref),
    onPoint: isPointedAt => onPoint(isPointedAt ? ref : undefined),
  };
}

/** For `data-target`: what a thing looks like that can be chosen, was chosen, or is spoken of. */
export function lookOf(touched: Touched | undefined): 'chosen' | 'possible' | 'lit' | undefined {
  if (touched?.target !== undefined) return touched.target.isChosen ? 'chosen' : 'possible';
  return touched?.isLit ? 'lit' : undefined;
}
