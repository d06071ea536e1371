import type { Flow } from '@starboard/kernel';
import type { Effect } from '../hooks.ts';
import type { WhyNot } from './attack.ts';
import type { ItemCardId, ItemId, NoiseCardId, WeaponId } from './ids.ts';
import type { Endure, State } from './state.ts';
import type { Card, Survivor } from './survivors.ts';

/** An item card: a weapon, armour, a helmet, something to be used up, or a noise (ETS-ITEM-01). */
export type ItemCard = Weapon | Armour | Helmet | Gear | NoiseCard;

export type Items = {
  readonly [I in ItemCardId]: I extends WeaponId ? Weapon : I extends NoiseCardId ? NoiseCard : Armour | Helmet | Gear;
};

/** ETS-COMBAT-02: range, dice, number to hit, noise. */
export interface Weapon {
  readonly kind: 'weapon';
  readonly copies: number;
  readonly range: number;
  readonly dice: number;
  readonly hit: number;
  readonly noise: number;
  /** ETS-DUAL-01: the dual-wield mark. */
  readonly dual?: true;
  /** ETS-COMBAT-14: each attack uses up one of these. */
  readonly ammo?: ItemId;
  /** A success may stun instead of dealing damage. */
  readonly stuns?: true;
  /** Each success counts double against objects. */
  readonly wrecks?: true;
}

export interface Armour {
  readonly kind: 'armour';
  readonly copies: number;
  readonly save: number;
  /** ETS-INV-06: a drawback applies wherever it is carried. */
  readonly carried?: Effect;
}

export interface Helmet {
  readonly kind: 'helmet';
  readonly copies: number;
  /** ETS-INV-05: only while it is worn. */
  readonly worn: Effect;
}

/** ETS-INV-07, 08: single-use, for one action unless it says otherwise. */
export interface Gear {
  readonly kind: 'gear';
  readonly copies: number;
  readonly cost: 0 | 1;
  /** ETS-SURV-02, ETS-ITEM-13: using it is an attack. */
  readonly attacks?: true;
  /** ETS-LOADER-03: what it is good for in a Loader. */
  readonly charges?: number;
  /** ETS-ROP-1605: it is a Med Kit, which also calms what runs about. */
  readonly treats?: true;
  /** Why it could do nothing now. */
  whyNot(state: State, by: Survivor): WhyNot | undefined;
  /** None: it is spent by what it powers. */
  use?(t: Endure, by: Survivor, card: Card): Flow;
  /** After use: whether something keeps it from being used up. */
  isKept?(t: Endure, by: Survivor): boolean;
}

/** ETS-SEARCH-06 */
export interface NoiseCard {
  readonly kind: 'noise';
  readonly copies: number;
  readonly level: number;
}
