import type { Deck, Ref, SeatId, Table } from '@starboard/kernel';
import type {
  CampaignId,
  CardId,
  CrewId,
  EnemyCardId,
  EventId,
  Faction,
  MissionId,
  NpcId,
  OrbitalTactic,
  SurfaceTactic,
  UpgradeId,
} from './cards.ts';
import type { Card, Crew, Fighter, Lasting, Npc, Ship } from './figures.ts';
import type { Named, TextKey } from './texts.ts';

/** The table with this game on it. */
export type Renegades = Table<State, TextKey>;

/** RDA-VAR: switches, all off by default. */
export interface Variants {
  /** VAR-01 */
  readonly dropping: boolean;
  /** VAR-05 */
  readonly creatureMates: boolean;
  /** VAR-09 */
  readonly greenOnEntering: boolean;
  /** VAR-10 */
  readonly lateBonuses: boolean;
  /** VAR-11 */
  readonly experience: boolean;
  /** VAR-12 */
  readonly noDieForPenetrating: boolean;
  /** VAR-13 */
  readonly figuresNeverBlock: boolean;
  /** VAR-16 */
  readonly saleRoundsUp: boolean;
  /** VAR-17 */
  readonly strictLanding: boolean;
  /** VAR-18 */
  readonly unlimitedDice: boolean;
  /** VAR-19 */
  readonly adjacentPassage: boolean;
  /** VAR-20 */
  readonly turnedCenter: boolean;
}

/** What a mission is about (RDA-COMP-13, 15). Numbered tokens are `one` to `six`. */
export type ParameterName =
  | 'xelani'
  | 'ulep'
  | 'slave'
  | 'monolith'
  | 'core' // the Mission Parameter token, whatever it stands for
  | 'data'
  | 'one'
  | 'two'
  | 'three'
  | 'four'
  | 'five'
  | 'six'
  | 'infected'
  | 'site';

/** RDA-PARAM-01, 02, 08..12 */
export type ParameterKind = 'character' | 'object' | 'data' | 'sample' | 'site' | 'target' | 'hidden';

export interface Parameter {
  /** From 1: `parameter:2`. */
  readonly no: number;
  readonly what: ParameterName;
  readonly kind: ParameterKind;
  /** Where it lies or stands; -1 if it is borne, in a hold, hidden or gone. */
  cell: number;
  /** It lies on a home board. */
  atHome?: true;
  /** RDA-PARAM-07: it fell from its bearer; an object is then taken without its test. */
  fallen?: true;
  /** Who bears or leads it. */
  bearer: CrewId | null;
  /** The ship in whose hold it is; 0 for none. */
  hold: number;
  /** RDA-PARAM-12, M10: the container (`container`) or salvage (`salvage`) token under which it is; a secret. */
  under?: { readonly bag: 'container' | 'salvage'; readonly token: number };
  /** M11: whether an Infected token is a sample; a secret. */
  blank?: boolean;
  /** RDA-PARAM-10: who marked the site last. */
  marked: Faction | null;
  /** RDA-TIER-06, RDA-DATA-11: it has arrived. */
  delivered: boolean;
}

/** A container or salvage token on a board; what it is, is known to nobody but those who looked (RDA-DEC-02). */
export interface Token {
  readonly token: number;
  cell: number;
  /** Seats that have seen its hidden side. */
  seenBy: SeatId[];
  /** RDA-SEARCH-09, RDA-SALVAGE-03: who has scanned it, and is safe from it. */
  scannedBy?: Ref[];
}

/** RDA-ROUND-01 and the engine flow: where the match stands. Each is a step, or the beginning of one. */
export type Stage =
  | 'draft' // crews are picked, or completed (RDA-SOLO-03)
  | 'missionBegins' // boards, mission, bounties, tokens, ships in place
  | 'placement' // start squares, docks, the first landing
  | 'shipPhase' // In Command, order
  | 'ships' // one ship after the other, one thing at a time
  | 'fighters'
  | 'shipPhaseEnds' // prisoners are turned
  | 'surfacePhase' // order
  | 'parties' // one party after the other, one thing at a time
  | 'npcs' // guards scan, order
  | 'npcTurns' // one NPC after the other
  | 'event'
  | 'roundEnds'
  | 'missionEnds' // payouts
  | 'shoreLeave';

/** RDA-ORBIT-01..11: what a ship has done in its turn. */
export interface ShipTurn {
  readonly ship: number;
  /** RDA-STATION-04: the beginning is over, crew stay where they are. */
  begun: boolean;
  actions: number;
  attacks: number;
  /** RDA-ORBIT-04: more by cards. */
  attacksAllowed: number;
  moves: number;
}

