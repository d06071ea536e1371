import type { bossAttacks, moods } from '../cards/bosses.ts';
import type { BossType } from './enemies.ts';
import type { EnemyType } from './ids.ts';

export type BossAttackId = keyof typeof bossAttacks;
/** ETS-BOSS-05: what a boss is like until the next such card: a Titan's mood, the Olympian's protocol, rhetoric. */
export type MoodId = keyof typeof moods;

/** Whom an attack goes for, if not the nearest (ETS-BOSS-16, 17). */
type Aim = 'highestHealth' | 'lowestHealth' | 'lowestResolve' | 'farthest';

/** ETS-BOSS-04: an attack card. */
export interface BossAttack {
  readonly boss: BossType;
  readonly range: number;
  /** ETS-BOSS-06: it reaches as noise does. */
  readonly radial?: true;
  /** ETS-BDECK-04: with no dice it does no damage, only what else it says. */
  readonly dice: number;
  readonly hit: number;
  readonly aim?: Aim;
  /** ETS-BDECK-04: everybody in the target zone, or in range if it is radial. */
  readonly all?: true;
  /** Armour saves are this much worse. */
  readonly pierces?: number;
  /** ETS-BDECK-08: before rolling the boss moves into the target's zone. */
  readonly charges?: true;
  /** What happens to whoever was damaged; by an attack without dice, to everybody in range. */
  readonly damaged?: 'stunned' | 'thrown' | 'pulled' | 'tested';
  /** Zones that whoever was attacked may enter in its next turn . */
  readonly slows?: number;
  /** The level of the noise in the boss's zone. */
  readonly noise?: number;
  /** What comes onto the map. */
  readonly brings?: 'token' | Called;
}

/** ETS-BDECK table: enemies that a boss calls. */
export interface Called {
  readonly type: EnemyType;
  readonly count: number;
  /** It comes to those who are nearest, and attacks at once. */
  readonly strikes?: true;
}

/** ETS-BOSS-05: a mood, protocol or rhetoric. */
export interface Mood {
  readonly boss: BossType;
  readonly dice?: number;
  readonly range?: number;
  /** What is taken off the number to hit. */
  readonly hit?: number;
  /** Its actions, or by how many they change. */
  readonly actions?: number;
  readonly moreActions?: number;
  readonly pierces?: number;
  /** Successes that each attack on it loses. */
  readonly hide?: number;
  /** Health that it regains at the start of its activation. */
  readonly regains?: number;
  readonly damaged?: 'stunned';
  /** ETS-BDECK table: damage that its guards deal more. */
  readonly guards?: number;
  /** What is added to Resolve tests of those who see it. */
  readonly tests?: number;
}
