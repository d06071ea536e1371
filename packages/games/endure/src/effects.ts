import { type Effect as BentBy, Effects, type Flow, type HookOf, type Show } from '@starboard/kernel';
import { abilitySets, lastingEffects } from './content/abilities/index.ts';
import { accomplishments } from './content/accomplishments.ts';
import { eventInForce, events } from './content/events.ts';
import { injuries } from './content/injuries.ts';
import { effectOfCard, effectsOfCards } from './content/items/index.ts';
import { resolveCards } from './content/resolve-cards.ts';
import { missionOf } from './rules/mission.ts';
import type {
  Action,
  Attack,
  Bar,
  Endure,
  EventId,
  Figure,
  Injury,
  ItemId,
  State,
  Survivor,
  Token,
  ZoneId,
} from './types.ts';

/** A question about one survivor: its own effects are asked, those in force for all, and auras. */
interface About {
  readonly by: Survivor;
}

/** How many cards a search draws, and how many of them are kept. */
interface Draw {
  readonly draw: number;
  readonly keep: number;
}

/** Where cards, abilities, injuries, events and missions may bend the rules. */
export interface Hooks {
  readonly state: State;
  readonly owner: Survivor | null;
  readonly changes: {
    /** ETS-SURV-13: the number of actions a turn begins with. */
    readonly actions: readonly [number, About];
    /** ETS-MOVE-12: zones that may be entered in a turn. */
    readonly moveLimit: readonly [number, About];
    /** ETS-VAR-01: Move actions that may be taken in a turn. */
    readonly moveActions: readonly [number, About];
    /** ETS-MOVE-03: zones that one Move action covers. */
    readonly moveReach: readonly [number, About];
    /** ETS-EVENT-16: the same in gravity failure. */
    readonly gravityReach: readonly [number, About];
    /** ETS-MOVE-04: leaving an occupied zone takes a Resolve check. */
    readonly needsCheck: readonly [boolean, About];
    /** ETS-RESOLVE-04: what is added to the total of a test or check. */
    readonly testTotal: readonly [number, About];
    readonly testDice: readonly [number, About];
    readonly searchDraw: readonly [Draw, About];
    /** ETS-INV-07: a single-use item is discarded when used. */
    readonly usedUp: readonly [boolean, About & { item: ItemId }];
    /** Health that a healer gives. */
    readonly healing: readonly [number, About];
    /** ETS-EVENT-11: Health lost to Life Support Failure. */
    readonly lifeSupportLoss: readonly [number, About];
    /** ETS-ARMOUR-01: at or above it an attack is ignored; 7 is no save. */
    readonly armourSave: readonly [number, About];
    readonly injury: readonly [Injury | 'blank', About];
    /** ETS-ODD-11: in the order visor, head injury, Blackout. */
    readonly attackRange: readonly [number, About & { ranged: boolean }];
    readonly attackDice: readonly [number, About & { attack: Attack }];
    readonly attackHit: readonly [number, About & { attack: Attack }];
    readonly attackBonus: readonly [number, About & { attack: Attack }];
    readonly attackNoise: readonly [number, About & { attack: Attack }];
    readonly canJam: readonly [boolean, About & { attack: Attack }];
    /** ETS-ABIL-06: zones that a melee attacker may step before it strikes. */
    readonly meleeStep: readonly [number, About];
    /** ETS-LOADER-03: charges of a Power Cell. */
    readonly cellCharges: readonly [number, About];
    /** ETS-SOLOMON-01: the highest 2d6 on which a Solomon comes. */
    readonly solomonOn: readonly [number, Record<never, never>];
  };
  readonly tells: {
    readonly moveBar: readonly [Bar, About & { to: ZoneId }];
    readonly searchBar: readonly [Bar, About];
    readonly tradeBar: readonly [Bar, About];
    readonly activeBar: readonly [Bar, About];
    /** Cards may not be discarded or given away of the own will. */
    readonly giveBar: readonly [Bar, About];
    /** Med Kits and Medic abilities have no effect. */
    readonly treatBar: readonly [Bar, About];
    /** Med Kits may be used on others in the zone, and are kept on this roll or better. */
    readonly kitsForOthers: readonly [number, About];
    /** What else may be done in a turn: rewards, helmets, objectives. */
    readonly offers: readonly [Action, About];
  };
  readonly events: {
    readonly turnStarts: About;
    readonly turnEnds: About;
    readonly enemyPhaseStarts: Record<never, never>;
    readonly roundEnds: Record<never, never>;
    readonly eventDrawn: { readonly event: EventId };
    readonly tokenSpawned: { readonly token: Token };
    /** A zone was entered, by an own move or not. */
    readonly entered: About & { readonly zone: ZoneId; readonly own: boolean };
    /** A check was passed and an occupied zone left. */
    readonly brokeAway: About;
    readonly moveSpent: About;
    readonly testPassed: About;
    /** A test has failed; it may still be rolled again. */
    readonly testFailed: About & { readonly test: { total: number; again: boolean } };
    /** A test or check is about to be rolled; it may be passed outright. */
    readonly testDue: About & { readonly test: { passed: boolean } };
    readonly searched: About & { readonly zone: ZoneId };
    readonly gained: About;
    readonly used: About & { readonly item: ItemId; readonly discarded: boolean };
    readonly traded: About & { readonly partner: Survivor };
    /** The dice of an attack have been rolled; they may still be rolled again. */
    readonly rolled: About & { readonly attack: Attack };
    readonly attacked: About & { readonly attack: Attack };
    readonly enemiesKilled: { readonly killer: Survivor | null; readonly count: number };
    /** An attack is about to strike a survivor; it may be stopped. */
    readonly struckAt: About & { readonly blow: { stopped: boolean } };
    /** Enemy figures have moved into a zone, or were revealed there, in the Enemy phase. */
    readonly enemiesCame: { readonly zone: ZoneId; readonly figures: readonly Figure[] };
  };
}

