import { type Effect as BentBy, Effects, type HookOf, type Show } from '@starboard/kernel';
import { conditions } from './content/conditions.ts';
import { eventEffects } from './content/event-effects.ts';
import { gearCard } from './content/gear.ts';
import { injuries } from './content/injuries.ts';
import { lastingEffects } from './content/lasting.ts';
import { specials } from './content/specials.ts';
import { greasy, times, weathers } from './content/surroundings.ts';
import { printed } from './field/measure.ts';
import { specialsOf } from './rules/specials.ts';
import type { Fighter, Hero, Model, Special, Stat, State, Weapon } from './types.ts';

/** GSQ-CORE-04: something added to a die, a range or an allowance. Two of one name count once. */
export interface Modifier {
  /** Also what it is called: `modifier.<name>`. */
  readonly name: string;
  readonly value: number;
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
    readonly nerve: readonly [string, { readonly by: Fighter }];
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

const inForce = new Effects<Hooks>([
  (state, show, by, hook) => {
    if (by !== undefined && by !== null) showOwn(by, show);
    showAuras(state, show, hook);
    showSurroundings(state, show);
  },
]);

/** Everything of one fighter: special rules, conditions, injuries, gear, and what lasts. */
function showOwn(fighter: Fighter, show: Show<Hooks>): void {
  for (const effect of effectsOf(specialsOf(fighter))) show(effect, fighter);
  for (const condition of fighter.conditions) show(conditions[condition], fighter);
  for (const { what } of fighter.lasting) show(lastingEffects[what], fighter);
  if (fighter.kind !== 'hero') return;
  for (const { injury } of fighter.injuries) show(injuries[injury], fighter);
  for (const { gear } of fighter.gear) show(gearCard(gear).effect, fighter);
}

/** By the list of special rules, which is mostly the same again: most of them bend nothing. */
const knownEffects = new WeakMap<readonly Special[], readonly Effect[]>();

/** What special rules do, auras aside. */
function effectsOf(list: readonly Special[]): readonly Effect[] {
  let found = knownEffects.get(list);
  if (found === undefined) {
    found = list.map(special => specials[special]).filter(effect => effect !== undefined && !effect.aura) as Effect[];
    knownEffects.set(list, found);
  }
  return found;
}

const auras = (Object.keys(specials) as Special[]).filter(special => specials[special]!.aura);
const auraHooks = new Set(auras.flatMap(special => Object.keys(specials[special]!)));

/** Auras are printed, never lent. */
function showAuras({ heroes, units }: State, show: Show<Hooks>, hook: HookOf<Hooks>): void {
  if (!auraHooks.has(hook)) return;
  for (const hero of heroes) showAurasOf(hero, show);
  for (const unit of units) showAurasOf(unit, show);
}

function showAurasOf(source: Fighter, show: Show<Hooks>): void {
  for (const effect of aurasOf(source)) show(effect, source);
}

/** By archetype and by unit: most have none. */
const knownAuras = new Map<string, readonly Effect[]>();

function aurasOf(source: Fighter): readonly Effect[] {
  const name = source.kind === 'hero' ? source.archetype : source.unit;
  let found = knownAuras.get(name);
  if (found === undefined) {
    const { specials: printedOnes } = printed(source);
    found = auras.filter(special => printedOnes[special] !== undefined).map(special => specials[special]!);
    knownAuras.set(name, found);
  }
  return found;
}

function showSurroundings({ event, time, weather, grease }: State, show: Show<Hooks>): void {
  if (grease.length > 0) show(greasy, null);
  if (event !== null) show(eventEffects[event.event], null);
  if (time !== null) show(times[time], null);
  if (weather !== null) show(weathers[weather], null);
}

/** The value after every effect in force has had its say. */
export function bend<K extends keyof Hooks['changes']>(
  state: State,
  hook: K,
  value: Hooks['changes'][K][0],
  about: Hooks['changes'][K][1],
): Hooks['changes'][K][0] {
  return inForce.change(state, hook, value, about);
}

/** Everything that the effects in force tell. */
export function told<K extends keyof Hooks['tells']>(
  state: State,
  hook: K,
  about: Hooks['tells'][K][1],
): readonly Hooks['tells'][K][0][] {
  return inForce.tell(state, hook, about);
}

/** GSQ-CORE-04: the sum of modifiers, those of one name counted once. */
export function sumOf(modifiers: readonly Modifier[]): number {
  let sum = 0;
  modifiers.forEach(({ name, value }, at) => {
    if (modifiers.findIndex(each => each.name === name) === at) sum += value;
  });
  return sum;
}
