import type { Answer, ShownDecision } from '@starboard/kernel';
import { useEffect, useRef, useSyncExternalStore } from 'react';

/** The answer to one of several questions that were decided in one go: a flight by a plan, a ship that is loaded. */
export interface Order {
  /** The name of the question. It may not be asked at all if there is but one answer. */
  readonly question: string;
  /** Nothing if what was planned cannot be done any more. */
  answer(decision: ShownDecision): Answer | undefined;
}

let standing: readonly Order[] = [];
let listener = () => {};

/** From now on these questions are answered as they come, the one that waits being the first. */
export function giveOrders(orders: readonly Order[]): void {
  standing = orders;
  listener();
}

/** The order to choose an option by its key. */
export function order(question: string, key: string): Order {
  return { question, answer: ({ ask }) => (ask?.options.some(option => option.key === key) ? key : undefined) };
}

function subscribe(listen: () => void): () => void {
  listener = listen;
  return () => {
    listener = () => {};
  };
}

const standingNow = () => standing;

/** Answers questions by the standing orders; with any other question, or once one cannot be carried out, the rest are forgotten. */
export function useOrders(decision: ShownDecision | undefined, onAnswer: (answer: Answer) => void): void {
  const orders = useSyncExternalStore(subscribe, standingNow, standingNow);
  const answered = useRef<number>(undefined);
  useEffect(() => {
    if (orders.length === 0 || decision?.ask === undefined || answered.current === decision.id) return;
    const at = orders.findIndex(({ question }) => question === decision.name);
    const answer = orders[at]?.answer(decision);
    standing = answer === undefined ? [] : orders.slice(at + 1);
    if (answer === undefined) return;
    answered.current = decision.id;
    onAnswer(answer);
  }, [orders, decision, onAnswer]);
}
