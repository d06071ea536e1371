import type { Flow } from '@starboard/kernel';
import { catalogue } from '../../catalogue.ts';
import { effects } from '../../hooks.ts';
import type { Endure, Lasting, State, Survivor, Until, WhyNot } from '../../types.ts';
import { lookAround } from '../map/look-around.ts';
import { nameOf, say } from '../table.ts';
import { whyNotAsPilot } from './loader.ts';

/** ETS-ABIL-03, 04, ETS-ODD-33: once per turn, once per mission, and only if it could do something. */
export function whyNotUseAbility(state: State, by: Survivor, kind: 'active' | 'crisis'): WhyNot | undefined {
  if (kind === 'active') {
    if (by.turn.used.includes('active')) return { reason: { key: 'bar.usedThisTurn' }, rule: 'ETS-ABIL-03' };
    const [whyNot] = effects.tell(state, 'whyNotActive', { by });
    if (whyNot !== undefined) return whyNot;
  } else if (by.crisisUsed) {
    return { reason: { key: 'bar.crisisUsed' }, rule: 'ETS-ABIL-04' };
  }
  return whyNotAsPilot(state, by, 'ETS-LOADER-12') ?? abilityOf(by, kind).whyNot?.(state, by);
}

export function abilityOf({ id }: Survivor, kind: 'active' | 'crisis') {
  const { active, crisis } = catalogue.survivors[id];
  return kind === 'active' ? active : crisis;
}

/** ETS-SURV-04: one action. */
export function* useAbility(t: Endure, by: Survivor, kind: 'active' | 'crisis'): Flow {
  const ability = abilityOf(by, kind);
  by.turn.actions -= 1;
  if (kind === 'active') by.turn.used.push('active');
  else by.crisisUsed = true;
  say(t, kind === 'active' ? 'ETS-ABIL-03' : 'ETS-ABIL-04', 'ability.used', {
    who: nameOf(by),
    ability: { key: `ability.${ability.name}` },
  });
  yield* ability.use(t, by);
  yield* lookAround(t);
}

/** Something goes on after it was used. */
export function lastFor(by: Survivor, what: string, until: Until, more?: Partial<Lasting>): void {
  by.lasting.push(Object.assign({ what, until }, more));
}

/** What was started ends when its time has come. */
export function endLasting(by: Survivor, until: Until): void {
  if (by.lasting.length > 0) by.lasting = by.lasting.filter(each => each.until !== until);
}

/** Takes one thing that was started out of force; false if there is none. */
export function spendLasting(by: Survivor, what: string): boolean {
  const at = by.lasting.findIndex(each => each.what === what);
  if (at >= 0) by.lasting.splice(at, 1);
  return at >= 0;
}
