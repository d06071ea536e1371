import { isSite } from '../../map/index.ts';
import { needOfCard, openQuests } from '../../rules/missions/quest.ts';
import { hasFactory } from '../../rules/sites.ts';
import type { NodeId, SiteId, State } from '../../types.ts';
import { building } from './settling.ts';
import type { Sketch } from './want.ts';

/** END-ELEVATOR-01: a Factory at either end; from a Site into the open no Factory leads. */
export function elevating(state: State, pairs: readonly string[]): Sketch[] {
  const ends = pairs.map(endsOf);
  return ends.every(both => both.every(isSite)) ? building(state, ends.flat() as SiteId[]) : [];
}

function endsOf(pair: string): NodeId[] {
  return pair.split('/') as NodeId[];
}

/** Elevators that missions ask for, and that can be built now. */
export function elevatorsWanted(state: State): string[] {
  return openQuests(state).flatMap(({ card }) => {
    const need = needOfCard(card);
    if (need.kind !== 'elevators') return [];
    return need.pairs.filter(
      pair => !state.elevators.includes(pair) && endsOf(pair).every(end => isSite(end) && hasFactory(state, end)),
    );
  });
}
