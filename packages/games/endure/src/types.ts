import type { Deck, Described, Flow, Table, Text } from '@starboard/kernel';
import type { ZoneBeam } from '@starboard/space';

/** The table with this game on it. */
export type Endure = Table<State>;

/** A zone, by its number on the compiled map of the mission. */
export type ZoneId = number;
/** A door, by its number: first the map's own doors, then the exits on its rim. */
export type DoorId = number;

export type ClassName = 'captain' | 'marine' | 'psychic' | 'engineer' | 'medic' | 'scout' | 'technician';
/** ETS-ABIL-09: a class with one of its two ability sets; also the seat that plays it. */
export type SurvivorId = `${ClassName}-${'a' | 'b'}`;

export type Injury = 'head' | 'body' | 'leg';
export type Direction = 'N' | 'E' | 'S' | 'W';

export type EnemyType = 'swarmer' | 'jaeger' | 'icarus' | 'solomon';
/** What a radar token shows when it is turned: how many of which type. */
export type TokenFace = `${number} ${EnemyType}`;

export type TileCode =
  | 'ROBO'
  | 'SEC'
  | 'LIFE'
  | 'SHR'
  | 'CREW'
  | 'ARM'
  | 'PRIM'
  | 'MED'
  | 'NAV'
  | 'LAB'
  | 'REC'
  | 'ENG';

export type WeaponId =
  | 'swarmerLeg'
  | 'pistol'
  | 'plasmaCutter'
  | 'shotgun'
  | 'assaultRifle'
  | 'medicalBlade'
  | 'medicalLaser'
  | 'persuader'
  | 'voidCannon'
  | 'rivetGun'
  | 'arcBaton'
  | 'fireAxe'
  | 'silencedPistol';
export type ArmourId = 'paddedOveralls' | 'safeguardArmour' | 'bastionArmour' | 'hullPlate';
export type HelmetId = 'reinforcedHelmet' | 'tacticalVisor' | 'calmingRig' | 'rebreather' | 'trackerHelm';
export type GearId =
  | 'powerCell'
  | 'medKit1'
  | 'medKit2'
  | 'medKit3'
  | 'stunGrenade'
  | 'shieldBubble'
  | 'holoDecoy'
  | 'fragGrenade'
  | 'adrenalineShot'
  | 'calmative'
  | 'overrideKey';
export type NoiseCardId = 'noise1' | 'noise2' | 'noise3' | 'noise4';
/** What can be carried; a noise card never is. */
export type ItemId = WeaponId | ArmourId | HelmetId | GearId;
export type ItemCardId = ItemId | NoiseCardId;

export type EventId =
  | `spawn${TileCode}`
  | 'proximityAlert'
  | 'lockdown'
  | 'blackout'
  | 'lifeSupportFailure'
  | 'gravityFailure'
  | 'anxiety'
  | 'groaningHull';

export type ResolveCardId =
  | 'peripheryFright'
  | 'startled'
  | 'barophobia'
  | 'scream'
  | 'allAroundUs'
  | 'hoarder'
  | 'contagiousPanic'
  | 'claustrophobia'
  | 'nyctophobia'
  | 'vertigo'
  | 'panic'
  | 'eremophobia'
  | 'frighteningBehaviour'
  | 'uncontrollableShaking'
  | 'memoryLoss'
  | 'fear'
  | 'acuteStress'
  | 'breakdown'
  | 'iatrophobia'
  | 'suicidal';

export type AccomplishmentId =
  | 'pushComesToShove'
  | 'combatTraining'
  | 'theGambit'
  | 'makingItLast'
  | 'strengthInNumbers'
  | 'aloneTime'
  | 'weCanBeatThis'
  | 'silentTreatment'
  | 'conservingEnergy'
  | 'nothingToFear'
  | 'cooperationIsKey'
  | 'practiceMakesPerfect'
  | 'ninja'
  | 'keepYourGuardUp'
  | 'onARoll'
  | 'burstOfSpeed'
  | 'annihilator'
  | 'collector';

/** ETS-INV-01: one body, one head, three general spaces. */
export type Space = 'body' | 'head' | 0 | 1 | 2;

