import type { Flow } from '@starboard/kernel';
import { printed } from '../../field/measure.ts';
import { effects, type Modifier, sumOf } from '../../hooks.ts';
import type { Fighter, Hero, Horde, Model, State, Unit } from '../../types.ts';
import { succeeds } from '../dice.ts';
import { isHero, isUp, nameOf, say } from '../table.ts';
import type { Harm } from '../wounds.ts';
import { inflict, nextToSuffer } from './allocation.ts';
import { stepIn } from './guardian.ts';
import { neededText } from './needed.ts';
import { regenerate } from './regeneration.ts';

/** Hits that were scored and may still be blocked. */
export interface Hits {
  readonly count: number;
  readonly ap: number;
  /** GSQ-SPECIAL-07 */
  readonly deadly?: number | undefined;
  /** GSQ-SPECIAL-02: natural 6s on Defense dice are rolled again. */
  readonly bane?: boolean;
  /** GSQ-SPECIAL-02, 25 */
  readonly ignoresRegeneration?: boolean;
  /** GSQ-COVER-01 */
  readonly covered?: boolean;
}

/** GSQ-SPECIAL-25: what hits from natural 6s pierce besides. */
export const rendingPierce = 4;

/** Hits that were not blocked. */
interface Unblocked {
  readonly hits: Hits;
  readonly through: number;
}

/** GSQ-WOUND-08, GSQ-SHOOT-06: a Defense die for each hit; tells how many wounds were suffered. Feats, drones and traps. */
export function takeHits(t: Horde, target: Fighter, hits: Hits, harm: Harm): Flow<number> {
  return takeAllHits(t, target, [hits], harm);
}

/**
 * GSQ-SHOOT-09, 10: every hit is blocked or not, before any wound is allocated; Deadly ones come first. Who picks a model
 * (GSQ-SPECIAL-20) is asked once something came through.
 */
export function* takeAllHits(
  t: Horde,
  target: Fighter,
  hits: readonly Hits[],
  harm: Harm,
  pickFirst?: () => Flow<Model | undefined>,
): Flow<number> {
  if (!isUp(target)) return 0;
  const unblocked: Unblocked[] = [];
  for (const each of hits) {
    const through = rollDefense(t, target, each);
    if (through > 0) unblocked.push({ hits: each, through });
  }
  if (unblocked.length === 0) return 0;
  if (isHero(target)) return yield* hurtHero(t, target, unblocked, harm);
  const first = pickFirst === undefined ? undefined : yield* pickFirst();
  return hurtUnit(t, target, unblocked, harm, first);
}

/** GSQ-SHOOT-06, 07, GSQ-COVER-01: the modifiers to the Defense dice against these hits. */
export function blockModifiers(state: State, target: Fighter, { ap, covered }: Hits): readonly Modifier[] {
  const own = effects.tell(state, 'block', { by: target });
  if (ap === 0 && !covered) return own;
  const modifiers = [...own];
  if (covered) modifiers.push({ name: 'cover', value: 1 });
  if (ap !== 0) modifiers.push({ name: 'ap', value: -ap });
  return modifiers;
}

export function defenseOf(state: State, target: Fighter): number {
  return effects.change(state, 'defense', printed(target).defense, { by: target });
}

/** Tells how many come through. */
function rollDefense(t: Horde, target: Fighter, hits: Hits): number {
  if (hits.count <= 0) return 0;
  const need = defenseOf(t.state, target);
  const modifiers = blockModifiers(t.state, target, hits);
  const modifier = sumOf(modifiers);
  const dice: string[] = [];
  let through = 0;
  for (let i = 0; i < hits.count; i++) {
    let die = t.chance.die();
    let shown = `${die}`;
    if (hits.bane && die === 6) {
      die = t.chance.die(); // GSQ-CORE-06: once
      shown = `${shown}\u2192${die}`;
    }
    dice.push(shown);
    if (!succeeds(die, need, modifier)) through += 1;
  }
  say(t, 'GSQ-SHOOT-06', 'defense.rolled', {
    who: nameOf(target),
    dice: dice.join(' '),
    needed: neededText(need, modifiers),
    through,
  });
  return through;
}

function harmOf({ ignoresRegeneration }: Hits, harm: Harm): Harm {
  return ignoresRegeneration ? { rule: harm.rule, cause: harm.cause, model: harm.model, ignoresRegeneration } : harm;
}

/** A hero is one model: what Deadly multiplies and the rest add up, and a Guardian may step in. */
function* hurtHero(t: Horde, hero: Hero, unblocked: readonly Unblocked[], harm: Harm): Flow<number> {
  let wounds = 0;
  for (const { through, hits } of unblocked) {
    wounds += regenerate(t, hero, through * (hits.deadly ?? 1), harmOf(hits, harm));
  }
  if (wounds === 0) return 0;
  const taken = yield* stepIn(t, hero, wounds, harm);
  return taken + inflict(t, hero, wounds - taken, harm);
}

/** GSQ-SPECIAL-07: first each Deadly hit for one model; then GSQ-WOUND-02, 03: the rest for one after the other. */
function hurtUnit(t: Horde, unit: Unit, unblocked: readonly Unblocked[], harm: Harm, first: Model | undefined): number {
  let suffered = 0;
  let rest = 0;
  for (const { through, hits } of unblocked) {
    const { deadly = 1 } = hits;
    const so = harmOf(hits, harm);
    if (deadly === 1) {
      rest += regenerate(t, unit, through, so);
      continue;
    }
    for (let i = 0; i < through && isUp(unit); i++) {
      const model = harm.model ?? nextToSuffer(t.state, unit, first);
      suffered += inflict(t, unit, regenerate(t, unit, deadly, so), { rule: harm.rule, cause: harm.cause, model });
    }
  }
  return isUp(unit) ? suffered + inflict(t, unit, rest, harm, first) : suffered;
}
