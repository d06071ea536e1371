import { type ShownAsk, showDecision } from '../ask/show.ts';
import type { Decision } from '../ask/types.ts';
import { checkUses, type Texts } from '../text/index.ts';
import type { Text } from '../types.ts';

/** Fails if a question, something that it offers or something that it bars has no words in one of the languages. */
export function requireWords(texts: Texts, decision: Decision): void {
  const seat = decision.seats[0]!;
  const asking = { decision, decisionId: 0, waitingFor: decision.seats, askOf: () => decision.asks[0] };
  const { prompt, ask } = showDecision(asking, seat)!;
  const [problem] = checkUses(texts, [prompt, ...textsOf(ask!)]);
  if (problem !== undefined) throw new Error(`"${decision.name}" is asked, but ${problem.sentence}`);
}

/** What a page would show of a question's options, and of what is barred. */
export function textsOf(ask: ShownAsk): Text[] {
  const partners = ask.shape === 'pairs' ? ask.partners : [];
  return [
    ...[...ask.options, ...partners, ...ask.blocked].map(option => option.label),
    ...ask.blocked.map(option => option.reason),
  ];
}
