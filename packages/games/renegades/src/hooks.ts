import { type Effect as BentBy, Effects, type Flow, type HookOf, type Ref } from '@starboard/kernel';
import type {
  Anybody,
  Card,
  CardId,
  Crew,
  DiceBonus,
  Figure,
  MissionResult,
  Moment,
  Named,
  Npc,
  Option,
  Parameter,
  Renegades,
  Ship,
  Skill,
  State,
  Station,
  TextKey,
  Words,
} from './types.ts';

/** RDA-DICE-01..03: one source of a bonus. Two sources may be put on one die, one source never twice. */
export type Bonus = DiceBonus &
  Called & {
    /** The card it comes from, whose energy it uses. */
    readonly card?: Card;
    /** It is worn or held: some attacks heed no armor. */
    readonly armor?: boolean;
  };

/** What a bonus is called: `bonus.<name>`, or as its weapon is. */
type Called =
  | { readonly name: Named<'bonus'>; readonly label?: never }
  | { readonly name: CardId; readonly label: Words };

/** RDA-DICE-06: up to `count` dice may be rolled again. */
export interface Reroll {
  /** Also what it is called: `reroll.<name>`. */
  readonly name: Named<'reroll'>;
  readonly count: number;
  /** It is optional and of this one use: the rule remembers it when it is used. */
  readonly once?: 'round';
}

/** Dice for one test out of a card: they are offered, and use its energy. */
interface Aid {
  /** Also what it is called: `aid.<name>`. */
  readonly name: Named<'aid'>;
  readonly dice: number;
  readonly card: Card;
}

/** What a test is about. */
export interface Test {
  /** Whoever rolls. */
  readonly by: Crew;
  readonly skill: Skill;
  /** RDA-TEST-02: 5 unless said. */
  readonly target: number;
  readonly purpose: Named<'purpose'>;
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

/** What a moment is about: the attack that is under way, the test that failed, the ship or party whose turn is next. */
export interface Occasion {
  readonly attack?: Attack;
  /** Red dice of the hits, which a card may change. */
  readonly hits?: number[];
  /** Harm about to be dealt, and how much of it penetrates. */
  readonly harm?: number;
  readonly penetrating?: number;
  readonly test?: Test;
  readonly ship?: Ship;
}

/** What came of it: harm and hits as they are now, whether the test is rolled again. */
export interface Changed {
  harm: number;
  hits: number[];
  again: boolean;
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
  readonly textKey: TextKey;
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
    /** RDA-ORBIT-02: how many actions a ship has in its turn. */
    readonly shipActions: readonly [number, { readonly by: Ship }];
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
    /** Why it may not declare an ability. */
    readonly whyNotAbility: readonly [Words, { readonly by: Ship }];
    readonly whyNotStealth: readonly [Words, { readonly by: Crew }];
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
    /** Why somebody may not try for a parameter. */
    readonly whyNotParameter: readonly [Words, { readonly by: Crew; readonly parameter: Parameter }];
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
    /** RDA-TACT-13: a moment at which some tactical cards may be used, and who holds one. */
    readonly moment: {
      readonly moment: Moment;
      readonly holders: readonly Ship[];
      readonly occasion: Occasion;
      readonly changed: Changed;
    };
    readonly missionSetUp: Record<never, never>;
    readonly roundEnds: Record<never, never>;
    readonly eventPhase: Record<never, never>;
  };
}

/** What bends a rule. */
export type Effect = BentBy<Hooks>;

export type Hook = HookOf<Hooks>;

/** What bends the rules now; `compose.ts` says where it comes from. */
export const effects = new Effects<Hooks>();
