import { catalogue } from '../catalogue.ts';
import type { Condition, Fighter, Hero, Horde } from '../types.ts';
import { nameOf, say } from './table.ts';

/** GSQ-COND-01: each at most once. */
export function gainCondition(t: Horde, hero: Hero, condition: Condition, rule: string): void {
  if (hero.conditions.includes(condition)) return;
  hero.conditions.push(condition);
  say(t, rule, 'condition.gained', { who: nameOf(hero), condition: { key: `condition.${condition}` } });
}

export function loseCondition(t: Horde, hero: Hero, condition: Condition, rule: string): void {
  hero.conditions = hero.conditions.filter(each => each !== condition);
  say(t, rule, 'condition.lost', { who: nameOf(hero), condition: { key: `condition.${condition}` } });
}

/** GSQ-COND-03: whether wounds and Power can be restored. */
export function canHeal({ conditions }: Pick<Fighter, 'conditions'>): boolean {
  return !conditions.some(condition => catalogue.conditions[condition].barsHealing);
}
