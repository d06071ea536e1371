import { Effects } from '@starboard/kernel';
import type { SeatName, State, TextKey } from './types.ts';

/** Where the cards of this game may bend its rules. */
export interface Hooks {
  readonly state: State;
  readonly textKey: TextKey;
  readonly owner: SeatName;
  readonly changes: {
    readonly workDice: readonly [number, { by: SeatName }];
    readonly dieCharge: readonly [number, { by: SeatName; die: number }];
    readonly shieldStrength: readonly [number, { by: SeatName }];
  };
  readonly tells: Record<never, never>;
  readonly events: {
    /** Dice were rolled at work; they may still be rolled again. */
    readonly rolled: { by: SeatName; dice: number[] };
    readonly hullStruck: { damage: number };
  };
}

/** What bends the rules now; `game.ts` says where it comes from. */
export const effects = new Effects<Hooks>();
