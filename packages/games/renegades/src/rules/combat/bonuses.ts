import { catalogue } from '../../catalogue.ts';
import { type Attack, type Bonus, effects } from '../../hooks.ts';
import type { Anybody, Card, Crew, DiceBonus, Figure, Renegades, State } from '../../types.ts';
import { bladesOf, gearOf, spendEnergy } from '../gear/cards.ts';

/** An attack with somebody behind it. */
export type AttackBy = Attack & { readonly by: Anybody };

/** RDA-DICE-02, 04, RDA-GEAR-04, RDA-MELEE-02, 03, 05: weapons that are used in this kind of attack, abilities and cards. A hazard has none (RDA-SEARCH-10). */
export function attackBonuses(state: State, attack: AttackBy): Bonus[] {
  if (attack.how === 'hazard') return [];
  const bonuses: Bonus[] = [];
  for (const card of weaponsIn(attack)) {
    const bonus = effects.change(state, 'weaponBonus', gearOf(card).bonus ?? null, { ...attack, card });
    if (bonus !== null)
      bonuses.push({ add: bonus.add, dice: bonus.dice, name: card.card, label: { key: `card.${card.card}` } });
  }
  const more = effects.tell(state, 'attackBonus', attack);
  return more.length === 0 ? bonuses : [...bonuses, ...more];
}

function weaponsIn({ how, by, weapon }: AttackBy): readonly Card[] {
  if (how === 'ranged') return weapon === null ? [] : [weapon];
  return how === 'melee' && by.kind === 'crew' ? bladesOf(by) : [];
}

/** RDA-CREW-12, RDA-DATA-07: what is printed on a figure's card, abilities and cards. */
export function defenseBonuses(state: State, attack: Attack): Bonus[] {
  const { target } = attack;
  const bonuses: Bonus[] = [];
  if (target.kind === 'crew' || target.kind === 'npc') {
    const printed = effects.change(state, 'printedDefense', printedOf(target), { by: target, attack });
    if (printed !== null) bonuses.push({ add: printed.add, dice: printed.dice, name: 'defense' });
  }
  const more = effects.tell(state, 'defenseBonus', { by: target, attack });
  if (more.length === 0) return bonuses;
  return [...bonuses, ...(isArmorIgnored(state, attack, more) ? more.filter(({ armor }) => !armor) : more)];
}

/** B4 */
function isArmorIgnored(state: State, attack: Attack, bonuses: readonly Bonus[]): boolean {
  const { by } = attack;
  if (by === null || !bonuses.some(({ armor }) => armor)) return false;
  return effects.holds(state, 'ignoresArmor', { ...attack, by });
}

const single: DiceBonus = { add: 1, dice: 1 };

function printedOf(figure: Figure): DiceBonus | null {
  if (figure.kind === 'npc') return catalogue.npcs[figure.npc].defense;
  return catalogue.crew[figure.id].defense === 1 ? single : null;
}

/** RDA-DATA-06: a bonus out of a card with energy uses it. */
export function payForBonus(t: Renegades, owner: Anybody, { card }: Bonus): void {
  if (card !== undefined && (owner.kind === 'crew' || owner.kind === 'ship')) spendEnergy(t, owner as Crew, card);
}

/** All that these add to one die at most. */
export function mostOnOneDie(bonuses: readonly DiceBonus[]): number {
  let sum = 0;
  for (const { add } of bonuses) sum += add;
  return sum;
}
