import {
  type Effect as BentBy,
  Effects,
  type Flow,
  type HookOf,
  type Option,
  type Ref,
  type Show,
  type Text,
} from '@starboard/kernel';
import { lastingEffects } from './content/abilities/lasting.ts';
import { cardOf } from './content/cards.ts';
import { type Holders, holdersOf } from './holders.ts';
import { isCritical } from './rules/ship.ts';
import type {
  Anybody,
  Card,
  CardId,
  Crew,
  DiceBonus,
  Figure,
  MissionResult,
  Npc,
  Parameter,
  Renegades,
  Ship,
  Skill,
  State,
  Station,
} from './types.ts';

/** RDA-DICE-01..03: one source of a bonus. Two sources may be put on one die, one source never twice. */
export interface Bonus extends DiceBonus {
  /** Also what it is called: `bonus.<name>`. */
  readonly name: string;
  /** What it is called if not that: a weapon’s name. */
  readonly label?: Text;
  /** The card it comes from, whose energy it uses. */
  readonly card?: Card;
  /** It is worn or held: some attacks heed no armor. */
  readonly armor?: boolean;
}

/** RDA-DICE-06: up to `count` dice may be rolled again. */
export interface Reroll {
  /** Also what it is called: `reroll.<name>`. */
  readonly name: string;
  readonly count: number;
  /** It is optional and of this one use: the rule remembers it when it is used. */
  readonly once?: 'round';
}

/** Dice for one test out of a card: they are offered, and use its energy. */
interface Aid {
  /** Also what it is called: `aid.<name>`. */
  readonly name: string;
  readonly dice: number;
  readonly card: Card;
}

/** What a test is about: `elude`, `stealth`, `roomScan`, `containerScan`, `salvageScan`, `interact`, `tactical`, `ability`, `turning`, `parameter`, `event`, `escape`. */
export interface Test {
  /** Whoever rolls. */
  readonly by: Crew;
  readonly skill: Skill;
  /** RDA-TEST-02: 5 unless said. */
  readonly target: number;
  readonly purpose: string;
  /** The station that makes it, where one does. */
  readonly station?: Station;
  /** The ability, tactical card or parameter, where it matters. */
  readonly about?: Ref;
}

/** RDA-ATTACK-05, RDA-RANGED-03: an attack of any kind. A trap, a leap, fire or an event attacks with nobody behind it. */
export interface Attack {
  readonly how: 'ship' | 'melee' | 'ranged' | 'hazard';
  readonly by: Anybody | null;
  readonly target: Anybody;
  /** The weapon used in a ranged attack or thrown, if it is a card. */
  readonly weapon: Card | null;
  /** What a hazard is called: `hazard.<name>`; of an attack by somebody the ability that makes it, if any. */
  readonly name: string;
  /** RDA-ATTACK-15, RDA-RANGED-06: the line crosses obstructed terrain. */
  readonly obstructed: boolean;
  /** RDA-BOARDING-02: aboard a ship. */
  readonly aboard: boolean;
  /** It was made out of stealth. */
  readonly fromStealth: boolean;
}

/** An option that an effect adds to a turn: a special ability, an item's action, a mission's Interact. */
export interface Offer extends Option {
  /** What it costs: an action, an action that is the attack of this round or one beyond it (RDA-ACTION-04), or nothing (RDA-SURFACE-03, 06). */
  readonly cost: 'action' | 'attack' | 'extraAttack' | 'free';
  /** Hands back false where the test of a special ability failed on the surface: its action is not used up (RDA-TEST-05). */
  take(t: Renegades): Flow<unknown>;
}

