import type { Flow } from '@starboard/kernel';
import { effects } from '../../hooks.ts';
import type { Arms, Attack, Endure, Figure, Survivor } from '../../types.ts';
import { missionMinds } from '../mission-rules.ts';
import { enemyText, say } from '../table.ts';

/** Who brought enemies down, and by which attack; nobody for what they lose to events (ETS-ODD-23). */
export interface Felling {
  readonly killer: Survivor | null;
  readonly attack: Attack | null;
  /** With what, where it is not an attack of a survivor. */
  readonly arms?: Arms;
}

export const nobodys: Felling = { killer: null, attack: null };

/** ETS-COMBAT-10: figures without Health go back to the supply, unless something keeps them on the map. Tells who went. */
export function* fell(t: Endure, figures: readonly Figure[], felling: Felling): Flow<readonly Figure[]> {
  const { state } = t;
  const { killer, attack, arms = attack?.arms ?? null } = felling;
  const gone = missionMinds(state).removed
    ? figures.filter(figure => effects.change(state, 'removed', true, { figure, attack, arms }))
    : figures;
  if (gone.length < figures.length) {
    yield* effects.react(t, 'spared', { figures: figures.filter(figure => !gone.includes(figure)) });
  }
  if (gone.length === 0) return gone;
  state.figures = state.figures.filter(figure => !gone.includes(figure));
  if (killer !== null) say(t, 'ETS-COMBAT-05', 'killed', { enemies: enemyText(gone[0]!.type, gone.length) });
  yield* effects.react(t, 'fell', { figures: gone, killer, attack });
  return gone;
}

/** Kills by survivors count for the round. */
export function* creditKills(t: Endure, killer: Survivor, count: number): Flow {
  t.state.tally.kills += count;
  yield* effects.react(t, 'enemiesKilled', { killer, count });
}
