import type { Flow } from '@starboard/kernel';
import type { Effect } from '../hooks.ts';
import type { Expansion } from '../tables/expansions.ts';
import type { WhyNot } from './attack.ts';
import type { RefugePlace } from './campaign.ts';
import type { AbilityId } from './ids.ts';
import type { ClassName, TileCode } from './map.ts';
import type { Endure, State } from './state.ts';
import type { Survivor } from './survivors.ts';
import type { Words } from './texts.ts';

/** An event card: what happens when it is drawn, and what it changes until the next one. */
export interface EventCard {
  readonly copies: number;
  /** ETS-EDECK-01: a radar spawn card for this tile. */
  readonly tile?: TileCode;
  /** ETS-EDECK-02: it counts as a radar spawn card. */
  readonly spawns?: true;
  readonly lockdown?: true;
  readonly darkness?: true;
  readonly weightless?: true;
  drawn?(t: Endure): Flow;
  readonly effect?: Effect;
}

/** A Resolve card: its number, and what it does once or from then on (ETS-RDECK-01). */
export interface ResolveCardEntry {
  readonly number: number;
  /** ETS-RCARD-06: carried out once. */
  once?(t: Endure, by: Survivor): Flow;
  /** ETS-RCARD-07: in force for the rest of the mission. */
  readonly lasting?: Effect;
  /** What bites at the start of its owner's turns. */
  readonly turnStarts?: { isDue(state: State, by: Survivor): boolean; bite(t: Endure, by: Survivor): Flow };
}

/** An accomplishment card: a task that counts, and a reward that is used up or lasts (ETS-ADECK-01). */
export interface AccomplishmentCard {
  readonly task: Effect;
  /** What may be done already when the card is dealt. */
  dealt?(t: Endure, by: Survivor): void;
  /** ETS-ACC-05: what a single-use reward does. */
  use?(t: Endure, by: Survivor): Flow;
  /** What it changes after it was used, for as long as it lasts. */
  readonly lasting?: Lasts;
  /** ETS-ACC-06: what a lasting reward changes. */
  readonly reward?: Effect;
  /** Why the reward would do nothing now. */
  whyNot?(state: State, by: Survivor): WhyNot | undefined;
}

/** A Refuge event (ETS-RTAB-03): what happens when it is drawn, and what it changes in its round. */
export interface RefugeEvent {
  happen?(t: Endure): Flow;
  /** A place that is closed. */
  readonly closes?: RefugePlace;
  /** By how much the track is lowered; 1 unless said. */
  readonly track?: number;
  /** How many cards the Trading Post asks for; 2 unless said. */
  readonly price?: number;
}

/** A class: its maximum and starting Health (ETS-CLASS-02), and two sets of abilities (ETS-CLASS-01, ETS-ABIL-09). */
export interface ClassCard {
  readonly health: number;
  /** ETS-GAME-10: it is separate from the box. */
  readonly expansion?: Expansion;
  readonly a: AbilitySet;
  readonly b: AbilitySet;
}

/** Somebody who may take part: a class with one of its sets of abilities. */
export interface SurvivorCard extends AbilitySet {
  readonly class: ClassName;
  readonly health: number;
  readonly expansion: Expansion | undefined;
  readonly name: Words;
}

/** ETS-ABIL-01 */
interface AbilitySet {
  readonly passive: Passive;
  readonly active: Ability;
  readonly crisis: Ability;
}

/** ETS-ABIL-02: always in effect. */
interface Passive {
  readonly name: AbilityId;
  readonly effect: Effect;
}

/** ETS-ABIL-03, 04: an active or a crisis ability. */
interface Ability {
  readonly name: AbilityId;
  /** Why it would do nothing now (ETS-ODD-33). */
  whyNot?(state: State, by: Survivor): WhyNot | undefined;
  use(t: Endure, by: Survivor): Flow;
  /** What it changes after it was used, for as long as it lasts. */
  readonly lasting?: Lasts;
}

/** Something that goes on; some of it hides whoever has it from enemies outside its zone. */
export type Lasts = Effect & { readonly hides?: true };

/** A campaign (ETS-CAMP-08..12). */
export interface CampaignEntry {
  /** Its missions in order; of those that stand together the players choose one. */
  readonly stages: readonly (readonly [string, ...string[]])[];
  /** ETS-CAMP-21: asked for when it starts. */
  readonly needs: readonly ClassName[];
}
