import type { Deck, SeatId } from '@starboard/kernel';
import type { BossCardId, MoodId } from './cards.ts';
import type { ZoneId } from './map.ts';
import type { Survivor } from './survivors.ts';

export type Faction = 'gep' | 'sentry' | 'redeemer';
export type BossType = 'titan' | 'primus' | 'olympian' | 'preacher';
export type EnemyType =
  | 'swarmer'
  | 'jaeger'
  | 'icarus'
  | 'solomon'
  | 'artemis'
  | 'sip'
  | 'zealot'
  | 'fanatic'
  | BossType;
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
  readonly type: 'artemis' | 'sip';
  zone: ZoneId;
  hurt: number;
  status: 'here' | 'gone' | 'left';
  /** ETS-CO-1313: the round in which it was rebooted. */
  readonly since: number;
}

/** ETS-CO-1311: whom enemies go for. */
export type Prey = Survivor | Ally;