/** A card in an inventory. Two identical weapons in one space are a pair (ETS-INV-11). */
export interface Card {
  readonly item: ItemId;
  space: Space;
  /** ETS-JAM-07: the jam stays on the card until the round ends. */
  jammed: boolean;
  /** ETS-ITEM-10: charges that a Power Cell has given. */
  spent: number;
}

export interface ResolveCard {
  readonly card: ResolveCardId;
  /** Turned up: carried out if it acts once, in force if it lasts. */
  shown: boolean;
}

/** ETS-ACC-02: a survivor's accomplishment card and how far its task has come. */
export interface Accomplishment {
  readonly card: AccomplishmentId;
  count: number;
  /** What was counted, where it matters what: weapons, partners. */
  marks: string[];
  unlocked: boolean;
  /** The reward of a lasting card is in force. */
  inForce: boolean;
}

/** When something that was started ends. */
export type Until = 'turnEnds' | 'nextTurn' | 'phaseEnds' | 'roundEnds' | 'used';

/** An ability or reward that goes on after it was used. */
export interface Lasting {
  /** The name of the ability, item or reward that it comes from. */
  readonly what: string;
  readonly until: Until;
  readonly zone?: ZoneId;
  /** The weapon that waits, by its key. */
  readonly weapon?: string;
  /** Those it still covers. */
  readonly covers?: readonly SurvivorId[];
}

/** ETS-STUN-02, 03: `out` for the rest of the round, `shaken` for one action of the next turn. */
export type Stun = 'no' | 'out' | 'shaken';

export interface Survivor {
  readonly id: SurvivorId;
  status: 'alive' | 'dead' | 'left';
  zone: ZoneId;
  health: number;
  resolve: number;
  injuries: Injury[];
  cards: Card[];
  resolveCards: ResolveCard[];
  accomplishment: Accomplishment | null;
  crisisUsed: boolean;
  stun: Stun;
  /** The round in which it was stunned (ETS-STUN-10). */
  stunRound: number;
  /** Actions that the next turn has more (or less). */
  nextActions: number;
  /** ETS-MOVE-06: a failed check holds it in this zone; -1 if none does. */
  heldIn: ZoneId;
  /** The enemy types in its view, one bit each. */
  inView: number;
  lasting: Lasting[];
  /** What it did in its present turn. */
  turn: TurnRecord;
  /** ETS-ABIL-03 and the like: what may be used once in a round. */
  usedThisRound: string[];
}

/** What a survivor did in its turn; begun anew with each. */
export interface TurnRecord {
  /** Actions left. */
  actions: number;
  /** Actions it began with. */
  given: number;
  /** Zones entered by its own moves (ETS-MOVE-12). */
  zones: number;
  /** Actions spent on Move. */
  moves: number;
  /** Zones entered in any way. */
  entered: number;
  searched: ZoneId[];
  used: string[];
  madeNoise: boolean;
}

/** An enemy figure. */
export interface Figure {
  readonly id: number;
  readonly type: EnemyType;
  zone: ZoneId;
  /** ETS-EVENT-13: Health lost for good. */
  hurt: number;
  stunned: boolean;
  /** ETS-ENEMY-08: the survivors it has seen in this Survivor phase, one bit each by their place at the table. */
  saw: number;
}

/** A face-down radar token. Its id tells nothing of its face (ETS-ODD-16). */
export interface Token {
  readonly id: number;
  readonly face: TokenFace;
  zone: ZoneId;
  /** ETS-ODD-15: who has looked at it. */
  knownTo: SurvivorId[];
  /** Laid at set-up, from the mission's open list, or drawn from the pile. */
  readonly spawned: boolean;
}

interface Noise {
  readonly zone: ZoneId;
  readonly level: number;
  /** ETS-NOISE-09: made in a Resolution phase, it stays until the end of the next one. */
  late: boolean;
}

/** ETS-DOOR-01: a door or exit. What holds it open or shut for a time beats Lockdown; the last hold counts. */
export interface Door {
  readonly locked: boolean;
  readonly holds: readonly Hold[];
}

export interface Hold {
  readonly as: 'open' | 'locked';
  /** The round at whose end it is over; 0: when the event in force ends. */
  readonly until: number;
}

export interface Objective {
  readonly id: number;
  zone: ZoneId;
  carrier: SurvivorId | null;
  done: boolean;
}

export interface Turret {
  readonly by: SurvivorId;
  readonly zone: ZoneId;
  /** ETS-CLASS table: Enemy phases in which it still fires. */
  left: number;
}

