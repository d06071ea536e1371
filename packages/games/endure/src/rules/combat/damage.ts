import type { Flow } from '@starboard/kernel';
import { catalogue } from '../../catalogue.ts';
import { effects } from '../../hooks.ts';
import type { Endure, Injury, Survivor } from '../../types.ts';
import { neededText } from '../arithmetic.ts';
import { isAlive, nameOf, say } from '../table.ts';
import { saveOnBoard } from '../turn/loader.ts';
import { die, mourn } from './death.ts';

/** ETS-DMG-17, ETS-DICE-02 */
const injuryDie = ['blank', 'blank', 'blank', 'head', 'body', 'leg'] as const;
/** ETS-ARMOUR-01: no die shows it. */
const noSave = 7;

/** ETS-DMG-15: not an attack, so no save and no injury. */
export function* loseHealth(t: Endure, who: Survivor, amount: number, rule: string): Flow {
  if (!isAlive(who) || amount <= 0) return;
  takeHealth(t, who, amount, rule);
  if (who.health === 0) yield* mourn(t, die(t, who));
}

export interface Blow {
  readonly damage: number;
  readonly rule: string;
  /** ETS-ARMOUR-04 */
  readonly ignoresArmour?: true;
  /** ETS-BDECK table: by how much the save is worse. */
  readonly pierces?: number;
  /** What else happens to whoever was hit: a push, a stun. */
  readonly sideEffects?: (() => Flow) | undefined;
}

/**
 * ETS-ODD-08: save, loss of Health, death, injury die, side effects, and last the Resolve of the onlookers. Tells whether
 * the attack came through.
 */
export function* strike(
  t: Endure,
  victim: Survivor,
  { damage, rule, ignoresArmour, pierces = 0, sideEffects }: Blow,
): Flow<boolean> {
  if (damage <= 0) return false;
  const blow = { stopped: false };
  yield* effects.react(t, 'struckAt', { by: victim, blow });
  if (blow.stopped || (!ignoresArmour && savedByArmour(t, victim, pierces))) return false;
  takeHealth(t, victim, damage, rule);
  const witnesses = victim.health === 0 ? die(t, victim) : [];
  if (isAlive(victim)) rollInjury(t, victim);
  if (sideEffects !== undefined) yield* sideEffects();
  if (!isAlive(victim)) yield* mourn(t, witnesses);
  return true;
}

function takeHealth(t: Endure, who: Survivor, amount: number, rule: string): void {
  const lost = Math.min(who.health, amount); // ETS-ODD-27
  who.health -= lost;
  say(t, rule, 'health.lost', { who: nameOf(who), amount: lost, health: who.health });
}

/** ETS-ARMOUR-01: one die for each incoming attack, if body armour is worn or something else gives a save. */
function savedByArmour(t: Endure, victim: Survivor, pierces: number): boolean {
  const printed = printedSave(t, victim);
  const save = effects.change(t.state, 'armourSave', printed, { by: victim });
  const needed = save + pierces;
  if (needed >= noSave) return false;
  const roll = t.chance.die();
  const saved = roll >= needed;
  const changes = printed >= noSave ? [] : effects.changes(t.state, 'armourSave', printed, { by: victim });
  say(t, 'ETS-ARMOUR-01', saved ? 'armour.held' : 'armour.failed', {
    who: nameOf(victim),
    die: roll,
    needed,
    from: neededText(
      printed >= noSave ? save : printed,
      pierces === 0 ? changes : [...changes, { by: pierces, name: { key: 'sum.pierces' } }],
    ),
  });
  return saved;
}

function printedSave(t: Endure, victim: Survivor): number {
  const worn = victim.cards.find(card => card.space === 'body');
  const item = worn && catalogue.items[worn.item];
  return saveOnBoard(t.state, victim, item?.kind === 'armour' ? item.save : noSave);
}

/** ETS-DMG-03, 05, 10: once for an attack that damages; an injury already there is ignored. */
export function rollInjury(t: Endure, victim: Survivor): void {
  const rolled = t.chance.face(injuryDie);
  const injury = effects.change(t.state, 'injury', rolled, { by: victim });
  if (injury !== 'blank' && !victim.injuries.includes(injury)) {
    injure(t, victim, injury);
  } else {
    say(t, injury === 'blank' ? 'ETS-DMG-05' : 'ETS-DMG-10', 'injury.none', { who: nameOf(victim), face: rolled });
  }
}

function injure(t: Endure, victim: Survivor, injury: Injury): void {
  victim.injuries.push(injury);
  say(t, 'ETS-DMG-03', 'injury', { who: nameOf(victim), injury });
}
