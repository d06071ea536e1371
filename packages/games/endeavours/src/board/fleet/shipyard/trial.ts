import { Chance, copy, keyOf, readAnswer, seedFrom, Table, type Text } from '@starboard/kernel';
import { freeActions } from '../../../rules/free/index.ts';
import { operations } from '../../../rules/operations/index.ts';
import type { Operation } from '../../../rules/operations/operation.ts';
import { rightFor } from '../../../rules/operations/rights.ts';
import { clearEmptyStacks } from '../../../rules/stacks.ts';
import type { Endeavours, State } from '../../../types.ts';

/** A question, and the option that is chosen. */
export type Pick = readonly [question: string, key: string];

/** What cannot be done, and why. */
export class Obstacle extends Error {
  readonly reason: Text;

  constructor(reason: Text) {
    super(reason.key);
    this.reason = reason;
  }
}

/** None of what is tried out is left to chance. */
const seed = seedFrom('shipyard');

/** Deeds done one after the other by the rules themselves on a copy of the table. */
export class Trial {
  readonly state: State;
  /** The answers that do the same on the table. */
  readonly answers: Pick[] = [];

  constructor(state: State) {
    this.state = copy(state);
  }

  /** A free action with answers to what it asks, in turn; a question with but one option is not asked. */
  act(name: string, picks: readonly Pick[], otherwise: Text): void {
    const action = freeActions.find(each => each.name === name)!;
    if (!action.isPossible(this.state)) throw new Obstacle(action.whyNot(this.state)?.reason ?? otherwise);
    this.#run(`free.${name}`, t => action.perform(t), picks, otherwise);
  }

  operate(name: Operation['name'], picks: readonly Pick[], otherwise: Text): void {
    const operation = operations.find(each => each.name === name)!;
    this.#run(`operation.${name}`, t => operation.perform(t, null), picks, otherwise);
  }

  /** Why an operation cannot be done now. */
  barTo(name: Operation['name']): Text | undefined {
    const operation = operations.find(each => each.name === name)!;
    if (!operation.isPossible(this.state)) return operation.whyNot(this.state).reason;
    return rightFor(this.state, name) === undefined ? { key: 'bar.operationUsed' } : undefined;
  }

  #run(
    deed: string,
    perform: (t: Endeavours) => ReturnType<Operation['perform']>,
    picks: readonly Pick[],
    otherwise: Text,
  ): void {
    this.answers.push(['act', deed]);
    const flow = perform(new Table(noSeats, new Chance(seed), this.state));
    let left = picks;
    for (let next = flow.next(); !next.done; ) {
      const { name, asks } = next.value;
      const at = left.findIndex(([question]) => question === name);
      const key = left[at]?.[1];
      const ask = asks[0]!;
      if (key === undefined || !ask.options.some(option => keyOf(option) === key)) throw new Obstacle(otherwise);
      left = left.slice(at + 1);
      this.answers.push([name, key]);
      next = flow.next(readAnswer(ask, key));
    }
    clearEmptyStacks(this.state);
  }
}

const noSeats: readonly never[] = [];
