import { discard, type Flow } from '@starboard/kernel';
import { effects } from '../../hooks.ts';
import type { Endure, Survivor } from '../../types.ts';
import { canSee, zoneText } from '../map/map.ts';
import { isLeftBehind, objectiveText } from '../objectives.ts';
import { loseResolve } from '../resolve/resolve.ts';
import { inTurnOrder, isAtRefuge, nameOf, say } from '../table.ts';
import { abandonLoader } from '../turn/loader.ts';

/** ETS-DEATH-01..06: removed with all its cards; what it carried for the mission stays where it fell. Hands back who saw it. */
export function die(t: Endure, who: Survivor): readonly Survivor[] {
  const { state } = t;
  who.status = 'dead';
  leaveCards(t, who);
  if (isAtRefuge(state)) {
    say(t, 'ETS-REFUGE-20', 'refuge.died', { who: nameOf(who) });
    return []; // ETS-REFUGE-24
  }
  say(t, 'ETS-DEATH-01', 'died', { who: nameOf(who), zone: zoneText(state, who.zone) });
  abandonLoader(state, who);
  for (const objective of state.objectives) {
    if (objective.carrier !== who.id) continue;
    objective.carrier = null;
    objective.zone = who.zone;
    if (!isLeftBehind(state, objective.id)) continue;
    const zone = zoneText(state, who.zone);
    say(t, 'ETS-DEATH-04', 'carry.left', { objective: objectiveText(state, objective.id), zone });
  }
  return inTurnOrder(state).filter(survivor => canSee(state, survivor.zone, who.zone));
}

function leaveCards({ state }: Endure, who: Survivor): void {
  state.removed.push(...who.cards.splice(0).map(card => card.item));
  for (const { card } of who.resolveCards.splice(0)) discard(state.resolveDeck, card);
  if (who.accomplishment !== null) discard(state.accomplishments, who.accomplishment.card);
  who.accomplishment = null;
  who.lasting = []; // ETS-ABIL-10
}

/** ETS-RESOLVE-10, ETS-DEATH-03: whoever saw it loses 2 Resolve, after what the mission says to it. */
export function* mourn(t: Endure, witnesses: readonly Survivor[]): Flow {
  yield* effects.react(t, 'died', {});
  for (const survivor of witnesses) yield* loseResolve(t, survivor, 2, 'ETS-RESOLVE-10');
}
