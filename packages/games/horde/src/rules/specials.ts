import { gearCard } from '../content/gear.ts';
import { printed } from '../field/measure.ts';
import type { Fighter, Special } from '../types.ts';

/** What a Lasting lends its bearer. */
const lent: { readonly [what: string]: Special } = {
  frenzyInjector: 'furious', // GSQ-ITEM-12
  bloodPulse: 'furious', // GSQ-PSY-33
};

/** The X of a special rule, 0 without it. GSQ-ITEM-30: Fast and Slow cancel each other. */
export function special(fighter: Fighter, name: Special): number {
  if (fighter.kind === 'hero') {
    if (name === 'caster') return fighter.caster;
    for (const { gear } of fighter.gear) if (gearCard(gear).lends === name) return 1;
  }
  for (const { what } of fighter.lasting) if (lent[what] === name) return 1;
  return printed(fighter).specials[name] ?? 0;
}

/** All special rules of a fighter, each once. */
export function specialsOf(fighter: Fighter): readonly Special[] {
  const own = ownSpecials(fighter);
  const more: Special[] = [];
  if (fighter.kind === 'hero') {
    for (const { gear } of fighter.gear) {
      const { lends } = gearCard(gear);
      if (lends !== undefined) more.push(lends);
    }
  }
  for (const { what } of fighter.lasting) if (lent[what] !== undefined) more.push(lent[what]);
  return more.length === 0 ? own : [...new Set([...own, ...more])];
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
