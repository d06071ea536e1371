import { type Flow, nothing } from '@starboard/kernel';
import { catalogue } from '../../catalogue.ts';
import type { Endure, ResolveCard, Survivor } from '../../types.ts';
import { isAlive } from '../table.ts';

/** ETS-SURV-11, ETS-ODD-02: the Resolve cards that bite at the start of a turn, in the order their owner chooses. */
export function startOfTurnCards(t: Endure, by: Survivor): Flow {
  const due = by.resolveCards.filter(
    ({ card, shown }) => shown && catalogue.resolveCards[card].turnStarts?.isDue(t.state, by) === true,
  );
  return due.length === 0 ? nothing : bite(t, by, due);
}

function* bite(t: Endure, by: Survivor, due: readonly ResolveCard[]): Flow {
  const ordered =
    due.length > 1
      ? yield* t.putInOrder(
          by.seat,
          'resolveCard.order',
          due.map(({ card }) => ({ key: card, card, label: { key: `resolveCard.${card}` } })),
        )
      : due;
  for (const { card } of ordered) if (isAlive(by)) yield* catalogue.resolveCards[card].turnStarts!.bite(t, by);
}
