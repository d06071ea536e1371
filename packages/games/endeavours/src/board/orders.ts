import type { Answer, ShownDecision } from '@starboard/kernel';
import { useEffect } from 'react';

/** The answer to one of several questions that were decided in one go: a flight by a plan, a ship that is loaded. */
export interface Order {
  /** The name of the question. It may not be asked at all if there is but one answer. */
  readonly question: string;
  /** Nothing if what was planned cannot be done any more. */
  answer(decision: ShownDecision): Answer | undefined;
}

let standing: readonly Order[] = [];

/** From now on these questions are answered as they come. */
export function giveOrders(orders: readonly Order[]): void {
  standing = orders;
}

/** The order to choose an option by its key. */
export function order(question: string, key: string): Order {
  return { question, answer: ({ ask }) => (ask?.options.some(option => option.key === key) ? key : undefined) };
}

/** Answers questions by the standing orders; with any other question, or once one cannot be carried out, the rest are forgotten. */
export function useOrders(decision: ShownDecision | undefined, onAnswer: (answer: Answer) => void): void {
  useEffect(() => {
    if (standing.length === 0 || decision?.ask === undefined) return;
    const at = standing.findIndex(({ question }) => question === decision.name);
    const answer = standing[at]?.answer(decision);
    standing = answer === undefined ? [] : standing.slice(at + 1);
    if (answer !== undefined) onAnswer(answer);
  }, [decision, onAnswer]);
}
