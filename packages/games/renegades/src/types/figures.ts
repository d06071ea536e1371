import type { Ref, SeatId } from '@starboard/kernel';
import type { GridDirection } from '@starboard/space';
import type {
  CardId,
  CrewId,
  Faction,
  FighterRace,
  NpcId,
  OrbitalTactic,
  ShipId,
  Station,
  SurfaceTactic,
  UpgradeId,
} from './cards.ts';

/** A card in play. */
export interface Card {
  /** Its own number, so that two alike can be told apart: `card:12`. */
  readonly no: number;
  readonly card: CardId;
  /** Left on it; absent where it never depletes. */
  energy?: number;
  /** RDA-GEAR-05, 09: in hand. */
  wielded?: true;
}

/** Something that goes on for a while: a card, an ability or an event at work. What it does is said by the card that `leaves` it. */
export interface Lasting {
  readonly what: string;
  /**
   * When it is over by itself: with the bearer's next attack or Move or at the end of the turn in which it began
   * (`attack`, `move`), with its next Move in this round (`nextMove`), at the end of the turn, of the round, of the next round, when the bearer's next turn begins,
   * when an NPC's next activation is over (`activation`), or with the mission.
   */
  until: 'activation' | 'attack' | 'move' | 'nextMove' | 'turn' | 'round' | 'nextRound' | 'nextTurn' | 'mission';
  /** Who or what it is about: the target named, the door. */
  readonly about?: Ref;
}

/** What crew, NPCs and ships have in common. */
interface Piece {
  lasting: Lasting[];
  /** What it has done in this turn, round or mission that cannot be done again: `scan`, `ability:charge`. */
  usedTurn: string[];
  usedRound: string[];
  usedMission: string[];
  /** RDA-NPC-20, 21: who has hurt it in this round, and how much. */
  hurtBy: { [by: Ref]: number };
}

/** What stands on the surface or on a home board, or is aboard a ship. */
interface Standing extends Piece {
  /** Which board `cell` is of. */
  on: 'surface' | 'home';
  /** Where it stands or lies; meaningless aboard a ship. */
  cell: number;
  /** The number of the ship it is aboard, be it its own or not; 0 on the board. */
  aboard: number;
  wounds: number;
  stunned: boolean;
  /** RDA-SCAN-05: hidden opponents it has found in this round. */
  detected: Ref[];
}

/** RDA-STATION-04, RDA-BRIG-01: where somebody is aboard. A boarder stands on the ship card (RDA-BOARDING-01). */
export type Post = Station | 'quarters' | 'medbay' | 'brig' | 'boarder';

/** RDA-CREW-01. Unconscious with as many wounds as health (RDA-CREW-10). */
export interface Crew extends Standing {
  readonly kind: 'crew';
  readonly id: CrewId;
  /** RDA-CREW-08: whom it serves now. */
  faction: Faction;
  /** The ship whose crew it belongs to; of a prisoner still its own. */
  ship: number;
  /** Meaningless on the board. */
  post: Post;
  /** RDA-KO-03: who carries it, unconscious. */
  bearer: CrewId | null;
  cards: Card[];
  upgrades: UpgradeId[];
  /** UP18: a second specialty. */
  trained: Station | null;
  /** RDA-COMP-14 */
  turned: boolean;
  infected: boolean;
  stealth: boolean;
  /** RDA-STEALTH-07, 08: no more stealth in this round. */
  exposed: boolean;
  /** RDA-ELUDE-04: no more Move actions in this round. */
  held: boolean;
  /** RDA-HEAL-02: the round in which it came into the Med Bay. */
  admitted: number;
}

/** A villain, creature or drone. */
export interface Npc extends Standing {
  readonly kind: 'npc';
  /** In the order of placement. */
  readonly no: number;
  readonly npc: NpcId;
  /** The round in which it was placed: by an event, it does not act before the next (RDA-EVENT-06). */
  readonly placed: number;
  /** RDA-VILLAIN-19: it has not been triggered yet. */
  asleep: boolean;
  /** RDA-VILLAIN-20, 21: it was a guard of its room, and this is who triggered it. */
  culprit: CrewId | null;
  /** RDA-NPC-23 */
  primary: CrewId | null;
  /** RDA-NPC-15: where it last saw its primary target; -1 if never. */
  lastSeen: number;
  /** Whom it attacked last, and who was in range then (RDA-VILLAIN-13). */
  lastTarget: Ref | null;
  lastInRange: Ref[];
  /** RDA-VILLAIN-17: whom it shared with another last round. */
  shared: Ref | null;
  /** RDA-BOARDING-14: ships that it heeds no more. */
  ignored: number[];
}

/** An NPC ship. */
export interface Fighter extends Piece {
  readonly kind: 'fighter';
  readonly no: number;
  readonly race: FighterRace;
  readonly placed: number;
  cell: number;
  damage: number;
}

/**
 * `orbit`: on the orbit board; `docked`: on the surface; `home`: in repair at its home planet (RDA-CRIT-05);
 * `landed`: on a home board (RDA-TIER-08); `captured`: out of play (RDA-BOARDING-10).
 */
type Whereabouts = 'orbit' | 'docked' | 'home' | 'landed' | 'captured';

/** RDA-ABIL-01..07 */
export type ShipAbility =
  | 'inCommand'
  | 'evasiveManeuvers'
  | 'scanForWeaknesses'
  | 'tacticalTargeting'
  | 'overclockTheEngines';

/** RDA-SHIP-01. Crew know which ship and post they are at. */
export interface Ship extends Piece {
  readonly kind: 'ship';
  /** From 1; Renegades first. */
  readonly no: number;
  readonly ship: ShipId;
  readonly faction: Faction;
  /** Nobody's, if the program runs it (RDA-SOLO-01). */
  readonly seat: SeatId | null;
  /** RDA-TACT-09; nobody before crews are picked. */
  commander: CrewId | null;
  where: Whereabouts;
  /** Of the orbit board, of the dock on the surface or on the home board. */
  cell: number;
  facing: GridDirection;
  /** RDA-SHIP-10: the hull side is up. */
  flipped: boolean;
  /** Of the side that is up. */
  damage: number;
  /** The round in which it landed; 0 if it is not docked. */
  landed: number;
  /** RDA-DOCK-01 */
  overstays: boolean;
  /** RDA-TACT-02; the program's commanders have none (RDA-SOLO-05). */
  orbital: OrbitalTactic | null;
  surface: SurfaceTactic | null;
  /** RDA-ABIL-08: the one declared in this round. */
  declared: ShipAbility | null;
  armory: Card[];
  /** Installed, and passengers; see `slotless` (RDA-SHIP-16, 20). */
  components: Card[];
  upgrades: UpgradeId[];
}

/** Whoever fights on a surface. */
export type Figure = Crew | Npc;
/** Whoever fights in orbit. */
export type Vessel = Ship | Fighter;
export type Anybody = Figure | Vessel;