/** What bends a rule. An aura is asked about every survivor, not its owner alone. */
export type Effect = BentBy<Hooks> & { readonly aura?: true };

/** Where effects may come from, one bit each. */
const from = { cards: 1, injuries: 2, lasting: 4, resolveCards: 8, accomplishments: 16, passives: 32, events: 64 };
const auras = from.lasting | from.passives;
const places = new Map<string, number>();

/** Where there are any effects with this hook at all: most hooks are bent by few kinds of things. */
function placesOf(hook: HookOf<Hooks>): number {
  const known = places.get(hook);
  if (known !== undefined) return known;
  const bits = findPlaces(hook);
  places.set(hook, bits);
  return bits;
}

function findPlaces(hook: HookOf<Hooks>): number {
  const bitIf = (bit: number, effects: readonly (Effect | undefined)[]) =>
    effects.some(effect => effect?.[hook] !== undefined) ? bit : 0;
  return (
    bitIf(from.cards, effectsOfCards) |
    bitIf(from.injuries, Object.values(injuries)) |
    bitIf(from.lasting, Object.values(lastingEffects)) |
    bitIf(
      from.resolveCards,
      Object.values(resolveCards).map(card => card.lasting),
    ) |
    bitIf(
      from.accomplishments,
      Object.values(accomplishments).flatMap(({ task, reward }) => [task, reward]),
    ) |
    bitIf(
      from.passives,
      Object.values(abilitySets).map(set => set.passive.effect),
    ) |
    bitIf(
      from.events,
      Object.values(events).map(event => event.effect),
    )
  );
}

/** Everything of one survivor: the cards carried, injuries, what lasts, Resolve cards, accomplishment, passive ability. */
function showOwn(survivor: Survivor, show: Show<Hooks>, where: number): void {
  if (where & from.cards) for (const card of survivor.cards) show(effectOfCard(card), survivor);
  if (where & from.injuries) for (const injury of survivor.injuries) show(injuries[injury], survivor);
  if (where & from.lasting) for (const { what } of survivor.lasting) show(lastingEffects[what], survivor);
  if (where & from.resolveCards) {
    for (const { card, shown } of survivor.resolveCards) if (shown) show(resolveCards[card].lasting, survivor);
  }
  if (where & from.accomplishments) showAccomplishment(survivor, show);
  if (where & from.passives) show(abilitySets[survivor.id].passive.effect, survivor);
}

function showAccomplishment(survivor: Survivor, show: Show<Hooks>): void {
  const { accomplishment } = survivor;
  if (accomplishment === null) return;
  const { task, reward } = accomplishments[accomplishment.card];
  if (accomplishment.inForce) show(reward, survivor);
  else if (!accomplishment.unlocked) show(task, survivor);
}

/** What of the others reaches a survivor. */
function showAurasAround({ survivors }: State, by: Survivor, show: Show<Hooks>, where: number): void {
  for (const other of survivors) if (other !== by && other.status === 'alive') showAuras(other, show, where);
}

function showAuras(survivor: Survivor, show: Show<Hooks>, where: number): void {
  if (where & from.lasting) {
    for (const { what } of survivor.lasting) if (lastingEffects[what]?.aura) show(lastingEffects[what], survivor);
  }
  if (where & from.passives) {
    const { effect } = abilitySets[survivor.id].passive;
    if (effect.aura) show(effect, survivor);
  }
}

/** In this order: the survivor's own, or everybody's; what of others reaches it; the event's; the mission's. */
const inForce = new Effects<Hooks>([
  (state, show, by, hook) => {
    const where = placesOf(hook);
    if (by !== undefined && by !== null) {
      if (by.status === 'alive') showOwn(by, show, where);
      if (where & auras) showAurasAround(state, by, show, where);
    } else {
      for (const survivor of state.survivors) if (survivor.status === 'alive') showOwn(survivor, show, where);
    }
    if (where & from.events) show(eventInForce(state)?.effect, null);
    show(missionOf(state).effect, null);
  },
]);

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

/** Lets every effect in force react. */
export function react<K extends keyof Hooks['events']>(t: Endure, hook: K, about: Hooks['events'][K]): Flow {
  return inForce.react(t, hook, about);
}
