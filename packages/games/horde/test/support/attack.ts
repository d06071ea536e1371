import type { Performed } from '@starboard/horde/testing';
import type { Text } from '@starboard/kernel';
import { printed } from '../../src/field/measure.ts';
import { type Assault, attackEnds, strikeTarget } from '../../src/rules/attack/strikes.ts';
import { fire, shoot } from '../../src/rules/shooting.ts';
import type { Fighter, Horde } from '../../src/types.ts';

/** What a die needed, as it is read, with the names of what is added: "4+ · cover +1 · ap −1". */
export function written({ key, params }: Text): string {
  if (key === 'needed.sixes') return 'sixes';
  const { need, so, what, sign } = params as { need: number; so: Text; what: Text; sign: string };
  if (key === 'needed') return `${need}+`;
  return `${written(so)} · ${what.key.replace('modifier.', '')} ${sign}`;
}

/** What dice said, as far as a test looks at it. */
interface Said {
  readonly dice?: string;
  readonly hits?: number;
  readonly extra?: number;
  readonly through?: number;
  readonly count?: number;
  readonly killed?: number;
  readonly needed?: Text;
  readonly who?: Text;
  readonly target?: Text;
}

/** Everything that was said under a key; fighters by the keys of their names. */
export function allRolled(done: Performed, key: string) {
  return done.said(key).map(({ params }) => {
    const { needed, who, target, ...numbers } = params as Said;
    const no = (target?.params as { no?: number } | undefined)?.no;
    return { ...numbers, needed: needed && written(needed), who: who?.key, target: target?.key, no };
  });
}

/** What was said first under a key. */
export function rolled(done: Performed, key: string) {
  const [first] = allRolled(done, key);
  if (first === undefined) throw new Error(`"${key}" was not said.`);
  return first;
}

/** A hero shoots. */
export function shooting(hero = 1, moved = false) {
  return (t: Horde) => shoot(t, t.state.heroes[hero - 1]!, moved);
}

/** The first unit shoots. */
export function firing(t: Horde, moved = false) {
  return fire(t, t.state.units[0]!, moved);
}

/** Everybody of one fighter strikes another with all melee weapons, as after a charge or not. */
function striking(who: (t: Horde) => readonly [by: Fighter, target: Fighter], charging = false) {
  return function* (t: Horde) {
    const [by, target] = who(t);
    const models = by.kind === 'hero' ? [by] : by.models;
    const weapons = printed(by).weapons.filter(({ range }) => range === 0);
    const blows: Assault['blows'] = weapons.map(weapon => ({ weapon, models }));
    const wounds = yield* strikeTarget(t, { by, target, how: 'melee', charging, moved: charging, blows });
    attackEnds(t, by, 'melee', weapons);
    return wounds;
  };
}

/** Hero 1 strikes the first unit. */
export function heroStrikes(charging = false) {
  return striking(({ state }) => [state.heroes[0]!, state.units[0]!], charging);
}

/** The first unit strikes hero 1. */
export function unitStrikes(charging = false) {
  return striking(({ state }) => [state.units[0]!, state.heroes[0]!], charging);
}
