import type { Effect, Modifier } from '../hooks.ts';
import type { Fighter, GearCard, GearId, Weapon } from '../types.ts';

/** GSQ-ITEM-33: whether this weapon is the one that a hero bound a piece to. */
function isBound(owner: Fighter | null, piece: GearId, { name }: Weapon): boolean {
  return owner?.kind === 'hero' && owner.gear.some(each => each.gear === piece && each.weapon === name);
}

function sharper(piece: GearId & Modifier['name']): Effect {
  return { pierce: (strike, owner) => (isBound(owner, piece, strike.weapon) ? { name: piece, value: 1 } : undefined) };
}

/** GSQ-ITEM-24..32 */
export const gear: { readonly [G in GearId]: GearCard } = {
  salvageScanner: { price: 10, lends: 'scavenger' },
  gripBoots: { price: 10, lends: 'strider' },
  longScope: {
    price: 15,
    binds: 'ranged',
    range: ({ weapon }, owner) => (isBound(owner, 'longScope', weapon) ? { name: 'longScope', value: 6 } : undefined),
  },
  piercingRounds: { price: 20, binds: 'ranged', ...sharper('piercingRounds') },
  monomolecularEdge: { price: 20, binds: 'melee', ...sharper('monomolecularEdge') },
  powerCell: { price: 15, maxPower: power => power + 2 },
  runnerHarness: { price: 20, lends: 'fast' },
  platedVest: { price: 30, defense: need => Math.max(2, need - 1) },
  bioWeave: { price: 40, lends: 'regeneration' },
};
