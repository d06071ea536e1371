import type { EnemyType } from '../types.ts';
import { readFace } from './enemies.ts';
import type { Mission } from './missions/index.ts';

/** ETS-GAME-10: what is separate from the box. */
export const expansions = ['technician', 'primus', 'sentries', 'redeemers'] as const;

export type Expansion = (typeof expansions)[number];

/** The enemies that come in an expansion. */
const enemiesOf: { readonly [E in EnemyType]?: Expansion } = {
  primus: 'primus',
  artemis: 'sentries',
  sip: 'sentries',
  olympian: 'sentries',
  zealot: 'redeemers',
  fanatic: 'redeemers',
  preacher: 'redeemers',
};

const factions = { gep: [], sentry: ['sentries'], redeemer: ['redeemers'] } as const;

const known = new WeakMap<Mission, readonly Expansion[]>();

/** The expansions that a mission needs: for its faction, its boss, its enemies, and a class that it demands. */
export function expansionsFor(mission: Mission): readonly Expansion[] {
  const before = known.get(mission);
  if (before !== undefined) return before;
  const found = findExpansions(mission);
  known.set(mission, found);
  return found;
}

function findExpansions({ faction, boss, tokens, figures, needs }: Mission): readonly Expansion[] {
  const types: EnemyType[] = [
    ...(boss === undefined ? [] : [boss.type]),
    ...Object.values(tokens).flatMap(faces => faces.map(face => readFace(face).type)),
    ...figures.map(({ type }) => type),
  ];
  const found = new Set<Expansion>([...factions[faction], ...types.flatMap(type => enemiesOf[type] ?? [])]);
  if (needs.includes('technician')) found.add('technician');
  return expansions.filter(each => found.has(each));
}
