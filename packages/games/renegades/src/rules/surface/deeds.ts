import type { Flow } from '@starboard/kernel';
import type { Crew, Described, PartyTurn, Renegades, State } from '../../types.ts';

/** `extraAttack`: an attack beyond the one of this round (RDA-ACTION-04). */
type Cost = 'action' | 'attack' | 'extraAttack' | 'free';

/** A kind of thing to do: how one of them is shown, and what it does with what it is aimed at. */
export interface Verb<T> {
  readonly cost: Cost;
  readonly group: string;
  describe(target: T, state: State, crew: Crew): Described;
  /** Hands back false if it did not come off, and nothing is spent. */
  do(t: Renegades, crew: Crew, target: T): Flow<unknown>;
}

/** Something that a crewmember may do now: a verb and what it is aimed at. There are many at every question, so they are light. */
export class Deed<T = unknown> {
  readonly key: string;
  readonly verb: Verb<T>;
  readonly target: T;
  readonly cost: Cost;

  constructor(key: string, verb: Verb<T>, target: T, cost: Cost = verb.cost) {
    this.key = key;
    this.verb = verb;
    this.target = target;
    this.cost = cost;
  }

  describe(state: State, crew: Crew): Described {
    return { group: this.verb.group, ...this.verb.describe(this.target, state, crew) };
  }

  do(t: Renegades, crew: Crew): Flow<unknown> {
    return this.verb.do(t, crew, this.target);
  }
}

/** RDA-SURFACE-01, 04: what somebody can still pay for. */
export function canPay(cost: Cost, { actions, peacefulActions, attacks, attacksAllowed }: PartyTurn): boolean {
  if (cost === 'free') return true;
  if (cost === 'extraAttack') return actions > 0;
  return cost === 'attack' ? actions > 0 && attacks < attacksAllowed : actions + peacefulActions > 0;
}

/** Actions that may not be attacks go first. */
export function pay(cost: Cost, party: PartyTurn): void {
  if (cost === 'free') return;
  party.begun = true;
  if (cost === 'attack') {
    party.attacks++;
    party.actions--;
  } else if (cost === 'extraAttack') party.actions--;
  else if (party.peacefulActions > 0) party.peacefulActions--;
  else party.actions--;
}
