import type { EnemyType, TokenFace } from '../types.ts';

export interface Enemy {
  readonly actions: number;
  /** ETS-ENEMYSTAT-03: how far its attack reaches, in sight distance. */
  readonly range: number;
  readonly health: number;
  readonly damage: number;
  /** ETS-COMP-01: figures in the box. */
  readonly figures: number;
  readonly faction: 'gep';
  /** ETS-ENEMY-17: who acts first in a zone; the lower number. */
  readonly rank: number;
  /** ETS-SOLOMON-08: it makes no attack of its own. */
  readonly harmless?: true;
}

/** ETS-ENEMYSTAT */
export const enemies: { readonly [E in EnemyType]: Enemy } = {
  icarus: { actions: 2, range: 1, health: 2, damage: 2, figures: 20, faction: 'gep', rank: 1 },
  jaeger: { actions: 2, range: 0, health: 2, damage: 2, figures: 20, faction: 'gep', rank: 2 },
  swarmer: { actions: 3, range: 0, health: 1, damage: 1, figures: 30, faction: 'gep', rank: 3 },
  solomon: { actions: 3, range: 0, health: 2, damage: 0, figures: 10, faction: 'gep', rank: 4, harmless: true },
};

export const enemyTypes = Object.keys(enemies) as EnemyType[];

/** The bit of each type in a set of types. */
export const typeBits = Object.fromEntries(enemyTypes.map((type, place) => [type, 1 << place])) as {
  readonly [E in EnemyType]: number;
};

/** ETS-RTOK-01: the tokens of a faction, bosses left out (ETS-SETUP-15). */
export const radarTokens: { readonly gep: readonly TokenFace[] } = {
  gep: [
    '4 swarmer',
    '4 swarmer',
    '5 swarmer',
    '5 swarmer',
    '6 swarmer',
    '6 swarmer',
    '3 jaeger',
    '4 jaeger',
    '4 jaeger',
    '4 jaeger',
    '5 jaeger',
    '3 icarus',
    '4 icarus',
    '4 icarus',
    '4 icarus',
    '5 icarus',
  ],
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
  const [count, type] = face.split(' ') as [string, EnemyType];
  const figures = { count: Number(count), type };
  faces.set(face, figures);
  return figures;
}
