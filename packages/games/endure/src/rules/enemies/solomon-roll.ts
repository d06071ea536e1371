import { catalogue } from '../../catalogue.ts';
import { effects } from '../../hooks.ts';
import { variantsOf } from '../../tables/variants.ts';
import type { Endure, EnemyType } from '../../types.ts';
import { say } from '../table.ts';

/** ETS-SOLOMON-01, 03: 2d6 up to 3, 4 or 5 by the number of survivors at set-up, for tokens with GEPs. Tells who comes. */
export function rollForSolomon(t: Endure, type: EnemyType): EnemyType | undefined {
  const { state } = t;
  const { followedBy } = catalogue.enemies[type];
  if (followedBy === undefined) return undefined;
  const highest = effects.change(state, 'solomonOn', Math.min(5, Math.max(3, state.crewSize)), {});
  if (highest === 0) return undefined; // ETS-CG-0804
  const [a, b] = t.roll(2) as [number, number];
  const total = a + b;
  const comes = variantsOf(state).solomonRoll === 'pair' ? total === 2 || total === highest : total <= highest;
  say(t, 'ETS-SOLOMON-01', comes ? 'solomon.comes' : 'solomon.stays', { dice: `${a} ${b}`, total, highest });
  return comes ? followedBy : undefined;
}