export type Phase = 'survivors' | 'enemies' | 'resolution';

/** What is counted for the end screen and the simulation. */
export interface Tally {
  kills: number;
  revealed: number;
  searches: number;
}

export interface State {
  readonly mission: string;
  /** Only the switches that differ from the default. */
  readonly variants: { readonly [variant: string]: string };
  /** ETS-GAME-07: the number of survivors at set-up. */
  readonly crewSize: number;
  round: number;
  phase: Phase;
  /** In clockwise order. A survivor's place is its number. */
  survivors: Survivor[];
  firstPlayer: number;
  /** How many survivors have finished their turn in this phase. */
  turnsTaken: number;
  /** The survivor whose turn has begun, or -1. */
  acting: number;
  figures: Figure[];
  tokens: Token[];
  /** ETS-SETUP-14: a bag; its order means nothing. */
  pile: TokenFace[];
  /** The next number for a figure, token or other thing. */
  nextId: number;
  noises: Noise[];
  /** Never changed in place: another list is another map. */
  doors: readonly Door[];
  /** ETS-ABIL-08: walls that were opened, as pairs of zones. */
  breaches: readonly (readonly [ZoneId, ZoneId])[];
  bubbles: ZoneId[];
  decoys: ZoneId[];
  turrets: Turret[];
  objectives: Objective[];
  /** Noise cards and used-up items lie in the discards. */
  items: Deck<ItemCardId>;
  /** ETS-INV-10: what was discarded or lost with its owner. */
  removed: ItemId[];
  events: Deck<EventId>;
  resolveDeck: Deck<ResolveCardId>;
  accomplishments: Deck<AccomplishmentId>;
  /** The event card in force. */
  event: EventId | null;
  /** The next event card is drawn without effect. */
  purged: boolean;
  tally: Tally;
  result: 'won' | 'lost' | null;
  /** Why. */
  reason: string;
}

/** Why something cannot be done, and by which rule. */
export interface Bar {
  readonly reason: Text;
  readonly rule: string;
}

/** What a weapon, a grenade or a turret does when it attacks: four numbers (ETS-COMBAT-02), and what it is. */
export interface Arms {
  /** The word for it: a weapon's name, a grenade's, a turret's. */
  readonly name: string;
  readonly range: number;
  readonly dice: number;
  readonly hit: number;
  readonly noise: number;
  /** ETS-RANGED-01, ETS-DMG-16: range above 0 as printed. */
  readonly ranged: boolean;
  /** ETS-RANGED-12: thrown over whatever stands between; its noise is where it lands. */
  readonly thrown?: true;
}

/** One attack of a survivor, from its declaration on. */
export interface Attack {
  readonly by: Survivor;
  readonly arms: Arms;
  /** The weapon cards used: one, two for a pair, none for a grenade or turret. */
  readonly cards: readonly Card[];
  /** Where it is made from and where it goes. */
  readonly from: ZoneId;
  readonly zone: ZoneId;
  /** ETS-RANGED-11: the straight line of a shot into another zone. */
  readonly line: ZoneBeam | undefined;
  dice: number;
  hit: number;
  noise: number;
  /** ETS-ODD-10: added to each die last. */
  bonus: number;
  /** Its noise has been made already, by the attack that it is part of. */
  readonly heard: boolean;
  /** ETS-JAM-04 and exceptions. */
  canJam: boolean;
  /** Failed dice strike bystanders. */
  strays: boolean;
  /** ETS-EVENT-18, 19: it pushes in gravity failure. */
  pushes: boolean;
  rolled: number[];
  jammed: boolean;
  kills: EnemyType[];
}

/** Something a survivor may do in its turn, offered as an option. */
export interface Action {
  readonly key: string;
  /** The verb it belongs to: options of one verb stand together. */
  readonly group: ActionGroup;
  /** Actions it costs. */
  readonly cost: number;
  /** How it is shown, worked out when somebody looks. */
  describe(state: State): Described;
  do(t: Endure, by: Survivor): Flow;
}

export type ActionGroup =
  | 'move'
  | 'attack'
  | 'search'
  | 'interact'
  | 'ability'
  | 'item'
  | 'trade'
  | 'noise'
  | 'reward'
  | 'inventory'
  | 'end';
