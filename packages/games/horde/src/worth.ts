import type { Fighter, State } from './types.ts';

/** What an option led to, in a few numbers: what the enemies lost, and what the party did. */
export function worth(before: State, after: State): { readonly [name: string]: number } {
  return {
    destroyed: before.units.filter(({ no }) => !after.units.some(unit => unit.no === no)).length,
    killed: modelsIn(before) - modelsIn(after),
    wounds: woundsDealt(before, after),
    suffered: sum(after.heroes, ({ wounds }) => wounds) - sum(before.heroes, ({ wounds }) => wounds),
    fallen: fallenIn(after) - fallenIn(before),
    shaken: after.units.filter(isShaken).length - before.units.filter(isShaken).length,
  };
}

function sum<T>(list: readonly T[], of: (each: T) => number): number {
  return list.reduce((total, each) => total + of(each), 0);
}

function modelsIn({ units }: State): number {
  return sum(units, ({ models }) => models.length);
}

/** Wounds on models that still stand; those of the dead are counted as models. */
function woundsDealt(before: State, after: State): number {
  const on = ({ units }: State) => sum(units, ({ models }) => sum(models, ({ wounds }) => wounds));
  return Math.max(0, on(after) - on(before));
}

function fallenIn({ heroes }: State): number {
  return heroes.filter(({ wounds, tough }) => wounds >= tough).length;
}

function isShaken({ shaken }: Fighter): boolean {
  return shaken;
}
