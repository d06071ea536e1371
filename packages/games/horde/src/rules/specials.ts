import { type Flow, nothing } from '@starboard/kernel';
import { catalogue, idsOf } from '../catalogue.ts';
import { printed } from '../field/measure.ts';
import type { Fighter, Horde, Special } from '../types.ts';

/** The X of a special rule, 0 without it. GSQ-ITEM-30: Fast and Slow cancel each other. */
export function special(fighter: Fighter, name: Special): number {
  if (fighter.kind === 'hero') {
    if (name === 'caster') return fighter.caster;
    for (const { gear } of fighter.gear) if (catalogue.gear[gear].lends === name) return 1;
  }
  for (const { what } of fighter.lasting) if (catalogue.lasting[what]?.lends === name) return 1;
  return printed(fighter).specials[name] ?? 0;
}

/** GSQ-ACT-12, GSQ-AI-01, step 3: what special rules do as an activation begins. */
export function* startSpecials(t: Horde, fighter: Fighter): Flow {
  for (const name of idsOf(catalogue.specials)) {
    if (special(fighter, name) === 0) continue;
    const card = catalogue.specials[name]!;
    if (fighter.kind === 'hero') yield* card.heroStarts?.(t, fighter) ?? nothing;
    else yield* card.unitStarts?.(t, fighter) ?? nothing;
  }
}

/** All special rules of a fighter, each once. */
export function specialsOf(fighter: Fighter): readonly Special[] {
  const own = ownSpecials(fighter);
  const more: Special[] = [];
  if (fighter.kind === 'hero') {
    for (const { gear } of fighter.gear) addLent(more, catalogue.gear[gear]);
  }
  for (const { what } of fighter.lasting) addLent(more, catalogue.lasting[what]);
  return more.length === 0 ? own : [...new Set([...own, ...more])];
}

function addLent(specials: Special[], card: { readonly lends?: Special } | undefined): void {
  if (card?.lends !== undefined) specials.push(card.lends);
}

const known = new Map<object, readonly Special[]>();

function ownSpecials(fighter: Fighter): readonly Special[] {
  const { specials } = printed(fighter);
  let found = known.get(specials);
  if (found === undefined) {
    found = Object.keys(specials) as Special[];
    known.set(specials, found);
  }
  return found;
}
