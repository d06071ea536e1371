import { type Effect as BentBy, Effects } from '@starboard/kernel';
import type {
  Action,
  Arms,
  Attack,
  DoorId,
  EventId,
  Figure,
  Injury,
  ItemId,
  State,
  Survivor,
  TextKey,
  Token,
  WhyNot,
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
  readonly textKey: TextKey;
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
    readonly whyNotMove: readonly [WhyNot, About & { to: ZoneId }];
    readonly whyNotSearch: readonly [WhyNot, About];
    readonly whyNotTrade: readonly [WhyNot, About];
    readonly whyNotActive: readonly [WhyNot, About];
    /** Cards may not be discarded or given away of the own will. */
    readonly whyNotGive: readonly [WhyNot, About];
    /** Med Kits and Medic abilities have no effect. */
    readonly whyNotTreat: readonly [WhyNot, About];
    /** Med Kits may be used on others in the zone, and are kept on this roll or better. */
    readonly kitsForOthers: readonly [number, About];
    /** ETS-DUAL-01: two weapons may not be used as one. */
    readonly whyNotPair: readonly [WhyNot, About];
    /** ETS-DOOR-09: an exit that cannot be used, not yet or never again; with nobody named, not by anybody. */
    readonly whyNotExit: readonly [WhyNot & { readonly forGood?: true }, Partial<About> & { readonly exit: DoorId }];
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

/** What bends the rules now; `compose.ts` says where it comes from. */
export const effects = new Effects<Hooks>();
