import type { Flow } from '@starboard/kernel';
import { effects } from '../../hooks.ts';
import { variantsOf } from '../../tables/variants.ts';
import type { Endure, Figure, State, Survivor } from '../../types.ts';
import { isBoss } from '../enemies/kinds.ts';
import { enemyText, nameOf, say } from '../table.ts';

/** ETS-STUN-02, 03, 04: out for the round if stunned in the Survivor phase, otherwise one action less in the next turn. */
export function stunSurvivor(t: Endure, who: Survivor): void {
  const { phase, round } = t.state;
  who.stun = phase === 'survivors' ? 'out' : 'shaken';
  who.stunRound = round;
  if (phase === 'survivors') who.turn.actions = 0;
  say(t, phase === 'survivors' ? 'ETS-STUN-02' : 'ETS-STUN-03', 'stunned', { who: nameOf(who) });
}

/** ETS-STUN-02: it cannot act until its next turn. */
export function cannotAct({ stun }: Survivor): boolean {
  return stun === 'out';
}

/** ETS-STUN-06, ETS-VAR-13: a boss is not. */
export function isStunnable(state: State, { type, stunned }: Figure): boolean {
  return !stunned && (!isBoss(type) || variantsOf(state).bossStun === 'allowed');
}

/** ETS-STUN-05: it does nothing for the rest of the round. */
export function* stunFigures(t: Endure, figures: readonly Figure[]): Flow {
  yield* effects.react(t, 'stunned', { figures });
  for (const figure of figures) {
    if (!isStunnable(t.state, figure)) continue;
    figure.stunned = true;
    say(t, 'ETS-STUN-05', 'stunned', { who: enemyText(figure.type, 1) });
  }
}

/** ETS-STUN-08: the marker comes off at the end of the round. */
export function endStuns({ state }: Endure): void {
  for (const figure of state.figures) figure.stunned = false;
  for (const token of state.tokens) token.stunned = false; // ETS-CO-1203
}
