import type { Flow } from '@starboard/kernel';
import type { Effect } from '../../hooks.ts';
import type { Bar, Endure, State, Survivor } from '../../types.ts';

/** ETS-ABIL-02: always in effect. */
interface Passive {
  readonly name: string;
  readonly effect: Effect;
}

/** ETS-ABIL-03, 04: an active or a crisis ability. */
interface Ability {
  readonly name: string;
  /** Why it would do nothing now (ETS-ODD-33). */
  bar?(state: State, by: Survivor): Bar | undefined;
  use(t: Endure, by: Survivor): Flow;
  /** What it changes after it was used, for as long as it lasts. */
  readonly lasting?: Lasts;
}

/** Something that goes on; some of it hides whoever has it from enemies outside its zone. */
export type Lasts = Effect & { readonly hides?: true };

/** ETS-ABIL-01 */
export interface AbilitySet {
  readonly passive: Passive;
  readonly active: Ability;
  readonly crisis: Ability;
}

const noTarget: Bar = { reason: { key: 'bar.noTarget' }, rule: 'ETS-ODD-33' };

export function barUnless(useful: boolean): Bar | undefined {
  return useful ? undefined : noTarget;
}
