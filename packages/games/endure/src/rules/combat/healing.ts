import type { Flow } from '@starboard/kernel';
import { catalogue } from '../../catalogue.ts';
import { effects } from '../../hooks.ts';
import type { Endure, Injury, ItemCardId, State, Survivor } from '../../types.ts';
import { healthOf, nameOf, say } from '../table.ts';

/** Whether Med Kits and Medics can do anything for it (ETS-ODD-33). */
export function canBeTreated(state: State, who: Survivor): boolean {
  return (
    (who.health < healthOf(who.id) || curable(state, who).length > 0) &&
    effects.tell(state, 'whyNotTreat', { by: who }).length === 0
  );
}

/** ETS-CG-0703: all injuries, except one that cannot be healed. */
export function curable(state: State, who: Survivor): Injury[] {
  const incurable = effects.tell(state, 'incurable', { by: who });
  return who.injuries.filter(injury => !incurable.includes(injury));
}

export function canHeal(state: State, who: Survivor): boolean {
  return who.health < healthOf(who.id) && effects.tell(state, 'whyNotTreat', { by: who }).length === 0;
}

/** ETS-ODD-27: not above the maximum of the class; some healers give more. */
export function heal(t: Endure, who: Survivor, amount: number, healer: Survivor | undefined, rule: string): void {
  const given = healer ? effects.change(t.state, 'healing', amount, { by: healer }) : amount;
  const before = who.health;
  who.health = Math.min(healthOf(who.id), before + given);
  if (who.health > before) {
    say(t, rule, 'health.regained', { who: nameOf(who), amount: who.health - before, health: who.health });
  }
}

/** ETS-DMG-11, ETS-ITEM-09: one injury of the healer's choice. */
export function* cureOne(t: Endure, who: Survivor, chooser: Survivor, rule: string): Flow {
  const injuries = curable(t.state, who);
  if (injuries.length === 0) return;
  const injury = yield* t.choose(chooser.seat, 'cure', injuries, {
    takeOnly: true,
    params: { who: nameOf(who) },
    describe: each => ({ label: { key: `injury.${each}` } }),
  });
  cure(t, who, injury, rule);
}

export function cure(t: Endure, who: Survivor, injury: Injury, rule: string): void {
  who.injuries = who.injuries.filter(each => each !== injury);
  say(t, rule, 'injury.cured', { who: nameOf(who), injury });
}

/** ETS-ITEM-09: a Med Kit, however strong. */
export function isMedKit(item: ItemCardId): boolean {
  const card = catalogue.items[item];
  return card.kind === 'gear' && card.treats === true;
}
