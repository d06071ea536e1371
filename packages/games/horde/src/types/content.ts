import type { FeatId } from '../content/feats.ts';
import type { GearId } from '../content/gear.ts';
import type { ArchetypeId } from '../content/heroes.ts';
import type { ConsumableId } from '../content/items.ts';
import type { SkillId } from '../content/skills.ts';
import type { UnitId } from '../content/units/index.ts';

export type { ArchetypeId, ConsumableId, FeatId, GearId, SkillId, UnitId };

/** GSQ-GEO-02 */
export type BaseSize = 'S' | 'M' | 'L' | 'H';

/** GSQ-HERO-01: what is tested besides Quality and Defense. */
export type Stat = 'str' | 'dex' | 'wil';

/** GSQ-SPECIAL: rules that a weapon may have; the number is its X, or 1 where it has none. */
type WeaponRule = 'bane' | 'blast' | 'deadly' | 'indirect' | 'reliable' | 'rending' | 'surge';

/** GSQ-SPECIAL: rules that a model may have; the number is its X, or 1 where it has none. */
export type Special =
  | 'caster'
  | 'commanding'
  | 'counter'
  | 'dreadAura'
  | 'droneEscort'
  | 'fast'
  | 'fear'
  | 'fearless'
  | 'fieldSurgeon'
  | 'flying'
  | 'furious'
  | 'guardian'
  | 'impact'
  | 'inspiring'
  | 'keenEye'
  | 'mender'
  | 'regeneration'
  | 'relentless'
  | 'scavenger'
  | 'selfRepair'
  | 'slow'
  | 'stealth'
  | 'strider'
  | 'thrust';

export interface Weapon {
  /** Its name among the texts: `weapon.<name>`. Weapons of one name in a unit share a target (GSQ-SHOOT-03). */
  readonly name: string;
  /** In inches; 0 is a melee weapon (GSQ-SHOOT-01). */
  readonly range: number;
  readonly attacks: number;
  readonly ap: number;
  readonly rules: { readonly [R in WeaponRule]?: number };
}

/** What heroes and enemies have in common. */
export interface Profile {
  readonly cost: number;
  readonly base: BaseSize;
  readonly quality: number;
  readonly defense: number;
  readonly tough: number;
  readonly weapons: readonly Weapon[];
  readonly specials: { readonly [S in Special]?: number };
}

/** GSQ-HERO-01 */
export interface Archetype extends Profile {
  readonly str: number;
  readonly dex: number;
  readonly wil: number;
  readonly power: number;
  readonly skills: readonly SkillId[];
}

export type Faction = 'swarm' | 'remnant' | 'corsairs' | 'cult';

/** GSQ-AI-12..18 */
export type AiType = 'melee' | 'shooter' | 'hybrid' | 'hunter' | 'support';

/** GSQ-UNIT-01: the cost is that of the whole unit. */
export interface UnitProfile extends Profile {
  readonly faction: Faction;
  readonly models: number;
  readonly ai: AiType;
  /** GSQ-UNIT-02 */
  readonly boss?: true;
}

/** GSQ-COND-01 */
export type Condition = 'afflicted' | 'diseased' | 'impaired' | 'crippled';

/** GSQ-INJURY-05..10, in the order of the die. */
export type Injury = 'chestWound' | 'blindedEye' | 'smashedLeg' | 'brokenArm' | 'spinalInjury' | 'crushedSpirit';

/** GSQ-TERRAIN-07..17 */
export type PieceKind =
  | 'bunker'
  | 'cargo'
  | 'ruin'
  | 'barrier'
  | 'thicket'
  | 'vents'
  | 'rubble'
  | 'crater'
  | 'pool'
  | 'scrub'
  | 'ridge';
