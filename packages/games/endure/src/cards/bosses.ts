import type { Effect } from '../hooks.ts';
import type { BossAttack, BossCardId, Mood } from '../types.ts';

/** ETS-BDECK-01 */
export const bossAttacks = {
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
  callTheFaithful: { boss: 'preacher', range: 3, radial: true, dice: 0, hit: 0, brings: { type: 'zealot', count: 2 } },
  martyrdom: {
    boss: 'preacher',
    range: 3,
    radial: true,
    dice: 0,
    hit: 0,
    brings: { type: 'fanatic', count: 1, strikes: true },
  },
} as const satisfies { readonly [C in BossCardId]?: BossAttack };

export const moods = {
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
} as const satisfies { readonly [C in BossCardId]?: Mood };

/** Every card is the one or the other. */
export const bossCards: { readonly [C in BossCardId]: BossAttack | Mood } = { ...bossAttacks, ...moods };

/** What goes on after an attack, by the name of its card. */
export const lastingBlows: { readonly [C in BossCardId]?: Effect } = Object.fromEntries(
  Object.entries<BossAttack>(bossAttacks).flatMap(([card, { slows }]) =>
    slows === undefined ? [] : [[card, { moveLimit: (limit: number) => Math.min(limit, slows) }]],
  ),
);
