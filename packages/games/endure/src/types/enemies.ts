import type { Deck, SeatId } from '@starboard/kernel';
import type { enemies } from '../cards/enemies.ts';
import type { Expansion } from '../tables/expansions.ts';
import type { Arms } from './attack.ts';
import type { MoodId } from './bosses.ts';
import type { BossCardId, EnemyType } from './ids.ts';
import type { ZoneId } from './map.ts';
import type { Survivor } from './survivors.ts';

export type Faction = 'gep' | 'sentry' | 'redeemer';
/** Those whose card says so. */
export type BossType = Printed<{ readonly boss: true }>;
/** ETS-CO-1304: those that can be led home. */
type AllyType = Printed<{ readonly asAlly: Arms }>;
type Printed<So> = { [E in EnemyType]: (typeof enemies)[E] extends So ? E : never }[EnemyType];

/** What stands on an enemy's card (ETS-ENEMYSTAT). */
export interface Enemy {
  readonly actions: number;
  /** ETS-ENEMYSTAT-03: how far its attack reaches, in sight distance. */
  readonly range: number;
  /** Of a boss the mission says it (ETS-BOSS-22). */
  readonly health: number;
  readonly damage: number;
  /** ETS-COMP-01, ETS-RTOK-06: figures in the box. */
  readonly figures: number;
  readonly faction: Faction;
  /** ETS-GAME-10: what it comes with, if not with the box. */
  readonly expansion: Expansion | undefined;
  /** ETS-ENEMY-17: who acts first in a zone; the lower number. */
  readonly rank: number;
  /** ETS-MAP-15: places it takes up. */
  readonly size: number;
  /** ETS-SOLOMON-08: it makes no attack of its own. */
  readonly harmless: boolean;
  /** ETS-SOLOMON-04..11: it leads the others of its faction: they strike harder beside it, and go with it. */
  readonly leads: boolean;
  /** ETS-SOLOMON-01: who may come along when its token is revealed. */
  readonly followedBy: EnemyType | undefined;
  /** ETS-ENEMYSTAT-10, ETS-EVENT-14: it needs no air, and is easier to hit. */
  readonly machine: boolean;
  /** ETS-CO-1308, 1317, ETS-ERR-15: how it attacks once it is friendly, if it can be led home at all. */
  readonly asAlly: Arms | undefined;
  /** ETS-ENEMYSTAT-11: its attack is on everybody in the zone. */
  readonly sweeps: boolean;
  /** ETS-ENEMYSTAT-13: it wears a vest that explodes. */
  readonly vest: boolean;
  readonly boss: boolean;
}
/** What a radar token shows when it is turned: how many of which type. */
export type TokenFace = `${number} ${EnemyType}`;

/** An enemy figure. */
export interface Figure {
  readonly id: number;
  readonly type: EnemyType;
  zone: ZoneId;
  /** Health lost for good: by a standard enemy to Life Support Failure (ETS-EVENT-13), by a boss to anything (ETS-COMBAT-07). */
  hurt: number;
  stunned: boolean;
  /** ETS-ENEMY-08: the survivors it has seen in this Survivor phase, one bit each by their place at the table. */
  saw: number;
}

/** ETS-BOSS-03: what goes with a boss, from set-up on, whether it has shown itself or not. */
export interface Boss {
  readonly type: BossType;
  /** ETS-BOSS-22: the Health it starts with. */
  readonly health: number;
  /** Not on the map yet, on it, or dead (ETS-BOSS-23). */
  status: 'hidden' | 'here' | 'dead';
  deck: Deck<BossCardId>;
  mood: MoodId | null;
  /** ETS-CO-1503, 1510: the zone where it is offline, until somebody wakes it; then it is a figure. -1 if it is not. */
  sleepsIn: ZoneId;
}

/** A face-down radar token. Its id tells nothing of its face (ETS-ODD-16). */
export interface Token {
  readonly id: number;
  readonly face: TokenFace;
  zone: ZoneId;
  /** ETS-ODD-15: who has looked at it. */
  knownTo: SeatId[];
  /** ETS-CO-1203: shut down for this round. */
  stunned: boolean;
  /** Laid at set-up, from the mission's open list, or drawn from the pile. */
  readonly spawned: boolean;
}

/** ETS-CO-1307, 1308: a Sentry that walks with the survivors. */
export interface Ally {
  readonly id: number;
  readonly type: AllyType;
  zone: ZoneId;
  hurt: number;
  status: 'here' | 'gone' | 'left';
  /** ETS-CO-1313: the round in which it was rebooted. */
  readonly since: number;
}

/** ETS-CO-1311: whom enemies go for. */
export type Prey = Survivor | Ally;