/** RDA-SURFACE-01..06: what a party has done in its turn. */
export interface PartyTurn {
  readonly ship: number;
  /** Who acts now. */
  crew: CrewId | null;
  /** Those who are done. */
  done: CrewId[];
  /** Of the one who acts: RDA-GEAR-10, nothing done yet. */
  begun: boolean;
  actions: number;
  /** RDA-SURFACE-09, UT14, SI11: actions that may not be attacks. */
  peacefulActions: number;
  attacks: number;
  attacksAllowed: number;
  moves: number;
}

export interface Bounty {
  readonly seat: SeatId;
  readonly crew: CrewId;
  met: boolean;
  /** RDA-BOUNTY-03: teammates who have seen it. */
  shownTo?: readonly SeatId[];
}

export interface Campaign {
  /** RDA-VAR-06: missions of one title only; null for the whole deck. */
  readonly of: CampaignId | null;
  /** RDA-VAR-07 */
  readonly length: number;
  /** RDA-CAMP-07: how many missions are credited to each title. */
  credits: { [C in CampaignId]: number };
  /** Missions still to come, the next one last. */
  missions: MissionId[];
  played: MissionId[];
  /** RDA-CAMP-06: how many ran out of time and did not count. */
  unfinished?: number;
  /** The ending has begun. */
  ending: CampaignId | null;
}

/** RDA-SHORE-09: whose turn it is at Shore Leave (the first; all trade before anybody sells), what it does now, and the cards turned up. */
export interface ShoreLeave {
  seats: SeatId[];
  phase: 'trade' | 'sell' | 'gear' | 'upgrades' | 'recruit' | 'refit' | 'tactics';
  wares: CardId[];
  offers: UpgradeId[];
}

/** How a mission ended (RDA-WIN, RDA-TIER). */
export interface MissionResult {
  /** Nobody, one faction, or both together (RDA-EPIC-06). */
  readonly winners: readonly Faction[];
  /** A text: `end.<reason>`. */
  readonly reason: Named<'end'>;
  /** RDA-WIN-06, RDA-TIER-04: these get half the reward. */
  readonly halves: readonly Faction[];
}

export interface State {
  readonly variants: Variants;
  readonly tier: 1 | 2 | 3;
  /** RDA-QUICK-01, 02: how many event cards a mission has. */
  readonly clock: number;
  readonly start: 'orbit' | 'docked';
  campaign: Campaign | null;
  mission: MissionId;
  stage: Stage;
  round: number;
  /** The tiles of both boards as placed, in one line: see `field/assembly.ts`. */
  surface: string;
  orbit: string;
  ships: Ship[];
  crew: Crew[];
  /** In the order of placement. */
  npcs: Npc[];
  fighters: Fighter[];
  nextNo: number;
  nextCard: number;
  /** Cells of the surface. */
  fires: number[];
  /** Doorways that a mission keeps shut. */
  shutDoors: number[];
  /** RDA-TILE-10: mines that have gone off. */
  spentMines: number[];
  /** RDA-EPIC-09 */
  closedDocks: number[];
  containers: Token[];
  salvage: Token[];
  /** Tokens that are not on a board; their order means nothing and is nobody's to know. */
  containerBag: number[];
  salvageBag: number[];
  /** RDA-COMP-16: those that were turned over; matches of earlier versions may be without. */
  used?: { readonly containers: number[]; readonly salvage: number[] };
  /** RDA-VAR-01 */
  dropped: { readonly cell: number; readonly card: Card }[];
  parameters: Parameter[];
  /** Whatever a mission counts by itself: failed tests of M14, the round of M08's claim. */
  notes: { [name: string]: number };
  events: Deck<EventId>;
  enemies: Deck<EnemyCardId>;
  creatures: Deck<NpcId>;
  gear: Deck<CardId>;
  upgradeDeck: Deck<UpgradeId>;
  orbitalTactics: Deck<OrbitalTactic>;
  surfaceTactics: Deck<SurfaceTactic>;
  bounties: Bounty[];
  /** RDA-SETUP-33: what each seat has, and what it will be paid at the end of the mission. */
  purses: { [seat: SeatId]: number };
  earned: { [seat: SeatId]: number };
  /** RDA-VAR-11 */
  experience: { [seat: SeatId]: number };
  /** Ships in the order of this phase, those whose turn is over left out; the first acts. */
  order: number[];
  turn: ShipTurn | null;
  party: PartyTurn | null;
  /** What lasts for the whole table: events in force. */
  lasting: Lasting[];
  /** RDA-ROUND-05 */
  drawing: boolean;
  /** RDA-QUICK-04: the last round is under way. */
  lastRound: boolean;
  /** RDA-TIER-08: the faction that has ascended with all parameters in a tier 3 game. */
  chase: Faction | null;
  shore: ShoreLeave | null;
  result: MissionResult | null;
  /** The match is over. */
  over: boolean;
}
