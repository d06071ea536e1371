import type { Effect, Offer } from '../hooks.ts';
import { isOnBoard } from '../rules/table.ts';
import type { Crew, State } from '../types.ts';

/** What a card or ability of a crewmember offers to whoever has it and is not aboard a ship. */
export function ashore(offers: (by: Crew, state: State) => readonly Offer[] | undefined): Effect {
  return { offers: ({ by }, _owner, state) => (isOnBoard(by as Crew) ? offers(by as Crew, state) : undefined) };
}
