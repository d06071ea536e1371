import { type Effect as BentBy, Effects, type Flow, type HookOf, type Show } from '@starboard/kernel';
import { type Benders, bendersOf, nameOfEffect } from './benders.ts';
import { conditionRule } from './content/conditions/index.ts';
import { deedRule } from './content/deeds/index.ts';
import type { Change } from './rules/arithmetic.ts';
import type { Ground, Minds } from './rules/ground.ts';
import { groundOf } from './rules/mission.ts';
import type {
  Action,
  Arms,
  Attack,
  Bar,
  DoorId,
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
    /** ETS-SOLOMON-04: the damage that a Solomon adds. */
    readonly solomonBonus: readonly [number, Record<never, never>];
    /** ETS-EVENT-11: what every biological figure loses. */
    readonly lifeSupport: readonly [number, Record<never, never>];
    /** ETS-BOSS-13: the actions of a boss in this activation, before its mood. */
    readonly enemyActions: readonly [number, { readonly figure: Figure }];
    /** Whether survivors can attack it, and it is in the way of shots. */
    readonly targetable: readonly [boolean, { readonly figure: Figure }];
    /** Whether a figure that has lost its Health is taken off the map. */
    readonly removed: readonly [
      boolean,
      { readonly figure: Figure; readonly attack: Attack | null; readonly arms: Arms | null },
    ];
    /** ETS-ENEMY-08: whether an enemy notices a survivor that it could see. */
    readonly noticed: readonly [boolean, About & { readonly figure: Figure }];
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
    /** ETS-DUAL-01: two weapons may not be used as one. */
    readonly pairBar: readonly [Bar, About];
    /** ETS-DOOR-09: an exit that cannot be used, not yet or never again; with nobody named, not by anybody. */
    readonly exitBar: readonly [Bar & { readonly forGood?: true }, Partial<About> & { readonly exit: DoorId }];
    /** ETS-DMG-11: injuries that cannot be healed. */
    readonly incurable: readonly [Injury, About];
    /** ETS-P-2004: an enemy that knows where all survivors are. */
    readonly hunts: readonly [true, { readonly enemy: Figure | Token }];
    /** Where passive enemies go instead of rolling (ETS-CG-0207, 0704). */
    readonly lures: readonly [ZoneId | readonly ZoneId[], Record<never, never>];
    /** What else may be done in a turn: rewards, helmets, objectives. */
    readonly offers: readonly [Action, About];
  };
  readonly events: {
    readonly turnStarts: About;
    readonly turnEnds: About;
    readonly survivorPhaseStarts: Record<never, never>;
    readonly enemyPhaseStarts: Record<never, never>;
    readonly enemyPhaseEnds: Record<never, never>;
    /** Something has come into view, or could have: asked at every glance, so only missions may mind it. */
    readonly looked: Record<never, never>;
    /** Before enemies notice whoever they see, those just revealed among them: only missions may mind it. */
    readonly glimpsed: { readonly revealed: readonly Figure[] };
    /** Health was lost to a body injury. */
    readonly bled: About;
    readonly died: Record<never, never>;
    /** A survivor has left the map with everything it carried. */
    readonly left: { readonly who: Survivor; readonly exit: DoorId };
    /** Enemy figures were taken off the map, by an attack or not. */
    readonly fell: {
      readonly figures: readonly Figure[];
      readonly killer: Survivor | null;
      readonly attack: Attack | null;
    };
    /** They have lost their Health and stay on the map all the same. */
    readonly spared: { readonly figures: readonly Figure[] };
    /** Something stuns enemies, whether they are up or not. */
    readonly stunned: { readonly figures: readonly Figure[] };
    readonly bossHurt: { readonly figure: Figure };
    /** An active boss begins its turn. */
    readonly bossActs: { readonly figure: Figure };
    readonly roundEnds: Record<never, never>;
    readonly eventDrawn: { readonly event: EventId };
    readonly tokenSpawned: Record<never, never>;
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

/** Everything of one survivor: the cards carried, injuries, what lasts, Resolve cards, accomplishment, passive ability. */
function showOwn(survivor: Survivor, show: Show<Hooks>, from: Benders): void {
  const { carried, worn, injuries, lasting, resolveCards, passives } = from;
  if (carried ?? worn) {
    // ETS-INV-05, 06: a helmet works on the head alone
    for (const { item, space } of survivor.cards) show((space === 'head' ? worn : carried)?.get(item), survivor);
  }
  if (injuries) for (const injury of survivor.injuries) show(injuries.get(injury), survivor);
  if (lasting) for (const { what } of survivor.lasting) show(lasting.get(what), survivor);
  if (resolveCards) {
    for (const { card, shown } of survivor.resolveCards) if (shown) show(resolveCards.get(card), survivor);
  }
  if (from.tasks ?? from.rewards) showAccomplishment(survivor, show, from);
  if (passives) show(passives.get(survivor.id), survivor);
}

function showAccomplishment(survivor: Survivor, show: Show<Hooks>, { tasks, rewards }: Benders): void {
  const { accomplishment } = survivor;
  if (accomplishment === null) return;
  if (accomplishment.inForce) show(rewards?.get(accomplishment.card), survivor);
  else if (!accomplishment.unlocked) show(tasks?.get(accomplishment.card), survivor);
}

/** What of the others reaches a survivor. */
function showAurasAround({ survivors }: State, by: Survivor, show: Show<Hooks>, from: Benders): void {
  for (const other of survivors) if (other !== by && other.status === 'alive') showAuras(other, show, from);
}

function showAuras(survivor: Survivor, show: Show<Hooks>, { lasting, passives }: Benders): void {
  if (lasting) for (const { what } of survivor.lasting) showAura(lasting.get(what), survivor, show);
  if (passives) showAura(passives.get(survivor.id), survivor, show);
}

function showAura(effect: Effect | undefined, survivor: Survivor, show: Show<Hooks>): void {
  if (effect?.aura) show(effect, survivor);
}

/** What the mission's objectives and special conditions do at a hook; nothing at most of them. */
function missionEffects(ground: Ground, hook: HookOf<Hooks>, from: Benders): readonly Effect[] {
  if (from.ground !== ground) {
    from.ground = ground;
    from.mission = (ground.bends.get(hook) as readonly Effect[] | undefined) ?? findMissionEffects(ground, hook);
  }
  return from.mission!;
}

function findMissionEffects(ground: Ground, hook: HookOf<Hooks>): readonly Effect[] {
  const found = effectsOf(ground).filter(effect => effect[hook] !== undefined);
  ground.bends.set(hook, found);
  return found;
}

function effectsOf(ground: Ground): Effect[] {
  const { objectives, conditions } = ground.mission;
  return [
    ...objectives.map(({ deed }, id) => deedRule(deed).effect?.(deed, id, ground)),
    ...conditions.map(condition => conditionRule(condition).effect?.(condition, ground)),
  ].filter(effect => effect !== undefined);
}

/** Where only missions bend the rules, and some are asked at every glance: whether this one has anything to say there. */
export function missionMinds(state: State): Minds {
  const ground = groundOf(state);
  ground.minds ??= findMinds(ground);
  return ground.minds;
}

function findMinds(ground: Ground): Minds {
  const minds = (hook: keyof Minds) => missionEffects(ground, hook, bendersOf(hook)).length > 0;
  return {
    glimpsed: minds('glimpsed'),
    looked: minds('looked'),
    noticed: minds('noticed'),
    hunts: minds('hunts'),
    lures: minds('lures'),
    targetable: minds('targetable'),
    removed: minds('removed'),
  };
}

/** ETS-REFUGE-12, 13: at the Refuge only what is carried counts, and what that means for tasks. */
function showThings({ survivors }: State, by: Survivor | null | undefined, show: Show<Hooks>, from: Benders): void {
  const { carried, worn, tasks } = from;
  for (const survivor of by ? [by] : survivors) {
    if (survivor.status === 'alive') showOwn(survivor, show, { carried, worn, tasks });
  }
}

/** A survivor's own and what of others reaches it, or everybody's. */
function showOwnOf(state: State, by: Survivor | null | undefined, show: Show<Hooks>, from: Benders): void {
  if (by !== undefined && by !== null) {
    if (by.status === 'alive') showOwn(by, show, from);
    if (from.auras) showAurasAround(state, by, show, from);
  } else {
    for (const survivor of state.survivors) if (survivor.status === 'alive') showOwn(survivor, show, from);
  }
}

/** In this order: the survivor's own, or everybody's; what of others reaches it; the event's; the mission's. */
function showAll(state: State, show: Show<Hooks>, by: Survivor | null | undefined, hook: HookOf<Hooks>): void {
  const from = bendersOf(hook);
  if (state.phase === 'refuge') {
    showThings(state, by, show, from);
    return;
  }
  if (from.own) showOwnOf(state, by, show, from);
  if (from.events && state.event !== null) show(from.events.get(state.event), null);
  if (from.events && state.standing !== null) show(from.events.get(state.standing), null);
  const bent = missionEffects(groundOf(state), hook, from);
  for (let at = 0; at < bent.length; at++) show(bent[at], null);
}

const inForce = new Effects<Hooks>([showAll]);

/** The value after every effect in force has had its say. */
export function bend<K extends keyof Hooks['changes']>(
  state: State,
  hook: K,
  value: Hooks['changes'][K][0],
  about: Hooks['changes'][K][1],
): Hooks['changes'][K][0] {
  return inForce.change(state, hook, value, about);
}

/** Numbers that the log explains. */
type Sum = 'testTotal' | 'attackDice' | 'attackHit' | 'attackBonus' | 'armourSave';

/** What every effect in force does to a number, by its name and in the same order. */
export function changesTo<K extends Sum>(
  state: State,
  hook: K,
  value: number,
  about: Hooks['changes'][K][1],
): readonly Change[] {
  const changes: Change[] = [];
  let now = value;
  showAll(
    state,
    (effect, owner) => {
      const bent = (effect?.[hook] as Bending | undefined)?.(now, about, owner, state) ?? now;
      if (bent !== now) changes.push({ by: bent - now, name: nameOfEffect(effect!) ?? { key: 'sum.mission' } });
      now = bent;
    },
    about.by,
    hook,
  );
  return changes;
}

type Bending = (value: number, about: object, owner: Survivor | null, state: State) => number;

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
