import type { Effect } from '../hooks.ts';
import type { Fighter, Special, Weapon } from '../types.ts';

/** A piece of gear: its price, the weapon it is bound to, the special rule it lends, and what else it changes. */
interface GearCard {
  readonly price: number;
  readonly binds?: 'ranged' | 'melee';
  readonly lends?: Special;
  readonly effect?: Effect;
}

/** GSQ-ITEM-33: whether this weapon is the one that a hero bound a piece to. */
function isBound(owner: Fighter | null, piece: string, { name }: Weapon): boolean {
  return owner?.kind === 'hero' && owner.gear.some(each => each.gear === piece && each.weapon === name);
}

function sharper(piece: string): Effect {
  return { pierce: (strike, owner) => (isBound(owner, piece, strike.weapon) ? { name: piece, value: 1 } : undefined) };
}

/** GSQ-ITEM-24..32 */
export const gear = {
  salvageScanner: { price: 10, lends: 'scavenger' },
  gripBoots: { price: 10, lends: 'strider' },
  longScope: {
    price: 15,
    binds: 'ranged',
    effect: {
      range: ({ weapon }, owner) => (isBound(owner, 'longScope', weapon) ? { name: 'longScope', value: 6 } : undefined),
    },
  },
  piercingRounds: { price: 20, binds: 'ranged', effect: sharper('piercingRounds') },
  monomolecularEdge: { price: 20, binds: 'melee', effect: sharper('monomolecularEdge') },
  powerCell: { price: 15, effect: { maxPower: power => power + 2 } },
  runnerHarness: { price: 20, lends: 'fast' },
  platedVest: { price: 30, effect: { defense: need => Math.max(2, need - 1) } },
  bioWeave: { price: 40, lends: 'regeneration' },
} as const satisfies { readonly [id: string]: GearCard };

export type GearId = keyof typeof gear;

export const gearIds = Object.keys(gear) as GearId[];

export function gearCard(id: GearId): GearCard {
  return gear[id];
}