/** All hooks. `by` is whom the question is about: its own effects are asked, and what holds for all. */
export interface Hooks {
  readonly state: State;
  /** Whose effect it is; null for missions and what lasts for the whole table. */
  readonly owner: Anybody | null;
  readonly changes: {
    readonly initiative: readonly [number, { readonly by: Crew }];
    readonly shipInitiative: readonly [number, { readonly by: Ship }];
    readonly skill: readonly [number, { readonly by: Crew; readonly skill: Skill }];
    /** Dice of a test, after the skill. */
    readonly testDice: readonly [number, Test];
    readonly health: readonly [number, { readonly by: Crew }];
    readonly speed: readonly [number, { readonly by: Figure }];
    /** Of a crewmember's ranged weapon, or an NPC's natural range. */
    readonly range: readonly [number, { readonly by: Figure; readonly weapon: Card | null }];
    /** The attacker's red dice (RDA-DATA-08: never below 1). */
    readonly redDice: readonly [number, Attack & { readonly by: Anybody }];
    /** The same, asked of the target's effects. */
    readonly redDiceAgainst: readonly [number, { readonly by: Anybody; readonly attack: Attack }];
    /** Damage or wounds about to be dealt, asked of the target's effects. */
    readonly harm: readonly [number, { readonly by: Anybody; readonly attack: Attack; readonly penetrating: number }];
    /** The same, asked of the attacker's effects and before them. */
    readonly harmDealt: readonly [number, Attack & { readonly by: Anybody }];
    /** Red dice as rolled, before re-rolls and bonuses (step 1), asked of the target's effects. */
    readonly redRolled: readonly [readonly number[], { readonly by: Anybody; readonly attack: Attack }];
    /** RDA-GEAR-04: the bonus printed on the weapon `card` that is used in an attack. */
    readonly weaponBonus: readonly [DiceBonus | null, Attack & { readonly by: Anybody; readonly card: Card }];
    /** RDA-CREW-12: the bonus printed in a figure's defense window. */
    readonly printedDefense: readonly [DiceBonus | null, { readonly by: Figure; readonly attack: Attack }];
    readonly shipMovement: readonly [number, { readonly by: Ship }];
    /** For attacks, or for Scan for Weaknesses (RDA-ABIL-05). */
    readonly shipRange: readonly [number, { readonly by: Ship; readonly use: 'attack' | 'scan' }];
    readonly shields: readonly [number, { readonly by: Ship }];
    readonly hull: readonly [number, { readonly by: Ship }];
    readonly capacity: readonly [number, { readonly by: Ship }];
    /** What the Med Bay heals with a medic (RDA-HEAL-01), and without one. */
    readonly healing: readonly [number, { readonly by: Ship; readonly medic: Crew | null }];
    /** RDA-ABIL-11: what a ship ability must show. */
    readonly abilityTarget: readonly [number, { readonly by: Ship }];
    /** RDA-SURFACE-04: how often a crewmember may attack in its turn. */
    readonly attacksAllowed: readonly [number, { readonly by: Crew }];
    /** How many events are drawn in the nth Event Phase with a draw. */
    readonly eventCount: readonly [number, { readonly nth: number }];
    /** What a bounty is worth. */
    readonly bounty: readonly [number, { readonly by: Crew }];
    /** How far Salvage reaches (RDA-SALVAGE-04). */
    readonly salvageReach: readonly [number, { readonly by: Ship }];
  };
  readonly tells: {
    readonly attackBonus: readonly [Bonus, Attack & { readonly by: Anybody }];
    readonly defenseBonus: readonly [Bonus, { readonly by: Anybody; readonly attack: Attack }];
    readonly attackReroll: readonly [Reroll, Attack & { readonly by: Anybody }];
    readonly testReroll: readonly [Reroll, Test];
    /** Dice that may be added to a test for an Energy token. */
    readonly testAid: readonly [Aid, Test];
    /** The test succeeds without a roll. */
    readonly testPasses: readonly [true, Test];
    /** Re-rolls of black dice besides that for obstruction, asked of the target's effects. */
    readonly defenseReroll: readonly [Reroll, { readonly by: Anybody; readonly attack: Attack }];
    /** RDA-ATTACK-15, RDA-RANGED-06: the defender gets no re-roll for obstruction; asked of the attacker's effects. */
    readonly piercesCover: readonly [true, Attack & { readonly by: Anybody }];
    /** RDA-EPIC-06: it rolls no defense dice, every hit counts; asked of the target's effects. */
    readonly defenseless: readonly [true, { readonly by: Anybody }];
    /** B4: armor and shields do not help; asked of the attacker's effects. */
    readonly ignoresArmor: readonly [true, Attack & { readonly by: Anybody }];
    /** It sleeps on when it is attacked but not hurt. */
    readonly soundSleep: readonly [true, { readonly by: Npc }];
    /** It may not attack this target, or not with this weapon. */
    readonly attackBarred: readonly [
      true,
      { readonly by: Anybody; readonly target: Anybody; readonly weapon: Card | null },
    ];
    /** Why it may not: a text. */
    readonly abilityBar: readonly [Text, { readonly by: Ship }];
    readonly stealthBar: readonly [Text, { readonly by: Crew }];
    /** RDA-MOVE-11: it flies. */
    readonly flight: readonly [true, { readonly by: Figure }];
    /** RDA-RANGED-08, UT13: doorways that it may shoot through. */
    readonly shootsThrough: readonly [number, { readonly by: Figure }];
    /** B3, B7: how else it moves over ground. */
    readonly gait: readonly ['burrows' | 'swims', { readonly by: Figure }];
    /** E16: whoever does not fly may not enter water. */
    readonly flood: readonly [true, Record<never, never>];
    /** How many pivots of a Move are free, or all of them. */
    readonly freePivots: readonly [number, { readonly by: Ship }];
    /** More points for a Move without pivots. */
    readonly straightBonus: readonly [number, { readonly by: Ship }];
    /** The first salvage scan of a round succeeds without a roll; tells what makes it so. */
    readonly sureScan: readonly [string, { readonly by: Ship }];
    /** UP16: what is mended at the end of the round. */
    readonly mending: readonly [(t: Renegades) => Flow, { readonly by: Ship }];
    /** RDA-EVENT-03: it heeds no event with this keyword. */
    readonly immunity: readonly [true, { readonly by: Anybody; readonly keyword: string }];
    /** More options in its turn. */
    readonly offers: readonly [readonly Offer[], { readonly by: Crew | Ship }];
    /** Missions that end by rules of their own. */
    readonly endings: readonly [MissionResult, Record<never, never>];
    /** Why somebody may not try for a parameter: a text. */
    readonly parameterBar: readonly [Text, { readonly by: Crew; readonly parameter: Parameter }];
    /** RDA-EPIC-04, 07: the factions are friends. */
    readonly truce: readonly [true, Record<never, never>];
    /** UT08: whom an NPC takes for its target, whatever else it would do. */
    readonly decoy: readonly [Crew, { readonly by: Npc; readonly visible: readonly Crew[] }];
    /** K10: this NPC leaves a crewmember alone while there is anybody else; asked of the crewmember's effects. */
    readonly shunned: readonly [true, { readonly by: Crew; readonly npc: Npc }];
    /** SI09, RDA-EPIC-10: a square that it heads for instead of anybody. */
    readonly errand: readonly [number, { readonly by: Npc; readonly visible: readonly Crew[] }];
    /** RDA-EPIC-13: whom the program's Coalition attacks while the factions are friends. */
    readonly quarry: readonly [Npc, { readonly by: Crew }];
    /** UT10: it makes no attack in this activation. */
    readonly pacified: readonly [true, { readonly by: Npc }];
    /** GL: how many attacks it makes beyond the first. */
    readonly moreAttacks: readonly [number, { readonly by: Npc }];
    /** V8: dice of its scan that are rolled again. */
    readonly scanReroll: readonly [number, { readonly by: Npc }];
    /** OT11: NPC ships cannot target it. */
    readonly ghost: readonly [true, { readonly by: Ship }];
    /** RDA-NPC-21: whom an NPC's card names as its target, among those visible; several if they are equal. */
    readonly prey: readonly [readonly Crew[], { readonly by: Npc; readonly visible: readonly Crew[] }];
  };
  readonly events: {
    /** Somebody is about to be attacked, before dice are rolled; asked of its own effects, which may call the attack off. */
    readonly attacked: { readonly by: Anybody; readonly attack: Attack; readonly cancel: () => void };
    /** An attack has been resolved; asked of the attacker's effects. */
    readonly afterAttack: { readonly by: Anybody; readonly attack: Attack; readonly harm: number };
    /** Somebody was hurt; asked of its own effects, and the mission's. */
    readonly afterHarm: { readonly by: Anybody; readonly attack: Attack; readonly harm: number };
    /** Somebody was defeated: knocked out, removed, or a ship critically damaged. */
    readonly defeated: { readonly by: Anybody; readonly defeatedBy: Anybody | null };
    /** Somebody took, was given or lost a parameter, marked a site, or failed the test for it. */
    readonly parameterMoved: { readonly by: Crew | null; readonly parameter: Parameter };
    readonly parameterFailed: { readonly by: Crew; readonly parameter: Parameter };
    /** An NPC has ended a Move. */
    readonly npcMoved: { readonly by: Npc };
    readonly missionSetUp: Record<never, never>;
    readonly roundEnds: Record<never, never>;
    readonly eventPhase: Record<never, never>;
  };
}

