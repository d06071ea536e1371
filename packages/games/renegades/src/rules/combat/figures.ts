import type { Flow } from '@starboard/kernel';
import type { Attack } from '../../hooks.ts';
import type { Card, Figure, Renegades } from '../../types.ts';
import { isLineObstructed } from '../squares/sight.ts';
import { attackOf } from '../stats.ts';
import { nameOf, say } from '../table.ts';
import { resolveAttack } from './attack.ts';

interface Manner {
  readonly weapon?: Card | null;
  /** The attack value unless said (RDA-CREW-13). */
  readonly dice?: number;
}

/** RDA-RANGED-03, 04, RDA-MELEE-02, RDA-NPC-25: one figure attacks another, whoever they are. */
export function* figureAttack(
  t: Renegades,
  by: Figure,
  target: Figure,
  how: 'melee' | 'ranged',
  { weapon = null, dice = attackOf(by) }: Manner = {},
): Flow<number> {
  sayAttack(t, by, target, how, weapon);
  return yield* resolveAttack(t, figureAttackOf(t, by, target, how, weapon), dice);
}

function figureAttackOf(
  { state }: Renegades,
  by: Figure,
  target: Figure,
  how: 'melee' | 'ranged',
  weapon: Card | null,
): Attack {
  const obstructed = isLineObstructed(state, by, target);
  const fromStealth = by.kind === 'crew' && by.stealth;
  return { how, by, target, weapon, name: '', obstructed, aboard: by.aboard !== 0, fromStealth };
}

function sayAttack(t: Renegades, by: Figure, target: Figure, how: 'melee' | 'ranged', weapon: Card | null): void {
  const rule = how === 'melee' ? 'RDA-MELEE-01' : 'RDA-RANGED-01';
  const params = { who: nameOf(by), target: nameOf(target) };
  if (weapon === null) say(t, rule, `attack.${how}`, params);
  else say(t, rule, 'attack.ranged.with', { ...params, weapon: { key: `card.${weapon.card}` } });
}
