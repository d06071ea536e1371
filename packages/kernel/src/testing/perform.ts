import { keyOf, readAnswer } from '../ask/shapes.ts';
import type { Decision } from '../ask/types.ts';
import { stepEnds, type Table } from '../table.ts';
import type { Flow } from '../types.ts';

/** What came of a rule that was run by itself. */
export interface Performance {
  /** What it returned. */
  readonly result: unknown;
  /** The questions that it asked, by name. */
  readonly asked: readonly string[];
  /** The questions themselves. */
  readonly decisions: readonly Decision[];
  /** Whether it ended everything at once. */
  readonly ended: boolean;
}

/** Runs one rule by itself, its questions answered in turn. `read` makes an answer of what a test calls it. */
export function perform<S>(
  table: Table<S>,
  rule: (t: Table<S>) => Flow<unknown>,
  answers: readonly unknown[],
  read: (answer: unknown) => unknown = answer => answer,
): Performance {
  const asked: string[] = [];
  const decisions: Decision[] = [];
  try {
    const flow = rule(table);
    let next = flow.next(undefined);
    while (!next.done) {
      const answer = answers[asked.length];
      asked.push(next.value.name);
      decisions.push(next.value);
      next = flow.next(accept(next.value, answer === undefined ? undefined : read(answer)));
    }
    return { result: next.value, asked, decisions, ended: false };
  } catch (thrown) {
    if (thrown !== stepEnds) throw thrown;
    return { result: undefined, asked, decisions, ended: true };
  }
}

function accept({ name, asks }: Decision, answer: unknown): unknown {
  const ask = asks[0]!;
  const keys = ask.options.map(keyOf).join(', ');
  if (answer === undefined) throw new Error(`"${name}" is asked, but no answer was given. It offers: ${keys}`);
  return readAnswer(ask, answer);
}
