import type { BossType, EnemyType, Faction, TokenFace } from '../types.ts';

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
  /** ETS-ENEMY-17: who acts first in a zone; the lower number. */
  readonly rank: number;
  /** ETS-MAP-15: places it takes up. */
  readonly size: number;
  /** ETS-SOLOMON-08: it makes no attack of its own. */
  readonly harmless: boolean;
  /** ETS-ENEMYSTAT-11: its attack is on everybody in the zone. */
  readonly sweeps: boolean;
  /** ETS-ENEMYSTAT-13: it wears a vest that explodes. */
  readonly vest: boolean;
  readonly boss: boolean;
}

/** All have the same fields in the same order: they are looked at all the time, and alike objects are read fastest. */
const standard: Enemy = {
  actions: 2,
  range: 0,
  health: 0,
  damage: 0,
  figures: 1,
  faction: 'gep',
  rank: 0,
  size: 1,
  harmless: false,
  sweeps: false,
  vest: false,
  boss: false,
};
const boss: Enemy = { ...standard, size: 4, boss: true };

/** ETS-ENEMYSTAT */
export const enemies: { readonly [E in EnemyType]: Enemy } = {
  titan: { ...boss, faction: 'gep' },
  primus: { ...boss, faction: 'gep' },
  olympian: { ...boss, faction: 'sentry' },
  preacher: { ...boss, faction: 'redeemer' },
  icarus: { ...standard, actions: 2, range: 1, health: 2, damage: 2, figures: 20, faction: 'gep', rank: 1 },
  jaeger: { ...standard, actions: 2, range: 0, health: 2, damage: 2, figures: 20, faction: 'gep', rank: 2 },
  sip: { ...standard, actions: 2, range: 0, health: 2, damage: 2, figures: 12, faction: 'sentry', rank: 2 },
  zealot: {
    ...standard,
    actions: 3,
    range: 0,
    health: 2,
    damage: 1,
    figures: 16,
    faction: 'redeemer',
    rank: 2,
    sweeps: true,
  },
  swarmer: { ...standard, actions: 3, range: 0, health: 1, damage: 1, figures: 30, faction: 'gep', rank: 3 },
  artemis: { ...standard, actions: 3, range: 0, health: 1, damage: 1, figures: 12, faction: 'sentry', rank: 3 },
  fanatic: {
    ...standard,
    actions: 3,
    range: 0,
    health: 1,
    damage: 1,
    figures: 12,
    faction: 'redeemer',
    rank: 3,
    vest: true,
  },
  solomon: {
    ...standard,
    actions: 3,
    range: 0,
    health: 2,
    damage: 0,
    figures: 10,
    faction: 'gep',
    rank: 4,
    harmless: true,
  },
};

export const enemyTypes = Object.keys(enemies) as EnemyType[];

export function isBoss(type: EnemyType): type is BossType {
  return enemies[type].boss;
}

/** The bit of each type in a set of types. */
export const typeBits = Object.fromEntries(enemyTypes.map((type, place) => [type, 1 << place])) as {
  readonly [E in EnemyType]: number;
};

function tokens(counts: { readonly [face: TokenFace]: number }): readonly TokenFace[] {
  return Object.entries(counts).flatMap(([face, count]) => Array<TokenFace>(count).fill(face as TokenFace));
}

/** ETS-RTOK-01..03: the tokens of a faction; the Titan's is left out unless the mission lays it (ETS-SETUP-15). */
export const radarTokens: { readonly [F in Faction]: readonly TokenFace[] } = {
  gep: tokens({
    '4 swarmer': 2,
    '5 swarmer': 2,
    '6 swarmer': 2,
    '3 jaeger': 1,
    '4 jaeger': 3,
    '5 jaeger': 1,
    '3 icarus': 1,
    '4 icarus': 3,
    '5 icarus': 1,
  }),
  sentry: tokens({ '2 artemis': 2, '3 artemis': 2, '2 sip': 2, '3 sip': 2 }),
  redeemer: tokens({ '2 fanatic': 2, '3 fanatic': 2, '2 zealot': 2, '3 zealot': 2 }),
};

/** How many of which type. */
interface Figures {
  readonly count: number;
  readonly type: EnemyType;
}

const faces = new Map<TokenFace, Figures>();

/** What a token stands for. */
export function readFace(face: TokenFace): Figures {
  const known = faces.get(face);
  if (known !== undefined) return known;
  const [count, name] = face.split(' ');
  // the very string by which everything else knows the type: a copy of it would be compared letter by letter each time
  const figures = { count: Number(count), type: enemyTypes.find(type => type === name)! };
  faces.set(face, figures);
  return figures;
}
