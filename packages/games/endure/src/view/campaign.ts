import type { ResolveCard, State } from '../types.ts';

type Redrawn<T> = { -readonly [K in keyof T]: T[K] };

/** ETS-VAR-25: everybody came to the mission with the Resolve cards that still lie face down, whichever they are. */
export function imagineStart({ campaign, survivors }: State): void {
  for (const then of campaign?.start ?? []) {
    const now = survivors.find(({ id }) => id === then.id);
    then.resolveCards.forEach((card: Redrawn<ResolveCard>, at) => {
      card.card = now?.resolveCards[at]?.card ?? card.card;
    });
  }
}
