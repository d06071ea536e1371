import type { Flow } from '@starboard/kernel';
import { boardOf, dist } from '../../field/board.ts';
import { effects } from '../../hooks.ts';
import type { Crew, Figure, PartyTurn, Renegades, State } from '../../types.ts';
import { type AttackOption, attackOptions, attackWith } from '../gear/weapons.ts';
import { rollOff } from '../roll-off.ts';
import { inMelee } from '../squares/sight.ts';
import { initiativeOf } from '../stats.ts';
import { canPay, pay } from '../surface/deeds.ts';
import { nameOf } from '../table.ts';

/** RDA-NPC-25: next to somebody a melee attack, else a ranged one. */
function optionFor(state: State, crew: Crew, target: Figure): AttackOption | undefined {
  const options = attackOptions(state, crew).filter(option => option.target === target);
  return options.find(({ how }) => how === 'melee') ?? options[0];
}

export function canAttack(state: State, party: PartyTurn, crew: Crew, target: Figure): boolean {
  return canPay('attack', party) && optionFor(state, crew, target) !== undefined;
}

/** RDA-SURFACE-04, RDA-SOLO-32: the attack, and a second one by an ability that grants it. */
export function* attack(t: Renegades, party: PartyTurn, crew: Crew, target: Figure): Flow {
  yield* attackWith(t, crew, optionFor(t.state, crew, target)!);
  pay('attack', party);
  if (!canPay('action', party)) return;
  const again = effects
    .tell(t.state, 'offers', { by: crew })
    .flat()
    .find(({ cost }) => cost === 'extraAttack');
  if (again === undefined) return;
  yield* again.take(t);
  pay('action', party);
}

/** RDA-SOLO-32, 35, RDA-NPC-18: the adjacent opponent with the highest initiative, else the nearest whom it can attack, crew first; sleeping guards are left alone. True if it attacked. */
export function* attackSomebody(t: Renegades, party: PartyTurn, crew: Crew): Flow<boolean> {
  if (!canPay('attack', party)) return false;
  const target = bestOf(t, crew, attackable(t.state, crew));
  if (target === undefined) return false;
  yield* attack(t, party, crew, target);
  return true;
}

function attackable(state: State, crew: Crew): Figure[] {
  const targets = attackOptions(state, crew).map(({ target }) => target);
  return [...new Set(targets)].filter(target => target.kind === 'crew' || !target.asleep);
}

function bestOf(t: Renegades, crew: Crew, targets: readonly Figure[]): Figure | undefined {
  const { state } = t;
  const board = boardOf(state, crew);
  const rank = (target: Figure) => {
    const initiative = target.kind === 'crew' ? initiativeOf(state, target) : 0;
    if (inMelee(state, crew, target)) return 10_000 + initiative;
    return (target.kind === 'crew' ? 5000 : 0) - dist(board, crew.cell, target.cell) * 50 + initiative;
  };
  if (targets.length === 0) return undefined;
  const best = Math.max(...targets.map(rank));
  return rollOff(
    t,
    targets.filter(target => rank(target) === best),
    nameOf,
  );
}