/** What bends a rule. */
export type Effect = BentBy<Hooks>;

export type Hook = HookOf<Hooks>;

const inForce = new Effects<Hooks>([
  (state, show, by, hook) => {
    const holders = holdersOf(hook);
    if (by !== undefined && by !== null) showOwn(state, by, show, hook, holders);
    if (holders.missions !== null) show(holders.missions.get(state.mission), null);
    if (state.lasting.length > 0) for (const { what } of state.lasting) show(lastingEffects[what], null);
  },
]);

function showOwn(state: State, piece: Anybody, show: Show<Hooks>, hook: Hook, holders: Holders): void {
  if (piece.lasting.length > 0) for (const { what } of piece.lasting) show(lastingEffects[what], piece);
  if (piece.kind === 'npc') show(holders.npcs?.get(piece.npc), piece);
  else if (piece.kind === 'crew') showCrew(state, piece, show, hook, holders);
  else if (piece.kind === 'ship') showShip(state, piece, show, hook, holders);
}

/** Questions about tests, which a ship's crew and components have a say in, too. */
const aboutTests: ReadonlySet<Hook> = new Set(['testDice', 'testReroll', 'testAid', 'testPasses']);

/** RDA-CREW-03, 04: the surface side on a planet, cards that are carried, upgrades; aboard the ship has its say in tests. */
function showCrew(state: State, crew: Crew, show: Show<Hooks>, hook: Hook, holders: Holders): void {
  const { crew: sides, cards, upgrades } = holders;
  const ship = crew.aboard === 0 ? undefined : state.ships[crew.aboard - 1];
  if (sides !== null && (ship === undefined || ship.where === 'docked' || ship.where === 'landed'))
    show(sides.get(crew.id), crew);
  if (cards !== null) showCards(crew, crew.cards, cards, show);
  if (upgrades !== null) for (const upgrade of crew.upgrades) show(upgrades.get(upgrade), crew);
  if (ship !== undefined && aboutTests.has(hook)) showShip(state, ship, show, hook, holders);
}

