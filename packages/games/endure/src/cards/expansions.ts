import type { EnemyType } from '../types.ts';
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

const factions = { gep: undefined, sentry: 'sentries', redeemer: 'redeemers' } as const;

/**
 * The expansions that a mission needs: for its faction, its boss, its enemies, and a class that it demands. Its tokens are
 * those of its faction, or its boss's (ETS-RTOK-01); a boss that hides has Redeemers for guards (ETS-ROP-1905).
 */
export function expansionsFor({ faction, boss, figures, conditions, needs }: Mission): readonly Expansion[] {
  const found: readonly (string | undefined)[] = [
    factions[faction],
    boss && enemiesOf[boss.type],
    ...figures.map(({ type }) => enemiesOf[type]),
    ...conditions.map(each => (each.condition === 'hideout' ? enemiesOf[each.guards.type] : undefined)),
    ...needs,
  ];
  return expansions.filter(each => found.includes(each));
}
