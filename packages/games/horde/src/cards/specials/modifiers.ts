import { isWithin } from '../../field/measure.ts';
import { distance } from '../../field/scale.ts';
import type { Effect, Modifier, Strike } from '../../hooks.ts';
import { isModelWithin } from '../../rules/attack/near.ts';
import { isUp } from '../../rules/table.ts';
import type { Fighter, Special, SpecialCard, State } from '../../types.ts';

/** GSQ-SPECIAL-29, in inches. */
const stealthy = 9;

/** Special rules that are modifiers of their own name. */
type Modifying = Special & Modifier['name'];

/** GSQ-SPECIAL-10, 28: on Advance, and on Rush and Charge. */
function stride(name: Modifying, advance: number, further: number): Effect {
  return { stride: ({ move }) => ({ name, value: move === 'advance' ? advance : further }) };
}

/** Whether an aura reaches somebody; a side's own auras pass over the other. */
function reaches(state: State, source: Fighter | null, by: Fighter, kind: Fighter['kind'], inches: number): boolean {
  if (source === null || by.kind !== kind || !isUp(source)) return false;
  return source === by || isWithin(state, source, by, inches);
}

/** GSQ-SPECIAL-05: other enemy units within 9". */
function isCommanded(state: State, source: Fighter | null, by: Fighter): boolean {
  return source !== by && reaches(state, source, by, 'unit', 9);
}

/** GSQ-SPECIAL-32 */
function isThrusting({ how, charging }: Strike): boolean {
  return how === 'melee' && charging;
}

function when(holds: boolean, name: Modifying, value: number): Modifier | undefined {
  return holds ? { name, value } : undefined;
}

/** Special rules that change dice, ranges and moves. */
export const modifying = {
  /** GSQ-SPECIAL-05 */
  commanding: {
    aura: true,
    morale: ({ by }, owner, state) => when(isCommanded(state, owner, by), 'commanding', 1),
    hit: (strike, owner, state) => when(isThrusting(strike) && isCommanded(state, owner, strike.by), 'commanding', 1),
  },
  /** GSQ-SPECIAL-08 */
  dreadAura: {
    aura: true,
    morale: ({ by }, owner, state) => when(reaches(state, owner, by, 'hero', 6), 'dreadAura', -1),
    stat: ({ by, stat }, owner, state) => when(stat === 'wil' && reaches(state, owner, by, 'hero', 6), 'dreadAura', -1),
  },
  /** GSQ-SPECIAL-10 */
  fast: stride('fast', 2, 4),
  /** GSQ-SPECIAL-19 */
  inspiring: {
    aura: true,
    morale: ({ by }, owner, state) => when(reaches(state, owner, by, 'hero', 6), 'inspiring', 1),
  },
  /** GSQ-SPECIAL-26 */
  scavenger: { treasure: () => ({ name: 'scavenger', value: 1 }) },
  /** GSQ-SPECIAL-28 */
  slow: stride('slow', -2, -4),
  /** GSQ-SPECIAL-29 */
  stealth: {
    hitAgainst({ by, strike: { how, by: shooter, model } }, _, state) {
      if (how !== 'shooting' || isModelWithin(state, shooter, model, by, distance(state, stealthy))) return undefined;
      return { name: 'stealth', value: -1, unless: 'ignoresStealth' };
    },
  },
  /** GSQ-SPECIAL-32 */
  thrust: {
    hit: strike => when(isThrusting(strike), 'thrust', 1),
    pierce: strike => when(isThrusting(strike), 'thrust', 1),
  },
} satisfies { readonly [S in Special]?: SpecialCard };