/** Of cards that are alike one is shown; what adds up counts them. Components do nothing for whoever carries them (RDA-SEARCH-17). */
function showCards(owner: Crew | Ship, cards: readonly Card[], effects: CardEffects, show: Show<Hooks>): void {
  for (let at = 0; at < cards.length; at++) {
    const { card } = cards[at]!;
    const effect = effects.get(card);
    if (effect === undefined || isAmongFirst(cards, at, card)) continue;
    if (owner.kind === 'ship' || !cardOf(card).component) show(effect, owner);
  }
}

type CardEffects = NonNullable<Holders['cards']>;

function isAmongFirst(cards: readonly Card[], count: number, card: CardId): boolean {
  for (let at = 0; at < count; at++) if (cards[at]!.card === card) return true;
  return false;
}

/** RDA-CREW-05: the orbit side and training of those who sit where they belong, components and upgrades. */
function showShip(state: State, ship: Ship, show: Show<Hooks>, hook: Hook, holders: Holders): void {
  const { posts, postUpgrades, cards, upgrades } = holders;
  if ((posts !== null || postUpgrades !== null) && !isSilenced(state, ship, hook)) {
    for (const crew of state.crew) {
      if (crew.aboard !== ship.no || crew.post === 'boarder') continue;
      show(posts?.get(crew.id)?.get(crew.post), ship);
      if (postUpgrades === null) continue;
      for (const upgrade of crew.upgrades) show(postUpgrades.get(upgrade)?.get(crew.post), ship);
    }
  }
  if (cards !== null) showCards(ship, ship.components, cards, show);
  if (upgrades !== null) for (const upgrade of ship.upgrades) show(upgrades.get(upgrade), ship);
}

/** RDA-CRIT-04: no abilities aboard a critically damaged ship; healing is none, and the hull is what makes it critical. */
function isSilenced(state: State, ship: Ship, hook: Hook): boolean {
  return ship.flipped && hook !== 'hull' && hook !== 'healing' && isCritical(state, ship);
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

/** What either holds or does not. */
type Holding = {
  [K in keyof Hooks['tells']]: Hooks['tells'][K][0] extends true ? K : never;
}[keyof Hooks['tells']];

/** Whether an effect in force says so. */
export function holds<K extends Holding>(state: State, hook: K, about: Hooks['tells'][K][1]): boolean {
  return told(state, hook, about).includes(true as never);
}

/** Lets every effect react that is in force. */
export function react<K extends keyof Hooks['events']>(t: Renegades, hook: K, about: Hooks['events'][K]): Flow {
  return inForce.react(t, hook, about);
}
