import { type Effect as BentBy, Effects } from '@starboard/kernel';
import type { ConsumableId, Fighter, Hero, Model, Named, Stat, State, TextKey, Weapon } from './types.ts';

/** GSQ-CORE-04: something added to a die, a range or an allowance. Two of one name count once. */
export interface Modifier {
  readonly name: Named<'modifier'>;
  readonly value: number;
  /** GSQ-SKILL-14: an attack of which this is said passes over it. */
  readonly unless?: Aiming;
}

/** GSQ-CORE-16: one weapon of one model in an attack. */
export interface Strike {
  readonly by: Fighter;
  readonly model: Model;
  readonly weapon: Weapon;
  readonly target: Fighter;
  readonly how: 'shooting' | 'melee';
  /** It is the attacker's activation, and it has charged. */
  readonly charging: boolean;
  /** It has moved in this action. */
  readonly moved: boolean;
}

/** The kinds of moves that have an allowance (GSQ-MOVE-01). */
export type Move = 'advance' | 'rush' | 'charge';

/** What an effect may say of an attack besides numbers (GSQ-SKILL-14, 17). */
export type Aiming = 'reliable' | 'ignoresCover' | 'ignoresStealth' | 'ignoresShortening';

/** What is aimed, whoever it is aimed at. */
export type Aimed = Pick<Strike, 'by' | 'weapon' | 'how'>;

/** All hooks. `by` is the fighter whom the question is about: its own effects are asked, auras around it, and what holds for all. */
export interface Hooks {
  readonly state: State;
  readonly textKey: TextKey;
  /** Whose effect it is: the bearer of the condition, the source of the aura; null for events, time and weather. */
  readonly owner: Fighter | null;
  readonly changes: {
    /** Defense as a target number. */
    readonly defense: readonly [number, { readonly by: Fighter }];
    readonly maxPower: readonly [number, { readonly by: Hero }];
  };
  readonly tells: {
    /** To the attacker's hit dice. */
    readonly hit: readonly [Modifier, Strike];
    /** To hit dice against this fighter. */
    readonly hitAgainst: readonly [Modifier, { readonly by: Fighter; readonly strike: Strike }];
    /** To a strike's number of dice. */
    readonly dice: readonly [Modifier, Strike];
    /** To a strike's AP. */
    readonly pierce: readonly [Modifier, Strike];
    readonly aiming: readonly [readonly Aiming[], Aimed];
    /** To this fighter's Defense dice. */
    readonly block: readonly [Modifier, { readonly by: Fighter }];
    readonly stat: readonly [Modifier, { readonly by: Hero; readonly stat: Stat }];
    readonly morale: readonly [Modifier, { readonly by: Fighter }];
    /** GSQ-ITEM-11: morale tests are passed without a die; tells the item that gives it. */
    readonly nerve: readonly [ConsumableId, { readonly by: Fighter }];
    /** GSQ-ITEM-12: it is never fatigued; tells what gives it. */
    readonly tireless: readonly [string, { readonly by: Fighter }];
    /** To an allowance, in printed inches. */
    readonly stride: readonly [Modifier, { readonly by: Fighter; readonly move: Move }];
    /** To a ranged weapon's range, in printed inches. */
    readonly range: readonly [Modifier, { readonly by: Fighter; readonly weapon: Weapon }];
    /** GSQ-SKILL-12: it cannot charge; tells what bars it. */
    readonly chargeBar: readonly [string, { readonly by: Fighter }];
    /** To rolls on the treasure table. */
    readonly treasure: readonly [Modifier, { readonly by: Hero }];
  };
  readonly events: Record<never, never>;
}

/** What bends a rule. An aura is asked about every fighter near, not its owner alone. */
export type Effect = BentBy<Hooks> & { readonly aura?: true };

/** What bends the rules now; `compose.ts` says where it comes from. */
export const effects = new Effects<Hooks>();

/** GSQ-CORE-04: the sum of modifiers, those of one name counted once. */
export function sumOf(modifiers: readonly Modifier[]): number {
  let sum = 0;
  modifiers.forEach(({ name, value }, at) => {
    if (modifiers.findIndex(each => each.name === name) === at) sum += value;
  });
  return sum;
}
