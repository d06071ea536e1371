import type { Arms, Enemy, EnemyType } from '../types.ts';

/** All have the same fields in the same order: they are looked at all the time, and alike objects are read fastest. */
const standard = {
  actions: 2,
  range: 0,
  health: 0,
  damage: 0,
  figures: 1,
  faction: 'gep',
  expansion: undefined,
  rank: 0,
  size: 1,
  harmless: false,
  leads: false,
  followedBy: undefined,
  machine: false,
  asAlly: undefined,
  sweeps: false,
  vest: false,
  boss: false,
} as const satisfies Enemy;

const gep = { ...standard, followedBy: 'solomon' } as const;
const sentry = { ...standard, faction: 'sentry', expansion: 'sentries', machine: true } as const;
const redeemer = { ...standard, faction: 'redeemer', expansion: 'redeemers' } as const;
const boss = { size: 4, boss: true } as const;

/** The attack of a machine on the survivors' side: in its own zone and without noise. */
function bare(name: string, dice: number, hit: number): Arms {
  return { name, range: 0, dice, hit, noise: 0, ranged: false };
}

/** ETS-ENEMYSTAT */
export const enemies = {
  titan: { ...gep, ...boss },
  primus: { ...gep, ...boss, expansion: 'primus' },
  olympian: { ...sentry, ...boss },
  preacher: { ...redeemer, ...boss },
  icarus: { ...gep, actions: 2, range: 1, health: 2, damage: 2, figures: 20, rank: 1 },
  jaeger: { ...gep, actions: 2, range: 0, health: 2, damage: 2, figures: 20, rank: 2 },
  sip: { ...sentry, actions: 2, range: 0, health: 2, damage: 2, figures: 12, rank: 2, asAlly: bare('sip', 2, 4) },
  zealot: { ...redeemer, actions: 3, range: 0, health: 2, damage: 1, figures: 16, rank: 2, sweeps: true },
  swarmer: { ...gep, actions: 3, range: 0, health: 1, damage: 1, figures: 30, rank: 3 },
  artemis: {
    ...sentry,
    actions: 3,
    range: 0,
    health: 1,
    damage: 1,
    figures: 12,
    rank: 3,
    asAlly: bare('artemis', 1, 3),
  },
  fanatic: { ...redeemer, actions: 3, range: 0, health: 1, damage: 1, figures: 12, rank: 3, vest: true },
  solomon: { ...gep, actions: 3, range: 0, health: 2, damage: 0, figures: 10, rank: 4, harmless: true, leads: true },
} as const satisfies { readonly [E in EnemyType]: Enemy };

/** The bit of each type in a set of types. */
export const typeBits = Object.fromEntries(Object.keys(enemies).map((type, place) => [type, 1 << place])) as {
  readonly [E in EnemyType]: number;
};
