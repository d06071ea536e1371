import type { Effect } from '../hooks.ts';
import type { BossAttackId, BossCardId, BossType, MoodId } from '../types.ts';

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
  /** Zones that whoever was attacked may enter in its next turn (see `lastingBlows`). */
  readonly slows?: number;
  /** The level of the noise in the boss's zone. */
  readonly noise?: number;
  /** What comes onto the map. */
  readonly brings?: 'token' | 'zealots' | 'martyr';
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

export const bossAttacks: { readonly [A in BossAttackId]: BossAttack } = {
  execution: { boss: 'titan', range: 0, dice: 5, hit: 4, aim: 'highestHealth' },
  groundSlam: { boss: 'titan', range: 1, radial: true, dice: 3, hit: 4, all: true, damaged: 'stunned' },
  charge: { boss: 'titan', range: 2, dice: 3, hit: 4, charges: true },
  backhand: { boss: 'titan', range: 0, dice: 3, hit: 3, damaged: 'thrown' },
  bellow: { boss: 'titan', range: 2, radial: true, dice: 0, hit: 0, all: true, damaged: 'tested', noise: 4 },
  rendingClaws: { boss: 'titan', range: 0, dice: 4, hit: 4, pierces: 1 },
  hurlDebris: { boss: 'titan', range: 3, dice: 3, hit: 4, aim: 'farthest' },
  skewer: { boss: 'primus', range: 1, dice: 4, hit: 4 },
  tailSweep: { boss: 'primus', range: 0, dice: 3, hit: 4, all: true },
  crush: { boss: 'primus', range: 0, dice: 6, hit: 4, aim: 'lowestHealth' },
  acidTorrent: { boss: 'primus', range: 2, dice: 3, hit: 3, pierces: 1 },
  primalShriek: { boss: 'primus', range: 3, radial: true, dice: 0, hit: 0, all: true, damaged: 'tested', noise: 5 },
  pounce: { boss: 'primus', range: 2, dice: 3, hit: 4, charges: true },
  broodCall: { boss: 'primus', range: 2, radial: true, dice: 0, hit: 0, brings: 'token' },
  pulseCannon: { boss: 'olympian', range: 3, dice: 4, hit: 4 },
  stunLance: { boss: 'olympian', range: 0, dice: 3, hit: 3, damaged: 'stunned' },
  missileRack: { boss: 'olympian', range: 4, dice: 2, hit: 4, all: true },
  sonicEmitter: { boss: 'olympian', range: 2, radial: true, dice: 1, hit: 4, all: true, damaged: 'tested' },
  grapple: { boss: 'olympian', range: 2, dice: 2, hit: 4, damaged: 'pulled' },
  suppression: { boss: 'olympian', range: 2, dice: 3, hit: 5, all: true, slows: 1 },
  shockField: { boss: 'olympian', range: 1, radial: true, dice: 3, hit: 4, all: true },
  hammerOfContrition: { boss: 'preacher', range: 0, dice: 5, hit: 4, aim: 'lowestResolve' },
  goldenFlame: { boss: 'preacher', range: 1, dice: 3, hit: 4, all: true },
  denounce: { boss: 'preacher', range: 2, radial: true, dice: 0, hit: 0, all: true, damaged: 'tested' },
  holyBolt: { boss: 'preacher', range: 3, dice: 3, hit: 4 },
  purge: { boss: 'preacher', range: 1, radial: true, dice: 2, hit: 4, all: true },
  callTheFaithful: { boss: 'preacher', range: 3, radial: true, dice: 0, hit: 0, brings: 'zealots' },
  martyrdom: { boss: 'preacher', range: 3, radial: true, dice: 0, hit: 0, brings: 'martyr' },
};

export const moods: { readonly [M in MoodId]: Mood } = {
  enraged: { boss: 'titan', dice: 1 },
  hunting: { boss: 'titan', actions: 3 },
  looming: { boss: 'titan', range: 1 },
  frenzy: { boss: 'titan', hit: 1 },
  sluggish: { boss: 'titan', actions: 1, dice: 2 },
  thickHide: { boss: 'titan', hide: 1 },
  bloodScent: { boss: 'primus', moreActions: 1 },
  ancientFury: { boss: 'primus', dice: 2 },
  farReach: { boss: 'primus', range: 1 },
  unstoppable: { boss: 'primus', pierces: 1 },
  regrowth: { boss: 'primus', regains: 2 },
  torpor: { boss: 'primus', moreActions: -1 },
  overdrive: { boss: 'olympian', actions: 3, dice: 1 },
  pursuit: { boss: 'olympian', actions: 3 },
  siege: { boss: 'olympian', actions: 1, range: 1, dice: 1 },
  containment: { boss: 'olympian', damaged: 'stunned' },
  selfRepair: { boss: 'olympian', regains: 2 },
  targeting: { boss: 'olympian', hit: 1 },
  wrath: { boss: 'preacher', dice: 1 },
  zeal: { boss: 'preacher', actions: 3 },
  devotion: { boss: 'preacher', guards: 1 },
  penance: { boss: 'preacher', tests: 1 },
  sanctuary: { boss: 'preacher', hide: 2 },
  farVoice: { boss: 'preacher', range: 1 },
};

/** What goes on after an attack, by the name of its card. */
export const lastingBlows: { readonly [what: string]: Effect } = {
  suppression: { moveLimit: limit => Math.min(limit, bossAttacks.suppression.slows ?? limit) },
};

/** ETS-BDECK-01: each attack twice, each mood once. */
export function bossDeck(type: BossType): BossCardId[] {
  const attacks = (Object.keys(bossAttacks) as BossAttackId[]).filter(card => bossAttacks[card].boss === type);
  const own = (Object.keys(moods) as MoodId[]).filter(card => moods[card].boss === type);
  return [...attacks, ...attacks, ...own];
}

export function isMood(card: BossCardId): card is MoodId {
  return card in moods;
}
