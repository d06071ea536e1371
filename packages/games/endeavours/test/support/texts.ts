import {
  type AnyAsk,
  type Chance,
  type Choice,
  type Decision,
  type Described,
  keyOf,
  randomAnswer,
  readAnswer,
  type Text,
} from '@starboard/kernel';
import { WatchedTable } from '../../src/testing/watched.ts';
import type { Endeavours, State } from '../../src/types.ts';

/** What is shown of a question: its prompt and every option. */
function shownOf({ name, asks }: Decision): Text[] {
  const ask: AnyAsk = asks[0]!;
  const { params } = ask.showing ?? {};
  const shown = ask.showing?.describe as ((option: Choice) => Described) | undefined;
  const labels = ask.options.map(option => {
    const own = typeof option === 'object' ? (option as Described).label : undefined;
    return shown?.(option).label ?? own ?? { key: `${name}.${keyOf(option)}` };
  });
  return [{ key: name, ...(params && { params }) }, ...labels];
}

/** Plays a flow at random and gathers everything that is asked and said. What is offered has to light up. */
export function playOut(
  state: State,
  chance: Chance,
  rule: (t: Endeavours) => Generator<Decision, void, unknown>,
): Text[] {
  const table = new WatchedTable([{ id: 'player' }], chance, state);
  const flow = rule(table);
  const told: Text[] = [];
  for (let next = flow.next(undefined); !next.done; ) {
    told.push(...shownOf(next.value));
    const ask = next.value.asks[0]!;
    next = flow.next(readAnswer(ask, randomAnswer(ask, chance)));
  }
  return [...told, ...table.log.map(({ key, params }) => ({ key, ...(params && { params }) }))];
}
