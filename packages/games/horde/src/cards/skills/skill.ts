import { type Flow, nothing, one } from '@starboard/kernel';
import { catalogue } from '../../catalogue.ts';
import { isWithin } from '../../field/measure.ts';
import { lastOn } from '../../rules/lasting.ts';
import { sees } from '../../rules/sight.ts';
import { isConscious, nameOf, refOf, say } from '../../rules/table.ts';
import { statTest } from '../../rules/tests.ts';
import type { Fighter, Hero, Horde, Lasting, Named, Option, SkillCard, SkillId, State, Unit } from '../../types.ts';

/** How a skill is used; a card adds its stat, and what goes on afterwards. */
export type Use = Pick<SkillCard, 'usable' | 'use'>;

/** GSQ-SKILL-02: the test; on a failure nothing happens, and the action is spent. */
export function* passes(t: Horde, hero: Hero, skill: SkillId, rule: string): Flow<boolean> {
  say(t, rule, 'skill.tried', { who: nameOf(hero), skill: { key: `skill.${skill}` } });
  return yield* statTest(t, hero, catalogue.skills[skill].stat, rule);
}

/** A skill that a hero uses on itself. */
export function onOneself(
  skill: SkillId,
  rule: string,
  usable: (hero: Hero, state: State) => boolean,
  effect: (t: Horde, hero: Hero) => Flow,
): Use {
  return {
    usable: (state, hero) => usable(hero, state),
    *use(t, hero) {
      if (yield* passes(t, hero, skill, rule)) yield* effect(t, hero);
    },
  };
}

/** Those that ask for their target. */
type AimedSkill = SkillId & Named<'use'>;

/** What distinguishes a skill that is used on one of several targets. */
interface Targeting<T> {
  readonly rule: string;
  /** What it may be used on at all. */
  among(state: State): readonly T[];
  /** Whether it is in reach, and the skill would change something. */
  fits(target: T, hero: Hero, state: State): boolean;
  /** A target as an option. */
  option(target: T): Option;
  effect(t: Horde, hero: Hero, target: T): Flow;
}

/** GSQ-SKILL-03: the target is chosen before the test; where there is but one, it is that. */
export function onTarget<T>(skill: AimedSkill, { rule, among, fits, option, effect }: Targeting<T>): Use {
  return {
    usable: (state, hero) => among(state).some(target => fits(target, hero, state)),
    *use(t, hero) {
      const targets = among(t.state).filter(target => fits(target, hero, t.state));
      const target = yield* chooseTarget(t, hero, skill, targets, option);
      if (yield* passes(t, hero, skill, rule)) yield* effect(t, hero, target);
    },
  };
}

export function* chooseTarget<T>(
  t: Horde,
  hero: Hero,
  skill: AimedSkill,
  targets: readonly T[],
  option: (target: T) => Option,
): Flow<T> {
  if (targets.length === 1) return targets[0]!;
  const options = targets.map(option);
  const showing = { params: { who: nameOf(hero) }, about: [refOf(hero)] };
  const chosen = yield* t.ask(hero.seat, `use.${skill}`, one(options, showing));
  return targets[options.indexOf(chosen)]!;
}

/** What distinguishes a skill that is used on one fighter. */
type OnFighter<F> = Omit<Targeting<F>, 'among' | 'option'>;

export function onHero(skill: AimedSkill, targeting: OnFighter<Hero>): Use {
  return onTarget<Hero>(skill, { ...targeting, among: ({ heroes }) => heroes, option: fighterOption });
}

export function onUnit(skill: AimedSkill, targeting: OnFighter<Unit>): Use {
  return onTarget<Unit>(skill, { ...targeting, among: ({ units }) => units, option: fighterOption });
}

/** A fighter as an option. */
export function fighterOption(fighter: Fighter): Option {
  return { key: refOf(fighter), label: nameOf(fighter), refs: [refOf(fighter)] };
}

/** Those for which the log has words of their own. */
type SaidSkill = SkillId & Named<'done'>;

/** What most skills do: something begins to last, under the skill's own name. */
export function lasts(
  t: Horde,
  rule: string,
  skill: SaidSkill,
  fighter: Fighter,
  lasting: Omit<Lasting, 'what'>,
): Flow {
  lastOn(fighter, { what: skill, ...lasting });
  say(t, rule, `done.${skill}`, { who: nameOf(fighter) });
  return nothing;
}

/** GSQ-SKILL-03: enemies must be visible; ranges are gaps. */
export function isInSight(state: State, hero: Hero, unit: Unit, range: number): boolean {
  return isWithin(state, hero, unit, range) && sees(state, hero, unit);
}

/** GSQ-SKILL-03, 05, GSQ-WOUND-06: heroes need not be visible; whoever is down only where a skill says so. */
export function isHeroNear(state: State, hero: Hero, target: Hero, range: number): boolean {
  return isConscious(target) && isWithin(state, hero, target, range);
}

/** Where a skill says "other". */
export function isOtherNear(state: State, hero: Hero, target: Hero, range: number): boolean {
  return target !== hero && isHeroNear(state, hero, target, range);
}
