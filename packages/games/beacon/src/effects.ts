import { Effects } from '@starboard/kernel';
import { seatNames, storms, tools } from './content.ts';
import type { SeatName, State } from './types.ts';

/** Where the cards of this game may bend its rules. */
export interface Hooks {
  readonly state: State;
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

/** In this order: last round's storm, then the tools. */
export const effects = new Effects<Hooks>([
  (state, show) => {
    if (state.last !== null) show(storms[state.last], 'keeper');
  },
  (state, show) => {
    for (const seat of seatNames) show(tools[state.crew[seat].tool], seat);
  },
]);
